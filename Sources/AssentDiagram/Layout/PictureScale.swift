/// The scale of the picture: pixels, with text of 14 pixels.
package struct PictureScale: LayoutScale {
  static let fontSize = 14
  static let labelSize = 12
  static let lineHeight = 18
  static let labelHeight = 15

  package let cell = 0
  package let widestRank: Int?
  package let bound: Int?
  package let squeezes: Bool
  /// Widest line of a node's label; `nil` for what looks best.
  let wrap: Int?
  package var measuring: Int { wrap ?? 0 }
  /// As befits narrow labels.
  package let isTight: Bool

  package init() { self.init(within: nil) }

  /// The scale of a picture that is no wider than `bound`.
  ///
  /// - Parameters:
  ///   - wrap: the width after which a node's label goes on in the next line.
  ///   - widestRank: room for what stands beside each other; the rest moves down.
  init(within bound: Int?, wrap: Int? = nil, widestRank: Int? = nil) {
    self.bound = bound
    self.wrap = wrap
    self.widestRank = widestRank
    squeezes = bound != nil
    isTight = wrap.map { $0 < 120 } ?? false
  }

  static func width(_ text: String, size: Int) -> Int {
    width(units: TextMetrics.width(of: text), size: size)
  }

  /// The width of a line in bold labels, with room for fonts that stand in, which run out at the right.
  private static func boldWidth(units: Int) -> Int {
    width(units: units, size: labelSize) * 116 / 100
  }

  /// Whether no line has to be broken to be no wider than `width`, which is even.
  private static func fits(_ lines: [String], within width: Int, size: Int) -> Bool {
    let most = units(within: width, size: size)
    return lines.allSatisfy { TextMetrics.width(of: $0) <= most }
  }

  private static func width(units: Int, size: Int) -> Int {
    // Fonts that stand in are wider than the table.
    let width = (units * size * 105 + 99_999) / 100_000
    return width + width % 2
  }

  /// The most thousandths of an em that are no wider than `width`, which is even.
  static func units(within width: Int, size: Int) -> Int {
    width * 100_000 / (size * 105)
  }

  package func measure(_ node: FlowGraph.Node) -> MeasuredText {
    if node.isDivided { return MeasuredText(NodeTable(node, Self.table)) }
    if FlowFold.isStub(node) { return measure(stub: node.lines) }
    let shape = node.drawnShape
    if node.isSign, ![.start, .end, .fork].contains(shape) {
      return MeasuredText(lines: [], width: 32, height: 32)
    }
    let lines = node.isSign ? [] : nodeLines(node.lines, shape)
    let text = lines.map { Self.width($0, size: Self.fontSize) }.max() ?? 0
    let height = lines.count * Self.lineHeight
    let size = shape.size(aroundWidth: text, height: height)
    let less = isTight && [.box, .rounded, .other, .note, .cylinder].contains(shape) ? 12 : 0
    let width = size.width - less
    return MeasuredText(
      lines: lines, width: width + width % 2, height: size.height + size.height % 2)
  }

  /// Words that stand in for others are small, and each of them goes on in the next line late.
  private func measure(stub: [String]) -> MeasuredText {
    let lines = wrapped(stub, limit: 160) { Self.width(units: $0, size: Self.labelSize) }
    let text = lines.map { Self.width($0, size: Self.labelSize) }.max() ?? 0
    let height = lines.count * Self.labelHeight + 4
    return MeasuredText(lines: lines, width: text + 8, height: height + height % 2)
  }

  /// The lines of a label, broken so that the shape around them is not taller than wide.
  private func nodeLines(_ lines: [String], _ shape: FlowGraph.Shape) -> [String] {
    let isRound = [.diamond, .circle, .doubleCircle].contains(shape)
    var limits = isRound ? [130, 170, 220, 280] : [200, 240, 300]
    if let wrap { limits = isRound ? [min(wrap, 130)] : [wrap] }
    if Self.fits(lines, within: limits[0], size: Self.fontSize) { return lines }
    let wraps = lines.map { WordWrap($0, space: 278, measure: TextMetrics.width) }
    // A word is broken only when it is long.
    let longest = min(
      wraps.map { Self.width(units: $0.longest, size: Self.fontSize) }.max() ?? 0, 260)
    var result: [String] = []
    for limit in limits {
      let units = Self.units(within: max(limit, longest), size: Self.fontSize)
      result = wraps.flatMap { $0.lines(limit: units) }
      if result.count <= max(3, lines.count) { break }
    }
    return result
  }

  package func measure(label: [String]) -> MeasuredText {
    let most = 150
    let limit = min(wrap ?? most, most)
    var lines = label
    if !Self.fits(label, within: limit, size: Self.labelSize) {
      let wraps = label.map { WordWrap($0, space: 278, measure: TextMetrics.width) }
      // As in nodes, a word is broken only when it is long, here for a quarter of the page.
      let longest = wraps.map { Self.width(units: $0.longest, size: Self.labelSize) }.max() ?? 0
      let whole = min(longest, most, (bound ?? Int.max) / 8 * 2)
      let units = Self.units(within: max(limit, whole), size: Self.labelSize)
      lines = wraps.flatMap { $0.lines(limit: units) }
    }
    let text = lines.map { Self.width($0, size: Self.labelSize) }.max() ?? 0
    return MeasuredText(
      lines: lines, width: text + 8, height: lines.count * Self.labelHeight + 3)
  }

  package func measure(title: [String]) -> MeasuredText {
    let lines = wrapped(title, limit: 260) { Self.boldWidth(units: $0) }
    let text = lines.map { Self.boldWidth(units: TextMetrics.width(of: $0)) }.max() ?? 0
    return MeasuredText(lines: lines, width: text + text % 2, height: lines.count * 16)
  }

  package func framing(title: MeasuredText?) -> Framing {
    let top = title.map { $0.height + 18 } ?? 16
    return Framing(top: top, left: 16, bottom: 16, right: 16, titleOffset: 7)
  }

  package func spacing(_ direction: FlowGraph.Direction) -> Spacing {
    let isVertical = direction.isVertical
    return Spacing(
      nodeGap: isTight ? 16 : isVertical ? 28 : 22, edgeGap: isTight ? 12 : 16, lineGap: 14,
      cornerGap: 12, start: 14,
      headStart: 20, trackGap: 12, end: 22, labelEnd: 8, labelStart: 8,
      straight: isVertical ? 36 : 44, aboveLabel: 14, belowLabel: 20, loop: 20, loopHalf: 9,
      componentGap: isTight ? 16 : 40)
  }

  package func inset(
    _ shape: FlowGraph.Shape, frame: PlacedGraph.Rect, isVertical: Bool, offset: Int
  ) -> Int {
    shape.inset(frame, isVertical: isVertical, offset: abs(offset))
  }
}
