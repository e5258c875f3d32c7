import AssentDiagnostics

extension BoxReader {
  /// Gives each edge the words on its way, and finds times beside heads.
  mutating func assignLabels() {
    for link in net.links where isDrawn[Int(net.components[link.a])] {
      for run in link.labels { isUsed[run] = true }
    }
    for edge in edges {
      for case .text(let block) in [edge.from, edge.to] { textNodeBlocks.insert(block) }
    }
    var sideLabels: [Int: [Int]] = [:]
    for (index, block) in blocks.enumerated() where !textNodeBlocks.contains(index) {
      guard let first = block.first, !block.contains(where: { isUsed[$0] }),
        !isWithinLeaf(runs[first]), let vertex = lineBeside(block)
      else { continue }
      if TimeText.isTime(runs[first].text), let target = headEntity(of: vertex) {
        times.append((target, first))
      } else {
        sideLabels[vertex, default: []] += block
      }
      for run in block { isUsed[run] = true }
    }
    walk(sideLabels)
    titleFrames()
    findLooseWords()
  }

  /// Tells what is said in a frame from its name: words below the rule under its name, or over the
  /// middle of a box in it, are not the name.
  private mutating func findLooseWords() {
    let isFrame = territory.boxes.indices.map { box in
      !regions.plans[box].isTable && !regions.plans[box].hasDividers
        && territory.children[box].contains { !regions.plans[$0].isTable }
    }
    var named: Set<Int> = []
    var lastRows: [Int: Int] = [:]
    var notes: [(box: Int, runs: [Int])] = []
    for (index, block) in blocks.enumerated() where !textNodeBlocks.contains(index) {
      guard let first = block.first, let last = block.last, let box = runs[first].box, isFrame[box],
        !block.contains(where: { isUsed[$0] })
      else { continue }
      let row = runs[first].row
      let isNamed = named.contains(box)
      named.insert(box)
      let isBelowName =
        isNamed && !edges.isEmpty && territory.boxes[box].separators.contains { $0.row < row }
      let inner = child(of: box, below: runs[last])
      let goesOn = lastRows[box].map { row - $0 <= 1 } ?? false
      guard isBelowName || isNamed && !goesOn && inner != nil else {
        lastRows[box] = runs[last].row
        continue
      }
      for run in block { isUsed[run] = true }
      if inner != nil {
        looseBlocks.insert(index)
      } else if let note = notes.lastIndex(where: { $0.box == box }),
        let previous = notes[note].runs.last, row - runs[previous].row <= 1
      {
        notes[note].runs += block
      } else {
        notes.append((box, block))
      }
    }
    annotations += notes.map { (.box($0.box), $0.runs.sorted()) }
  }

  /// The box in a frame whose middle stands right below words.
  private func child(of frame: Int, below run: TextRun) -> Int? {
    let center = (run.columns.lowerBound + run.columns.upperBound) / 2
    guard let box = territory.border(run.row + 1, center), territory.boxes[box].top == run.row + 1,
      territory.parents[box] == frame
    else { return nil }
    return abs(center - (territory.boxes[box].left + territory.boxes[box].right) / 2) <= 2
      ? box : nil
  }

  /// Takes words right above a frame without words of its own for its title.
  private mutating func titleFrames() {
    for (index, block) in blocks.enumerated() where !textNodeBlocks.contains(index) {
      guard let last = block.last, !block.contains(where: { isUsed[$0] }) else { continue }
      let run = runs[last]
      let columns = run.columns
      guard let box = territory.border(run.row + 1, (columns.lowerBound + columns.upperBound) / 2),
        frameTitles[box] == nil, territory.boxes[box].top == run.row + 1,
        territory.parents[box] == run.box ?? -1,
        territory.boxes[box].left <= columns.lowerBound,
        columns.upperBound <= territory.boxes[box].right + 1,
        !regions.plans[box].isTable, !regions.plans[box].hasDividers,
        territory.children[box].contains(where: { !regions.plans[$0].isTable }),
        lines(of: .box(box)).isEmpty
      else { continue }
      frameTitles[box] = block
      for run in block { isUsed[run] = true }
    }
  }

