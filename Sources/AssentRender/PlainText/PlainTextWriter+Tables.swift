import AssentMarkup

/// The cells of one table, written unbroken, from which it is laid out; reused for the next.
struct TableScratch: ~Copyable {
  struct Cell {
    /// Index of its node.
    var node: Int
    /// Its lines, in the lines of `filler`, and the widest of them.
    var lines: Range<Int>
    var columns: Int
    /// Its words, as numbers of ranges in `words`.
    var words: Range<Int>
  }

  /// Wider than any cell.
  static let unbroken = Int.max / 4

  var filler: LineFiller
  var words = WordRanges()
  var cells: [Cell] = []

  init(options: PlainTextRenderer.Options) {
    filler = LineFiller(
      width: Self.unbroken, ambiguousWide: options.ambiguousWide, usesColor: options.usesColor)
    filler.recordsLines = true
  }

  mutating func removeAll() {
    filler.out.truncate(to: 0)
    filler.lines.removeAll(keepingCapacity: true)
    filler.targets.removeAll()
    words.removeAll()
    cells.removeAll(keepingCapacity: true)
  }
}

extension PlainTextWriter {
  /// Writes a table: drawn with lines, or where its words are too long for that, as records.
  mutating func writeTable(_ index: Int, columnCount: Int) {
    guard columnCount > 0 else { return }
    fillScratch(index, columnCount)
    if filler.hasFirstPrefix, filler.firstPrefixColumns != filler.prefixColumns {
      filler.endLine()
    }
    beginPageBlock(.table)
    if let widths = tableWidths(columnCount) {
      drawTable(widths)
    } else {
      writeRecords(columnCount)
    }
    endPageBlock()
    tableScratch.removeAll()
  }

  // MARK: Measuring

  /// Writes every cell unbroken to the scratch.
  private mutating func fillScratch(_ index: Int, _ columnCount: Int) {
    swapScratch()
    filler.style = tableScratch.filler.style
    for row in document.children(of: index) {
      let style = filler.style
      if case .tableRow(isHeader: true) = nodes[row].kind {
        filler.style.attributes.insert(.bold)
      }
      let firstCell = tableScratch.cells.count
      for cell in document.children(of: row)
      where tableScratch.cells.count - firstCell < columnCount {
        let wordStart = words.mark()
        let (lines, columns) = writeCell(cell, width: TableScratch.unbroken)
        tableScratch.cells.append(
          TableScratch.Cell(
            node: cell, lines: lines, columns: columns, words: wordStart..<words.mark()))
      }
      while tableScratch.cells.count - firstCell < columnCount {
        tableScratch.cells.append(
          TableScratch.Cell(
            node: row, lines: 0..<0, columns: 0, words: 0..<0))
      }
      filler.style = style
    }
    swapScratch()
  }

  private mutating func swapScratch() {
    swap(&filler, &tableScratch.filler)
    swap(&words, &tableScratch.words)
  }

  /// Writes one cell with lines of `width` to the filler; returns its lines and the widest of them.
  private mutating func writeCell(_ cell: Int, width: Int) -> (lines: Range<Int>, columns: Int) {
    filler.width = width
    filler.widest = 0
    let first = filler.lines.count
    guard case .tableCell = nodes[cell].kind else { return (0..<0, 0) }
    writeInlines(cell + 1, Int(nodes[cell].end))
    filler.endLine()
    return (first..<filler.lines.count, filler.widest)
  }

  private mutating func tableWidths(_ columnCount: Int) -> [Int]? {
    var columns = [TableLayout.Column](repeating: .init(), count: columnCount)
    for (offset, cell) in tableScratch.cells.enumerated() {
      columns[offset % columnCount].natural = max(
        columns[offset % columnCount].natural, cell.columns)
      columns[offset % columnCount].total += cell.columns
    }
    let room = filler.room - TableLayout.frameColumns(columnCount)
    if columns.reduce(0, { $0 + $1.natural }) > room {
      guard room >= columnCount else { return nil }
      measureLongest(&columns)
    }
    return TableLayout.widths(of: columns, room: filler.room)
  }

  /// Finds the longest piece of each column by breaking its cells wherever they may break.
  private mutating func measureLongest(_ columns: inout [TableLayout.Column]) {
    swapScratch()
    filler.keepsWords = true
    let end = filler.out.count
    let lines = filler.lines.count
    for (offset, cell) in tableScratch.cells.enumerated() {
      let column = offset % columns.count
      guard cell.columns > columns[column].longest else { continue }
      columns[column].longest = max(columns[column].longest, writeCell(cell.node, width: 1).columns)
      filler.out.truncate(to: end)
      filler.lines.removeLast(filler.lines.count - lines)
    }
    filler.keepsWords = false
    swapScratch()
  }

  // MARK: Drawing

