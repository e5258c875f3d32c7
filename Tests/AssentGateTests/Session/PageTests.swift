import AssentManifest
import TestSupport
import Testing

@testable import AssentGate

/// What one press means for a page, and what each face is told of an item.
@Suite struct PageTests {
  let store = MemoryStore()
  let person = Person(languages: ["en"])

  func keeper(_ publication: SamplePublication, at now: String = "2026-03-01T10:00:00Z") throws
    -> GateKeeper
  {
    try publication.keeper(store, at: now)
  }

  /// Documents on one page; those whose name begins with `news` are consents.
  func publication(_ ids: [String], strict: Bool = false) -> SamplePublication {
    var publication = SamplePublication()
    for (order, id) in ids.enumerated() {
      publication.add(id) {
        $0.order = order
        $0.page = .together
        if id.hasPrefix("news") { ($0.asks, $0.required) = (.consent, false) }
        if id.hasPrefix("offer") { $0.required = false }
        if strict { $0.gate.onStoreFailure = .refuse }
      }
    }
    return publication
  }

  var events: [String] {
    get throws {
      try String(decoding: store.log(), as: UTF8.self).split(separator: "\n").compactMap { line in
        ["accepted", "declined"].first { line.contains("\"event\":\"\($0)\"") }
      }
    }
  }

  @Test func `a button that is off does nothing`() throws {
    let keeper = try keeper(publication(["news", "news-more"]))
    var session = keeper.session(for: person, layout: "test")
    #expect(session.pages == [[0, 1]] && !session.canAccept(page: 0))
    #expect(keeper.accept(page: 0, in: &session, for: person) == [])
    for item in 0...1 { _ = session.reachEnd(item: item) }
    // Read, and nothing ticked: still off, and the first box is what is missing.
    #expect(!session.canAccept(page: 0))
    #expect(session.missing(onPage: 0)?.phrase == .tickToContinue)
    keeper.accept(page: 0, in: &session, for: person)
    keeper.accept(page: 7, in: &session, for: person)
    #expect(try events == [] && !session.isOpen)
  }

  @Test func `a consent without a tick is declined only beside a yes`() throws {
    let keeper = try keeper(publication(["news", "news-more"]))
    var session = keeper.session(for: person, layout: "test")
    _ = session.reachEnd(item: 1)
    keeper.send(.ticked, to: 1, in: &session, for: person)
    #expect(session.canAccept(page: 0))
    keeper.accept(page: 0, in: &session, for: person)
    #expect(try events == ["accepted", "declined"] && session.isOpen)
    #expect(session.items.map(\.state.phase) == [.declined, .accepted])
  }

  @Test func `where a yes is not stored nothing beside it is declined`() throws {
    let store = NotingStore()
    store.fail("no space left")
    let keeper = try publication(["license", "offer"], strict: true)
      .keeper(store, at: "2026-03-01T10:00:00Z")
    var session = keeper.session(for: person, layout: "test")
    _ = session.reachEnd(item: 0)
    keeper.send(.ticked, to: 0, in: &session, for: person)
    keeper.accept(page: 0, in: &session, for: person)
    #expect(session.items.map(\.state.phase.isShown) == [true, true])
  }

  @Test func `texts that ask for another sort of yes never share a button`() throws {
    var publication = publication(["license", "privacy", "terms"])
    publication.documents[1].asks = .acknowledgement
    let session = try keeper(publication).session(for: person, layout: "test")
    #expect(session.pages == [[0], [1], [2]])
  }

  @Test func `what a face cannot know it cannot tell`() throws {
    let keeper = try keeper(publication(["license"]))
    var session = keeper.session(for: person, layout: "test")
    for event in GateEvent.allCases where !event.isOfFace {
      #expect(session.send(event, to: 0) == [])
      #expect(keeper.send(event, to: 0, in: &session, for: person) == [])
    }
    keeper.perform([.store, .storeGuardian], item: 0, in: &session, person: person)
    #expect(try events == [] && session.items[0].state.phase == .reading)
  }

