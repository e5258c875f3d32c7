import AssentDiagnostics

/// The text of a diagram as mermaid's parsers see it, and where each of its bytes came from.
///
/// Mermaid changes a text before it parses it: line ends become LF, double quotes in HTML tags
/// single ones, and front matter, directives and comments are taken out. An entity, `#quot;`,
/// becomes `ﬂ°quot¶ß`, or `ﬂ°°35¶ß` for a number; to refuse what mermaid refuses, so it does here.
struct MermaidText {
  var bytes: [UInt8]
  /// For each byte its offset in the text of the diagram, and one entry more for the end.
  var origins: [Int32]
  /// Range of the front matter between its fences, in the text of the diagram.
  var frontMatter: Range<Int>?
  let source: DiagramSource
  private let lineStarts: [Int]

  init(_ source: DiagramSource) {
    self.source = source
    bytes = []
    origins = []
    bytes.reserveCapacity(source.text.count + 16)
    origins.reserveCapacity(source.text.count + 17)
    var starts = [0]
    for (index, byte) in source.text.enumerated() {
      if byte == ASCII.newline {
        starts.append(index + 1)
      } else if byte == 13, index + 1 >= source.text.count || source.text[index + 1] != 10 {
        starts.append(index + 1)
      }
    }
    lineStarts = starts
    joinLineEnds()
    replaceQuotesInTags()
    removeFrontMatter()
    removeDirectives()
    removeComments()
  }

  // MARK: Places

  /// The place in the file of the byte at `index` of the text as parsed.
  func location(_ index: Int) -> SourceLocation {
    location(ofOriginal: Int(origins[min(max(index, 0), origins.count - 1)]))
  }

  func range(_ range: Range<Int>) -> SourceRange {
    guard !range.isEmpty else {
      let start = location(range.lowerBound)
      return SourceRange(start: start, end: start)
    }
    // The end is one past where the last byte came from, so that what was taken out stays out.
    let last = Int(origins[min(range.upperBound, bytes.count) - 1])
    return SourceRange(start: location(range.lowerBound), end: location(ofOriginal: last + 1))
  }

  /// The bytes of the file that a range came from.
  func fileBytes(_ range: Range<Int>) -> Range<Int> { source.file.bytes(of: self.range(range)) }

  func location(ofOriginal offset: Int) -> SourceLocation {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return source.location(line: low, byte: offset - lineStarts[low])
  }

  // MARK: Steps

  private mutating func joinLineEnds() {
    let text = source.text
    for (index, byte) in text.enumerated() {
      if byte == 13 {
        if index + 1 < text.count, text[index + 1] == 10 { continue }
        bytes.append(10)
      } else {
        bytes.append(byte)
      }
      origins.append(Int32(index))
    }
    origins.append(Int32(text.count))
  }

