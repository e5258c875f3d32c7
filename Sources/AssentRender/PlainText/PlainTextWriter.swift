import AssentDiagnostics
import AssentMarkup

/// Writes the blocks of one document, in one loop over its nodes.
struct PlainTextWriter: ~Copyable {
  /// A container block that is open, and what to put back when it closes.
  struct Frame {
    enum Kind {
      case plain
      case list(Node.ListStyle)
      case item(isTight: Bool)
    }

    var kind: Kind
    var end: Int
    var prefixCount: Int
    var prefixColumns: Int
    /// The number of the next item, and the digits of the largest.
    var nextNumber = 0
    var numberWidth = 0
    /// How many bullet lists are open.
    var bulletDepth = 0
    var style = TextStyle.plain
  }

  /// An inline with something to do at its end.
  struct InlineFrame {
    var end: Int
    var suffix: [UInt8]
    var style: TextStyle
  }

  let document: Document
  let nodes: UnsafeBufferPointer<Node>
  let text: UnsafeBufferPointer<UInt8>
  let options: PlainTextRenderer.Options
  let diagrams: DrawnDiagrams
  let resolve: HTMLRenderer.LinkResolver?
  let glyphs: Glyphs
  var filler: LineFiller
  var words = WordRanges()
  var links = LinkNumbers()
  /// Whether the leaf blocks are recorded with their words, for a text that knows its places.
  var recordsBlocks = false
  /// The leaf blocks written, when they are to be broken into pages.
  var pageBlocks: [PageBlock] = []
  var inlineFrames: [InlineFrame] = []
  var tableScratch: TableScratch
  private var frames: [Frame] = []
  private var footnoteCount = 0

  init(
    document: Document, nodes: UnsafeBufferPointer<Node>, text: UnsafeBufferPointer<UInt8>,
    options: PlainTextRenderer.Options, diagrams: DrawnDiagrams,
    resolve: HTMLRenderer.LinkResolver?
  ) {
    self.document = document
    self.nodes = nodes
    self.text = text
    self.options = options
    self.diagrams = diagrams
    self.resolve = resolve
    glyphs = options.ambiguousWide ? .ascii : .drawn
    filler = LineFiller(
      width: options.width, ambiguousWide: options.ambiguousWide, usesColor: options.usesColor)
    filler.out.reserve(text.count + text.count / 4 + 1024)
    tableScratch = TableScratch(options: options)
  }

  mutating func write() {
    if let head = options.head { writeHead(head) }
    var index = 1
    while index < nodes.count {
      while let frame = frames.last, frame.end <= index { close(frame) }
      index = writeBlock(index)
    }
    while let frame = frames.last { close(frame) }
    writeLinkNumbers()
  }

  /// Writes a leaf block, or opens a container; returns the index of the next node to write.
  private mutating func writeBlock(_ index: Int) -> Int {
    let node = nodes[index]
    let end = Int(node.end)
    switch node.kind {
    case .document:
      return index + 1
    case .blockQuote:
      separate(index, node)
      open(.plain, end: end, marker: [], prefix: glyphs.quote, columns: 2, isDim: true)
      return index + 1
    case .list(let style):
      separate(index, node)
      openList(style, index, end)
      return index + 1
    case .listItem(let state):
      separate(index, node)
      openItem(state, end)
      return index + 1
    case .footnoteDefinition:
      footnoteCount += 1
      if footnoteCount == 1 {
        filler.requestBlankLines(1)
        writeShortRule()
      } else {
        filler.requestBlankLines(1)
      }
      openHanging("[^\(footnoteCount)] ", end: end)
      return index + 1
    case .thematicBreak:
      separate(index, node)
      writeRule(glyphs.rule, columns: filler.room)
    case .heading(let level):
      separate(index, node, blankLines: level <= 2 ? 2 : 1)
      writeHeading(level, index, end)
    case .paragraph:
      separate(index, node)
      beginPageBlock(.paragraph)
      writeHanging(index, end)
      endPageBlock()
    case .codeBlock:
      separate(index, node)
      writeCodeBlock(index)
    case .table(let columnCount):
      separate(index, node)
      writeTable(index, columnCount: columnCount)
    case .htmlBlock:
      break
    case .tableRow, .tableCell, .text, .softBreak, .hardBreak, .code, .htmlInline, .emphasis,
      .strong, .strikethrough, .link, .image, .footnoteReference:
      // These stand in a leaf block, which writes them.
      break
    }
    return end
  }

  // MARK: Containers

