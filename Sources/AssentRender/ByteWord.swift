/// Eight bytes at a time, so that text without anything to escape is passed over quickly.
///
/// The tests are those of "Hacker's Delight", section 6-1: they may mark a byte above one that
/// matches, never miss one, and mark none where none matches.
enum ByteWord {
  static let ones: UInt64 = 0x0101_0101_0101_0101
  static let highs: UInt64 = 0x8080_8080_8080_8080

  /// The eight bytes at `index`, the first in the lowest bits.
  @inline(__always)
  static func load(_ base: UnsafePointer<UInt8>, _ index: Int) -> UInt64 {
    UInt64(littleEndian: UnsafeRawPointer(base + index).loadUnaligned(as: UInt64.self))
  }

  @inline(__always)
  static func store(_ word: UInt64, to target: UnsafeMutablePointer<UInt8>) {
    UnsafeMutableRawPointer(target).storeBytes(of: word.littleEndian, as: UInt64.self)
  }

  /// Not zero where a byte of `word` is `byte`.
  @inline(__always)
  static func matches(_ word: UInt64, _ byte: UInt8) -> UInt64 {
    let difference = word ^ (0x0101_0101_0101_0101 &* UInt64(byte))
    return (difference &- 0x0101_0101_0101_0101) & ~difference & 0x8080_8080_8080_8080
  }

  /// Not zero where a byte of `word` is below 0x20.
  @inline(__always)
  static func controls(_ word: UInt64) -> UInt64 {
    (word &- 0x2020_2020_2020_2020) & ~word & 0x8080_8080_8080_8080
  }

  /// Not zero where a byte of `word` is C2 or E0 to E3, with which all white space beyond ASCII
  /// begins.
  @inline(__always)
  static func wideSpaceLeads(_ word: UInt64) -> UInt64 {
    matches(word, 0xC2) | matches(word & 0xFCFC_FCFC_FCFC_FCFC, 0xE0)
  }
}
