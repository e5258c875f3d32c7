/// Eight bytes at a time, so that text without anything to escape is passed over quickly.
///
/// The tests are those of "Hacker's Delight", section 6-1: they may mark a byte above one that
/// matches, never miss one, and mark none where none matches.
enum ByteWord {
  @inline(__always)
  static func load(_ base: UnsafePointer<UInt8>, _ index: Int) -> UInt64 {
    UnsafeRawPointer(base + index).loadUnaligned(as: UInt64.self)
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
}
