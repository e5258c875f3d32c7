extension Sketch.Frame {
  /// The outline in rows of a layer.
  var elements: [Scene.Element] {
    let radius = min(isRounded ? 9 : isContainer ? 5 : 3, rect.height / 2)
    let look = stroke.look + (tint.map(Self.look) ?? [])
    var elements: [Scene.Element]
    if let shape {
      elements = [.row(shape.elements(rect))]
    } else if !steps.isEmpty {
      elements = [.row([.path(steppedOutline, look)])]
    } else if upperGaps.isEmpty, lowerGaps.isEmpty, leftGaps.isEmpty, rightGaps.isEmpty {
      elements = [.row([.rect(rect, radius: radius, look)])]
    } else {
      let ground = [.set("stroke", "none")] + (tint.map(Self.look) ?? [])
      elements = [
        .row([.rect(rect, radius: radius, ground)]),
        .row([.path(outline(radius), [.set("fill", "none")] + stroke.look)]),
      ]
    }
    if stroke == .double, rect.width > 12, rect.height > 12 {
      let inner = Scene.Rect(
        x: rect.x + 3, y: rect.y + 3, width: rect.width - 6, height: rect.height - 6)
      elements.append(.row([.rect(inner, [.set("fill", "none")])]))
    }
    return elements
  }

  /// The border of a box that becomes narrower.
  private var steppedOutline: String {
    var path = "M\(rect.x) \(rect.y)"
    for (index, step) in steps.enumerated() {
      path += "H\(step.x)V\(index == steps.count - 1 ? rect.maxY : step.y)"
    }
    return path + "H\(rect.x)z"
  }

  /// The border of a box in pieces, open where words stand in it.
  private func outline(_ radius: Int) -> String {
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
    edge(rect.y, upperGaps)
    edge(rect.maxY, lowerGaps)
    let (upper, lower) = (rect.y + radius, rect.maxY - radius)
    func wall(_ x: Int, _ turn: Int, _ gaps: [Range<Int>]) {
      path += "M\(x + turn) \(rect.y)q\(-turn) 0 \(-turn) \(radius)"
      var y = upper
      for gap in gaps {
        let start = min(gap.lowerBound, lower)
        if start > y { path += "V\(start)" }
        y = min(max(y, gap.upperBound), lower)
        path += "M\(x) \(y)"
      }
      path += "v\(lower - y)q0 \(radius) \(turn) \(radius)"
    }
    wall(rect.x, radius, leftGaps)
    wall(rect.maxX, -radius, rightGaps)
    return path
  }

  /// A color that words of the page can be read on, on a light page and on a dark one.
  private static func look(_ tint: String) -> Scene.Look {
    let alpha = CSSColor(tint)?.alpha ?? 1
    let opacity = alpha <= 0.25 ? "1" : alpha == 1 ? ".25" : "\((25 / alpha).rounded() / 100)"
    return [.set("fill", tint), .set("fill-opacity", opacity)]
  }
}

extension Sketch.Stroke {
  var look: Scene.Look {
    switch self {
    case .light, .double: []
    case .dashed: [.set("stroke-dasharray", "4 3")]
    case .heavy: [.set("stroke-width", "2.5")]
    }
  }
}
