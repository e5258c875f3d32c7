import AssentDiagnostics
import AssentLicense
import AssentMarkup

/// Tells which clause each block of a document belongs to, as its nodes are walked through in order.
struct ClauseMembership {
  /// Index of the innermost clause around the node reached; -1 for none.
  private(set) var clause = -1
  private let clauses: [Clause]
  private var next = 0

  init(_ document: LegalDocument) {
    clauses = document.clauses
  }

  mutating func move(to index: Int, _ node: Node) {
    while next < clauses.count, clauses[next].node <= index {
      clause = next
      next += 1
    }
    let start = SourceLocation(line: Int(node.startLine), column: Int(node.startColumn))
    guard node.isBlock, node.startLine > 0 else { return }
    while clause >= 0, clauses[clause].node < index, clauses[clause].range.end <= start {
      clause = clauses[clause].parent ?? -1
    }
  }
}
