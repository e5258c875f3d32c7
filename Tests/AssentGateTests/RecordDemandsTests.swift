import AssentManifest
import TestSupport
import Testing

@testable import AssentGate

/// What a publisher asks for is in a record, or the record is nobody's yes.
@Suite struct RecordDemandsTests {
  struct Forgery: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var gate: @Sendable (inout Manifest.DocumentEntry) -> Void = { _ in }
    let edit: @Sendable (inout Acceptance) -> Void
  }

  static let forgeries = [
    Forgery(testDescription: "typed name, and the record has none") {
      $0.gate.signature = .typedName
    } edit: { _ in
    },
    Forgery(testDescription: "typed name, and the record has none") {
      $0.gate.signature = .typedName
    } edit: {
      $0.signedName = " "
    },
    Forgery(testDescription: "a box to be ticked") { $0.evidence.agreed = false },
    Forgery(testDescription: "a box to be ticked") {
      $0.gate.requireAgreement = false
      $0.asks = .consent
    } edit: {
      $0.asks = .consent
      $0.statement = "I consent to “License”, version 1.0."
      $0.evidence.agreed = false
    },
    Forgery(testDescription: "and the publisher asks for 950") {
      $0.evidence.maxScroll = 949
      $0.evidence.scrollThreshold = 900
    },
    Forgery(testDescription: "and that the gate asked for 950") { $0.evidence.maxScroll = 949 },
    Forgery(testDescription: "the record is of consent, and the publisher asks for agreement") {
      $0.asks = .consent
      $0.statement = "I consent to “License”, version 1.0."
    },
    Forgery(testDescription: "is none that a gate asks for") { $0.statement = "I never agreed." },
    Forgery(testDescription: "is none that a gate asks for") {
      $0.statement =
        GateStatement(
          .agreement, title: "License", version: "1.0", words: .english, isGuardian: true
        ).statement
    },
    Forgery(testDescription: "as revision 7, and the manifest says 1") { $0.revision = 7 },
    Forgery(testDescription: "names a guardian as who acted") { $0.actor = "guardian" },
    Forgery(testDescription: "which only theirs can say") { $0.guardian = true },
    Forgery(testDescription: "a guardian has to answer as well") { $0.guardian = false },
    Forgery(testDescription: "the record names its manifest as number 9, and the manifest says") {
      $0.manifest.sequence = 9
    },
    Forgery(testDescription: "asked for 900 thousandths of the text, and the manifest says 950") {
      $0.evidence.scrollThreshold = 900
    },
    Forgery(testDescription: "asked for 1000 thousandths of the text, and the manifest says 950") {
      $0.evidence.scrollThreshold = 1_000
    },
    Forgery(testDescription: "says that 1001 thousandths of the text were read") {
      $0.evidence.maxScroll = 1_001
    },
    Forgery(testDescription: "counts for ever, and the manifest lets it count until 2026-01-31") {
      $0.gate.renewAfterDays = 30
    } edit: { _ in
    },
    Forgery(testDescription: "counts until 2026-02-01T00:00:00Z, and the manifest lets it") {
      $0.gate.renewAfterDays = 30
    } edit: {
      $0.validUntil = .sample(31 * 86_400)
    },
    Forgery(testDescription: "names no screen") {
      ($0.shownDigest, $0.presentationDigest) = (nil, nil)
    },
  ]

  @Test(arguments: forgeries)
  func `a record without what the publisher asks for fails, and is not taken in`(
    _ forgery: Forgery
  ) throws {
    let sample = try ReceiptTests.Case { forgery.gate(&$0.manifest.documents[0]) }
    var record = sample.acceptance
    forgery.edit(&record)
    var receipt = try sample.receipt()
    receipt.line = CanonicalJSON.bytes(of: .object(record.event.json))
    let words = forgery.testDescription
    #expect(
      receipt.check(keys: ContentScene.pin(1)).contains {
        $0.outcome == .fails && $0.description.contains(words)
      }, "\(receipt.check(keys: ContentScene.pin(1)))")
    let manifest = sample.content.manifest.manifest
    #expect {
      try AcceptanceImport(receipt.line, manifest: manifest, keys: [])
    } throws: { "\($0)".contains(words) }
    #expect(throws: ReceiptError.self) {
      try AcceptanceImport(receipt.bytes, manifest: manifest, keys: ContentScene.pin(1))
    }
  }

  @Test(arguments: [
    Presentation.Form.app, .terminal, .lines(hasCommands: true), .lines(hasCommands: false),
  ])
  func `labels that a gate shows are its own in every language, and no others are`(
    _ form: Presentation.Form
  ) throws {
    var publication = SamplePublication()
    let locales = GateWords.all.compactMap { Manifest.Locale($0.language) }
    publication.add("license", locales: locales) { $0.gate.signature = .typedName }
    for asks in Manifest.DocumentEntry.Asks.allCases {
      publication.documents[0].asks = asks
      for words in GateWords.all {
        let keeper = try publication.keeper(MemoryStore(), at: "2026-03-01T10:00:00Z")
        let person = Person(languages: [words.language])
        let item = keeper.session(for: person, layout: "test", form: form).items[0]
        for shown in [item.presentation, item.guardianPresentation] {
          var shown = try #require(shown)
          #expect(shown.labelLocale == words.language)
          #expect(shown.foreignControl(asks, words: GateWords.all) == nil, "\(shown.controls)")
          // A button that says what another one does.
          let labels = shown.controls.map(\.label)
          for index in shown.controls.indices {
            shown.controls[index].label = labels[(index + 1) % labels.count]
          }
          #expect(shown.foreignControl(asks, words: GateWords.all) != nil, "\(shown.controls)")
        }
      }
    }
  }

  @Test func `a screen with labels that no gate has fails, whatever its digest`() throws {
    let sample = try ReceiptTests.Case()
    let forgeries: [(inout Presentation) -> Void] = [
      { $0.acceptLabel = "No, thanks" },
      { ($0.acceptLabel, $0.declineLabel) = ($0.declineLabel, $0.acceptLabel) },
      { $0.boxLabel = "The fee is 0 EUR." }, { $0.acceptLabel = "Consent" },
      { $0.controls.append(.init(.sentence, "You owe nothing.")) },
      { $0.controls.append(.init(.acceptPrompt, "Type \"I agree\":", answer: "yes")) },
    ]
    for forge in forgeries {
      var receipt = try sample.receipt()
      var screen = try #require(receipt.presentation)
      forge(&screen)
      receipt.presentation = screen
      var record = sample.acceptance
      record.presentationDigest = screen.digest
      receipt.line = CanonicalJSON.bytes(of: .object(record.event.json))
      let checks = receipt.check(keys: ContentScene.pin(1))
      #expect(
        checks.contains { $0.outcome == .fails && $0.description.contains("no gate does") },
        "\(checks)")
    }
    let checks = try sample.receipt().check(keys: ContentScene.pin(1))
    #expect(checks.contains { $0.description.contains("the maker of the record put beside it") })
  }

  @Test func `what a later manifest asks for is not held against a receipt of before`() throws {
    let sample = try ReceiptTests.Case {
      $0.manifest.sequence = 5
      $0.manifest.documents[0].gate.signature = .typedName
    }
    var receipt = try sample.receipt()
    var record = sample.acceptance
    record.manifest = .init(sequence: 4, digest: .sample("earlier"))
    receipt.line = CanonicalJSON.bytes(of: .object(record.event.json))
    let checks = receipt.check(keys: ContentScene.pin(1))
    #expect(Receipt.isSound(checks), "\(checks)")
    #expect(
      checks.contains { $0.outcome == .unchecked && $0.description.contains("typed name") })
    // What cannot be known is not taken in.
    let manifest = sample.content.manifest.manifest
    #expect(throws: ReceiptError.self) {
      try AcceptanceImport(receipt.bytes, manifest: manifest, keys: ContentScene.pin(1))
    }
  }

  @Test(arguments: [Int64(-7 * 365 * 86_400), -2, 1_000])
  func `a record that is older than what it accepts is told of, shown and taken in`(
    seconds: Int64
  ) throws {
    let sample = try ReceiptTests.Case {
      $0.manifest.generated = .sample(0)
      $0.manifest.documents[0].releases[0].published = Manifest.Timestamp.sample(0).day
    }
    var record = sample.acceptance
    record.at = .sample(seconds)
    var receipt = try sample.receipt()
    receipt.line = CanonicalJSON.bytes(of: .object(record.event.json))
    let told = receipt.check(keys: ContentScene.pin(1)).filter {
      $0.description.contains(
        "a clock was wrong, the record was dated back, or what was published is dated ahead")
    }
    #expect(told.map(\.outcome) == (seconds < 0 ? [.unchecked] : []))
    let manifest = sample.content.manifest.manifest
    let taken = try AcceptanceImport(receipt.bytes, manifest: manifest, keys: ContentScene.pin(1))
    #expect(taken.warnings == told.map(\.description))
    // A line says nothing of when its manifest was made; the day of the release may be a zone ahead.
    let line = try AcceptanceImport(receipt.line, manifest: manifest, keys: [])
    #expect(line.warnings.count == (seconds < -86_400 ? 1 : 0))
  }

  /// Equal texts of Swift are found by sorting rows of marks, which takes quadratic time.
  @Test(arguments: ["statement", "id", "document", "signedName", "screen", "line"])
  func `whoever writes a record cannot have others compare it for long`(_ field: String) throws {
    let sample = try ReceiptTests.Case()
    let marks = String(repeating: "\u{316}\u{301}", count: field == "line" ? 80_000 : 50_000)
    var (record, receipt) = (sample.acceptance, try sample.receipt())
    switch field {
    case "id": record.id = marks
    case "document": record.document = marks
    case "signedName": record.signedName = marks
    case "screen": receipt.presentation?.statement = marks
    default: record.statement = marks
    }
    receipt.line = CanonicalJSON.bytes(of: .object(record.event.json))
    let manifest = sample.content.manifest.manifest
    let time = ContinuousClock().measure {
      #expect(!Receipt.isSound(receipt.check(keys: ContentScene.pin(1))))
      #expect(throws: ReceiptError.self) {
        try AcceptanceImport(receipt.bytes, manifest: manifest, keys: ContentScene.pin(1))
      }
    }
    #expect(time < .seconds(20))
  }

  @Test(arguments: [1 << 14, 1 << 14 + 1])
  func `a name or a sentence of any length that is one can be read`(_ length: Int) throws {
    var record = Acceptance.sample("r1")
    record.statement = String(repeating: "x", count: length)
    record.id = String(repeating: "i", count: length >> 4)
    let line = CanonicalJSON.bytes(of: .object(record.event.json))
    let object = try #require(CanonicalObject(line, in: 0..<line.count))
    let read = try? AcceptanceEvent(reading: AcceptanceFields(object))
    #expect((read?.acceptance == record) == (length == 1 << 14))
  }

  @Test func `a signed record is taken in`() throws {
    let sample = try ReceiptTests.Case { $0.manifest.documents[0].gate.signature = .typedName }
    var record = sample.acceptance
    record.signedName = "Ada Lovelace"
    var receipt = try sample.receipt()
    receipt.line = CanonicalJSON.bytes(of: .object(record.event.json))
    #expect(Receipt.isSound(receipt.check(keys: ContentScene.pin(1))))
    let manifest = sample.content.manifest.manifest
    let taken = try AcceptanceImport(receipt.bytes, manifest: manifest, keys: ContentScene.pin(1))
    #expect(taken.acceptance == record)
  }
}
