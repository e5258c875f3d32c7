import AssentManifest
import TestSupport
import Testing

@testable import AssentGate

/// What stands around a text is one screen, and what the log says of it was there.
@Suite struct GateScreenTests {
  private let store = KeepingNotes()
  private let person = Person(languages: ["de"])

  /// Keeps screens by digest beside a log.
  private final class KeepingNotes: AcceptanceStore, @unchecked Sendable {
    private let store = MemoryStore()
    private(set) var screens: [Presentation] = []

    func summary() throws(StoreError) -> AcceptanceSummary { try store.summary() }
    func append(_ events: [AcceptanceEvent]) throws(StoreError) { try store.append(events) }
    func log() throws(StoreError) -> [UInt8] { try store.log() }
    func subject(of id: String) throws(StoreError) -> String { try store.subject(of: id) }
    func keep(_ presentation: Presentation) throws(StoreError) { screens.append(presentation) }

    /// The digests that lines of a kind name.
    func digests(_ event: String) throws -> [String] {
      try store.log().split(separator: 0x0A).compactMap { line in
        let json = try JSONValue(parsing: Array(line))
        return json["event"]?.string == event ? json["presentationDigest"]?.string : nil
      }
    }
  }

  /// Two agreements on one page, the first in German as well.
  private static func together() -> SamplePublication {
    var publication = SamplePublication()
    for (id, locales) in [("license", ["de", "en"]), ("terms", ["en"])]
      as [(String, [Manifest.Locale])]
    {
      publication.add(id, versions: ["1.0", "1.1"], locales: locales) { document in
        document.page = .together
        document.releases[1].graceDays = id == "license" ? 30 : 0
      }
    }
    return publication
  }

  @Test(arguments: [Presentation.Form.app, .terminal, .lines(hasCommands: false)])
  func `a page has the words of one language`(_ form: Presentation.Form) throws {
    let keeper = try Self.together().keeper(store, at: "2026-01-02T10:00:00Z")
    let session = keeper.session(for: person, layout: "test", form: form)
    #expect(session.items.map { $0.decision.locale?.text } == ["de", "en"])
    let screens = session.items.compactMap(\.presentation)
    #expect(screens.map(\.labelLocale) == ["de", "de"])
    #expect(screens[0].controls == screens[1].controls)
    // What is on the screen is what the log names.
    #expect(try store.digests("presented") == screens.map(\.digest.description))
  }

  /// A session in which both texts of the first page were read, ticked and accepted.
  private func acceptedPage(by keeper: GateKeeper) -> GateSession {
    var session = keeper.session(for: person, layout: "test", form: .terminal)
    for item in 0...1 {
      _ = session.reachEnd(item: item)
      keeper.send(.ticked, to: item, in: &session, for: person)
    }
    keeper.accept(page: 0, in: &session, for: person)
    return session
  }

  @Test func `the log names the buttons of the whole page, and a no leaves its screen`() throws {
    let publication = Self.together()
    let before = try publication.keeper(store, at: "2026-01-02T10:00:00Z")
    var session = acceptedPage(by: before)
    #expect(session.isOpen)
    // The license can be put off by itself, and not together with the terms.
    let keeper = try publication.keeper(store, at: "2026-01-09T10:00:00Z")
    session = keeper.session(for: person, layout: "test", form: .terminal)
    #expect(session.items.map(\.state.phase) == [.grace, .reading])
    keeper.send(.opened, to: 0, in: &session, for: person)
    #expect(!session.canPutOff(page: 0))
    let shown = session.items.compactMap(\.presentation)
    #expect(shown.map { $0.label(of: .later) } == [nil, nil])
    #expect(try store.digests("presented").last == shown[0].digest.description)
    keeper.decline(page: 0, in: &session, for: person)
    keeper.send(.exitPressed, to: 0, in: &session, for: person)
    #expect(store.screens.contains(shown[0]))
  }

  @Test func `who accepts a page is on record with the screen that was there`() throws {
    var publication = Self.together()
    publication.documents.swapAt(0, 1)
    publication.documents[0].order = 0
    publication.documents[1].order = 1
    let before = try publication.keeper(store, at: "2026-01-02T10:00:00Z")
    var session = acceptedPage(by: before)
    let keeper = try publication.keeper(store, at: "2026-01-09T10:00:00Z")
    session = keeper.session(for: person, layout: "test", form: .terminal)
    keeper.send(.opened, to: 1, in: &session, for: person)
    for item in 0...1 {
      _ = session.reachEnd(item: item)
      keeper.send(.ticked, to: item, in: &session, for: person)
    }
    let shown = session.items.compactMap { $0.presentation?.digest.description }
    keeper.accept(page: 0, in: &session, for: person)
    #expect(session.isOpen)
    #expect(try store.digests("accepted").suffix(2) == shown[...])
  }

  @Test func `who accepts a translation is told so, and who publishes it and from when it binds`()
    throws
  {
    var publication = SamplePublication()
    publication.facts = ["licensor": "Example Press", "effective": "2026-01-01"]
    publication.add("license", locales: ["en", "de"])
    let keeper = try publication.keeper(store, at: "2026-01-02T10:00:00Z")
    let session = keeper.session(for: person, layout: "test")
    #expect(
      session.items[0].presentation?.above == [
        "This is a translation. The first text binds.", "Herausgeber: Example Press",
        GateWords.german.text(.comparedNew, "1.0", "2026-01-01"),
      ])
    #expect(session.items[0].above == session.items[0].presentation?.above)
    let english = keeper.session(for: Person(languages: ["en"]), layout: "test")
    #expect(english.items[0].presentation?.above.count == 2)
  }

  @Test func `who is asked again hears why, and that the version they accepted was withdrawn`()
    throws
  {
    var publication = SamplePublication()
    publication.add("license", versions: ["1.0", "2.0"])
    let english = Person(languages: ["en"])
    let before = try publication.keeper(store, at: "2026-01-09T10:00:00Z")
    var session = before.session(for: english, layout: "test")
    #expect(session.items[0].reasons == [])
    _ = session.reachEnd(item: 0)
    before.send(.ticked, to: 0, in: &session, for: english)
    before.accept(page: 0, in: &session, for: english)
    publication.sequence = 2
    publication.documents[0].releases[1].withdrawn = Manifest.Withdrawal(
      at: try #require(Manifest.Day("2026-01-11")), reason: "Wrong party.")
    let keeper = try publication.keeper(store, at: "2026-01-12T10:00:00Z")
    session = keeper.session(for: english, layout: "test")
    #expect(
      session.items[0].presentation?.above.prefix(2) == [
        "Version 2.0 was withdrawn on 2026-01-11: Wrong party.",
        "Please read “The license”, version 1.0.",
      ])
  }

  @Test func `a beginning is told as the publisher writes it, and not before the text`()
    throws
  {
    var publication = SamplePublication()
    publication.add("license", versions: ["1.0", "1.1"]) { document in
      document.releases[1].effective =
        Manifest.Moment("2026-01-08T00:00:00+09:00") ?? document.releases[1].effective
    }
    func told(at now: String) throws -> String {
      let keeper = try publication.keeper(MemoryStore(), at: now)
      return try #require(
        keeper.decide(for: person).decision.documents.first?.upcomingSentence(in: .english))
    }
    let words = "Version 1.1 of “The license” will apply from "
    #expect(try told(at: "2026-01-02T10:00:00Z") == words + "2026-01-08T00:00:00+09:00.")
    publication.documents[0].releases[1].published = try #require(Manifest.Day("2026-01-10"))
    #expect(try told(at: "2026-01-09T10:00:00Z") == words + "2026-01-10.")
  }
}
