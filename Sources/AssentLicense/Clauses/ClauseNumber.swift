/// The number that a heading or a paragraph begins with: `2.1`, `A.`, `IV.`, `(a)`, `§ 5`, `第3条`.
struct ClauseNumber {
  /// How a number is written, by which siblings are told from children.
  enum Style: Hashable {
    case decimal(parts: Int)
    case upperLetter
    case lowerLetter
    case roman
    case parenthesizedDecimal
    case other
  }

  /// Without trailing punctuation and without a word before it.
  var text: String
  var style: Style
  /// Where the title or the text begins.
  var end: Int
  /// Whether a word such as `Section` or a sign such as `§` stands before the number.
  var isNamed: Bool

  /// Reads the number at the start of `bytes[range]`.
  ///
  /// - Parameter inHeading: in a heading, `3 Scope` and `Section 4 Scope` are numbers too; in a
  ///   paragraph, what begins like that is more likely a sentence.
  init?(_ bytes: [UInt8], _ range: Range<Int>, inHeading: Bool) {
    guard range.lowerBound < range.upperBound else { return nil }
    var reader = NumberReader(bytes: bytes, index: range.lowerBound, end: range.upperBound)
    let first = bytes[range.lowerBound]
    if first == UInt8(ascii: "(") {
      guard let found = reader.parenthesized() else { return nil }
      self = found
      return
    }
    if isASCIIDigit(first) {
      guard let found = reader.decimal(inHeading: inHeading) else { return nil }
      self = found
      return
    }
    if let found = reader.named(inHeading: inHeading) {
      self = found
      return
    }
    reader.index = range.lowerBound
    guard isASCIILetter(first), let found = reader.letters() else { return nil }
    self = found
  }

  fileprivate init(_ text: String, _ style: Style, end: Int, isNamed: Bool = false) {
    self.text = text
    self.style = style
    self.end = end
    self.isNamed = isNamed
  }

  /// The number of an item of an ordered list.
  init(item number: String) {
    self.init(number, .decimal(parts: 1), end: 0)
  }

  /// Whether a paragraph that begins with this byte may begin with a number.
  static func mayBegin(with byte: UInt8) -> Bool {
    isASCIIDigit(byte) || isASCIILetter(byte) || byte == UInt8(ascii: "(") || byte >= 0xC2
  }

  /// The value of a Roman numeral in one case, or `nil`.
  static func roman(_ text: some StringProtocol) -> Int? {
    var total = 0
    var previous = 0
    for byte in text.utf8.reversed() {
      let value: Int
      switch byte | 0x20 {
      case UInt8(ascii: "i"): value = 1
      case UInt8(ascii: "v"): value = 5
      case UInt8(ascii: "x"): value = 10
      case UInt8(ascii: "l"): value = 50
      case UInt8(ascii: "c"): value = 100
      default: return nil
      }
      total += value < previous ? -value : value
      previous = max(previous, value)
    }
    return total > 0 ? total : nil
  }
}

/// Reads one number; every method moves `index` only as far as it reads.
private struct NumberReader {
  let bytes: [UInt8]
  var index: Int
  let end: Int

  /// `(a)`, `(iv)`, `(12)`, with the parentheses in the number.
  mutating func parenthesized() -> ClauseNumber? {
    let start = index + 1
    var close = start
    while close < end, close - start <= 5, isASCIILetter(bytes[close]) || isASCIIDigit(bytes[close])
    {
      close += 1
    }
    guard close > start, close < end, bytes[close] == UInt8(ascii: ")"),
      close + 1 == end || isASCIISpace(bytes[close + 1]) || bytes[close + 1] >= 0x80
    else { return nil }
    let inside = String(decoding: bytes[start..<close], as: UTF8.self)
    guard let style = style(inside) else { return nil }
    return ClauseNumber("(\(inside))", style, end: textStart(close + 1))
  }

