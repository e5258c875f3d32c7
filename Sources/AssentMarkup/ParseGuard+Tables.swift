extension ParseGuard {
  /// A table that surely is one: no line before it, two equal rows at the left margin.
  ///
  /// Each of its rows that begins with `|` is a context of its own.
  struct CertainTable {
    var columnCount: Int
    /// Whether the delimiter row has been met.
    var isOpen = false
  }

  /// The pipes of a line.
  struct Pipes {
    var count = 0
    /// Those that a backslash takes out of the structure of the table.
    var escapedCount = 0
    var last = -1
  }
}

/// What tables (GFM section 4.10, extension) cost.
extension ParseGuard.Scan {
  /// Notes whether the line continues the certain table that is open.
  mutating func readTableStart(_ begin: Int, _ first: Int, _ end: Int) {
    guard let open = table else { return }
    if open.isOpen {
      if first == begin, bytes[begin] == .pipe,
        (begin + 1..<end).contains(where: { bytes[$0] != .space && bytes[$0] != .tab })
      {
        return
      }
      context.columnCount = open.columnCount
    } else if first == begin, delimiterCount(begin, end, isStrict: true) == open.columnCount {
      return
    }
    table = nil
  }

  /// Charges the cells of a line, read as a row of a table.
  mutating func readTableLine(_ begin: Int, _ first: Int, _ end: Int, _ pipes: ParseGuard.Pipes) {
    guard extensions.contains(.table) else { return }
    let cells = cellCount(first, end, pipes)
    let columns = delimiterCount(first, end, isStrict: false)
    // Reading a row takes cmark the square of its cells.
    let rowSteps = pipes.count * pipes.count
    if columns > 0 {
      charge(context.tableSteps + rowSteps, .table, at: first, length: end - first)
      context.columnCount = max(context.columnCount, columns)
      if table != nil { table?.isOpen = true }
    } else if context.columnCount > 0 || table?.isOpen == true {
      let columns = max(context.columnCount, table?.columnCount ?? 0)
      charge(2 * rowSteps, .table, at: first, length: end - first)
      charge(memory: ParseGuard.Cost.block + columns * ParseGuard.Cost.cell, at: begin)
      if columns > cells { missingCells += columns - cells }
      if missingCells > ParseGuard.Limit.missingCells, finding == nil {
        finding = ParseGuard.Finding(
          message: "the rows of tables up to here lack \(missingCells) cells;"
            + " the limit is \(ParseGuard.Limit.missingCells)",
          bytes: first..<end, help: "give each row as many cells as its table has columns")
      }
    } else if first == begin, isAfterBlankLine, bytes[begin] == .pipe, html.isClosed,
      pipes.escapedCount == 0
    {
      table = ParseGuard.CertainTable(columnCount: cells)
    }
    // The first cell of a line is looked for back to the last pipe before it.
    let way = bytes[first] == .pipe ? 0 : begin - context.lastPipeEnd
    context.tableSteps +=
      rowSteps + way + (end - begin) * ParseGuard.Cost.rowByte
      + (pipes.count + 1) * ParseGuard.Cost.rowCell
    if pipes.count > 0 { context.lastPipeEnd = pipes.last + 1 }
  }

  private func cellCount(_ first: Int, _ end: Int, _ pipes: ParseGuard.Pipes) -> Int {
    var last = end - 1
    while last > first, bytes[last] == .space || bytes[last] == .tab { last -= 1 }
    let leading = bytes[first] == .pipe ? 1 : 0
    let trailing = last > first && bytes[last] == .pipe && bytes[last - 1] != .backslash ? 1 : 0
    return pipes.count - pipes.escapedCount + 1 - leading - trailing
  }

  /// The number of columns of a delimiter row, or 0 when the line is none.
  ///
  /// - Parameter isStrict: whether it must begin with a pipe and be well formed; otherwise it may
  ///   stand behind `>`, and anything made of its characters is one.
  private func delimiterCount(_ first: Int, _ end: Int, isStrict: Bool) -> Int {
    var index = first
    if isStrict {
      guard bytes[first] == .pipe, isWellFormed(first, end) else { return 0 }
    } else {
      while index < end, bytes[index] == UInt8(ascii: ">") || Self.isRowSpace(bytes[index]) {
        index += 1
      }
    }
    var count = 0
    var hasMark = false
    while index < end {
      let byte = bytes[index]
      if byte == UInt8(ascii: "-") {
        if index == first || bytes[index - 1] != byte { count += 1 }
      } else if byte == .pipe || byte == UInt8(ascii: ":") {
        hasMark = true
      } else if !Self.isRowSpace(byte) {
        return 0
      }
      index += 1
    }
    return hasMark ? count : 0
  }

  /// Whether every cell of a row that begins with a pipe is `:?-+:?` between spaces.
  private func isWellFormed(_ first: Int, _ end: Int) -> Bool {
    var index = first + 1
    while true {
      while index < end, Self.isRowSpace(bytes[index]) { index += 1 }
      if index == end { return true }
      if bytes[index] == UInt8(ascii: ":") { index += 1 }
      let hyphens = index
      while index < end, bytes[index] == UInt8(ascii: "-") { index += 1 }
      guard index > hyphens else { return false }
      if index < end, bytes[index] == UInt8(ascii: ":") { index += 1 }
      while index < end, Self.isRowSpace(bytes[index]) { index += 1 }
      if index == end { return true }
      guard bytes[index] == .pipe else { return false }
      index += 1
    }
  }

  private static func isRowSpace(_ byte: UInt8) -> Bool {
    byte == .space || byte == .tab || byte == 11 || byte == 12
  }
}

extension UInt8 {
  static let pipe = UInt8(ascii: "|")
  static let backslash = UInt8(ascii: "\\")
}
