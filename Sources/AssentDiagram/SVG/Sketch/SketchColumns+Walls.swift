extension SketchColumns {
  /// Moves lines across the page along with walls that words have pushed aside, and that are drawn straight.
  ///
  /// Between two such walls a line is as much longer or shorter as they are farther apart.
  mutating func followWalls(_ frames: SketchFrames) {
    let net = reading.net
    var ends: [Int: [(column: Int, shift: Int)]] = [:]
    for terminal in net.terminals where !terminal.way.isVertical {
      guard case .box(let box, let row, let column) = terminal.target else { continue }
      let wall = frames.straightColumn(column, ofWallOf: box, row) ?? column
      ends[net.components[terminal.vertex], default: []].append((column, wall - column))
    }
    ends = ends.filter { $0.value.contains { abs($0.shift) > WallMatcher.reach } }
    guard !ends.isEmpty else { return }
    let vertices = net.cells.vertices
    for link in net.links where vertices[link.a].row != vertices[link.b].row {
      ends[net.components[link.a]] = nil
    }
    for (index, vertex) in vertices.enumerated() {
      guard let ends = ends[net.components[index]],
        let first = ends.min(by: { $0.column < $1.column }),
        let last = ends.max(by: { $0.column < $1.column })
      else { continue }
      let part =
        last.column > first.column
        ? (last.shift - first.shift) * (vertex.column - first.column) / (last.column - first.column)
        : 0
      move(index, by: first.shift + part)
    }
  }
}
