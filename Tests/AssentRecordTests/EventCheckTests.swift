import AssentManifest
import AssentRecord
import Testing

/// What a ledger does not take.
@Suite struct EventCheckTests {
  private func refusal(
    of event: LedgerEvent, after events: [LedgerEvent]
  ) throws -> LedgerError.Reason? {
    var ledger = Ledger()
    for event in events { _ = try ledger.append(event) }
    let head = ledger.head
    do {
      _ = try ledger.append(event)
      return nil
    } catch {
      #expect(ledger.head == head)
      return error.reason
    }
  }

  private func words(_ reason: LedgerError.Reason?) -> String {
    guard case .contradiction(let contradiction)? = reason else { return "\(reason as Any)" }
    return contradiction.description
  }

  @Test(arguments: [
    ("1.0", "version '1.0' is released a second time"),
    ("1.0.0", "version '1.0.0' is not higher than '1.0', the one released last"),
    ("1.0+build", "version '1.0+build' is not higher than '1.0', the one released last"),
    ("0.9", "version '0.9' is not higher than '1.0', the one released last"),
    ("1.0-rc.1", "version '1.0-rc.1' is not higher than '1.0', the one released last"),
    (
      "2025-11-03",
      "version '2025-11-03' cannot be ordered after '1.0': one is a number, the other a date"
    ),
    (
      "second",
      "version 'second' is neither a number such as 1.2 nor a date such as 2026-02-01"
    ),
  ])
  func `a version has to be higher than the last`(_ version: String, _ message: String) throws {
    let event = try LedgerSamples.released(version, revision: 2, after: "1.0")
    #expect(words(try refusal(of: event, after: [LedgerSamples.released("1.0")])) == message)
  }

  @Test func `a version takes effect no earlier than the one before that stands`() throws {
    let first = try LedgerSamples.released("1.0")
    let second = try LedgerSamples.released(
      "1.1", effective: "2025-03-01", revision: 2, after: "1.0")
    let third = try LedgerSamples.released(
      "1.2", effective: "2025-02-28", revision: 3, after: "1.1")
    #expect(
      words(try refusal(of: third, after: [first, second]))
        == "effective 2025-02-28 is before 2025-03-01, when version '1.1' takes effect")
    let withdrawn = try LedgerSamples.event("1.1", at: "2025-01-01", .withdrawn(reason: ""))
    #expect(try refusal(of: third, after: [first, second, withdrawn]) == nil)
  }

  @Test func `days go forward`() throws {
    let event = try LedgerSamples.event("1.0", at: "2024-12-31", .withdrawn(reason: ""))
    #expect(
      words(try refusal(of: event, after: [LedgerSamples.released("1.0")]))
        == "2024-12-31 is before 2025-01-01, the day of the event before")
  }

  @Test func `class, predecessor and revision follow from the release before`() throws {
    let first = try LedgerSamples.released("1.0")
    func reason(_ revision: Int, _ from: String?, _ declared: Manifest.Change.Class) throws
      -> String
    {
      let event = try LedgerSamples.released("1.1", revision: revision, declared: declared) {
        $0.change.from = try from.map(LedgerSamples.version)
      }
      return words(try refusal(of: event, after: [first]))
    }
    #expect(try reason(1, "1.0", .material) == "revision 1 should be 2")
    #expect(try reason(2, "1.0", .editorial) == "revision 2 should be 1")
    #expect(try reason(2, nil, .material) == "it is compared with nothing instead of '1.0'")
    #expect(
      try reason(1, "1.0", .initial) == "the class 'initial' is for the first release alone")
    let early = try LedgerSamples.released("1.0", declared: .material)
    #expect(words(try refusal(of: early, after: [])) == "the class of a first release is 'initial'")
  }

  @Test func `exactly one text is authoritative, and no two have one file`() throws {
    let none = try LedgerSamples.released("1.0") { release in
      release.locales[try LedgerSamples.locale("en")]?.isAuthoritative = false
    }
    #expect(words(try refusal(of: none, after: [])) == "0 texts are authoritative instead of one")
    let twice = try LedgerSamples.released("1.0") { release in
      release.locales[try LedgerSamples.locale("fr")]?.file = "License.md"
    }
    #expect(
      words(try refusal(of: twice, after: [])).hasPrefix("two texts or pictures have the file"))
  }

  @Test func `what is said of a version fits what became of it`() throws {
    let first = try LedgerSamples.released("1.0")
    let second = try LedgerSamples.released(
      "1.1", effective: "2025-03-01", revision: 2, after: "1.0")
    let third = try LedgerSamples.released(
      "1.2", effective: "2025-04-01", revision: 3, after: "1.1")
    let all = [first, second, third]
    let withdrawn = try LedgerSamples.event("1.1", at: "2025-01-02", .withdrawn(reason: ""))
    let superseded = try LedgerSamples.event(
      "1.1", at: "2025-01-02", .superseded(with: LedgerSamples.version("1.2"), reason: ""))
    #expect(
      words(try refusal(of: withdrawn, after: [first])) == "version '1.1' has not been released")
    #expect(words(try refusal(of: withdrawn, after: [])) == "the first event is not a release")
    #expect(
      words(try refusal(of: withdrawn, after: all + [withdrawn]))
        == "version '1.1' has been withdrawn")
    #expect(
      words(try refusal(of: superseded, after: all + [superseded]))
        == "version '1.1' has been superseded by '1.2'")
    #expect(
      words(try refusal(of: superseded, after: [first, second]))
        == "version '1.2' has not been released")
    let late = try LedgerSamples.event("1.1", at: "2025-03-01", superseded.action)
    #expect(
      words(try refusal(of: late, after: all))
        == "version '1.1' has been in force since 2025-03-01")
    let backwards = try LedgerSamples.event(
      "1.2", at: "2025-01-02", .superseded(with: LedgerSamples.version("1.1"), reason: ""))
    #expect(
      words(try refusal(of: backwards, after: all)) == "version '1.1' was not released after '1.2'")
    let nothing = try LedgerSamples.event(
      "1.2", at: "2025-01-02", .corrected(effective: nil, graceDays: nil, reason: ""))
    #expect(words(try refusal(of: nothing, after: all)) == "it corrects nothing")
    let crossing = try LedgerSamples.event(
      "1.1", at: "2025-01-02",
      .corrected(effective: Manifest.Moment("2025-04-02"), graceDays: nil, reason: ""))
    #expect(
      words(try refusal(of: crossing, after: all))
        == "effective 2025-04-01 is before 2025-04-02, when version '1.1' takes effect")
    let approval = try LedgerSamples.event("1.1", at: "2025-01-02", .approved(reason: ""))
    #expect(
      words(try refusal(of: approval, after: all))
        == "version '1.1' has been released with other texts")
    let texts = [
      try LedgerSamples.locale("en"): try LedgerSamples.digest("1"),
      try LedgerSamples.locale("fr"): try LedgerSamples.digest("3"),
    ]
    let later = try LedgerSamples.event(
      "1.1", at: "2025-01-02", .approved(reason: "", texts: texts))
    #expect(try refusal(of: later, after: all) == nil)
    #expect(ReleaseHistory(all + [later]).versions[1].approval?.description == "2025-01-02")
  }
}
