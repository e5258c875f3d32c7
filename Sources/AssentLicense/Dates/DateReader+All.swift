extension DateReader {
  /// All dates in a text, in order, without overlap.
  ///
  /// A date begins where a number or a word does, so that `10 March 2026` in a sentence is found
  /// whatever stands before it.
  package func dates(in bytes: [UInt8]) -> [Reading] {
    var found: [Reading] = []
    var index = 0
    var isInWord = false
    while index < bytes.count {
      let (scalar, count) = Scalars.scalar(in: bytes, at: index, end: bytes.count)
      let isDigit = Scalars.digit(scalar) != nil
      let isWord =
        isDigit
        || (scalar < 0x80 ? isASCIILetter(bytes[index]) : Scalars.isWord(scalar))
      // A number may stand right behind a word where words have no spaces between them.
      let mayBegin = isWord && (!isInWord || (isDigit && !endsWithDigit(bytes, index)))
      if mayBegin, isDigit || Self.mayBeginMonth(bytes[index]),
        let reading = date(at: index, in: bytes)
      {
        found.append(reading)
        index = reading.range.upperBound
        isInWord = false
        continue
      }
      isInWord = isWord
      index += count
    }
    return found
  }

  /// Days that are not in the calendar, `31 November 2026`, each read as the last one of its month.
  package func missingDays(in bytes: [UInt8]) -> [Reading] {
    var reader = self
    reader.readsMissingDays = true
    return reader.dates(in: bytes)
  }

  private func endsWithDigit(_ bytes: [UInt8], _ index: Int) -> Bool {
    index > 0 && (isASCIIDigit(bytes[index - 1]) || bytes[index - 1] == UInt8(ascii: "."))
  }

  /// Whether a name of a month, or of a Japanese era, may begin with a byte.
  private static func mayBeginMonth(_ byte: UInt8) -> Bool {
    byte >= 0xC2 || "abcdefghijklmnoprstux".utf8.contains(byte | 0x20)
  }
}