  /// Asks for the blank line between a block and the one before it in the same container.
  private mutating func separate(_ index: Int, _ node: Node, blankLines: Int = 1) {
    guard Int(node.parent) != index - 1 else { return }
    switch frames.last?.kind {
    case .list(let style): filler.requestBlankLines(style.isTight ? 0 : 1)
    case .item(isTight: true): break
    case .item, .plain: filler.requestBlankLines(1)
    case nil: filler.requestBlankLines(blankLines)
    }
  }

  /// Opens a container whose first line begins with `marker` and whose other lines with `prefix`.
  ///
  /// Where too little room is left, the marker is written and the lines keep the prefix they have.
  private mutating func open(
    _ kind: Frame.Kind, end: Int, marker: [UInt8], prefix: [UInt8], columns: Int,
    isDim: Bool = false
  ) {
    var frame = Frame(
      kind: kind, end: end, prefixCount: filler.prefix.count,
      prefixColumns: filler.prefixColumns, bulletDepth: frames.last?.bulletDepth ?? 0,
      style: filler.style)
    if case .list(let style) = kind, !style.isOrdered { frame.bulletDepth += 1 }
    frames.append(frame)
    if isDim { filler.style.attributes.insert(.dim) }
    guard columns > 0 else { return }
    let hasRoom = filler.prefixColumns + columns + minimumRoom <= filler.width
    if filler.hasFirstPrefix, !hasRoom || filler.firstPrefixColumns != filler.prefixColumns {
      filler.endLine()
    }
    if !marker.isEmpty {
      if !filler.hasFirstPrefix { filler.firstPrefix = filler.prefix }
      filler.firstPrefix += marker
      filler.firstPrefixColumns = filler.prefixColumns + columns
      filler.hasFirstPrefix = true
    } else if filler.hasFirstPrefix, hasRoom {
      filler.firstPrefix += prefix
      filler.firstPrefixColumns += columns
    }
    guard hasRoom else { return }
    filler.prefix += prefix
    filler.prefixColumns += columns
  }

  /// The columns that containers leave for text, however deep they nest.
  private var minimumRoom: Int { min(24, max(8, filler.width / 2)) }

  private mutating func close(_ frame: Frame) {
    frames.removeLast()
    if case .item = frame.kind, filler.hasFirstPrefix { filler.endLine() }
    filler.prefix.removeLast(filler.prefix.count - frame.prefixCount)
    filler.prefixColumns = frame.prefixColumns
    filler.style = frame.style
  }

  private mutating func openList(_ style: Node.ListStyle, _ index: Int, _ end: Int) {
    let isOutermost = frames.isEmpty && filler.width >= 40
    let indent = isOutermost ? 2 : 0
    open(
      .list(style), end: end, marker: [],
      prefix: [UInt8](repeating: UInt8(ascii: " "), count: indent), columns: indent)
    guard style.isOrdered else { return }
    var count = 0
    for _ in document.children(of: index) { count += 1 }
    frames[frames.count - 1].nextNumber = Int(style.start)
    frames[frames.count - 1].numberWidth = String(Int(style.start) + count - 1).utf8.count
  }

  private mutating func openItem(_ state: Node.TaskState, _ end: Int) {
    guard let list = frames.last, case .list(let style) = list.kind else { return }
    var marker: [UInt8]
    var columns: Int
    if style.isOrdered {
      let number = Array(String(list.nextNumber).utf8)
      frames[frames.count - 1].nextNumber += 1
      marker = [UInt8](
        repeating: UInt8(ascii: " "), count: max(list.numberWidth - number.count, 0))
      marker += number
      marker.append(style.marker == .parenthesis ? UInt8(ascii: ")") : UInt8(ascii: "."))
      marker.append(UInt8(ascii: " "))
      columns = marker.count
    } else if state == .none {
      marker = glyphs.bullets[min(list.bulletDepth, glyphs.bullets.count) - 1]
      columns = 2
    } else {
      marker = []
      columns = 0
    }
    switch state {
    case .none: break
    case .open: marker += "[ ] ".utf8
    case .done: marker += "[x] ".utf8
    }
    if state != .none { columns += 4 }
    open(
      .item(isTight: style.isTight), end: end, marker: marker,
      prefix: [UInt8](repeating: UInt8(ascii: " "), count: columns), columns: columns)
  }

  private mutating func openHanging(_ marker: String, end: Int) {
    let columns = marker.utf8.count
    open(
      .plain, end: end, marker: Array(marker.utf8),
      prefix: [UInt8](repeating: UInt8(ascii: " "), count: columns), columns: columns)
  }