  private func style(_ text: String) -> ClauseNumber.Style? {
    if text.utf8.allSatisfy(isASCIIDigit) {
      return text.utf8.count <= 2 ? .parenthesizedDecimal : nil
    }
    let isLower = text.utf8.allSatisfy { $0 >= 0x61 && $0 <= 0x7A }
    guard isLower || text.utf8.allSatisfy({ $0 >= 0x41 && $0 <= 0x5A }) else { return nil }
    let isRoman = ClauseNumber.roman(text) != nil
    if text.utf8.count == 1 {
      if text == "i" || text == "I" { return .roman }
      return isLower ? .lowerLetter : .upperLetter
    }
    if isRoman { return .roman }
    return text.utf8.count == 2 && text.utf8.first == text.utf8.last
      ? (isLower ? .lowerLetter : .upperLetter) : nil
  }

  /// `2.1`, `2.1.`, `3)`, `3.`; in a heading also `3`.
  mutating func decimal(inHeading: Bool) -> ClauseNumber? {
    let start = index
    guard let parts = points() else { return nil }
    let number = String(decoding: bytes[start..<index], as: UTF8.self)
    var isPunctuated = false
    if index < end {
      switch bytes[index] {
      case UInt8(ascii: "."), UInt8(ascii: ")"), UInt8(ascii: ":"):
        isPunctuated = true
        index += 1
      default: break
      }
    }
    if bytes[index..<end].starts(with: "、".utf8) || bytes[index..<end].starts(with: "．".utf8) {
      index += 3
      return ClauseNumber(number, .decimal(parts: parts), end: textStart(index))
    }
    guard index == end || isASCIISpace(bytes[index]) || isNoBreakSpace(index) else {
      // `1.Scope`: a title right behind the point.
      guard isPunctuated, inHeading, !isASCIIDigit(bytes[index]) else { return nil }
      return ClauseNumber(number, .decimal(parts: parts), end: index)
    }
    let text = textStart(index)
    if !isPunctuated {
      guard text < end, parts > 1 || inHeading, beginsTitle(text) else { return nil }
      if parts == 1, number.utf8.count > 2 { return nil }
    }
    return ClauseNumber(number, .decimal(parts: parts), end: text)
  }

  /// Reads digits with points between them; the number of parts.
  private mutating func points() -> Int? {
    var parts = 0
    while true {
      let start = index
      while index < end, isASCIIDigit(bytes[index]) { index += 1 }
      guard index > start, index - start <= 3 else { return nil }
      parts += 1
      guard index + 1 < end, bytes[index] == UInt8(ascii: "."), isASCIIDigit(bytes[index + 1])
      else { return parts }
      index += 1
    }
  }

  /// `A.`, `IV.`, `a)`, `A1-8.`: letters need punctuation behind them.
  mutating func letters() -> ClauseNumber? {
    let start = index
    while index < end, index - start < 6, isASCIILetter(bytes[index]) { index += 1 }
    let lettersEnd = index
    while index < end, index - start < 10,
      isASCIIDigit(bytes[index])
        || ((bytes[index] == UInt8(ascii: "-") || bytes[index] == UInt8(ascii: "."))
          && index + 1 < end && isASCIIDigit(bytes[index + 1]))
    {
      index += 1
    }
    guard index < end,
      bytes[index] == UInt8(ascii: ".") || bytes[index] == UInt8(ascii: ")")
        || bytes[index] == UInt8(ascii: ":")
    else { return nil }
    let letters = String(decoding: bytes[start..<lettersEnd], as: UTF8.self)
    // `Q: Does it work offline?` asks.
    if bytes[index] == UInt8(ascii: ":"), letters == "Q" || letters == "q" { return nil }
    let style = index > lettersEnd && letters.utf8.count == 1 ? .other : style(letters)
    guard let style,
      index + 1 == end || isASCIISpace(bytes[index + 1]) || isNoBreakSpace(index + 1)
    else { return nil }
    let number = String(decoding: bytes[start..<index], as: UTF8.self)
    return ClauseNumber(number, style, end: textStart(index + 1))
  }

