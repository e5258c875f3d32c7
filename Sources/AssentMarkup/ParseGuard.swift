import AssentDiagnostics

/// Refuses text that would make cmark take time or memory out of proportion to its size.
package enum ParseGuard {
  /// The findings for the bytes of `source` from `start` on; none when the text is safe to parse.
  package static func check(
    _ source: SourceFile, from start: Int, extensions: Extensions
  ) -> [Diagnostic] {
    []
  }
}
