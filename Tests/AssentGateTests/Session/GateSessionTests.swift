import AssentGate
import AssentManifest
import TestSupport
import Testing

/// What a face does with a session and a keeper, from the first start on.
@Suite struct GateSessionTests {
  let store = NotingStore()
  let person = Person(languages: ["en"])

  func session(
    _ publication: SamplePublication, at now: String = "2026-03-01T10:00:00Z"
  ) throws -> (GateKeeper, GateSession) {
    let keeper = try publication.keeper(store, at: now)
    return (keeper, keeper.session(for: person, layout: "test 80x24"))
  }

  func publication(
    versions: [Manifest.Version] = ["1.0"], edit: (inout Manifest.DocumentEntry) -> Void = { _ in }
  ) -> SamplePublication {
    var publication = SamplePublication()
    publication.add("license", versions: versions, edit: edit)
    return publication
  }

  /// Reads to the end, ticks, and presses Accept.
  func accept(_ item: Int, _ session: inout GateSession, _ keeper: GateKeeper) {
    _ = session.see(offset: 90, viewport: 10, content: 100, item: item)
    keeper.send(.ticked, to: item, in: &session, for: person)
    keeper.send(.acceptPressed, to: item, in: &session, for: person)
  }

  @Test func `a text that was read, ticked and accepted is on record with all that was shown`()
    throws
  {
    var (keeper, session) = try session(
      publication { $0.gate.renewAfterDays = 365 })
    #expect(!session.isOpen && session.page == 0)
    #expect(session.items[0].state.phase == .reading)
    #expect(session.items[0].missing == [.scrollToContinue])
    accept(0, &session, keeper)
    #expect(session.isOpen && session.page == nil)
    #expect(store.presented == ["license"] && store.story == ["accepted license 1.0"])
    let record = try #require(session.items[0].acceptance)
    let shown = try #require(session.items[0].presentation)
    let entry = try #require(
      keeper.content.manifest.manifest.documents[0].releases[0].locales["en"])
    #expect(record.statement == "I have read and agree to “The license”, version 1.0.")
    #expect(record.statement == shown.statement && record.presentationDigest == shown.digest)
    #expect(
      record.textDigest == entry.textDigest && record.shownDigest == entry.artifacts[1].digest)
    #expect(record.manifest == keeper.content.manifest.reference)
    #expect(
      record.evidence
        == Acceptance.Evidence(maxScroll: 1000, scrollThreshold: 950, agreed: true, ui: "test"))
    #expect(record.at.description == "2026-03-01T10:00:00Z" && record.version == "1.0")
    #expect(record.validUntil?.description == "2027-03-01T10:00:00Z")
    #expect(record.method == .gui && record.app.id == "app" && record.id.count == 32)
    #expect(record.signedName == nil && record.guardian == nil && record.actor == nil)
  }

  @Test func `who accepted is not asked at the next start, and nothing is read or noted`() throws {
    var (keeper, first) = try session(publication())
    accept(0, &first, keeper)
    let count = store.events.count
    let (_, second) = try session(publication())
    #expect(second.isOpen && second.items[0].state.phase == .notNeeded)
    #expect(second.items[0].text == nil && store.events.count == count)
    #expect(second.items[0].acceptance == first.items[0].acceptance)
  }

  @Test func `being killed before the record leaves none`() throws {
    var (keeper, first) = try session(publication())
    _ = first.see(offset: 0, viewport: 10, content: 10, item: 0)
    keeper.send(.ticked, to: 0, in: &first, for: person)
    #expect(first.items[0].state.canAccept)
    let (_, second) = try session(publication())
    #expect(!second.isOpen && second.items[0].state.phase == .reading)
    #expect(!second.items[0].isTicked && second.items[0].progress.perMille == 0)
  }

  @Test func `a new version asks again and says what changed`() throws {
    var (keeper, old) = try session(publication(), at: "2026-01-02T00:00:00Z")
    accept(0, &old, keeper)
    let (_, new) = try session(publication(versions: ["1.0", "1.1"]))
    let changes = try #require(new.items[0].changes)
    #expect(changes.since.version == "1.0" && changes.current.version == "1.1")
    #expect(changes.summary?.text == "Fees are new in 1.1.")
    #expect(changes.clauses.map { $0.heading(in: .english) } == ["1. Scope", "2. Fees (new)"])
    #expect(changes.changedMost?.title == "2. Fees")
    #expect(changes.clauses[0].blocks[0].runs.map(\.kind) == [.kept, .deleted, .inserted])
    #expect(
      changes.lines(in: .english) == [
        "Fees are new in 1.1.", "Your last answer was to version 1.0, in force from 2026-01-01",
        "In force now: version 1.1, from 2026-01-08", "Changed most: 2. Fees",
        "Unchanged clauses: 4",
      ])
  }

  @Test func `where no comparison was published, both versions are named`() throws {
    var (keeper, old) = try session(publication(), at: "2026-01-02T00:00:00Z")
    accept(0, &old, keeper)
    let (_, new) = try session(
      publication(versions: ["1.0", "1.1"]) { $0.releases[1].redlines = [] })
    let changes = try #require(new.items[0].changes)
    #expect(changes.clauses.isEmpty)
    #expect(
      changes.lines(in: .english).last == "The publisher offers no comparison of these two versions"
    )
  }

  @Test func `a comparison that is not what was signed is not shown, and the text is`() throws {
    var (keeper, old) = try session(publication(), at: "2026-01-02T00:00:00Z")
    accept(0, &old, keeper)
    var forged = publication(versions: ["1.0", "1.1"])
    forged.files["license/1.1/en/from-1.0.json"] = Array("{}".utf8)
    let (_, new) = try session(forged)
    guard case .unreadable? = new.items[0].changes?.comparison else {
      Issue.record("a forged comparison was shown")
      return
    }
    #expect(new.items[0].state.phase == .reading)
  }

  @Test func `a forged text is not shown, and nobody gets past it`() throws {
    var forged = publication()
    forged.files["license/1.0/en/license.json"]?[5] ^= 1
    var (keeper, session) = try session(forged)
    #expect(session.items[0].state.phase == .unavailable && session.items[0].text == nil)
    #expect(session.items[0].failure != nil && !session.isOpen)
    for event in GateEvent.allCases {
      var copy = session
      keeper.send(event, to: 0, in: &copy, for: person)
      #expect(!copy.isOpen, "\(event)")
    }
    keeper.send(.retry, to: 0, in: &session, for: person)
    #expect(session.items[0].state.phase == .unavailable && store.events.isEmpty)
  }

  @Test(arguments: [Manifest.Gate.StoreFailure.askAgain, .refuse])
  func `what cannot be stored counts for now, or not at all`(_ failure: Manifest.Gate.StoreFailure)
    throws
  {
    var (keeper, session) = try session(publication { $0.gate.onStoreFailure = failure })
    _ = session.see(offset: 0, viewport: 10, content: 10, item: 0)
    keeper.send(.ticked, to: 0, in: &session, for: person)
    store.fail("no space left on device")
    let effects = keeper.send(.acceptPressed, to: 0, in: &session, for: person)
    #expect(session.items[0].storeError?.reason == "no space left on device")
    #expect(session.isOpen == (failure == .askAgain))
    #expect(effects.contains(failure == .askAgain ? .sayUnsaved : .sayRefused))
    #expect(session.items[0].state.phase == (failure == .askAgain ? .acceptedUnsaved : .agreed))
    store.fail(nil)
    let (_, next) = try self.session(publication())
    #expect(!next.isOpen)
    if failure == .refuse {
      keeper.send(.acceptPressed, to: 0, in: &session, for: person)
      #expect(session.isOpen && session.items[0].storeError == nil)
    }
  }

  @Test func `declining asks first, and leaves with a note of it`() throws {
    var (keeper, session) = try session(publication())
    _ = session.see(offset: 40, viewport: 10, content: 100, item: 0)
    keeper.send(.declinePressed, to: 0, in: &session, for: person)
    #expect(session.items[0].state.phase == .declining && store.story.isEmpty)
    keeper.send(.reviewAgain, to: 0, in: &session, for: person)
    #expect(session.items[0].state.phase == .reading && session.items[0].progress.perMille == 500)
    keeper.send(.declinePressed, to: 0, in: &session, for: person)
    keeper.send(.exitPressed, to: 0, in: &session, for: person)
    #expect(session.isExited && !session.isOpen && store.story == ["declined license"])
  }

  @Test func `a name is asked for where the manifest says so, after the text`() throws {
    var (keeper, session) = try session(publication { $0.gate.signature = .typedName })
    #expect(session.sign("Ada", item: 0).contains(.sayMissing))
    _ = session.see(offset: 0, viewport: 10, content: 10, item: 0)
    keeper.send(.ticked, to: 0, in: &session, for: person)
    #expect(session.items[0].missing == [.typeYourName])
    _ = session.sign(" \n\u{7}", item: 0)
    #expect(!session.items[0].state.canAccept)
    _ = session.sign("  Ada\u{1b}\n Lovelace ", item: 0)
    keeper.send(.acceptPressed, to: 0, in: &session, for: person)
    #expect(session.items[0].acceptance?.signedName == "Ada Lovelace")
  }

  @Test func `the language of the sentence is that of the text, or the person's`() throws {
    var publication = SamplePublication()
    publication.add("license", locales: ["en", "de"])
    let keeper = try publication.keeper(store, at: "2026-03-01T00:00:00Z")
    let german = keeper.session(for: Person(languages: ["de-AT"]), layout: "test")
    #expect(german.items[0].presentation?.text.locale == "de")
    let italian = keeper.session(for: Person(languages: ["it"]), layout: "test")
    #expect(italian.items[0].presentation?.labelLocale == "en")
  }
}
