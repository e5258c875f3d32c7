/// Text in the form in which words are compared: lower case, one space for all between words.
///
/// Letters and digits stay, in lower case, digits of all scripts as ASCII; Arabic vowel marks and
/// invisible characters vanish; everything else, Markdown's marks too, is a space. So `**AS-IS**`
/// and `as is` are the same, and so are `D’effet` and `d'effet`.
package struct FoldedText {
  package private(set) var bytes: [UInt8] = []
  /// For each byte, the offset in the text it was made of.
  private(set) var origins: [Int32] = []
  private let keepsOrigins: Bool

  package init(_ source: [UInt8], _ range: Range<Int>, keepsOrigins: Bool = false) {
    self.keepsOrigins = keepsOrigins
    fold(source, range)
  }

  init(_ text: String) {
    let source = Array(text.utf8)
    self.init(source, 0..<source.count)
  }

  /// Replaces the text by the fold of `range` of `source`.
  mutating func fold(_ source: [UInt8], _ range: Range<Int>) {
    source.withUnsafeBufferPointer { fold($0, range) }
  }

  /// Replaces the text by the fold of `range` of `source`.
  mutating func fold(_ source: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    bytes.removeAll(keepingCapacity: true)
    origins.removeAll(keepingCapacity: true)
    bytes.reserveCapacity(range.count + 4)
    var isSpacePending = false
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = source[index]
      if byte < 0x80 {
        var folded = byte
        if byte >= 0x41 && byte <= 0x5A {
          folded = byte | 0x20
        } else if !(isASCIIDigit(byte) || (byte >= 0x61 && byte <= 0x7A)) {
          isSpacePending = true
          index += 1
          continue
        }
        appendSpace(&isSpacePending, at: index)
        bytes.append(folded)
        if keepsOrigins { origins.append(Int32(truncatingIfNeeded: index)) }
        index += 1
        continue
      }
      let (scalar, count) = Scalars.scalar(in: source, at: index, end: range.upperBound)
      if Scalars.isWord(scalar) {
        appendSpace(&isSpacePending, at: index)
        var folded = Scalars.lowercased(scalar)
        if let digit = Scalars.digit(scalar) { folded = 0x30 + UInt32(digit) }
        let before = bytes.count
        Scalars.append(folded, to: &bytes)
        if keepsOrigins {
          for _ in before..<bytes.count { origins.append(Int32(truncatingIfNeeded: index)) }
        }
      } else if !Self.isInvisible(scalar) {
        isSpacePending = true
      }
      index += count
    }
  }

  /// Replaces the text by the fold of a string.
  mutating func fold(_ text: String) {
    var text = text
    text.withUTF8 { fold($0, 0..<$0.count) }
  }

  /// The offset in `source`, the text it was made of, behind the character that ends at `end`.
  func sourceEnd(of end: Int, in source: [UInt8]) -> Int {
    guard end > 0, end <= origins.count else { return 0 }
    let start = Int(origins[end - 1])
    return start + Scalars.scalar(in: source, at: start, end: source.count).count
  }

  private mutating func appendSpace(_ isPending: inout Bool, at index: Int) {
    if isPending, !bytes.isEmpty {
      bytes.append(0x20)
      if keepsOrigins { origins.append(Int32(truncatingIfNeeded: index)) }
    }
    isPending = false
  }

  private static func isInvisible(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xAD, 0x300...0x36F, 0x640, 0x64B...0x65F, 0x670, 0x200B...0x200F, 0x202A...0x202E,
      0x2060...0x2069, 0xFE00...0xFE0F, 0xFEFF:
      true
    default: false
    }
  }
}
