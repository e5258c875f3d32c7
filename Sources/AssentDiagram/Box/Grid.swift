import AssentDiagnostics

/// A drawing as cells: one entry a display column, row by row, each row as long as its line.
///
/// A wide character takes two cells, the second with scalar 0. Combining marks belong to the cell
/// before them. A damaged arrow takes one cell. Tabs go to the next column divisible by 8.
struct Grid: Sendable {
  /// The place of a cell.
  struct Cell: Hashable {
    var row: Int
    var column: Int
  }

  /// The largest number of rows, and of columns.
  static let limit = 2_000

  /// Index of the first cell of each row, and after the last the number of cells.
  private(set) var rowStarts: [Int] = [0]
  private(set) var scalars: [UInt32] = []
  /// Byte of the line, from 0, at which the character of a cell begins.
  private(set) var bytes: [Int32] = []
  private(set) var lines: [ArraySlice<UInt8>] = []
  /// The blank cells before the first other one of each row.
  private(set) var indents: [Int] = []
  private var signs: [RowSigns] = []
  /// The rows of which a part is not where it is in the line.
  private(set) var alignedRows: [Int: DrawnRow] = [:]
  /// The shapes of boxes that are drawn anew, by their upper left corners; `nil` where nothing is.
  private(set) var redrawnShapes: [Cell: FlowGraph.Shape]?
  private(set) var redrawnRows: Set<Int> = []
  /// The longest row, also where it is beyond the limit.
  private(set) var columnCount = 0

  static let space: UInt32 = 0x20

  var rowCount: Int { lines.count }
  var isTooLarge: Bool { rowCount > Self.limit || columnCount > Self.limit }

  init(_ text: [UInt8]) {
    scalars.reserveCapacity(text.count)
    bytes.reserveCapacity(text.count)
    for line in text.split(separator: 10, omittingEmptySubsequences: false) {
      let line = line.last == 13 ? line.dropLast() : line
      lines.append(line)
      let first = scalars.count
      if lines.count <= Self.limit { append(line) } else { indents.append(0) }
      rowStarts.append(scalars.count)
      signs.append(RowSigns(scalars[first...]))
    }
    if lines.last?.isEmpty == true {
      lines.removeLast()
      indents.removeLast()
      rowStarts.removeLast()
      signs.removeLast()
    }
  }

  /// The grid with the cells of some rows moved.
  func with(_ rows: [Int: DrawnRow]) -> Grid {
    var result = self
    result.alignedRows.merge(rows) { $1 }
    result.scalars.removeAll(keepingCapacity: true)
    result.bytes.removeAll(keepingCapacity: true)
    for row in 0..<rowCount {
      if let drawn = rows[row] {
        result.append(drawn, end: lines[row].count)
        result.indents[row] = drawn.cells.firstIndex { !$0.isBlank } ?? 0
        result.columnCount = max(result.columnCount, drawn.cells.count)
        result.signs[row] = RowSigns(result.scalars[result.rowStarts[row]...])
      } else {
        result.scalars += scalars[rowStarts[row]..<rowStarts[row + 1]]
        result.bytes += bytes[rowStarts[row]..<rowStarts[row + 1]]
      }
      result.rowStarts[row + 1] = result.scalars.count
    }
    return result
  }

  /// The grid with nothing but blanks in all other rows.
  func keeping(_ rows: Range<Int>) -> Grid {
    var result = self
    let cells = rowStarts[rows.lowerBound]..<rowStarts[rows.upperBound]
    result.scalars = Array(scalars[cells])
    result.bytes = Array(bytes[cells])
    for row in 0...rowCount {
      result.rowStarts[row] = min(max(rowStarts[row] - cells.lowerBound, 0), cells.count)
      if row < rowCount, !rows.contains(row) { result.indents[row] = 0 }
    }
    return result
  }

