import AssentDiagnostics
import AssentLicense
import AssentLint
import AssentMarkup

/// Lints files and folders with the configuration that belongs to them.
package struct LintRun: Sendable {
  /// Files and folders as the user names them.
  package let paths: [String]
  package let jobs: Int

  package struct Result: Sendable {
    package var diagnostics: [Diagnostic]
    package var documentCount: Int
    /// Files that were repaired.
    package var fixedPaths: [String]
  }

  package init(paths: [String], jobs: Int) {
    self.paths = paths
    self.jobs = jobs
  }

  private struct Target {
    var file: String
    /// Path below the content folder.
    var path: String
    var configuration: Configuration
  }

  /// - Parameter isFixing: whether repairs are written back to the files.
  package func run(isFixing: Bool) throws -> Result {
    var diagnostics: [Diagnostic] = []
    let targets = try targets(diagnostics: &diagnostics)
    guard !diagnostics.contains(where: { $0.rule == "invalid-configuration" }) else {
      return Result(diagnostics: diagnostics, documentCount: 0, fixedPaths: [])
    }
    let outcomes = parallelMap(targets.count, jobs: jobs) { index in
      Swift.Result { () throws -> ([Diagnostic], Bool) in
        try Self.lint(targets[index], isFixing: isFixing)
      }
    }
    var fixed: [String] = []
    for (target, outcome) in zip(targets, outcomes) {
      let (found, isFixed) = try outcome.get()
      diagnostics += found
      if isFixed { fixed.append(target.file) }
    }
    return Result(
      diagnostics: diagnostics.sorted(by: Diagnostic.inSourceOrder),
      documentCount: targets.count, fixedPaths: fixed)
  }

  private static func lint(
    _ target: Target, isFixing: Bool
  ) throws(InputError) -> ([Diagnostic], Bool) {
    var source = SourceFile(path: target.file, bytes: try FileSystem.readNamed(target.file))
    var found = findings(in: source, target)
    let fixes = found.compactMap(\.fix)
    guard isFixing, !fixes.isEmpty else { return (found, false) }
    let repaired = FixIt.apply(fixes, to: source.bytes)
    guard repaired != source.bytes else { return (found, false) }
    try FileSystem.write(repaired, to: FileSystem.realPath(target.file) ?? target.file)
    source = SourceFile(path: target.file, bytes: repaired)
    found = findings(in: source, target)
    return (found, true)
  }

  private static func findings(in source: SourceFile, _ target: Target) -> [Diagnostic] {
    let site = Site(
      configuration: target.configuration, generator: "", width: 72, templates: [:],
      products: [:], pagesByPath: [:])
    let compiler = DocumentCompiler(site: site)
    return compiler.lint(compiler.interpret(source, path: target.path))
  }

  private func targets(diagnostics: inout [Diagnostic]) throws -> [Target] {
    var targets: [Target] = []
    for path in paths {
      if FileSystem.isDirectory(path) {
        let root = Self.contentFolder(above: path) ?? path
        let (configuration, _, problems) = try ConfigurationFile.read(in: root)
        diagnostics += problems
        let prefix = root == path ? "" : String(path.dropFirst(root.utf8.count + 1))
        let content = try ContentFolder(path) {
          configuration.isExcluded(Placement.join(prefix, $0))
        }
        diagnostics += content.diagnostics
        for entry in content.entries {
          targets.append(
            Target(
              file: path + "/" + entry.path, path: Placement.join(prefix, entry.path),
              configuration: configuration))
        }
      } else {
        let folder = Placement.folder(of: path)
        let root = Self.contentFolder(above: folder.isEmpty ? "." : folder)
        let (configuration, _, problems) = try root.map { try ConfigurationFile.read(in: $0) }
          ?? (Configuration(), [], [])
        diagnostics += problems
        let below = root.flatMap { path.hasPrefix($0 + "/") ? $0 : nil }
        targets.append(
          Target(
            file: path,
            path: below.map { String(path.dropFirst($0.utf8.count + 1)) }
              ?? Placement.fileName(of: path), configuration: configuration))
      }
    }
    return targets
  }

  /// The nearest folder, upwards along the path as given, that holds a configuration file.
  private static func contentFolder(above folder: String) -> String? {
    var folder = folder
    while true {
      if (try? FileSystem.status(folder + "/" + ConfigurationFile.name))??.kind == .file {
        return folder
      }
      let parent = Placement.folder(of: folder)
      guard !parent.isEmpty, parent != folder else { return nil }
      folder = parent
    }
  }
}
