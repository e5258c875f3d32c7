import AssentManifest
import AssentRecord
import Crypto

/// A record that was made elsewhere, on its way into a log: a receipt, or a line of another log.
public struct AcceptanceImport: Hashable, Sendable {
  /// The record that is taken in.
  public let acceptance: Acceptance
  /// Of the file that it was taken from.
  public let origin: Manifest.Digest
  /// What is odd about it, and keeps it out of no log: a sentence each.
  public let warnings: [String]

  /// Takes a record from a file, if what it accepts is what was published.
  ///
  /// - Parameters:
  ///   - bytes: a receipt, or one line of a log.
  ///   - manifest: has to list the text, unless a receipt has a proof that a key signed.
  ///   - keys: of the publisher, for the manifest and the proof in a receipt.
  ///   - recoveryKeys: those that revoke others.
  ///   - memory: what a gate knows of keys that were replaced or revoked.
  ///   - words: in which a gate asks; a record of another statement is refused, as is one without what the
  ///     publisher asks for.
  /// - Throws: ``ReceiptError``, which names both digests where they differ.
  public init(
    _ bytes: [UInt8], manifest: Manifest, keys: [PinnedKey], recoveryKeys: [PinnedKey] = [],
    memory: (any ManifestMemory)? = nil, words: [GateWords] = GateWords.all
  ) throws(ReceiptError) {
    guard bytes.count <= Receipt.mostBytes else {
      throw ReceiptError("the file has more than \(Receipt.mostBytes) bytes")
    }
    origin = Manifest.Digest(sha256: SHA256.hash(data: bytes))
    let line = bytes.last == UInt8(ascii: "\n") ? Array(bytes.dropLast()) : bytes
    if let acceptance = AcceptanceImport.record(in: line) {
      self.acceptance = acceptance
      warnings = acceptance.misdating(under: manifest, isOfThen: false).map { [$0] } ?? []
      try Self.check(acceptance, manifest)
      try Self.hold(acceptance, against: manifest, words, isApproved: false)
      return
    }
    let receipt = try Receipt(parsing: line)
    guard let acceptance = receipt.acceptance else {
      throw ReceiptError("the record of the receipt is no acceptance in canonical form")
    }
    if case .guardianApproved? = receipt.event?.action {
      throw ReceiptError(
        "the record is that of a guardian, and counts with that of the person alone")
    }
    self.acceptance = acceptance
    let checks = receipt.check(
      keys: keys, recoveryKeys: recoveryKeys, memory: memory, words: words)
    if let failure = checks.first(where: { $0.outcome == .fails }) {
      throw ReceiptError("the receipt does not hold: \(failure)")
    }
    if let end = receipt.fates.first(where: \.endsRecord) {
      throw ReceiptError("\(Receipt.words(of: end)): it is not taken in")
    }
    // One key signs the manifests of several products.
    let own = (try? Manifest(parsing: receipt.manifest)) ?? manifest
    guard own.product.id == manifest.product.id else {
      throw ReceiptError(
        "the receipt is of the product '\(Receipt.shown(own.product.id))', and not of "
          + "'\(manifest.product.id)'")
    }
    warnings = receipt.misdating(acceptance, own).map { [$0] } ?? []
    let signer = (try? receipt.signer(keys, recoveryKeys, memory)) ?? nil
    // Its own manifest vouches for the text only where a trusted key signed it.
    let isListed = manifest.documents.contains { document in
      document.id == acceptance.document
        && document.releases.contains { $0.version == acceptance.version }
    }
    if isListed || signer == nil { try Self.check(acceptance, manifest) }
    // What was asked for is that of the manifest of then.
    try Self.hold(
      acceptance, against: signer == nil ? manifest : own, words, isApproved: receipt.isApproved)
  }

  private static func record(in line: [UInt8]) -> Acceptance? {
    guard line.count <= AcceptanceChain.mostBytesOfLine,
      let object = CanonicalObject(line, in: 0..<line.count), object.value("event") != nil,
      let event = try? AcceptanceEvent(reading: AcceptanceFields(object)),
      case .accepted(let acceptance) = event.action
    else { return nil }
    return acceptance
  }

  /// Refuses a record that no gate would have made so under a manifest.
  private static func hold(
    _ acceptance: Acceptance, against manifest: Manifest, _ words: [GateWords], isApproved: Bool
  ) throws(ReceiptError) {
    let digest = Manifest.Digest(sha256: SHA256.hash(data: manifest.canonicalBytes()))
    let isOfThen = digest == acceptance.manifest.digest
    let found =
      acceptance.contradictions(
        in: manifest, words: words, isGuardian: false, isApproved: isApproved)
      + acceptance.omissions(under: manifest, isGuardian: false)
      + (isOfThen ? acceptance.misstatements(of: manifest) : [])
    if let first = found.first { throw ReceiptError(first) }
  }

  private static func check(
    _ acceptance: Acceptance, _ manifest: Manifest
  ) throws(ReceiptError) {
    let name = "'\(Receipt.shown(acceptance.document))' \(acceptance.version)"
    let release = manifest.documents.first { $0.id == acceptance.document }?
      .releases.first { $0.version == acceptance.version }
    guard let release else { throw ReceiptError("the manifest does not list \(name)") }
    guard let entry = release.locales[acceptance.locale] else {
      throw ReceiptError("the manifest does not list \(name) in '\(acceptance.locale)'")
    }
    guard entry.textDigest == acceptance.textDigest else {
      throw ReceiptError(
        "\(name) was accepted with the digest \(acceptance.textDigest), and the manifest says "
          + "\(entry.textDigest)")
    }
  }
}
