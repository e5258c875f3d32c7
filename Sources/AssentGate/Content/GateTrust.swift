import AssentManifest
import AssentRecord

/// Which manifest may be trusted: keys that are pinned, those that follow from them, and what was seen.
///
/// The rules of keys are those by which `assent verify` checks a site (``TrustedKeys``).
struct GateTrust {
  private let keys: [PublicKey]
  private let recovery: [PublicKey]
  private let memory: (any ManifestMemory)?
  private let product: String?
  /// Signed by one key and announcing the next, oldest first; the last good manifest is last.
  private var rotations: [SignedManifest] = []
  private var revocations: SignedRevocations?
  /// The list of revoked keys that was remembered, as it is kept.
  private var kept: RevocationPair?
  /// What was published, once it was read.
  private(set) var current: SignedManifest?
  /// The last manifest that was trusted, and may still be.
  private(set) var lastGood: VerifiedManifest?

  init(
    keys: [PublicKey], recovery: [PublicKey], memory: (any ManifestMemory)?, product: String?
  ) {
    (self.keys, self.recovery) = (keys, recovery)
    (self.memory, self.product) = (memory, product)
    guard let memory else { return }
    kept = RevocationPair(
      list: memory.remembered(.revocations), signature: memory.remembered(.revocationsSignature))
    revocations = kept?.signed
    rotations = Rotations.reading(memory.remembered(.rotations))
    guard let kept = memory.lastGood(), kept.manifest.count <= GateContent.mostBytes,
      let last = SignedManifest(kept.manifest, kept.signatures)
    else { return }
    rotations.append(last)
    do throws(GateRefusal) {
      let signer = try signer(of: last)
      if let product, last.manifest.product.id != product {
        throw .otherProduct(last.manifest.product.id, expected: product)
      }
      lastGood = VerifiedManifest(
        last.manifest, bytes: kept.manifest, signatures: last.signatureFiles,
        signer: signer?.id.description)
    } catch {
      // What no key vouches for any more gives no trust, and does not stand in.
      rotations.removeLast()
    }
  }

  // MARK: What was published

  /// Reads the manifest of a source, with a signature that counts.
  mutating func published(in source: any PublishedSource) throws(GateRefusal) -> VerifiedManifest {
    let name = GateContent.fileName
    guard let bytes = try source.bytes(of: name, limit: GateContent.mostBytes) else {
      throw .unreadable("'\(name)' is missing")
    }
    let list = try revocationFiles(in: source)
    try takeRevocations(list, beside: nil)
    let signatures = try Self.signatures(of: name, in: source, by: candidates)
    // Before anything is read of bytes that nobody vouches for.
    let known = lastGood == nil ? nil : rotations.last.flatMap { $0.file.bytes == bytes ? $0 : nil }
    let checks = known?.file.checks ?? SignatureChecks(of: bytes)
    if !keys.isEmpty { try requireSignature(checks, signatures) }
    let manifest: Manifest
    if let known {
      manifest = known.manifest
    } else {
      manifest = try VerifiedManifest(unchecked: bytes).manifest
    }
    let signed = SignedManifest(manifest, checks, signatures)
    current = signed
    // Where no recovery key was known, the one that the manifest announces may take trust away.
    if revocations == nil { try takeRevocations(list, beside: signed) }
    let signer = try signer(of: signed)
    return VerifiedManifest(
      manifest, bytes: bytes, signatures: signed.signatureFiles, signer: signer?.id.description)
  }

  /// Holds a manifest against what was seen before.
  func check(
    _ published: VerifiedManifest, after seen: Manifest.Previous?
  ) throws(GateRefusal) {
    let manifest = published.manifest
    if let expected = product ?? lastGood?.manifest.product.id, manifest.product.id != expected {
      throw .otherProduct(manifest.product.id, expected: expected)
    }
    // One that asks nothing opens every gate: it is taken only for the product that is known to be meant.
    if product ?? lastGood?.manifest.product.id == nil, manifest.documents.isEmpty {
      throw .nothingToAccept(product: manifest.product.id)
    }
    for seen in [seen, lastGood?.reference].compactMap(\.self) {
      switch SequenceFault(
        sequence: manifest.sequence, digest: published.digest, previous: manifest.previous,
        after: seen)
      {
      case .rollback: throw .rollback(sequence: manifest.sequence, seen: seen.sequence)
      case .equivocation:
        let isSame = manifest.sequence == seen.sequence
        throw .equivocation(
          sequence: seen.sequence,
          digest: isSame ? published.digest : manifest.previous?.digest ?? published.digest,
          seen: seen.digest)
      case .fastForward: throw .fastForward(sequence: manifest.sequence, seen: seen.sequence)
      case nil: break
      }
    }
    try checkHistory(of: published)
  }

