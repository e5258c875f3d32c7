/// Boxes that are narrower than their upper border.
extension BoxFinder {
  /// The right walls and the lower right corner of a box whose upper border is much longer: the last stroke of
  /// every row between is near that corner, with nothing behind it up to the end of the upper border.
  func raggedWalls(
    _ top: Int, _ bottom: Int, _ left: Int, _ right: Int
  ) -> (walls: [Int32], corner: Int)? {
    var corner = left + 1
    while map.arms(bottom, corner) & Arms.horizontal == Arms.horizontal { corner += 1 }
    guard map.arms(bottom, corner) == Arms.west | Arms.north, 2 * (corner - left) > right - left,
      corner < right - Self.tolerance
    else { return nil }
    let columns = max(left + 1, corner - Self.raggedReach)..<right - Self.tolerance
    var walls: [Int32] = []
    for row in top + 1..<bottom {
      let last = (columns.lowerBound...right + Self.tolerance).last { !map.grid.isBlank(row, $0) }
      guard let last, columns.contains(last), map.arms(row, last) == Arms.vertical else {
        return nil
      }
      walls.append(Int32(last))
    }
    return (walls, corner)
  }

  /// How far from the lower corner such walls may be.
  private static let raggedReach = 8
}
