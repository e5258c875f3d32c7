import AssentDiagnostics
import AssentLicense
import AssentManifest
import AssentMarkup

/// The texts of a version as PDF, made of what was released.
enum BundlePDFs {
  /// A file for each language of a bundle.
  ///
  /// - Parameter content: the content folder.
  /// - Throws: ``UsageError`` where the texts as they were released are not there, ``InputError``
  ///   where the engine is missing or fails.
  static func make(
    for description: BundleDescription, content: String?
  ) throws -> [Manifest.Locale: [UInt8]] {
    var files: [Manifest.Locale: [UInt8]] = [:]
    for locale in description.locales {
      guard let content, let source = description.sources[locale] else {
        throw UsageError(
          "--pdf requires the text of '\(description.agreement)@\(description.version)' as it was "
            + "released; name the content folder that has it with --content")
      }
      let path = Placement.join(content, source.text)
      let text = SourceFile(path: path, bytes: try FileSystem.read(path))
      let document = Document(parsing: text)
      guard document.diagnostics.isEmpty else {
        throw BundleRefusal(diagnostics: document.diagnostics)
      }
      let legal = LegalDocument(
        interpreting: document, path: Placement.fileName(of: source.text), translated: .terms,
        defaultLanguage: locale.text)
      files[locale] = try PDF.make(
        StandalonePage.pdfPage(of: legal, picturesIn: Placement.folder(of: path))
      ).bytes
    }
    return files
  }
}
