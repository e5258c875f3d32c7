/// The words beside the lines of edges: labels, and times of what a head points at.
struct SideWords {
  /// The runs that are labels, by the vertex beside which they stand.
  private(set) var labels: [Int: [Int]] = [:]
  private(set) var times: [DrawnNote] = []
  /// All runs that stand beside a line.
  private(set) var runs: [Int] = []

  /// The lines that lead to several nodes.
  private let forks: Set<Int>
  private let drawn: DrawnEdges
  private var map: CellMap { cells.map }
  private var cells: LineCells { drawn.nodes.drawing.cells }

  /// - Parameters:
  ///   - isTaken: whether a block of words is a node.
  ///   - isUsed: for each run whether it is already said of something.
  init(_ drawn: DrawnEdges, isTaken: (Int) -> Bool, isUsed: [Bool]) {
    self.drawn = drawn
    let components = drawn.nodes.net.components
    let targets = Dictionary(grouping: drawn.edges) { components[$0.target.vertex] }
    forks = Set(targets.filter { Set($0.value.map(\.to)).count > 1 }.keys)
    var beside: [(block: [Int], vertex: Int)] = []
    for (index, block) in drawn.nodes.texts.blocks.enumerated() where !isTaken(index) {
      guard !block.contains(where: { isUsed[$0] }), !drawn.nodes.drawing.isWithinLeaf(block[0]),
        !drawn.nodes.texts.names.contains(index),
        // What is underlined is a heading.
        block.count == 1 || !NodeWords.isRule(cells.runs[block[block.count - 1]].text),
        let vertex = lineBeside(block) ?? lineBetweenBoxes(under: block)
      else { continue }
      beside.append((block, vertex))
    }
    let besideLine = Dictionary(grouping: beside) { components[$0.vertex] }
    for (block, vertex) in beside {
      let first = block[0]
      // Dots say that more is left out; slashes are pieces of a shape.
      if block.allSatisfy({ cells.runs[$0].text.allSatisfy { ".…/\\ ".contains($0) } }) {
        runs += block
        continue
      }
      let isLabelled = besideLine[components[vertex]].map { $0.count > 1 } ?? false
      if isLabelled, isRemark(block, under: vertex) { continue }
      if TimeText.isTime(cells.runs[first].text), !isAcross(vertex, from: cells.runs[first].row),
        let target = pointedNode(of: vertex)
      {
        times.append(DrawnNote(target: target, runs: [first]))
      } else {
        labels[vertex, default: []] += block
      }
      runs += block
    }
  }

  /// Whether words in brackets take several rows under a line across the page: where other words are
  /// said of the line, these are said of the drawing.
  private func isRemark(_ block: [Int], under vertex: Int) -> Bool {
    let (first, last) = (cells.runs[block[0]], cells.runs[block[block.count - 1]])
    return last.row > first.row && cells.vertices[vertex].row == first.row - 1
      && first.text.hasPrefix("(") && last.text.hasSuffix(")")
  }

  /// Whether words stand over or under a line across the page, which they are said of then.
  private func isAcross(_ vertex: Int, from row: Int) -> Bool {
    let cell = cells.vertices[vertex]
    return cell.row != row && cell.arms & Arms.vertical == 0
  }

  /// The node that the first edge of a line leads to.
  private func pointedNode(of vertex: Int) -> DrawnNode? {
    let components = drawn.nodes.net.components
    return drawn.edges.first { components[$0.target.vertex] == components[vertex] }?.to
  }

  /// The vertex of an edge's line that stands nearest beside a block of words.
  private func lineBeside(_ block: [Int]) -> Int? {
    if let vertex = lineBehind(block) { return vertex }
    var best: (cost: Int, vertex: Int)?
    func offer(_ vertex: Int, _ cost: Int) {
      if cost < best?.cost ?? Int.max { best = (cost, vertex) }
    }
    for index in block {
      let run = cells.runs[index]
      let before = drawn.nodes.net.wordsOfOthers.contains(index) ? 4 : 3
      // Words stand to the right of their line, or with more space to the left of it.
      for (step, start, reach) in [
        (-1, run.columns.lowerBound - 1, before), (1, run.columns.upperBound, 9),
      ] {
        for gap in 0..<reach {
          let column = start + gap * step
          if let upright = drawnVertex(run.row, column) {
            if isOverBranch(upright) { break }
            let branch = branch(of: upright, step)
            let vertex = branch ?? upright
            let cost = branch != nil ? gap : step < 0 ? gap * 2 : gap * 2 + 3
            offer(vertex, forksBelow(vertex) ? min(cost, 2) : cost)
            break
          }
          guard map.grid.isBlank(run.row, column) else { break }
        }
      }
      for row in [run.row - 1, run.row + 1] {
        for column in run.columns {
          if let vertex = drawnVertex(row, column),
            cells.vertices[vertex].arms & Arms.horizontal != 0
          {
            offer(vertex, row > run.row ? 3 : 4)
            break
          }
        }
      }
    }
    return best?.vertex
  }

