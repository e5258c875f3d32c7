/// A position in a source file.
///
/// Line and column start at 1. A column counts UTF-8 bytes, not characters, as cmark does.
package struct SourceLocation: Hashable, Sendable, Comparable {
  package var line: Int
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  package static func < (a: SourceLocation, b: SourceLocation) -> Bool {
    (a.line, a.column) < (b.line, b.column)
  }
}

/// A stretch of a source file, from its first byte to the byte after its last.
///
/// `end` is exclusive, as in SARIF (section 3.30.8): an empty range has equal ends.
package struct SourceRange: Hashable, Sendable, Comparable {
  package var start: SourceLocation
  package var end: SourceLocation

  package init(start: SourceLocation, end: SourceLocation) {
    self.start = start
    self.end = end
  }

  package static func < (a: SourceRange, b: SourceRange) -> Bool {
    (a.start, a.end) < (b.start, b.end)
  }
}
