import AssentDiagnostics

/// Columns of one file in UTF-16 code units, from 1, as editors and SARIF count them.
///
/// A byte order mark is no column, and each byte that is not UTF-8 counts as one character.
struct TextColumns {
  let source: SourceFile

  struct Region {
    var startLine: Int
    var startColumn: Int
    var endLine: Int
    /// Of the character after the last.
    var endColumn: Int
  }

  func region(_ range: SourceRange) -> Region {
    Region(
      startLine: range.start.line, startColumn: column(of: range.start), endLine: range.end.line,
      endColumn: column(of: range.end))
  }

  /// The column of a place that is counted in bytes.
  func column(of place: SourceLocation) -> Int {
    let line = source.line(place.line)
    var before = line.prefix(max(place.column - 1, 0))
    let beyond = max(place.column - 1 - line.count, 0)
    if place.line == 1, before.starts(with: [0xEF, 0xBB, 0xBF]) { before = before.dropFirst(3) }
    let units =
      before.allSatisfy { $0 < 0x80 }
      ? before.count : String(decoding: before, as: UTF8.self).utf16.count
    return units + beyond + 1
  }
}
