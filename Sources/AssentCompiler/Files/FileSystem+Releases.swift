extension FileSystem {
  /// Whether a file lies, or would lie, among the releases of an agreement: beside a ledger or below.
  package static func isAmongReleases(_ path: String) -> Bool {
    var given = path
    // What is not there yet lies in the nearest folder that is.
    while realPath(given) == nil, given != ".", given != "/" {
      let folder = Placement.folder(of: given)
      given = folder.isEmpty ? (given.hasPrefix("/") ? "/" : ".") : folder
    }
    var place = realPath(given) ?? ""
    while !place.isEmpty {
      let folder = Placement.folder(of: place)
      if Placement.fileName(of: folder) == ContentFolder.releasesFolder,
        isFile(place + "/" + ReleaseListing.ledgerName)
      {
        return true
      }
      place = folder
    }
    return false
  }

  /// Whether a folder is one of releases: a `releases/` with ledgers in its folders, or one of these.
  static func isFolderOfReleases(_ path: String) -> Bool {
    if isAmongReleases(path) { return true }
    guard let place = realPath(path),
      Placement.fileName(of: place) == ContentFolder.releasesFolder
    else { return false }
    let names = (try? names(in: place, notUTF8: { _ in })) ?? []
    return names.contains { isFile("\(place)/\($0)/\(ReleaseListing.ledgerName)") }
  }
}
