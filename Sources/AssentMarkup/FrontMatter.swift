import AssentDiagnostics

/// The YAML block at the head of a document, between two lines of three hyphens.
package struct FrontMatter: Hashable, Sendable {
  /// Byte offsets of the YAML text, without its fences.
  package var content: Range<Int>
  /// Line of the first line of YAML text, from 1.
  package var firstLine: Int
  /// Byte offset at which the Markdown begins.
  package var bodyStart: Int
  /// Number of lines before the Markdown.
  package var lineCount: Int

  /// Finds the front matter of a file, or `nil` where it has none.
  ///
  /// The first line is `---`, a later one `---` or `...`, and the first line between them that is
  /// neither blank nor a comment begins a mapping (`key:`); so a document that opens with a
  /// thematic break, or with two, keeps it.
  package init?(in source: SourceFile) {
    guard source.bytes.starts(with: "---".utf8) || source.bytes.starts(with: "\u{FEFF}---".utf8),
      Self.isFence(source.line(1), allowingMark: true)
    else { return nil }
    var hasMapping = false
    for number in source.lineStarts.indices.dropFirst() {
      let line = source.line(number + 1)
      if Self.isFence(line, allowingMark: false) || line.elementsEqual("...".utf8) {
        guard hasMapping else { return nil }
        let start = Int(source.lineStarts[1])
        content = start..<Int(source.lineStarts[number])
        firstLine = 2
        lineCount = number + 1
        bodyStart =
          number + 1 < source.lineStarts.count
          ? Int(source.lineStarts[number + 1]) : source.bytes.count
        return
      }
      if !hasMapping {
        let text = line.drop { $0 == UInt8(ascii: " ") }
        if text.isEmpty || text.first == UInt8(ascii: "#") { continue }
        guard Self.beginsMapping(text) else { return nil }
        hasMapping = true
      }
    }
    return nil
  }

  private static func isFence(_ line: ArraySlice<UInt8>, allowingMark: Bool) -> Bool {
    var line = line
    if allowingMark, line.starts(with: [0xEF, 0xBB, 0xBF]) { line = line.dropFirst(3) }
    while let last = line.last, last == UInt8(ascii: " ") || last == UInt8(ascii: "\t") {
      line = line.dropLast()
    }
    return line.elementsEqual("---".utf8)
  }

  private static func beginsMapping(_ text: ArraySlice<UInt8>) -> Bool {
    guard let first = text.first, let colon = text.firstIndex(of: UInt8(ascii: ":")) else {
      return false
    }
    let isKeyStart =
      first == UInt8(ascii: "_") || first == UInt8(ascii: "\"") || first == UInt8(ascii: "'")
      || (first | 0x20 >= UInt8(ascii: "a") && first | 0x20 <= UInt8(ascii: "z"))
    let after = text.index(after: colon)
    return isKeyStart && !text[..<colon].contains(UInt8(ascii: "|"))
      && (after == text.endIndex || text[after] == UInt8(ascii: " ")
        || text[after] == UInt8(ascii: "\t"))
  }
}
