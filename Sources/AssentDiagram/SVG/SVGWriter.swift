/// Writes the elements of a scene as SVG: the same in every viewer.
struct SVGWriter {
  /// What is written so far.
  var text: String

  mutating func write(_ elements: [Scene.Element]) {
    for element in elements { write(element) }
  }

  private mutating func write(_ element: Scene.Element) {
    switch element {
    case .rect(let rect, let radius, let id, let look):
      let anchor = id.map { " id=\"\($0)\"" } ?? ""
      text += "<rect\(anchor) x=\"\(rect.x)\" y=\"\(rect.y)\""
      text += " width=\"\(rect.width)\" height=\"\(rect.height)\""
      if radius > 0 { text += " rx=\"\(radius)\"" }
      write(look, "/>")
    case .circle(let center, let radius, let look):
      text += "<circle cx=\"\(center.x)\" cy=\"\(center.y)\" r=\"\(radius)\""
      write(look, "/>")
    case .path(let data, let look):
      text += "<path d=\"\(data)\""
      write(look, "/>")
    case .sole(let look, let data):
      text += "<path"
      write(look, " d=\"\(data)\"/>\n")
    case .lines(let lines, let place, let step, let look):
      guard lines.contains(where: { !$0.isEmpty }) else { return }
      begin(Scene.Span(words: lines.first ?? "", x: place.x, y: place.y), look)
      for line in lines.dropFirst() {
        text += "<tspan x=\"\(place.x)\" dy=\"\(step)\">\(line.escapedXML())</tspan>"
      }
      text += "</text>\n"
    case .spans(let spans, let isSpaced, let look):
      guard let first = spans.first else { return }
      begin(first, look, isAlone: spans.count == 1)
      for span in spans.dropFirst() {
        text += isSpaced ? " " : ""
        text += "<tspan x=\"\(span.x)\" y=\"\(span.y)\""
        write(length: span.length)
        text += ">\(span.words.escapedXML())</tspan>"
      }
      text += "</text>\n"
    case .row(let elements):
      write(elements)
      text += "\n"
    case .layer(let look, let elements):
      text += "<g"
      write(look, ">\n")
      write(elements)
      text += "</g>\n"
    case .target(let id, let elements):
      text += "<g id=\"\(id)\">"
      write(elements)
      text += "</g>"
    case .link(let destination, let elements):
      text += "<a href=\"\(destination.escapedXML())\">"
      write(elements)
      text += "</a>"
    }
  }

  /// Begins a text with its first words.
  private mutating func begin(_ first: Scene.Span, _ look: Scene.Look, isAlone: Bool = true) {
    text += "<text x=\"\(first.x)\" y=\"\(first.y)\""
    if isAlone { write(length: first.length) }
    write(look, ">")
    let words = first.words.escapedXML()
    guard !isAlone, first.length != nil else {
      text += words
      return
    }
    // The length of a text would be that of all its words.
    text += "<tspan"
    write(length: first.length)
    text += ">\(words)</tspan>"
  }

  /// Has words take their width with every font.
  private mutating func write(length: Int?) {
    guard let length else { return }
    text += " textLength=\"\(length)\" lengthAdjust=\"spacingAndGlyphs\""
  }

  private mutating func write(_ look: Scene.Look, _ end: String) {
    for trait in look {
      switch trait {
      case .role(let role): text += " \(SVGPalette.attributes(of: role))"
      case .set(let name, let value): text += " \(name)=\"\(value)\""
      }
    }
    text += end
  }
}
