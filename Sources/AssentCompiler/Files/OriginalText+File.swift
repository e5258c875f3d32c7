import AssentLicense
import AssentMarkup
import AssentRender

extension OriginalText {
  /// The text that binds of the agreement that a single file is a translation of; `nil` where it is
  /// none, or where nothing beside it tells.
  package init?(besideFile path: String) {
    let name = Placement.fileName(of: path)
    guard path != "-",
      let originals = try? Originals(besideFile: path, below: name, language: nil),
      let original = originals.source(translatedAt: name)
    else { return nil }
    let document = LegalDocument(
      interpreting: Document(parsing: original.source), path: original.path, parts: .none)
    self.init(language: document.language, path: original.path)
  }
}
