import AssentDiagram
import AssentLicense
import AssentRedline

/// How a diagram that differs is written in HTML.
extension RedlineHTMLWriter {
  /// Writes what changed in it, the picture with every change marked, and its code behind a summary.
  ///
  /// - Parameter code: the block that is its code, where that stands in the redline.
  mutating func writeDiagram(_ index: Int, code: (block: BlockChange, change: ClauseChange)?) {
    let difference = diagrams.differences[index]
    let frame = FrameLabels.labels(for: labels.language)
    out.write("<figure class=\"diagram redline-diagram\">\n<figcaption>")
    out.writeEscapedHTML(InvisibleSigns.safe(difference.title))
    let kind = labels[difference.kind.rawValue]
    if !kind.isEmpty {
      out.write(" <span class=\"redline-kind\">")
      out.writeEscapedHTML(kind)
      out.write("</span>")
    }
    out.write("</figcaption>\n")
    if !difference.lines.isEmpty {
      // What is told of graphs is told in English.
      out.write("<ul class=\"note\" lang=\"en\" dir=\"ltr\">\n")
      for line in difference.lines {
        out.write("<li>")
        out.writeEscapedHTML(InvisibleSigns.safe(line))
        out.write("</li>\n")
      }
      out.write("</ul>\n")
    }
    if let picture = difference.picture(prefix: "redline-\(index + 1)") {
      out.writePicture(picture, frame)
    }
    if let code {
      out.write("<details>\n<summary>")
      out.writeEscapedHTML(frame["source"])
      out.write("</summary>\n")
      writeCompared(code.block, code.change)
      out.write("</details>\n")
    }
    out.write("</figure>\n")
  }
}
