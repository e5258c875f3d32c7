/// Tells slips beside punctuation from what is meant so: names, numbers, hosts, rows of points.
///
/// Each function looks at one place of a text, and at no more than the words beside it.
enum PunctuationReader {
  /// Whether the space at `index` stands between a word and its comma or full stop.
  static func isSpaceTooMany(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
    guard index > 1, endsWord(bytes[index - 1]) else { return false }
    let next = index + 2 < bytes.count ? bytes[index + 2] : 0x20
    if bytes[index + 1] == UInt8(ascii: ",") { return next == 0x20 || isLetter(next) }
    // `.5`, `.com`, `...` and rows of points.
    guard next == 0x20 || next == UInt8(ascii: ")") else { return false }
    let isRow = index + 3 < bytes.count && bytes[index + 3] == UInt8(ascii: ".")
    return !isRow && isLetter(bytes[index - 1])
  }

  /// Whether one space stands between the parenthesis at `index` and a word.
  static func isPadded(_ bytes: UnsafeBufferPointer<UInt8>, behind index: Int) -> Bool {
    guard index + 2 < bytes.count, bytes[index + 1] == 0x20 else { return false }
    let next = bytes[index + 2]
    return next != 0x20 && next != UInt8(ascii: ")") && next != UInt8(ascii: "_")
  }

  /// Whether one space stands between a word and the parenthesis at `index`.
  static func isPadded(_ bytes: UnsafeBufferPointer<UInt8>, before index: Int) -> Bool {
    index > 1 && bytes[index - 1] == 0x20 && endsWord(bytes[index - 2])
  }

  /// The bytes of punctuation at `index` of which one sign is too many.
  static func doubled(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Int? {
    let next = bytes[index + 1]
    let after = index + 2 < bytes.count ? bytes[index + 2] : 0x20
    guard after == 0x20 || after == UInt8(ascii: ")"), isLetter(bytes[index - 1]) else {
      return nil
    }
    if bytes[index] == UInt8(ascii: ",") {
      return [UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: ";")].contains(next) ? 2 : nil
    }
    if next == UInt8(ascii: ".") { return 2 }
    // The point of an abbreviation stands before other signs.
    guard next == UInt8(ascii: ";") || next == UInt8(ascii: ":") else { return nil }
    // As "Telefonnr." and "Telefoonnr." are.
    guard
      index < 2 || bytes[index - 2] != UInt8(ascii: "n") || bytes[index - 1] != UInt8(ascii: "r")
    else { return nil }
    return smallLetters(bytes, before: index) >= 6 ? 2 : nil
  }

  /// Whether the comma or full stop at `index` joins two words that are no name.
  static func isSpaceMissing(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
    var start = index
    while start > 0, isLetter(bytes[start - 1]) { start -= 1 }
    var end = index + 1
    while end < bytes.count, isLetter(bytes[end]) { end += 1 }
    guard index - start >= 3, end - index >= 4,
      start == 0 || [0x20, 0x22, 0x28].contains(bytes[start - 1]),
      bytes[start..<end].allSatisfy({ $0 < 0xE0 })
    else { return false }
    if bytes[index] == UInt8(ascii: ",") {
      return end == bytes.count || [0x20, 0x2C, 0x2E, 0x3B].contains(bytes[end])
    }
    let next = bytes[index + 1]
    return next &- 0x41 < 26 && bytes[(index + 2)..<end].allSatisfy { !($0 &- 0x41 < 26) }
      && end < bytes.count && (bytes[end] == 0x20 || bytes[end] == UInt8(ascii: ","))
      && smallLetters(bytes, before: index) == index - start && index - start >= 4
  }

  /// The number of small letters of ASCII in a row before `index`.
  private static func smallLetters(_ bytes: UnsafeBufferPointer<UInt8>, before index: Int) -> Int {
    var start = index
    while start > 0, bytes[start - 1] &- 0x61 < 26 || bytes[start - 1] >= 0x80 { start -= 1 }
    return index - start
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte >= 0x80
  }

  private static func endsWord(_ byte: UInt8) -> Bool {
    isLetter(byte) || byte &- 0x30 < 10 || byte == UInt8(ascii: ")") || byte == UInt8(ascii: "\"")
  }
}
