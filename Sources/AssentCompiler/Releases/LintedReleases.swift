import AssentDiagnostics

/// The releases that the agreements of one folder are held against by lint.
struct LintedReleases: Sendable {
  /// The folder as messages name it; for a single file with the id of its agreement.
  let root: String
  let releases: Releases
  /// Whether all agreements of the folder are linted.
  let isWhole: Bool
  private let folder: String

  /// Keeps no texts: lint compares digests.
  static let store = SourceStore(spillPath: nil, isKeeping: false)

  /// The releases of a whole folder.
  ///
  /// What lies in a folder of releases is frozen, and no text there waits for its release.
  ///
  /// - Throws: ``InputError`` where the disk fails to tell.
  init(_ releases: Releases, _ root: String) throws(InputError) {
    self.root = root
    folder = root
    self.releases = releases
    isWhole = try !FileSystem.isFolderOfReleases(root)
  }

  /// The releases of the agreement that a file is a text of; `nil` where there are none.
  init?(besideFile path: String) throws(InputError) {
    let folder = path.hasPathSlash ? Placement.folder(of: path) : "."
    let id = Placement.agreementID(of: path)
    guard !id.isEmpty, id != ".", id != ".." else { return nil }
    releases = try Releases(of: id, in: folder.isEmpty ? "/" : folder, store: Self.store)
    guard !releases.agreements.isEmpty || !releases.diagnostics.isEmpty else { return nil }
    root = folder + "/" + id
    self.folder = folder
    isWhole = false
  }

  /// What is found in the releases, and between them and working texts.
  ///
  /// - Parameters:
  ///   - texts: those that could be read.
  ///   - present: the paths of all agreements that were linted, below the folder.
  func findings(in texts: [WorkingText], present: Set<String>) -> [Diagnostic] {
    let comparison = ReleaseComparison(releases: releases, root: folder)
    return releases.diagnostics + comparison.findings(in: texts)
      + (isWhole ? comparison.findings(inAll: texts, present: present) : [])
  }
}
