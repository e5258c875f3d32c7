import AssentDiagnostics
import AssentManifest

/// Translates between offsets in the bytes of a text and positions as a client counts them.
struct PositionMap: Sendable {
  let source: SourceFile
  let encoding: PositionEncoding

  // MARK: To the client

  /// The position of a byte; within a character it is that of its first byte.
  func position(ofByte offset: Int) -> TextPosition {
    var walk = PositionWalk(self)
    return walk.position(ofByte: offset)
  }

  func range(ofBytes range: Range<Int>) -> JSONValue { ranges(ofBytes: [range])[0] }

  /// The ranges of places that are in the order of the text, however many of them a line has.
  func ranges(ofBytes places: [Range<Int>]) -> [JSONValue] {
    var walk = PositionWalk(self)
    return places.map { place in
      let start = walk.position(ofByte: place.lowerBound)
      return ["start": start.json, "end": walk.position(ofByte: place.upperBound).json]
    }
  }

  func range(of range: SourceRange) -> JSONValue { self.range(ofBytes: source.bytes(of: range)) }

  // MARK: From the client

  /// The byte at a position; columns behind the end of a line are its end, lines behind the last one
  /// the end of the text.
  func byte(at position: TextPosition) -> Int {
    guard position.line < source.lineStarts.count else { return source.bytes.count }
    return encoding.index(of: position.character, in: source.line(position.line + 1))
  }

  /// The bytes of a range; `nil` for a value that is no range. Of ends in the wrong order each is
  /// taken for the other.
  func bytes(of json: JSONValue?) -> Range<Int>? {
    guard let ends = TextPosition.ends(of: json) else { return nil }
    let places = (byte(at: ends.0), byte(at: ends.1))
    return min(places.0, places.1)..<max(places.0, places.1)
  }
}
