import AssentDiagnostics
import AssentMarkup

extension PlainTextWriter {
  /// Writes code as it stands, and a diagram drawn anew where it was.
  mutating func writeCodeBlock(_ index: Int) {
    let literal = nodes[index].literal
    words.append(literal)
    let diagram = diagrams[index]
    if let draw = diagram?.text {
      // As much as the lines are indented.
      let drawn = draw(max(filler.room - 4, 12)).joined(separator: "\n")
      var copy = drawn
      copy.withUTF8 { writeVerbatim($0, isDiagram: true) }
    } else {
      writeVerbatim(UnsafeBufferPointer(rebasing: text[literal.range]), isDiagram: diagram != nil)
    }
  }

  /// Writes code or a drawing line by line, never filled.
  ///
  /// It is indented by 4 (2 in a container) where it then fits the width, else less: a line that is
  /// wider than the page sticks out rather than break. Tabs go to columns of 8, as on a terminal.
  private mutating func writeVerbatim(_ code: UnsafeBufferPointer<UInt8>, isDiagram: Bool) {
    var bytes = code
    while let last = bytes.last, last == 0x0A || last == 0x0D || last == 0x20 || last == 0x09 {
      bytes = UnsafeBufferPointer(rebasing: bytes.dropLast())
    }
    guard !bytes.isEmpty else { return }
    beginPageBlock(.verbatim)
    if filler.hasFirstPrefix, filler.firstPrefixColumns != filler.prefixColumns {
      filler.endLine()
    }
    var widest = 0
    Self.forEachLine(bytes) { line in
      widest = max(widest, verbatimColumns(line))
    }
    let room = filler.room
    let wanted = filler.prefix.isEmpty ? 4 : 2
    let indent = widest + wanted <= room ? wanted : widest + 2 <= room ? 2 : 0
    var isFirst = true
    Self.forEachLine(bytes) { line in
      // Empty lines before the first text would part a marker from its item.
      if isFirst, line.isEmpty { return }
      isFirst = false
      filler.openLine()
      guard !line.isEmpty else {
        filler.contentStart = 0
        filler.endLine()
        return
      }
      filler.out.append(UInt8(ascii: " "), count: indent)
      writeVerbatimLine(line)
      filler.endLine()
    }
    endPageBlock()
    if isDiagram, widest > room, let note = options.wideDiagramNote { writeNote(note, of: widest) }
  }

  /// Says below a diagram that is wider than the page how wide it is.
  private mutating func writeNote(_ note: String, of columns: Int) {
    filler.requestBlankLines(1)
    beginPageBlock(.paragraph)
    var text = note.replacing("%", with: String(columns))
    text.withUTF8 { filler.write($0) }
    filler.endLine()
    endPageBlock()
  }

  /// Calls `body` with each line, without its line end and the blanks before that.
  private static func forEachLine(
    _ bytes: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    var start = 0
    while start <= bytes.count {
      var end = start
      while end < bytes.count, bytes[end] != 0x0A { end += 1 }
      var last = end
      while last > start,
        bytes[last - 1] == 0x20 || bytes[last - 1] == 0x09
          || bytes[last - 1] == 0x0D
      {
        last -= 1
      }
      body(UnsafeBufferPointer(rebasing: bytes[start..<last]))
      start = end + 1
    }
  }

  private func verbatimColumns(_ line: UnsafeBufferPointer<UInt8>) -> Int {
    guard let tab = line.lastIndex(of: 0x09) else {
      return displayColumns(of: line, ambiguousWide: options.ambiguousWide)
    }
    var column = 0
    var start = 0
    for index in 0...tab where line[index] == 0x09 {
      let part = UnsafeBufferPointer(rebasing: line[start..<index])
      column += displayColumns(of: part, ambiguousWide: options.ambiguousWide)
      column += 8 - column % 8
      start = index + 1
    }
    let part = UnsafeBufferPointer(rebasing: line[start...])
    return column + displayColumns(of: part, ambiguousWide: options.ambiguousWide)
  }

  private mutating func writeVerbatimLine(_ line: UnsafeBufferPointer<UInt8>) {
    if filler.isHarmless(line) {
      filler.out.write(line)
      return
    }
    var column = 0
    var index = 0
    while index < line.count {
      if line[index] == 0x09 {
        let spaces = 8 - column % 8
        filler.out.append(UInt8(ascii: " "), count: spaces)
        column += spaces
        index += 1
        continue
      }
      let (end, columns) = displayCluster(
        in: line, at: index, ambiguousWide: options.ambiguousWide)
      filler.appendSanitized(line, index, end)
      column += columns
      index = end
    }
  }
}
