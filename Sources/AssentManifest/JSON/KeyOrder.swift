/// The order of keys in canonical JSON: by UTF-16 code units (RFC 8785, section 3.2.3).
enum KeyOrder {
  /// Negative where `a` comes first, 0 where both have the same bytes, else positive.
  ///
  /// Works on UTF-8, whose order is that of UTF-16 but for one case: a character above U+FFFF
  /// begins with a surrogate (D800-DFFF) and so comes before U+E000-FFFF.
  static func compare(_ a: String, _ b: String) -> Int {
    guard let (own, other) = a.byteDifference(b) else { return a.utf8.count - b.utf8.count }
    return rank(own) - rank(other)
  }

  /// Puts the first bytes of four-byte sequences (F0-F4) before EE and EF.
  private static func rank(_ byte: UInt8) -> Int {
    switch byte {
    case 0xEE, 0xEF: Int(byte) + 0x10
    default: Int(byte)
    }
  }
}
