extension Version {
  /// Reads `1.0.0 (MVP)`, `v2.1`, `2.0-beta.1`: the number without a leading v, and the label.
  ///
  /// Text that is no version number is kept as it is.
  package init(reading text: String) {
    let bytes = Array(text.utf8)
    guard let found = Version.read(bytes, bytes.indices), found.end == bytes.count else {
      self.init(number: text)
      return
    }
    self = found.version
  }

  /// The version that a range of bytes begins with, and where it ends, its label included.
  ///
  /// A number without a point counts, as in `Version 3`; a year or a date does not.
  static func read(_ bytes: [UInt8], _ range: Range<Int>) -> (version: Version, end: Int)? {
    let end = range.upperBound
    var index = range.lowerBound
    if index < end, bytes[index] | 0x20 == UInt8(ascii: "v") { index += 1 }
    if index < end, bytes[index] == UInt8(ascii: ".") { index += 1 }
    let start = index
    var points = 0
    while index < end {
      let byte = bytes[index]
      if byte == UInt8(ascii: "."), index + 1 < end, isASCIIDigit(bytes[index + 1]) {
        points += 1
      } else if !isASCIIDigit(byte) {
        break
      }
      index += 1
    }
    guard index > start, isASCIIDigit(bytes[start]) else { return nil }
    if points == 0, index - start > 3 { return nil }
    index = suffixEnd(bytes, index, end)
    if index < end, isASCIILetter(bytes[index]) || isASCIIDigit(bytes[index]) { return nil }
    if index < end, bytes[index] == UInt8(ascii: "%") { return nil }
    if points == 0, index < end, isJoiner(bytes[index]), index + 1 < end,
      isASCIIDigit(bytes[index + 1])
    {
      return nil
    }
    let number = String(decoding: bytes[start..<index], as: UTF8.self)
    if let label = label(bytes, index, end) {
      return (Version(number: number, label: label.text), label.end)
    }
    return (Version(number: number), index)
  }

  /// The end of `-beta.1` or `+7` behind a number.
  private static func suffixEnd(_ bytes: [UInt8], _ index: Int, _ end: Int) -> Int {
    guard index < end, bytes[index] == UInt8(ascii: "-") || bytes[index] == UInt8(ascii: "+"),
      index + 1 < end, isASCIILetter(bytes[index + 1])
    else { return index }
    var position = index + 1
    while position < end,
      isASCIILetter(bytes[position]) || isASCIIDigit(bytes[position])
        || (bytes[position] == UInt8(ascii: ".") && position + 1 < end
          && isASCIIDigit(bytes[position + 1]))
    {
      position += 1
    }
    return position
  }

  private static func isJoiner(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "/") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ":")
  }

  /// The words in parentheses behind a version, unless they are a date or a sentence.
  private static func label(
    _ bytes: [UInt8], _ index: Int, _ end: Int
  ) -> (text: String, end: Int)? {
    var start = index
    while start < end, bytes[start] == 0x20 { start += 1 }
    guard start > index, start < end, bytes[start] == UInt8(ascii: "("),
      let close = bytes[start..<end].firstIndex(of: UInt8(ascii: ")")), close - start <= 32,
      close > start + 1
    else { return nil }
    let inside = start + 1..<close
    guard !bytes[inside].contains(where: isASCIIDigit) || isASCIILetter(bytes[start + 1]) else {
      return nil
    }
    if DateReader(language: "en").date(in: bytes, inside) != nil { return nil }
    return (String(decoding: bytes[inside], as: UTF8.self), close + 1)
  }
}
