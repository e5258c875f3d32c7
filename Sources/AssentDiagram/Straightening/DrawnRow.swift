/// One row of a drawing as cells that can be moved.
struct DrawnRow {
  /// A column; the second one of a wide character has no bytes.
  struct Cell {
    /// The bytes of the line that are its character.
    var bytes: Range<Int32> = 0..<0
    /// Its scalar as in a grid; 0 for the second column of a wide character.
    var scalar: UInt32 = 0
    /// The display column of the line at which it is; `nil` for what is drawn.
    var column: Int?
    /// What is drawn there instead.
    var drawn: Unicode.Scalar?
    var arms: UInt8 = 0
    var isHead = false
    var isBlank = false

    /// A horizontal stroke without branches.
    var isRule: Bool { arms == Arms.horizontal }

    static let blank = Cell(scalar: Grid.space, drawn: " ", isBlank: true)
  }

  private(set) var cells: [Cell] = []
  private let line: ArraySlice<UInt8>
  /// Where the spaces at the end of the line begin; after them where they are gone.
  private var tail: Int

  init(_ row: Int, of map: CellMap) {
    let grid = map.grid
    line = grid.lines[row]
    if let aligned = grid.alignedRows[row] {
      (cells, tail) = (aligned.cells, aligned.tail)
      for (column, index) in (grid.rowStarts[row]..<grid.rowStarts[row + 1]).enumerated() {
        cells[column].arms = map.arms[index]
        cells[column].isHead = map.heads[index] != 0
      }
      return
    }
    tail = line.trimmedEnd
    let width = grid.width(row)
    let first = grid.rowStarts[row]
    cells.reserveCapacity(width + 8)
    for column in 0..<width {
      let index = first + column
      if grid.scalars[index] == 0 {
        cells.append(Cell(column: column))
        continue
      }
      let byte = line[line.startIndex + Int(grid.bytes[index])]
      if byte == 9 {
        cells.append(.blank)
        continue
      }
      let start = column == 0 ? 0 : grid.bytes[index]
      var next = column + 1
      while next < width, grid.scalars[first + next] == 0 { next += 1 }
      let stop = max(start, next < width ? grid.bytes[first + next] : Int32(tail))
      cells.append(
        Cell(
          bytes: start..<stop, scalar: grid.scalars[index], column: column,
          arms: map.arms[index], isHead: map.heads[index] != 0,
          isBlank: byte == 0x20 && stop - start == 1))
    }
  }

  /// What is neither stroke nor blank.
  var words: [UInt8] {
    var words: [UInt8] = []
    for cell in cells where cell.arms == 0 && !cell.isHead && !cell.isBlank {
      write(cell, to: &words)
    }
    return words
  }

  func write(to text: inout [UInt8]) {
    for cell in cells { write(cell, to: &text) }
    text += line[(line.startIndex + tail)...]
  }

  private func write(_ cell: Cell, to text: inout [UInt8]) {
    if let drawn = cell.drawn {
      text += drawn.utf8
    } else {
      let (start, end) = (Int(cell.bytes.lowerBound), Int(cell.bytes.upperBound))
      text += line[line.startIndex + start..<line.startIndex + end]
    }
  }

  /// Puts a stroke at a column; blanks fill the row up to it.
  mutating func set(_ column: Int, _ character: Unicode.Scalar, arms: UInt8) {
    if cells.count <= column { tail = line.count }
    while cells.count <= column { cells.append(.blank) }
    cells[column] = Cell(
      scalar: character.value, drawn: character, arms: arms, isBlank: character == " ")
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

  /// Adds blanks or pieces of rule right before a stroke, or takes them away there; returns whether
  /// there were so many, right of another stroke.
  mutating func stretch(before column: Int, by count: Int, downTo limit: Int) -> Bool {
    let (place, filling) = before(column)
    guard count < 0 else {
      cells.insert(contentsOf: repeatElement(filling, count: count), at: place)
      return true
    }
    var first = place
    while first > limit + 1, filling.isRule ? cells[first - 1].isRule : cells[first - 1].isBlank {
      first -= 1
    }
    // One stays between words and a wall.
    guard place - first >= -count + (first == 0 ? 0 : 1) else { return false }
    cells.removeSubrange(place + count..<place)
    return true
  }

  /// Adds blanks or pieces of rule right after a stroke, or takes them away there or behind the words
  /// after it; returns whether there were so many.
  mutating func stretch(after column: Int, by count: Int) -> Bool {
    guard let (place, available) = after(column) else {
      guard count > 0 else { return false }
      cells.insert(contentsOf: repeatElement(.blank, count: count), at: column + 1)
      return true
    }
    if count > 0 {
      let isRule = place < cells.count && cells[place].isRule
      cells.insert(
        contentsOf: repeatElement(isRule ? cells[place] : .blank, count: count),
        at: isRule ? place : column + 1)
      return true
    }
    guard let available, available > -count else { return available == nil }
    cells.removeSubrange(place..<place - count)
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
