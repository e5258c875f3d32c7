import AssentDiagnostics

/// The configuration file of a content folder.
package enum ConfigurationFile {
  package static let name = "assent.yml"

  /// The configuration with its bytes and the errors in it; the defaults where there is no file.
  package static func read(
    in content: String
  ) throws(InputError) -> (Configuration, [UInt8], [Diagnostic]) {
    let path = content + "/" + name
    guard try FileSystem.status(path) != nil else { return (Configuration(), [], []) }
    let bytes = try FileSystem.read(path)
    let (configuration, diagnostics) = ConfigurationReader.read(
      SourceFile(path: path, bytes: bytes))
    return (configuration, bytes, diagnostics)
  }
}
