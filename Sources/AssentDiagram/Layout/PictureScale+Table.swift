/// Nodes with compartments, and words beside the ends of lines, in pixels.
extension PictureScale {
  static let rowHeight = 17

  static var table: NodeTable.Measure {
    NodeTable.Measure(
      side: 12, columnGap: 14, padding: 5, lineHeight: rowHeight, namePadding: 8,
      nameHeight: lineHeight, stereotypeHeight: labelHeight, rule: 0, dropsEmpty: false,
      cellLines: { lines($0, within: $1 == 1 ? 360 : 220, size: labelSize) },
      // Room for fonts that stand in: what begins at the left would run out at the right.
      cellWidth: { width($0, size: labelSize) * 110 / 100 },
      hang: 14, mark: { _ in "" },
      nameLines: { name, _ in name.flatMap { lines($0, within: 280, size: fontSize) } },
      // Bold, and with the same room.
      nameWidth: { width($0, size: fontSize) * 116 / 100 })
  }

  private static func lines(_ text: String, within limit: Int, size: Int) -> [String] {
    WordWrap(text, space: 278, measure: TextMetrics.width)
      .lines(limit: units(within: limit, size: size))
  }

  package func measure(end words: String) -> MeasuredText {
    MeasuredText(
      lines: [words], width: Self.width(words, size: Self.labelSize) + 16,
      height: Self.labelHeight + 4)
  }

  package func endWords(_ head: FlowGraph.Edge.Head, label: String) -> String { label }

  package func length(_ head: FlowGraph.Edge.Head) -> Int { SVGHead(head).length }
}
