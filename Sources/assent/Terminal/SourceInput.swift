import AssentCompiler
import AssentDiagnostics

/// Files that the user names on the command line.
enum SourceInput {
  /// The files that findings are about, so far as they can be read.
  static func sources(of diagnostics: [Diagnostic]) -> SourceTexts {
    var sources = SourceTexts()
    for path in Set(diagnostics.map(\.file)) {
      guard let bytes = try? FileSystem.read(path) else { continue }
      sources.add(SourceFile(path: path, bytes: bytes))
    }
    return sources
  }

  /// The file at `path`, or standard input for `-`.
  static func read(_ path: String) throws(InputError) -> SourceFile {
    if path == "-" {
      return SourceFile(
        path: "standard input", bytes: try FileSystem.readStandardInput())
    }
    return SourceFile(path: path, bytes: try FileSystem.readNamed(path))
  }
}
