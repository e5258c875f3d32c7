import AssentDiagnostics
import AssentManifest
import AssentRecord

/// The releases of all agreements of a content folder, read once and held against their ledgers.
struct Releases: Sendable {
  /// By ``Placement/agreementKey(of:)`` of the working text.
  private(set) var agreements: [String: ReleasedAgreement] = [:]
  /// The keys of agreements whose ledger is missing or cannot be read.
  private(set) var unreadable: Set<String> = []
  /// What was altered since it was released, and what belongs to no release.
  private(set) var diagnostics: [Diagnostic] = []
  /// The log of a whole content folder; `nil` for one agreement alone.
  private(set) var log: ContentLog?

  /// No releases.
  init() {}

  /// Reads the ledgers and every file that they name.
  ///
  /// - Parameters:
  ///   - store: holds the texts.
  ///   - keys: those that are announced, for the checkpoints of the log.
  /// - Throws: ``InputError`` where a file cannot be read, or put aside.
  init(
    _ content: ContentFolder, store: SourceStore, jobs: Int, keys: [Manifest.Key]
  ) throws(InputError) {
    // Before the ledgers: a release adds to its ledger first, so that one that is made meanwhile is not
    // yet in the log, and never missing from a ledger.
    let folder = try LogFolder(content.root)
    try self.init(root: content.root, files: content.releaseFiles, store: store, jobs: jobs)
    let log = ContentLog(
      folder, ledgers: agreements.mapValues(\.ledger), unreadable: unreadable,
      keys: keys.compactMap(\.publicKey).compactMap { PublicKey($0) })
    diagnostics += log.diagnostics
    self.log = log
  }

  /// Reads the releases of one agreement, where it has some.
  ///
  /// - Parameters:
  ///   - id: of the agreement.
  ///   - folder: that the agreement lies in.
  init(of id: String, in folder: String, store: SourceStore) throws(InputError) {
    let releases = ContentFolder.releasesFolder
    let kind = try FileSystem.status(folder + "/" + releases)?.kind
    guard kind == .directory || kind == nil else {
      self.init()
      diagnostics = [MisplacedReleases.noFolder(folder + "/" + releases, kind ?? .other)]
      return
    }
    guard kind == .directory,
      try FileSystem.status("\(folder)/\(releases)/\(id)")?.kind == .directory
    else {
      self.init()
      return
    }
    let listing = try ReleaseListing(folder, releases, only: id)
    try self.init(root: folder, files: listing.files, store: store, jobs: 1)
    diagnostics = listing.diagnostics + diagnostics
  }

  /// Whether a working text is that of a release, byte for byte.
  ///
  /// - Parameter path: of the text, below the folder that the releases were read from.
  func hasText(_ source: SourceFile, ofAgreementAt path: String) -> Bool {
    guard let agreement = agreements[Placement.agreementKey(of: path)] else { return false }
    let digest = TextDigest.digest(of: source.bytes)
    return agreement.versions.contains { version in
      version.record.release.locales.values.contains { $0.sourceDigest == digest }
    }
  }

  private init(
    root: String, files: [ContentFolder.Entry], store: SourceStore, jobs: Int
  ) throws(InputError) {
    let (groups, loose) = ReleaseGroup.groups(of: files.filter { !LogFolder.holds($0.path) })
    for entry in loose {
      diagnostics.append(
        Diagnostic(
          rule: .fileNotRead, severity: .info,
          message: "'\(Placement.fileName(of: entry.path))' is not read",
          file: root + "/" + entry.path,
          help: "keep it elsewhere: this folder is for what 'assent release' freezes"))
    }
    var readings: [ReleaseReading] = []
    for group in groups { readings.append(try ReleaseReading(group, root: root)) }
    // All files of all agreements at once: an agreement has few versions, or there are few of them.
    let wanted = readings.indices.flatMap { index in
      readings[index].wanted.map { (reading: index, file: $0) }
    }
    let read = parallelMap(wanted.count, jobs: jobs) { index in
      Result { () throws(InputError) in try wanted[index].file.read(below: root, into: store) }
    }
    for (want, result) in zip(wanted, read) {
      readings[want.reading].take(try result.get(), for: want.file)
    }
    for reading in readings {
      diagnostics += reading.diagnostics
      if let agreement = reading.agreement {
        agreements[agreement.key] = agreement
      } else if reading.diagnostics.contains(where: { $0.severity == .error }) {
        unreadable.formUnion([reading.key, reading.rightfulKey].compactMap(\.self))
      }
    }
  }
}
