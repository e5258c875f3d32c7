/// A place in the bytes of a page, and what can be read from there.
struct ByteCursor {
  let bytes: [UInt8]
  var index = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { index >= bytes.count }
  /// The byte here; there has to be one.
  var byte: UInt8 { bytes[index] }

  /// Passes over a string, if it stands here.
  mutating func take(_ expected: StaticString) -> Bool {
    expected.withUTF8Buffer { take($0) }
  }

  mutating func take(_ expected: [UInt8]) -> Bool {
    expected.withUnsafeBufferPointer { take($0) }
  }

  private mutating func take(_ expected: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.count - index >= expected.count else { return false }
    for offset in 0..<expected.count where bytes[index + offset] != expected[offset] {
      return false
    }
    index += expected.count
    return true
  }

  /// Passes over the value of an attribute, up to its quote.
  mutating func takeValue() -> Bool {
    var place = index
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "\""):
        index = place
        return true
      case UInt8(ascii: "<"), UInt8(ascii: ">"): return false
      default: place += 1
      }
    }
    return false
  }

  /// Passes over digits; `false` where there are none.
  mutating func takeDigits() -> Bool {
    let start = index
    while index < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[index]) {
      index += 1
    }
    return index > start
  }

  /// Takes text up to the next tag, with the characters that references stand for; `nil` where there is
  /// none.
  mutating func takeText() -> [UInt8]? {
    var text: [UInt8] = []
    let start = index
    while index < bytes.count, bytes[index] != UInt8(ascii: "<") {
      if bytes[index] == UInt8(ascii: "&") {
        guard let byte = takeReference() else {
          index = start
          return nil
        }
        text.append(byte)
      } else {
        text.append(bytes[index])
        index += 1
      }
    }
    return index > start ? text : nil
  }

  /// Takes one of the references that the writers of HTML and SVG write.
  mutating func takeReference() -> UInt8? {
    if take("&quot;") { return UInt8(ascii: "\"") }
    if take("&amp;") { return UInt8(ascii: "&") }
    if take("&lt;") { return UInt8(ascii: "<") }
    if take("&gt;") { return UInt8(ascii: ">") }
    if take("&#x27;") || take("&#39;") || take("&apos;") { return UInt8(ascii: "'") }
    return nil
  }

  /// Goes to the next place of a string; `false` where there is none, and nothing moves.
  mutating func skip(to expected: [UInt8]) -> Bool {
    guard let first = expected.first else { return true }
    let start = index
    while let next = bytes[index...].firstIndex(of: first) {
      index = next
      if take(expected) {
        index = next
        return true
      }
      index = next + 1
    }
    index = start
    return false
  }

  /// Passes over a tag or comment, and over what is no text: `<head>`, `<script>`, `<style>`.
  mutating func skipElementOrTag() {
    for (start, end) in Self.wordless where take(start) {
      if skip(to: end) { index += end.count } else { index = bytes.count }
      return
    }
    var quote: UInt8 = 0
    index += 1
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if quote != 0 {
        if byte == quote { quote = 0 }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        return
      }
    }
  }

  private static let wordless: [(start: [UInt8], end: [UInt8])] = [
    ("<!--", "-->"), ("<head>", "</head>"), ("<script", "</script>"), ("<style", "</style>"),
  ].map { (Array($0.0.utf8), Array($0.1.utf8)) }

  /// The line of a place, from 1.
  func line(of place: Int) -> Int {
    bytes[..<min(place, bytes.count)].count { $0 == UInt8(ascii: "\n") } + 1
  }

  /// What stands at a place, for a message: a tag, or the first characters.
  func excerpt(at place: Int) -> String {
    let rest = bytes[min(place, bytes.count)...].prefix(60)
    let end = rest.firstIndex { $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "\n") }
    guard let end else { return String(decoding: rest, as: UTF8.self) }
    let isTag = rest[end] == UInt8(ascii: ">")
    return String(decoding: rest[..<(isTag ? end + 1 : end)], as: UTF8.self)
  }
}
