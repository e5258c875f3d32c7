import AssentDiagnostics

/// Which clauses stand beside one another, looked up.
struct ClauseNeighbors {
  /// By clause the parts of it; `nil` for clauses that are part of none.
  private var parts: [Int?: [Int]] = [:]
  /// By clause those of its parts that have a number.
  private var numbered: [Int: [Int]] = [:]
  /// The clauses that are no items, in order, and their nodes.
  private var sections: [Int] = []
  private var nodes: [Int] = []

  init(_ clauses: [Clause]) {
    for (index, clause) in clauses.enumerated() {
      parts[clause.parent, default: []].append(index)
      if let parent = clause.parent, clause.number != nil {
        numbered[parent, default: []].append(index)
      }
      if clause.form != .listItem {
        sections.append(index)
        nodes.append(clause.node)
      }
    }
  }

  /// The parts of a clause that have a number, in order.
  func numberedParts(of clause: Int) -> [Int] { numbered[clause] ?? [] }

  /// The part of the same clause right behind one, or right before it.
  func sibling(of clause: Int, in parent: Int?, isNext: Bool) -> Int? {
    let all = parts[parent] ?? []
    return isNext
      ? all[Self.first(in: all, above: clause)...].first
      : all[..<Self.first(in: all, above: clause - 1)].last
  }

  /// The first clause behind a node that is no item.
  func section(behindNode node: Int) -> Int? {
    sections[Self.first(in: nodes, above: node)...].first
  }

  /// The last clause before another that is no item.
  func section(before clause: Int) -> Int? {
    sections[..<Self.first(in: sections, above: clause - 1)].last
  }

  /// The first place in numbers that ascend of one above another.
  private static func first(in numbers: [Int], above other: Int) -> Int {
    numbers.partitioningIndex { $0 > other }
  }
}
