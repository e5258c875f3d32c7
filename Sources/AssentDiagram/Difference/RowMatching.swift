/// What changed in the rows of a node.
struct RowMatching {
  private let old: [Row]
  private let new: [Row]

  /// A row as it is told, and the name that it keeps when its type changes.
  private struct Row: Hashable {
    var text: String
    var name: String
  }

  init(_ old: FlowGraph.Node, _ new: FlowGraph.Node) {
    self.old = Self.rows(old)
    self.new = Self.rows(new)
  }

  private static func rows(_ node: FlowGraph.Node) -> [Row] {
    let stereotypes = node.stereotypes.map { Row(text: "«\($0)»", name: "«\($0)»") }
    return stereotypes
      + node.sections.joined().map { row in
        Row(text: row.text, name: row.cells.count > 1 ? row.cells[1] : row.text)
      }
  }

  /// The changes in the order of the new rows, what was removed last.
  func changes(of node: Int) -> [GraphDifference.Change] {
    guard old != new else { return [] }
    var rest = Multiset(old)
    let unknown = new.filter { !rest.take($0) }
    let missing = old.filter { rest.take($0) }
    var left = Dictionary(grouping: missing.reversed(), by: \.name)
    var changes: [GraphDifference.Change] = []
    var changed: [Row] = []
    for row in unknown {
      if let before = left[row.name]?.popLast() {
        changed.append(before)
        changes.append(.rowChanged(new: node, before: before.text, row: row.text))
      } else {
        changes.append(.rowAdded(new: node, row: row.text))
      }
    }
    var told = Multiset(changed)
    for row in missing where !told.take(row) {
      changes.append(.rowRemoved(new: node, row: row.text))
    }
    return changes
  }
}

extension FlowGraph.Row {
  /// Its cells that are not empty, with spaces between.
  var text: String { cells.filter { !$0.isEmpty }.joined(separator: " ") }
}
