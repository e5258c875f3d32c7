/// What a line does where it reaches the wall of a box without a mark.
extension LineNet {
  /// Where a line goes on behind the wall of a frame that shows no crossing.
  func unmarked(_ box: Int, _ row: Int, _ column: Int, _ way: Way) -> Int? {
    guard territory.holdsDrawing(box), crosses(box, row, column, way),
      map.arms(row, column) == Arms.horizontal,
      let beyond = cells.vertex(row + way.rowStep, column)
    else { return nil }
    let cell = vertices[beyond]
    if cell.head != nil { return cell.head == way ? beyond : nil }
    // A corner of ASCII has no arm towards a wall.
    return cell.arms & way.opposite.bit != 0
      || cell.arms.nonzeroBitCount == 1 && cell.arms & Arms.horizontal != 0
        && map.grid.scalar(cell.row, cell.column) == 0x2B
      ? beyond : nil
  }

  /// Whether a line that crosses the wall of a box comes from nothing but the words in it.
  func beginsInside(_ box: Int, _ beyond: Int, _ way: Way) -> Bool {
    var (row, column) = (vertices[beyond].row, vertices[beyond].column)
    guard !territory.holdsDrawing(box), territory.interior(row, column) == box else {
      return false
    }
    let both = way.bit | way.opposite.bit
    while map.arms(row, column) == both, territory.border(row, column) == nil {
      row += way.rowStep
      column += way.columnStep
    }
    return map.arms(row, column) == 0 && map.head(row, column) == nil
  }

  /// Whether the border runs across the way at this cell.
  func crosses(_ box: Int, _ row: Int, _ column: Int, _ way: Way) -> Bool {
    let shape = territory.boxes[box]
    let isHorizontal = row == shape.top || row == shape.bottom
    return isHorizontal == way.isVertical
  }
}
