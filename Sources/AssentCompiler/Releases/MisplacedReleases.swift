import AssentDiagnostics

/// Releases that lie where no build looks, though nobody took them back.
///
/// A version that was published once may not be gone because its folder is hidden, excluded, spelled
/// in another way or a link: each of these is an error.
enum MisplacedReleases {
  /// The finding for an entry of a folder that is no `releases` folder itself.
  ///
  /// - Parameters:
  ///   - root: the content folder.
  ///   - path: of the entry below it.
  static func finding(
    about name: String, below root: String, _ path: String, isExcluded: Bool
  ) throws(InputError) -> Diagnostic? {
    var place: String { root + "/" + path }
    let releases = ContentFolder.releasesFolder
    if isLedger(name), !isExcluded {
      return finding(
        "the ledger '\(name)' lies in no folder of '\(releases)'", place,
        "give the folder of releases its name back: '\(releases)/license/\(ReleaseListing.ledgerName)'"
      )
    }
    guard isOfReleases(name), try holdsReleases(place) else { return nil }
    guard name == releases else {
      return finding(
        "the folder '\(name)' holds releases, and is not named '\(releases)'", place,
        "name it '\(releases)'")
    }
    guard isExcluded else { return nil }
    return finding(
      "the folder '\(name)' holds releases, and is excluded", place,
      "take it out of 'exclude' in '\(ConfigurationFile.name)': what was released stays public")
  }

  /// The finding for a folder in `releases` whose name begins with a point; `nil` for one that is not
  /// of an agreement.
  ///
  /// - Parameter place: its path, as messages name it.
  static func hiddenAgreement(_ name: String, _ place: String) throws(InputError) -> Diagnostic? {
    guard name != ReleaseListing.stageName, try isFolder(place),
      try holdsLedger(place)
    else { return nil }
    return finding(
      "the folder '\(name)' holds releases, and its name begins with a point", place,
      "name it '\(name.drop { $0 == "." })'")
  }

  /// The finding for something named `releases` that is no folder.
  static func noFolder(_ place: String, _ kind: FileStatus.Kind) -> Diagnostic {
    finding(
      "'\(ContentFolder.releasesFolder)' is \(kind == .link ? "a symbolic link" : "not a folder")",
      place, "put the folder itself here: releases are neither read nor written through a link")
  }

  /// The finding for a ledger that lies in a `releases` folder, and not in that of an agreement.
  static func looseLedger(_ place: String) -> Diagnostic {
    finding(
      "the ledger lies in no folder of an agreement", place,
      "take it back to '\(ContentFolder.releasesFolder)/license/\(ReleaseListing.ledgerName)', or "
        + "where it was")
  }

  /// How many entries are looked at in a folder that is not read, nearest first.
  private static let mostEntries = 20_000

  /// The findings for ledgers in a folder that is not read, such as one that is hidden: with it, the
  /// releases of its agreements would vanish.
  ///
  /// A work tree of Git is somebody else's, and a folder that cannot be listed holds nothing that was
  /// read before.
  ///
  /// - Parameters:
  ///   - path: of the folder below the content folder, or of a file in its place.
  ///   - reason: what keeps it from being read, after its name.
  static func unread(below root: String, _ path: String, because reason: String) -> [Diagnostic] {
    guard Placement.fileName(of: path) != ".git" else { return [] }
    var ledgers: [String] = []
    var (paths, next) = ([root + "/" + path], 0)
    while next < paths.count {
      let place = paths[next]
      next += 1
      let name = Placement.fileName(of: place)
      switch (try? FileSystem.status(place))??.kind {
      case .file where isLedger(name):
        if (try? FileSystem.read(place))?.first == UInt8(ascii: "{") { ledgers.append(place) }
      case .directory:
        let names = (try? FileSystem.names(in: place, notUTF8: { _ in })) ?? []
        guard !names.contains(".git"), paths.count + names.count <= mostEntries else { continue }
        paths += names.sorted().map { place + "/" + $0 }
      default: continue
      }
    }
    return ledgers.map {
      finding(
        "the ledger lies in '\(path)', \(reason), so its releases are not read", $0,
        "take the agreement and its releases back to where they were: what was released stays public"
      )
    }
  }

  static func isLedger(_ name: String) -> Bool { isSpelled(name[...], ReleaseListing.ledgerName) }

  /// Whether an entry of such a name may be one that ``finding(about:below:_:isExcluded:)`` tells of.
  static func mayBe(_ name: String) -> Bool { isLedger(name) || isOfReleases(name) }

  private static func isOfReleases(_ name: String) -> Bool {
    let start = name.utf8.firstIndex { $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "_") }
    return isSpelled(name[(start ?? name.endIndex)...], ContentFolder.releasesFolder)
  }

  /// Whether a name is another in capitals or small letters; no letter outside ASCII becomes one of these
  /// names' when it is made small, so the lengths are the same.
  private static func isSpelled(_ name: Substring, _ other: String) -> Bool {
    name.utf8.count == other.utf8.count && name.lowercased() == other
  }

  /// Whether a folder holds the ledger of an agreement, as a `releases` folder does.
  private static func holdsReleases(_ place: String) throws(InputError) -> Bool {
    guard try isFolder(place) else { return false }
    for name in try FileSystem.names(in: place, notUTF8: { _ in })
    where try isFolder(place + "/" + name) {
      if try holdsLedger(place + "/" + name) { return true }
    }
    return false
  }

  private static func holdsLedger(_ place: String) throws(InputError) -> Bool {
    try FileSystem.names(in: place, notUTF8: { _ in }).contains(where: isLedger)
  }

  private static func isFolder(_ place: String) throws(InputError) -> Bool {
    try FileSystem.status(place)?.kind == .directory
  }

  private static func finding(_ message: String, _ place: String, _ help: String) -> Diagnostic {
    Diagnostic(
      rule: .releasedTextEdited, severity: .error, message: message, file: place, help: help)
  }
}
