/// Writes the elements of a scene as SVG: the same in every viewer.
struct SVGWriter {
  /// What is written so far.
  var text = ByteText(capacity: 4_000)

  mutating func write(_ elements: [Scene.Element]) {
    for element in elements { write(element) }
  }

  private mutating func write(_ element: Scene.Element) {
    switch element {
    case .rect(let rect, let radius, let id, let look):
      text.add("<rect")
      if let id { text.add(" id=\"\(id)\"") }
      text.add(" x=\"", rect.x, "\"")
      text.add(" y=\"", rect.y, "\"")
      text.add(" width=\"", rect.width, "\"")
      text.add(" height=\"", rect.height, "\"")
      if radius > 0 { text.add(" rx=\"", radius, "\"") }
      write(look, "/>")
    case .circle(let center, let radius, let look):
      text.add("<circle cx=\"", center.x, "\"")
      text.add(" cy=\"", center.y, "\"")
      text.add(" r=\"", radius, "\"")
      write(look, "/>")
    case .path(let data, let look):
      text.add("<path d=\"")
      text.add(data)
      text.add("\"")
      write(look, "/>")
    case .sole(let look, let data):
      text.add("<path")
      write(look, " d=\"")
      text.add(data)
      text.add("\"/>\n")
    case .lines(let lines, let place, let step, let look):
      guard lines.contains(where: { !$0.isEmpty }) else { return }
      begin(Scene.Span(words: lines.first ?? "", x: place.x, y: place.y), look)
      for line in lines.dropFirst() {
        text.add("<tspan x=\"", place.x, "\"")
        text.add(" dy=\"", step, "\">")
        text.add(line.escapedXML())
        text.add("</tspan>")
      }
      text.add("</text>\n")
    case .spans(let spans, let isSpaced, let look):
      guard let first = spans.first else { return }
      begin(first, look, isAlone: spans.count == 1)
      for span in spans.dropFirst() {
        text.add(isSpaced ? " <tspan x=\"" : "<tspan x=\"", span.x, "\"")
        text.add(" y=\"", span.y, "\"")
        write(length: span.length)
        text.add(">")
        text.add(span.words.escapedXML())
        text.add("</tspan>")
      }
      text.add("</text>\n")
    case .row(let elements):
      write(elements)
      text.add("\n")
    case .layer(let look, let elements):
      text.add("<g")
      write(look, ">\n")
      write(elements)
      text.add("</g>\n")
    case .target(let id, let elements):
      text.add("<g id=\"\(id)\">")
      write(elements)
      text.add("</g>")
    case .link(let destination, let elements):
      text.add("<a href=\"\(destination.escapedXML())\">")
      write(elements)
      text.add("</a>")
    }
  }

  /// Begins a text with its first words.
  private mutating func begin(_ first: Scene.Span, _ look: Scene.Look, isAlone: Bool = true) {
    text.add("<text x=\"", first.x, "\"")
    text.add(" y=\"", first.y, "\"")
    if isAlone { write(length: first.length) }
    write(look, ">")
    // The length of a text would be that of all its words.
    let isPart = !isAlone && first.length != nil
    if isPart {
      text.add("<tspan")
      write(length: first.length)
      text.add(">")
    }
    text.add(first.words.escapedXML())
    if isPart { text.add("</tspan>") }
  }

  /// Has words take their width with every font.
  private mutating func write(length: Int?) {
    guard let length else { return }
    text.add(" textLength=\"", length, "\" lengthAdjust=\"spacingAndGlyphs\"")
  }

  private mutating func write(_ look: Scene.Look, _ end: String) {
    for trait in look {
      text.add(" ")
      switch trait {
      case .role(let role): text.add(SVGPalette.attributes(of: role))
      case .set(let name, let value):
        text.add(name)
        text.add("=\"")
        text.add(value)
        text.add("\"")
      }
    }
    text.add(end)
  }
}
