/// Reads the plainest front matter without a YAML library, which takes a hundred times longer.
///
/// That is lines of `key: value` with a plain or a simply quoted value, and keys with a list or a
/// mapping below them that is skipped. Anything that could mean something else in YAML is refused,
/// and the library reads it.
enum SimpleYAML {
  /// The entries of a range of bytes, or `nil` for text that is not as plain as that.
  static func entries(_ bytes: [UInt8], _ range: Range<Int>) -> [FrontMatterReader.Entry]? {
    var entries: [FrontMatterReader.Entry] = []
    var index = range.lowerBound
    while index < range.upperBound {
      var end = index
      while end < range.upperBound, bytes[end] != 0x0A { end += 1 }
      let next = min(end + 1, range.upperBound)
      if end > index, bytes[end - 1] == 0x0D { end -= 1 }
      while end > index, bytes[end - 1] == 0x20 { end -= 1 }
      if index == end || bytes[index] == UInt8(ascii: "#") {
        index = next
        continue
      }
      guard let entry = entry(bytes, index..<end),
        !entries.contains(where: { $0.key == entry.key })
      else { return nil }
      entries.append(entry)
      index = next
    }
    return entries
  }

  private static func entry(_ bytes: [UInt8], _ line: Range<Int>) -> FrontMatterReader.Entry? {
    var colon = line.lowerBound
    while colon < line.upperBound, isKeyByte(bytes[colon]) { colon += 1 }
    guard colon > line.lowerBound, isASCIILetter(bytes[line.lowerBound]), colon < line.upperBound,
      bytes[colon] == UInt8(ascii: ":")
    else { return nil }
    var start = colon + 1
    guard start < line.upperBound, bytes[start] == 0x20 else { return nil }
    while start < line.upperBound, bytes[start] == 0x20 { start += 1 }
    var end = line.upperBound
    let quote = bytes[start]
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      guard end - start >= 2, bytes[end - 1] == quote else { return nil }
      start += 1
      end -= 1
      for byte in bytes[start..<end] where byte == quote || byte == UInt8(ascii: "\\") {
        return nil
      }
    } else {
      guard isPlain(bytes, start..<end) else { return nil }
    }
    for byte in bytes[start..<end] where byte < 0x20 || byte == 0x7F { return nil }
    let key = line.lowerBound..<colon
    return FrontMatterReader.Entry(
      key: String(decoding: bytes[key], as: UTF8.self), keyRange: key,
      value: String(decoding: bytes[start..<end], as: UTF8.self), valueRange: start..<end)
  }

  private static func isKeyByte(_ byte: UInt8) -> Bool {
    isASCIILetter(byte) || isASCIIDigit(byte) || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: "_")
  }

  /// Whether a value can only be a plain scalar on one line.
  private static func isPlain(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    let first = bytes[range.lowerBound]
    guard
      isASCIILetter(first) || isASCIIDigit(first) || first == UInt8(ascii: "/")
        || first == UInt8(ascii: "(") || (first >= 0xC3 && first <= 0xF4)
    else { return false }
    for index in range {
      switch bytes[index] {
      case UInt8(ascii: ":"):
        if index + 1 == range.upperBound || bytes[index + 1] == 0x20 { return false }
      case UInt8(ascii: "#"):
        if bytes[index - 1] == 0x20 { return false }
      default: break
      }
    }
    return true
  }
}
