extension FlowGraph {
  /// Whether two graphs say the same, wherever they are drawn.
  package func hasSameMeaning(as other: FlowGraph) -> Bool {
    func equal<T>(_ a: [T], _ b: [T], _ isSame: (T, T) -> Bool) -> Bool {
      a.count == b.count && zip(a, b).allSatisfy(isSame)
    }
    // How far a line is indented depends on the wall before it.
    func trimmed(_ lines: [String]) -> [Substring] {
      lines.map { $0.drop { $0 == " " } }
    }
    return kind == other.kind && title == other.title && shownTitle == other.shownTitle
      && legend == other.legend
      && direction == other.direction
      && equal(nodes, other.nodes) {
        $0.id == $1.id && $0.shape == $1.shape
          && ($0.lines == $1.lines || trimmed($0.lines) == trimmed($1.lines))
      }
      && edges.count == other.edges.count
      // As a rule they are in one order.
      && (equal(edges, other.edges) { $0.meaning == $1.meaning }
        || Set(edges.map(\.meaning)) == Set(other.edges.map(\.meaning)))
      && equal(groups, other.groups) {
        $0.id == $1.id && $0.title == $1.title && $0.nodes == $1.nodes && $0.parent == $1.parent
      }
      && equal(annotations, other.annotations) { $0.target == $1.target && $0.lines == $1.lines }
      && equal(times, other.times) { $0.target == $1.target && $0.lines == $1.lines }
      && equal(headings, other.headings) { $0.text == $1.text && $0.before == $1.before }
      && equal(tables, other.tables) { $0.rows == $1.rows && $0.node == $1.node }
  }
}

extension FlowGraph.Edge {
  fileprivate var meaning: [String] {
    [from, to, style.rawValue, arrow.rawValue, arrowTail.rawValue] + label
  }
}
