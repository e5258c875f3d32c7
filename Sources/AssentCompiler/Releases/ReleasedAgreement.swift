import AssentDiagnostics
import AssentManifest
import AssentRecord

/// An agreement with all its versions, read from its folder of releases.
struct ReleasedAgreement: Sendable {
  /// Folder and id, as ``Placement/agreementKey(of:)`` gives them for its working text.
  let key: String
  /// Its folder below the content folder: `releases/license`.
  let folder: String
  let ledger: Ledger
  /// In the order of the ledger, as those of ``history``.
  let versions: [ReleasedVersion]

  var history: ReleaseHistory { ledger.history }

  /// The ledger's path below the content folder.
  var ledgerPath: String { folder + "/" + ReleaseListing.ledgerName }
}

/// One version as it was released.
struct ReleasedVersion: Sendable {
  let version: Manifest.Version
  /// What is known of it after all events.
  let record: ReleaseHistory.Version
  let texts: [Manifest.Locale: ReleasedText]
  /// In the order of their names.
  let resources: [ReleasedResource]
}

/// A text as it was released.
struct ReleasedText: Sendable {
  /// The path it had as working text, below the content folder: `license.fr.md`. What depends on a
  /// path follows from this one: links, kind, places.
  let path: String
  /// Where it stands below the content folder: `releases/license/1.0/license.fr.md`.
  let file: String
  let isAuthoritative: Bool
  /// Findings name it by ``file``.
  let text: SourceStore.Text
}

/// A picture or the like that the texts of a version show or link to, as it was at the release.
struct ReleasedResource: Sendable {
  /// What links of the texts mean, below the content folder: `img/seal.png`.
  let path: String
  /// Below the folder of the version. What lay above the folder of the agreement is in `_up`:
  /// `_up/shared/seal.png` for `../shared/seal.png`.
  let name: String
  /// The frozen file.
  let entry: ContentFolder.Entry

  /// The name for a path of the content folder, seen from the folder of an agreement.
  static func name(for path: String, from folder: String) -> String {
    let names = path.pathNames
    let above = folder.pathNames
    var shared = 0
    while shared < above.count, shared < names.count - 1, above[shared] == names[shared] {
      shared += 1
    }
    let up = Array(repeating: Substring(upName), count: above.count - shared)
    return (up + names[shared...]).joined(separator: "/")
  }

  /// The path of the content folder that ``name(for:from:)`` makes this name of; `nil` for a name
  /// that leads out of the content folder.
  static func path(of name: String, from folder: String) -> String? {
    let names = name.pathNames
    let up = names.prefix { $0 == upName }.count
    let above = folder.pathNames
    guard up <= above.count else { return nil }
    return (above.dropLast(up) + names[up...]).joined(separator: "/")
  }

  /// Stands for one folder upwards; a content folder has no such name, as it begins with `_`.
  private static let upName = "_up"
}
