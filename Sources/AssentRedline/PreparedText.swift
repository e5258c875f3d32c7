import AssentDiagnostics
import AssentLicense
import AssentManifest
import AssentMarkup

/// A text that is ready to be compared: what a comparison needs of it alone, read once for all.
package struct PreparedText {
  package let document: LegalDocument
  /// Of the bytes of the file.
  let digest: Manifest.Digest
  /// Its words as redlines compare them.
  let words: NumberedText
  /// Its words as they decide the class; `nil` for a text that the parser refused.
  let assessed: AssessedSide?

  package init(_ document: LegalDocument) {
    self.document = document
    digest = BytePatch.digest(of: document.markup.source.bytes)
    words = NumberedText(document, stopWordsOf: document.language)
    assessed = document.markup.diagnostics.isEmpty ? AssessedSide(document) : nil
  }
}
