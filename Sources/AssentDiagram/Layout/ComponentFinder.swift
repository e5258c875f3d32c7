/// Finds what hangs together: a forest of disjoint sets.
struct ComponentFinder {
  private var parents: [Int]

  init(count: Int) { parents = Array(0..<count) }

  /// The first node of a node's component.
  mutating func root(_ node: Int) -> Int {
    var node = node
    while parents[node] != node {
      parents[node] = parents[parents[node]]
      node = parents[node]
    }
    return node
  }

  mutating func join(_ one: Int, _ two: Int) {
    let (first, second) = (root(one), root(two))
    if first != second { parents[max(first, second)] = min(first, second) }
  }

  /// The number of each node's component, from 0, in order of their first nodes.
  mutating func numbers() -> [Int] {
    var count = 0
    var result: [Int] = []
    result.reserveCapacity(parents.count)
    for node in parents.indices {
      let top = root(node)
      result.append(top == node ? count : result[top])
      if top == node { count += 1 }
    }
    return result
  }
}
