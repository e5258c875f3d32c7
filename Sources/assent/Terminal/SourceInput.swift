import AssentCompiler
import AssentDiagnostics

/// Files that the user names on the command line.
enum SourceInput {
  /// The file at `path`, or standard input for `-`.
  static func read(_ path: String) throws(InputError) -> SourceFile {
    if path == "-" {
      return SourceFile(
        path: "standard input", bytes: try FileSystem.readAll(0, path: "standard input"))
    }
    return SourceFile(path: path, bytes: try FileSystem.readNamed(path))
  }
}
