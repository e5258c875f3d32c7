import AssentDiagnostics

/// The configuration file of a content folder, read.
package struct ConfigurationFile: Sendable {
  package static let name = "assent.yml"

  package var configuration = Configuration()
  /// The errors in it.
  package var diagnostics: [Diagnostic] = []
  /// `nil` where there is no file, and so the defaults hold.
  package var source: SourceFile?

  /// Reads the file of a content folder.
  ///
  /// - Throws: ``InputError`` where it cannot be read, or is no regular file.
  package static func read(in content: String) throws(InputError) -> ConfigurationFile {
    let path = content + "/" + name
    guard try FileSystem.status(path) != nil else { return ConfigurationFile() }
    let source = SourceFile(path: path, bytes: try FileSystem.read(path))
    let (configuration, diagnostics) = ConfigurationReader.read(source)
    return ConfigurationFile(
      configuration: configuration, diagnostics: diagnostics, source: source)
  }
}
