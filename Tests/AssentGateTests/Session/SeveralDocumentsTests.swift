import AssentManifest
import Foundation
import TestSupport
import Testing

@testable import AssentGate

/// Pages, consents, guardians, grace, withdrawing, and naming what is accepted.
@Suite struct SeveralDocumentsTests {
  let store = MemoryStore()
  let person = Person(languages: ["en"])

  func keeper(_ publication: SamplePublication, at now: String = "2026-03-01T10:00:00Z") throws
    -> GateKeeper
  {
    try publication.keeper(store, at: now)
  }

  func accept(
    _ item: Int, _ session: inout GateSession, _ keeper: GateKeeper, _ person: Person? = nil
  ) {
    let person = person ?? self.person
    _ = session.reachEnd(item: item)
    keeper.send(.ticked, to: item, in: &session, for: person)
    keeper.send(.acceptPressed, to: item, in: &session, for: person)
  }

  /// The log as text.
  var log: String {
    get throws { String(decoding: try store.log(), as: UTF8.self) }
  }

  @Test func `neighbors that belong together share a page, and each has its own record`() throws {
    var publication = SamplePublication()
    for (order, id) in ["terms", "privacy", "license", "eula"].enumerated() {
      publication.add(id) {
        $0.order = order
        $0.page = order == 1 || order == 2 ? .together : .own
      }
    }
    let keeper = try keeper(publication)
    var session = keeper.session(for: person, layout: "test")
    #expect(session.pages == [[0], [1, 2], [3]] && session.page == 0)
    #expect(session.items.map(\.state.phase) == [.reading, .checking, .checking, .checking])
    accept(0, &session, keeper)
    #expect(session.page == 1)
    #expect(session.items.map(\.state.phase) == [.accepted, .reading, .reading, .checking])
    accept(2, &session, keeper)
    #expect(session.page == 1 && !session.isOpen)
    accept(1, &session, keeper)
    accept(3, &session, keeper)
    #expect(session.isOpen)
    #expect(try log.split(separator: "\n").filter { $0.contains("\"accepted\"") }.count == 4)
  }

  @Test func `what asks for another kind of yes has a page and a button of its own`() throws {
    var publication = SamplePublication()
    for (order, id) in ["terms", "license", "privacy"].enumerated() {
      publication.add(id) {
        $0.order = order
        $0.page = .together
        if id == "privacy" { $0.asks = .acknowledgement }
      }
    }
    let session = try keeper(publication).session(for: person, layout: "test")
    #expect(session.pages == [[0, 1], [2]])
  }

  @Test func `what is not required is asked once and never in the way`() throws {
    var publication = SamplePublication()
    publication.add("license") { $0.order = 1 }
    publication.add("news") {
      $0.asks = .consent
      $0.required = false
      $0.order = 2
      $0.gate.requireAgreement = false
    }
    let keeper = try keeper(publication)
    var session = keeper.session(for: person, layout: "test")
    accept(0, &session, keeper)
    #expect(session.page == 1 && !session.items[1].isTicked)
    #expect(session.items[1].presentation?.statement.hasPrefix("I consent to") == true)
    #expect(session.items[1].presentation?.acceptLabel == "Consent")
    _ = session.reachEnd(item: 1)
    #expect(session.items[1].missing == [.tickToContinue])
    keeper.send(.declinePressed, to: 1, in: &session, for: person)
    #expect(session.isOpen && !session.isExited)
    let next = keeper.session(for: person, layout: "test")
    #expect(next.isOpen && next.pages.isEmpty)
  }

