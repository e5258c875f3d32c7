/// The name of a node and the rows in its compartments, each at its place in the node.
///
/// Units are those of the scale that measured it; places are from the left and the top of the node.
package struct NodeTable: Hashable, Sendable {
  /// A line of text in a column, or one of the lines over the rows.
  package struct Line: Hashable, Sendable {
    package var text: String
    package var x: Int
    /// The top of the line.
    package var y: Int
    package var look: FlowGraph.Row.Look
  }

  /// Small lines over the name.
  package private(set) var stereotypes: [Line] = []
  /// The lines of the name; `x` of these and the stereotypes is their middle.
  package private(set) var name: [Line] = []
  package private(set) var rows: [Line] = []
  /// Where a line runs across the node, over each compartment.
  package private(set) var rules: [Int] = []
  package private(set) var width = 0
  package private(set) var height = 0

  /// How a scale breaks and measures the lines of a table.
  struct Measure {
    /// Room at the left and right of all text, and between columns.
    var side: Int
    var columnGap: Int
    /// Room over and under the lines of a compartment, and the height of a line there.
    var padding: Int
    var lineHeight: Int
    /// The same of the name, and the height of a small line over it.
    var namePadding: Int
    var nameHeight: Int
    var stereotypeHeight: Int
    /// What a line across takes.
    var rule: Int
    /// Whether compartments without rows, at the end, are left out.
    var dropsEmpty: Bool
    /// The lines of a cell in a row of so many, and the width of a line.
    var cellLines: (_ text: String, _ columns: Int) -> [String]
    var cellWidth: (String) -> Int
    /// How much farther in the lines of a member stand after its first.
    var hang: Int
    /// What stands after a row where its look cannot be seen.
    var mark: (FlowGraph.Row.Look) -> String
    /// The lines of a name over rows of a width.
    var nameLines: (_ name: [String], _ rows: Int) -> [String]
    var nameWidth: (String) -> Int
  }

  init(_ node: FlowGraph.Node, _ measure: Measure) {
    var sections = node.sections
    if measure.dropsEmpty {
      while let last = sections.last, last.isEmpty { sections.removeLast() }
    }
    let count = sections.joined().map { $0.cells.count }.max() ?? 0
    var isUsed = Array(repeating: false, count: count)
    for row in sections.joined() {
      for (column, cell) in row.cells.enumerated() where !cell.isEmpty { isUsed[column] = true }
    }
    let used = isUsed.indices.filter { isUsed[$0] }
    let cells = sections.map { rows in
      rows.map { row in
        used.map { column -> [String] in
          guard column < row.cells.count else { return [] }
          let mark = column == used.last ? measure.mark(row.look) : ""
          return measure.cellLines(row.cells[column] + mark, used.count)
        }
      }
    }
    var widths = Array(repeating: 0, count: used.count)
    for row in cells.joined() {
      for (column, lines) in row.enumerated() {
        for (line, text) in lines.enumerated() {
          widths[column] = max(
            widths[column], measure.cellWidth(text) + measure.hang(of: line, used.count))
        }
      }
    }
    let stereotypeLines = node.stereotypes.map { "«\($0)»" }
    let rowWidth = widths.reduce(0, +) + max(0, used.count - 1) * measure.columnGap
    let nameLines = measure.nameLines(node.lines, rowWidth)
    let nameWidth = max(
      nameLines.map(measure.nameWidth).max() ?? 0,
      stereotypeLines.map(measure.cellWidth).max() ?? 0)
    width = max(rowWidth, nameWidth, 1) + 2 * measure.side
    width += measure.rule > 0 ? (width + 1) % 2 : width % 2
    // A table alone has no name, and no rule under it.
    let isNamed = !nameLines.isEmpty || !stereotypeLines.isEmpty || sections.isEmpty
    var y = measure.rule + (isNamed ? measure.namePadding : 0)
    for text in stereotypeLines {
      stereotypes.append(Line(text: text, x: width / 2, y: y, look: .plain))
      y += measure.stereotypeHeight
    }
    for text in nameLines.isEmpty && isNamed ? [""] : nameLines {
      name.append(Line(text: text, x: width / 2, y: y, look: .plain))
      y += measure.nameHeight
    }
    if isNamed { y += measure.namePadding }
    for (section, rows) in cells.enumerated() {
      if isNamed || section > 0 {
        rules.append(y)
        y += measure.rule
      }
      y += measure.padding
      for (number, row) in rows.enumerated() {
        var x = measure.side
        for (column, lines) in row.enumerated() {
          for (line, text) in lines.enumerated() where !text.isEmpty {
            self.rows.append(
              Line(
                text: text, x: x + measure.hang(of: line, used.count),
                y: y + line * measure.lineHeight,
                look: sections[section][number].look))
          }
          x += widths[column] + measure.columnGap
        }
        y += max(1, row.map { $0.count }.max() ?? 1) * measure.lineHeight
      }
      y += measure.padding
    }
    height = y + measure.rule
    if measure.rule == 0 { height += height % 2 }
  }
}

extension NodeTable.Measure {
  /// How much farther in a line stands, in a row of so many columns.
  fileprivate func hang(of line: Int, _ columns: Int) -> Int {
    line > 0 && columns == 1 ? hang : 0
  }
}
