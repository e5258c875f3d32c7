import AssentDiagnostics

/// The texts that findings are about, for the lines that messages show of them.
package struct SourceTexts: Sendable {
  private enum Held: Sendable {
    case text(SourceStore.Text)
    case source(SourceFile)
  }

  private var byPath: [String: Held] = [:]

  package init(_ sources: [SourceFile] = []) {
    for source in sources { add(source) }
  }

  init(_ texts: some Sequence<SourceStore.Text>) {
    for text in texts { byPath[text.path] = .text(text) }
  }

  package mutating func add(_ source: SourceFile) { byPath[source.path] = .source(source) }

  /// The text at a path; `nil` where it is not at hand.
  package subscript(path: String) -> SourceFile? {
    switch byPath[path] {
    case nil: nil
    case .source(let source): source
    case .text(let text): try? text.source()
    }
  }
}
