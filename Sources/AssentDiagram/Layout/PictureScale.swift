/// The scale of the picture: pixels, with text of 14 pixels.
package struct PictureScale: LayoutScale {
  static let fontSize = 14
  static let labelSize = 12
  static let lineHeight = 18
  static let labelHeight = 15

  package let cell = 0
  package let widest: Int? = nil
  package let widestRank: Int? = nil
  package let bound: Int? = nil

  package init() {}

  static func width(_ text: String, size: Int) -> Int {
    // Fonts that stand in are wider than the table.
    let width = (TextMetrics.width(of: text) * size * 105 + 99_999) / 100_000
    return width + width % 2
  }

  package func measure(_ node: FlowGraph.Node) -> MeasuredText {
    let shape = node.drawnShape
    if node.isSign, ![.start, .end, .fork].contains(shape) {
      return MeasuredText(lines: [], width: 32, height: 32)
    }
    let lines = node.isSign ? [] : nodeLines(node.lines, shape)
    let text = lines.map { Self.width($0, size: Self.fontSize) }.max() ?? 0
    let height = lines.count * Self.lineHeight
    let size = shape.size(aroundWidth: text, height: height)
    return MeasuredText(
      lines: lines, width: size.width + size.width % 2, height: size.height + size.height % 2)
  }

  /// The lines of a label, broken so that the shape around them is not taller than wide.
  private func nodeLines(_ lines: [String], _ shape: FlowGraph.Shape) -> [String] {
    let width = { (text: String) in Self.width(text, size: Self.fontSize) }
    let words = lines.flatMap { $0.split(separator: " ") }.map { width(String($0)) }
    // A word is broken only when it is long.
    let longest = min(words.max() ?? 0, 260)
    let limits =
      switch shape {
      case .diamond, .circle, .doubleCircle: [130, 170, 220, 280]
      default: [200, 240, 300]
      }
    var result: [String] = []
    for limit in limits {
      result = wrapped(lines, limit: max(limit, longest), width: width)
      if result.count <= max(3, lines.count) { break }
    }
    return result
  }

  package func measure(label: [String]) -> MeasuredText {
    let lines = wrapped(label, limit: 150) { Self.width($0, size: Self.labelSize) }
    let text = lines.map { Self.width($0, size: Self.labelSize) }.max() ?? 0
    return MeasuredText(
      lines: lines, width: text + 8, height: lines.count * Self.labelHeight + 3)
  }

  package func measure(title: [String]) -> MeasuredText {
    let lines = wrapped(title, limit: 260) { Self.width($0, size: Self.labelSize) * 108 / 100 }
    let text = lines.map { Self.width($0, size: Self.labelSize) * 108 / 100 }.max() ?? 0
    return MeasuredText(lines: lines, width: text + text % 2, height: lines.count * 16)
  }

  package func framing(title: MeasuredText?) -> Framing {
    let top = title.map { $0.height + 18 } ?? 16
    return Framing(top: top, left: 16, bottom: 16, right: 16, titleOffset: 7)
  }

  package func spacing(_ direction: FlowGraph.Direction) -> Spacing {
    let isVertical = direction == .down || direction == .up
    return Spacing(
      nodeGap: isVertical ? 28 : 22, edgeGap: 16, lineGap: 14, cornerGap: 12, start: 14,
      headStart: 20, trackGap: 12, end: 22, labelEnd: 8, labelStart: 8,
      straight: isVertical ? 36 : 44, aboveLabel: 14, belowLabel: 20, loop: 20, loopHalf: 9,
      componentGap: 40)
  }

  package func inset(
    _ shape: FlowGraph.Shape, frame: PlacedGraph.Rect, isVertical: Bool, offset: Int
  ) -> Int {
    shape.inset(frame, isVertical: isVertical, offset: abs(offset), signed: offset)
  }
}
