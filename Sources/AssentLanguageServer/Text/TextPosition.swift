import AssentManifest

/// A place between two characters of a text, as the protocol counts: from 0, by line and column.
struct TextPosition: Hashable, Sendable, Comparable {
  var line: Int
  /// In the units of a ``PositionEncoding``.
  var character: Int

  init(line: Int, character: Int) {
    self.line = line
    self.character = character
  }

  /// `nil` for a value that is no position.
  init?(_ json: JSONValue?) {
    guard let line = json?["line"]?.integer, let character = json?["character"]?.integer,
      line >= 0, character >= 0
    else { return nil }
    self.init(line: line, character: character)
  }

  /// The ends of a range as it is written, in whichever order; `nil` for a value that is no range.
  static func ends(of range: JSONValue?) -> (Self, Self)? {
    guard let start = Self(range?["start"]), let end = Self(range?["end"]) else { return nil }
    return (start, end)
  }

  var json: JSONValue { ["line": .integer(line), "character": .integer(character)] }

  static func < (a: TextPosition, b: TextPosition) -> Bool {
    (a.line, a.character) < (b.line, b.character)
  }
}
