/// Call-outs, `│◄─── note`: words right of a head that points left at a box.
extension DrawnNodes {
  /// The call-out that a line with these ends draws.
  func callOut(_ terminals: [LineNet.Terminal], isUsed: [Bool]) -> DrawnNote? {
    guard terminals.count == 2, let head = terminals.first(where: \.isHead), head.way == .west,
      let tail = terminals.first(where: { !$0.isHead }), tail.way == .east,
      case .text(let run) = tail.target, isEndOfOneLine(texts.blockOf[run]),
      !isNamed(drawing.runs[run]),
      case .box(let box, let row, let column) = head.target
    else { return nil }
    var target = head.target
    // The frame around may stand before what is meant.
    var at = column - 1
    while at > column - 6, drawing.grid.isBlank(row, at) { at -= 1 }
    if let inner = territory.border(row, at), territory.parents[inner] == box,
      row > territory.boxes[inner].top, row < territory.boxes[inner].bottom
    {
      target = .box(inner, row: row, column: at)
    }
    return DrawnNote(target: node(at: target), runs: words(from: run, isUsed))
  }

  /// Whether words stand in brackets, as names do, `[ API ]`.
  private func isNamed(_ run: TextRun) -> Bool {
    run.text.hasPrefix("[") && run.text.hasSuffix("]")
  }

  private func isEndOfOneLine(_ block: Int) -> Bool {
    texts.blocks[block].reduce(0) { $0 + lineCounts[$1] } == 1
  }

  /// The words of a call-out: the rest of the row, and rows below that begin at the same column.
  private func words(from first: Int, _ isUsed: [Bool]) -> [Int] {
    let runs = drawing.runs
    var found = [first]
    var next = first + 1
    while next < runs.count, runs[next].row == runs[first].row, runs[next].box == runs[first].box,
      texts.blocks[texts.blockOf[next]].count == 1
    {
      found.append(next)
      next += 1
    }
    var row = runs[first].row + 1
    let column = runs[first].columns.lowerBound
    while let below = net.cells.run(row, near: column, [0, -1, 1]),
      abs(runs[below].columns.lowerBound - column) <= 1, !isUsed[below], lineCounts[below] == 0
    {
      found.append(below)
      row += 1
    }
    return found
  }
}
