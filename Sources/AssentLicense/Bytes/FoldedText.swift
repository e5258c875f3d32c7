/// Text in the form in which words are compared: lower case, one space for all between words.
///
/// Letters and digits stay, in lower case, digits of all scripts as ASCII; Arabic vowel marks, the accents of Greek and
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

  init(_ source: UnsafeBufferPointer<UInt8>) {
    keepsOrigins = false
    fold(source, source.indices)
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
    // A letter may take three bytes in lower case where its capital takes two.
    let capacity = range.count + range.count / 2 + 4
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { folded in
      var count = 0
      if keepsOrigins {
        origins = Array(unsafeUninitializedCapacity: capacity) { origins, filled in
          count = Self.fold(source, range, to: folded, origins)
          filled = count
        }
      } else {
        count = Self.fold(source, range, to: folded, nil)
      }
      bytes = Array(UnsafeBufferPointer(rebasing: folded[..<count]))
    }
  }

  /// Writes the fold of `range` of `source`, and where each byte comes from; returns how many.
  private static func fold(
    _ source: UnsafeBufferPointer<UInt8>, _ range: Range<Int>,
    to bytes: UnsafeMutableBufferPointer<UInt8>, _ origins: UnsafeMutableBufferPointer<Int32>?
  ) -> Int {
    var count = 0
    @inline(__always)
    func write(_ byte: UInt8, from index: Int) {
      bytes[count] = byte
      origins?[count] = Int32(truncatingIfNeeded: index)
      count &+= 1
    }
    var isSpacePending = false
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = source[index]
      if isASCIILetter(byte) || isASCIIDigit(byte) {
        if isSpacePending, count > 0 { write(0x20, from: index) }
        isSpacePending = false
        var next = byte
        repeat {
          // Digits have this bit, too.
          write(next | 0x20, from: index)
          index &+= 1
          guard index < range.upperBound else { return count }
          next = source[index]
        } while isASCIILetter(next) || isASCIIDigit(next)
        continue
      }
      if byte < 0x80 {
        isSpacePending = true
        index += 1
        continue
      }
      let (scalar, length) = Scalars.scalar(in: source, at: index, end: range.upperBound)
      if Scalars.isWord(scalar) {
        if isSpacePending, count > 0 { write(0x20, from: index) }
        isSpacePending = false
        let digit = Scalars.digit(scalar).map { 0x30 + UInt32($0) }
        Scalars.forEachByte(of: digit ?? Scalars.folded(scalar)) { write($0, from: index) }
      } else if !isInvisible(scalar) {
        isSpacePending = true
      }
      index += length
    }
    return count
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

  private static func isInvisible(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xAD, 0x300...0x36F, 0x640, 0x64B...0x65F, 0x670, 0x200B...0x200F, 0x202A...0x202E,
      0x2060...0x2069, 0xFE00...0xFE0F, 0xFEFF:
      true
    default: false
    }
  }
}
