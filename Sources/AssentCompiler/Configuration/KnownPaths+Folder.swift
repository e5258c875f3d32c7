import AssentDiagnostics

extension Configuration.KnownPaths {
  /// What there is in a content folder.
  ///
  /// - Parameter agreements: the paths of the texts of agreements.
  init(_ content: ContentFolder, agreements: [String], _ releases: Releases) {
    let root = content.root
    self.init(
      documents: content.entries.map(\.path), files: content.published.map(\.path),
      agreements: agreements, released: releases.releasedPaths, excluded: content.excluded,
      isThere: { Self.isThere($0, below: root) })
  }

  /// Whether a folder holds something that a pattern matches, also in what is not listed; `true` where that
  /// cannot be told.
  private static func isThere(_ pattern: PathPattern, below root: String) -> Bool {
    var folders = [""]
    while let folder = folders.popLast() {
      let place = folder.isEmpty ? root : root + "/" + folder
      guard let names = try? FileSystem.names(in: place, notUTF8: { _ in }) else { return true }
      for path in names.map({ Placement.join(folder, $0) }) {
        if pattern.matches(path) { return true }
        if (try? FileSystem.status(root + "/" + path))?.kind == .directory { folders.append(path) }
      }
    }
    return false
  }
}