  /// How many rows below words between two boxes the line may be that they are said of.
  private static let rowReach = 3

  /// The vertex of the first line between two boxes under words that stand between them, with blank rows between.
  private func lineBetweenBoxes(under block: [Int]) -> Int? {
    let territory = drawn.nodes.drawing.territory
    let words = cells.runs[block[block.count - 1]]
    let column = words.columns.lowerBound
    func wall(_ step: Int) -> Int? {
      var at = step < 0 ? column - 1 : words.columns.upperBound
      while map.grid.isBlank(words.row, at), 0..<map.grid.width(words.row) ~= at { at += step }
      return territory.border(words.row, at)
    }
    guard let left = wall(-1), let right = wall(1), left != right,
      territory.parents[left] == territory.parents[right]
    else { return nil }
    let end = min(territory.boxes[left].bottom, territory.boxes[right].bottom)
    let row = (words.row + 1..<max(words.row + 1, end)).prefix(Self.rowReach).first { row in
      words.columns.contains { !map.grid.isBlank(row, $0) }
    }
    return row.flatMap { drawnVertex($0, column) }.flatMap {
      cells.vertices[$0].arms == Arms.horizontal ? $0 : nil
    }
  }

  /// The vertex of the line down the page at which all rows of some words end, which do not begin in one column.
  private func lineBehind(_ block: [Int]) -> Int? {
    let runs = block.map { cells.runs[$0] }
    let end = runs[0].columns.upperBound
    guard runs.allSatisfy({ $0.columns.upperBound == end }),
      runs.contains(where: { $0.columns.lowerBound != runs[0].columns.lowerBound })
    else { return nil }
    let column = (end...end + 1).first { column in
      runs.allSatisfy { run in
        drawnVertex(run.row, column).map { cells.vertices[$0].arms == Arms.vertical } ?? false
      }
    }
    return column.flatMap { drawnVertex(runs[0].row, $0) }
  }

  /// The cell of the branch that leaves a rail away from the words beside it: they are said of that branch.
  private func branch(of upright: Int, _ step: Int) -> Int? {
    let cell = cells.vertices[upright]
    let (away, near) = step < 0 ? (Way.west, Way.east) : (.east, .west)
    guard cell.arms & Arms.vertical != 0, cell.arms & away.bit != 0, cell.arms & near.bit == 0
    else {
      return nil
    }
    return drawnVertex(cell.row, cell.column + step)
  }

  /// Whether a line down the page parts to both sides below a cell: words beside it are of all
  /// branches. Where all lead to one node it joins another line.
  private func forksBelow(_ vertex: Int) -> Bool {
    isOverRail(vertex) && forks.contains(drawn.nodes.net.components[vertex])
  }

  /// Whether a line up the page to a head stands over a rail that parts there: words beside it are of the branch
  /// below them.
  private func isOverBranch(_ vertex: Int) -> Bool {
    let cell = cells.vertices[vertex]
    return isOverRail(vertex) && turnsToHead(cell.row, cell.column)
  }

  private func isOverRail(_ vertex: Int) -> Bool {
    let cell = cells.vertices[vertex]
    return cell.arms == Arms.vertical
      && map.arms(cell.row + 1, cell.column) & Arms.horizontal == Arms.horizontal
      && drawnVertex(cell.row + 1, cell.column) != nil
  }

  /// Whether a line up the page is a branch: it turns to one side, and ends there with a head.
  private func turnsToHead(_ row: Int, _ column: Int) -> Bool {
    var row = row
    while map.arms(row, column) == Arms.vertical { row -= 1 }
    return [Way.west, .east].contains { way in
      guard map.arms(row, column) == Arms.south | way.bit else { return false }
      var end = column + way.columnStep
      while map.arms(row, end) == Arms.horizontal { end += way.columnStep }
      return map.head(row, end) == way
    }
  }

  private func drawnVertex(_ row: Int, _ column: Int) -> Int? {
    cells.vertex(row, column).flatMap {
      drawn.isDrawn[drawn.nodes.net.components[$0]] ? $0 : nil
    }
  }
}
