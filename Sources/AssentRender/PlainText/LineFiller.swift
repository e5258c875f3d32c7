import AssentDiagnostics
import AssentMarkup

/// Fills lines with text up to a width in display columns, and breaks them where UAX #14 allows.
///
/// Text is written straight to `out`; the last place where the open line may break is remembered,
/// and when the line gets too wide, what follows that place moves to the next line. So text may
/// come in any number of pieces, and no word is stored anywhere else.
struct LineFiller: ~Copyable {
  /// Where the open line may break: the text before `end` stays, that from `resume` on moves.
  struct BreakPoint {
    static let none = BreakPoint(end: -1)

    var end: Int
    var resume = 0
    var endColumn = 0
    var resumeColumn = 0
    var addsHyphen = false
    var style = TextStyle.plain
  }

  /// A line in `out`, as byte offsets, and its columns.
  struct Line {
    var start: Int
    var end: Int
    var columns: Int
  }

  enum PendingSpace {
    case none
    case normal
    /// A line end in the source: no space between ideographs.
    case soft
    /// A space at which the line does not break.
    case glue
    case wide
  }

  var out = ByteBuffer()
  /// The columns a line may take, its prefix included.
  var width: Int
  let ambiguousWide: Bool
  let usesColor: Bool

  /// What every line begins with, and its columns.
  var prefix: [UInt8] = []
  var prefixColumns = 0
  /// What the next line begins with instead of `prefix`, when it carries a marker.
  var firstPrefix: [UInt8] = []
  var firstPrefixColumns = 0
  var hasFirstPrefix = false
  /// Blank lines to write before the next line, with this many bytes of the prefix.
  var pendingBlanks = 0
  var pendingBlankPrefix = 0

  var isLineOpen = false
  var column = 0
  /// Offset in `out` at which the open line's own text begins.
  var contentStart = 0
  var pendingSpace = PendingSpace.none
  var lastClass = LineBreakClass.start.rawValue
  var breakPoint = BreakPoint.none
  /// Words are never split, nor broken at hyphens; one may stick out.
  var keepsWords = false
  /// Lines break at spaces only.
  var isCode = false

  /// The widest line so far, in columns, its prefix included.
  var widest = 0
  /// When set, each line is recorded in `lines`, without its prefix.
  var recordsLines = false
  var lines: [Line] = []

  /// The style of the text to come, the style in force in `out`, and the links' targets.
  var style = TextStyle.plain
  private(set) var written = TextStyle.plain
  var targets: [[UInt8]] = []
  private var tail: [UInt8] = []

  let classes = LineBreakTable.shared
  let breaks = LineBreakTable.breaks
  let properties = DisplayTable.shared

  init(width: Int, ambiguousWide: Bool, usesColor: Bool) {
    self.width = width
    self.ambiguousWide = ambiguousWide
    self.usesColor = usesColor
  }

  // MARK: Lines

  /// Begins a line, after the blank lines that are due.
  mutating func openLine() {
    if pendingBlanks > 0 {
      if !out.isEmpty {
        let end = min(pendingBlankPrefix, prefix.count)
        for _ in 0..<pendingBlanks {
          let start = out.count
          out.write(prefix[..<end])
          trimSpaces(from: start)
          out.append(UInt8(ascii: "\n"))
        }
      }
      pendingBlanks = 0
    }
    if hasFirstPrefix {
      out.write(firstPrefix)
      column = firstPrefixColumns
      hasFirstPrefix = false
    } else {
      out.write(prefix)
      column = prefixColumns
    }
    beginContent()
  }

  private mutating func beginContent() {
    contentStart = out.count
    isLineOpen = true
    lastClass = LineBreakClass.start.rawValue
    breakPoint = .none
    pendingSpace = .none
  }

  /// Ends the open line, if there is one; a marker that waits for text gets a line of its own.
  mutating func endLine() {
    if !isLineOpen {
      guard hasFirstPrefix else { return }
      openLine()
      contentStart -= firstPrefix.count
    }
    finishLine(style: written)
    written = .plain
    isLineOpen = false
    pendingSpace = .none
  }

  /// Ends the open line and begins the next.
  mutating func newLine() {
    let style = written
    finishLine(style: style)
    out.write(prefix)
    column = prefixColumns
    beginContent()
    if style != .plain { style.open(to: &out, targets: targets) }
  }

  private mutating func finishLine(style: TextStyle) {
    trimSpaces(from: contentStart)
    if style != .plain { style.close(to: &out) }
    widest = max(widest, column)
    if recordsLines {
      lines.append(Line(start: contentStart, end: out.count, columns: column - prefixColumns))
    }
    out.append(UInt8(ascii: "\n"))
  }

  /// Breaks the open line at the break point, which must be there.
  mutating func breakLine() {
    let point = breakPoint
    tail.removeAll(keepingCapacity: true)
    tail += out.slice(point.resume..<out.count)
    let tailColumns = column - point.resumeColumn
    out.truncate(to: point.end)
    column = point.endColumn
    if point.addsHyphen {
      out.append(UInt8(ascii: "-"))
      column += 1
    }
    finishLine(style: point.style)
    let last = lastClass
    out.write(prefix)
    column = prefixColumns
    beginContent()
    if point.style != .plain { point.style.open(to: &out, targets: targets) }
    out.write(tail)
    column += tailColumns
    lastClass = last
  }

