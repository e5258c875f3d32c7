import AssentDiagnostics
import AssentLicense
import AssentMarkup

/// Percent-encoding of RFC 3986, section 2.1.
enum Percent {
  /// `text` with each `%E9` replaced by its byte; what is not UTF-8 then becomes U+FFFD.
  static func decoded(_ text: String) -> String {
    let source = Array(text.utf8)
    guard source.contains(UInt8(ascii: "%")) else { return text }
    var bytes: [UInt8] = []
    var index = 0
    while index < source.count {
      if source[index] == UInt8(ascii: "%"), index + 2 < source.count,
        let byte = UInt8(String(decoding: source[index + 1...index + 2], as: UTF8.self), radix: 16)
      {
        bytes.append(byte)
        index += 3
      } else {
        bytes.append(source[index])
        index += 1
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
