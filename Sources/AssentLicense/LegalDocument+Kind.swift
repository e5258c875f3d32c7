import AssentDiagnostics
import AssentMarkup

extension LegalDocument {
  /// The kind that the front matter of a file states, without reading anything else of it.
  package static func declaredKind(in source: SourceFile) -> DocumentKind? {
    guard let frontMatter = FrontMatter(in: source) else { return nil }
    let reader = FrontMatterReader(frontMatter, of: source, language: "en")
    return reader.metadata.kinds.first.flatMap { DocumentKind(stated: $0.value) }
  }
}
