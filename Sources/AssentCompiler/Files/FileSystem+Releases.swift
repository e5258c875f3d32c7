import AssentDiagnostics
import AssentLicense
import AssentManifest

extension FileSystem {
  /// Whether a file lies, or would lie, among the releases of an agreement: beside a ledger or below.
  package static func isAmongReleases(_ path: String) throws(InputError) -> Bool {
    try isInReleases(path, beside: [ReleaseListing.ledgerName])
  }

  /// Whether a file lies, or would lie, where a content folder keeps its log, or the keys that it revoked.
  package static func isAmongKept(_ path: String) throws(InputError) -> Bool {
    try isInReleases(path, beside: [LogFolder.orderName, RevocationFiles.list])
  }

  private static func isInReleases(
    _ path: String, beside names: [String]
  ) throws(InputError) -> Bool {
    for folder in try folders(around: path)
    where Placement.fileName(of: Placement.folder(of: folder)) == ContentFolder.releasesFolder {
      for name in names where try hasFile(folder + "/" + name) { return true }
    }
    return false
  }

  /// Whether a file lies, or would lie, in a folder that a build published.
  package static func isPublished(_ path: String) throws(InputError) -> Bool {
    for folder in try folders(around: path) {
      if try hasFile(folder + "/" + BuildRecord.fileName) { return true }
      let list = folder + "/" + SiteManifestBuilder.fileName
      guard try hasFile(list), let bytes = try? readNamed(list, limit: 64 << 20) else { continue }
      if (try? SiteManifest(parsing: bytes)) != nil { return true }
    }
    return false
  }

  /// Whether a file lies, or would lie, in a content folder and not in what that publishes as it is: below a
  /// configuration, or below a folder that is named as one is and has documents in it.
  package static func isInContent(_ path: String) throws(InputError) -> Bool {
    var inner = ""
    for folder in try folders(around: path) {
      defer { inner = Placement.fileName(of: folder) }
      if try hasFile(folder + "/" + ConfigurationFile.name) {
        return inner != ContentFolder.publicFolder
      }
      guard Placement.fileName(of: folder) == ContentFolder.defaultName else { continue }
      let names = (try? names(in: folder, notUTF8: { _ in })) ?? []
      if names.contains(where: DocumentKind.isMarkdown) {
        return inner != ContentFolder.publicFolder
      }
    }
    return false
  }

  /// Whether a file lies, or would lie, in a folder or below.
  package static func lies(_ path: String, in folder: String) throws(InputError) -> Bool {
    guard let place = try realPath(folder) else { return false }
    return try folders(around: path).contains(place)
  }

  /// The folders that a file lies, or would lie, in, by their real paths, the nearest first; an entry that
  /// is a folder is one of them.
  static func folders(around path: String) throws(InputError) -> [String] {
    var given = path
    // What is not there yet lies in the nearest folder that is.
    while try realPath(given) == nil, given != ".", given != "/" {
      let folder = Placement.folder(of: given)
      given = folder.isEmpty ? (given.beginsAtRoot ? "/" : ".") : folder
    }
    var folders: [String] = []
    var place = try realPath(given) ?? ""
    while !place.isEmpty {
      folders.append(place)
      place = Placement.folder(of: place)
    }
    return folders
  }

  /// Whether a folder is one of releases: a `releases/` with ledgers in its folders, or one of these.
  static func isFolderOfReleases(_ path: String) throws(InputError) -> Bool {
    if try isAmongReleases(path) { return true }
    guard let place = try realPath(path),
      Placement.fileName(of: place) == ContentFolder.releasesFolder
    else { return false }
    let names = (try? names(in: place, notUTF8: { _ in })) ?? []
    for name in names where try hasFile("\(place)/\(name)/\(ReleaseListing.ledgerName)") {
      return true
    }
    return false
  }
}
