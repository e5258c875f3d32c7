import AssentDiagnostics

/// Holds a repaired drawing against the one it was made of: a repair makes a drawing better, or
/// leaves it.
///
/// A box is repaired as a whole, or stays as it was. No wall comes to stand beside a piece of wall
/// that belongs nowhere, because that piece is then most likely the wall itself; nor does a junction
/// beside a corner. And nothing is drawn worse in a way in which it was not.
struct RepairCheck {
  let before: Drawing
  let after: Drawing
  /// The findings of the reader, by rule, that were not there before.
  private let moreFindings: [Diagnostic]

  init(before: DiagramReading, after: DiagramReading, _ drawings: (before: Drawing, after: Drawing))
  {
    (self.before, self.after) = drawings
    moreFindings = Self.more(before.graph.diagnostics, after.graph.diagnostics) { "\($0.rule)" }
  }

  /// How far from a wall, over blanks and other walls, a piece without a place counts as beside it.
  private static let reach = 12

  /// What has to stay as it was so that the law holds; nothing where it does.
  ///
  /// - Parameter tried: what was withheld when the repair was made, and did not help.
  func faults(withheld tried: Withheld) -> Withheld {
    var faults = Withheld()
    let atFault = partBoxes() + boxesWithSecondWalls(&faults.rows)
    for index in atFault + boxes(at: secondJoints() + worseRows(), &faults.rows) {
      let name = after.boxNames[index]
      if !before.boxNames.contains(name) || tried.boxes.contains(name) {
        faults.rows.formUnion(after.boxes[index].top...after.boxes[index].bottom)
      } else {
        faults.boxes.insert(name)
      }
    }
    return faults
  }

  // MARK: Boxes repaired in part

  /// The boxes, by their index after the repair, that have lost some defects and kept others.
  private func partBoxes() -> [Int] {
    let old = Self.defects(before)
    let new = Self.defects(after)
    return zip(after.boxes.indices, after.boxNames).compactMap { index, name in
      guard let left = new[name], !left.isEmpty else { return nil }
      return left == old[name] ? nil : index
    }
  }

  private static func defects(_ drawing: Drawing) -> [BoxName: Set<String>] {
    let walls = WallDefects(drawing)
    let names = drawing.boxNames
    var found: [BoxName: Set<String>] = [:]
    for (defect, owner) in zip(walls.found, walls.owners) {
      found[names[owner], default: []].insert("\(defect.row) \(defect.kind) \(defect.message)")
    }
    return found
  }

  // MARK: Second junctions

  /// The rows in which a junction or corner has come to stand right beside one that was there.
  private func secondJoints() -> [Int] {
    changedRows.filter { row in
      if pairs(after, row) > pairs(before, row) { return true }
      // In a wall, rows stay the same, and columns mostly.
      return (0..<after.grid.width(row)).contains { column in
        isJoint(after, row, column) && before.map.arms(row, column) == Arms.vertical
          && [row - 1, row + 1].contains {
            isJoint(after, $0, column) && isJoint(before, $0, column)
          }
      }
    }
  }

  /// How many junctions and corners of a row stand right of another one.
  private func pairs(_ drawing: Drawing, _ row: Int) -> Int {
    (0..<drawing.grid.width(row)).count {
      isJoint(drawing, row, $0) && isJoint(drawing, row, $0 + 1)
    }
  }

  private func isJoint(_ drawing: Drawing, _ row: Int, _ column: Int) -> Bool {
    let arms = drawing.map.arms(row, column)
    return arms & Arms.horizontal != 0 && arms & Arms.vertical != 0
  }

  // MARK: Worse than before

  /// The rows in which there are more findings of a kind than before, where the whole drawing has
  /// more of them.
  private func worseRows() -> [Int] {
    let old = before.defects()
    let new = after.defects()
    let kinds = Set(Self.more(old, new) { $0.kind.rawValue }.map(\.kind))
    guard !kinds.isEmpty || !moreFindings.isEmpty else { return [] }
    let rows = Self.more(
      old.filter { kinds.contains($0.kind) }, new.filter { kinds.contains($0.kind) }
    ) { "\($0.row) \($0.kind)" }.map(\.row)
    // What the reader finds is about the drawing as a whole.
    return moreFindings.isEmpty ? rows : rows + changedRows
  }