  /// The grid with some cells drawn anew.
  func with(_ strokes: RedrawnStrokes) -> Grid {
    var result = self
    result.redrawnShapes = strokes.shapes
    result.redrawnRows = Set(strokes.cells.keys)
    result.scalars.removeAll(keepingCapacity: true)
    result.bytes.removeAll(keepingCapacity: true)
    for row in 0..<rowCount {
      let cells = rowStarts[row]..<rowStarts[row + 1]
      let first = result.scalars.count
      result.scalars += scalars[cells]
      result.bytes += bytes[cells]
      if let drawn = strokes.cells[row] {
        let width = (drawn.keys.max() ?? -1) + 1
        while result.scalars.count - first < width { result.add(Self.space, lines[row].count) }
        for (column, sign) in drawn { result.scalars[first + column] = sign }
        result.indents[row] =
          result.scalars[first...].firstIndex { $0 != Self.space }.map { $0 - first } ?? 0
        result.columnCount = max(result.columnCount, result.scalars.count - first)
        result.signs[row] = RowSigns(result.scalars[first...])
      }
      result.rowStarts[row + 1] = result.scalars.count
    }
    return result
  }

  /// Adds cells of which those that were drawn begin where the next one of the line does.
  private mutating func append(_ row: DrawnRow, end: Int) {
    let first = scalars.count
    for cell in row.cells {
      scalars.append(cell.scalar)
      bytes.append(cell.column != nil && cell.scalar != 0 ? cell.bytes.lowerBound : -1)
    }
    var next = Int32(truncatingIfNeeded: end)
    for index in (first..<scalars.count).reversed() {
      if bytes[index] < 0 { bytes[index] = next } else { next = bytes[index] }
    }
    // The second column of a wide character is where the first one is.
    for index in first..<scalars.count where scalars[index] == 0 && index > first {
      bytes[index] = bytes[index - 1]
    }
  }

  private mutating func append(_ line: ArraySlice<UInt8>) {
    let first = scalars.count
    line.withUnsafeBufferPointer { buffer in
      var index = 0
      while index < buffer.count, scalars.count - first <= Self.limit {
        let byte = buffer[index]
        if byte == 9 {
          repeat { add(Self.space, index) } while (scalars.count - first) % 8 != 0
          index += 1
        } else if byte < 0x80 {
          let limit = min(buffer.count, index + Self.limit + 1 - (scalars.count - first))
          var end = index + 1
          while end < limit, buffer[end] < 0x80, buffer[end] != 9 { end += 1 }
          for at in index..<end { scalars.append(UInt32(buffer[at])) }
          bytes.append(
            contentsOf: Int32(truncatingIfNeeded: index)..<Int32(truncatingIfNeeded: end))
          index = end
        } else {
          index = appendCluster(buffer, index)
        }
      }
    }
    while scalars.count > first, scalars[scalars.count - 1] == Self.space {
      scalars.removeLast()
      bytes.removeLast()
    }
    indents.append(
      scalars[first...].firstIndex { $0 != Self.space }.map { $0 - first } ?? 0)
    columnCount = max(columnCount, scalars.count - first)
  }

  private mutating func appendCluster(_ buffer: UnsafeBufferPointer<UInt8>, _ index: Int) -> Int {
    let (scalar, next) = decodeScalar(buffer, at: index)
    if scalar == 0xE2 {
      var ahead = [scalar]
      var ends = [next]
      while ahead.count < 3, ends[ends.count - 1] < buffer.count {
        let (following, end) = decodeScalar(buffer, at: ends[ends.count - 1])
        ahead.append(following)
        ends.append(end)
      }
      if let (repaired, count) = DamagedText.repair(ahead, at: 0) {
        add(repaired, index)
        return ends[count - 1]
      }
    }
    if scalar == 0xA0 {
      add(Self.space, index)
      return next
    }
    // Most strokes have no marks behind them that belong to them.
    if (0x2500..<0x2580).contains(scalar), endsCluster(buffer, next) {
      add(scalar, index)
      return next
    }
    let (end, columns) = displayCluster(in: buffer, at: index)
    guard columns > 0 else { return max(end, index + 1) }
    add(scalar, index)
    for _ in 1..<max(columns, 1) { add(0, index) }
    return max(end, index + 1)
  }

