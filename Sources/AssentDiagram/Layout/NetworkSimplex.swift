/// Ranks of the nodes of a connected acyclic graph, with the least sum of edge lengths.
///
/// Source: Gansner, Koutsofios, North, Vo, "A Technique for Drawing Directed Graphs", 1993.
struct NetworkSimplex {
  struct Edge: Hashable {
    var tail: Int
    var head: Int
    var length: Int
    var weight: Int
  }

  private let count: Int
  private let edges: [Edge]
  private(set) var ranks: [Int]
  /// The ends of edges at each node, two numbers for each edge.
  private let ends: SegmentTable
  private var inTree: [Bool]
  private var parentEdge: [Int]
  private var low: [Int]
  private var last: [Int]
  private var postorder: [Int] = []
  private var cut: [Int]

  /// - Parameter pivots: how often the ranks may be improved; 0 leaves them as the longest paths
  ///   make them.
  init(count: Int, edges: [Edge], pivots: Int) {
    self.count = count
    self.edges = edges
    ranks = Array(repeating: 0, count: count)
    inTree = Array(repeating: false, count: edges.count)
    parentEdge = Array(repeating: -1, count: count)
    low = Array(repeating: 0, count: count)
    last = low
    cut = Array(repeating: 0, count: edges.count)
    var owners: [Int] = []
    owners.reserveCapacity(2 * edges.count)
    for edge in edges {
      owners.append(edge.tail)
      owners.append(edge.head)
    }
    ends = SegmentTable(count: count, owners: owners)
    rankByLongestPath()
    if pivots > 0, count > 1 {
      growTightTree()
      improve(pivots)
    }
    let lowest = ranks.min() ?? 0
    for node in 0..<count { ranks[node] -= lowest }
  }

  private func slack(_ edge: Edge) -> Int { ranks[edge.head] - ranks[edge.tail] - edge.length }

  private mutating func rankByLongestPath() {
    var missing = Array(repeating: 0, count: count)
    for edge in edges { missing[edge.head] += 1 }
    var ready = (0..<count).filter { missing[$0] == 0 }
    var next = 0
    while next < ready.count {
      let node = ready[next]
      next += 1
      for end in ends[node] where end % 2 == 0 {
        let edge = edges[end / 2]
        ranks[edge.head] = max(ranks[edge.head], ranks[node] + edge.length)
        missing[edge.head] -= 1
        if missing[edge.head] == 0 { ready.append(edge.head) }
      }
    }
    // Sources move down to what they lead to.
    for node in ready.reversed() {
      if ends.count(node) > 0, ends[node].allSatisfy({ $0 % 2 == 0 }) {
        var rank = Int.max
        for end in ends[node] {
          rank = min(rank, ranks[edges[end / 2].head] - edges[end / 2].length)
        }
        ranks[node] = rank
      }
    }
  }

  private mutating func growTightTree() {
    var member = Array(repeating: false, count: count)
    var members = [0]
    var next = 0
    member[0] = true
    while true {
      while next < members.count {
        let node = members[next]
        next += 1
        for index in ends[node].lazy.map({ $0 / 2 }) where slack(edges[index]) == 0 {
          let other = edges[index].tail == node ? edges[index].head : edges[index].tail
          if member[other] { continue }
          member[other] = true
          members.append(other)
          inTree[index] = true
        }
      }
      if members.count == count { return }
      var best = -1
      for (index, edge) in edges.enumerated() where member[edge.tail] != member[edge.head] {
        if best < 0 || slack(edge) < slack(edges[best]) { best = index }
      }
      guard best >= 0 else { return }
      let shift = member[edges[best].tail] ? slack(edges[best]) : -slack(edges[best])
      for node in members { ranks[node] += shift }
      next = 0
    }
  }

  /// Parents, postorder numbers and cut values of the tree.
  private mutating func scanTree() {
    postorder.removeAll(keepingCapacity: true)
    var places = Array(repeating: 0, count: count)
    var stack = [0]
    parentEdge[0] = -1
    low[0] = 0
    while let node = stack.last {
      var child = -1
      while places[node] < ends.count(node) {
        let index = ends.element(node, places[node]) / 2
        places[node] += 1
        if inTree[index], index != parentEdge[node] {
          child = edges[index].tail == node ? edges[index].head : edges[index].tail
          parentEdge[child] = index
          break
        }
      }
      if child >= 0 {
        low[child] = postorder.count
        stack.append(child)
      } else {
        last[node] = postorder.count
        postorder.append(node)
        stack.removeLast()
      }
    }
    for node in postorder where parentEdge[node] >= 0 {
      let tree = parentEdge[node]
      let pointsUp = edges[tree].tail == node
      var sum = edges[tree].weight
      for index in ends[node].lazy.map({ $0 / 2 }) where index != tree {
        let edge = edges[index]
        let leaves = edge.tail == node
        let sign = leaves == pointsUp ? 1 : -1
        let other = leaves ? edge.head : edge.tail
        if inTree[index], parentEdge[other] == index {
          sum += sign * edge.weight - sign * cut[index]
        } else {
          sum += sign * edge.weight
        }
      }
      cut[tree] = sum
    }
  }

  private func isBelow(_ node: Int, _ root: Int) -> Bool {
    low[root] <= last[node] && last[node] <= last[root]
  }

  private mutating func improve(_ pivots: Int) {
    var start = 0
    for _ in 0..<pivots {
      scanTree()
      var leaving = -1
      for step in 0..<edges.count {
        let index = (start + step) % edges.count
        if inTree[index], cut[index] < 0 {
          leaving = index
          break
        }
      }
      guard leaving >= 0 else { return }
      start = leaving + 1
      let edge = edges[leaving]
      let root = parentEdge[edge.tail] == leaving ? edge.tail : edge.head
      let rootIsTail = root == edge.tail
      var entering = -1
      for (index, other) in edges.enumerated() where !inTree[index] {
        let tailBelow = isBelow(other.tail, root)
        let headBelow = isBelow(other.head, root)
        // It joins the same two parts the other way.
        if rootIsTail ? (!tailBelow && headBelow) : (tailBelow && !headBelow) {
          if entering < 0 || slack(other) < slack(edges[entering]) { entering = index }
        }
      }
      guard entering >= 0 else { return }
      let shift = rootIsTail ? -slack(edges[entering]) : slack(edges[entering])
      for node in postorder[low[root]...last[root]] { ranks[node] += shift }
      inTree[leaving] = false
      inTree[entering] = true
    }
  }
}