  @Test func `what is not required and cannot be shown keeps nobody out`() throws {
    var publication = SamplePublication()
    publication.add("news") { $0.required = false }
    publication.add("terms") { $0.order = 2 }
    publication.files["news/1.0/en/news.json"] = nil
    let keeper = try keeper(publication)
    var session = keeper.session(for: person, layout: "test")
    #expect(
      session.items[0].state.phase == .unavailable && session.items[1].state.phase == .reading)
    accept(1, &session, keeper)
    #expect(session.isOpen)
  }

  @Test func `a consent is taken back as easily as it was given, also on another day`() throws {
    var publication = SamplePublication()
    publication.add("news") {
      $0.asks = .consent
      $0.required = false
    }
    let keeper = try keeper(publication)
    var first = keeper.session(for: person, layout: "test")
    accept(0, &first, keeper)
    var later = keeper.session(for: person, layout: "test")
    #expect(later.isOpen && later.items[0].acceptance != nil)
    keeper.send(.withdrawn, to: 0, in: &later, for: person)
    #expect(later.isOpen && later.items[0].acceptance == nil)
    #expect(try store.summary().standings.values.first?.isWithdrawn == true)
  }

  @Test func `below the age of guardians there are two records, of the person and the guardian`()
    throws
  {
    var publication = SamplePublication()
    publication.add("license") {
      $0.audience = Manifest.Audience(minimumAge: 13, guardianBelow: 16)
    }
    let keeper = try keeper(publication)
    var person = person
    var session = keeper.session(for: person, layout: "test")
    #expect(session.items[0].state.phase == .askingAge)
    keeper.answerAge(Person.AgeBracket(from: 13, below: 16), in: &session, for: &person)
    #expect(session.items[0].state.phase == .reading && person.age?.below == 16)
    accept(0, &session, keeper, person)
    #expect(session.items[0].state.phase == .awaitingGuardian && !session.isOpen)
    let restarted = keeper.session(for: person, layout: "test")
    #expect(restarted.items[0].state.phase == .awaitingGuardian)
    // The box of a guardian is on once they read the text, too.
    keeper.send(.ticked, to: 0, in: &session, for: person)
    keeper.send(.guardianApproved, to: 0, in: &session, for: person)
    #expect(!session.isOpen && session.items[0].missing == [.scrollToContinue])
    _ = session.reachEnd(item: 0)
    keeper.send(.guardianApproved, to: 0, in: &session, for: person)
    #expect(!session.isOpen && session.items[0].missing == [.tickToContinue])
    keeper.send(.ticked, to: 0, in: &session, for: person)
    session.verifyGuardian(by: " a payment\ncard ", item: 0)
    keeper.send(.guardianApproved, to: 0, in: &session, for: person)
    #expect(session.isOpen)
    let line = try #require(AcceptanceLine.all(in: try store.log()).last?.event)
    #expect(line.acceptance?.verifiedBy == "a payment card" && line.acceptance?.actor == "guardian")
    #expect(line.acceptance?.evidence.maxScroll == 1000 && line.acceptance?.evidence.agreed == true)
    #expect(keeper.session(for: person, layout: "test").isOpen)
    #expect(try log.contains("I am a parent or guardian"))
  }

  @Test(arguments: [false, true])
  func `where the record of the person could not be kept, that of the guardian brings it`(
    _ failsAgain: Bool
  ) throws {
    let store = NotingStore()
    var publication = SamplePublication()
    publication.add("license") {
      $0.audience = Manifest.Audience(minimumAge: 13, guardianBelow: 16)
    }
    let keeper = try publication.keeper(store, at: "2026-03-01T10:00:00Z")
    let person = Person(languages: ["en"], age: Person.AgeBracket(from: 13, below: 16))
    var session = keeper.session(for: person, layout: "test")
    store.fail("no space left on the device")
    accept(0, &session, keeper, person)
    #expect(session.items[0].state.phase == .awaitingGuardian)
    if !failsAgain { store.fail(nil) }
    _ = session.reachEnd(item: 0)
    keeper.send(.ticked, to: 0, in: &session, for: person)
    keeper.send(.guardianApproved, to: 0, in: &session, for: person)
    // Who was told that nothing is kept is told so only while that is true.
    #expect(session.items[0].state.phase == (failsAgain ? .acceptedUnsaved : .accepted))
    #expect(store.story == (failsAgain ? [] : ["accepted license 1.0", "guardian"]))
    #expect(keeper.session(for: person, layout: "test").isOpen == !failsAgain)
    guard !failsAgain, let last = store.events.last else { return }
    guard case .guardianApproved(_, of: let record) = last.action else {
      Issue.record("\(last)")
      return
    }
    #expect(store.events.contains { $0.acceptance?.id == record })
  }

  @Test func `a record is kept where the screen or the text cannot be, and that is told`() throws {
    let folder = try TemporaryFolder()
    for name in ["presentations", "texts"] { try folder.write([], to: "state/\(name)") }
    let store = LogFileStore(folder: folder["state"].path)
    let keeper = try publication("license").keeper(store, at: "2026-03-01T10:00:00Z")
    var session = keeper.session(for: person, layout: "test")
    accept(0, &session, keeper)
    #expect(session.items[0].state.phase == .accepted && session.items[0].storeError == nil)
    #expect(session.storeError != nil && session.storeError == session.items[0].unkept)
    #expect(session.items[0].unkept?.reason.contains("the text is not kept beside it") == true)
    #expect(keeper.session(for: person, layout: "test").isOpen)
  }

  @Test func `no id of a person is written, whatever a store says their name is`() throws {
    let store = NotingStore()
    let keeper = try publication("license").keeper(store, at: "2026-03-01T10:00:00Z")
    let anna = Person(languages: ["en"], subject: "anna@example.org")
    var session = keeper.session(for: anna, layout: "test")
    accept(0, &session, keeper, anna)
    #expect(store.events == [] && session.storeError?.reason.contains("subject(of:)") == true)
    #expect(throws: StoreError.self) { try keeper.reset(document: nil, for: anna) }
    let known = Person(languages: ["en"], subject: try store.subject(of: "anna@example.org"))
    session = keeper.session(for: known, layout: "test")
    accept(0, &session, keeper, known)
    #expect(session.isOpen && session.storeError == nil)
    #expect(store.events.allSatisfy { $0.subject == known.subject })
  }

  private func publication(_ id: String) -> SamplePublication {
    var publication = SamplePublication()
    publication.add(id)
    return publication
  }

  @Test func `who is too young is told so, and a second answer changes nothing`() throws {
    var publication = SamplePublication()
    publication.add("license") { $0.audience = Manifest.Audience(minimumAge: 13) }
    let keeper = try keeper(publication)
    var person = person
    var session = keeper.session(for: person, layout: "test")
    keeper.answerAge(Person.AgeBracket(from: 0, below: 13), in: &session, for: &person)
    #expect(session.items[0].state.phase == .underAge)
    keeper.answerAge(Person.AgeBracket(from: 18), in: &session, for: &person)
    #expect(session.items[0].state.phase == .underAge && !session.isOpen)
  }

  @Test func `in a grace period the app is open, the text can be opened, and put off again`() throws
  {
    var publication = SamplePublication()
    publication.add("license")
    let before = try keeper(publication, at: "2026-01-02T00:00:00Z")
    var first = before.session(for: person, layout: "test")
    accept(0, &first, before)
    publication = SamplePublication()
    publication.add("license", versions: ["1.0", "1.1"]) { $0.releases[1].graceDays = 30 }
    publication.sequence = 2
    let keeper = try keeper(publication, at: "2026-01-20T00:00:00Z")
    var session = keeper.session(for: person, layout: "test")
    #expect(session.isOpen && session.items[0].state.phase == .grace)
    #expect(session.items[0].graceEnd?.description == "2026-02-07T00:00:00Z")
    keeper.send(.opened, to: 0, in: &session, for: person)
    #expect(session.items[0].state.phase == .reading && session.page == 0)
    keeper.send(.later, to: 0, in: &session, for: person)
    #expect(session.isOpen && session.items[0].state.phase == .grace)
    keeper.send(.opened, to: 0, in: &session, for: person)
    accept(0, &session, keeper)
    #expect(session.isOpen && session.items[0].acceptance?.version == "1.1")
    #expect(try log.contains("\"notified\""))
  }

  @Test func `two persons of one device are asked each, and their ids are not in the log`() throws {
    var publication = SamplePublication()
    publication.add("license")
    let keeper = try keeper(publication)
    for id in ["ada@example.org", "bob@example.org"] {
      let person = Person(languages: ["en"], subject: try store.subject(of: id))
      var session = keeper.session(for: person, layout: "test")
      #expect(!session.isOpen)
      accept(0, &session, keeper, person)
      #expect(keeper.session(for: person, layout: "test").isOpen)
    }
    #expect(try !log.contains("example.org"))
    #expect(try store.summary().standings.count == 2)
  }

  @Test func `the screen that was agreed to is kept with the record, as it was laid out then`()
    throws
  {
    let folder = try TemporaryFolder()
    let store = LogFileStore(folder: folder["state"].path)
    var publication = SamplePublication()
    publication.add("license")
    let keeper = try publication.keeper(store, at: "2026-03-01T10:00:00Z")
    var session = keeper.session(for: person, layout: "terminal 80x24")
    session.relayout("terminal 40x12")
    accept(0, &session, keeper)
    let digest = try #require(session.items[0].acceptance?.presentationDigest)
    let shown = try #require(store.presentation(digest))
    #expect(shown.layout == "terminal 40x12" && shown.acceptLabel == "Agree")
    #expect(shown == session.items[0].presentation)
  }

  @Test func `accepting by name takes exactly what is in force`() throws {
    var publication = SamplePublication()
    publication.add("license")
    let keeper = try keeper(publication)
    let digest = try #require(
      keeper.content.manifest.manifest.documents[0].releases[0].locales["en"]?.textDigest)
    func accept(_ document: String, _ version: String, _ digest: String) throws -> Bool {
      try keeper.accept(
        GateKeeper.Naming(document: document, version: version, digest: digest), person: person
      ).isNew
    }
    #expect(throws: GateKeeper.NamingError.unknownDocument("eula", known: ["license"])) {
      try accept("eula", "1.0", digest.description)
    }
    #expect(throws: GateKeeper.NamingError.otherVersion(named: "1.1", inForce: "1.0")) {
      try accept("license", "1.1", digest.description)
    }
    #expect(
      throws: GateKeeper.NamingError.otherDigest(named: "sha256:00", inForce: ["en": digest])
    ) {
      try accept("license", "1.0", "sha256:00")
    }
    #expect(try log.isEmpty)
    #expect(try accept("license", "1.0", digest.description))
    #expect(try !accept("license", "1.0", digest.description))
    #expect(keeper.session(for: person, layout: "test").isOpen)
  }
}
