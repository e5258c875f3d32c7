/// Tells lines that state a version or a date and nothing else: `Effective: September 29, 2025`.
enum MetadataLine {
  /// Whether a heading or a line of this text states metadata, and so heads nothing.
  static func isOne(_ bytes: [UInt8]) -> Bool {
    guard bytes.count <= 120, bytes.contains(where: { isASCIIDigit($0) || $0 >= 0xD8 }) else {
      return false
    }
    let folded = FoldedText(bytes, bytes.indices, keepsOrigins: true)
    if let label = MetadataLabels.table.longestMatch(in: folded.bytes, at: 0) {
      let end = folded.sourceEnd(of: label.end, in: bytes)
      if states(label.value, bytes, end) { return true }
    }
    var isSentence = false
    MetadataLabels.sentences.forEachMatch(in: folded.bytes) { statement, end in
      let words = Array(folded.bytes[..<end])
      let end = folded.sourceEnd(of: end, in: bytes)
      guard states(statement.meaning, bytes, end) else { return }
      if !statement.needsText || TextNames.areThisText(words) { isSentence = true }
    }
    return isSentence
  }

  private static func states(
    _ meaning: MetadataLabels.Meaning, _ bytes: [UInt8], _ start: Int
  ) -> Bool {
    var start = start
    while start < bytes.count,
      [0x20, 0x3A].contains(bytes[start]) || bytes[start...].starts(with: "：".utf8)
    {
      start += bytes[start] < 0x80 ? 1 : 3
    }
    switch meaning {
    case .effective, .published, .updated:
      guard let date = DateReader(language: "en").date(in: bytes, start..<bytes.count) else {
        return false
      }
      return date.range.lowerBound - start <= 24 && bytes.count - date.range.upperBound <= 8
    case .version:
      guard let version = Version.read(bytes, start..<bytes.count) else { return false }
      return bytes.count - version.end <= 8
    case .licensor, .contact, .spdx, .language, .product: return false
    }
  }
}
