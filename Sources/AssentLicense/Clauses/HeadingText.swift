import AssentMarkup

/// The text of a heading with what attributes at its end say: `Scope {#scope}`.
struct HeadingText {
  /// The plain text, without attributes.
  private(set) var bytes: [UInt8] = []
  /// The identifier in `{#id}`, as kramdown and Pandoc write it.
  private(set) var identifier: String?

  init() {}

  init(_ document: Document, heading: Int) {
    read(document, heading: heading)
  }

  /// Replaces the text by that of another heading; a buffer is used again.
  mutating func read(_ document: Document, heading: Int) {
    bytes.removeAll(keepingCapacity: true)
    identifier = nil
    document.appendPlainText(of: heading, to: &bytes)
    guard bytes.last == UInt8(ascii: "}"), let open = bytes.lastIndex(of: UInt8(ascii: "{")) else {
      return
    }
    let words = bytes[(open + 1)..<(bytes.count - 1)].split(separator: 0x20)
    let marks: [UInt8] = [UInt8(ascii: "#"), UInt8(ascii: "."), UInt8(ascii: ":")]
    guard
      words.contains(where: { word in
        marks.contains(word[word.startIndex])
          || (word.contains(UInt8(ascii: "=")) && isASCIILetter(word[word.startIndex]))
      })
    else { return }
    for word in words {
      let name = word.drop { $0 == UInt8(ascii: ":") }
      if name.first == UInt8(ascii: "#"), name.count > 1 {
        identifier = String(decoding: name.dropFirst(), as: UTF8.self)
      } else if name.starts(with: "id=\"".utf8), name.last == UInt8(ascii: "\""), name.count > 5 {
        identifier = String(decoding: name.dropFirst(4).dropLast(), as: UTF8.self)
      }
    }
    bytes.removeSubrange(open...)
    while bytes.last == 0x20 { bytes.removeLast() }
  }

  var title: String { String(decoding: bytes, as: UTF8.self) }

  /// The identifier that the heading states, or the one that GitHub makes of it.
  var anchor: String {
    identifier.map(AnchorNamer.identifier) ?? AnchorNamer.slug(bytes)
  }
}