  private mutating func replaceQuotesInTags() {
    var index = 0
    var close = -1
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "<"), index + 1 < bytes.count,
        ASCII.isWord(bytes[index + 1])
      else {
        index += 1
        continue
      }
      if close <= index {
        guard let found = bytes[(index + 1)...].firstIndex(of: UInt8(ascii: ">")) else { return }
        close = found
      }
      var quote = index + 1
      while quote < close {
        if bytes[quote] == UInt8(ascii: "="), bytes[quote + 1] == ASCII.quote,
          let end = bytes[(quote + 2)..<max(close, quote + 2)].firstIndex(of: ASCII.quote)
        {
          bytes[quote + 1] = UInt8(ascii: "'")
          bytes[end] = UInt8(ascii: "'")
          quote = end
        }
        quote += 1
      }
      index = close + 1
    }
  }

  private mutating func removeFrontMatter() {
    var start = 0
    while start < bytes.count, bytes[start] != ASCII.newline, bytes.spaceLength(at: start) > 0 {
      start += bytes.spaceLength(at: start)
    }
    let indent = 0..<start
    guard bytes.has("---", at: start) else { return }
    let first = bytes.spaceEnd(from: start + 3)
    guard let open = bytes[(start + 3)..<first].lastIndex(of: ASCII.newline) else { return }
    var index = open + 1
    while let lineEnd = bytes[index...].firstIndex(of: ASCII.newline) {
      index = lineEnd + 1
      let fence = index + indent.count
      guard fence <= bytes.count, bytes[index..<fence] == bytes[indent],
        bytes.has("---", at: fence)
      else { continue }
      let after = bytes.spaceEnd(from: fence + 3)
      guard let end = bytes[(fence + 3)..<after].lastIndex(of: ASCII.newline) else { continue }
      frontMatter = Int(origins[open + 1])..<Int(origins[lineEnd])
      bytes.removeSubrange(..<(end + 1))
      origins.removeSubrange(..<(end + 1))
      return
    }
  }

  private mutating func removeDirectives() {
    guard contains("%%{") else { return }
    edit { bytes, index in
      guard bytes[index] == UInt8(ascii: "%"), bytes.has("%%{", at: index) else { return nil }
      var end = bytes.spaceEnd(from: index + 3)
      let word = end
      while end < bytes.count, ASCII.isWord(bytes[end]) { end += 1 }
      guard end > word else { return nil }
      let colon = bytes.spaceEnd(from: end)
      if colon < bytes.count, bytes[colon] == UInt8(ascii: ":") { end = colon + 1 }
      end = bytes.spaceEnd(from: end)
      if end < bytes.count, ASCII.isWord(bytes[end]) {
        while end < bytes.count, ASCII.isWord(bytes[end]) { end += 1 }
      } else {
        while end < bytes.count, !bytes.has("}%%", at: end) { end += 1 }
      }
      end = bytes.spaceEnd(from: end)
      return bytes.has("}%%", at: end) ? end + 3 : end
    }
  }

  private mutating func removeComments() {
    var kept: [UInt8] = []
    var keptOrigins: [Int32] = []
    kept.reserveCapacity(bytes.count)
    keptOrigins.reserveCapacity(origins.count)
    var index = 0
    // Where in `kept` the blank lines before the present one start; they go with the comment.
    var blankStart = 0
    while index < bytes.count {
      let first = bytes.spaceEnd(from: index)
      let hasLine = first < bytes.count
      let lineEnd = bytes[first...].firstIndex(of: ASCII.newline) ?? bytes.count
      if hasLine, bytes.has("%%", at: first), lineEnd > first + 2,
        bytes[first + 2] != UInt8(ascii: "{")
      {
        kept.removeSubrange(blankStart...)
        keptOrigins.removeSubrange(blankStart...)
      } else {
        let end = min(lineEnd + 1, bytes.count)
        kept += bytes[index..<end]
        keptOrigins += origins[index..<end]
        blankStart = kept.count
      }
      index = lineEnd + 1
    }
    let start = kept.spaceEnd(from: 0)
    let end = origins[origins.count - 1]
    bytes = Array(kept[start...])
    origins = Array(keptOrigins[start...]) + [end]
  }

  /// Encodes entities and ends the text with a line end, as mermaid does before a parser runs.
  mutating func encodeEntities() {
    removeLastSemicolon(after: "style")
    removeLastSemicolon(after: "classDef")
    if bytes.contains(UInt8(ascii: "#")), bytes.contains(UInt8(ascii: ";")) { encodeNames() }
    let end = origins[origins.count - 1]
    bytes.append(ASCII.newline)
    origins.append(end)
  }

  private mutating func encodeNames() {
    var coded: [UInt8] = []
    var codedOrigins: [Int32] = []
    coded.reserveCapacity(bytes.count + 64)
    codedOrigins.reserveCapacity(bytes.count + 64)
    func append(_ text: String, from origin: Int32) {
      for byte in text.utf8 {
        coded.append(byte)
        codedOrigins.append(origin)
      }
    }
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "#") {
        var end = index + 1
        var isNumber = true
        while end < bytes.count, ASCII.isWord(bytes[end]) {
          isNumber = isNumber && ASCII.isDigit(bytes[end])
          end += 1
        }
        if end > index + 1, end < bytes.count, bytes[end] == UInt8(ascii: ";") {
          append(isNumber ? "ﬂ°°" : "ﬂ°", from: origins[index])
          coded += bytes[(index + 1)..<end]
          codedOrigins += origins[(index + 1)..<end]
          append("¶ß", from: origins[end])
          index = end + 1
          continue
        }
        coded += bytes[index..<end]
        codedOrigins += origins[index..<end]
        index = end
        continue
      }
      coded.append(bytes[index])
      codedOrigins.append(origins[index])
      index += 1
    }
    codedOrigins.append(origins[bytes.count])
    bytes = coded
    origins = codedOrigins
  }

  /// Takes the last `;` out of each line that holds the word, then a colon and, with no space
  /// between, a `#`: the way mermaid keeps the colors of a style from being read as entities.
  private mutating func removeLastSemicolon(after word: StaticString) {
    guard contains(word) else { return }
    var removed: [Int] = []
    var lineStart = 0
    while lineStart < bytes.count {
      let lineEnd = bytes[lineStart...].firstIndex(of: ASCII.newline) ?? bytes.count
      defer { lineStart = lineEnd + 1 }
      var index = lineStart
      while index < lineEnd, !bytes.has(word, at: index) { index += 1 }
      guard index < lineEnd else { continue }
      index += word.utf8CodeUnitCount
      var hasColon = false
      while index < lineEnd {
        let space = bytes.spaceLength(at: index)
        if space > 0 { hasColon = false }
        if bytes[index] == UInt8(ascii: "#"), hasColon { break }
        if bytes[index] == UInt8(ascii: ":") { hasColon = true }
        index += max(space, 1)
      }
      guard index < lineEnd else { continue }
      if let last = bytes[(index + 1)..<lineEnd].lastIndex(of: UInt8(ascii: ";")) {
        removed.append(last)
      }
    }
    guard !removed.isEmpty else { return }
    var next = 0
    edit { _, index in
      guard next < removed.count, removed[next] == index else { return nil }
      next += 1
      return index + 1
    }
  }

  /// Takes the white space between a `}` and the last line end after it out.
  mutating func tightenBraces() {
    edit { bytes, index in
      guard index > 0, bytes[index - 1] == UInt8(ascii: "}"), bytes.spaceLength(at: index) > 0
      else { return nil }
      let end = bytes.spaceEnd(from: index)
      return bytes[index..<end].lastIndex(of: ASCII.newline)
    }
  }

  /// Takes out what `end` gives an end for, at each place that is not taken out yet.
  private mutating func edit(_ end: ([UInt8], Int) -> Int?) {
    var kept: [UInt8] = []
    var keptOrigins: [Int32] = []
    kept.reserveCapacity(bytes.count)
    keptOrigins.reserveCapacity(origins.count)
    var index = 0
    while index < bytes.count {
      if let end = end(bytes, index), end > index {
        index = end
        continue
      }
      kept.append(bytes[index])
      keptOrigins.append(origins[index])
      index += 1
    }
    keptOrigins.append(origins[bytes.count])
    bytes = kept
    origins = keptOrigins
  }

  private func contains(_ word: StaticString) -> Bool {
    let first = word.utf8Start[0]
    for index in bytes.indices where bytes[index] == first {
      if bytes.has(word, at: index) { return true }
    }
    return false
  }
}