  /// `§ 5`, `Section 4 –`, `Artikel 3`, `第3条`, `제3조`, `المادة 3`.
  mutating func named(inHeading: Bool) -> ClauseNumber? {
    let start = index
    guard let name = ClauseNames.name(in: bytes, at: index, end: end) else { return nil }
    index = name.end
    while index < end, isASCIISpace(bytes[index]) || isNoBreakSpace(index) {
      index += isASCIISpace(bytes[index]) ? 1 : 2
    }
    let number = index
    var count = 0
    while index < end {
      let (scalar, length) = Scalars.scalar(in: bytes, at: index, end: end)
      let isLetter = scalar < 0x80 && isASCIILetter(UInt8(scalar))
      let isNumber =
        Scalars.digit(scalar) != nil || isHanDigit(scalar) || (isLetter && name.closing.isEmpty)
        || (scalar == 0x2E && index + 1 < end && isASCIIDigit(bytes[index + 1]))
      guard isNumber else { break }
      index += length
      count += 1
    }
    guard count > 0, count <= 8 else { return nil }
    let text = String(decoding: bytes[number..<index], as: UTF8.self)
    guard isNumeral(text) else { return nil }
    if !name.closing.isEmpty {
      guard let closing = name.closing.first(where: { bytes[index..<end].starts(with: $0.utf8) })
      else { return nil }
      index += closing.utf8.count
      guard
        inHeading || index == end || isASCIISpace(bytes[index])
          || ["（", "【", "「", "：", "　", ":", "("].contains(where: {
            bytes[index..<end].starts(with: $0.utf8)
          })
      else { return nil }
    } else {
      let after = delimiterEnd()
      guard inHeading || after != nil || name.isSign else { return nil }
      index = after ?? index
    }
    guard index == end || index > start else { return nil }
    return ClauseNumber(
      text, .decimal(parts: text.utf8.split(separator: UInt8(ascii: ".")).count),
      end: textStart(index), isNamed: true)
  }

  private func isNumeral(_ text: String) -> Bool {
    let hasDigit = text.unicodeScalars.contains {
      Scalars.digit($0.value) != nil || isHanDigit($0.value)
    }
    return hasDigit || text.utf8.count == 1 || ClauseNumber.roman(text) != nil
  }

  private func isHanDigit(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x3007, 0x4E00, 0x4E8C, 0x4E09, 0x56DB, 0x4E94, 0x516D, 0x4E03, 0x516B, 0x4E5D, 0x5341,
      0x767E:
      true
    default: false
    }
  }

  /// The place behind `.`, `:`, `–` and the like, or the end of the text.
  private func delimiterEnd() -> Int? {
    if index == end { return index }
    var position = index
    while position < end, bytes[position] == 0x20 { position += 1 }
    for mark in [".", ":", ")", "–", "—", "- ", "-- ", "：", "|"]
    where bytes[position..<end].starts(with: mark.utf8) {
      return position + mark.utf8.count
    }
    return nil
  }

  /// The place of the first byte that is not a space or a dash between number and title.
  private func textStart(_ index: Int) -> Int {
    var position = index
    while position < end {
      let (scalar, count) = Scalars.scalar(in: bytes, at: position, end: end)
      let isDash =
        scalar == 0x2013 || scalar == 0x2014
        || (scalar == 0x2D && position + 1 < end
          && (bytes[position + 1] == 0x20 || bytes[position + 1] == 0x2D))
      guard Scalars.isSpace(scalar) || isDash else { break }
      position += count
    }
    return position
  }

  private func isNoBreakSpace(_ index: Int) -> Bool {
    index + 1 < end && bytes[index] == 0xC2 && bytes[index + 1] == 0xA0
  }

  /// Whether a title can begin here: a capital letter, a quotation mark, another script.
  private func beginsTitle(_ index: Int) -> Bool {
    let byte = bytes[index]
    return (byte >= 0x41 && byte <= 0x5A) || byte >= 0xC2 || byte == UInt8(ascii: "\"")
      || byte == UInt8(ascii: "'") || byte == UInt8(ascii: "[")
  }
}
