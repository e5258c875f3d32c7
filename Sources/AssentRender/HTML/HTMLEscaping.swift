import AssentDiagnostics

/// Escaping of text and addresses for HTML, byte for byte as cmark-gfm does it.
extension ByteBuffer {
  /// Appends text with `"`, `&`, `<` and `>` as character references.
  mutating func writeEscapedHTML(_ text: UnsafeBufferPointer<UInt8>) {
    guard let base = text.baseAddress else { return }
    let count = text.count
    var index = 0
    while index < count {
      index = writePlainWords(base, index, count) { word in
        ByteWord.matches(word, 0x22) | ByteWord.matches(word, 0x26)
          | ByteWord.matches(word, 0x3C) | ByteWord.matches(word, 0x3E)
      }
      let stop = min(index + 8, count)
      reserve(8 * 6)
      while index < stop {
        let byte = base[index]
        switch byte {
        case UInt8(ascii: "\""): write("&quot;")
        case UInt8(ascii: "&"): write("&amp;")
        case UInt8(ascii: "<"): write("&lt;")
        case UInt8(ascii: ">"): write("&gt;")
        default: append(byte)
        }
        index += 1
      }
    }
  }

  mutating func writeEscapedHTML(_ text: String) {
    var text = text
    text.withUTF8 { writeEscapedHTML($0) }
  }

  /// Appends an address for `href` or `src`: percent-encoded, and `&` and `'` as references.
  mutating func writeEscapedAddress(_ address: UnsafeBufferPointer<UInt8>) {
    reserve(address.count * 6)
    let encoding = PercentEncoding.address
    for byte in address {
      if encoding.keeps(byte) {
        append(byte)
      } else if byte == UInt8(ascii: "&") {
        write("&amp;")
      } else if byte == UInt8(ascii: "'") {
        write("&#x27;")
      } else {
        let (percent, first, second) = PercentEncoding.escape(byte)
        append(percent)
        append(first)
        append(second)
      }
    }
  }

  mutating func writeEscapedAddress(_ address: String) {
    var address = address
    address.withUTF8 { writeEscapedAddress($0) }
  }

  /// Appends text eight bytes at a time up to the first eight in which `found` marks a byte, or to
  /// the last seven; returns the index after what it wrote.
  @inline(__always)
  mutating func writePlainWords(
    _ base: UnsafePointer<UInt8>, _ start: Int, _ end: Int, until found: (UInt64) -> UInt64
  ) -> Int {
    var index = start
    extend(upTo: end - start) { target in
      while index + 8 <= end {
        let word = ByteWord.load(base, index)
        if found(word) != 0 { break }
        ByteWord.store(word, to: target + (index - start))
        index += 8
      }
      return index - start
    }
    return index
  }
}
