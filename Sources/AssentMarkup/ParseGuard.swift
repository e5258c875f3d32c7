import AssentDiagnostics

/// Refuses text that would make cmark take time or memory out of proportion to its size.
///
/// One pass over the bytes follows the lines, the containers they open and the marks that cost
/// cmark more than a constant each; the costs are added up and compared with limits that documents
/// written by people stay far below. Every estimate errs on the high side.
package enum ParseGuard {
  /// The findings for the bytes of `source` from `start` on; none when the text is safe to parse.
  package static func check(
    _ source: SourceFile, from start: Int, extensions: Extensions
  ) -> [Diagnostic] {
    let finding = source.bytes.withUnsafeBufferPointer { bytes -> Finding? in
      source.lineStarts.withUnsafeBufferPointer { lineStarts in
        var scan = Scan(
          bytes: bytes, lineStarts: lineStarts, start: start, extensions: extensions)
        scan.run(fromLine: source.location(ofByte: start).line)
        return scan.finding
      }
    }
    guard let finding else { return [] }
    return [
      Diagnostic(
        rule: .parseLimit, severity: .error, message: finding.message, file: source.path,
        range: source.range(ofBytes: finding.bytes), help: finding.help)
    ]
  }

  /// A limit that was passed, and where.
  struct Finding {
    var message: String
    var bytes: Range<Int>
    var help: String
  }

  enum Limit {
    /// Bytes of a document; cmark and the positions count in 32 bits.
    static let byteCount = 256 << 20
    /// Block quotes, list items and footnotes inside one another.
    static let depth = 100
    /// Steps beyond one pass over the text; one step takes cmark about a nanosecond.
    static let steps = 200_000_000
    /// Bytes of memory for the tree of a document of up to one mebibyte.
    static let treeSize = 160 << 20
    /// Bytes of memory for the tree for each byte of text above that.
    static let treeSizePerByte = 64
    /// Cells that the rows of tables lack, and the parser adds.
    static let missingCells = 200_000
    /// Bytes that uses of link reference definitions repeat.
    static let repeatedBytes = 8 << 20
  }
}
