import AssentDiagnostics
import AssentLicense
import AssentMarkup

/// The interpretation of a text, by default as a license.
func interpret(_ text: String, as path: String = "license.md") -> LegalDocument {
  LegalDocument(
    interpreting: Document(parsing: SourceFile(path: path, text: text)), path: path)
}

/// The characters of the source that a range covers.
func source(_ range: SourceRange, of document: LegalDocument) -> String {
  let file = document.markup.source
  return String(decoding: file.bytes[file.bytes(of: range)], as: UTF8.self)
}
