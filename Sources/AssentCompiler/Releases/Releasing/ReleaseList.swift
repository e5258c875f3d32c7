import AssentDiagnostics
import AssentLicense
import AssentManifest
import AssentRecord

/// The releases of agreements, for people and programs to list.
package struct ReleaseList: Sendable {
  /// One agreement.
  package struct Agreement: Sendable {
    package var key: String
    package var versions: [ReleaseHistory.Version] { history.versions }
    package var history: ReleaseHistory
    /// The version of the working text, where it is no release.
    package var draft: Manifest.Version?
  }

  /// By key.
  package private(set) var agreements: [Agreement] = []
  /// What is wrong with the releases.
  package private(set) var diagnostics: [Diagnostic] = []
  package private(set) var sources = SourceTexts()

  /// Reads the releases of a content folder.
  ///
  /// - Parameter agreement: the one that is wanted; `nil` for all.
  /// - Throws: ``UsageError`` for an agreement that is not there.
  package init(content: String, agreement: String?) throws {
    let scene: ReleaseScene
    switch try ReleaseScene.find(content) {
    case .refused(let problems, let sources):
      diagnostics = problems
      self.sources = sources
      return
    case .found(let found): scene = found
    }
    let files = ReleaseFiles(scene.content).stating(scene.configuration)
    let wanted = try agreement.map { name throws in
      try scene.key(of: AgreementName(name), among: files.documents)
    }
    // What the ledger of an agreement would say is not known where it cannot be read.
    let keys = try (wanted.map { [$0] } ?? scene.keys(in: files))
      .filter { !scene.releases.unreadable.contains($0) }
    diagnostics =
      wanted.map { scene.errors(in: $0) }
      ?? (scene.content.diagnostics + scene.releases.diagnostics).filter { $0.severity == .error }
    for key in keys {
      let history = scene.releases.agreements[key]?.history ?? ReleaseHistory()
      let draft = try scene.workingVersion(of: key, in: files)
      agreements.append(
        Agreement(
          key: key, history: history, draft: draft.flatMap { history[$0] == nil ? $0 : nil }))
    }
  }
}

extension ReleaseScene {
  /// The keys of all agreements, sorted.
  fileprivate func keys(in files: ReleaseFiles) throws(InputError) -> [String] {
    var keys = Set(releases.agreements.keys)
    for path in files.documents where try isAgreement(path, in: files) {
      keys.insert(Placement.agreementKey(of: path))
    }
    return keys.sorted()
  }

  /// The version that the working text of an agreement states.
  fileprivate func workingVersion(
    of key: String, in files: ReleaseFiles
  ) throws(InputError) -> Manifest.Version? {
    let paths = files.documents.filter { Placement.agreementKey(of: $0) == key }
    let originals = try Originals(of: paths, language: configuration.statedLanguage) {
      path throws(InputError) in try files.read(path)
    }
    guard let original = originals.original(among: paths) ?? paths.first else { return nil }
    let document = compiler.interpret(try files.read(original), path: original)
    return document.metadata.versions.first.flatMap { Manifest.Version($0.value.number) }
  }
}
