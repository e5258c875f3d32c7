import AssentDiagnostics
import AssentManifest
import AssentRecord

/// Checks every signature of a published state, and the state against those seen before.
struct TrustCheck {
  private let trust: Trust
  private let current: SignedState
  /// A path as messages name it.
  private let name: (String) -> String
  private let keys: TrustedKeys
  /// Keys that files announce.
  private let announced: Set<PublicKey>
  /// All keys that are known, those that are trusted first.
  private let known: [KeyID: [PublicKey]]
  private let recovery: Set<PublicKey>
  private(set) var diagnostics: [Diagnostic] = []
  /// Whose signatures are valid, and how far they are trusted.
  private(set) var signers: [PublicKey: Verifier.Signer] = [:]
  /// Ids of keys whose signatures cannot be checked, as only their ids are known.
  private(set) var unchecked: Set<KeyID> = []
  /// What the manifests say otherwise of versions than those seen before; among the diagnostics, too.
  private(set) var rewritings: [RewrittenHistory.Finding] = []
  private let ledgers: [String: Ledger]
  /// Those that were told: what was, and what is.
  private var recoveryChanges: Set<[Set<PublicKey>]> = []

  /// - Parameter ledgers: by which corrections are told from forgeries, by the published paths of their
  ///   agreements below the root; those that are at hand.
  init(
    _ current: SignedState, trust: Trust, ledgers: [String: Ledger] = [:],
    name: @escaping (String) -> String
  ) {
    (self.trust, self.current, self.name) = (trust, current, name)
    self.ledgers = ledgers
    keys = TrustedKeys(trust, current: current)
    announced = Set(current.files.flatMap(\.signingKeys))
    recovery = keys.allRecovery
    let first = keys.trusted.union(trust.keys).union(keys.revoked.keys).union(keys.recovery)
    known = Dictionary(
      grouping: Array(first) + announced.union(recovery).subtracting(first), by: \.id)
  }

  mutating func run() {
    var ends: Set<Manifest.Timestamp> = []
    let isSigned = current.files.contains { $0.kind != .revocations && !$0.signatures.isEmpty }
    // All signatures that are gone weigh no less than one.
    if !isSigned, trust.keys.isEmpty, !announced.isEmpty,
      let first = current.files.first(where: { !$0.signingKeys.isEmpty })
    {
      report(
        .missingSignature, first.path,
        "nothing is signed, and the file announces "
          + first.signingKeys.map { "key \($0.id)" }.joined(separator: ", "), Self.signOrFetch,
        severity: .warning)
    }
    for file in current.files {
      if file.kind == .revocations { checkRevocations(file) } else { check(file, isSigned) }
      if let end = file.expires, let now = trust.now, end < now, ends.insert(end).inserted {
        report(
          .expired, file.path,
          "a newer one should have come out by \(end); it is \(now)",
          "fetch the site again; its publisher builds and signs it with a later 'expires'",
          severity: trust.keys.isEmpty ? .warning : .error)
      }
      if let previous = file.previous, previous.sequence >= file.sequence {
        report(
          .rollback, file.path,
          "sequence \(file.sequence) is not higher than \(previous.sequence), that of the one before",
          Self.buildAgain)
      }
    }
    for previous in trust.previous { compare(with: previous) }
  }

  // MARK: Signatures

