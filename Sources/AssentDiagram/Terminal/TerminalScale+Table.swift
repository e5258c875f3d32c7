/// Nodes with compartments, and words beside the ends of lines, in cells.
extension TerminalScale {
  var table: NodeTable.Measure {
    NodeTable.Measure(
      side: 2, columnGap: 2, padding: 0, lineHeight: 1, namePadding: 0, nameHeight: 1,
      stereotypeHeight: 1, rule: 1, dropsEmpty: true,
      cellLines: { text, columns in
        text.isEmpty ? [] : wrappedWords([text], limit: columns == 1 ? 2 * wrap : wrap)
      },
      cellWidth: textColumns, hang: 2,
      mark: { $0 == .plain ? "" : $0 == .italic ? " {abstract}" : " {static}" },
      nameLines: { wrappedWords($0, limit: max(wrap, $1)) },
      nameWidth: textColumns)
  }

  func measure(end words: String) -> MeasuredText {
    MeasuredText(lines: [words], width: textColumns(words) + 1, height: 1)
  }

  /// A crow's foot has no character; numbers say the same.
  func endWords(_ head: FlowGraph.Edge.Head, label: String) -> String {
    [label, head.multiplicity ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
  }

  func length(_ head: FlowGraph.Edge.Head) -> Int { head == .none ? 0 : 1 }
}
