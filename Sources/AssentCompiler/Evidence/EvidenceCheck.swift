import AssentLicense
import AssentManifest
import AssentRecord

/// One thing that was looked at, and what came of it.
package struct EvidenceCheck: Hashable, Sendable {
  package enum Result: String, Hashable, Sendable {
    case passed
    case failed
    /// There is nothing to look at, or nothing that it could be held against.
    case absent
    /// Nothing is wrong, and the reader has to know it.
    case caution
  }

  package var result: Result
  /// A sentence.
  package var text: String

  static func passed(_ text: String) -> EvidenceCheck { EvidenceCheck(result: .passed, text: text) }
  static func failed(_ text: String) -> EvidenceCheck { EvidenceCheck(result: .failed, text: text) }
  static func absent(_ text: String) -> EvidenceCheck { EvidenceCheck(result: .absent, text: text) }
  static func caution(_ text: String) -> EvidenceCheck {
    EvidenceCheck(result: .caution, text: text)
  }

  /// The result in a word or two, with a sign that can be seen at a glance.
  package var name: String {
    switch result {
    case .passed: "✓ holds"
    case .failed: "✗ does not hold"
    case .absent: "– not there"
    case .caution: "! note"
    }
  }

  /// What reading a ledger has shown: where its chain is broken, it is not read.
  static func ofLedger(_ agreement: ReleasedAgreement) -> [EvidenceCheck] {
    let count = agreement.ledger.events.count
    let lines =
      count == 1 ? "1 line" : "\(count) lines, each of which names the digest of the one before"
    return [
      .passed(
        "The ledger \(agreement.ledgerPath) has \(lines); the last one has the digest "
          + "\(agreement.ledger.head?.description ?? "").")
    ]
  }

  /// Whether a frozen text has the bytes and the words that its release states.
  static func ofText(
    _ document: LegalDocument, source: [UInt8], version: ReleasedVersion, locale: Manifest.Locale
  ) -> [EvidenceCheck] {
    guard let stated = version.record.release.locales[locale] else {
      return [
        .failed("The ledger does not name a text of version \(version.version) in '\(locale)'.")
      ]
    }
    let bytes = TextDigest.digest(of: source)
    let words = document.markup.textDigest
    return [
      bytes == stated.sourceDigest
        ? .passed("The frozen text has the source digest that the ledger states, \(bytes).")
        : .failed(
          "The frozen text has the digest \(bytes); the ledger says \(stated.sourceDigest)."),
      words == stated.textDigest
        ? .passed(
          "Its words, as they stand below, have the digest that the ledger states, \(words).")
        : .failed("Its words have the digest \(words); the ledger says \(stated.textDigest)."),
    ]
  }
}
