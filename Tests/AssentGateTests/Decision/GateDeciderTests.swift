import AssentGate
import AssentManifest
import TestSupport
import Testing

/// What a gate decides, branch by branch.
@Suite struct GateDeciderTests {
  @Test(arguments: DecisionCase.all)
  func `each branch has its outcome and its sentences`(_ branch: DecisionCase) throws {
    var scene = DecisionScene()
    branch.change(&scene)
    let decision = try scene.decide()
    let document = try #require(decision.documents.first)
    #expect(document.outcome.line == branch.outcome)
    for sentence in [document.sentence(in: .english), document.developerSentence] {
      #expect(!sentence.isEmpty && !sentence.contains("%"), "\(sentence)")
    }
    #expect(document.developerSentence.contains("'license'"))
  }

  @Test func `every outcome and every reason is in the table`() {
    let words = Set(DecisionCase.all.map { $0.outcome.split(separator: " ").prefix(2) })
    for reason in DocumentDecision.Reason.allCases {
      #expect(words.contains(["ask", reason.rawValue[...]]))
    }
    let outcomes = DecisionCase.all.map(\.outcome)
    for start in [
      "not for", "nothing", "allowed 1.2", "allowed 1.0 until", "migrated", "declined", "age",
      "too young", "awaiting",
    ] {
      #expect(outcomes.contains { $0.hasPrefix(start) }, "\(start)")
    }
  }

  @Test func `what is required and not accepted closes the gate`() throws {
    var scene = DecisionScene()
    #expect(try !scene.decide().isOpen)
    scene.document.required = false
    #expect(try scene.decide().isOpen)
  }

  @Test func `a consent never closes the gate, whatever the manifest says`() throws {
    var scene = DecisionScene()
    (scene.document.asks, scene.document.required) = (.consent, true)
    let decision = try scene.decide()
    #expect(decision.isOpen && decision.owed.isEmpty)
    #expect(decision.documents[0].document.required == false)
    #expect(decision.documents[0].isOwed)
  }

  @Test func `too young closes the gate for good`() throws {
    var scene = DecisionScene()
    scene.document.audience = .init(minimumAge: 13)
    scene.person.age = .init(from: 0, below: 13)
    #expect(try !scene.decide().isOpen)
  }

  @Test func `documents come in the order of the publisher, then by id`() throws {
    var manifest = try DecisionScene().manifest.manifest
    manifest.documents = [("terms", 1), ("b", 0), ("a", 1), ("é", 0)].map { id, order in
      var document = manifest.documents[0]
      (document.id, document.order) = (id, order)
      return document
    }
    let decision = GateDecider.decide(
      try VerifiedManifest(unchecked: manifest.canonicalBytes()), summary: .init(),
      person: Person(), now: moment("2025-12-01"))
    #expect(decision.documents.map(\.document.id) == ["b", "é", "a", "terms"])
  }

  @Test(arguments: [
    (["de-AT", "en"], "de"), (["fr", "en-GB"], "en"), (["ja"], "en"), ([], "en"), (["*"], "en"),
  ])
  func `the language is the one that serves the person best`(
    _ languages: [String], _ locale: String
  ) throws {
    var scene = DecisionScene()
    scene.person.languages = languages
    let decision = try scene.decide().documents[0]
    #expect(decision.locale?.text == locale)
    #expect(decision.title == (locale == "de" ? "Lizenzvertrag" : "License Agreement"))
  }

  @Test func `what comes next is told`() throws {
    let decision = try DecisionScene().decide().documents[0]
    #expect(decision.release?.version == "1.2")
    #expect(decision.upcoming?.version == "2.0")
  }

