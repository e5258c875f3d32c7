/// Tells which lines are axes, with words at their ticks: `──●────●────▶`.
struct Axes {
  private let net: LineNet
  /// For each component whether a head to the side points at nothing.
  private let hasFreeHead: [Bool]

  private var map: CellMap { net.map }
  private var grid: Grid { net.map.grid }

  init(_ net: LineNet) {
    self.net = net
    var isAimed = [Bool](repeating: false, count: net.vertices.count)
    for terminal in net.terminals where terminal.isHead { isAimed[terminal.vertex] = true }
    func aim(_ head: Int, at other: Int) {
      let (cell, next) = (net.vertices[head], net.vertices[other])
      if let way = cell.head, (next.column - cell.column) * way.columnStep > 0 {
        isAimed[head] = true
      }
    }
    for link in net.links {
      aim(link.a, at: link.b)
      aim(link.b, at: link.a)
    }
    var hasFreeHead = [Bool](repeating: false, count: net.componentCount)
    for (index, vertex) in net.vertices.enumerated()
    where vertex.head?.isVertical == false && !isAimed[index] {
      hasFreeHead[net.components[index]] = true
    }
    self.hasFreeHead = hasFreeHead
  }

  /// Whether a component of lines with these ends is an axis.
  func isAxis(_ component: Int, _ terminals: [LineNet.Terminal]) -> Bool {
    if terminals.contains(where: \.isHead) { return isNamed(terminals) }
    return terminals.allSatisfy { $0.way.isVertical }
      && (hasFreeHead[component] || hasTicks(terminals))
  }

  /// Whether each stem to words leaves a line along a row at a dot, three of them or more.
  private func hasTicks(_ terminals: [LineNet.Terminal]) -> Bool {
    guard terminals.count > 2 else { return false }
    let rows = terminals.map { terminal in
      let vertex = net.vertices[terminal.vertex]
      var row = vertex.row
      while map.arms(row, vertex.column) == Arms.vertical { row -= terminal.way.rowStep }
      let isDot = StrokeTable.isDot(grid.scalar(row, vertex.column))
      return isDot && map.arms(row, vertex.column) & Arms.horizontal != 0 ? row : -1
    }
    return rows[0] >= 0 && rows.allSatisfy { $0 == rows[0] }
  }

  /// Whether a line begins at nothing, runs to the right past marks on it and ends with a head at the
  /// name of what it measures: `───┴────┴───► time`.
  private func isNamed(_ terminals: [LineNet.Terminal]) -> Bool {
    let heads = terminals.filter(\.isHead)
    guard heads.count == 1, heads[0].way == .east, case .text = heads[0].target,
      terminals.count > 2
    else { return false }
    let head = net.vertices[heads[0].vertex]
    var marks = 0
    var column = head.column - 1
    while map.arms(head.row, column) & Arms.horizontal != 0 {
      if map.arms(head.row, column) & Arms.vertical != 0 { marks += 1 }
      column -= 1
    }
    let isFree =
      map.arms(head.row, column + 1) & Arms.west != 0
      && (0..<4).allSatisfy { grid.isBlank(head.row, column - $0) }
    return isFree && marks > 1
  }
}