  /// Holds what a manifest says of versions against the last good one: its number says only that it is
  /// newer.
  ///
  /// No ledger is at hand here, so that what an entry of one may have put right counts as such.
  private func checkHistory(of published: VerifiedManifest) throws(GateRefusal) {
    guard let lastGood, lastGood.digest != published.digest else { return }
    let history = RewrittenHistory(
      of: published.manifest, after: lastGood.manifest,
      in: "the manifest with sequence \(lastGood.manifest.sequence)")
    let found = history.contradictions.map(\.message)
    guard let first = found.first else { return }
    let others = found.count - 1
    throw .rewritten(
      first + (others > 0 ? ", and \(others) more like it" : ""), seen: lastGood.manifest.sequence)
  }

  /// Remembers a manifest that is newer than the last, and how its key came to be trusted.
  ///
  /// - Returns: why it could not be.
  func remember(_ manifest: VerifiedManifest) -> StoreError? {
    guard let memory else { return nil }
    do throws(StoreError) {
      if let revocations, revocations.file.isSigned(by: trusted(nil).recovery),
        memory.remembered(.revocations) != revocations.bytes
          || memory.remembered(.revocationsSignature) != revocations.signatureFile
      {
        try memory.remember(revocations.signatureFile, as: .revocationsSignature)
        try memory.remember(revocations.bytes, as: .revocations)
      }
      guard manifest.digest != lastGood?.digest || manifest.signatures != lastGood?.signatures
      else {
        return nil
      }
      let links = links()
      if !links.isEmpty || memory.remembered(.rotations) != nil {
        try memory.remember(Rotations.bytes(of: links), as: .rotations)
      }
      try memory.keep(manifest: manifest.bytes, signatures: manifest.signatures)
      return nil
    } catch {
      return error
    }
  }

  /// The manifests that are needed to trust what was published, once it has taken the place of the last.
  private func links() -> [SignedManifest] {
    guard !keys.isEmpty, let signed = current else { return [] }
    var others = self
    others.rotations = []
    if (try? others.signer(of: signed)) != nil { return [] }
    // The last good manifest is needed only where it announced the key.
    others.rotations = lastGood == nil ? rotations : Array(rotations.dropLast())
    return (try? others.signer(of: signed)) != nil ? others.rotations : rotations
  }

  // MARK: Signatures

  /// Keys that may have signed, those that are pinned first: only to find their signatures.
  private var candidates: [PublicKey] {
    let others = rotations.flatMap { $0.file.signingKeys }
    let replaced = revocations?.list.entries.compactMap(\.replacement) ?? []
    return keys + others + replaced
  }

  /// The signatures beside a file: the first, and those with the id of a key in their name.
  private static func signatures(
    of name: String, in source: any PublishedSource, by keys: [PublicKey]
  ) throws(GateRefusal) -> [[UInt8]] {
    var paths = ["\(name).minisig"]
    for key in keys where paths.count < SignedFile.mostSignatures {
      let path = "\(name).\(key.id).minisig"
      if !paths.contains(path) { paths.append(path) }
    }
    var files: [[UInt8]] = []
    for path in paths {
      if let bytes = try source.bytes(of: path, limit: Signature.mostBytes) { files.append(bytes) }
    }
    return files
  }

  private func requireSignature(
    _ checks: SignatureChecks, _ files: [[UInt8]]
  ) throws(GateRefusal) {
    let signatures = files.compactMap { try? Signature(parsing: $0) }
    let wanted = keys.map(\.id.description).joined(separator: ", ")
    guard !signatures.isEmpty else {
      throw .badSignature(
        files.isEmpty
          ? "'\(GateContent.fileName)' is not signed; key \(wanted) has to sign it"
          : "what stands beside '\(GateContent.fileName)' is no minisign signature")
    }
    let candidates = candidates
    let isValid = signatures.contains { signature in
      candidates.contains { checks.isValid(signature, by: $0) }
    }
    guard isValid else {
      let ids = signatures.map(\.key.description).joined(separator: ", ")
      throw .badSignature(
        "'\(GateContent.fileName)' is not signed by key \(wanted), or was changed; "
          + "its signature names \(ids)")
    }
  }

