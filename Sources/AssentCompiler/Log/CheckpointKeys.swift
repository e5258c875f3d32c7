import AssentDiagnostics
import AssentManifest
import AssentRecord

/// The keys that the signatures of checkpoints are held against, wherever a log is checked.
///
/// They are those that sign the manifests. A checkpoint has no date, so that a key whose time has
/// ended may still stand below one.
package struct CheckpointKeys: Sendable {
  /// Of these one has to have signed.
  private var signing: [PublicKey]
  /// Keys whose signatures do not count, each with the reason.
  private var refused: [(key: PublicKey, reason: String)] = []
  /// Keys that are announced, and not trusted: what is said to be theirs has to be valid.
  private var others: [PublicKey] = []
  /// Whether anybody named or announced a key.
  let isRequired: Bool

  /// Takes the keys as they are; none where only what is there is held together.
  package init(signing keys: [PublicKey] = []) {
    signing = keys
    isRequired = !keys.isEmpty
  }

  /// The keys that a reader trusts, or else those that the state announces.
  package init(_ trust: Trust, state: SignedState) {
    let keys = TrustedKeys(trust, current: state)
    let announced = Set(state.files.flatMap(\.signingKeys))
    let wanted = trust.keys.isEmpty ? announced : keys.trusted.union(trust.keys)
    isRequired = !wanted.isEmpty
    signing = []
    // The line of a note has no id of minisign: what was revoked is the key itself.
    let revoked = Dictionary(keys.revoked.map { ($0.bytes, $1) }) { first, _ in first }
    let all = wanted.union(announced).union(keys.allRecovery).union(keys.revoked.keys)
    for key in all.sorted(by: { $0.description < $1.description }) {
      if let entry = revoked[key.bytes] {
        refused.append((key, "was revoked at \(entry.at): \(entry.reason)"))
      } else if keys.refusal(of: key, generated: nil) != nil {
        refused.append((key, "is the recovery key, which signs only revocations"))
      } else if wanted.contains(key) {
        signing.append(key)
      } else {
        others.append(key)
      }
    }
  }

  /// What is wrong with the signatures of a checkpoint; `nil` where they are in order.
  ///
  /// - Parameter isKept: whether it is an older one, which keys may have signed that are not known any
  ///   more, or were revoked later. A signature of its log has to stand below it all the same.
  package func finding(
    of checkpoint: Checkpoint, at path: String, isKept: Bool = false
  ) -> Diagnostic? {
    func state(_ key: PublicKey) -> SignedNote.Finding {
      NoteKey(name: checkpoint.origin, key).map { checkpoint.note.check($0) } ?? .absent
    }
    func finding(_ rule: RuleID, _ message: String, _ help: String) -> Diagnostic {
      Diagnostic(rule: rule, severity: .error, message: message, file: path, help: help)
    }
    if (signing + others + refused.map(\.key)).contains(where: { state($0) == .invalid }) {
      return finding(
        .logDiffers, "the checkpoint has a signature that is not valid", "publish the folder again")
    }
    guard isRequired, !isKept else {
      guard !checkpoint.hasOwnSignature else { return nil }
      return finding(
        .missingSignature,
        "no line below the checkpoint is a signature of its log, '\(checkpoint.origin)'",
        isKept
          ? "take the kept checkpoint back as it was signed, and publish the folder again"
          : "sign it: 'assent sign'")
    }
    guard !signing.contains(where: { state($0) == .valid(time: nil) }) else { return nil }
    if let (key, reason) = refused.first(where: { state($0.key) == .valid(time: nil) }) {
      return finding(
        .revokedKey, "key \(key.id), which signed the checkpoint, \(reason)",
        "sign it with another key: 'assent log sign'")
    }
    return finding(
      .missingSignature, "no key that is trusted or announced signed the checkpoint",
      "sign it: 'assent sign'")
  }

  /// What is wrong with the signatures of all checkpoints of a log.
  ///
  /// - Parameter name: a path as messages name it.
  package func findings(of log: PublishedLog, name: (String) -> String) -> [Diagnostic] {
    var found = log.kept.compactMap { kept in
      finding(
        of: kept,
        at: name(
          LogFiles.checkpointsFolder + "/" + LogFolder.checkpointName(ofSize: kept.size)),
        isKept: true)
    }
    if let checkpoint = log.checkpoint {
      finding(of: checkpoint, at: name(LogFiles.checkpointPath)).map { found.append($0) }
    }
    return found
  }
}
