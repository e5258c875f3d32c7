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
    /// The texts that the findings are about, by path, as they were when linted.
    package var sources = SourceTexts()
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
    /// Paths of the content folder, where a whole folder is linted.
    var neighbors: [String: String] = [:]
  }

  /// - Parameter isFixing: whether repairs are written back to the files.
  package func run(isFixing: Bool) throws -> Result {
    var diagnostics: [Diagnostic] = []
    var sources = SourceTexts()
    let targets = try targets(diagnostics: &diagnostics, sources: &sources)
    guard !diagnostics.contains(where: { $0.rule == .invalidConfiguration }) else {
      return Result(
        diagnostics: diagnostics, documentCount: 0, fixedPaths: [], sources: sources)
    }
    let outcomes = parallelMap(targets.count, jobs: jobs) { index in
      Swift.Result { () throws -> Linted in
        try Self.lint(targets[index], isFixing: isFixing)
      }
    }
    var fixed: [String] = []
    for (target, outcome) in zip(targets, outcomes) {
      let linted = try outcome.get()
      diagnostics += linted.diagnostics
      if linted.isFixed { fixed.append(target.file) }
      if !linted.diagnostics.isEmpty { sources.add(linted.source) }
    }
    return Result(
      diagnostics: diagnostics.sorted(by: Diagnostic.inSourceOrder),
      documentCount: targets.count, fixedPaths: fixed, sources: sources)
  }

  private struct Linted: Sendable {
    var source: SourceFile
    var diagnostics: [Diagnostic]
    var isFixed = false
  }

  /// After so many rounds of repairs a document does not come to rest.
  private static let fixLimit = 8

  private static func lint(
    _ target: Target, isFixing: Bool
  ) throws(InputError) -> Linted {
    guard target.file != "-" else {
      let source = SourceFile(
        path: "standard input", bytes: try FileSystem.readStandardInput())
      return Linted(source: source, diagnostics: findings(in: source, target))
    }
    var source = SourceFile(path: target.file, bytes: try FileSystem.readNamed(target.file))
    var found = findings(in: source, target)
    guard isFixing else { return Linted(source: source, diagnostics: found) }
    let original = (source: source, found: found)
    var rounds = 0
    while let repaired = DocumentRepair.apply(found, to: source) {
      rounds += 1
      // What never comes to rest has no one right answer.
      guard rounds <= fixLimit else {
        return Linted(source: original.source, diagnostics: original.found)
      }
      source = SourceFile(path: target.file, bytes: repaired)
      found = findings(in: source, target)
    }
    guard rounds > 0 else { return Linted(source: source, diagnostics: found) }
    try FileSystem.write(source.bytes, to: FileSystem.realPath(target.file) ?? target.file)
    return Linted(source: source, diagnostics: found, isFixed: true)
  }

  private static func findings(in source: SourceFile, _ target: Target) -> [Diagnostic] {
    let site = Site(
      configuration: target.configuration, generator: "", width: 72, templates: [:],
      products: [:], pagesByPath: target.neighbors)
    let compiler = DocumentCompiler(site: site)
    let kind = DocumentKind.named(by: Placement.fileName(of: target.path)).kind
    let declared = LegalDocument.declaredKind(in: source)
    let planned = if case .known(let stated)? = declared { stated } else { kind }
    return compiler.check(source, path: target.path, kind: planned).diagnostics
  }

  private func targets(
    diagnostics: inout [Diagnostic], sources: inout SourceTexts
  ) throws -> [Target] {
    var targets: [Target] = []
    var reported: Set<String> = []
    for path in paths {
      let isFolder = FileSystem.isDirectory(path)
      // A project's folder stands for the documents in it.
      let isProject =
        isFolder && !FileSystem.isFile(path + "/" + ConfigurationFile.name)
        && FileSystem.isFile(path + "/content/" + ConfigurationFile.name)
      let path = isProject ? path + "/content" : path
      let place = Place(of: path, isFolder: isFolder)
      let file = try place.configuration()
      let configuration = file.configuration
      if reported.insert(place.root ?? "").inserted { diagnostics += file.diagnostics }
      if let source = file.source { sources.add(source) }
      guard isFolder else {
        if Placement.fileName(of: path) != ConfigurationFile.name {
          targets.append(Target(file: path, path: place.below, configuration: configuration))
        }
        continue
      }
      let content = try ContentFolder(path) {
        configuration.isExcluded(Placement.join(place.below, $0))
      }
      diagnostics += try content.diagnostics + PictureCheck.findings(in: content)
      if Placement.fileName(of: path) == "content", place.root != FileSystem.realPath(path) {
        diagnostics += try PassedOver.remarks(beside: path)
      }
      // Only in the whole content folder is it known what is not there.
      let neighbors =
        place.below.isEmpty
        ? Dictionary(content.files.map { ($0.path, $0.path) }) { first, _ in first } : [:]
      for entry in content.entries {
        targets.append(
          Target(
            file: path + "/" + entry.path, path: Placement.join(place.below, entry.path),
            configuration: configuration, neighbors: neighbors))
      }
    }
    return targets
  }

  /// Where a file or folder stands in its content folder.
  private struct Place {
    /// The real path of the content folder: the nearest one upwards that has a configuration.
    var root: String?
    /// The path below it; the file name alone where there is no content folder.
    var below: String
    /// The configuration file as the user would name it.
    private var shownRoot: String

    init(of path: String, isFolder: Bool) {
      below = isFolder ? "" : Placement.fileName(of: path)
      shownRoot = path
      guard let real = FileSystem.realPath(path) else { return }
      var folder = isFolder ? real : Placement.folder(of: real)
      while !folder.isEmpty {
        if FileSystem.isFile(folder + "/" + ConfigurationFile.name) {
          root = folder
          below = String(real.dropFirst(folder.count + 1))
          shownRoot = path.hasSuffix(below) ? String(path.dropLast(below.count)) : folder
          break
        }
        folder = Placement.folder(of: folder)
      }
      while shownRoot.hasSuffix("/") { shownRoot.removeLast() }
      if shownRoot.isEmpty { shownRoot = path.hasPrefix("/") ? "/" : "." }
    }

    func configuration() throws(InputError) -> ConfigurationFile {
      guard root != nil else { return ConfigurationFile() }
      return try ConfigurationFile.read(in: shownRoot)
    }
  }
}
