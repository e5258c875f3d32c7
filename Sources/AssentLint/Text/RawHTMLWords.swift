/// Counts the words that raw HTML would show: text outside of tags, comments, scripts and styles.
enum RawHTMLWords {
  /// The number of words, and the first of them.
  ///
  /// A word is a run of bytes that holds a letter or a digit, or a byte that is not ASCII.
  static func count(in html: ArraySlice<UInt8>) -> (count: Int, first: String) {
    var count = 0
    var first = ""
    var index = html.startIndex
    while index < html.endIndex {
      if html[index] == UInt8(ascii: "<"), let end = endOfMarkup(html, index) {
        index = end
        continue
      }
      let start = index
      var isWord = false
      while index < html.endIndex, !isSpace(html[index]) {
        if html[index] == UInt8(ascii: "<"), index > start { break }
        isWord = isWord || isLetter(html[index])
        index += 1
      }
      if isWord, !isReference(html[start..<index]) {
        count += 1
        if count == 1 { first = String(decoding: html[start..<index], as: UTF8.self) }
      }
      if index == start { index += 1 }
    }
    return (count, first)
  }

  /// The offset after the tag, comment or declaration at `start`; `nil` when it is none.
  private static func endOfMarkup(_ html: ArraySlice<UInt8>, _ start: Int) -> Int? {
    let rest = html[start...]
    if rest.starts(with: "<!--".utf8) { return end(of: "-->", in: rest.dropFirst(4)) }
    guard let next = rest.dropFirst().first,
      isASCIILetter(next) || next == UInt8(ascii: "/") || next == UInt8(ascii: "!")
        || next == UInt8(ascii: "?")
    else { return nil }
    for name in ["script", "style"] where isTag(rest, name) {
      return end(of: "</" + name, in: rest).flatMap { end(of: ">", in: html[$0...]) }
        ?? html.endIndex
    }
    var quote: UInt8?
    for index in rest.indices.dropFirst() {
      let byte = rest[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        return index + 1
      }
    }
    return html.endIndex
  }

  private static func isTag(_ html: ArraySlice<UInt8>, _ name: String) -> Bool {
    let tag = html.dropFirst().prefix(name.utf8.count + 1)
    return tag.count == name.utf8.count + 1
      && zip(tag, name.utf8).allSatisfy { $0 | 0x20 == $1 }
      && !(tag.last.map(isASCIILetter) ?? true)
  }

  /// The offset after the next `mark`, or the end where there is none.
  private static func end(of mark: String, in html: ArraySlice<UInt8>) -> Int? {
    let mark = Array(mark.utf8)
    for index in html.indices where html[index] == mark[0] {
      let part = html[index...].prefix(mark.count)
      if part.count == mark.count, zip(part, mark).allSatisfy({ $0 | 0x20 == $1 | 0x20 }) {
        return index + mark.count
      }
    }
    return html.endIndex
  }

  /// `&nbsp;` and the like, which show no word.
  private static func isReference(_ word: ArraySlice<UInt8>) -> Bool {
    word.first == UInt8(ascii: "&") && word.last == UInt8(ascii: ";")
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    isASCIILetter(byte) || byte &- 0x30 < 10 || byte >= 0x80
  }

  private static func isASCIILetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte &- 9 < 5 }
}
