/// A text that is being edited, line by line, so that a change costs what its own lines take, however long the
/// text is.
struct EditedLines {
  /// Each with its end, which is LF, CR or CRLF; the last has none and may be empty.
  private var lines: [[UInt8]]

  init(_ text: some Sequence<UInt8>) { lines = Self.split(Array(text)) }

  var bytes: [UInt8] { Array(lines.joined()) }

  /// Puts a text in the place of what stands between two positions, whichever of them is first.
  mutating func replace(
    _ positions: (TextPosition, TextPosition), with text: [UInt8], _ encoding: PositionEncoding
  ) {
    let start = place(min(positions.0, positions.1), encoding)
    let end = place(max(positions.0, positions.1), encoding)
    // A line end at its beginning may belong to a CR before it.
    let isWithinLine = start.line == end.line && start.column > 0
    if isWithinLine, !text.contains(10), !text.contains(13) {
      lines[start.line].replaceSubrange(start.column..<end.column, with: text)
      return
    }
    var first = start.line
    var new = lines[start.line][..<start.column] + text + lines[end.line][end.column...]
    if new.first == 10, first > 0, lines[first - 1].last == 13 {
      first -= 1
      new.insert(13, at: new.startIndex)
      new.insert(contentsOf: lines[first].dropLast(), at: new.startIndex)
    }
    var pieces = Self.split(Array(new))
    if end.line + 1 < lines.count { pieces.removeLast() }
    lines.replaceSubrange(first...end.line, with: pieces)
  }

  /// Where a position is: lines behind the last one are the end of the text.
  private func place(
    _ position: TextPosition, _ encoding: PositionEncoding
  ) -> (line: Int, column: Int) {
    guard position.line < lines.count else {
      return (lines.count - 1, lines[lines.count - 1].count)
    }
    var line = lines[position.line][...]
    if line.last == 10 { line.removeLast() }
    if line.last == 13 { line.removeLast() }
    return (position.line, encoding.index(of: position.character, in: line))
  }

  private static func split(_ bytes: [UInt8]) -> [[UInt8]] {
    var lines: [[UInt8]] = []
    var start = 0
    for (index, byte) in bytes.enumerated()
    where byte == 10 || byte == 13 && (index + 1 == bytes.count || bytes[index + 1] != 10) {
      lines.append(Array(bytes[start...index]))
      start = index + 1
    }
    lines.append(Array(bytes[start...]))
    return lines
  }
}
