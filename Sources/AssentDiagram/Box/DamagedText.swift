/// Arrows and strokes whose UTF-8 was once read as Windows-1252 or -1254: `â†“` for `↓`.
///
/// Bytes 81, 8D, 8F, 90 and 9D (hexadecimal) have no character there and are often lost; the
/// best candidate stands for what was.
enum DamagedText {
  /// The character that a damaged sequence at `index` of `scalars` was, and its length.
  static func repair(_ scalars: [UInt32], at index: Int) -> (scalar: UInt32, count: Int)? {
    guard scalars[index] == 0xE2, index + 1 < scalars.count,
      let second = byte(of: scalars[index + 1]), (0x86...0xAF).contains(second)
    else { return nil }
    if index + 2 < scalars.count, let third = byte(of: scalars[index + 2]) {
      let scalar = 0x2000 | (second & 0x3F) << 6 | (third & 0x3F)
      return isDrawn(scalar) ? (scalar, 3) : nil
    }
    return bestGuess(second).map { ($0, 2) }
  }

  private static func isDrawn(_ scalar: UInt32) -> Bool {
    StrokeTable.arms(of: scalar) != 0 || StrokeTable.head(of: scalar) != nil
      || StrokeTable.isDot(scalar)
  }

  /// What a sequence was that lost its third byte.
  private static func bestGuess(_ second: UInt32) -> UInt32? {
    switch second {
    case 0x86: 0x2190  // ←
    case 0x94: 0x2510  // ┐
    case 0x95: 0x2550  // ═
    default: nil
    }
  }

  /// The byte from 80 to BF that Windows-1252 or -1254 shows as `scalar`.
  private static func byte(of scalar: UInt32) -> UInt32? {
    if (0x80...0xBF).contains(scalar) { return scalar }
    return high[scalar]
  }

  private static let high: [UInt32: UInt32] = [
    0x20AC: 0x80, 0x201A: 0x82, 0x0192: 0x83, 0x201E: 0x84, 0x2026: 0x85, 0x2020: 0x86,
    0x2021: 0x87, 0x02C6: 0x88, 0x2030: 0x89, 0x0160: 0x8A, 0x2039: 0x8B, 0x0152: 0x8C,
    0x017D: 0x8E, 0x2018: 0x91, 0x2019: 0x92, 0x201C: 0x93, 0x201D: 0x94, 0x2022: 0x95,
    0x2013: 0x96, 0x2014: 0x97, 0x02DC: 0x98, 0x2122: 0x99, 0x0161: 0x9A, 0x203A: 0x9B,
    0x0153: 0x9C, 0x017E: 0x9E, 0x0178: 0x9F,
  ]
}
