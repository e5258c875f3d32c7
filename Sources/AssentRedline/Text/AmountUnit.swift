import AssentLicense

/// The words that make an amount of the number before them.
enum AmountUnit {
  /// Codes and names that stand right before or behind a number.
  static let currencies = Set(UnitWords.currencies.map { Array($0.utf8) })

  /// Whether a unit begins at `index`: a word of the table, whole, or a sign of Chinese, Japanese or
  /// Korean.
  static func begins(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int, _ end: Int) -> Bool {
    var length = 0
    while length <= mostBytes, index + length < end, isWord(bytes[index + length]) { length += 1 }
    guard length > 0 else { return false }
    if bytes[index] >= 0xE3 {
      return (eastAsian[bytes[index]] ?? []).contains { bytes[index..<end].starts(with: $0) }
    }
    guard length <= mostBytes else { return false }
    let word = bytes[index..<index + length].map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }
    return words.contains(word) || (stems[word[0]] ?? []).contains { word.starts(with: $0) }
  }

  private static let mostBytes = 24

  private static func isWord(_ byte: UInt8) -> Bool {
    (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A) || byte >= 0x80
  }

  /// All that is one word and begins with a letter.
  private static let all: [[UInt8]] = UnitWords.rows.flatMap(\.words).map { Array($0.utf8) }
    .filter { word in word.first.map(isWord) == true && !word.contains(0x20) }

  private static let words: Set<[UInt8]> = Set(
    all.filter { $0[0] < 0xE3 && $0.last != UInt8(ascii: "*") })
  /// By first byte.
  private static let stems: [UInt8: [[UInt8]]] = Dictionary(
    grouping: all.filter { $0[0] < 0xE3 && $0.last == UInt8(ascii: "*") }.map { $0.dropLast() }
  ) { $0[0] }
  private static let eastAsian: [UInt8: [[UInt8]]] = Dictionary(
    grouping: all.filter { $0[0] >= 0xE3 }
  ) { $0[0] }
}
