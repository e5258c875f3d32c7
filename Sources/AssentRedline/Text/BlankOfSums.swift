/// The blanks by which the thousands of a sum are divided: `10 000`.
enum BlankOfSums {
  /// The bytes of a blank that begins at `index` with three digits behind it, and no more; 0 where none does.
  static func length(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int, _ end: Int) -> Int {
    let count = blank(bytes, index, end)
    let digits = index + count
    guard count > 0, digits + 3 <= end, bytes[digits..<digits + 3].allSatisfy(isDigit),
      digits + 3 == end || !isDigit(bytes[digits + 3])
    else { return 0 }
    return count
  }

  /// The bytes of a space, of one that does not break, or of a narrow one.
  private static func blank(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int, _ end: Int) -> Int {
    guard index < end else { return 0 }
    if bytes[index] == 0x20 { return 1 }
    if index + 1 < end, bytes[index] == 0xC2, bytes[index + 1] == 0xA0 { return 2 }
    let isNarrow = index + 2 < end && bytes[index] == 0xE2 && bytes[index + 1] == 0x80
    return isNarrow && (bytes[index + 2] == 0xAF || bytes[index + 2] == 0x89) ? 3 : 0
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
}
