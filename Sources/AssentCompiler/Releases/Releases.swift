import AssentDiagnostics
import AssentManifest
import AssentRecord

/// The releases of all agreements of a content folder, read once and held against their ledgers.
struct Releases: Sendable {
  /// By ``Placement/agreementKey(of:)`` of the working text.
  private(set) var agreements: [String: ReleasedAgreement] = [:]
  /// What was altered since it was released, and what belongs to no release.
  private(set) var diagnostics: [Diagnostic] = []

  /// No releases.
  init() {}

  /// Reads the ledgers and every file that they name.
  ///
  /// - Parameter store: holds the texts.
  /// - Throws: ``InputError`` where a file cannot be read, or put aside.
  init(_ content: ContentFolder, store: SourceStore, jobs: Int) throws(InputError) {
    let (groups, loose) = ReleaseGroup.groups(of: content.releaseFiles)
    for entry in loose {
      diagnostics.append(
        Diagnostic(
          rule: .fileNotRead, severity: .info,
          message: "'\(Placement.fileName(of: entry.path))' is not read",
          file: content.root + "/" + entry.path,
          help: "keep it elsewhere: this folder is for what 'assent release' freezes"))
    }
    var readings: [ReleaseReading] = []
    for group in groups { readings.append(try ReleaseReading(group, of: content)) }
    // All files of all agreements at once: an agreement has few versions, or there are few of them.
    let wanted = readings.indices.flatMap { index in
      readings[index].wanted.map { (reading: index, file: $0) }
    }
    let read = parallelMap(wanted.count, jobs: jobs) { index in
      Result { () throws(InputError) in try wanted[index].file.read(from: content, into: store) }
    }
    for (want, result) in zip(wanted, read) {
      readings[want.reading].take(try result.get(), for: want.file)
    }
    for reading in readings {
      diagnostics += reading.diagnostics
      if let agreement = reading.agreement { agreements[agreement.key] = agreement }
    }
  }
}
