/// Words that stand in an arrow between its head, or its tail, and the wall that it leads to.
extension LineNet {
  /// Lets an arrow from a box to words that stand right before the wall of another box lead to that box, and makes the
  /// words its label: `│──▶ asks │`, and back, `│◀── asks │`.
  mutating func endAtWallsBehindWords() {
    var ends = [Int](repeating: 0, count: cells.runs.count)
    var boxes = [Int](repeating: 0, count: componentCount)
    var counts = boxes
    for terminal in terminals {
      counts[components[terminal.vertex]] += 1
      switch terminal.target {
      case .text(let run): ends[run] += 1
      case .box: boxes[components[terminal.vertex]] += 1
      }
    }
    for end in terminals.indices where !terminals[end].way.isVertical {
      let component = components[terminals[end].vertex]
      guard case .text(let run) = terminals[end].target, ends[run] == 1, boxes[component] == 1,
        counts[component] == 2, let wall = wall(behind: run, terminals[end].way)
      else { continue }
      terminals[end].target = wall
      terminals[end].labels = [run]
    }
  }

  /// How far behind such words the wall may be, in columns.
  private static let wallReach = 4

  /// The wall of a box that words do not stand in, right behind them or behind a few blanks.
  private func wall(behind run: Int, _ way: Way) -> Target? {
    let words = cells.runs[run]
    let end = way == .east ? words.columns.upperBound : words.columns.lowerBound - 1
    let column = (0...Self.wallReach).lazy.map { end + $0 * way.columnStep }.first {
      !map.grid.isBlank(words.row, $0)
    }
    guard let column, let box = territory.border(words.row, column), box != words.box,
      territory.parents[box] == words.box ?? -1,
      words.row > territory.boxes[box].top, words.row < territory.boxes[box].bottom
    else { return nil }
    return .box(box, row: words.row, column: column)
  }
}