  private mutating func drawTable(_ widths: [Int]) {
    let count = widths.count
    let cells = tableScratch.cells
    let isGrid = cells.indices.dropFirst(count).contains {
      cells[$0].columns > widths[$0 % count] || cells[$0].lines.count > 1
    }
    drawRule(glyphs.top, widths)
    for first in stride(from: 0, to: cells.count, by: count) {
      if first == count {
        drawRule(isGrid ? glyphs.underHeaderOfGrid : glyphs.underHeader, widths)
        notePageHeader()
      } else if first > count {
        if isGrid { drawRule(glyphs.betweenRows, widths) }
        notePageBreak()
      }
      drawRow(first, widths)
    }
    drawRule(glyphs.bottom, widths)
  }

  private mutating func drawRule(_ rule: Glyphs.TableRule, _ widths: [Int]) {
    filler.openLine()
    filler.out.write(rule.left)
    for (index, width) in widths.enumerated() {
      if index > 0 { filler.out.write(rule.crossing) }
      rule.line.append(width + 2, to: &filler.out)
    }
    filler.out.write(rule.right)
    filler.endLine()
  }

  private mutating func drawRow(_ first: Int, _ widths: [Int]) {
    let end = tableScratch.filler.out.count
    let lineCount = tableScratch.filler.lines.count
    var height = 1
    for (column, width) in widths.enumerated() {
      let cell = tableScratch.cells[first + column]
      words.append(cell.words, of: tableScratch.words)
      if cell.columns > width {
        swapScratch()
        let style = filler.style
        if first == 0 { filler.style.attributes.insert(.bold) }
        tableScratch.cells[first + column].lines = writeCell(cell.node, width: width).lines
        filler.style = style
        swapScratch()
      }
      height = max(height, tableScratch.cells[first + column].lines.count)
    }
    for row in 0..<height {
      filler.openLine()
      filler.out.write(glyphs.bar)
      for (column, width) in widths.enumerated() {
        filler.out.append(UInt8(ascii: " "))
        drawLine(row, of: tableScratch.cells[first + column], width: width)
        filler.out.append(UInt8(ascii: " "))
        filler.out.write(glyphs.bar)
      }
      filler.endLine()
    }
    tableScratch.filler.out.truncate(to: end)
    tableScratch.filler.lines.removeLast(tableScratch.filler.lines.count - lineCount)
  }

  private mutating func drawLine(_ row: Int, of cell: TableScratch.Cell, width: Int) {
    guard row < cell.lines.count else {
      filler.out.append(UInt8(ascii: " "), count: width)
      return
    }
    let line = tableScratch.filler.lines[cell.lines.lowerBound + row]
    let space = max(width - line.columns, 0)
    var left = 0
    if case .tableCell(let alignment) = nodes[cell.node].kind {
      switch alignment {
      case .none, .left: left = 0
      case .center: left = space / 2
      case .right: left = space
      }
    }
    filler.out.append(UInt8(ascii: " "), count: left)
    filler.out.write(tableScratch.filler.out.slice(line.start..<line.end))
    filler.out.append(UInt8(ascii: " "), count: space - left)
  }

  // MARK: Records

  /// Writes each row as a block of lines `Header: value`.
  private mutating func writeRecords(_ count: Int) {
    for header in tableScratch.cells.prefix(count) {
      words.append(header.words, of: tableScratch.words)
    }
    writeRule(glyphs.rule, columns: filler.room)
    let cells = tableScratch.cells
    let firstRow = cells.count > count ? count : 0
    for first in stride(from: firstRow, to: cells.count, by: count) {
      if first > firstRow { notePageBreak() }
      for column in 0..<count {
        writeField(
          header: cells[column], value: first == 0 ? nil : cells[first + column])
      }
      writeRule(glyphs.rule, columns: filler.room)
    }
  }

  /// Writes a header and a value, the value's other lines two columns further in.
  private mutating func writeField(header: TableScratch.Cell, value: TableScratch.Cell?) {
    filler.prefix += "  ".utf8
    filler.prefixColumns += 2
    filler.firstPrefix = Array(filler.prefix.dropLast(2))
    filler.firstPrefixColumns = filler.prefixColumns - 2
    filler.hasFirstPrefix = true
    if header.columns > 0 {
      let style = filler.style
      filler.style.attributes.insert(.bold)
      swap(&words, &tableScratch.words)
      writeInlines(header.node + 1, Int(nodes[header.node].end))
      swap(&words, &tableScratch.words)
      if filler.out.last != UInt8(ascii: ":") { filler.writeGlued([UInt8(ascii: ":")]) }
      filler.style = style
      filler.writeSpace(.normal)
    }
    if let value, case .tableCell = nodes[value.node].kind {
      writeInlines(value.node + 1, Int(nodes[value.node].end))
    }
    filler.hasFirstPrefix = filler.hasFirstPrefix && filler.isLineOpen
    filler.endLine()
    filler.prefix.removeLast(2)
    filler.prefixColumns -= 2
  }

  /// Marks what is written of a table so far as the header to repeat on its further pages.
  private mutating func notePageHeader() {
    guard options.pages != nil, let last = pageBlocks.indices.last else { return }
    pageBlocks[last].headerEnd = filler.out.count
  }

  private mutating func notePageBreak() {
    guard options.pages != nil, let last = pageBlocks.indices.last else { return }
    pageBlocks[last].breaks.append(filler.out.count)
  }
}