  private mutating func check(_ file: SignedFile, _ othersAreSigned: Bool) {
    var isTrusted = false
    var ids: Set<KeyID> = []
    for signed in file.signatures {
      let id = signed.signature.key
      if !ids.insert(id).inserted {
        report(
          .badSignature, signed.path, "key \(id) signed the file twice", "remove one of the two")
      }
      if let key = signer(of: signed, file) {
        let isKnown = keys.trusted.contains(key)
        if isKnown { isTrusted = true }
        signers[key, default: Verifier.Signer(key: key, isTrusted: isKnown)].fileCount += 1
      }
    }
    if !trust.keys.isEmpty, !isTrusted {
      let ids = file.signatures.map(\.signature.key.description).joined(separator: ", ")
      let wanted = keys.trusted.map(\.id.description).sorted().joined(separator: ", ")
      report(
        .missingSignature, file.path,
        file.signatures.isEmpty
          ? "the file is not signed"
          : wanted.isEmpty
            ? "the file is signed by \(ids), and each key that was named is revoked"
            : "the file is signed by \(ids), and not by a key that is trusted: \(wanted)",
        file.signatures.isEmpty
          ? Self.signOrFetch
          : wanted.isEmpty
            ? "the key that takes its place is trusted with --recovery and the recovery key"
            : "a key that follows it is trusted with --previous and a state that both signed")
    } else if trust.keys.isEmpty, othersAreSigned, file.signatures.isEmpty {
      report(
        .missingSignature, file.path, "the file is not signed; others of the folder are",
        Self.signOrFetch, severity: .warning)
    }
  }

  /// The key whose signature is valid, and who may sign; findings otherwise.
  private mutating func signer(
    of signed: SignedFile.Signed, _ file: SignedFile
  ) -> PublicKey? {
    let id = signed.signature.key
    // Ids are free to choose, so there may be many keys of one.
    let known = (known[id] ?? []).prefix(Self.mostTries)
    guard !known.isEmpty else {
      let isAnnounced = file.keys.contains { $0.id == id.description }
      if trust.keys.isEmpty, isAnnounced || announced.isEmpty {
        unchecked.insert(id)
      } else {
        report(
          .unknownSigner, signed.path,
          "nothing announces key \(id), which signed the file, so it cannot be checked",
          "name the key with --key, or remove the signature")
      }
      return nil
    }
    guard let key = known.first(where: { file.checks.isValid(signed.signature, by: $0) }) else {
      let files = Placement.fileName(of: file.path)
      report(
        .badSignature, signed.path,
        "this is no signature of '\(files)' by key \(id), which has the digest \(file.digest)",
        "one of the two was changed; build and sign again, or fetch both again")
      return nil
    }
    switch keys.refusal(of: key, generated: file.generated) {
    case .revoked(let entry):
      report(
        .revokedKey, signed.path, "key \(id) was revoked at \(entry.at): \(entry.reason)",
        entry.replacement.map { "sign with key \($0.id), which takes its place" }
          ?? "sign with another key")
    case .recovery:
      report(
        .revokedKey, signed.path, "key \(id) is the recovery key, which signs only revocations",
        "sign with another key")
    case .ended(let end):
      report(
        .expiredKey, signed.path,
        "key \(id) was valid until \(end); the file was made at "
          + "\(file.generated.map { "\($0)" } ?? "")", "sign with the key that follows it")
    case nil: return key
    }
    return nil
  }

  private mutating func checkRevocations(_ file: SignedFile) {
    let wanted = keys.recovery.isEmpty ? recovery : keys.recovery
    for signed in file.signatures {
      let id = signed.signature.key
      let isValid = wanted.contains { file.checks.isValid(signed.signature, by: $0) }
      guard !isValid else { continue }
      let ids = wanted.map(\.id.description).sorted().joined(separator: ", ")
      report(
        .badSignature, signed.path,
        wanted.isEmpty
          ? "key \(id) signed the revocations, and nothing announces a recovery key"
          : "this is no signature of the revocations by the recovery key \(ids)",
        "nothing that the list says is taken over; fetch the site again, or ask its publisher")
    }
    if file.signatures.isEmpty {
      report(
        .missingSignature, file.path, "the list of revoked keys is not signed",
        "nothing that it says is taken over; fetch the site again, or ask its publisher")
    }
  }

  // MARK: States before

