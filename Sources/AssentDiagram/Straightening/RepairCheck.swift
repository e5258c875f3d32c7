import AssentDiagnostics

/// Holds a repaired drawing against the one it was made of: a repair makes a drawing better, or
/// leaves it.
///
/// A box is repaired as a whole, or stays as it was. No wall comes to stand beside a piece of wall
/// that belongs nowhere, because that piece is then most likely the wall itself; nor does a junction
/// beside a corner. And nothing is drawn worse in a way in which it was not.
struct RepairCheck {
  private let old: JudgedDrawing
  private let new: JudgedDrawing
  private let before: Drawing
  private let after: Drawing
  private let changedRows: [Int]

  init(before: JudgedDrawing, after: JudgedDrawing) {
    (old, new) = (before, after)
    (self.before, self.after) = (before.drawing, after.drawing)
    let lines = zip(after.drawing.grid.lines, before.drawing.grid.lines)
    changedRows = lines.enumerated().filter { $0.element.0 != $0.element.1 }.map(\.offset)
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
      let name = new.boxNames[index]
      if !old.boxNames.contains(name) || tried.boxes.contains(name) {
        faults.rows.formUnion(after.boxes[index].top...after.boxes[index].bottom)
      } else {
        faults.boxes.insert(name)
      }
    }
    return faults
  }

  // MARK: Boxes repaired in part

  private struct WallDefect: Hashable {
    var row: Int
    var kind: RuleID
    var message: String
  }

  /// The boxes, by their index after the repair, that have lost some defects and kept others.
  private func partBoxes() -> [Int] {
    if new.walls.found.isEmpty { return [] }
    let had = Self.wallDefects(old)
    let left = Self.wallDefects(new)
    return new.boxNames.indices.filter { index in
      let name = new.boxNames[index]
      return left[name] != nil && left[name] != had[name]
    }
  }

  private static func wallDefects(_ judged: JudgedDrawing) -> [BoxName: Set<WallDefect>] {
    var found: [BoxName: Set<WallDefect>] = [:]
    for (defect, owner) in zip(judged.walls.found, judged.walls.owners) {
      found[judged.boxNames[owner], default: []].insert(
        WallDefect(row: defect.row, kind: defect.kind, message: defect.message))
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

  private struct Place: Hashable {
    var row: Int
    var kind: RuleID
  }

  /// The rows in which there are more findings of a kind than before, where the whole drawing has
  /// more of them.
  private func worseRows() -> [Int] {
    let kinds = Set(Self.more(old.defects, new.defects, by: \.kind).map(\.kind))
    // What the reader finds is about the drawing as a whole.
    let isReadWorse = !Self.more(
      old.reading.graph.diagnostics, new.reading.graph.diagnostics, by: \.rule
    ).isEmpty
    guard !kinds.isEmpty || isReadWorse else { return [] }
    let rows = Self.more(
      old.defects.filter { kinds.contains($0.kind) }, new.defects.filter { kinds.contains($0.kind) }
    ) { Place(row: $0.row, kind: $0.kind) }.map(\.row)
    return isReadWorse ? rows + changedRows : rows
  }

  /// Those of `new` with whose name there are more than in `old`.
  private static func more<T, Name: Hashable>(_ old: [T], _ new: [T], by name: (T) -> Name) -> [T] {
    var counts: [Name: Int] = [:]
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

  // MARK: Second walls

  /// The boxes to which a new piece of wall beside a piece without a place belongs; where it
  /// belongs to none, its row is added to `rows`.
  private func boxesWithSecondWalls(_ rows: inout Set<Int>) -> [Int] {
    guard !changedRows.isEmpty else { return [] }
    let homes = Homes(after, rows: Set(changedRows))
    var found: [Int] = []
    for row in changedRows {
      let isMore = wallCount(after, row) > wallCount(before, row)
      for column in 0..<after.grid.width(row)
      // Where a row has more walls, one that stays may be what the new one was meant for.
      where isWall(row, column) && (isMore || !Arms.isVertical(before.map.arms(row, column))) {
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
