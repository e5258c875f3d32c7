import AssentDiagnostics
import AssentLicense
import AssentManifest

/// The files of one agreement in a `releases` folder.
struct ReleaseGroup {
  /// `releases/license`.
  let folder: String
  /// Sorted by path.
  var entries: [ContentFolder.Entry] = []

  /// The id of the agreement: the name of the folder.
  var id: String { Placement.fileName(of: folder) }

  /// Folder and id of the agreement that the releases are of.
  var key: String {
    Placement.join(Placement.folder(of: Placement.folder(of: folder)), id)
  }

  /// The agreement's own folder, below the content folder.
  var agreementFolder: String { Placement.folder(of: key) }

  var ledger: ContentFolder.Entry? {
    entries.first { $0.path == folder + "/" + ReleaseListing.ledgerName }
  }

  /// Whether the folder looks as releases do: it has a ledger, or a text in the folder of a version.
  var isOfReleases: Bool {
    ledger != nil
      || entries.contains { entry in
        let parts = entry.path.utf8.dropFirst(folder.utf8.count + 1)
          .split(separator: UInt8(ascii: "/"))
        return parts.count == 2 && PublishedFile(entry.path) == .document
          && Placement.agreementID(of: entry.path) == id
      }
  }

  /// Groups the files of all `releases` folders.
  ///
  /// - Parameter files: sorted by path.
  /// - Returns: the groups, and the files that lie in a `releases` folder itself.
  static func groups(
    of files: [ContentFolder.Entry]
  ) -> (groups: [ReleaseGroup], loose: [ContentFolder.Entry]) {
    var groups: [ReleaseGroup] = []
    var loose: [ContentFolder.Entry] = []
    for entry in files where !RevocationFiles.areThese(entry.path) {
      guard let folder = folder(of: entry.path) else {
        loose.append(entry)
        continue
      }
      if groups.last?.folder != folder { groups.append(ReleaseGroup(folder: folder)) }
      groups[groups.count - 1].entries.append(entry)
    }
    return (groups, loose)
  }

  /// Whether the files of a `releases` folder are releases at all.
  static func areReleases(_ files: [ContentFolder.Entry]) -> Bool {
    let sorted = files.sorted { $0.path.precedesInBytes($1.path) }
    return groups(of: sorted).groups.contains(where: \.isOfReleases)
      || files.contains { RevocationFiles.areThese($0.path) }
  }

  /// The folder of the agreement that a file belongs to; `nil` for a file of the `releases` folder
  /// itself.
  private static func folder(of path: String) -> String? {
    let parts = path.pathNames
    guard let start = parts.firstIndex(where: { $0 == ContentFolder.releasesFolder }),
      start + 2 < parts.count
    else { return nil }
    return parts[...(start + 1)].joined(separator: "/")
  }
}
