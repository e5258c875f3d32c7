/// Lines that end at words in one row, as many as there are words: each has the next ones.
extension LineNet {
  /// Lets the heads of one fork that stand over as many names point at these in their order, where two of them would
  /// point at one name; and lines begin so at the words above them.
  mutating func endInOrder() {
    struct Fork: Hashable {
      var root: Target
      var row: Int
    }
    var roots: [Int: Set<Target>] = [:]
    for terminal in terminals where !terminal.isHead {
      roots[components[terminal.vertex], default: []].insert(terminal.target)
    }
    var forks: [Fork: [Int]] = [:]
    var tails: [Int: [Int]] = [:]
    for (end, terminal) in terminals.enumerated() {
      guard case .text(let run) = terminal.target,
        cells.runs[run].row == vertices[terminal.vertex].row + terminal.way.rowStep
      else { continue }
      let row = cells.runs[run].row
      if !terminal.isHead, terminal.way == .north, !vertices[terminal.vertex].isDiagonal {
        tails[row, default: []].append(end)
      }
      guard terminal.isHead, terminal.way == .south,
        let root = roots[components[terminal.vertex]], root.count == 1, let root = root.first
      else { continue }
      forks[Fork(root: root, row: row), default: []].append(end)
    }
    func areDoubled(_ ends: [Int]) -> Bool {
      ends.count > 1 && Set(ends.map { terminals[$0].target }).count < ends.count
    }
    let doubled = forks.filter { areDoubled($0.value) }
    let doubledTails = tails.filter { areDoubled($0.value) }
    if doubled.isEmpty, doubledTails.isEmpty { return }
    let names = Dictionary(grouping: cells.runs.indices.filter { cells.isLoose($0) }) {
      cells.runs[$0].row
    }
    // As they were: no fork comes before another.
    let heads = terminals.enumerated().filter(\.element.isHead)
    for (fork, ends) in doubled {
      let own = Set(ends)
      let taken = Set(heads.lazy.filter { !own.contains($0.offset) }.map(\.element.target))
      end(ends, at: names[fork.row, default: []].filter { !taken.contains(.text(run: $0)) })
    }
    for (row, ends) in doubledTails { end(ends, at: names[row, default: []]) }
  }

  private mutating func end(_ ends: [Int], at names: [Int]) {
    let order = ends.sorted {
      vertices[terminals[$0].vertex].column < vertices[terminals[$1].vertex].column
    }
    guard names.count == ends.count,
      zip(order, names).allSatisfy({
        cells.runs[$1].distance(to: vertices[terminals[$0].vertex].column) <= Self.orderReach
      })
    else { return }
    for (end, name) in zip(order, names) { terminals[end].target = .text(run: name) }
  }

  /// How far beside a line its words may be then, in columns.
  private static let orderReach = 10
}
