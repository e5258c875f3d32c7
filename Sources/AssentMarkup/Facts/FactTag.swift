import AssentDiagnostics

/// A tag in a text, `{{product.name}}` or `{{ product.name }}`.
struct FactTag: Hashable {
  var name: String
  /// With its braces.
  var range: Range<Int>
  /// Whether a backslash says that it is meant as it stands.
  var isEscaped: Bool

  /// Further tags of one text are not read.
  private static let most = 10_000
  private static let longestName = 80

  /// Whether a text can hold a tag.
  static func mayStand(in bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      var index = 0
      while let brace = bytes.firstOffset(of: UInt8(ascii: "{"), from: index) {
        index = brace + 1
        if index < bytes.count, bytes[index] == UInt8(ascii: "{") { return true }
      }
      return false
    }
  }

  /// The tags of a text, in order.
  static func all(in bytes: [UInt8]) -> [FactTag] {
    var found: [FactTag] = []
    var index = 0
    while index + 4 < bytes.count, found.count < most {
      guard bytes[index] == UInt8(ascii: "{"), bytes[index + 1] == UInt8(ascii: "{") else {
        index += 1
        continue
      }
      guard let (name, end) = name(in: bytes, after: index + 2) else {
        index += 1
        continue
      }
      let slashes = bytes[..<index].reversed().prefix { $0 == UInt8(ascii: "\\") }.count
      found.append(
        FactTag(name: name, range: index..<end, isEscaped: !slashes.isMultiple(of: 2)))
      index = end
    }
    return found
  }

  /// A name, and where its closing braces end.
  private static func name(in bytes: [UInt8], after start: Int) -> (String, Int)? {
    var index = start
    while index < bytes.count, bytes[index] == 0x20 { index += 1 }
    let first = index
    while index < bytes.count, index - first <= longestName, isOfName(bytes[index]) { index += 1 }
    let last = index
    while index < bytes.count, bytes[index] == 0x20 { index += 1 }
    guard last > first, last - first <= longestName, index + 1 < bytes.count,
      bytes[index] == UInt8(ascii: "}"), bytes[index + 1] == UInt8(ascii: "}")
    else { return nil }
    return (String(decoding: bytes[first..<last], as: UTF8.self), index + 2)
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == UInt8(ascii: ".")
      || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
  }
}
