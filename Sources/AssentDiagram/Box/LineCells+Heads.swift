// Heads of lines, and arrows that are all there is of one.
extension LineCells {
  /// The vertex of a head that belongs to a line; `nil` for an arrow that is a word.
  func head(_ row: Int, _ column: Int, _ way: Way, _ border: Int?) -> Vertex? {
    let tail = way.opposite
    let vertex = Vertex(row: row, column: column, arms: tail.bit, head: way, border: border)
    if border != nil { return way.isVertical ? vertex : nil }
    func isTail(_ row: Int, _ column: Int, _ way: Way) -> Bool {
      map.has(way, row, column)
        && territory.border(row, column).map { isOverdrawn(row, column, $0) } ?? true
    }
    if isTail(row + tail.rowStep, column + tail.columnStep, way) { return vertex }
    // The line may turn right below its head: `^---+`.
    if way.isVertical {
      for side in [Way.west, .east]
      where isTail(row, column + side.columnStep, side.opposite)
        && isTurn(row, column, way, side)
      {
        return Vertex(row: row, column: column, arms: side.bit, head: way)
      }
    }
    // A line down the page may turn in the place of its head.
    if !way.isVertical, grid.isBlank(row, column - way.columnStep),
      map.arms(row - 1, column) == Arms.vertical, isTail(row - 1, column, .south)
    {
      let goesOn = isTail(row + 1, column, .north) ? Arms.south : 0
      return Vertex(row: row, column: column, arms: Arms.north | goesOn, head: way)
    }
    let isSeparate = grid.isBlank(row, column - 1) && isClear(row, column + 1)
    if way.isVertical, isSeparate,
      [-1, 1, -2, 2].contains(where: { isTail(row + tail.rowStep, column + $0, way) })
    {
      return vertex
    }
    return isBare(row, column, way, isSeparate) ? vertex : nil
  }

  /// Whether a line down the page is drawn over the upper or the lower border of a box.
  private func isOverdrawn(_ row: Int, _ column: Int, _ box: Int) -> Bool {
    map.arms(row, column) == Arms.vertical
      && (row == territory.boxes[box].top || row == territory.boxes[box].bottom)
  }

  /// Whether a head down or up the page touches a border, and has nothing beside it but on one side.
  private func isTurn(_ row: Int, _ column: Int, _ way: Way, _ side: Way) -> Bool {
    territory.border(row + way.rowStep, column) != nil
      && grid.isBlank(row, column - side.columnStep)
  }

  /// Whether an arrow without a line stands for one: alone between what it joins.
  private func isBare(_ row: Int, _ column: Int, _ way: Way, _ isSeparate: Bool) -> Bool {
    let owner = territory.interior(row, column)
    if let owner, !territory.holdsDrawing(owner) { return false }
    if way.isVertical {
      guard isSeparate else { return false }
      if owner == nil { return true }
      return [-2, 2].allSatisfy { isClear(row, column + $0) }
    }
    if isBetweenWalls(row, column) || touchesRail(row, column, way) { return true }
    // A horizontal one has a wall beside it, not that of the frame in which it stands.
    for step in [-1, 1] {
      var at = column + step
      let reach = way == .west && step < 0 ? 12 : 4
      while abs(at - column) <= reach, isClear(row, at) { at += step }
      if let wall = territory.border(row, at), wall != owner,
        at != column + step || step == way.columnStep
      {
        return true
      }
    }
    return false
  }

  /// Whether an arrow across the page touches a rail from which lines go on to its side, or to which some come from
  /// the other: `plan →├→ dig`, `sow ─┤→ mow`.
  private func touchesRail(_ row: Int, _ column: Int, _ way: Way) -> Bool {
    [(way.columnStep, way), (-way.columnStep, way.opposite)].contains { step, side in
      isClear(row, column - step) && map.has(side, row, column + step)
        && map.arms(row, column + step) & Arms.vertical != 0
        && territory.border(row, column + step) == nil
    }
  }

  /// Whether an arrow across the page is all that stands between the walls of two boxes side by side.
  func isBetweenWalls(_ row: Int, _ column: Int) -> Bool {
    guard isClear(row, column - 1), isClear(row, column + 1) else { return false }
    func wall(_ step: Int) -> Int? {
      var at = column + 2 * step
      while abs(at - column) < Self.gapReach, isClear(row, at) { at += step }
      return territory.border(row, at)
    }
    guard let left = wall(-1), let right = wall(1) else { return false }
    return left != right && territory.parents[left] == territory.parents[right]
  }

  /// How far an arrow without a line may be from what it joins.
  static let gapReach = 12

  /// Whether a head stands right within the wall of a box that holds words, where a line runs into the wall.
  func isInnerHead(_ row: Int, _ column: Int, _ way: Way) -> Bool {
    let (wall, at) = (row - way.rowStep, column - way.columnStep)
    guard let box = territory.border(wall, at), territory.interior(row, column) == box,
      !territory.holdsDrawing(box)
    else { return false }
    return map.has(way, wall, at) && map.has(way.opposite, wall, at)
      && map.has(way, wall - way.rowStep, at - way.columnStep)
  }
}