  private mutating func compare(with before: SignedState) {
    let hasSite = current.files.contains { $0.kind == .site }
    let files = Dictionary(current.files.map { ($0.kind, $0) }) { first, _ in first }
    for old in before.files where old.kind != .revocations {
      if let file = files[old.kind] {
        compare(file, Manifest.Previous(sequence: old.sequence, digest: old.digest), before.name)
        compareRecovery(file, old, before.name)
        compareEnd(file, old, before.name)
        compareHistories(file, old, before)
      } else if case .manifest(let id) = old.kind {
        // Whoever gives a product another id is not rid of what it said.
        let known = Set(before.files.map(\.kind))
        let successor = current.files.first {
          $0.path == old.path && !known.contains($0.kind)
        }
        reportMissing(
          id, sequence: old.sequence, before.name, hasSite, successor: successor?.kind.product)
        if let successor {
          compareRecovery(successor, old, before.name)
          compareEnd(successor, old, before.name)
          compareHistories(successor, old, before)
        }
      } else {
        report(
          .rollback, old.path, "the file is in '\(before.name)', and is missing here",
          "fetch the site again")
      }
    }
    if let site = before.site { compareProducts(files, with: site, of: before) }
    guard let list = before.revocations, !(current.revocations ?? Revocations()).continues(list)
    else { return }
    let here = current.revocations?.entries.count ?? 0
    report(
      .rollback, RevocationFiles.list,
      "the list of revoked keys of '\(before.name)' has \(list.entries.count), and this one, with "
        + "\(here), does not go on from it", "fetch the site again; keys that were revoked stay so")
  }

  /// Holds the products against a list of them that was seen, also where their manifests were not.
  private mutating func compareProducts(
    _ files: [SignedFile.Kind: SignedFile], with site: SiteManifest, of before: SignedState
  ) {
    let seen = Set(before.files.map(\.kind))
    for product in site.products where !seen.contains(.manifest(product.id)) {
      if let file = files[.manifest(product.id)] {
        compare(
          file, Manifest.Previous(sequence: product.sequence, digest: product.digest), before.name)
      } else {
        reportMissing(
          product.id, sequence: product.sequence, before.name, files[.site] != nil)
      }
    }
    let known = seen.union(site.products.map { .manifest($0.id) })
    for (path, manifest, _) in current.manifests {
      let kind = SignedFile.Kind.manifest(manifest.product.id)
      // Of evidence about a product, others are no part.
      guard files[kind] != nil, !known.contains(kind) else { continue }
      let late = RewrittenHistory.lateReleases(
        in: manifest, after: site.generated.day, in: "'\(before.name)'")
      for finding in late { take(finding, of: path) }
    }
  }

  /// - Parameter successor: the product that has its place now.
  private mutating func reportMissing(
    _ product: String, sequence: Int, _ source: String, _ hasSite: Bool, successor: String? = nil
  ) {
    // The list of products, which is signed, says that it is gone.
    report(
      .rollback, hasSite ? "site.json" : "manifest.json",
      "product '\(product)' is in '\(source)', with sequence \(sequence), and not here"
        + (successor.map { "; its place has product '\($0)'" } ?? ""),
      "ask the publisher whether the product has ended",
      severity: hasSite ? .warning : .error)
  }

  private mutating func compare(_ file: SignedFile, _ old: Manifest.Previous, _ name: String) {
    switch SequenceFault(
      sequence: file.sequence, digest: file.digest, previous: file.previous, after: old)
    {
    case .rollback:
      report(
        .rollback, file.path,
        "sequence \(file.sequence) is lower than \(old.sequence), that of '\(name)'",
        "an old state was put back, or numbers began anew; fetch the site again, or ask the publisher to "
          + "build after that of '\(name)' (--previous)")
    case .equivocation where file.sequence == old.sequence:
      report(
        .equivocation, file.path,
        "sequence \(file.sequence) is that of '\(name)', too, with the digest \(old.digest); here it "
          + "is \(file.digest)",
        "two different states have one number; keep both, and ask the publisher")
    case .equivocation:
      report(
        .equivocation, file.path,
        "the one before, with sequence \(old.sequence), had the digest "
          + "\(file.previous.map { "\($0.digest)" } ?? ""); that of '\(name)' is \(old.digest)",
        "two different states have one number; keep both, and ask the publisher")
    case .fastForward:
      report(
        .fastForward, file.path,
        "sequence \(file.sequence) is more than \(SequenceFault.mostSteps) above \(old.sequence), "
          + "that of '\(name)'", "ask the publisher; no state could follow the highest number")
    case nil: break
    }
  }

