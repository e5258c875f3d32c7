import AssentDiagnostics
import AssentManifest

/// Translates between offsets in the bytes of a text and positions as a client counts them.
struct PositionMap: Sendable {
  let source: SourceFile
  let encoding: PositionEncoding

  // MARK: To the client

  /// The position of a byte; within a character it is that of its first byte.
  func position(ofByte offset: Int) -> TextPosition {
    var offset = min(max(offset, 0), source.bytes.count)
    while offset > 0, offset < source.bytes.count, source.bytes[offset] & 0xC0 == 0x80 {
      offset -= 1
    }
    let location = source.location(ofByte: offset)
    let line = source.line(location.line)
    // A place behind a line end is the end of its line.
    let end = min(offset, line.endIndex)
    let units = source.bytes[line.startIndex..<max(line.startIndex, end)]
      .reduce(0) { $0 + encoding.units(of: $1) }
    return TextPosition(line: location.line - 1, character: units)
  }

  func range(ofBytes range: Range<Int>) -> JSONValue {
    [
      "start": position(ofByte: range.lowerBound).json,
      "end": position(ofByte: range.upperBound).json,
    ]
  }

  func range(of range: SourceRange) -> JSONValue { self.range(ofBytes: source.bytes(of: range)) }

  // MARK: From the client

  /// The byte at a position; columns behind the end of a line are its end, lines behind the last one
  /// the end of the text.
  func byte(at position: TextPosition) -> Int {
    guard position.line < source.lineStarts.count else { return source.bytes.count }
    let line = source.line(position.line + 1)
    var index = line.startIndex
    var units = 0
    while index < line.endIndex {
      units += encoding.units(of: source.bytes[index])
      guard units <= position.character else { return index }
      index += 1
      while index < line.endIndex, source.bytes[index] & 0xC0 == 0x80 { index += 1 }
    }
    return line.endIndex
  }

  /// The bytes of a range; `nil` for a value that is no range. Of ends in the wrong order each is
  /// taken for the other.
  func bytes(of json: JSONValue?) -> Range<Int>? {
    guard let start = TextPosition(json?["start"]), let end = TextPosition(json?["end"]) else {
      return nil
    }
    let ends = (byte(at: start), byte(at: end))
    return min(ends.0, ends.1)..<max(ends.0, ends.1)
  }
}
