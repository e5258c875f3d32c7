/// The form of a word that all its spellings have in common: lower case, of ordinary width, with marks of
/// one kind, `ss` for `ß`, and without what has no width.
///
/// Words whose folds are canonically equivalent, as strings are compared, stand for each other, and the
/// redline tells that they are spelled anew.
enum WordFold {
  static func folded(_ word: ArraySlice<UInt8>) -> [UInt8] {
    var fold: [UInt8] = []
    fold.reserveCapacity(word.count)
    word.withUnsafeBufferPointer { bytes in
      var index = 0
      while index < bytes.count {
        let (scalar, count) = ScalarFold.decode(bytes, index)
        index += max(1, count)
        guard !isHidden(scalar) else { continue }
        if SegmentClass(scalar) == .space {
          if fold.last != 0x20 { fold.append(0x20) }
        } else {
          if scalar == 0xDF || scalar == 0x1E9E {
            fold += "ss".utf8
          } else {
            ScalarFold.append(ordinary(ScalarFold.compared(scalar)), to: &fold)
          }
        }
      }
    }
    return fold.isEmpty ? Array(word) : fold
  }

  /// What has no width, and the stroke that makes Arabic words longer.
  private static func isHidden(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xAD, 0x640, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2069, 0xFE00...0xFE0F, 0xFEFF:
      true
    default: false
    }
  }

  private static func ordinary(_ scalar: UInt32) -> UInt32 {
    switch scalar {
    case 0xFF65: 0x30FB
    // The marks of voice, which join the letter before them.
    case 0xFF9E, 0xFF9F: scalar - 0xFF9E + 0x3099
    case 0xFF61: 0x3002
    case 0xFF62, 0xFF63: 0x22
    case 0xFF64: 0x3001
    case 0xFFE5: 0xA5
    default: scalar
    }
  }
}