  /// Those of `new` of whose name there are more than in `old`.
  private static func more<T>(_ old: [T], _ new: [T], name: (T) -> String) -> [T] {
    var counts: [String: Int] = [:]
    for item in new { counts[name(item), default: 0] += 1 }
    for item in old { counts[name(item), default: 0] -= 1 }
    return new.filter { counts[name($0), default: 0] > 0 }
  }

  /// The boxes that stand in rows; what was changed in these rows and beside them is added to
  /// `left`.
  private func boxes(at rows: [Int], _ left: inout Set<Int>) -> [Int] {
    guard !rows.isEmpty else { return [] }
    let changed = Set(changedRows)
    var found: Set<Int> = []
    for row in Set(rows) {
      let near = (row - 1...row + 1).filter(changed.contains)
      // A finding far from all that was changed still comes from it.
      left.formUnion(near.isEmpty ? changed : Set(near))
      for (index, box) in after.boxes.enumerated() where box.top <= row && row <= box.bottom {
        found.insert(index)
      }
    }
    return found.sorted()
  }

  private var changedRows: [Int] {
    (0..<after.grid.rowCount).filter { after.grid.lines[$0] != before.grid.lines[$0] }
  }

  // MARK: Second walls

  /// The boxes to which a new piece of wall beside a piece without a place belongs; where it
  /// belongs to none, its row is added to `rows`.
  private func boxesWithSecondWalls(_ rows: inout Set<Int>) -> [Int] {
    let changed = changedRows
    guard !changed.isEmpty else { return [] }
    let homes = Homes(after, rows: Set(changed))
    var found: [Int] = []
    for row in changed {
      let isMore = wallCount(after, row) > wallCount(before, row)
      for column in 0..<after.grid.width(row)
      where isWall(row, column) && !Arms.isVertical(before.map.arms(row, column)) {
        guard [-1, 1].contains(where: { hasStray(row, column, $0, homes) }) else { continue }
        let owners = homes.boxes(at: row, column)
        found += owners
        // A line that only moved is beside the same pieces as before.
        if owners.isEmpty, isMore { rows.insert(row) }
      }
    }
    return found
  }

  private func wallCount(_ drawing: Drawing, _ row: Int) -> Int {
    (0..<drawing.grid.width(row)).count { drawing.map.arms(row, $0) == Arms.vertical }
  }

  private func isWall(_ row: Int, _ column: Int) -> Bool {
    after.map.arms(row, column) == Arms.vertical
  }

  /// Whether a piece of wall without a place stands on one side of a cell, with nothing but blanks
  /// and walls between.
  private func hasStray(_ row: Int, _ column: Int, _ step: Int, _ homes: Homes) -> Bool {
    for distance in 1...Self.reach {
      let at = column + step * distance
      if at < 0 || at >= after.grid.width(row) { return false }
      if isWall(row, at) {
        if homes.boxes(at: row, at).isEmpty, !isAnchored(row, at) { return true }
      } else if !after.grid.isBlank(row, at) {
        return false
      }
    }
    return false
  }

  /// Whether a vertical line comes from a stroke or leads to one.
  private func isAnchored(_ row: Int, _ column: Int) -> Bool {
    var top = row
    while isWall(top - 1, column) { top -= 1 }
    var bottom = row
    while isWall(bottom + 1, column) { bottom += 1 }
    let map = after.map
    return map.arms(top - 1, column) & Arms.south != 0 || map.head(top - 1, column) != nil
      || map.arms(bottom + 1, column) & Arms.north != 0 || map.head(bottom + 1, column) != nil
  }

  /// The cells at which the walls of boxes belong.
  private struct Homes {
    private var cells: [Int: [Int]] = [:]

    init(_ drawing: Drawing, rows: Set<Int>) {
      for (index, box) in drawing.boxes.enumerated() {
        let columns = drawing.alignment.walls[index]
        for row in box.rows where rows.contains(row) {
          for column in [columns.left, columns.right(row)] where column >= 0 {
            cells[row << 16 | column, default: []].append(index)
          }
        }
      }
    }

    func boxes(at row: Int, _ column: Int) -> [Int] { cells[row << 16 | column] ?? [] }
  }
}

extension Arms {
  fileprivate static func isVertical(_ arms: UInt8) -> Bool { arms & vertical == vertical }
}
