import AssentManifest

/// The eight random bytes by which minisign tells keys apart; they are no digest of the key.
package struct KeyID: Hashable, Sendable, CustomStringConvertible {
  /// As they stand in keys and signatures.
  package let bytes: [UInt8]

  /// `nil` for another number of bytes than 8.
  package init?(_ bytes: some Collection<UInt8>) {
    guard bytes.count == 8 else { return nil }
    self.bytes = Array(bytes)
  }

  /// Reads what ``description`` gives, in capitals or not.
  package init?(_ text: String) {
    guard text.utf8.count == 16, let number = UInt64(text, radix: 16),
      text.utf8.allSatisfy({ $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") })
    else { return nil }
    bytes = withUnsafeBytes(of: number.littleEndian, Array.init)
  }

  /// Sixteen hexadecimal digits as minisign prints them: the bytes as one number, the last one first.
  package var description: String {
    let digits = Array("0123456789ABCDEF".utf8)
    return String(
      decoding: bytes.reversed().flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] },
      as: UTF8.self)
  }
}
