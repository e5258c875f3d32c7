import AssentManifest
import TestSupport
import Testing

@testable import AssentGate

/// Where a digest was named, nothing was on the screen, and nobody is made to have said a sentence.
@Suite struct NamedDigestTests {
  let store = MemoryStore()
  let person = Person(languages: ["en"])

  func named(_ asks: Manifest.DocumentEntry.Asks) throws -> (GateKeeper, Acceptance) {
    var publication = SamplePublication()
    publication.add("license") { $0.asks = asks }
    let keeper = try publication.keeper(store, at: "2026-03-01T10:00:00Z")
    let entry = try #require(publication.documents[0].releases[0].locales["en"])
    let naming = GateKeeper.Naming(
      document: "license", version: "1.0", digest: entry.textDigest.description)
    return (keeper, try keeper.accept(naming, person: person).record)
  }

  @Test(arguments: [
    (
      Manifest.DocumentEntry.Asks.agreement,
      "“The license”, version 1.0, was accepted on 2026-03-01 by naming its digest."
    ),
    (
      .acknowledgement,
      "“The license”, version 1.0, was acknowledged on 2026-03-01 by naming its digest."
    ),
    (
      .consent,
      "Consent to “The license”, version 1.0, was given on 2026-03-01 by naming its digest."
    ),
  ])
  func `the record says what the command did`(
    _ asks: Manifest.DocumentEntry.Asks, _ statement: String
  ) throws {
    let (keeper, record) = try named(asks)
    #expect(record.statement == statement && record.isByDigest)
    let found = keeper.decide(for: person).decision.documents[0]
    #expect(found.sentence(in: .english) == statement)
    // It can be taken in elsewhere.
    let line = CanonicalJSON.bytes(of: .object(record.event.json))
    let manifest = keeper.content.manifest.manifest
    #expect(try AcceptanceImport(line, manifest: manifest, keys: []).acceptance == record)
    var other = record
    other.statement = "Everything was accepted by naming its digest."
    #expect(throws: ReceiptError.self) {
      try AcceptanceImport(
        CanonicalJSON.bytes(of: .object(other.event.json)), manifest: manifest, keys: [])
    }
  }

  @Test func `a record of before, with a sentence nobody saw, is read and told as what it was`()
    throws
  {
    let (keeper, record) = try named(.acknowledgement)
    var old = record
    old.statement = "I have read “The license”, version 1.0."
    let line = CanonicalJSON.bytes(of: .object(old.event.json))
    let manifest = keeper.content.manifest.manifest
    #expect(try AcceptanceImport(line, manifest: manifest, keys: []).acceptance == old)
    let told = DocumentDecision.sentence(for: old, title: "The license", in: .english)
    #expect(told == record.statement)
  }

  @Test func `a sentence that was on no screen is none of a record that names a screen`() throws {
    var (keeper, record) = try named(.agreement)
    record.presentationDigest = .sample("screen")
    #expect(throws: ReceiptError.self) {
      try AcceptanceImport(
        CanonicalJSON.bytes(of: .object(record.event.json)),
        manifest: keeper.content.manifest.manifest, keys: [])
    }
  }
}
