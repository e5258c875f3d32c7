import AssentDiagnostics
import AssentLicense
import AssentMarkup

extension Rule {
  static let missingCell = Rule(
    id: .missingCell, group: .text, severity: .warning,
    summary: "A row has fewer cells than its table has columns.",
    rationale:
      "Markdown fills the row with empty cells at its end: what is missing may be a fee, and what stands before the gap "
      + "may be under the wrong heading. A line right below a table is a row of it.",
    accepts: [
      "| Plan | Fee |\n|---|---|\n| Small | EUR 9 |\n| Large | |\nOther | EUR 7\n",
      "| Plan | Fee |\n|---|---|\n| **By the month** |\n| Small | EUR 9 |\n",
      "| Plan | Fee |\n|---|---|\n| Small | EUR 9 |\n\nFees are due.\n",
      "| Plan |\n|---|\n| Small |\n",
    ],
    rejects: [
      "| Plan | Fee |\n|---|---|\n| Small | EUR 9 |\n⟪| Large |⟫\n",
      "> | Plan | Seats | Fee |\n> |---|---|---|\n> ⟪| Small | EUR 9 |⟫\n",
      "| Plan | Fee |\n|---|---|\n| Small | EUR 9 |\n⟪Fees are due.⟫\n",
    ]
  ) { subject, findings in
    let markup = subject.document.markup
    for (index, node) in markup.nodes.enumerated() {
      guard case .tableRow(isHeader: false) = node.kind,
        case .table(let columnCount) = markup.nodes[Int(node.parent)].kind
      else { continue }
      let cells = markup.children(of: index).filter { markup.nodes[$0].isWritten }
      guard cells.count < columnCount, !cells.isEmpty,
        cells.count > 1 || !markup.isTitle(ofRows: cells[0])
      else { continue }
      let row = subject.source.bytes(of: node.range)
      if !subject.source.bytes[row].contains(UInt8(ascii: "|")) {
        findings.report(
          "this line is read as a row of the table above it", atBytes: row,
          help: "write an empty line before it, or '|' between its cells",
          cause: "line of \(node.parent)")
      } else {
        let count = "\(cells.count) cell\(cells.count == 1 ? "" : "s")"
        findings.report(
          "the row has \(count), and the table \(columnCount) columns", atBytes: row,
          help: "write what is missing, or '|' for each empty cell", cause: "row of \(node.parent)")
      }
    }
  }
}

extension Node {
  /// Whether a cell stands in the file; one that its row lacks has no range of its own.
  fileprivate var isWritten: Bool {
    startLine != endLine || startColumn != endColumn || startColumn > 1
  }
}

extension Document {
  /// Whether a cell is all bold or slanted, as a title over the rows below it is.
  fileprivate func isTitle(ofRows cell: Int) -> Bool {
    children(of: cell).allSatisfy { child in
      switch nodes[child].kind {
      case .strong, .emphasis: true
      case .text: bytes(nodes[child].literal).allSatisfy { $0 == 0x20 }
      default: false
      }
    }
  }
}