  /// Whether a character of ASCII or a stroke begins at an index, or nothing.
  private func endsCluster(_ buffer: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
    if index == buffer.count || buffer[index] < 0x80 { return true }
    return buffer[index] == 0xE2 && index + 1 < buffer.count && buffer[index + 1] & 0xFE == 0x94
  }

  private mutating func add(_ scalar: UInt32, _ byte: Int) {
    scalars.append(scalar)
    bytes.append(Int32(truncatingIfNeeded: byte))
  }

  @inline(__always)
  func width(_ row: Int) -> Int {
    row >= 0 && row < rowCount ? rowStarts[row + 1] - rowStarts[row] : 0
  }

  /// The index of a cell, or `nil` outside of its row.
  @inline(__always)
  func index(_ row: Int, _ column: Int) -> Int? {
    guard row >= 0, row < rowCount, column >= 0 else { return nil }
    let index = rowStarts[row] + column
    return index < rowStarts[row + 1] ? index : nil
  }

  /// The scalar of a cell; a space outside of its row.
  @inline(__always)
  func scalar(_ row: Int, _ column: Int) -> UInt32 {
    index(row, column).map { scalars[$0] } ?? Self.space
  }

  @inline(__always)
  func isBlank(_ row: Int, _ column: Int) -> Bool { scalar(row, column) == Self.space }

  /// The byte of the line at which a column begins; the end of the line beyond it.
  func byte(_ row: Int, _ column: Int) -> Int {
    index(row, column).map { Int(bytes[$0]) } ?? (row < rowCount ? lines[row].count : 0)
  }

  /// Whether one of some signs may stand in a row; if not, none does.
  @inline(__always)
  func mayHold(_ row: Int, _ some: RowSigns) -> Bool { signs[row].meets(some) }

  /// Whether the cell is the only one of its row that is not blank.
  func isAlone(_ row: Int, _ column: Int) -> Bool {
    column == width(row) - 1 && indents[row] == column
  }

  /// The stretches of words in a row, each from its first to its last character.
  ///
  /// - Parameter isEnd: whether words end at a column, which is not part of them.
  @inline(__always)
  func stretches(
    _ row: Int, _ columns: Range<Int>, endingAt isEnd: (_ column: Int) -> Bool
  ) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var start: Int?
    var end = 0
    for column in columns {
      if isEnd(column) {
        if let start { found.append(start..<end) }
        start = nil
      } else if !isBlank(row, column) {
        if start == nil { start = column }
        end = column + 1
      }
    }
    if let start { found.append(start..<end) }
    return found
  }

  /// The place in the file of columns of a row.
  func range(_ row: Int, _ columns: Range<Int>, in source: DiagramSource) -> SourceRange {
    SourceRange(
      start: source.location(line: row, byte: byte(row, columns.lowerBound)),
      end: source.location(line: row, byte: byte(row, columns.upperBound)))
  }

  /// The text of cells, without white space at its ends.
  func text(_ row: Int, _ columns: Range<Int>) -> String {
    var (start, end) = (columns.lowerBound, min(columns.upperBound, width(row)))
    // What was drawn anew as blank is something else in the line.
    if redrawnRows.contains(row) {
      while start < end, isBlank(row, start) { start += 1 }
      while start < end, isBlank(row, end - 1) { end -= 1 }
    }
    guard start < end else { return "" }
    let line = lines[row]
    let slice = line[(line.startIndex + byte(row, start))..<(line.startIndex + byte(row, end))]
    return String(decoding: slice.trimmed, as: UTF8.self)
  }
}

extension ArraySlice<UInt8> {
  /// Without spaces and tabs at both ends.
  var trimmed: ArraySlice<UInt8> {
    var slice = self
    while let first = slice.first, first == 32 || first == 9 { slice = slice.dropFirst() }
    while let last = slice.last, last == 32 || last == 9 || last == 13 { slice = slice.dropLast() }
    return slice
  }
}
