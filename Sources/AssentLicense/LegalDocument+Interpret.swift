import AssentDiagnostics
import AssentMarkup

extension LegalDocument {
  /// Interprets a parsed document.
  ///
  /// - Parameters:
  ///   - path: the path below the content folder, by whose name the kind may be told.
  ///   - defaultLanguage: the language of documents that name none.
  package init(interpreting document: Document, path: String, defaultLanguage: String = "en") {
    let named = DocumentKind.named(by: path.split(separator: "/").last.map(String.init) ?? path)
    self.init(
      document: document, path: path, kind: named.kind,
      language: named.locale ?? defaultLanguage, metadata: Metadata(), clauses: [], terms: [],
      references: [], links: [], diagrams: [], anchors: [:], diagnostics: [])
  }
}
