/// Words in quotation marks of some language.
struct Quotation {
  /// Byte offsets of what stands between the marks.
  var name: Range<Int>
  /// The offset behind the closing mark.
  var end: Int

  private static var longest: Int { 90 }

  /// Whether a quotation mark may begin with this byte; most bytes are none.
  static func mayBegin(_ byte: UInt8) -> Bool {
    byte == 0x22 || byte == 0x27 || byte == 0xC2 || byte == 0xD7 || byte == 0xE2 || byte == 0xE3
      || byte == 0xEF
  }

  /// The quotation that begins at `index`; `nil` where none does or none ends soon.
  static func beginning(at index: Int, in bytes: [UInt8], _ range: Range<Int>) -> Quotation? {
    guard let opening = opening(at: index, in: bytes, range) else { return nil }
    let start = index + opening.count
    let limit = min(range.upperBound, index + longest)
    var end = start
    while end < limit {
      let byte = bytes[end]
      if byte < 0x80, byte != 0x22, byte != 0x27 {
        // A table's cell, a code span or a line of its own ends what is quoted.
        guard byte != UInt8(ascii: "|"), byte != UInt8(ascii: "`") else { return nil }
        end += 1
        continue
      }
      let (scalar, count) = Scalars.scalar(in: bytes, at: end, end: range.upperBound)
      if opening.closes(scalar), !isApostrophe(scalar, end, end + count, bytes, range) {
        let name = trimmed(bytes, start..<end)
        return name.isEmpty ? nil : Quotation(name: name, end: end + count)
      }
      // A second opening mark: the first one is no quotation of a name.
      if scalar == opening.scalar, scalar != 0x22, scalar != 0x27 { return nil }
      end += count
    }
    return nil
  }

  /// A mark that opens, and what closes it.
  private struct Opening {
    var scalar: UInt32
    var count: Int

    func closes(_ other: UInt32) -> Bool {
      switch scalar {
      case 0x22, 0x201C, 0x201D, 0x201E, 0x201F:
        other == 0x22 || other == 0x5F4 || (0x201C...0x201D) ~= other
      case 0x27: other == 0x27
      case 0x2018, 0x201A: other == 0x2019 || (scalar == 0x201A && other == 0x2018)
      case 0xAB: other == 0xBB
      case 0xFFFD: other == 0xFFFD
      case 0xBB: other == 0xAB || other == 0xBB
      case 0x5F4: other == 0x5F4 || other == 0x22 || other == 0x201D
      case 0x2039: other == 0x203A
      case 0x300C: other == 0x300D
      case 0x300E: other == 0x300F
      case 0x300A: other == 0x300B
      case 0x3010: other == 0x3011
      default: false
      }
    }
  }

  private static func opening(at index: Int, in bytes: [UInt8], _ range: Range<Int>) -> Opening? {
    let first = bytes[index]
    guard mayBegin(first) else { return nil }
    let (scalar, count) = Scalars.scalar(in: bytes, at: index, end: range.upperBound)
    switch scalar {
    case 0x27:
      // An apostrophe stands behind a letter.
      if index > range.lowerBound {
        let before = bytes[index - 1]
        guard !isASCIILetter(before), !isASCIIDigit(before), before < 0x80 || before == 0x88 else {
          return nil
        }
      }
      guard index + 1 < range.upperBound, !isASCIISpace(bytes[index + 1]) else { return nil }
    case 0x22, 0x201C, 0x201D, 0x201E, 0x201F, 0x2018, 0x201A, 0xAB, 0x2039, 0x300C, 0x300E,
      0x300A, 0x3010:
      break
    case 0xBB, 0x5F4, 0xFFFD:
      // Marks that point inwards, the marks of Hebrew, and marks that were lost on the way stand behind a space and before a letter.
      let before = index > range.lowerBound ? bytes[index - 1] : 0x20
      guard before < 0x80, !isASCIILetter(before), !isASCIIDigit(before),
        index + count < range.upperBound, !isASCIISpace(bytes[index + count]),
        bytes[index + count] > 0x2F
      else { return nil }
    default: return nil
    }
    return Opening(scalar: scalar, count: count)
  }

  /// Whether a single mark stands between letters, as in `Ada’s`.
  private static func isApostrophe(
    _ scalar: UInt32, _ start: Int, _ end: Int, _ bytes: [UInt8], _ range: Range<Int>
  ) -> Bool {
    guard scalar == 0x27 || scalar == 0x2019, end < range.upperBound else { return false }
    return isASCIILetter(bytes[end]) && start > range.lowerBound && isASCIILetter(bytes[start - 1])
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
}
