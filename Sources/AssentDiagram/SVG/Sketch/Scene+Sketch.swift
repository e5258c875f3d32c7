extension Scene {
  /// The picture of a drawing that keeps its arrangement.
  init(_ sketch: Sketch) {
    self.init(frame: sketch.size, elements: [])
    add(
      [.role(.group), .set("stroke-opacity", ".6")],
      sketch.frames.filter(\.isContainer).flatMap(\.elements))
    if !sketch.backLines.isEmpty {
      let path = sketch.backLines.map { SVGPath.line($0.points) }.joined()
      elements.append(.sole([.role(.line), .set("stroke-opacity", ".6")], path: path))
    }
    add(
      [.role(.node), .set("stroke-width", "1.5")],
      sketch.frames.filter { !$0.isContainer }.flatMap(\.elements)
        + sketch.figures.map { .row([.path($0.path)]) })
    addLines(of: sketch)
    for role in [Sketch.Role.body, .strong, .label] {
      var look: Look = [.role(role == .label ? .label : .text)]
      look.append(.set("font-size", "\(Sketch.fontSize)"))
      if role == .strong { look.append(.set("font-weight", "bold")) }
      add(look, Self.texts(sketch.texts.filter { $0.role == role }))
    }
  }

  private mutating func add(_ look: Look, _ layer: [Element]) {
    if !layer.isEmpty { elements.append(.layer(look, layer)) }
  }

  private mutating func addLines(of sketch: Sketch) {
    var paths: [Sketch.Stroke: String] = [:]
    var heads = ""
    for rule in sketch.rules { paths[rule.stroke, default: ""] += SVGPath.line(rule.points) }
    for line in sketch.lines where line.points.count > 1 {
      let it = HeadedLine(line.points, start: line.startHead, end: line.endHead)
      heads += it.heads.map(\.filled).joined()
      paths[line.stroke, default: ""] += SVGPath.line(it.points)
    }
    add(
      [.role(.line), .set("stroke-width", "1.5")],
      [Sketch.Stroke.light, .dashed, .heavy, .double].compactMap { stroke in
        paths[stroke].map {
          .row([.path($0, stroke == .double ? Sketch.Stroke.heavy.look : stroke.look)])
        }
      })
    for dot in sketch.dots {
      let (x, y) = (dot.center.x, dot.center.y)
      if dot.isFilled {
        heads += "M\(x - 4) \(y)a4 4 0 1 0 8 0a4 4 0 1 0-8 0z"
      } else {
        elements.append(.row([.circle(dot.center, radius: 4, [.role(.node)])]))
      }
    }
    if !heads.isEmpty { elements.append(.sole([.role(.head)], path: heads)) }
  }

  /// Texts that are of one block become one element.
  private static func texts(_ texts: [Sketch.Text]) -> [Element] {
    var elements: [Element] = []
    var start = 0
    while start < texts.count {
      let first = texts[start]
      let end = texts[start...].firstIndex { !belong(first, $0) } ?? texts.count
      var look: Look = []
      if first.anchor != .start { look.append(.set("text-anchor", first.anchor.rawValue)) }
      if first.size != Sketch.fontSize { look.append(.set("font-size", "\(first.size)")) }
      if first.isMonospaced { look.append(.set("font-family", "monospace")) }
      let spans = texts[start..<end].flatMap { text in
        text.pieces.map { Span(words: $0.words, x: $0.x, y: text.y, length: $0.length) }
      }
      // A blank at the end of centered words would move them.
      elements.append(.spans(spans, isSpaced: first.anchor == .start, look))
      start = end
    }
    return elements
  }

  private static func belong(_ one: Sketch.Text, _ other: Sketch.Text) -> Bool {
    one.block == other.block && one.anchor == other.anchor && one.size == other.size
      && one.isMonospaced == other.isMonospaced
  }
}
