import AssentCompiler
import AssentDiagnostics
import AssentManifest
import AssentRecord

/// Keys of logs as people name them.
enum NoteKeyInput {
  /// The keys that an option names: minisign public keys, their files, or verifier keys.
  ///
  /// - Parameters:
  ///   - origin: the name of the log, which a verifier key has to have; `nil` while it is not known.
  ///   - option: as messages name it.
  static func keys(
    _ texts: [String], origin: String?, option: String = "--key"
  ) throws -> [PublicKey] {
    try texts.map { text in
      guard let key = NoteKey(text) else { return try KeyFiles.publicKey(text) }
      guard key.kind == .signature, key.name == origin ?? key.name else {
        throw UsageError(
          "\(option) is a key of '\(key.name)'"
            + (key.kind == .signature ? ", and the log is '\(origin ?? "")'" : " as a witness"))
      }
      // A verifier key does not have the id that minisign gives a key, and that no signature of a log
      // has either.
      guard let none = KeyID([UInt8](repeating: 0, count: 8)),
        let publicKey = PublicKey(id: none, bytes: key.bytes)
      else { throw UsageError("\(option) '\(text)' is no key") }
      return publicKey
    }
  }

  /// Requires that a checkpoint is signed by one of some keys, and that nothing below it is said to be
  /// theirs and is not.
  static func check(
    _ checkpoint: Checkpoint, by keys: [PublicKey], name: String
  ) throws(FailedCheck) {
    let notes = keys.compactMap { NoteKey(name: checkpoint.origin, $0) }
    let states = notes.map { checkpoint.note.check($0) }
    guard !states.contains(.invalid) else {
      throw FailedCheck("'\(name)' has a signature of this key that is not valid")
    }
    guard !states.contains(.valid(time: nil)) else { return }
    throw FailedCheck(
      "'\(name)' is not signed by this key: no line below its text is of '\(checkpoint.origin)' with "
        + "the id " + notes.map(\.hexadecimalID).joined(separator: " or "))
  }

  /// Requires that the checkpoints of a published log are signed as 'assent verify' wants it.
  ///
  /// - Throws: ``Ending`` where they are not, which is printed.
  static func check(
    _ log: PublishedLog, in folder: String, by keys: [PublicKey], _ colors: ColorOption
  ) throws {
    let files = PublishedFolder(folder)
    var trust = Trust()
    trust.keys = keys
    let found = CheckpointKeys(trust, state: try SignedState(published: files))
      .findings(of: log) { files.name(of: $0) }
    guard found.isEmpty else {
      DiagnosticOutput.print(found, of: SourceTexts(), color: colors.isOnForMessages)
      throw Ending.findings
    }
  }
}
