import AssentMarkup

/// The beginning of a paragraph, where a number and a run-in title may stand.
struct RunIn {
  /// The plain text of the first line, at most 200 bytes.
  let bytes: [UInt8]
  /// How many of the bytes are bold, from the first one on.
  let boldCount: Int
  let isWhollyBold: Bool
  /// Whether the paragraph goes on behind the first line.
  let hasMore: Bool

  private static var longest: Int { 200 }

  /// `nil` for a paragraph that can begin neither with a number nor with bold text.
  init?(_ document: Document, paragraph: Int) {
    let nodes = document.nodes
    let end = Int(nodes[paragraph].end)
    var index = paragraph + 1
    guard index < end else { return nil }
    var text: [UInt8] = []
    var bold = 0
    var boldEnd = 0
    var hasMore = false
    loop: while index < end {
      let node = nodes[index]
      switch node.kind {
      case .strong:
        if text.isEmpty { boldEnd = Int(node.end) }
      case .emphasis, .link, .strikethrough: break
      case .text, .code:
        if text.isEmpty, boldEnd == 0, let first = document.text[node.literal.range].first,
          !ClauseNumber.mayBegin(with: first)
        {
          return nil
        }
        text += document.text[node.literal.range].prefix(Self.longest)
        if index < boldEnd { bold = text.count }
      case .softBreak, .hardBreak:
        hasMore = true
        break loop
      default: break
      }
      if text.count >= Self.longest {
        hasMore = true
        break
      }
      index += 1
    }
    while text.last == 0x20 || text.last == 0x09 { text.removeLast() }
    guard !text.isEmpty else { return nil }
    bytes = text
    boldCount = min(bold, text.count)
    isWhollyBold = !hasMore && boldCount == text.count
    self.hasMore = hasMore
  }

  var isBold: Bool { boldCount > 0 }

  /// Whether the first line is bold from end to end, whatever follows it.
  var isBoldLine: Bool { boldCount == bytes.count }

  /// Whether the first letter is a small one, with which no title begins.
  var beginsSmall: Bool { LetterCase(of: bytes[...]) == .small }

  /// Whether wholly bold text reads as a title: short, and not a sentence or a label.
  var isTitle: Bool {
    guard let last = bytes.last, bytes.count <= 90, !endsSentence else { return false }
    return last != UInt8(ascii: ".") && last != UInt8(ascii: ":") && last != UInt8(ascii: "!")
      && last != UInt8(ascii: ",") && last != UInt8(ascii: ";")
  }

  /// The run-in title behind a number: what is bold, or a line alone, or words before a point that
  /// all begin with capitals. Empty where the text begins at once.
  func title(from start: Int) -> String {
    guard start < bytes.count else { return "" }
    if boldCount > start { return text(start..<boldCount) }
    if boldCount > 0 { return lead(start) }
    if hasMore || bytes.count - start <= 60, isShortLine(start) { return text(start..<bytes.count) }
    return lead(start)
  }

  /// The title of a list item, whose number is not in the text.
  var itemTitle: String {
    if boldCount > 0 { return text(0..<boldCount) }
    if hasMore, isShortLine(0) { return text(0..<bytes.count) }
    return lead(0)
  }

  /// The line where it reads as a title, whether or not the paragraph goes on behind it.
  var lineTitle: String { isShortLine(0) ? text(0..<bytes.count) : "" }

  /// Whether the line is short, ends without the punctuation of a sentence, and reads as a title.
  ///
  /// In a script without capitals nothing but its shortness tells, so it has no comma either.
  private func isShortLine(_ start: Int) -> Bool {
    guard let last = bytes.last, bytes.count - start <= 80,
      !Array(".;,:".utf8).contains(last), !endsSentence
    else { return false }
    let words = bytes[start...].split(separator: 0x20)
    guard let first = words.first else { return false }
    switch LetterCase(of: first) {
    case .small: return false
    case .none: return words.count <= 5 && !scalars(bytes[start...]).contains(where: \.isPause)
    case .capital:
      let long = words.filter { $0.count > 3 }
      return words.count <= 5 || (words.count <= 10 && long.allSatisfy(hasCapital))
    }
  }

  /// Whether the last character ends a sentence or a part of one in a script other than Latin.
  private var endsSentence: Bool {
    scalars(bytes.suffix(4)).last.map { !$0.isASCII && $0.isPause } ?? false
  }

  private func scalars(_ bytes: ArraySlice<UInt8>) -> String.UnicodeScalarView {
    String(decoding: bytes, as: UTF8.self).unicodeScalars
  }

  private func hasCapital(_ word: ArraySlice<UInt8>) -> Bool { LetterCase(of: word) == .capital }

  /// The words before the first point, when they are capitalized as titles are.
  private func lead(_ start: Int) -> String {
    guard let stop = bytes[start...].firstIndex(of: UInt8(ascii: ".")), stop - start <= 70,
      stop + 1 < bytes.count ? bytes[stop + 1] == 0x20 : !hasMore
    else { return "" }
    let words = bytes[start..<stop].split(separator: 0x20)
    let long = words.filter { $0.count > 3 }
    guard words.count <= 9, let first = words.first, hasCapital(first), !long.isEmpty,
      long.allSatisfy(hasCapital)
    else { return "" }
    return text(start..<stop)
  }

  private func text(_ range: Range<Int>) -> String {
    var range = range
    while range.count > 1,
      bytes[range.upperBound - 1] == 0x20
        || bytes[range.upperBound - 1] == UInt8(ascii: ".")
        || bytes[range.upperBound - 1] == UInt8(ascii: ":")
    {
      range = range.lowerBound..<range.upperBound - 1
    }
    return String(decoding: bytes[range], as: UTF8.self)
  }
}
