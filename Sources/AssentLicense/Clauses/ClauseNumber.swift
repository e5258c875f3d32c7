/// The number that a heading or a paragraph begins with: `2.1`, `A.`, `IV.`, `(a)`, `§ 5`, `第3条`.
package struct ClauseNumber {
  /// How a number is written, by which siblings are told from children.
  enum Style: Hashable {
    case decimal(parts: Int)
    case upperLetter
    case lowerLetter
    case roman
    case parenthesizedDecimal
    /// `一、`
    case han
    /// `（一）`
    case parenthesizedHan
    /// `①`
    case circled
    /// A letter of another script than Latin: `가.`, `а)`, `א.`.
    case letter(Script)
    case other
  }

  /// The scripts whose letters number clauses.
  enum Script: Hashable {
    case greek, cyrillic, hebrew, arabic, kana, hangul

    /// The script of a letter; `nil` of one that numbers nothing.
    init?(of scalar: UInt32) {
      switch scalar {
      case 0x3B1...0x3C9: self = .greek
      case 0x430...0x44F, 0x451...0x457: self = .cyrillic
      case 0x5D0...0x5EA: self = .hebrew
      case 0x621...0x64A: self = .arabic
      case 0x30A1...0x30FA: self = .kana
      case 0xAC00...0xD7A3: self = .hangul
      default: return nil
      }
    }
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
  /// - Parameters:
  ///   - inHeading: in a heading, `3 Scope` and `Section 4 Scope` are numbers too; in a paragraph,
  ///     what begins like that is more likely a sentence.
  ///   - isExpected: whether a number is the one that comes next where the text stands, so that
  ///     `5.2 if …` is it.
  init?(
    _ bytes: [UInt8], _ range: Range<Int>, inHeading: Bool,
    isExpected: (String) -> Bool = { _ in false }
  ) {
    guard range.lowerBound < range.upperBound else { return nil }
    var reader = NumberReader(bytes: bytes, index: range.lowerBound, end: range.upperBound)
    let (first, _) = Scalars.scalar(in: bytes, at: range.lowerBound, end: range.upperBound)
    if first == 0x28 || first == 0xFF08 {
      guard let found = reader.parenthesized() else { return nil }
      self = found
      return
    }
    if Scalars.digit(first) != nil {
      guard let found = reader.decimal(inHeading: inHeading, isExpected: isExpected) else {
        return nil
      }
      self = found
      return
    }
    if let found = reader.named(inHeading: inHeading) {
      self = found
      return
    }
    reader.index = range.lowerBound
    guard let found = first < 0x80 ? reader.letters() : reader.signs() else { return nil }
    self = found
  }

  init(_ text: String, _ style: Style, end: Int, isNamed: Bool = false) {
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
  package static func roman(_ text: some StringProtocol) -> Int? {
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
