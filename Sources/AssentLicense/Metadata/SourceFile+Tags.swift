import AssentDiagnostics

extension SourceFile {
  /// The file with blanks in place of tags of HTML that only emphasize words, so that every byte stays where it is:
  /// `<b>Version:</b> 1.0`.
  var withoutEmphasisTags: SourceFile {
    var blanked: [UInt8]?
    var start = 0
    var code = CodeSpans()
    while let open = bytes.withUnsafeBufferPointer({
      $0.firstOffset(of: UInt8(ascii: "<"), from: start)
    }) {
      start = open + 1
      guard let end = endOfEmphasisTag(open), !code.hold(open, in: bytes) else { continue }
      var text = blanked ?? bytes
      blanked = nil
      for index in open..<end { text[index] = 0x20 }
      blanked = text
      start = end
    }
    return blanked.map { SourceFile(path: path, bytes: $0, origin: origin) } ?? self
  }

  /// Where a tag that begins at a place ends; `nil` where it is none of those, or goes on in the next line.
  private func endOfEmphasisTag(_ open: Int) -> Int? {
    var start = open + 1
    if start < bytes.count, bytes[start] == UInt8(ascii: "/") { start += 1 }
    let name = bytes[start...].prefix { isASCIILetter($0) }
    guard let first = name.first, name.count <= 6,
      Self.emphasis.contains(where: {
        $0[0] == first | 0x20 && $0.elementsEqual(name.lazy.map { $0 | 0x20 })
      })
    else { return nil }
    let rest = bytes[name.endIndex...].prefix(200)
    guard let next = rest.first, next == UInt8(ascii: ">") || next == 0x20,
      let close = rest.firstIndex(where: { $0 == UInt8(ascii: ">") || $0 == 0x0A }),
      bytes[close] == UInt8(ascii: ">")
    else { return nil }
    return close + 1
  }

  /// Tells what stands in code within a line, from one place to the next.
  private struct CodeSpans {
    private var index = 0
    private var isOpen = false

    /// Whether a place, behind the one asked for before, stands between backticks of its line.
    mutating func hold(_ place: Int, in bytes: [UInt8]) -> Bool {
      for byte in bytes[index..<place] {
        if byte == UInt8(ascii: "`") { isOpen.toggle() } else if byte == 0x0A { isOpen = false }
      }
      index = place
      return isOpen
    }
  }

  private static let emphasis = ["b", "strong", "i", "em", "u", "span", "font", "small", "mark"]
    .map { Array($0.utf8) }
}
