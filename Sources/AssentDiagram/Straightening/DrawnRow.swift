/// One row of a drawing as cells that can be moved.
struct DrawnRow {
  /// A column; the second one of a wide character has no bytes.
  struct Cell {
    var bytes: [UInt8]
    var arms: UInt8 = 0
    var isHead = false

    var isBlank: Bool { bytes == [0x20] }
    /// A horizontal stroke without branches.
    var isRule: Bool { arms == Arms.horizontal }

    static let blank = Cell(bytes: [0x20])
  }

  private(set) var cells: [Cell] = []
  /// Spaces at the end of the line.
  private var tail: [UInt8]

  init(_ row: Int, of map: CellMap) {
    let grid = map.grid
    let line = grid.lines[row]
    let end = line.trimmedEnd
    let width = grid.width(row)
    cells.reserveCapacity(width)
    for column in 0..<width {
      let index = grid.rowStarts[row] + column
      if grid.scalars[index] == 0 {
        cells.append(Cell(bytes: []))
        continue
      }
      let start = column == 0 ? 0 : Int(grid.bytes[index])
      if line[line.startIndex + Int(grid.bytes[index])] == 9 {
        cells.append(.blank)
        continue
      }
      var next = column + 1
      while next < width, grid.scalars[grid.rowStarts[row] + next] == 0 { next += 1 }
      let stop = next < width ? Int(grid.bytes[grid.rowStarts[row] + next]) : end
      cells.append(
        Cell(
          bytes: Array(line[line.startIndex + start..<line.startIndex + max(start, stop)]),
          arms: map.arms[index], isHead: map.heads[index] != 0))
    }
    tail = Array(line[(line.startIndex + end)...])
  }

  var bytes: [UInt8] { cells.flatMap(\.bytes) + tail }

  /// Puts a stroke at a column; blanks fill the row up to it.
  mutating func set(_ column: Int, _ character: Unicode.Scalar, arms: UInt8) {
    if cells.count <= column { tail = [] }
    while cells.count <= column { cells.append(.blank) }
    cells[column] = Cell(bytes: Array(String(character).utf8), arms: arms)
  }

  mutating func swap(_ a: Int, _ b: Int) {
    guard a < cells.count, b < cells.count else { return }
    cells.swapAt(a, b)
  }

  /// Takes blanks away before a column; returns whether there were so many.
  mutating func pull(_ column: Int, _ count: Int) -> Bool {
    guard count > 0, column - count >= 0, column <= cells.count,
      cells[column - count..<column].allSatisfy(\.isBlank)
    else { return false }
    cells.removeSubrange(column - count..<column)
    return true
  }

  /// Moves the stroke at a column to another one, by taking blanks or pieces of rule from one of its
  /// sides and adding them at the other; all else stays where it is.
  ///
  /// Returns whether there was room for it.
  mutating func move(_ column: Int, to target: Int) -> Bool {
    guard column < cells.count, target >= 0 else { return false }
    let count = abs(target - column)
    if target > column {
      guard let (place, available) = after(column) else { return false }
      guard available == nil || available ?? 0 > count else { return false }
      if available != nil { cells.removeSubrange(place..<place + count) }
      let (before, filling) = before(column)
      cells.insert(contentsOf: repeatElement(filling, count: count), at: before)
    } else {
      let (before, filling) = before(column)
      var first = before
      while first > 0, filling.isRule ? cells[first - 1].isRule : cells[first - 1].isBlank {
        first -= 1
      }
      // One blank stays between words and a wall.
      let spare = first == 0 ? 0 : 1
      guard before - first >= count + spare else { return false }
      if let (place, available) = after(column), available != nil {
        let filling = cells[place].isRule ? cells[place] : .blank
        cells.insert(contentsOf: repeatElement(filling, count: count), at: place)
      }
      cells.removeSubrange(before - count..<before)
    }
    return true
  }

  /// Where cells can be added or taken left of a stroke, and what they are.
  private func before(_ column: Int) -> (place: Int, filling: Cell) {
    var place = column
    if place > 1, cells[place - 1].isHead, cells[place - 2].isRule { place -= 1 }
    if place > 0, cells[place - 1].isRule { return (place, cells[place - 1]) }
    return (column, .blank)
  }

  /// Where cells can be added or taken right of a stroke, and how many there are; `nil` cells at the
  /// end of the row; `nil` where something is in the way.
  private func after(_ column: Int) -> (place: Int, available: Int?)? {
    var place = column + 1
    if place + 1 < cells.count, cells[place].isHead, cells[place + 1].isRule { place += 1 }
    while place < cells.count, !cells[place].isBlank, !cells[place].isRule {
      if cells[place].arms & Arms.vertical != 0 { return nil }
      place += 1
    }
    guard place < cells.count else { return (place, nil) }
    let isRule = cells[place].isRule
    var end = place
    while end < cells.count, isRule ? cells[end].isRule : cells[end].isBlank { end += 1 }
    return (place, end - place)
  }
}
