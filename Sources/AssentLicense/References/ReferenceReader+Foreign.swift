import AssentDiagnostics

// What is no mention of this document, and what may stand between words.
extension ReferenceReader {
  func isForeign(
    _ start: Int, _ end: Int, _ range: Range<Int>, _ mentions: [Mention]
  ) -> Bool {
    for mention in mentions {
      if mention.parts.contains(where: { (Int($0.prefix { $0.isNumber }) ?? 0) > 99 }) {
        return true
      }
    }
    if isInLinkElsewhere(end, range) { return true }
    // `6:96 BW`
    if end + 1 < range.upperBound, bytes[end] == UInt8(ascii: ":"), isASCIIDigit(bytes[end + 1]) {
      return true
    }
    if foreignEnd > 0, isListed(foreignEnd..<start) { return true }
    if ForeignLaw.precedes(bytes, max(range.lowerBound, start - 60)..<start) { return true }
    return ForeignLaw.follows(bytes, end..<min(range.upperBound, end + 160))
  }

  /// Whether nothing but remarks in parentheses, commas and small words stands in a range.
  func isListed(_ range: Range<Int>) -> Bool {
    guard range.count >= 0, range.count <= 80 else { return false }
    var depth = 0
    var letters = 0
    for index in range {
      let byte = bytes[index]
      if byte == UInt8(ascii: "(") { depth += 1 } else if byte == UInt8(ascii: ")") { depth -= 1 }
      if byte == UInt8(ascii: ";")
        || (byte == UInt8(ascii: ".") && index + 1 < range.upperBound
          && isASCIISpace(bytes[index + 1]))
      {
        return false
      }
      if depth <= 0, isASCIILetter(byte) || byte >= 0xC3 && byte != 0xE2 { letters += 1 }
    }
    return letters <= 6
  }

  /// Whether `end` stands in the text of a link that leads out of the document:
  /// `[Section K](terms.md)`.
  func isInLinkElsewhere(_ end: Int, _ range: Range<Int>) -> Bool {
    guard
      let bracket = bytes[end..<min(range.upperBound, end + 160)].firstIndex(where: {
        $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "]")
      }), bytes[bracket] == UInt8(ascii: "]"), bracket + 2 < range.upperBound
    else { return false }
    return bytes[bracket + 1] == UInt8(ascii: "(") && bytes[bracket + 2] != UInt8(ascii: "#")
  }

  /// Whether nothing but markup stands before `start` in its block.
  func isStart(_ start: Int, _ range: Range<Int>) -> Bool {
    bytes[range.lowerBound..<start].allSatisfy {
      isASCIISpace($0) || $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "_")
        || $0 == UInt8(ascii: ">")
    }
  }

  func skipSpaces(_ index: Int, _ range: Range<Int>) -> Int {
    var index = index
    while index < range.upperBound {
      let (scalar, count) = Scalars.scalar(in: bytes, at: index, end: range.upperBound)
      guard Scalars.isSpace(scalar) || scalar == 0x2A else { break }
      index += count
    }
    return index
  }

  /// Behind `No.`, `Nr.`, `č.`, `nº` or `№` before a number.
  func skipMarker(_ index: Int, _ range: Range<Int>) -> Int {
    for marker in Self.markers where bytes[index..<range.upperBound].starts(with: marker) {
      let next = skipSpaces(index + marker.count, range)
      if next < range.upperBound, isASCIIDigit(bytes[next]) { return next }
    }
    return index
  }

  static let markers: [[UInt8]] = [
    "No.", "no.", "Nr.", "nr.", "nº", "n.º", "n°", "n.", "č.", "№", "#", "số", "numéro", "número",
  ].map { Array($0.utf8) }
}
