/// Words in quotation marks of some language.
struct Quotation {
  /// Byte offsets of what stands between the marks.
  var name: Range<Int>
  /// The offset behind the closing mark.
  var end: Int
  /// Whether the marks are guillemets, which a list of definitions needs no verb with.
  var isFrench: Bool

  private static var longest: Int { 80 }

  /// The quotation that begins at `index`; `nil` where none does or none ends soon.
  static func beginning(at index: Int, in bytes: [UInt8], _ range: Range<Int>) -> Quotation? {
    let first = bytes[index]
    if first != 0x22 {
      guard first == 0xC2 || first == 0xE2 || first == 0xE3, index + 1 < range.upperBound,
        bytes[index + 1] == (first == 0xC2 ? 0xAB : 0x80)
      else { return nil }
    }
    let limit = min(range.upperBound, index + longest)
    for pair in pairs
    where pair.open[0] == first && bytes.has(pair.open, at: index, before: range.upperBound) {
      let start = index + pair.open.count
      guard start < limit else { return nil }
      for close in pair.close {
        guard let found = bytes.firstOffsets(of: close, in: start..<limit) else { continue }
        guard !found.isEmpty, found.lowerBound > start, !isBroken(bytes[start..<found.lowerBound])
        else { return nil }
        return Quotation(
          name: trimmed(bytes, start..<found.lowerBound), end: found.upperBound,
          isFrench: first == 0xC2)
      }
      return nil
    }
    return nil
  }

  /// Whether the words end a paragraph or a cell before the mark closes.
  private static func isBroken(_ words: ArraySlice<UInt8>) -> Bool {
    words.contains(UInt8(ascii: "|")) || words.contains(UInt8(ascii: "("))
  }

  private static func trimmed(_ bytes: [UInt8], _ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    var end = range.upperBound
    while start < end {
      let (scalar, count) = Scalars.scalar(in: bytes, at: start, end: end)
      guard Scalars.isSpace(scalar) else { break }
      start += count
    }
    while end > start, isASCIISpace(bytes[end - 1]) { end -= 1 }
    while end - 2 > start, bytes[end - 2] == 0xC2, bytes[end - 1] == 0xA0 { end -= 2 }
    while end - 3 > start, bytes[end - 3] == 0xE2, bytes[end - 2] == 0x80, bytes[end - 1] == 0xAF {
      end -= 3
    }
    return start..<end
  }

  private struct Pair {
    var open: [UInt8]
    /// In the order in which they are looked for.
    var close: [[UInt8]]

    init(_ open: String, _ close: String...) {
      self.open = Array(open.utf8)
      self.close = close.map { Array($0.utf8) }
    }
  }

  private static let pairs: [Pair] = [
    Pair("\"", "\""),
    Pair("“", "”", "“"),
    Pair("”", "”"),
    Pair("„", "“", "”", "\""),
    Pair("«", "»"),
    Pair("「", "」"),
    Pair("『", "』"),
  ]
}
