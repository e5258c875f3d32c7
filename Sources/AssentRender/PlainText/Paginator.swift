import AssentDiagnostics
import AssentMarkup

/// A leaf block in the text of a document, for page breaks.
struct PageBlock {
  enum Kind {
    case heading
    case paragraph
    case verbatim
    case table
  }

  var kind: Kind
  /// Byte offsets of its lines in the text, with the blank lines before it.
  var start: Int
  var end: Int
  /// Byte offsets at which a table may be parted.
  var breaks: [Int] = []
  /// Byte offset after a table's header, which every page of it begins with; or 0.
  var headerEnd = 0
  /// Its words, as numbers of ranges.
  var words = 0..<0
}

/// Breaks text into pages: a form feed between them, and on each a header line and a blank one.
///
/// A page ends where a block ends, or in a paragraph with at least two lines on either side. A
/// heading keeps at least two lines of what follows it. Drawings and code are parted only when
/// they are longer than a page, tables between their rows, with their header repeated.
struct Paginator {
  /// How bad it is to begin a page with a line.
  private enum Penalty: UInt8 {
    case none
    case insideBlock
    case afterHeading
  }

  private let text: [UInt8]
  private let setup: PlainTextRenderer.PageSetup
  private let options: PlainTextRenderer.Options
  /// Offset of the first byte of each line, and of the end.
  private let lineStarts: [Int]
  private var penalties: [Penalty]
  private let bodyLines: Int
  /// For a line that begins a part of a table, the lines of the table's header.
  private var repeatedHeaders: [Int: Range<Int>] = [:]

  init(
    text: [UInt8], blocks: [PageBlock], setup: PlainTextRenderer.PageSetup,
    options: PlainTextRenderer.Options
  ) {
    self.text = text
    self.setup = setup
    self.options = options
    bodyLines = max(setup.lines, 12) - 2
    var starts = [0]
    for (index, byte) in text.enumerated() where byte == 0x0A { starts.append(index + 1) }
    lineStarts = starts
    penalties = [Penalty](repeating: .none, count: starts.count)
    for block in blocks { addPenalties(of: block) }
  }

  func paginated() -> [UInt8] {
    let pages = pageRanges()
    var out: [UInt8] = []
    out.reserveCapacity(text.count + pages.count * (options.width + 8))
    for (index, page) in pages.enumerated() {
      if index > 0 { out.append(0x0C) }
      out += header(page: index + 1, of: pages.count)
      out += [0x0A, 0x0A]
      if let header = repeatedHeaders[page.lowerBound] { out += bytes(ofLines: header) }
      out += bytes(ofLines: page)
    }
    return out
  }

  private func bytes(ofLines lines: Range<Int>) -> ArraySlice<UInt8> {
    text[lineStarts[lines.lowerBound]..<lineStarts[lines.upperBound]]
  }

  // MARK: Where pages end

  private func pageRanges() -> [Range<Int>] {
    var pages: [Range<Int>] = []
    let count = lineStarts.count - 1
    var start = 0
    while true {
      while start < count, isBlank(start) { start += 1 }
      guard start < count else { return pages }
      let next = pageEnd(from: start, count)
      var end = next
      while end > start + 1, isBlank(end - 1) { end -= 1 }
      pages.append(start..<end)
      start = next
    }
  }

  private func pageEnd(from start: Int, _ count: Int) -> Int {
    let limit = start + bodyLines - (repeatedHeaders[start]?.count ?? 0)
    guard limit < count else { return count }
    for allowed in [Penalty.none, .insideBlock] {
      var end = limit
      while end > start {
        if penalties[end].rawValue <= allowed.rawValue { return end }
        end -= 1
      }
    }
    return limit
  }

  private mutating func addPenalties(of block: PageBlock) {
    var first = line(at: block.start)
    let end = line(at: block.end)
    while first < end, isBlank(first) { first += 1 }
    guard first < end else { return }
    switch block.kind {
    case .heading:
      forbid(first + 1..<end, .afterHeading)
      var next = end
      while next < penalties.count - 1, isBlank(next) { next += 1 }
      forbid(end..<next + 2, .afterHeading)
    case .paragraph:
      forbid(first + 1..<first + 2, .insideBlock)
      if end - first > 1 { forbid(end - 1..<end, .insideBlock) }
    case .verbatim:
      if end - first <= bodyLines { forbid(first + 1..<end, .insideBlock) }
    case .table:
      let parts = Set(end - first > bodyLines / 3 ? block.breaks.map { line(at: $0) } : [])
      if block.headerEnd > 0 {
        let header = first..<line(at: block.headerEnd)
        if header.count <= bodyLines / 3 { for part in parts { repeatedHeaders[part] = header } }
      }
      for index in first + 1..<end where !parts.contains(index) {
        forbid(index..<index + 1, .insideBlock)
      }
    }
  }

  private mutating func forbid(_ lines: Range<Int>, _ penalty: Penalty) {
    for line in lines where line < penalties.count && penalties[line].rawValue < penalty.rawValue {
      penalties[line] = penalty
    }
  }

  /// The line that begins at a byte offset.
  private func line(at offset: Int) -> Int {
    max(0, lineStarts.partitioningIndex { $0 > offset } - 1)
  }

  private func isBlank(_ line: Int) -> Bool {
    lineStarts[line] + 1 >= lineStarts[line + 1]
  }

  // MARK: Header

  /// Title and version at the left, the page number at the right, exactly as wide as the text.
  private func header(page: Int, of count: Int) -> [UInt8] {
    let parts = setup.numbering.split(separator: "%", omittingEmptySubsequences: false)
    var text = String(parts.first ?? "")
    for (value, part) in zip([page, count], parts.dropFirst()) { text += "\(value)" + part }
    let number = Array(text.utf8)
    let numberColumns = displayColumns(of: number[...], ambiguousWide: options.ambiguousWide)
    let room = options.width - numberColumns - 2
    var title = Array(setup.title.utf8)
    if let version = setup.version { title += Array(", version \(version)".utf8) }
    let (shown, columns) = shortened(title, room: max(room, 0))
    let space = max(options.width - columns - numberColumns, 0)
    return shown + repeatElement(UInt8(ascii: " "), count: space) + number
  }

  /// As much of a line as fits `room`, with an ellipsis where something is left out.
  private func shortened(_ line: [UInt8], room: Int) -> (bytes: [UInt8], columns: Int) {
    var filler = LineFiller(
      width: 1, ambiguousWide: options.ambiguousWide, usesColor: false)
    return line.withUnsafeBufferPointer { bytes in
      let ellipsis = options.ambiguousWide ? 2 : 1
      var columns = 0
      var index = 0
      var fitting = (end: 0, columns: 0)
      while index < bytes.count {
        let cluster = displayCluster(in: bytes, at: index, ambiguousWide: options.ambiguousWide)
        guard columns + cluster.columns <= room else {
          filler.out.truncate(to: fitting.end)
          filler.out.write("…")
          return (filler.out.bytes, fitting.columns + ellipsis)
        }
        filler.appendSanitized(bytes, index, cluster.end)
        columns += cluster.columns
        index = cluster.end
        if columns + ellipsis <= room { fitting = (filler.out.count, columns) }
      }
      return (filler.out.bytes, columns)
    }
  }
}
