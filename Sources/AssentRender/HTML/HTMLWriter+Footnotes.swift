import AssentMarkup

/// References to footnotes, and the links back to them.
extension HTMLWriter {
  mutating func writeFootnoteReference(_ node: Node, label: TextRange, occurrence: Int32) {
    out.write("<sup class=\"footnote-ref\"><a href=\"#fn-")
    out.writeEscapedAddress(text.slice(label.range))
    out.write("\" id=\"fnref-")
    out.writeEscapedAddress(text.slice(label.range))
    if occurrence > 1 {
      out.append(UInt8(ascii: "-"))
      out.write(Int(occurrence))
    }
    out.write("\" data-footnote-ref>")
    out.writeEscapedAddress(text.slice(node.literal.range))
    out.write("</a></sup>")
  }

  /// Writes the links back to a footnote's references, once; `false` when they are there already.
  mutating func writeBackReference(_ index: Int) -> Bool {
    guard writtenFootnoteCount < footnoteCount,
      case .footnoteDefinition(let references) = nodes[index].kind
    else { return false }
    writtenFootnoteCount = footnoteCount
    let label = text.slice(nodes[index].literal.range)
    for reference in 1...max(Int(references), 1) {
      if reference > 1 { out.append(UInt8(ascii: " ")) }
      out.write("<a href=\"#fnref-")
      out.writeEscapedAddress(label)
      if reference > 1 {
        out.append(UInt8(ascii: "-"))
        out.write(reference)
      }
      out.write("\" class=\"footnote-backref\" data-footnote-backref aria-label=\"")
      if let frame {
        out.writeEscapedHTML(frame.labels.text("backTo", footnoteNumber(reference)))
      } else {
        out.write("Back to content")
      }
      out.write("\">↩")
      if reference > 1 {
        out.write("<sup class=\"footnote-ref\">")
        out.write(reference)
        out.write("</sup>")
      }
      out.write("</a>")
    }
    return true
  }

  private func footnoteNumber(_ reference: Int) -> String {
    reference > 1 ? "\(footnoteCount)-\(reference)" : "\(footnoteCount)"
  }
}
