/// Bytes as base64 with padding (RFC 4648, section 4), both ways.
package enum Base64 {
  package static func text(of bytes: [UInt8]) -> String {
    var out: [UInt8] = []
    out.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let part = bytes[start..<min(start + 3, bytes.count)]
      let bits = part.reduce(UInt32(0)) { $0 << 8 | UInt32($1) } << UInt32(8 * (3 - part.count))
      for place in 0..<4 {
        out.append(
          place > part.count ? UInt8(ascii: "=") : digits[Int(bits >> UInt32(18 - 6 * place)) & 63])
      }
    }
    return String(decoding: out, as: UTF8.self)
  }

  /// `nil` for text that ``text(of:)`` does not write.
  package static func bytes(of text: String) -> [UInt8]? {
    let digits = Array(text.utf8)
    guard digits.count % 4 == 0 else { return nil }
    var out: [UInt8] = []
    out.reserveCapacity(digits.count / 4 * 3)
    for start in stride(from: 0, to: digits.count, by: 4) {
      let isLast = start + 4 == digits.count
      let padding =
        isLast ? digits[start + 2..<start + 4].count { $0 == UInt8(ascii: "=") } : 0
      var bits: UInt32 = 0
      for place in 0..<4 {
        let digit = digits[start + place]
        if place >= 4 - padding {
          guard digit == UInt8(ascii: "=") else { return nil }
          bits <<= 6
        } else {
          guard let value = values[Int(digit)] else { return nil }
          bits = bits << 6 | value
        }
      }
      let bytes = [UInt8(bits >> 16 & 255), UInt8(bits >> 8 & 255), UInt8(bits & 255)]
      guard bytes[(3 - padding)...].allSatisfy({ $0 == 0 }) else { return nil }
      out += bytes[..<(3 - padding)]
    }
    return out
  }

  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  private static let values: [UInt32?] = {
    var values = [UInt32?](repeating: nil, count: 256)
    for (value, digit) in digits.enumerated() { values[Int(digit)] = UInt32(value) }
    return values
  }()
}
