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
  /// What options in a fence `{mermaid}` say of the picture.
  var caption: String?
  let source: DiagramSource
  private let lineStarts: [Int]

  init(_ source: DiagramSource) {
    self.source = source
    bytes = source.text
    origins = (0...source.text.count).map(Int32.init(truncatingIfNeeded:))
    var joined: [Range<Int>] = []
    for index in bytes.indices where bytes[index] == 13 {
      if bytes.has("\n", at: index + 1) {
        joined.append(index..<(index + 1))
      } else {
        bytes[index] = ASCII.newline
      }
    }
    var starts = [0]
    for (index, byte) in bytes.enumerated() where byte == ASCII.newline { starts.append(index + 1) }
    lineStarts = starts
    remove(joined)
    if MermaidFence.hasOptions(source.info.utf8) { removeOptions() }
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
    let line = max(0, lineStarts.partitioningIndex { $0 > offset } - 1)
    return source.location(line: line, byte: offset - lineStarts[line])
  }

  // MARK: Steps

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
      remove([0..<(end + 1)])
      return
    }
  }

  private mutating func removeDirectives() {
    guard contains("%%{") else { return }
    let directives = ranges { index in
      guard bytes[index] == UInt8(ascii: "%"), bytes.has("%%{", at: index) else { return nil }
      let word = bytes.spaceEnd(from: index + 3)
      var end = bytes.end(from: word, while: ASCII.isWord)
      guard end > word else { return nil }
      let colon = bytes.spaceEnd(from: end)
      if bytes.has(":", at: colon) { end = colon + 1 }
      let value = bytes.spaceEnd(from: end)
      end = bytes.end(from: value, while: ASCII.isWord)
      if end == value {
        while end < bytes.count, !bytes.has("}%%", at: end) { end += 1 }
      }
      end = bytes.spaceEnd(from: end)
      return bytes.has("}%%", at: end) ? end + 3 : end
    }
    remove(directives)
  }

  /// Takes out lines that are comments, with the blank lines before them, and white space at the start.
  private mutating func removeComments() {
    var comments: [Range<Int>] = []
    var index = 0
    while index < bytes.count {
      let first = bytes.spaceEnd(from: index)
      let end = min(bytes.lineEnd(from: first) + 1, bytes.count)
      if bytes.has("%%", at: first), bytes.lineEnd(from: first) > first + 2,
        bytes[first + 2] != UInt8(ascii: "{")
      {
        comments.append(index..<end)
      }
      index = end
    }
    remove(comments)
    remove([0..<bytes.spaceEnd(from: 0)])
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
    var edits: [Edit] = []
    var index = 0
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "#") else {
        index += 1
        continue
      }
      let end = bytes.end(from: index + 1, while: ASCII.isWord)
      if end > index + 1, bytes.has(";", at: end) {
        let isNumber = bytes[(index + 1)..<end].allSatisfy(ASCII.isDigit)
        edits.append((index..<(index + 1), isNumber ? "ﬂ°°" : "ﬂ°"))
        edits.append((end..<(end + 1), "¶ß"))
      }
      index = end
    }
    replace(edits)
  }

  /// Takes the last `;` out of each line that holds the word, then a colon and, with no space
  /// between, a `#`: the way mermaid keeps the colors of a style from being read as entities.
  private mutating func removeLastSemicolon(after word: StaticString) {
    guard contains(word) else { return }
    var removed: [Range<Int>] = []
    var lineStart = 0
    while lineStart < bytes.count {
      let lineEnd = bytes.lineEnd(from: lineStart)
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
        removed.append(last..<(last + 1))
      }
    }
    remove(removed)
  }

  /// Takes the white space between a `}` and the last line end after it out.
  mutating func tightenBraces() {
    let spaces = ranges { index in
      guard index > 0, bytes[index - 1] == UInt8(ascii: "}"), bytes.spaceLength(at: index) > 0
      else { return nil }
      let end = bytes.spaceEnd(from: index)
      return bytes[index..<end].lastIndex(of: ASCII.newline)
    }
    remove(spaces)
  }

  // MARK: Edits

  /// A text for a range, which comes from where that begins.
  private typealias Edit = (range: Range<Int>, text: StaticString)

  /// What `end` gives an end for, at each place that is in none before.
  private func ranges(_ end: (Int) -> Int?) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var index = 0
    while index < bytes.count {
      if let end = end(index), end > index {
        found.append(index..<end)
        index = end
      } else {
        index += 1
      }
    }
    return found
  }

  mutating func remove(_ ranges: [Range<Int>]) {
    replace(ranges.filter { !$0.isEmpty }.map { ($0, "") })
  }

  /// Edits the text; the ranges are in order.
  private mutating func replace(_ edits: [Edit]) {
    if edits.isEmpty { return }
    var result: [UInt8] = []
    var places: [Int32] = []
    result.reserveCapacity(bytes.count + 4 * edits.count)
    places.reserveCapacity(origins.count + 4 * edits.count)
    var index = 0
    for (range, text) in edits {
      result += bytes[index..<range.lowerBound]
      places += origins[index..<range.lowerBound]
      text.withUTF8Buffer { result += $0 }
      places += repeatElement(origins[range.lowerBound], count: text.utf8CodeUnitCount)
      index = range.upperBound
    }
    bytes = result + bytes[index...]
    origins = places + origins[index...]
  }

  private func contains(_ word: StaticString) -> Bool {
    bytes.firstRange(of: word, folds: false) != nil
  }
}
