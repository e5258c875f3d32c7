import AssentDiagnostics

/// Tells drawings from other code by their bytes.
enum DiagramNotation {
  /// The notation of a code block, or `nil` for code that draws nothing.
  static func notation(
    of literal: ArraySlice<UInt8>, info: ArraySlice<UInt8>
  ) -> LegalDocument.Diagram.Notation? {
    let word = info.prefix { !isASCIISpace($0) && $0 != UInt8(ascii: "{") }.map { $0 | 0x20 }
    if MermaidFence.isMermaid(info, literal) { return .mermaid }
    guard word.isEmpty || plainWords.contains(where: { word.elementsEqual($0.utf8) }) else {
      return nil
    }
    if hasBoxCharacters(literal) { return .boxDrawing }
    var lines = LineMarks()
    for line in literal.split(separator: 0x0A) { lines.add(line) }
    if lines.hasBox { return .boxDrawing }
    return lines.hasArrow ? .arrows : nil
  }

  /// Info strings of code blocks that are not in a programming language.
  private static let plainWords = [
    "text", "txt", "plain", "plaintext", "ascii", "diagram", "art", "none", "flow", "box",
  ]

  /// Whether there are at least three characters of the block Box Drawing, U+2500 to U+257F.
  private static func hasBoxCharacters(_ literal: ArraySlice<UInt8>) -> Bool {
    literal.withUnsafeBufferPointer { bytes in
      var count = 0
      var index = 0
      while index + 2 < bytes.count {
        if bytes[index] == 0xE2 {
          if bytes[index + 1] == 0x94 || bytes[index + 1] == 0x95 {
            count += 1
            if count == 3 { return true }
          }
          index += 3
        } else {
          index += 1
        }
      }
      return false
    }
  }

  /// What the lines of a block show: boxes made of `+--+`, and arrows alone on their lines.
  private struct LineMarks {
    var borders = 0
    var sides = 0
    var isAfterText = false
    var isAfterArrow = false
    var hasArrow = false

    var hasBox: Bool { borders >= 2 && sides >= 1 }

    mutating func add(_ line: ArraySlice<UInt8>) {
      let line = trimmed(line)
      guard let first = line.first else { return }
      if first == UInt8(ascii: "+"), line.count >= 4,
        line.dropFirst().contains(UInt8(ascii: "+")),
        line.dropFirst().prefix(2).allSatisfy({ $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "=") }
        )
      {
        borders += 1
      } else if first == UInt8(ascii: "|"), line.last == UInt8(ascii: "|") {
        sides += 1
      }
      if isArrowLine(line) {
        if isAfterText { isAfterArrow = true }
      } else {
        if isAfterArrow { hasArrow = true }
        isAfterArrow = false
        isAfterText = true
      }
    }
  }

  private static func trimmed(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var line = line
    while let first = line.first, isASCIISpace(first) { line = line.dropFirst() }
    while let last = line.last, isASCIISpace(last) { line = line.dropLast() }
    return line
  }

  /// Whether a line, without spaces around it, is nothing but an arrow that points down.
  static func isArrowLine(_ line: ArraySlice<UInt8>) -> Bool {
    guard let first = line.first else { return false }
    if first == UInt8(ascii: "|") || first == UInt8(ascii: "v") || first == UInt8(ascii: "V") {
      return line.count <= 2 && (line.count == 1 ? first != UInt8(ascii: "|") : true)
        && line.allSatisfy { $0 == UInt8(ascii: "|") || $0 | 0x20 == UInt8(ascii: "v") }
    }
    guard first >= 0xC3, line.count <= 16 else { return false }
    return arrows.contains { line.elementsEqual($0.utf8) }
      || line.starts(with: "â†".utf8) || line.starts(with: "â¬‡".utf8)
  }

  /// Downward arrows, with and without the variation selectors.
  private static let arrows = [
    "↓", "⬇", "⬇️", "⬇︎", "⇓", "▼", "▽", "🡓", "⇩", "⭣", "↡", "▾", "⤓", "│", "👇",
  ]
}
