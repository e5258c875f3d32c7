/// Escaping of text and addresses for HTML, byte for byte as cmark-gfm does it.
extension [UInt8] {
  /// Appends text with `"`, `&`, `<` and `>` as character references.
  mutating func writeEscapedHTML(_ text: UnsafeBufferPointer<UInt8>) {
    guard let base = text.baseAddress else { return }
    let count = text.count
    var start = 0
    var index = 0
    while index < count {
      while index + 8 <= count {
        let word = ByteWord.load(base, index)
        let found =
          ByteWord.matches(word, 0x22) | ByteWord.matches(word, 0x26)
          | ByteWord.matches(word, 0x3C) | ByteWord.matches(word, 0x3E)
        if found != 0 { break }
        index += 8
      }
      let stop = Swift.min(index + 8, count)
      while index < stop {
        let replacement: StaticString
        switch base[index] {
        case UInt8(ascii: "\""): replacement = "&quot;"
        case UInt8(ascii: "&"): replacement = "&amp;"
        case UInt8(ascii: "<"): replacement = "&lt;"
        case UInt8(ascii: ">"): replacement = "&gt;"
        default:
          index += 1
          continue
        }
        append(contentsOf: UnsafeBufferPointer(start: base + start, count: index - start))
        write(replacement)
        index += 1
        start = index
      }
    }
    append(contentsOf: UnsafeBufferPointer(start: base + start, count: count - start))
  }

  mutating func writeEscapedHTML(_ text: String) {
    var text = text
    text.withUTF8 { writeEscapedHTML($0) }
  }

  /// Appends an address for `href` or `src`: unsafe bytes become `%XX`.
  mutating func writeEscapedAddress(_ address: UnsafeBufferPointer<UInt8>) {
    for byte in address {
      switch byte {
      case UInt8(ascii: "&"): write("&amp;")
      case UInt8(ascii: "'"): write("&#x27;")
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "!"), UInt8(ascii: "#"),
        UInt8(ascii: "$"), UInt8(ascii: "%"), UInt8(ascii: "("), UInt8(ascii: ")"),
        UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: ","), UInt8(ascii: "-"),
        UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: ";"),
        UInt8(ascii: "="), UInt8(ascii: "?"), UInt8(ascii: "@"), UInt8(ascii: "_"),
        UInt8(ascii: "~"):
        append(byte)
      default:
        append(UInt8(ascii: "%"))
        append(hexadecimalDigits[Int(byte >> 4)])
        append(hexadecimalDigits[Int(byte & 15)])
      }
    }
  }
}

private let hexadecimalDigits = Array("0123456789ABCDEF".utf8)
