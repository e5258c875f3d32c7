/// Percent-encoding of addresses (RFC 3986, section 2.1): the bytes that stand as they are, and
/// `%XX` for every other.
///
/// A byte outside of ASCII stands as it is only in ``visible``.
package struct PercentEncoding: Sendable {
  /// One bit for each byte of ASCII that stands as it is, from U+0000 and from U+0040.
  private let low: UInt64
  private let high: UInt64
  private let keepsOthers: Bool

  private init(_ characters: StaticString, keepsOthers: Bool = false) {
    var low: UInt64 = 0
    var high: UInt64 = 0
    characters.withUTF8Buffer {
      for byte in $0 {
        if byte < 64 { low |= 1 << UInt64(byte) } else { high |= 1 << UInt64(byte & 63) }
      }
    }
    self.init(low: low, high: high, keepsOthers: keepsOthers)
  }

  private init(low: UInt64, high: UInt64, keepsOthers: Bool) {
    self.low = low
    self.high = high
    self.keepsOthers = keepsOthers
  }

  // MARK: Sets

  /// For a path of file names, to which `/` belongs: the unreserved characters (section 2.3), and
  /// of the others those that mean nothing in a path, in HTML and in a shell.
  package static let path = PercentEncoding(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/()@,+")

  /// For a whole address, whose author has encoded its parts: the unreserved and the reserved
  /// characters (section 2.2), and `%`; `[`, `]`, `&` and `'` are encoded, as cmark-gfm does.
  package static let address = PercentEncoding(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~!#$%()*+,/:;=?@")

  /// For a whole address that a program reads from a stream of text: all printable ASCII.
  package static let printable = PercentEncoding(
    low: UInt64.max << 33, high: UInt64.max >> 1, keepsOthers: false)

  /// For a whole address that people read: all but spaces and control characters.
  package static let visible = PercentEncoding(
    low: UInt64.max << 33, high: UInt64.max >> 1, keepsOthers: true)

  // MARK: Encoding

  /// Whether a byte stands as it is.
  @inline(__always)
  package func keeps(_ byte: UInt8) -> Bool {
    guard byte < 128 else { return keepsOthers }
    return (byte < 64 ? low : high) >> UInt64(byte & 63) & 1 != 0
  }

  /// The three bytes that stand for one: `%E9`.
  @inline(__always)
  package static func escape(_ byte: UInt8) -> (UInt8, UInt8, UInt8) {
    (UInt8(ascii: "%"), digit(byte >> 4), digit(byte & 15))
  }

  package func encoded(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var out: [UInt8] = []
    out.reserveCapacity(bytes.count)
    for byte in bytes {
      if keeps(byte) {
        out.append(byte)
      } else {
        let (percent, first, second) = Self.escape(byte)
        out.append(percent)
        out.append(first)
        out.append(second)
      }
    }
    return out
  }

  package func encoded(_ text: String) -> String {
    var text = text
    return text.withUTF8 { $0.allSatisfy(keeps) }
      ? text : String(decoding: encoded(Array(text.utf8)[...]), as: UTF8.self)
  }

  @inline(__always)
  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }

  // MARK: Decoding

  /// `text` with each `%E9` replaced by its byte; a `%` without two digits behind it stands as it
  /// is, and what is not UTF-8 then becomes U+FFFD.
  package static func decoded(_ text: String) -> String {
    let source = Array(text.utf8)
    guard source.contains(UInt8(ascii: "%")) else { return text }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(source.count)
    var index = 0
    while index < source.count {
      if source[index] == UInt8(ascii: "%"), index + 2 < source.count,
        let first = value(source[index + 1]), let second = value(source[index + 2])
      {
        bytes.append(first << 4 | second)
        index += 3
      } else {
        bytes.append(source[index])
        index += 1
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func value(_ digit: UInt8) -> UInt8? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
    default: nil
    }
  }
}
