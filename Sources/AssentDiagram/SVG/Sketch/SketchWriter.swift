/// Writes a sketch as the elements of an SVG picture.
struct SketchWriter {
  let sketch: Sketch

  init(_ sketch: Sketch) { self.sketch = sketch }

  func write(to out: inout String) {
    writeFrames(to: &out)
    writeLines(to: &out)
    writeTexts(to: &out)
  }

  // MARK: Boxes

  private func writeFrames(to out: inout String) {
    let containers = sketch.frames.filter(\.isContainer)
    let boxes = sketch.frames.filter { !$0.isContainer }
    if !containers.isEmpty {
      out += "<g \(SVGPalette.group) stroke-opacity=\".6\">\n"
      for frame in containers { write(frame, to: &out) }
      out += "</g>\n"
    }
    if !sketch.backLines.isEmpty {
      let path = sketch.backLines.map { SVGPath.line($0.points) }.joined()
      out +=
        "<path class=\"de\" fill=\"none\" stroke=\"\(SVGPalette.stroke)\" stroke-opacity=\".6\" d=\"\(path)\"/>\n"
    }
    if !boxes.isEmpty || !sketch.figures.isEmpty {
      out += "<g \(SVGPalette.node)>\n"
      for frame in boxes { write(frame, to: &out) }
      for figure in sketch.figures { out += "<path d=\"\(figure.path)\"/>\n" }
      out += "</g>\n"
    }
  }

  private func write(_ frame: Sketch.Frame, to out: inout String) {
    let rect = frame.rect
    let radius = min(frame.isRounded ? 9 : frame.isContainer ? 5 : 3, rect.height / 2)
    let attributes = Self.attributes(frame.stroke) + (frame.tint.map(Self.tint) ?? "")
    let size = "width=\"\(rect.width)\" height=\"\(rect.height)\""
    if let shape = frame.shape {
      out += shape.elements(rect, "") + "\n"
    } else if !frame.steps.isEmpty {
      out += "<path d=\"\(steppedOutline(frame))\"\(attributes)/>\n"
    } else if frame.upperGaps.isEmpty, frame.lowerGaps.isEmpty {
      out += "<rect x=\"\(rect.x)\" y=\"\(rect.y)\" \(size) rx=\"\(radius)\"\(attributes)/>\n"
    } else {
      out += "<rect x=\"\(rect.x)\" y=\"\(rect.y)\" \(size) rx=\"\(radius)\" stroke=\"none\"/>\n"
      out += "<path d=\"\(outline(frame, radius))\" fill=\"none\"\(attributes)/>\n"
    }
    if frame.stroke == .double, rect.width > 12, rect.height > 12 {
      out += "<rect x=\"\(rect.x + 3)\" y=\"\(rect.y + 3)\" width=\"\(rect.width - 6)\""
      out += " height=\"\(rect.height - 6)\" fill=\"none\"/>\n"
    }
  }

  /// The border of a box that becomes narrower.
  private func steppedOutline(_ frame: Sketch.Frame) -> String {
    let rect = frame.rect
    var path = "M\(rect.x) \(rect.y)"
    for (index, step) in frame.steps.enumerated() {
      path += "H\(step.x)V\(index == frame.steps.count - 1 ? rect.maxY : step.y)"
    }
    return path + "H\(rect.x)z"
  }

  /// The border of a box in pieces, open where words stand in it.
  private func outline(_ frame: Sketch.Frame, _ radius: Int) -> String {
    let rect = frame.rect
    let (left, right) = (rect.x + radius, rect.maxX - radius)
    var path = ""
    func edge(_ y: Int, _ gaps: [Range<Int>]) {
      var x = left
      for gap in gaps.sorted(by: { $0.lowerBound < $1.lowerBound }) {
        let end = min(gap.lowerBound, right)
        if end > x { path += "M\(x) \(y)H\(end)" }
        x = max(x, gap.upperBound)
      }
      if x < right { path += "M\(x) \(y)H\(right)" }
    }
    edge(rect.y, frame.upperGaps)
    edge(rect.maxY, frame.lowerGaps)
    let height = rect.height - 2 * radius
    path += "M\(left) \(rect.y)q\(-radius) 0 \(-radius) \(radius)v\(height)"
    path += "q0 \(radius) \(radius) \(radius)"
    path += "M\(right) \(rect.y)q\(radius) 0 \(radius) \(radius)v\(height)"
    path += "q0 \(radius) \(-radius) \(radius)"
    return path
  }

