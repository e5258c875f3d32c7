import AssentGate
import AssentManifest
import TestSupport

extension Acceptance {
  /// A record of which a test changes what it is about.
  static func sample(
    _ id: String = "r1", document: String = "license", version: String = "1.0", at: Int64 = 0,
    revision: Int = 1, subject: String? = nil, guardian: Bool? = nil
  ) -> Acceptance {
    Acceptance(
      id: id, at: .sample(at), document: document,
      version: Manifest.Version(version) ?? "0", revision: revision,
      locale: "en", textDigest: .sample("text \(version)"),
      shownDigest: .sample("shown"),
      manifest: .init(sequence: 7, digest: .sample("manifest")),
      statement: "I have read and agree to the License, version \(version).",
      presentationDigest: .sample("screen"),
      evidence: .init(maxScroll: 1000, scrollThreshold: 950, agreed: true, ui: "terminal"),
      method: .tui, app: .init(id: "example", version: "2.0"), subject: subject,
      guardian: guardian)
  }

  var event: AcceptanceEvent { AcceptanceEvent(at: at, action: .accepted(self)) }
}

extension Manifest.Timestamp {
  /// Seconds after the beginning of 2026.
  static func sample(_ seconds: Int64) -> Manifest.Timestamp {
    Manifest.Timestamp(secondsSinceEpoch: 1_767_225_600 + seconds) ?? .epoch
  }
}

extension Manifest.Digest {
  /// A digest that stands for a text.
  static func sample(_ text: String) -> Manifest.Digest {
    var bytes = [UInt8](repeating: 0, count: 32)
    for (index, byte) in text.utf8.enumerated() { bytes[index % 32] ^= byte &+ UInt8(index & 7) }
    return Manifest.Digest(sha256: bytes)
  }
}

extension AcceptanceSummary {
  subscript(document: String, subject: String? = nil) -> Standing? {
    standings[.init(document: document, subject: subject)]
  }
}