  private func revocationFiles(
    in source: any PublishedSource
  ) throws(GateRefusal) -> RevocationPair? {
    /// What cannot be read as it is too long is there, and is nothing that it should be.
    func bytes(_ name: MemoryName, _ limit: Int) throws(GateRefusal) -> [UInt8]? {
      do throws(GateRefusal) { return try source.bytes(of: name.rawValue, limit: limit) } catch {
        guard case .unreadable = error else { throw error }
        return []
      }
    }
    let list = try bytes(.revocations, MemoryName.revocations.limit)
    return RevocationPair(
      list: list,
      signature: list == nil ? nil : try bytes(.revocationsSignature, Signature.mostBytes))
  }

  /// The keys whose list of revoked keys counts.
  ///
  /// - Parameter signed: a manifest whose announcements count where no recovery key is known.
  private func signers(beside signed: SignedManifest?) -> Set<PublicKey> {
    let trust = trusted(signed)
    return trust.recovery.isEmpty ? trust.allRecovery : trust.recovery
  }

  /// Takes in the list of revoked keys, where the recovery key signed it and it goes on from the one that
  /// is remembered.
  ///
  /// A list that was changed might as well not be there, and would trust a stolen key again: it is refused.
  private mutating func takeRevocations(
    _ files: RevocationPair?, beside signed: SignedManifest?
  ) throws(GateRefusal) {
    let wanted = signers(beside: signed)
    if let old = revocations, !old.file.isSigned(by: wanted) { revocations = nil }
    if !keys.isEmpty, let fault = files?.fault(wanted) { throw fault }
    if let new = files?.signed, new.file.isSigned(by: wanted),
      new.list.continues(revocations?.list ?? Revocations())
    {
      revocations = new
    }
    // So is one that was remembered, unless what is published takes its place.
    if revocations == nil, !keys.isEmpty, let fault = kept?.fault(wanted) { throw fault }
  }

  /// The last manifest that was trusted, where it may stand in for what is published: the list of revoked keys that
  /// was remembered is not known to be changed.
  var standIn: VerifiedManifest? {
    kept?.fault(signers(beside: rotations.last)) == nil ? lastGood : nil
  }

  /// The key whose signature of the manifest of a receipt counts; the list of revoked keys that stands there has to
  /// be signed by a recovery key that is given.
  func signer(ofReceipt signed: SignedManifest) throws(GateRefusal) -> PublicKey? {
    let wanted = signers(beside: signed)
    if let fault = kept?.fault(wanted, allowsOthers: recovery.isEmpty) { throw fault }
    return try signer(of: signed)
  }

  /// The keys to trust before a manifest, or of it.
  private func trusted(_ current: SignedManifest?) -> TrustedKeys {
    TrustedKeys(
      keys: keys, recovery: recovery,
      previous: rotations.map { SignedFiles(files: [$0.file], revocations: nil) },
      current: SignedFiles(
        files: [current?.file, revocations?.file].compactMap(\.self),
        revocations: revocations?.list))
  }

  /// The key whose signature counts; none where no key is pinned.
  func signer(of signed: SignedManifest) throws(GateRefusal) -> PublicKey? {
    guard !keys.isEmpty else { return nil }
    let trust = trusted(signed)
    var reasons: [GateRefusal] = []
    for signature in signed.file.signatures.map(\.signature) {
      let key = trust.trusted.union(keys).first {
        signed.file.checks.isValid(signature, by: $0)
      }
      guard let key else { continue }
      switch trust.refusal(of: key, generated: signed.file.generated) {
      case .revoked(let entry):
        reasons.append(.revokedKey("key \(key.id) was revoked at \(entry.at): \(entry.reason)"))
      case .recovery: reasons.append(.badSignature("key \(key.id) signs only revocations"))
      case .ended(let end):
        reasons.append(
          .badSignature(
            "key \(key.id) was valid until \(end), and the manifest was made at "
              + "\(signed.manifest.generated)"))
      case nil where trust.trusted.contains(key): return key
      case nil: reasons.append(.badSignature("key \(key.id) is not trusted any more"))
      }
    }
    throw reasons.first
      ?? .badSignature(
        "no key that is trusted signed '\(GateContent.fileName)': "
          + keys.map(\.id.description).joined(separator: ", "))
  }
}
