import AssentDiagnostics
import AssentManifest
import AssentRecord

/// Takes events of the ledgers into the log.
package struct LogUpdate: Sendable {
  /// What came of it.
  package struct Result: Sendable {
    package var added = 0
    package var size = 0
    package var path = ""
    /// Errors that kept it from being done.
    package var diagnostics: [Diagnostic] = []
    package var sources = SourceTexts()
  }

  /// Takes in all events that are missing, by day, then ledger, then line.
  ///
  /// - Throws: ``InputError`` where a file cannot be read or written.
  package static func run(content: String) throws(InputError) -> Result {
    let lock = try LogFolder.lock(content)
    defer { withExtendedLifetime(lock) {} }
    let scene: ReleaseScene
    switch try ReleaseScene.find(content, isLocked: true) {
    case .refused(let problems, let sources):
      return Result(diagnostics: problems, sources: sources)
    case .found(let found): scene = found
    }
    let errors = scene.releases.diagnostics.filter {
      $0.severity == .error && $0.rule != .unloggedEvent
    }
    guard errors.isEmpty else { return Result(diagnostics: errors) }
    let ledgers = scene.releases.agreements.mapValues(\.ledger)
    return try takeIn(ledgers, below: content)
  }

  /// How many signatures of witnesses one file may bring.
  private static let mostCosignatures = 8

  /// Takes the signatures of witnesses below a checkpoint that is kept.
  ///
  /// - Returns: how many were new.
  /// - Throws: ``UsageError`` where no checkpoint of this text is kept.
  package static func takeIn(_ checkpoint: Checkpoint, name: String, content: String) throws -> Int
  {
    let lock = try LogFolder.lock(content)
    defer { withExtendedLifetime(lock) {} }
    let file = LogFolder.checkpointName(ofSize: checkpoint.size)
    let folder = try LogFolder(content)
    guard let bytes = folder.checkpoints.first(where: { $0.name == file })?.bytes,
      var kept = try? Checkpoint(parsing: bytes), kept.note.text == checkpoint.note.text
    else {
      throw UsageError(
        "'\(name)' is not a checkpoint that was signed here: "
          + "'\(folder.place(file))' has another text, or is not there")
    }
    let new = kept.note.cosignatures(newIn: checkpoint.note).count
    // Whoever fills the places with lines of no witness would keep the witnesses out.
    guard new <= mostCosignatures, kept.note.lines.count + new <= SignedNote.mostSignatures else {
      throw UsageError(
        "'\(name)' has \(new) new signatures, and at most \(mostCosignatures) are taken in at once; keep "
          + "those of witnesses that you know")
    }
    let count = kept.note.add(cosignaturesOf: checkpoint.note)
    if count > 0 { try LogFolder.write(kept.bytes, to: file, below: content) }
    return count
  }

  /// Takes in what a command that was killed left out.
  static func takeIn(_ scene: ReleaseScene) throws(InputError) -> Result {
    guard scene.releases.log?.log.missing.isEmpty == false else { return Result() }
    let lock = try LogFolder.lock(scene.root)
    defer { withExtendedLifetime(lock) {} }
    return try takeIn(scene.releases.agreements.mapValues(\.ledger), below: scene.root)
  }

  /// - Parameter ledgers: as they are now.
  static func takeIn(
    _ ledgers: [String: Ledger], below root: String
  ) throws(InputError) -> Result {
    let folder = try LogFolder(root)
    var result = Result(path: folder.place(LogFolder.orderName))
    var log = try checked(ledgers, folder).log
    result.added = log.missing.count
    let bytes = log.takeInMissing(from: ledgers)
    result.size = log.size
    if !bytes.isEmpty {
      try LogFolder.write((folder.order ?? []) + bytes, to: LogFolder.orderName, below: root)
    }
    return result
  }

  /// The log as it is, which may lack events and nothing else.
  ///
  /// - Throws: ``InputError`` where something contradicts it: nothing is added to such a log.
  static func checked(
    _ ledgers: [String: Ledger], _ folder: LogFolder
  ) throws(InputError) -> ContentLog {
    let log = ContentLog(folder, ledgers: ledgers)
    if let error = log.diagnostics.first(where: {
      $0.severity == .error && $0.rule != .unloggedEvent
    }) {
      throw .unwritable(
        path: folder.place(LogFolder.orderName), reason: error.message)
    }
    return log
  }
}
