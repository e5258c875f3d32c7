extension FlowLayout {
  /// Turns places along and across the flow into places on the page.
  struct Canvas {
    let direction: FlowGraph.Direction
    /// Size along the flow.
    let along: Int
    let cell: Int
    var level: Level

    init(direction: FlowGraph.Direction, across: Int, along: Int, cell: Int) {
      self.direction = direction
      self.along = along
      self.cell = cell
      level = Level()
      (level.width, level.height) = isVertical ? (across, along) : (along, across)
    }

    var isVertical: Bool { direction.isVertical }

    func point(_ point: PlacedGraph.Point) -> PlacedGraph.Point {
      switch direction {
      case .down: point
      case .up: .init(x: point.x, y: along - cell - point.y)
      case .right: .init(x: point.y, y: point.x)
      case .left: .init(x: along - cell - point.y, y: point.x)
      }
    }

    func rect(_ rect: PlacedGraph.Rect) -> PlacedGraph.Rect {
      switch direction {
      case .down: rect
      case .up: .init(x: rect.x, y: along - rect.maxY, width: rect.width, height: rect.height)
      case .right: .init(x: rect.y, y: rect.x, width: rect.height, height: rect.width)
      case .left:
        .init(x: along - rect.maxY, y: rect.x, width: rect.height, height: rect.width)
      }
    }
  }

  struct Packing {
    var origins: [PlacedGraph.Point] = []
    var across = 0
    var along = 0
  }

  /// Puts parts side by side, in rows that are not wider than is good.
  func pack(
    _ sizes: [(across: Int, along: Int)], gap: Int, isVertical: Bool, wraps: Bool
  ) -> Packing {
    var packing = Packing()
    let area = sizes.reduce(0) { $0 + ($1.across + gap) * ($1.along + gap) }
    let square = Int((Double(area) * (isVertical ? 1.8 : 0.7)).squareRoot())
    let widest = sizes.map(\.across).max() ?? 0
    var limit = max(widest, square)
    if isVertical, let most = scale.bound { limit = max(widest, most) }
    // What is as narrow as a column of text needs no second row.
    if isVertical, scale.cell == 0 { limit = max(limit, 420) }
    if !wraps { limit = Int.max }
    var (x, y, row) = (0, 0, 0)
    for size in sizes {
      if x > 0, x + size.across > limit {
        (x, y, row) = (0, y + row + gap, 0)
      }
      packing.origins.append(.init(x: x, y: y))
      packing.across = max(packing.across, x + size.across)
      packing.along = max(packing.along, y + size.along)
      x += size.across + gap
      row = max(row, size.along)
    }
    return packing
  }
}
