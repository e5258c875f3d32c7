import AssentDiagnostics

/// The texts that findings are about, for the lines that messages show of them.
package struct SourceTexts: Sendable {
  private enum Held: Sendable {
    case text(SourceStore.Text)
    case source(SourceFile)
  }

  private var byPath: [String: Held] = [:]
  /// Whether one of the texts is read otherwise than it is written.
  private var hasFacts = false

  package init(_ sources: [SourceFile] = []) {
    for source in sources { add(source) }
  }

  init(_ texts: some Sequence<SourceStore.Text>) {
    for text in texts {
      byPath[text.path] = .text(text)
      if text.origin != nil { hasFacts = true }
    }
  }

  package mutating func add(_ source: SourceFile) {
    byPath[source.path] = .source(source)
    if source.origin != nil { hasFacts = true }
  }

  /// The text at a path, as it is written; `nil` where it is not at hand.
  package subscript(path: String) -> SourceFile? { read(path)?.written }

  /// Findings with the places of the files as they are written.
  func asWritten(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    guard hasFacts else { return diagnostics }
    return diagnostics.map { $0.asWritten(read) }
  }

  /// The text at a path as it is read, with words in place of facts.
  private func read(_ path: String) -> SourceFile? {
    switch byPath[path] {
    case nil: nil
    case .source(let source): source
    case .text(let text): try? text.source()
    }
  }
}