  @Test func `a manifest that is older than the log, or another one, decides nothing`() throws {
    var scene = DecisionScene()
    scene.accept("1.2")
    scene.log.seen = .init(sequence: 8, digest: .sample("later"))
    #expect(try scene.decide().refusal == .rollback(sequence: 7, seen: 8))
    #expect(try !scene.decide().isOpen)
    scene.log.seen = .init(sequence: 7, digest: .sample("other"))
    let digest = try scene.manifest.digest
    #expect(
      try scene.decide().refusal
        == .equivocation(sequence: 7, digest: digest, seen: .sample("other")))
    scene.log.seen = .init(sequence: 7, digest: digest)
    #expect(try scene.decide().isOpen)
  }

  @Test func `notices are told, and close nothing`() throws {
    var scene = DecisionScene()
    scene.accept("1.2")
    scene.expires = moment("2025-11-30")
    scene.log.newest = moment("2026-01-01")
    scene.log.damagedLine = 4
    scene.log.isShortened = true
    scene.log.tornBytes = 7
    let error = StoreError(place: "log", reason: "permission denied")
    scene.log.unreadable = [error]
    let decision = try scene.decide()
    #expect(decision.isOpen)
    #expect(
      decision.notices == [
        .damagedLog(line: 4), .shortenedLog, .tornLog(bytes: 7), .unreadableLog(error),
        .expired(moment("2025-11-30")),
        .clockBehind(moment("2026-01-01")),
      ])
  }

  @Test func `where the clock is behind what is published, either may be wrong`() {
    let notice = GateNotice.clockBehind(moment("2026-01-01"))
    #expect(
      notice.sentence(in: .english)
        == "The clock of this device is before 2026-01-01T00:00:00Z: it is wrong, or a text or a record is "
        + "dated ahead.")
    #expect(notice.developerSentence.contains("it is wrong, or they are dated ahead"))
  }

  @Test func `a text that was swapped under its version is told`() throws {
    var scene = DecisionScene()
    scene.accept("1.1")
    scene.standing.acceptance?.textDigest = .sample("swapped")
    #expect(
      try scene.decide().notices == [
        .textChanged(
          document: "license", version: "1.1", accepted: .sample("swapped"),
          published: .sample("en 1.1"))
      ])
  }

  @Test(
    arguments: [
      .rollback(sequence: 1, seen: 2),
      .equivocation(sequence: 1, digest: .sample("a"), seen: .sample("b")),
      .fastForward(sequence: 9, seen: 2), .rewritten("x", seen: 2),
      .otherProduct("a", expected: "b"), .badSignature("why"),
      .unknownCritical("name"), .unreadable("why"), .nothingToAccept(product: "site"),
      .revokedKey("why"), .changedRevocations("why"), .unknownSpec("why"),
    ] as [GateRefusal])
  func `each refusal has a sentence for the person and one for the developer`(
    _ refusal: GateRefusal
  ) {
    #expect(refusal.sentence(in: .english).hasSuffix("."))
    #expect(refusal.developerSentence.contains(";"))
  }

  @Test(
    arguments: [
      .expired(moment("2025-12-01")), .damagedLog(line: 3), .shortenedLog,
      .tornLog(bytes: 7), .unreadableLog(StoreError(place: "log", reason: "permission denied")),
      .clockBehind(moment("2025-12-01")),
      .textChanged(
        document: "license", version: "1.0", accepted: .sample("a"), published: .sample("b")),
    ] as [GateNotice])
  func `each notice has a sentence for the person and one for the developer`(
    _ notice: GateNotice
  ) {
    #expect(notice.sentence(in: .english).hasSuffix("."))
    #expect(!notice.sentence(in: .english).contains("%"))
    #expect(!notice.developerSentence.isEmpty)
  }

  @Test func `a consent that was taken back is not one that was refused`() throws {
    var scene = DecisionScene()
    scene.document.asks = .consent
    scene.standing.isWithdrawn = true
    scene.standing.lastVersion = "1.2"
    let withdrawn = try scene.decide().documents[0]
    #expect(withdrawn.outcome == .declined)
    #expect(withdrawn.sentence(in: .english).hasPrefix("You withdrew your answer to"))
    scene.standing.declined = "1.2"
    #expect(try scene.decide().documents[0].sentence(in: .english).hasPrefix("You said no to"))
  }

  @Test func `no two reasons why nothing is shown have one sentence`() {
    let refusals: [GateRefusal] = [
      .rollback(sequence: 1, seen: 2),
      .equivocation(sequence: 1, digest: .sample("a"), seen: .sample("b")),
      .fastForward(sequence: 9, seen: 2), .rewritten("x", seen: 2),
      .otherProduct("a", expected: "b"), .badSignature("why"),
      .revokedKey("why"), .unknownSpec("why"), .unknownCritical("name"), .unreadable("why"),
      .nothingToAccept(product: "site"),
    ]
    for words in GateWords.all {
      #expect(
        Set(refusals.map { $0.sentence(in: words) }).count == refusals.count, "\(words.language)")
    }
  }

  @Test func `every phrase has English words, which hold its values`() {
    for phrase in GatePhrase.allCases {
      let text = GateWords.english.text(phrase, "one", "two", "three")
      #expect(text != phrase.rawValue, "\(phrase)")
    }
  }
}
