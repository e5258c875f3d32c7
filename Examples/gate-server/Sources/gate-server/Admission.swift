import AssentGate
import AssentManifest
import Crypto

/// A receipt that holds: of this product, under a pinned key, with the text that was published.
struct Admission: Sendable {
  let receipt: Receipt
  let acceptance: Acceptance
  /// The digest of the line of the record.
  let line: Manifest.Digest
  /// The receipt as it came.
  let bytes: [UInt8]

  /// An id of a record is no longer, in bytes; those of Assent have 32 or 36.
  private static let mostID = 200

  /// Checks a receipt.
  ///
  /// - Throws: ``Refusal`` that says what does not hold.
  init(_ bytes: [UInt8], _ site: Site) throws(Refusal) {
    func refuse(_ sentence: String) -> Refusal { Refusal(.unprocessableContent, sentence) }
    do { receipt = try Receipt(parsing: bytes) } catch { throw refuse(error.description) }
    let checks = receipt.check(
      keys: site.keys, recoveryKeys: site.recoveryKeys, memory: SiteMemory(folder: site.folder))
    if let failed = checks.first(where: { $0.outcome == .fails }) {
      throw refuse(failed.description)
    }
    guard let acceptance = receipt.acceptance,
      let manifest = try? Manifest(parsing: receipt.manifest)
    else { throw refuse("the receipt has no acceptance") }
    guard manifest.product.id == site.product.id else {
      throw refuse(
        "the receipt is of the product '\(manifest.product.id)', and this is the server of "
          + "'\(site.product.id)'")
    }
    guard (1...Self.mostID).contains(acceptance.id.utf8.count) else {
      throw refuse("the id of the record has not 1 to \(Self.mostID) bytes")
    }
    self.acceptance = acceptance
    self.bytes = bytes
    line = Manifest.Digest(sha256: SHA256.hash(data: receipt.line))
  }
}