  private mutating func trimSpaces(from start: Int) {
    while out.count > start, out[out.count - 1] == UInt8(ascii: " ") {
      out.truncate(to: out.count - 1)
      column -= 1
    }
  }

  /// Asks for blank lines before the next line; of requests in a row the largest counts, with the
  /// prefix of the outermost.
  mutating func requestBlankLines(_ count: Int) {
    guard count > 0 else { return }
    pendingBlankPrefix = pendingBlanks > 0 ? min(pendingBlankPrefix, prefix.count) : prefix.count
    pendingBlanks = max(pendingBlanks, count)
  }

  /// Columns left for the text of a line.
  var room: Int { width - prefixColumns }

  // MARK: Text

  /// Text that breaks nowhere and sticks to the text before it, of one column a byte.
  mutating func writeGlued(_ text: [UInt8]) {
    guard !text.isEmpty else { return }
    if !isLineOpen { openLine() }
    if pendingSpace == .none { lastClass = LineBreakClass.glue.rawValue }
    let code = isCode
    isCode = true
    text.withUnsafeBufferPointer { write($0) }
    isCode = code
  }

  /// A space to come, unless the line ends here.
  mutating func writeSpace(_ space: PendingSpace) {
    guard isLineOpen else { return }
    switch (pendingSpace, space) {
    case (.none, _), (.glue, .normal), (.glue, .soft), (_, .wide): pendingSpace = space
    default: break
    }
  }

  /// Writes UTF-8; white space in it is a place to break.
  mutating func write(_ text: UnsafeBufferPointer<UInt8>) {
    var index = 0
    while index < text.count {
      let plain = plainEnd(text, from: index)
      if plain == text.count {
        writePlain(text, index, plain)
        return
      }
      // The word that is not plain begins after the last space.
      var wordStart = plain
      while wordStart > index, text[wordStart - 1] != UInt8(ascii: " ") { wordStart -= 1 }
      if wordStart > index { writePlain(text, index, wordStart) }
      index = writeUnicode(text, from: wordStart, atLeast: plain + 1)
    }
  }

  /// Prepares for text whose first byte is at `index`: opens the line, writes the pending space.
  mutating func beginText(_ text: UnsafeBufferPointer<UInt8>, _ index: Int) {
    if !isLineOpen { openLine() }
    if usesColor, written != style, written != .plain {
      written.close(to: &out)
      written = .plain
    }
    if pendingSpace != .none { writePendingSpace(text, index) }
    if usesColor, written != style {
      style.open(to: &out, targets: targets)
      written = style
    }
  }

  private mutating func writePendingSpace(_ text: UnsafeBufferPointer<UInt8>, _ index: Int) {
    let space = pendingSpace
    pendingSpace = .none
    guard lastClass != LineBreakClass.start.rawValue else { return }
    let canBreak = breaksAtSpace(text, before: index)
    let point = BreakPoint(
      end: out.count, resume: 0, endColumn: column, resumeColumn: 0, style: written)
    switch space {
    case .none: return
    case .glue:
      out.append(UInt8(ascii: " "))
      column += 1
      lastClass = LineBreakClass.glue.rawValue
      return
    case .wide:
      out.write("\u{3000}")
      column += 2
    case .normal:
      out.append(UInt8(ascii: " "))
      column += 1
    case .soft:
      if !joinsIdeographs(text, index) {
        out.append(UInt8(ascii: " "))
        column += 1
      }
    }
    lastClass = LineBreakClass.space.rawValue
    guard canBreak else { return }
    breakPoint = point
    breakPoint.resume = out.count
    breakPoint.resumeColumn = column
  }

  /// Whether a line end in the source stands between two characters of a script without spaces.
  private func joinsIdeographs(_ text: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
    guard text[index] >= 0xE2, isUnspaced(lastClass) else { return false }
    let scalar = decodeScalar(text, at: index).scalar
    return isUnspaced(lineBreakClass(scalar))
      || (scalar >= 0x3000 && lineBreakClass(scalar) == LineBreakClass.opening.rawValue)
  }

  private func isUnspaced(_ value: UInt8) -> Bool {
    value == LineBreakClass.ideograph.rawValue || value == LineBreakClass.wideClosing.rawValue
  }

  /// Whether a line may break at a space whose next text begins at `index`: not after an opening
  /// bracket, and not before a lone mark that closes, or that would look like a list's.
  func breaksAtSpace(_ text: UnsafeBufferPointer<UInt8>, before index: Int) -> Bool {
    guard lastClass != LineBreakClass.opening.rawValue else { return false }
    let (scalar, end) = decodeScalar(text, at: index)
    guard end >= text.count || text[end] == UInt8(ascii: " ") else { return true }
    switch LineBreakClass(rawValue: lineBreakClass(scalar)) {
    case .closing, .closingQuote, .hyphen, .breakAfter: return false
    default: return scalar != 0x2A && scalar != 0x2B
    }
  }

  @inline(__always)
  func lineBreakClass(_ scalar: UInt32) -> UInt8 {
    if scalar < 0x20000 { return classes[scalar] }
    return scalar < 0x40000 ? LineBreakClass.ideograph.rawValue : LineBreakClass.letter.rawValue
  }
}
