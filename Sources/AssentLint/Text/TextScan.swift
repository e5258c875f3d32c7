import AssentDiagnostics

/// What the rules about bytes and characters look at, found in one pass over a file.
///
/// ASCII is stepped over eight bytes at a time, so a clean English document costs next to nothing.
package struct TextScan: Sendable {
  /// What stands at a ``Mark``.
  package enum Kind: UInt8, Sendable {
    /// Bytes that are not UTF-8.
    case invalid
    /// A C0 control other than tab and line ends, or DEL.
    case control
    /// A C1 control, U+0080 to U+009F.
    case latinControl
    case carriageReturn
    /// The spaces and tabs before a line end.
    case trailingSpace
    /// U+FEFF as the first character of the file.
    case byteOrderMark
    case replacementCharacter
    case bidiControl
    case zeroWidth
    case noBreakSpace
    /// A Cyrillic or Greek letter beside an ASCII letter.
    case foreignLetter
    /// A combining mark.
    case combiningMark
    /// A character with which damaged UTF-8 may begin.
    case damage
  }

  package struct Mark: Hashable, Sendable {
    package var kind: Kind
    /// Byte offset of the first byte.
    package var start: Int32
    /// Number of bytes.
    package var count: Int32

    package var range: Range<Int> { Int(start)..<Int(start) + Int(count) }
  }

  /// In source order.
  package private(set) var marks: [Mark] = []
  /// The number of characters outside of ASCII.
  package private(set) var nonASCIICount = 0
  /// Whether a letter of a script written from right to left occurs.
  package private(set) var hasRightToLeft = false
  private var kinds: UInt32 = 0

  package init(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { scan($0) }
  }

  /// Whether there is a mark of `kind`.
  package func contains(_ kind: Kind) -> Bool {
    kinds & (1 << UInt32(kind.rawValue)) != 0
  }

  /// The marks of one kind, in source order.
  package func marks(of kind: Kind) -> [Mark] {
    contains(kind) ? marks.filter { $0.kind == kind } : []
  }

  private mutating func add(_ kind: Kind, _ start: Int, _ count: Int) {
    kinds |= 1 << UInt32(kind.rawValue)
    marks.append(
      Mark(
        kind: kind, start: Int32(truncatingIfNeeded: start),
        count: Int32(truncatingIfNeeded: count)))
  }

  private mutating func scan(_ bytes: UnsafeRawBufferPointer) {
    let count = bytes.count
    var index = 0
    while true {
      index = Self.nextRemarkable(bytes, from: index)
      guard index < count else { break }
      let byte = bytes[index]
      switch byte {
      case 0x0A:
        endLine(bytes, at: index)
        index += 1
      case 0x0D:
        if index + 1 >= count || bytes[index + 1] != 0x0A { endLine(bytes, at: index) }
        add(.carriageReturn, index, 1)
        index += 1
      case 0x09: index += 1
      case 0..<0x20, 0x7F:
        add(.control, index, 1)
        index += 1
      default: index = scanScalar(bytes, at: index)
      }
    }
    if let last = bytes.last, last != 0x0A, last != 0x0D { endLine(bytes, at: count) }
  }

  /// The offset of the next byte that is neither a printable ASCII character nor a space.
  @inline(__always)
  private static func nextRemarkable(_ bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
    let count = bytes.count
    var index = start
    let high: UInt64 = 0x8080_8080_8080_8080
    let ones: UInt64 = 0x0101_0101_0101_0101
    while index + 8 <= count {
      let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      let belowSpace = (word &- ones &* 0x20) & ~word
      let delete = word ^ (ones &* 0x7F)
      let isDelete = (delete &- ones) & ~delete
      let found = (word | belowSpace | isDelete) & high
      // Only the lowest bit found is exact: a borrow can set bits above it.
      if found != 0 { return index + found.trailingZeroBitCount / 8 }
      index += 8
    }
    while index < count, bytes[index] >= 0x20, bytes[index] < 0x7F { index += 1 }
    return index
  }

  @inline(__always)
  private mutating func endLine(_ bytes: UnsafeRawBufferPointer, at end: Int) {
    var end = end
    if end > 0, end < bytes.count, bytes[end - 1] == 0x0D { end -= 1 }
    guard end > 0, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x09 else { return }
    var start = end
    while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
    add(.trailingSpace, start, end - start)
  }

  /// Notes the character at `index` where it is remarkable, and returns the offset after it.
  private mutating func scanScalar(_ bytes: UnsafeRawBufferPointer, at index: Int) -> Int {
    let (scalar, length) = UTF8Reader.scalar(bytes, at: index)
    guard let scalar else {
      add(.invalid, index, length)
      return index + length
    }
    nonASCIICount += 1
    let end = index + length
    switch scalar {
    case 0x80..<0xA0: add(.latinControl, index, length)
    case 0xA0: add(.noBreakSpace, index, length)
    case 0x300...0x36F, 0x3099, 0x309A: add(.combiningMark, index, length)
    case 0x370..<0x530:
      if Self.isASCIILetter(bytes, index - 1) || Self.isASCIILetter(bytes, end) {
        add(.foreignLetter, index, length)
      }
    case 0x590..<0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC: hasRightToLeft = true
    case 0x202F: add(.noBreakSpace, index, length)
    case 0x202A...0x202E, 0x2066...0x2069: add(.bidiControl, index, length)
    case 0x180E, 0x200B...0x200F, 0x2060...0x2064: add(.zeroWidth, index, length)
    case 0xFEFF: add(index == 0 ? .byteOrderMark : .zeroWidth, index, length)
    case 0xFFFD: add(.replacementCharacter, index, length)
    default: break
    }
    // A sequence of damaged UTF-8 begins with a letter and goes on outside of ASCII.
    if scalar < 0x2200, end < bytes.count, bytes[end] >= 0x80, DamageTable.mayBegin(scalar) {
      let next = UTF8Reader.scalar(bytes, at: end).scalar
      if let next, DamageTable.mayContinue(next, after: scalar) { add(.damage, index, length) }
    }
    return end
  }

  @inline(__always)
  private static func isASCIILetter(_ bytes: UnsafeRawBufferPointer, _ index: Int) -> Bool {
    guard index >= 0, index < bytes.count else { return false }
    return (bytes[index] | 0x20) &- UInt8(ascii: "a") < 26
  }
}
