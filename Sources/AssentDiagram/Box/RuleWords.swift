/// Words with arrows to the rules of a divided box, `0x40 ──► ├────┤`, or from them: they say where its parts begin,
/// as an address does.
struct RuleWords {
  /// The remark of each net of lines that joins such words with a rule.
  private(set) var notes: [Int: DrawnNote] = [:]

  private struct Pointer {
    var component: Int
    var box: Int
    var row: Int
    var run: Int
  }

  /// - Parameter ends: the numbers of the terminals of each component of lines.
  init(_ nodes: DrawnNodes, _ ends: [[Int]]) {
    var pointers: [Pointer] = []
    for (component, ends) in ends.enumerated() where ends.count == 2 {
      if let pointer = Self.pointer(nodes, component, ends) { pointers.append(pointer) }
    }
    if pointers.count < 2 { return }
    for (box, own) in Dictionary(grouping: pointers, by: \.box) {
      let drawn = nodes.territory.boxes[box]
      // At its borders alone they lead to the box.
      guard Set(own.map(\.row)).count > 1,
        own.contains(where: { $0.row > drawn.top && $0.row < drawn.bottom })
      else { continue }
      for pointer in own {
        notes[pointer.component] = DrawnNote(
          target: .box(box), runs: nodes.lines(from: pointer.run))
      }
    }
  }

  private static func pointer(_ nodes: DrawnNodes, _ component: Int, _ ends: [Int]) -> Pointer? {
    let terminals = ends.map { nodes.net.terminals[$0] }
    guard terminals.contains(where: \.isHead) else { return nil }
    for (wall, words) in [(terminals[0], terminals[1]), (terminals[1], terminals[0])] {
      guard case .box(let box, let row, _) = wall.target, !wall.way.isVertical,
        case .text(let run) = words.target, nodes.drawing.runs[run].row == row,
        Self.isRule(nodes.territory, box, row)
      else { continue }
      return Pointer(component: component, box: box, row: row, run: run)
    }
    return nil
  }

  /// Whether a row of a box is a rule from wall to wall, perhaps with heads in it.
  private static func isRule(_ territory: Territory, _ box: Int, _ row: Int) -> Bool {
    let (drawn, map) = (territory.boxes[box], territory.map)
    let columns =
      drawn.rows.contains(row)
      ? drawn.columns(row) : drawn.left + 1..<max(drawn.left + 1, drawn.right)
    return columns.allSatisfy {
      map.arms(row, $0) & Arms.horizontal == Arms.horizontal || map.head(row, $0) != nil
    }
  }
}