  func isWithinLeaf(_ run: TextRun) -> Bool {
    run.box.map { territory.children[$0].isEmpty } ?? false
  }

  private func headEntity(of vertex: Int) -> Entity? {
    let component = net.components[vertex]
    return edges.first { net.components[$0.target.vertex] == component }?.to
  }

  /// The vertex of an edge's line that stands nearest beside a block of words.
  private func lineBeside(_ block: [Int]) -> Int? {
    var best: (cost: Int, vertex: Int)?
    func offer(_ vertex: Int, _ cost: Int) {
      if cost < best?.cost ?? Int.max { best = (cost, vertex) }
    }
    for index in block {
      let run = runs[index]
      // Words stand to the right of their line, or with more space to the left of it.
      for (step, start, reach) in [
        (-1, run.columns.lowerBound - 1, 3), (1, run.columns.upperBound, 9),
      ] {
        var column = start
        for gap in 0..<reach {
          if let vertex = drawnVertex(run.row, column) {
            let cost = step < 0 ? gap * 2 : gap * 2 + 3
            offer(vertex, forksBelow(vertex) ? min(cost, 2) : cost)
            break
          }
          guard grid.isBlank(run.row, column) else { break }
          column += step
        }
      }
      for row in [run.row - 1, run.row + 1] {
        for column in run.columns {
          if let vertex = drawnVertex(row, column),
            net.cells.vertices[vertex].arms & Arms.horizontal != 0
          {
            offer(vertex, row > run.row ? 3 : 4)
            break
          }
        }
      }
    }
    return best?.vertex
  }

  /// Whether a line down the page parts to both sides below a cell: words beside it are of all
  /// branches.
  private func forksBelow(_ vertex: Int) -> Bool {
    let cell = net.cells.vertices[vertex]
    return cell.arms == Arms.vertical
      && map.arms(cell.row + 1, cell.column) & Arms.horizontal == Arms.horizontal
      && drawnVertex(cell.row + 1, cell.column) != nil
  }

  private func drawnVertex(_ row: Int, _ column: Int) -> Int? {
    guard let vertex = net.cells.vertex(row, column), isDrawn[Int(net.components[vertex])] else {
      return nil
    }
    return vertex
  }

  /// Steps that the search for labels may take over all.
  private static let stepLimit = 8_000_000

  /// Follows each edge's line from its source and collects the labels on the way.
  private mutating func walk(_ sideLabels: [Int: [Int]]) {
    var hasLabels = Set(sideLabels.keys.map { net.components[$0] })
    for link in net.links where !link.labels.isEmpty { hasLabels.insert(net.components[link.a]) }
    let neighbors = Adjacency(net)
    var steps = 0
    var bySource: [Int: [Int]] = [:]
    for index in edges.indices {
      edges[index].labels = edges[index].source.labels
      if hasLabels.contains(net.components[edges[index].source.vertex]) {
        bySource[edges[index].source.vertex, default: []].append(index)
      }
    }
    for (start, wanted) in bySource.sorted(by: { $0.key < $1.key }) where steps < Self.stepLimit {
      let previous = neighbors.paths(from: start, steps: &steps)
      for index in wanted {
        var labels: [[Int]] = []
        var at = edges[index].target.vertex
        var guardCount = 0
        while guardCount < net.cells.vertices.count {
          labels.append(sideLabels[at] ?? [])
          guard at != start, let link = previous[at] else { break }
          labels.append(net.links[link].labels)
          at = net.links[link].a == at ? net.links[link].b : net.links[link].a
          guardCount += 1
        }
        for group in labels.reversed() {
          edges[index].labels += group.sorted().filter { !edges[index].labels.contains($0) }
        }
      }
    }
    for index in edges.indices {
      let more = edges[index].target.labels
      edges[index].labels += more.filter { !edges[index].labels.contains($0) }
    }
    for index in edges.indices {
      let labels = edges[index].labels
      let isTime = labels.map { runs[$0].text.lowercased().hasPrefix("time:") }
      for (run, isTime) in zip(labels, isTime) where isTime {
        times.append((edges[index].to, run))
      }
      edges[index].labels = zip(labels, isTime).filter { !$0.1 }.map(\.0)
    }
  }
}

/// The links of a net by vertex.
private struct Adjacency {
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
