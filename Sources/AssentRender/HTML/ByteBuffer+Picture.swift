import AssentDiagram

extension ByteBuffer {
  /// Writes the picture of a diagram into a page, and the one for telephones where there is one.
  ///
  /// The style sheet shows one of them; without it nobody sees the second.
  mutating func writePicture(_ picture: PagePicture, _ labels: FrameLabels) {
    var classes = picture.main.isReadable(on: .page) ? "" : " wide"
    if picture.main.isReadable(on: .telephone) { classes = " small" }
    if let narrow = picture.narrow {
      write(picture.main, classes + " broad", labels)
      write(narrow, " small narrow", isHidden: true, labels)
      return
    }
    write(picture.main, classes, labels)
    if classes == " small" { return }
    // The style sheet shows it where the picture is wider than the page.
    write("<p class=\"scroll-hint\" aria-hidden=\"true\">")
    writeEscapedHTML(labels["scrollHint"])
    write("</p>\n")
  }

  private mutating func write(
    _ picture: DiagramPicture, _ classes: String, isHidden: Bool = false, _ labels: FrameLabels
  ) {
    write("<div class=\"picture")
    write(string: classes)
    if !isHidden, picture.isTall {
      write(" tall\" data-height=\"")
      write(string: String(picture.height))
    }
    write("\" tabindex=\"0\" role=\"group\" aria-label=\"")
    writeEscapedHTML(labels["diagram"])
    write(isHidden ? "\" hidden>\n" : "\">\n")
    write(string: picture.svg)
    write("\n</div>\n")
  }
}