  @Test func `an answer without a session is that of its person`() throws {
    var publication = publication(["news", "license"])
    publication.documents[0].page = .own
    let keeper = try keeper(publication)
    let bob = Person(languages: ["en"], subject: try keeper.store.subject(of: "bob"))
    try keeper.decline(document: "news", person: bob)
    func outcome(_ person: Person) -> DocumentDecision.Outcome {
      keeper.decide(for: person).decision.documents[0].outcome
    }
    #expect(outcome(bob) == .declined && outcome(person) == .ask(.first, since: nil))
    #expect(throws: GateKeeper.NamingError.notAccepted("license")) {
      try keeper.withdraw(document: "license", person: bob)
    }
    try keeper.reset(document: "news", for: bob)
    #expect(outcome(bob) == .ask(.first, since: nil))
  }

  // MARK: Sentences

  @Test(arguments: GatePhase.allCases)
  func `each phase has a sentence of its own`(_ phase: GatePhase) throws {
    var publication = publication(["license"])
    publication.documents[0].audience = Manifest.Audience(minimumAge: 13)
    let keeper = try keeper(publication)
    var session = keeper.session(for: person, layout: "test")
    let record = keeper.record(of: session.items[0], person, at: .epoch, isGuardian: false)
    session.items[0].acceptance = record
    session.items[0].failure = .badSignature("x")
    session.items[0].state.phase = phase
    let please = "Please read “The license”, version 1.0."
    let expected =
      switch phase {
      case .checking, .notNeeded, .reading, .readyToAgree, .agreed, .storing, .grace, .exited:
        please
      case .askingAge: "Before “The license” is shown, please answer a question about your age."
      case .underAge: "You cannot answer “The license”. It is for people aged 13 or over."
      case .awaitingGuardian: "A parent or guardian has to answer “The license” as well."
      case .accepted: "You agreed to “The license”, version 1.0, on 1970-01-01 (UTC)."
      case .acceptedUnsaved: GateWords.english.text(.notStoredAskedAgain)
      case .declining: "Decline “The license”? Without it you cannot go on."
      case .declined:
        "You said no to “The license”, version 1.0. You can change your answer at any time."
      case .unavailable: GateWords.english.text(.refusedUnverified)
      }
    #expect(session.items[0].sentence == expected)
  }

  @Test func `who is too young is told so, and from which age on they can answer`() throws {
    var publication = publication(["license"])
    publication.documents[0].audience = Manifest.Audience(minimumAge: 13)
    let keeper = try keeper(publication)
    var person = person
    var session = keeper.session(for: person, layout: "test")
    #expect(session.items[0].sentence.hasPrefix("Before"))
    #expect(keeper.answerAge(year: 1800, in: &session, for: &person) == .impossible)
    keeper.answerAge(year: 2020, in: &session, for: &person)
    let sentence = "You cannot answer “The license”. It is for people aged 13 or over."
    #expect(session.items[0].sentence == sentence)
    keeper.send(.exitPressed, to: 0, in: &session, for: person)
    #expect(session.items[0].sentence == sentence)
  }

  // MARK: What changed

  @Test func `in grace the changes are shown, and until when the old text counts`() throws {
    var publication = SamplePublication()
    publication.add("license", versions: ["1.0", "2.0"]) { $0.releases[1].graceDays = 30 }
    let before = try publication.keeper(store, at: "2026-01-02T10:00:00Z")
    var session = before.session(for: person, layout: "test")
    _ = session.reachEnd(item: 0)
    before.send(.ticked, to: 0, in: &session, for: person)
    before.accept(page: 0, in: &session, for: person)
    let keeper = try publication.keeper(store, at: "2026-01-10T10:00:00Z")
    session = keeper.session(for: person, layout: "test")
    #expect(session.items[0].state.phase == .grace && session.isOpen)
    keeper.send(.opened, to: 0, in: &session, for: person)
    let changes = try #require(session.items[0].changes)
    let line = changes.lines(in: .english)[0]
    #expect(
      line.hasPrefix("There is a new version of “The license”. Your answer to version 1.0 counts"))
    #expect(line == session.items[0].decision.sentence(in: .english))
    #expect(changes.clauses.count == 2)
    // "Not now": back to what counts still, and no line in the log.
    #expect(session.canPutOff(page: 0))
    let lines = try store.log().count
    keeper.putOff(page: 0, in: &session, for: person)
    #expect(session.items[0].state.phase == .grace && session.isOpen)
    #expect(try store.log().count == lines)
  }
}
