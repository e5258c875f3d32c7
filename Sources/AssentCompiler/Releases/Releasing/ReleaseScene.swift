import AssentDiagnostics
import AssentLicense
import AssentManifest
import AssentRecord

/// A content folder as `assent release` finds it: its agreements, and what was released of them.
struct ReleaseScene {
  /// What came of looking at the folder.
  enum Outcome {
    case found(ReleaseScene)
    /// Errors in the configuration.
    case refused([Diagnostic], sources: SourceTexts)
  }

  let configuration: Configuration
  let content: ContentFolder
  let releases: Releases
  var root: String { content.root }

  /// - Parameter isLocked: whether the caller keeps other commands from adding to the ledgers.
  /// - Throws: ``InputError`` where a file cannot be read.
  static func find(_ content: String, isLocked: Bool = false) throws(InputError) -> Outcome {
    let file = try ConfigurationFile.read(in: content)
    guard file.diagnostics.isEmpty else {
      return .refused(file.diagnostics, sources: SourceTexts(file.source.map { [$0] } ?? []))
    }
    let scene = try ReleaseScene(content, file.configuration)
    guard !isLocked, scene.releases.diagnostics.contains(where: { $0.severity == .error }) else {
      return .found(scene)
    }
    // Of what another command releases just now, a part may have been seen and a part not.
    let lock = try LogFolder.lock(content)
    defer { withExtendedLifetime(lock) {} }
    return .found(try ReleaseScene(content, file.configuration))
  }

  private init(_ root: String, _ configuration: Configuration) throws(InputError) {
    self.configuration = configuration
    content = try ContentFolder(root) { configuration.isExcluded($0) }
    releases = try Releases(
      content, store: LintedReleases.store, jobs: 1, keys: configuration.keys)
  }

  /// The key of an agreement as the user names it.
  ///
  /// - Parameter documents: the paths of documents among which its texts are.
  func key(of name: AgreementName, among documents: [String]) throws(UsageError) -> String {
    try name.key(released: releases.agreements.keys, documents: documents, root: root)
  }

  /// The folder of an agreement's releases, below the content folder.
  func folder(of key: String) -> String {
    Placement.join(
      Placement.folder(of: key), ContentFolder.releasesFolder + "/" + Placement.fileName(of: key))
  }

  /// The errors in the releases of one agreement, and in the folders that they lie in.
  func errors(in key: String) -> [Diagnostic] {
    // Whatever the case of its name: some file systems have one folder for all of them.
    let prefix = (root + "/" + folder(of: key) + "/").lowercased()
    let releases = Placement.folder(of: String(prefix.dropLast()))
    let around = [releases, Placement.folder(of: releases)]
    return (content.diagnostics + self.releases.diagnostics).filter {
      let file = $0.file.lowercased()
      // What the log lacks is taken in with the next event.
      if $0.rule == .logEdited { return true }
      return $0.severity == .error && $0.rule != .unloggedEvent
        && (file.hasPrefix(prefix) || prefix.hasPrefix(file + "/")
          || ($0.rule == .releasedTextEdited && around.contains(Placement.folder(of: file))))
    }
  }

  /// Whether a document is an agreement: as it says itself, and otherwise by its name.
  func isAgreement(_ path: String, in files: ReleaseFiles) throws(InputError) -> Bool {
    DocumentKind.stated(in: try files.read(path), path: path)?.isAgreement == true
  }

  /// The paths of an agreement's texts.
  ///
  /// - Throws: ``UsageError`` where there is none, or it is no agreement.
  func paths(of key: String, in files: ReleaseFiles) throws -> [String] {
    let paths = files.documents.filter { Placement.agreementKey(of: $0) == key }
    guard let first = paths.first else {
      guard let commit = files.commit else {
        throw UsageError("'\(root)' has no text of '\(key)'")
      }
      throw UsageError(
        "revision '\(commit.name)' has no text of '\(key)' in '\(root)'; name the file that it was: "
          + "--from \(commit.name):PATH")
    }
    let texts = try paths.map { path throws(InputError) in
      Originals.Text(
        path: path, isStated: false, kind: DocumentKind.stated(in: try files.read(path), path: path)
      )
    }
    let agreements = Originals.texts(among: texts).map(\.path)
    guard !agreements.isEmpty else {
      throw UsageError(
        "'\(files.shown(first))' is no agreement; write 'kind: terms', or another kind, in its "
          + "front matter")
    }
    return agreements
  }
}
