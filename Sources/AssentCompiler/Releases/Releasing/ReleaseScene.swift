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

  /// - Throws: ``InputError`` where a file cannot be read.
  static func find(_ content: String) throws(InputError) -> Outcome {
    let file = try ConfigurationFile.read(in: content)
    guard file.diagnostics.isEmpty else {
      return .refused(file.diagnostics, sources: SourceTexts(file.source.map { [$0] } ?? []))
    }
    let configuration = file.configuration
    let folder = try ContentFolder(content) { configuration.isExcluded($0) }
    let releases = try Releases(folder, store: LintedReleases.store, jobs: 1)
    return .found(
      ReleaseScene(configuration: configuration, content: folder, releases: releases))
  }

  /// The key of an agreement as the user names it.
  ///
  /// - Parameter documents: the paths of documents among which its texts are.
  func key(of name: AgreementName, among documents: [String]) throws(UsageError) -> String {
    var keys = Set(releases.agreements.keys)
    var paths: [String: String] = [:]
    let word = name.text.lowercased()
    for path in documents {
      let key = Placement.agreementKey(of: path)
      paths[path] = key
      let isNamed = DocumentKind.named(by: Placement.fileName(of: path)).kind.isAgreement
      // Any document may say that it is an agreement; those that are named are asked.
      let isMeant = key.lowercased() == word || Placement.agreementID(of: path) == word
      if isNamed || isMeant { keys.insert(key) }
    }
    return try name.key(among: keys, paths: paths, root: root)
  }

  /// The folder of an agreement's releases, below the content folder.
  func folder(of key: String) -> String {
    Placement.join(
      Placement.folder(of: key), ContentFolder.releasesFolder + "/" + Placement.fileName(of: key))
  }

  /// The errors in the releases of one agreement.
  func errors(in key: String) -> [Diagnostic] {
    let prefix = root + "/" + folder(of: key) + "/"
    return (content.diagnostics + releases.diagnostics).filter {
      $0.severity == .error && $0.file.hasPrefix(prefix)
    }
  }

  /// The paths of an agreement's texts.
  ///
  /// - Throws: ``UsageError`` where there is none, or it is no agreement.
  func paths(of key: String, in files: ReleaseFiles) throws -> [String] {
    let paths = files.documents.filter { Placement.agreementKey(of: $0) == key }
    guard let first = paths.first else {
      let place = files.commit.map { "revision '\($0.name)'" } ?? "'\(root)'"
      throw UsageError("\(place) has no text of '\(key)'")
    }
    let kinds = try paths.map { path throws(InputError) in
      DocumentKind.stated(in: try files.read(path), path: path)
    }
    let isAgreement = kinds.contains { $0?.isAgreement == true }
    let agreements = zip(paths, kinds).filter { path, kind in
      let isTranslation = DocumentKind.locale(in: Placement.fileName(of: path)) != nil
      return kind?.isAgreement ?? (isAgreement && isTranslation)
    }.map(\.0)
    guard !agreements.isEmpty else {
      throw UsageError(
        "'\(files.shown(first))' is no agreement; write 'kind: terms', or another kind, in its "
          + "front matter")
    }
    return agreements
  }
}