  /// Holds the keys that revoke others against those that a reader saw and did not name.
  ///
  /// Whoever stole a key that signs can announce a recovery key of their own, and readers who come later
  /// know no other.
  private mutating func compareRecovery(_ file: SignedFile, _ old: SignedFile, _ name: String) {
    let (was, now) = (Set(old.recoveryKeys), Set(file.recoveryKeys))
    guard was != now, !now.isSubset(of: trust.recovery) || now.isEmpty,
      !recoveryChanges.contains([was, now])
    else { return }
    recoveryChanges.insert([was, now])
    func list(_ keys: Set<PublicKey>) -> String {
      keys.isEmpty ? "none" : keys.map(\.id.description).sorted().joined(separator: ", ")
    }
    report(
      .recoveryKeyChanged, file.path,
      "the recovery key was \(list(was)) in '\(name)', and is \(list(now)) here",
      "ask the publisher by another way, and name the right one with --recovery", severity: .warning
    )
  }

  /// Tells of a file that had an end and has none any more: nothing would show that newer ones are held back.
  private mutating func compareEnd(_ file: SignedFile, _ old: SignedFile, _ name: String) {
    guard let end = old.expires, file.expires == nil, file.sequence > old.sequence else { return }
    report(
      .expiryRemoved, file.path,
      "the file expires never, and that of '\(name)' expired at \(end)",
      "from here on nothing tells whether newer ones are held back; its publisher sets 'signing.expires' again",
      severity: .warning)
  }

  /// Holds what is said of versions against what was; a state that was put back as a whole says less.
  private mutating func compareHistories(
    _ file: SignedFile, _ old: SignedFile, _ before: SignedState
  ) {
    guard file.sequence >= old.sequence || file.kind != old.kind,
      let now = current.manifests.first(where: { $0.path == file.path })?.manifest,
      let seen = before.manifests.first(where: { $0.path == old.path })?.manifest
    else { return }
    let folder = Placement.folder(of: file.path)
    var own: [String: Ledger] = [:]
    for document in seen.documents {
      own[document.id] = ledgers[Placement.join(folder, document.id)]
    }
    let history = RewrittenHistory(
      of: now, after: seen, in: "'\(before.name)'", ledgers: own)
    for finding in history.findings { take(finding, of: file.path) }
  }

  private mutating func take(_ finding: RewrittenHistory.Finding, of path: String) {
    guard !rewritings.contains(finding) else { return }
    rewritings.append(finding)
    switch finding.weight {
    case .contradiction:
      report(
        .historyRewritten, path, finding.message,
        "what was published of a version stays; keep both manifests, and ask the publisher")
    case .late:
      report(
        .backDated, path, finding.message,
        "it came after the day that it states; ask the publisher since when it could be read",
        severity: .warning)
    case .unproved:
      report(
        .unprovedCorrection, path, finding.message,
        "nothing here says who put it right; ask the publisher for the entry of the ledger",
        severity: .info)
    case .condition:
      report(
        .gateChanged, path, finding.message,
        "its publisher may set it anew; for an acceptance counts what the manifest says that its record "
          + "names", severity: .warning)
    }
  }

  private static let mostTries = 8
  private static let signOrFetch =
    "fetch it again; its publisher signs with 'assent sign'"
  private static let buildAgain = "build and sign the folder again"

  private mutating func report(
    _ rule: RuleID, _ path: String, _ message: String, _ help: String,
    severity: Severity = .error
  ) {
    diagnostics.append(
      Diagnostic(rule: rule, severity: severity, message: message, file: name(path), help: help))
  }
}
