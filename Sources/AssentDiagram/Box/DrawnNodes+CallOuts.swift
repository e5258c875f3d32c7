/// Call-outs, `│◄─── note`: words right of a head that points left at a box.
extension DrawnNodes {
  /// The remark that dashes draw behind a box, `│  ── words`: a line as short as that from a wall which it
  /// does not touch.
  func remark(_ terminals: [LineNet.Terminal], isUsed: [Bool]) -> DrawnNote? {
    guard terminals.count == 2, !terminals.contains(where: \.isHead),
      let start = terminals.first(where: { $0.way == .west }),
      let end = terminals.first(where: { $0.way == .east }),
      case .box(_, let row, let wall) = start.target, case .text(let run) = end.target,
      drawing.runs[run].row == row
    else { return nil }
    let columns = [start, end].map { net.vertices[$0.vertex].column }
    guard columns[0] - wall > 2, (0...1).contains(columns[1] - columns[0]) else { return nil }
    return DrawnNote(target: node(at: start.target), runs: words(from: run, isUsed))
  }

  /// The call-out that a line with these ends draws; `nil` where words at other lines are nodes. An arrow
  /// alone behind the words at another line, `├─ words ← note`, is one as well.
  func callOut(_ terminals: [LineNet.Terminal], isUsed: [Bool]) -> DrawnNote? {
    guard terminals.count == 2, let head = terminals.first(where: \.isHead), head.way == .west,
      let tail = terminals.first(where: { !$0.isHead }), tail.way == .east,
      case .text(let run) = tail.target, isEndOfOneLine(texts.blockOf[run])
    else { return nil }
    if case .text(let item) = head.target, head.vertex == tail.vertex, lineCounts[item] > 1 {
      return DrawnNote(target: node(at: head.target), runs: words(from: run, isUsed))
    }
    guard !LineNet.isNamed(drawing.runs[run]),
      case .box(let box, let row, let column) = head.target,
      !feeders.meanNode(at: box, isBare: head.vertex == tail.vertex),
      !entersFrame(from: tail.vertex, to: head.vertex),
      !isLabelled(from: tail.vertex, to: head.vertex),
      !isLong(from: tail.vertex, to: head.vertex) || isAligned(run)
    else { return nil }
    let target = innermost(box, row, column) ?? head.target
    return DrawnNote(target: node(at: target), runs: words(from: run, isUsed))
  }

  /// Whether a line from the right runs through the wall of a frame with a sign for it: it comes in from
  /// what the words name.
  private func entersFrame(from tail: Int, to head: Int) -> Bool {
    let (start, end) = (net.vertices[head], net.vertices[tail])
    guard start.row == end.row, start.column < end.column else { return false }
    return (start.column..<end.column).contains {
      territory.border(start.row, $0) != nil
        && drawing.map.arms(start.row, $0) == Arms.horizontal | Arms.vertical
    }
  }

  /// Whether a line is longer than an author draws one to a remark, but to align it with others.
  private func isLong(from tail: Int, to head: Int) -> Bool {
    net.vertices[tail].column - net.vertices[head].column > Self.remarkReach
  }

  private static let remarkReach = 16

  /// Whether words at the end of another line begin in the column of some words.
  private func isAligned(_ run: Int) -> Bool {
    let column = drawing.runs[run].columns.lowerBound
    return net.terminals.contains {
      guard case .text(let other) = $0.target, other != run, $0.way == .east else { return false }
      return abs(drawing.runs[other].columns.lowerBound - column) <= 1
    }
  }

  /// Whether words stand right over a line across the page, within its length: what has a label is an arrow.
  private func isLabelled(from tail: Int, to head: Int) -> Bool {
    let (start, end) = (net.vertices[head], net.vertices[tail])
    guard start.row == end.row, start.column + 2 < end.column else { return false }
    return (start.column..<end.column).contains { column in
      net.cells.run(start.row - 1, column).map { run in
        let words = drawing.runs[run]
        return lineCounts[run] == 0 && words.columns.lowerBound >= start.column
          && words.columns.upperBound <= end.column && texts.blocks[texts.blockOf[run]].count == 1
      } ?? false
    }
  }

  /// The innermost of the boxes whose right walls stand before that of a frame: the frames around stand before
  /// what is meant. `nil` where there is none.
  private func innermost(_ frame: Int, _ row: Int, _ column: Int) -> LineNet.Target? {
    var found: LineNet.Target?
    var (box, wall) = (frame, column)
    while true {
      var at = wall - 1
      while at > wall - 6, drawing.grid.isBlank(row, at) { at -= 1 }
      guard let inner = territory.border(row, at), territory.parents[inner] == box,
        row > territory.boxes[inner].top, row < territory.boxes[inner].bottom
      else { return found }
      found = .box(inner, row: row, column: at)
      (box, wall) = (inner, at)
    }
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
    return found + lines(from: first).dropFirst().prefix { !isUsed[$0] }
  }

  /// Words with the rows below them that begin at the same column, up to one at which a line ends.
  func lines(from first: Int) -> [Int] {
    let runs = drawing.runs
    var found = [first]
    let column = runs[first].columns.lowerBound
    while let below = net.cells.run(
      runs[first].row + found.count, near: column, [0, -1, 1]),
      abs(runs[below].columns.lowerBound - column) <= 1, lineCounts[below] == 0
    {
      found.append(below)
    }
    return found
  }
}
