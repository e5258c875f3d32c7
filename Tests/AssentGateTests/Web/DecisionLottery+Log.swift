import AssentManifest
import TestSupport

@testable import AssentGate

extension DecisionLottery {
  /// One line of a log, without what chains it.
  struct Line {
    var object: JSONObject
    /// As a log reads it; `nil` where it says nothing.
    var event: AcceptanceEvent?
    var isBreak: Bool
  }

  /// A log of some lines about the documents of a manifest, with clocks that go back and forth.
  mutating func log(_ manifest: VerifiedManifest) -> [Line] {
    (0..<below(12)).map { _ in
      var object = AcceptanceEvent(at: moment(), action: action(manifest)).json
      if happens(5) {
        object["after"] = ["kind": .string(one(of: ["cut", "damaged", "torn", "other"]))]
      }
      if happens(8) { spoil(&object) }
      return Line(
        object: object, event: Self.event(object),
        isBreak: CanonicalObject(object).map(AcceptanceBreak.isBreak) ?? false)
    }
  }

  /// As the chain of a log reads a line.
  private static func event(_ object: JSONObject) -> AcceptanceEvent? {
    guard let object = CanonicalObject(object) else { return nil }
    return (try? AcceptanceEvent(reading: AcceptanceFields(object))) ?? nil
  }

  /// Takes something away, or puts something there that does not belong there.
  private mutating func spoil(_ object: inout JSONObject) {
    let key = one(of: object.members).key
    let values: [JSONValue?] = [
      nil, .null, "", "1.0", 7, true, ["type": "device", "id": "x"], ["id": "x"], [],
      "2025-02-30T00:00:00Z", "assent-acceptance/1.7", "assent-acceptance/2", "constructor",
      ["type": "hmac-sha256"],
    ]
    object[key] = one(of: values)
  }

  private mutating func action(_ manifest: VerifiedManifest) -> AcceptanceEvent.Action {
    let id = one(of: (1...5).map { "r\($0)" })
    let document = document(manifest)
    switch below(20) {
    case 0: return .presented(text(manifest), presentationDigest: nil)
    case 1: return .notified(text(manifest), until: moment())
    case 2, 3: return .declined(text(manifest))
    case 4, 5: return .withdrawn(document: document, record: id)
    case 6:
      return .reset(
        document: happens(50) ? document : nil, subject: happens(50) ? one(of: Self.subjects) : nil)
    case 7, 8: return .guardianApproved(acceptance(manifest), of: id)
    case 9:
      return .migrated(
        document: document, version: one(of: ["1.0", "1.1", "1.2", "0.9", "v one"]), date: nil)
    case 10, 11: return .imported(acceptance(manifest), from: .sample("log"))
    case 12: return .merged(head: .sample("head"), lines: 3, name: "phone")
    case 13: return .erased(subject: one(of: Self.subjects.compactMap(\.self)))
    default: return .accepted(acceptance(manifest))
    }
  }

  private mutating func document(_ manifest: VerifiedManifest) -> String {
    happens(5) ? "other" : one(of: manifest.manifest.documents).id
  }

  private mutating func text(_ manifest: VerifiedManifest) -> AcceptanceEvent.Text {
    let record = acceptance(manifest)
    return AcceptanceEvent.Text(
      document: record.document, version: record.version, locale: record.locale,
      textDigest: record.textDigest, subject: record.subject)
  }

  private mutating func acceptance(_ manifest: VerifiedManifest) -> Acceptance {
    let document = one(of: manifest.manifest.documents)
    let release = one(of: document.releases)
    let locale = one(of: release.locales.keys.sorted())
    var record = Acceptance.sample("r\(1 + below(5))", version: release.version.text)
    (record.document, record.at, record.revision) = (document.id, moment(), release.revision)
    (record.locale, record.textDigest) = (locale, .sample("\(locale) \(release.version)"))
    record.asks = happens(85) ? document.asks : one(of: Manifest.DocumentEntry.Asks.allCases)
    record.subject = happens(60) ? nil : one(of: Self.subjects)
    record.guardian = one(of: [nil, nil, false, true])
    record.validUntil = happens(20) ? moment() : nil
    record.manifest = manifest.reference
    if happens(5) { record.manifest.sequence = one(of: [5, 6, 8]) }
    if happens(2) { record.manifest.digest = .sample("other") }
    if happens(5) { record.version = "0.9" }
    if happens(5) { record.textDigest = .sample("swapped") }
    if happens(5) { record.locale = Manifest.Locale(stringLiteral: locale.text.uppercased()) }
    return record
  }

  /// What a log of these lines comes to, as the chain of a log makes it.
  static func summary(_ lines: [Line]) -> AcceptanceSummary {
    var fold = AcceptanceFold()
    for (index, line) in lines.enumerated() {
      if line.isBreak { fold.breakOff(line: index + 1) }
      if let event = line.event { fold.apply(event, line: index + 1) }
    }
    return fold.summary
  }
}

extension CanonicalObject {
  fileprivate init?(_ object: JSONObject) {
    let bytes = CanonicalJSON.bytes(of: .object(object))
    self.init(bytes, in: 0..<bytes.count)
  }
}
