import AssentCompiler
import AssentDiagnostics
import AssentManifest
import AssentRecord

/// Keys of logs and witnesses as people name them.
enum NoteKeyInput {
  /// The key that `--key` names: a minisign public key, its file, or a verifier key.
  ///
  /// - Parameters:
  ///   - origin: the name of the log, which a minisign key does not have.
  ///   - option: as messages name it.
  static func key(_ text: String, origin: String, option: String = "--key") throws -> NoteKey {
    if let key = NoteKey(text) {
      guard key.kind == .signature, key.name == origin else {
        throw UsageError(
          "\(option) is a key of '\(key.name)'"
            + (key.kind == .signature ? ", and the log is '\(origin)'" : " as a witness"))
      }
      return key
    }
    guard !KeyFiles.isSecret(text) else { throw UsageError(KeyFiles.secretGiven) }
    guard let key = try publicKey(text), let noteKey = NoteKey(name: origin, key) else {
      throw UsageError(
        "\(option) '\(text)' is no public key: name NAME.pub, the key in it that begins with RW, or a "
          + "verifier key name+id+key")
    }
    return noteKey
  }

  private static func publicKey(_ text: String) throws(InputError) -> PublicKey? {
    if let key = PublicKey(text) { return key }
    guard FileSystem.isFile(text) else { return nil }
    return PublicKey(file: try FileSystem.read(text, limit: PublicKey.mostBytes))
  }

  /// Requires that a checkpoint is signed by a key.
  static func check(_ checkpoint: Checkpoint, by key: NoteKey, name: String) throws(FailedCheck) {
    switch checkpoint.note.check(key) {
    case .valid: return
    case .absent:
      throw FailedCheck(
        "'\(name)' is not signed by this key: no line below its text is of '\(key.name)' with the id "
          + key.hexadecimalID)
    case .invalid: throw FailedCheck("'\(name)' has a signature of this key that is not valid")
    }
  }
}
