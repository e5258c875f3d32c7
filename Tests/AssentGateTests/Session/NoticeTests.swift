import AssentManifest
import TestSupport
import Testing

@testable import AssentGate

/// What a person is told and not asked is noted once.
@Suite struct NoticeTests {
  let store = MemoryStore()
  let person = Person(languages: ["en"])

  func keeper(_ versions: [Manifest.Version], at now: String) throws -> GateKeeper {
    var publication = SamplePublication()
    publication.add("license", versions: versions) {
      for index in $0.releases.indices.dropFirst() { $0.releases[index].graceDays = 30 }
    }
    return try publication.keeper(store, at: now + "T10:00:00Z")
  }

  var notices: [String] {
    get throws {
      AcceptanceLine.all(in: try store.log()).compactMap { line in
        guard case .notified(let text, let until)? = line.event?.action else { return nil }
        return "\(text.version) \(until == nil ? "to come" : "grace")"
      }
    }
  }

  func accept() throws {
    let keeper = try keeper(["1.0", "1.1"], at: "2026-01-02")
    var session = keeper.session(for: person, layout: "test")
    _ = session.reachEnd(item: 0)
    keeper.send(.ticked, to: 0, in: &session, for: person)
    keeper.send(.acceptPressed, to: 0, in: &session, for: person)
  }

  @Test func `a grace period is noted once a day`() throws {
    try accept()
    for day in ["2026-01-10", "2026-01-10", "2026-01-11", "2026-01-11"] {
      #expect(try keeper(["1.0", "1.1"], at: day).session(for: person, layout: "test").isOpen)
    }
    #expect(try notices == ["1.1 grace", "1.1 grace"])
  }

  @Test func `a version to come is noted once`() throws {
    try accept()
    for day in ["2026-01-03", "2026-01-04", "2026-01-05"] {
      let keeper = try keeper(["1.0", "1.1"], at: day)
      let session = keeper.session(for: person, layout: "test")
      #expect(session.news(keeper.content).count == 1)
      keeper.noteNews(of: session, for: person)
    }
    #expect(try notices == ["1.1 to come"])
  }
}
