/// The links of a net by vertex.
struct LineAdjacency {
  private let starts: [Int32]
  private let linkIndices: [Int32]
  private let net: LineNet

  init(_ net: LineNet) {
    var starts = [Int32](repeating: 0, count: net.cells.vertices.count + 1)
    for link in net.links {
      starts[link.a + 1] += 1
      starts[link.b + 1] += 1
    }
    for index in starts.indices.dropFirst() { starts[index] += starts[index - 1] }
    var next = starts
    var indices = [Int32](repeating: 0, count: net.links.count * 2)
    for (index, link) in net.links.enumerated() {
      for end in [link.a, link.b] {
        indices[Int(next[end])] = Int32(index)
        next[end] += 1
      }
    }
    self.starts = starts
    self.linkIndices = indices
    self.net = net
  }

  /// For each vertex that is reached the link over which it was.
  func paths(from start: Int, steps: inout Int) -> [Int: Int] {
    var previous: [Int: Int] = [:]
    var queue = [start]
    var head = 0
    while head < queue.count {
      let vertex = queue[head]
      head += 1
      steps += 1
      for position in starts[vertex]..<starts[vertex + 1] {
        let index = Int(linkIndices[Int(position)])
        let link = net.links[index]
        let other = link.a == vertex ? link.b : link.a
        if other != start, previous[other] == nil {
          previous[other] = index
          queue.append(other)
        }
      }
    }
    return previous
  }
}
