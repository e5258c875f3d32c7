/// Reads the plainest front matter without a YAML library, which takes a hundred times longer.
///
/// That is lines of `key: value` with a plain or a simply quoted value on one line, and keys with a
/// list of such values or one level of such keys below them. Anything that could mean something
/// else in YAML is refused, and the library reads it.
struct SimpleYAML {
  private let bytes: [UInt8]
  private let end: Int
  private var index: Int

  /// The entries of a range of bytes, or `nil` for text that is not as plain as that.
  static func entries(_ bytes: [UInt8], _ range: Range<Int>) -> [FrontMatterReader.Entry]? {
    var reader = SimpleYAML(bytes: bytes, end: range.upperBound, index: range.lowerBound)
    return reader.mapping(indent: 0)
  }

  /// The next line that is neither blank nor a comment, without spaces at its ends.
  private func line() -> (indent: Int, range: Range<Int>, next: Int)? {
    var start = index
    while start < end {
      let stop = bytes.firstOffset(of: 0x0A, in: start..<end) ?? end
      let next = min(stop + 1, end)
      var text = start..<stop
      while let last = bytes[text].last, last == 0x20 || last == 0x0D {
        text = text.lowerBound..<text.upperBound - 1
      }
      while bytes[text].first == 0x20 { text = text.lowerBound + 1..<text.upperBound }
      if !text.isEmpty, bytes[text.lowerBound] != UInt8(ascii: "#") {
        return (text.lowerBound - start, text, next)
      }
      start = next
    }
    return nil
  }

  /// Reads lines of one indentation; stops before a line that is indented less.
  private mutating func mapping(indent: Int) -> [FrontMatterReader.Entry]? {
    var entries: [FrontMatterReader.Entry] = []
    while let line = line(), line.indent >= indent {
      guard line.indent == indent, entries.count < 64, let key = key(line.range),
        !entries.contains(where: { $0.key == key.name })
      else { return nil }
      index = line.next
      var entry = FrontMatterReader.Entry(
        key: key.name, keyRange: key.range, value: nil, valueRange: key.range)
      if let value = key.value {
        guard let scalar = scalar(value) else { return nil }
        entry.value = String(decoding: bytes[scalar], as: UTF8.self)
        entry.valueRange = scalar
      } else {
        guard let members = block(below: indent) else { return nil }
        entry.isStructure = index > line.next
        entry.members = members
      }
      entries.append(entry)
    }
    return entries
  }

  /// Reads the keys below a key without a value, or skips the list there; `nil` for anything else.
  private mutating func block(below indent: Int) -> [FrontMatterReader.Entry]? {
    guard let first = line() else { return [] }
    guard bytes[first.range.lowerBound] == UInt8(ascii: "-") else {
      guard first.indent > indent else { return [] }
      guard indent == 0, let members = mapping(indent: first.indent),
        line().map({ $0.indent <= indent }) ?? true
      else { return nil }
      return members
    }
    guard first.indent >= indent else { return nil }
    while let item = line(), item.indent >= first.indent,
      bytes[item.range.lowerBound] == UInt8(ascii: "-")
    {
      guard item.indent == first.indent, item.range.count > 2,
        bytes[item.range.lowerBound + 1] == 0x20,
        scalar(item.range.lowerBound + 2..<item.range.upperBound) != nil
      else { return nil }
      index = item.next
    }
    return line().map { $0.indent <= indent } ?? true ? [] : nil
  }

  private func key(_ line: Range<Int>) -> (name: String, range: Range<Int>, value: Range<Int>?)? {
    var colon = line.lowerBound
    while colon < line.upperBound, isKeyByte(bytes[colon]) { colon += 1 }
    guard colon > line.lowerBound, isASCIILetter(bytes[line.lowerBound]), colon < line.upperBound,
      bytes[colon] == UInt8(ascii: ":")
    else { return nil }
    let range = line.lowerBound..<colon
    let name = String(decoding: bytes[range], as: UTF8.self)
    if colon + 1 == line.upperBound { return (name, range, nil) }
    guard bytes[colon + 1] == 0x20 else { return nil }
    return (name, range, colon + 2..<line.upperBound)
  }

  /// The characters of a scalar, without quotation marks; `nil` where it may be more than one.
  private func scalar(_ range: Range<Int>) -> Range<Int>? {
    var start = range.lowerBound
    while start < range.upperBound, bytes[start] == 0x20 { start += 1 }
    guard start < range.upperBound else { return nil }
    for byte in bytes[start..<range.upperBound] where byte < 0x20 || byte == 0x7F { return nil }
    let quote = bytes[start]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      return isPlain(start..<range.upperBound) ? start..<range.upperBound : nil
    }
    guard range.upperBound - start >= 2, bytes[range.upperBound - 1] == quote else { return nil }
    let inside = start + 1..<range.upperBound - 1
    for byte in bytes[inside] where byte == quote || byte == UInt8(ascii: "\\") { return nil }
    return inside
  }

  private func isKeyByte(_ byte: UInt8) -> Bool {
    isASCIILetter(byte) || isASCIIDigit(byte) || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: "_")
  }

  /// Whether a value can only be a plain scalar on one line.
  private func isPlain(_ range: Range<Int>) -> Bool {
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