  // MARK: Leaf blocks

  private mutating func writeHeading(_ level: Int, _ index: Int, _ end: Int) {
    writeUnderlined(level) { $0.writeHanging(index, end) }
  }

  /// Writes a heading, whose words `write` writes.
  mutating func writeUnderlined(_ level: Int, _ write: (inout PlainTextWriter) -> Void) {
    beginPageBlock(.heading)
    let style = filler.style
    filler.style.attributes.insert(.bold)
    filler.widest = 0
    let start = filler.out.count
    write(&self)
    filler.style = style
    if filler.out.count > start, level <= glyphs.underlines.count {
      writeRule(
        glyphs.underlines[level - 1], columns: max(filler.widest - filler.prefixColumns, 1))
    }
    endPageBlock()
  }

  /// Writes inlines; what begins with a clause number, at first or after a line break, has its
  /// other lines hang from it.
  private mutating func writeHanging(_ index: Int, _ end: Int) {
    var start = index + 1
    var next = start
    while next < end {
      if nodes[next].kind == .hardBreak, next + 1 < end, clauseNumberColumns(next + 1, end) > 0 {
        writeHangingPart(start, next)
        start = next + 1
      }
      next = Int(nodes[next].end)
    }
    writeHangingPart(start, end)
  }

  private mutating func writeHangingPart(_ start: Int, _ end: Int) {
    let hang = clauseNumberColumns(start, end)
    guard hang > 0, hang * 4 <= filler.room else {
      writeInlines(start, end)
      filler.endLine()
      return
    }
    if !filler.hasFirstPrefix {
      filler.firstPrefix = filler.prefix
      filler.firstPrefixColumns = filler.prefixColumns
      filler.hasFirstPrefix = true
    }
    let count = filler.prefix.count
    filler.prefix += repeatElement(UInt8(ascii: " "), count: hang)
    filler.prefixColumns += hang
    writeInlines(start, end)
    filler.endLine()
    filler.prefix.removeLast(filler.prefix.count - count)
    filler.prefixColumns -= hang
  }

  mutating func writeRule(_ glyph: Glyphs.Run, columns: Int) {
    filler.openLine()
    glyph.append(max(columns, 1), to: &filler.out)
    filler.column += columns
    filler.endLine()
  }

  private mutating func writeShortRule() {
    writeRule(glyphs.rule, columns: min(filler.room, 12))
  }

  /// Writes the URLs of the links, each with its number.
  private mutating func writeLinkNumbers() {
    guard !links.targets.isEmpty else { return }
    filler.requestBlankLines(1)
    writeShortRule()
    filler.isCode = true
    let prefix = (bytes: filler.prefix, columns: filler.prefixColumns)
    let digits = String(links.targets.count).utf8.count
    for (offset, target) in links.targets.enumerated() {
      let number = Array(String(offset + 1).utf8)
      filler.openLine()
      filler.out.append(UInt8(ascii: " "), count: digits - number.count)
      filler.out.append(UInt8(ascii: "["))
      filler.out.write(number)
      filler.out.write("] ")
      filler.column += digits + 3
      filler.contentStart = filler.out.count
      let address = LinkNumbers.printable(target)
      let columns = displayColumns(of: address[...], ambiguousWide: options.ambiguousWide)
      if columns <= filler.room {
        // An address that fits a line, but not behind its number, gets a line of its own.
        if filler.column + columns > options.width {
          // The space behind the number goes with the line.
          filler.contentStart -= 1
          filler.newLine()
        }
      } else {
        // A longer one goes on below its beginning.
        filler.prefix = prefix.bytes + [UInt8](repeating: 0x20, count: digits + 3)
        filler.prefixColumns = prefix.columns + digits + 3
      }
      address.withUnsafeBufferPointer { filler.write($0) }
      filler.endLine()
      (filler.prefix, filler.prefixColumns) = prefix
    }
    filler.isCode = false
  }

  // MARK: Pages

  mutating func beginPageBlock(_ kind: PageBlock.Kind) {
    guard options.pages != nil || recordsBlocks else { return }
    var block = PageBlock(kind: kind, start: filler.out.count, end: filler.out.count)
    if recordsBlocks { block.words = words.mark()..<words.mark() }
    pageBlocks.append(block)
  }

  mutating func endPageBlock() {
    guard options.pages != nil || recordsBlocks, let last = pageBlocks.indices.last else { return }
    pageBlocks[last].end = filler.out.count
    if recordsBlocks { pageBlocks[last].words = pageBlocks[last].words.lowerBound..<words.mark() }
  }
}
