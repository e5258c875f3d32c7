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
    /// Which text of each agreement is authoritative.
    var originals = Originals()
    /// The folder that is linted as a whole, as the user names it.
    var whole: String?
    /// What the agreement is held against.
    var releases: LintedReleases?
    /// Path below the folder of the releases.
    var releasePath = ""
  }

  /// - Parameter isFixing: whether repairs are written back to the files.
  package func run(isFixing: Bool) throws -> Result {
    var diagnostics: [Diagnostic] = []
    var sources = SourceTexts()
    let found = try targets(diagnostics: &diagnostics, sources: &sources)
    let targets = found.targets
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
    var working: [String: [WorkingText]] = [:]
    var present: [String: Set<String>] = [:]
    var locales = LintedLocales()
    var agreements: [String: [String]] = [:]
    for (target, outcome) in zip(targets, outcomes) {
      let linted = try outcome.get()
      diagnostics += linted.diagnostics
      locales.add(linted.locale, linted.original, of: target.whole, target.configuration)
      if let original = linted.original { sources.add(original) }
      if let whole = target.whole, linted.isAgreement {
        agreements[whole, default: []].append(target.path)
      }
      if let releases = target.releases, linted.isAgreement {
        present[releases.root, default: []].insert(target.releasePath)
        working[releases.root, default: []] += linted.working.map { [$0] } ?? []
      }
      if linted.isFixed { fixed.append(target.file) }
      if !linted.diagnostics.isEmpty || linted.working != nil { sources.add(linted.source) }
    }
    for (root, releases) in found.releases.sorted(by: { $0.key < $1.key }) {
      diagnostics += releases.findings(
        in: working[root] ?? [], present: present[root] ?? [])
      locales.add(releases.releases, of: root)
    }
    diagnostics += locales.findings
    for (folder, own) in Dictionary(grouping: targets, by: \.whole).sorted(by: {
      $0.key ?? "" < $1.key ?? ""
    }) {
      guard let folder, FileSystem.isFile(folder + "/" + ConfigurationFile.name),
        let configuration = own.first?.configuration
      else { continue }
      let paths = Set(own.map(\.path))
      diagnostics += GateFlows.missing(configuration, in: folder) { paths.contains($0) }
      let released = found.releases[folder]?.releases.releasedPaths ?? []
      diagnostics += configuration.unmatchedAgreements(
        among: (agreements[folder] ?? []) + released)
    }
    return Result(
      diagnostics: diagnostics.sorted(by: Diagnostic.inSourceOrder),
      documentCount: targets.count, fixedPaths: fixed, sources: sources)
  }

  private struct Linted: Sendable {
    var source: SourceFile
    var diagnostics: [Diagnostic]
    var isFixed = false
    var isAgreement = false
    var working: WorkingText?
    /// What is held against the other texts of the agreement.
    var locale: LocaleCheck.Text?
    /// The text it is a translation of.
    var original: SourceFile?

    init(_ source: SourceFile, _ checked: CheckedDocument, isFixed: Bool = false) {
      self.source = source
      self.isFixed = isFixed
      diagnostics = checked.diagnostics
      isAgreement = checked.document.kind.isAgreement
    }
  }

  /// After so many rounds of repairs a document does not come to rest.
  private static let fixLimit = 8

  private static func lint(
    _ target: Target, isFixing: Bool
  ) throws(InputError) -> Linted {
    guard target.file != "-" else {
      let source = SourceFile(
        path: "standard input", bytes: try FileSystem.readStandardInput())
      return Linted(source, check(source, target))
    }
    var source = SourceFile(path: target.file, bytes: try FileSystem.readNamed(target.file))
    var checked = check(source, target)
    guard isFixing else { return linted(source, checked, target) }
    let original = (source: source, checked: checked)
    var rounds = 0
    while let repaired = DocumentRepair.apply(checked.diagnostics, to: source) {
      rounds += 1
      // What never comes to rest has no one right answer.
      guard rounds <= fixLimit else {
        return linted(original.source, original.checked, target)
      }
      source = SourceFile(path: target.file, bytes: repaired)
      checked = check(source, target)
    }
    guard rounds > 0 else { return linted(source, checked, target) }
    try FileSystem.write(source.bytes, to: FileSystem.realPath(target.file) ?? target.file)
    return linted(source, checked, target, isFixed: true)
  }

  private static func linted(
    _ source: SourceFile, _ checked: CheckedDocument, _ target: Target, isFixed: Bool = false
  ) -> Linted {
    var linted = Linted(source, checked, isFixed: isFixed)
    linted.locale = LocaleCheck.Text(checked, path: target.path)
    linted.original = checked.subject.original?.markup.source
    if let releases = target.releases {
      // As in a build: nobody can mend a text that is released.
      if checked.document.kind.isAgreement,
        releases.releases.hasText(source, ofAgreementAt: target.releasePath)
      {
        linted.diagnostics = linted.diagnostics.map(\.asWarning)
      }
      linted.working = WorkingText(
        checked, path: target.releasePath, releases: releases.releases,
        compiler: compiler(for: target))
    }
    return linted
  }

  private static func compiler(for target: Target) -> DocumentCompiler {
    DocumentCompiler(
      site: Site(
        configuration: target.configuration, generator: "", width: 72, templates: [:],
        products: [:], pagesByPath: target.neighbors, originals: target.originals))
  }

  private static func check(_ source: SourceFile, _ target: Target) -> CheckedDocument {
    let kind = DocumentKind.named(by: Placement.fileName(of: target.path)).kind
    let declared = LegalDocument.declaredKind(in: source)
    let planned: DocumentKind
    switch declared {
    case .known(let stated): planned = stated
    case .unknown: planned = kind
    case nil: planned = target.originals.kind(ofTranslation: target.path) ?? kind
    }
    return compiler(for: target).check(source, path: target.path, kind: planned)
  }

  private func targets(
    diagnostics: inout [Diagnostic], sources: inout SourceTexts
  ) throws -> (targets: [Target], releases: [String: LintedReleases]) {
    var targets: [Target] = []
    var releases: [String: LintedReleases] = [:]
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
          var target = Target(file: path, path: place.below, configuration: configuration)
          if path != "-", let found = try LintedReleases(besideFile: path) {
            // Two languages of one agreement have the same releases.
            releases[found.root] = releases[found.root] ?? found
            target.releases = found
            target.releasePath = Placement.fileName(of: path)
          }
          if path != "-" {
            target.originals = try Originals(
              besideFile: path, below: place.below, language: configuration.statedLanguage)
          }
          targets.append(target)
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
      let found = LintedReleases(
        try Releases(content, store: LintedReleases.store, jobs: jobs), path)
      releases[path] = found
      // Only in the whole content folder is it known what is not there.
      let neighbors =
        place.below.isEmpty
        ? Dictionary(content.published.map { ($0.path, $0.path) }) { first, _ in first } : [:]
      let originals = try Originals(
        in: content, below: place.below, language: configuration.statedLanguage)
      for entry in content.entries {
        targets.append(
          Target(
            file: path + "/" + entry.path, path: Placement.join(place.below, entry.path),
            configuration: configuration, neighbors: neighbors, originals: originals,
            whole: path, releases: found,
            releasePath: entry.path))
      }
    }
    return (targets, releases)
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
