import AssentMarkup

extension HTMLWriter {
  /// Writes code; on a page that of a diagram in a figure, its picture first.
  mutating func writeCodeBlock(_ index: Int, info: TextRange) {
    out.writeLineStart()
    guard let frame else {
      out.write("<pre>")
      writeCode(index, info: info)
      out.write("</pre>\n")
      return
    }
    guard let diagram = frame.diagrams[index] else {
      writePre(label: frame.labels["code"])
      writeCode(index, info: info)
      out.write("</pre>\n")
      return
    }
    out.write("<figure class=\"diagram\">")
    if let picture = diagram.picture {
      out.write("\n")
      out.writePicture(picture, frame.labels)
      out.write("<details>\n<summary>")
      out.writeEscapedHTML(frame.labels["source"])
      out.write("</summary>\n")
      writePre(label: frame.labels["source"])
      writeCode(index, info: info)
      out.write("</pre>\n</details>\n</figure>\n")
    } else {
      writePre(label: frame.labels["diagram"])
      writeCode(index, info: info)
      out.write("</pre></figure>\n")
    }
  }

  private mutating func writePre(label: String) {
    out.write("<pre tabindex=\"0\" role=\"group\" aria-label=\"")
    out.writeEscapedHTML(label)
    out.write("\">")
  }

  private mutating func writeCode(_ index: Int, info: TextRange) {
    out.write("<code")
    if !info.isEmpty {
      let bytes = text.slice(info.range)
      let end = bytes.firstIndex { $0 == 0x20 || (0x09...0x0D).contains($0) } ?? bytes.count
      out.write(" class=\"language-")
      out.writeEscapedHTML(bytes.slice(0..<end))
      out.append(UInt8(ascii: "\""))
    }
    out.append(UInt8(ascii: ">"))
    writeWords(nodes[index].literal)
    out.write("</code>")
  }
}