  /// A color that words of the page can be read on, on a light page and on a dark one.
  private static func tint(_ color: String) -> String {
    let isClear = ["rgba(", "hsla("].contains { color.hasPrefix($0) } || color == "transparent"
    return " fill=\"\(color)\" fill-opacity=\"\(isClear ? "1" : ".25")\""
  }

  private static func attributes(_ stroke: Sketch.Stroke) -> String {
    switch stroke {
    case .light: ""
    case .dashed: " stroke-dasharray=\"4 3\""
    case .heavy: " stroke-width=\"2.5\""
    case .double: ""
    }
  }

  // MARK: Lines

  private func writeLines(to out: inout String) {
    var paths: [Sketch.Stroke: String] = [:]
    var heads = ""
    for rule in sketch.rules { paths[rule.stroke, default: ""] += SVGPath.line(rule.points) }
    for line in sketch.lines {
      var points = line.points
      let last = points.count - 1
      guard last > 0 else { continue }
      if line.endHead != .none {
        heads += SVGPath.head(line.endHead, at: points[last], from: points[last - 1])
      }
      if line.startHead != .none {
        heads += SVGPath.head(line.startHead, at: points[0], from: points[1])
      }
      if line.endHead == .point { points = SVGPath.shortened(points, by: SVGPath.headLength - 2) }
      if line.startHead == .point {
        points = SVGPath.shortened(points.reversed(), by: SVGPath.headLength - 2).reversed()
      }
      paths[line.stroke, default: ""] += SVGPath.line(points)
    }
    if !paths.isEmpty {
      out += "<g \(SVGPalette.line)>\n"
      for stroke in [Sketch.Stroke.light, .dashed, .heavy, .double] {
        guard let path = paths[stroke] else { continue }
        let attributes = stroke == .double ? " stroke-width=\"2.5\"" : Self.attributes(stroke)
        out += "<path d=\"\(path)\"\(attributes)/>\n"
      }
      out += "</g>\n"
    }
    for dot in sketch.dots {
      let place = "cx=\"\(dot.center.x)\" cy=\"\(dot.center.y)\" r=\"4\""
      if dot.isFilled {
        heads += "M\(dot.center.x - 4) \(dot.center.y)a4 4 0 1 0 8 0a4 4 0 1 0-8 0z"
      } else {
        out +=
          "<circle \(place) class=\"dn\" fill=\"\(SVGPalette.fill)\" stroke=\"\(SVGPalette.stroke)\"/>\n"
      }
    }
    if !heads.isEmpty { out += "<path \(SVGPalette.head) d=\"\(heads)\"/>\n" }
  }

  // MARK: Words

  private func writeTexts(to out: inout String) {
    for role in [Sketch.Role.body, .strong, .label] {
      let texts = sketch.texts.filter { $0.role == role }
      if texts.isEmpty { continue }
      let color = role == .label ? SVGPalette.label : SVGPalette.text
      let weight = role == .strong ? " font-weight=\"bold\"" : ""
      out += "<g \(color) font-size=\"\(Sketch.fontSize)\"\(weight)>\n"
      var start = 0
      while start < texts.count {
        var end = start + 1
        while end < texts.count, Self.belong(texts[start], texts[end]) { end += 1 }
        write(texts[start..<end], to: &out)
        start = end
      }
      out += "</g>\n"
    }
  }

  private static func belong(_ one: Sketch.Text, _ other: Sketch.Text) -> Bool {
    one.block == other.block && one.anchor == other.anchor && one.size == other.size
      && one.isMonospaced == other.isMonospaced
  }

  private func write(_ texts: ArraySlice<Sketch.Text>, to out: inout String) {
    guard let first = texts.first else { return }
    var attributes = ""
    if first.anchor != .start { attributes += " text-anchor=\"\(first.anchor.rawValue)\"" }
    if first.size != Sketch.fontSize { attributes += " font-size=\"\(first.size)\"" }
    if first.isMonospaced { attributes += " font-family=\"monospace\"" }
    out += "<text"
    var isFirst = true
    for text in texts {
      for piece in text.pieces {
        let words = piece.words.escapedXML()
        if isFirst {
          out += " x=\"\(piece.x)\" y=\"\(text.y)\"\(attributes)>\(words)"
        } else {
          // A blank at the end of centered words would move them.
          out += first.anchor == .start ? " " : ""
          out += "<tspan x=\"\(piece.x)\" y=\"\(text.y)\">\(words)</tspan>"
        }
        isFirst = false
      }
    }
    out += "</text>\n"
  }
}
