/// Makes of a client's JSON what the strict reader takes.
///
/// A message can carry settings and text that no feature reads: a number with a fraction or beyond
/// 2^53 becomes `null`, half of a surrogate pair becomes U+FFFD.
struct MessageText {
  private let bytes: [UInt8]
  private var result: [UInt8] = []
  /// Up to where bytes are in the result.
  private var copied = 0

  static func strict(_ bytes: [UInt8]) -> [UInt8] {
    var text = MessageText(bytes)
    return text.rewrite()
  }

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  private mutating func rewrite() -> [UInt8] {
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""): index = string(from: index + 1)
      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): index = number(from: index)
      default: index += 1
      }
    }
    guard copied > 0 else { return bytes }
    return result + bytes[copied...]
  }

  private mutating func replace(_ range: Range<Int>, by text: StaticString) {
    result += bytes[copied..<range.lowerBound]
    text.withUTF8Buffer { result += $0 }
    copied = range.upperBound
  }

  /// Reads a string from behind its first quotation mark to behind its last.
  private mutating func string(from start: Int) -> Int {
    var index = start
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      guard bytes[index] == UInt8(ascii: "\\") else {
        index += 1
        continue
      }
      guard let unit = unit(at: index) else {
        index += 2
        continue
      }
      if 0xD800..<0xDC00 ~= unit, let next = self.unit(at: index + 6), 0xDC00..<0xE000 ~= next {
        index += 12
        continue
      }
      if 0xD800..<0xE000 ~= unit { replace(index..<index + 6, by: "\u{FFFD}") }
      index += 6
    }
    return index + 1
  }

  /// The code unit that an escape of six bytes names: `\uD83D`.
  private func unit(at index: Int) -> UInt32? {
    guard index + 6 <= bytes.count, bytes[index] == UInt8(ascii: "\\"),
      bytes[index + 1] == UInt8(ascii: "u")
    else { return nil }
    return UInt32(String(decoding: bytes[index + 2..<index + 6], as: UTF8.self), radix: 16)
  }

  private mutating func number(from start: Int) -> Int {
    var end = start
    while end < bytes.count, "+-.eE0123456789".utf8.contains(bytes[end]) { end += 1 }
    let text = String(decoding: bytes[start..<end], as: UTF8.self)
    if let number = Int(text) {
      if number.magnitude > 1 << 53 - 1 { replace(start..<end, by: "null") }
    } else if Double(text) != nil {
      replace(start..<end, by: "null")
    }
    return end
  }
}
