/// Finds call-outs, `│◄─── note`: words right of a head that points left at a box.
struct CallOuts {
  private let nodes: DrawnNodes
  private let runs: [TextRun]
  /// How many lines end at each block of words.
  private var lineCounts: [Int]
  /// For each run whether a line ends at it.
  private var isEnd: [Bool]

  init(_ nodes: DrawnNodes) {
    self.nodes = nodes
    runs = nodes.drawing.runs
    lineCounts = [Int](repeating: 0, count: nodes.texts.blocks.count)
    isEnd = [Bool](repeating: false, count: runs.count)
    for terminal in nodes.net.terminals {
      guard case .text(let run) = terminal.target else { continue }
      isEnd[run] = true
      lineCounts[nodes.texts.blockOf[run]] += 1
    }
  }

  /// The call-out that a line with these ends draws.
  func callOut(_ terminals: [LineNet.Terminal], isUsed: [Bool]) -> DrawnNote? {
    guard terminals.count == 2, let head = terminals.first(where: \.isHead), head.way == .west,
      let tail = terminals.first(where: { !$0.isHead }), tail.way == .east,
      case .text(let run) = tail.target, lineCounts[nodes.texts.blockOf[run]] == 1,
      case .box(let box, let row, let column) = head.target
    else { return nil }
    let territory = nodes.drawing.territory
    var target = head.target
    // The frame around may stand before what is meant.
    var at = column - 1
    while at > column - 6, nodes.drawing.grid.isBlank(row, at) { at -= 1 }
    if let inner = territory.border(row, at), territory.parents[inner] == box,
      row > territory.boxes[inner].top, row < territory.boxes[inner].bottom
    {
      target = .box(inner, row: row, column: at)
    }
    return DrawnNote(target: nodes.node(at: target), runs: words(from: run, isUsed))
  }

  /// The words of a call-out: the rest of the row, and rows below that begin at the same column.
  private func words(from first: Int, _ isUsed: [Bool]) -> [Int] {
    var found = [first]
    var next = first + 1
    while next < runs.count, runs[next].row == runs[first].row, runs[next].box == runs[first].box,
      nodes.texts.blocks[nodes.texts.blockOf[next]].count == 1
    {
      found.append(next)
      next += 1
    }
    var row = runs[first].row + 1
    let column = runs[first].columns.lowerBound
    while let below = nodes.net.cells.run(row, near: column, [0, -1, 1]),
      abs(runs[below].columns.lowerBound - column) <= 1, !isUsed[below], !isEnd[below]
    {
      found.append(below)
      row += 1
    }
    return found
  }
}
