import AssentCompiler
import AssentDiagnostics
import AssentLicense

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

  /// The file at `path`, or standard input for `-`, with words in place of its facts.
  ///
  /// - Throws: ``Ending/findings`` where a fact is not known, after it has said so.
  static func readWithFacts(_ path: String, color: Bool) throws -> SourceFile {
    let source = try read(path)
    guard path != "-" else { return source }
    let found = try source.replacingFacts(at: path)
    let unresolved = found.unresolvedFacts
    guard unresolved.isEmpty else {
      DiagnosticOutput.print(unresolved, of: SourceTexts([source]), color: color)
      throw Ending.findings
    }
    return found
  }

  /// The file at `path`, or standard input for `-`.
  static func read(_ path: String) throws(InputError) -> SourceFile {
    if path == "-" {
      return SourceFile(
        path: "standard input", bytes: try FileSystem.readStandardInput())
    }
    return SourceFile(path: path, bytes: try FileSystem.readNamed(path))
  }

  /// Says that a file is missing, where a name is that of a file: a name of an agreement has no ending.
  ///
  /// - Throws: ``InputError`` where there is no such file.
  static func refuseMissing(_ path: String) throws(InputError) {
    if DocumentKind.isMarkdown(path) { throw .unreadable(path: path, reason: "no such file") }
  }

  /// Says why what is there under a name is no file to read: a folder, a link that leads to itself.
  ///
  /// - Throws: ``InputError`` where something is there and cannot be read.
  static func refuseUnreadable(_ path: String) throws(InputError) {
    if try FileSystem.status(path) != nil { _ = try FileSystem.readNamed(path) }
  }
}
