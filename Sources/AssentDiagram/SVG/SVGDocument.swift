/// What is around every picture: its size, its name, what it says, and its colors.
struct SVGDocument {
  /// Before every id.
  var prefix: String
  /// The prefix of a picture in the same page that has title and description of this one, too.
  var twin: String?
  var title: String
  /// What the picture says, in sentences.
  var description: String
  /// Whether it is a file of its own, which brings its style sheet.
  var isStandalone: Bool
  /// What stands over it.
  var heading = PictureHeading.none

  static let margin = 8

  /// With the heading and the margin, in CSS pixels.
  private func outside(_ frame: Scene.Rect) -> Scene.Rect {
    let side = max(0, heading.width - frame.width + 1) / 2 + Self.margin
    let top = heading.height + Self.margin
    return Scene.Rect(
      x: frame.x - side, y: frame.y - top, width: frame.width + 2 * side,
      height: frame.height + top + Self.margin)
  }

  /// A prefix as a name that ids can begin with: a letter, then letters, digits and dashes.
  static func name(of prefix: String) -> String {
    let bytes = prefix.unicodeScalars.map { scalar -> UInt8 in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "_": UInt8(truncatingIfNeeded: scalar.value)
      default: UInt8(ascii: "-")
      }
    }
    let name = String(decoding: bytes, as: UTF8.self)
    return bytes.first.map(ASCII.isLetter) ?? false ? name : "d-" + name
  }

  /// The picture of a scene; ends with a newline when it stands alone.
  func svg(_ scene: Scene) -> String {
    let outside = outside(scene.frame)
    let id = Self.name(of: twin ?? prefix)
    var out = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="\(outside.x) \(outside.y) \(outside.width) \(outside.height)" \
      width="\(outside.width)" height="\(outside.height)" role="\(scene.hasLinks ? "document" : "img")" class="diagram" \
      aria-labelledby="\(id)-t" aria-describedby="\(id)-d" \
      font-family="Helvetica,Arial,sans-serif" font-size="\(PictureScale.fontSize)">

      """
    if twin == nil {
      out += """
        <title id="\(id)-t">\(title.escapedXML())</title>
        <desc id="\(id)-d">\(description.escapedXML())</desc>

        """
    }
    if isStandalone { out += "<style>\(SVGPalette.ownStyle)</style>\n" }
    var writer = SVGWriter()
    writer.text.add(out)
    writer.write([heading.element(over: scene.frame, y: outside.y + Self.margin)])
    writer.write(scene.elements)
    writer.text.add(isStandalone ? "</svg>\n" : "</svg>")
    return writer.text.string
  }
}
