/// Passes over values in canonical JSON, and stops at the first byte that has no place there.
struct CanonicalScanner {
  let bytes: [UInt8]
  /// Offset of the next byte.
  var position: Int
  /// Offset behind the last byte that may be read.
  let end: Int

  private var next: UInt8? { position < end ? bytes[position] : nil }

  private mutating func take(_ byte: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: byte) else { return false }
    position += 1
    return true
  }

  /// Passes over an object.
  ///
  /// - Parameters:
  ///   - depth: how many arrays and objects are open, this one included.
  ///   - member: is told the key, without quotes, and the value of each member.
  /// - Returns: `false` where it is not canonical.
  mutating func object(depth: Int, _ member: (Range<Int>, Range<Int>) -> Void) -> Bool {
    guard depth <= JSONValue.maximumDepth, take("{") else { return false }
    if take("}") { return true }
    var previous: Range<Int>?
    while true {
      let start = position
      guard string() else { return false }
      let key = (start + 1)..<(position - 1)
      if let previous, !isBefore(previous, key) { return false }
      previous = key
      guard take(":") else { return false }
      let value = position
      guard self.value(depth: depth) else { return false }
      member(key, value..<position)
      if take("}") { return true }
      guard take(",") else { return false }
    }
  }

  private mutating func array(depth: Int) -> Bool {
    guard depth <= JSONValue.maximumDepth, take("[") else { return false }
    if take("]") { return true }
    while true {
      guard value(depth: depth) else { return false }
      if take("]") { return true }
      guard take(",") else { return false }
    }
  }

  private mutating func value(depth: Int) -> Bool {
    switch next {
    case UInt8(ascii: "\""): string()
    case UInt8(ascii: "{"): object(depth: depth + 1) { _, _ in }
    case UInt8(ascii: "["): array(depth: depth + 1)
    case UInt8(ascii: "t"): literal("true")
    case UInt8(ascii: "f"): literal("false")
    case UInt8(ascii: "n"): literal("null")
    default: integer()
    }
  }

  private mutating func literal(_ word: StaticString) -> Bool {
    for index in 0..<word.utf8CodeUnitCount {
      guard next == word.utf8Start[index] else { return false }
      position += 1
    }
    return true
  }

  /// `0`, or digits without a zero in front, within ±(2^53 - 1).
  private mutating func integer() -> Bool {
    let isNegative = take("-")
    let start = position
    var magnitude: Int64 = 0
    while let byte = next, (0x30...0x39).contains(byte) {
      guard position - start < 16 else { return false }
      magnitude = magnitude * 10 + Int64(byte - 0x30)
      position += 1
    }
    let count = position - start
    guard count > 0, magnitude <= JSONValue.largestInteger, Int(exactly: magnitude) != nil else {
      return false
    }
    return bytes[start] != 0x30 || count == 1 && !isNegative
  }

  /// A string in UTF-8 with the escapes of `JSON.stringify` and no others.
  private mutating func string() -> Bool {
    guard take("\"") else { return false }
    while position < end {
      let byte = bytes[position]
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        return true
      case UInt8(ascii: "\\"):
        guard escape() else { return false }
      case 0x20..<0x80: position += 1
      case 0..<0x20: return false
      default:
        guard sequence(byte) else { return false }
      }
    }
    return false
  }

  private mutating func escape() -> Bool {
    position += 1
    switch next {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "b"), UInt8(ascii: "f"),
      UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      position += 1
      return true
    case UInt8(ascii: "u"):
      guard position + 4 < end, bytes[position + 1] == 0x30, bytes[position + 2] == 0x30,
        bytes[position + 3] == 0x30 || bytes[position + 3] == 0x31,
        let low = Hexadecimal.value(bytes[position + 4]),
        !(0x41...0x46).contains(bytes[position + 4])
      else { return false }
      // What has a short form is written in it.
      let code = (bytes[position + 3] - 0x30) << 4 | low
      guard ![0x08, 0x09, 0x0A, 0x0C, 0x0D].contains(code) else { return false }
      position += 5
      return true
    default: return false
    }
  }

  /// A well-formed sequence (Unicode 15.1, table 3-7).
  private mutating func sequence(_ first: UInt8) -> Bool {
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch first {
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF:
      length = 3
      if first == 0xE0 { second = 0xA0...0xBF } else if first == 0xED { second = 0x80...0x9F }
    case 0xF0...0xF4:
      length = 4
      if first == 0xF0 { second = 0x90...0xBF } else if first == 0xF4 { second = 0x80...0x8F }
    default: return false
    }
    guard position + length <= end, second.contains(bytes[position + 1]) else { return false }
    for index in (position + 2)..<(position + length)
    where !(0x80...0xBF).contains(bytes[index]) {
      return false
    }
    position += length
    return true
  }

  /// Whether one key is before another, by UTF-16 code units.
  private func isBefore(_ a: Range<Int>, _ b: Range<Int>) -> Bool {
    for offset in 0..<min(a.count, b.count) {
      let (x, y) = (bytes[a.lowerBound + offset], bytes[b.lowerBound + offset])
      if x == y, x != UInt8(ascii: "\\") { continue }
      // Rare: escapes, and what is beyond ASCII, are compared as the reader of trees does it.
      guard x < 0x80, y < 0x80, x != UInt8(ascii: "\\"), y != UInt8(ascii: "\\") else {
        return KeyOrder.compare(key(a), key(b)) < 0
      }
      return x < y
    }
    return a.count < b.count
  }

  private func key(_ range: Range<Int>) -> String {
    let quoted = Array(bytes[(range.lowerBound - 1)...range.upperBound])
    return (try? JSONValue(parsing: quoted))?.string ?? ""
  }
}
