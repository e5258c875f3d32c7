import AssentDiagnostics
import AssentLicense
import AssentLint
import AssentMarkup

/// What a document that is being edited is held against: its configuration, the releases of its
/// agreement and the other languages of it, as they are on the disk.
///
/// Reading them takes longer than linting, so they are read once for many states of the text.
package struct TextSurroundings: Sendable {
  private let file: String
  /// The path below the content folder.
  private let path: String
  /// What was found in the configuration file.
  private let faults: [Diagnostic]
  private let configurationSource: SourceFile?
  private let releases: LintedReleases?
  private let isExcluded: Bool
  private var site: Site
  /// The configuration file, and its status when it was read.
  private let configurationPath: String?
  private let configurationStatus: FileStatus?

  /// Those of a text that is no file: the defaults.
  ///
  /// - Parameter name: as findings name it, perhaps with a scheme before it: `untitled:license.md`.
  package init(ofTextNamed name: String) {
    file = name
    path = Placement.fileName(of: name.split(separator: ":").last.map(String.init) ?? name)
    faults = []
    configurationSource = nil
    releases = nil
    isExcluded = false
    configurationPath = nil
    configurationStatus = nil
    site = Self.site(Configuration(), Originals())
  }

  /// Those of a file; it need not be there yet, but its folder has to be.
  package init(ofFileAt path: String) throws(InputError) {
    let place = ContentPlace(of: path, isFolder: false)
    configurationPath = place.root.map { $0 + "/" + ConfigurationFile.name }
    configurationStatus = configurationPath.flatMap(Self.status)
    let configurationFile = try place.configuration()
    let configuration = configurationFile.configuration
    file = path
    self.path = place.below
    faults = configurationFile.diagnostics.filter { $0.rule == .invalidConfiguration }
    configurationSource = configurationFile.source
    isExcluded = place.root != nil && configuration.isExcluded(place.below)
    releases = try LintedReleases(besideFile: path)
    site = Self.site(
      configuration,
      try Originals(besideFile: path, below: place.below, language: configuration.statedLanguage))
    site.hasManifest = place.isPublished
    if configurationFile.diagnostics.isEmpty {
      site.facts = FactBook(configuration, root: place.root)
    }
  }

  /// Whether the configuration file is the one that was read.
  package var isCurrent: Bool {
    configurationPath.flatMap(Self.status) == configurationStatus
  }

  private static func status(of path: String) -> FileStatus? {
    do { return try FileSystem.status(path) } catch { return nil }
  }

  private static func site(_ configuration: Configuration, _ originals: Originals) -> Site {
    var site = Site(
      configuration: configuration, generator: "", width: 72, templates: [:], products: [:],
      pagesByPath: [:], originals: originals)
    site.hasManifest = false
    return site
  }

  /// A state of the text with what lint finds in it.
  package func check(_ bytes: [UInt8]) -> CheckedText {
    let written = SourceFile(path: file, bytes: bytes)
    let source = site.facts?.read(written, path: path) ?? written
    let compiler = DocumentCompiler(site: site)
    let checked = compiler.check(
      source, path: path, kind: compiler.plannedKind(of: source, at: path))
    // What is asked for by a place in the text is answered by its places.
    let document =
      source.origin == nil ? checked.document : compiler.interpret(written, path: path)
    var text = CheckedText(document: document, diagnostics: checked.diagnostics)
    guard faults.isEmpty, !isExcluded else {
      text.diagnostics = faults
      text.others = configurationSource.map { [$0] } ?? []
      return text
    }
    if let releases {
      let name = Placement.fileName(of: file)
      let isAgreement = checked.document.kind.isAgreement
      if isAgreement, releases.releases.hasText(source, ofAgreementAt: name) {
        text.diagnostics = text.diagnostics.map(\.asWarning)
      }
      let working = WorkingText(
        checked, path: name, releases: releases.releases)
      text.diagnostics += releases.findings(
        in: isAgreement ? working.map { [$0] } ?? [] : [], present: isAgreement ? [name] : [])
    }
    if let original = checked.original {
      var locales = LintedLocales()
      locales.add(
        LocaleCheck.Text(checked, path: path), original, of: nil, site.configuration)
      text.diagnostics += locales.findings
      text.others.append(original)
    }
    if source.origin != nil {
      text.diagnostics = text.diagnostics.map { finding in
        finding.asWritten { $0 == file ? source : nil }
      }
    }
    text.diagnostics.sort(by: Diagnostic.inSourceOrder)
    return text
  }

  /// The text with every repair that is right by itself; `nil` where none changes anything, or where
  /// repairs come to no rest.
  package func repaired(_ text: CheckedText) -> [UInt8]? {
    var text = text
    var result: [UInt8]?
    for _ in 0..<8 {
      guard let bytes = CheckedText.repair(text.ownDiagnostics, in: text.source) else {
        return result
      }
      result = bytes
      text = check(bytes)
    }
    return nil
  }
}
