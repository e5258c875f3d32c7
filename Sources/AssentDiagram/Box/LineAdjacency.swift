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

  /// The links at a vertex.
  func links(at vertex: Int) -> some Collection<Int32> {
    linkIndices[Int(starts[vertex])..<Int(starts[vertex + 1])]
  }

  /// The vertex at the other end of a link.
  func other(_ link: Int32, from vertex: Int) -> Int {
    let link = net.links[Int(link)]
    return link.a == vertex ? link.b : link.a
  }

  /// The vertices that a vertex is joined with.
  func neighbors(of vertex: Int) -> [Int] {
    var found: [Int] = []
    for link in links(at: vertex) {
      let other = other(link, from: vertex)
      // Most links are found from both of their sides.
      if !found.contains(other) { found.append(other) }
    }
    return found
  }

  /// The vertices that are reached; for each but the first, `previous` gets the link over which it was.
  ///
  /// - Parameter previous: -1 for each vertex.
  func paths(from start: Int, steps: inout Int, in previous: inout [Int]) -> [Int] {
    var queue = [start]
    var head = 0
    while head < queue.count {
      let vertex = queue[head]
      head += 1
      steps += 1
      for link in links(at: vertex) {
        let other = other(link, from: vertex)
        if other != start, previous[other] < 0 {
          previous[other] = Int(link)
          queue.append(other)
        }
      }
    }
    return queue
  }
}
