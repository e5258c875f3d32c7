/// Lines that leave a box at its corner, or look like one.
extension BoxFinder {
  /// The column of the joint at which the line to a head begins right over a wall.
  func lineBeginning(_ row: Int, _ head: Int) -> Int? {
    var at = head - 1
    while map.arms(row, at) == Arms.horizontal { at -= 1 }
    return at < head - 1 && map.arms(row, at) == Arms.horizontal | Arms.south ? at : nil
  }

  /// Whether the right wall ends at a corner to the left and begins again below it: a line that comes back.
  func isLoop(_ box: DrawnBox) -> Bool {
    let end = box.rows.first { map.arms($0, box.right) == Arms.north | Arms.west }
    return end.map {
      ($0..<box.bottom).contains { map.arms($0, box.right) == Arms.south | Arms.west }
    }
      ?? false
  }
}
