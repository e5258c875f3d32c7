import AssentManifest
import Foundation
import TestSupport
import Testing

@testable import AssentGate

/// What a record says was on the screen is what was there, in every form of face.
@Suite struct PresentationTests {
  let store = MemoryStore()
  let person = Person(languages: ["en"])

  func session(
    _ form: Presentation.Form, versions: [Manifest.Version] = ["1.0"],
    at now: String = "2026-03-01",
    edit: (inout Manifest.DocumentEntry) -> Void = { _ in }
  ) throws -> (GateKeeper, GateSession) {
    var publication = SamplePublication()
    publication.add("license", versions: versions, edit: edit)
    let keeper = try publication.keeper(store, at: now + "T10:00:00Z")
    return (keeper, keeper.session(for: person, layout: "test", form: form))
  }

  @Test func `each form says what it shows, in its order, and is read as it was written`() throws {
    let expected: [(Presentation.Form, [String])] = [
      (.app, ["Type your full name to sign", "I agree", "Decline", "Agree"]),
      (.terminal, ["I agree", "Full name", "Decline", "Agree"]),
      (
        .lines(hasCommands: false),
        [
          #"Or type "Decline" to decline."#, "Type your full name to sign",
          #"Type "I agree" and press Enter to go on:"#,
        ]
      ),
    ]
    let file = PackageFolder.root.appending(path: "templates/schema/receipt.schema.json")
    let root = try JSONValue(parsing: [UInt8](try Data(contentsOf: file)))
    guard case .object(var own)? = root["properties"]?["presentation"] else {
      Issue.record("the schema says nothing of the screen")
      return
    }
    own["$defs"] = root["$defs"]
    let schema = JSONSchema(root: .object(own))
    for (form, labels) in expected {
      let (_, session) = try session(form) { $0.gate.signature = .typedName }
      let shown = try #require(session.items[0].presentation)
      #expect(shown.controls.map(\.label) == labels)
      #expect(shown.boxLabel == "I agree")
      let read = try #require(Presentation(reading: .object(shown.json)))
      #expect(read == shown && read.digest == shown.digest)
      #expect(schema.problems(of: .object(shown.json)) == [])
      let guardian = try #require(session.items[0].guardianPresentation)
      #expect(guardian.above == ["A parent or guardian has to answer “The license” as well."])
      #expect(!guardian.controls.contains { $0.label.contains("name") })
      #expect(Presentation(reading: .object(guardian.json)) == guardian)
      #expect(schema.problems(of: .object(guardian.json)) == [])
    }
    let lines = try session(.lines(hasCommands: true)).1.items[0].presentation
    #expect(lines?.acceptLabel == "" && lines?.declineLabel == "")
    #expect(lines?.label(of: .sentence)?.contains("save") == true)
  }

  @Test func `a screen in the first form keeps its bytes`() throws {
    let text = """
      {"acceptLabel":"Agree","boxLabel":"I agree","declineLabel":"Decline","gate":"assent-gate-screen/1",\
      "labelLocale":"en","layout":"terminal 80x24","shownDigest":"sha256:\(String(repeating: "ab", count: 32))",\
      "spec":"assent-presentation/1","statement":"I agree to this.","text":{"document":"license",\
      "locale":"en","textDigest":"sha256:\(String(repeating: "cd", count: 32))","version":"1.0"}}
      """
    let first = try #require(Presentation(reading: try JSONValue(parsing: Array(text.utf8))))
    #expect(CanonicalJSON.bytes(of: .object(first.json)) == Array(text.utf8))
    #expect(
      first.digest.description
        == "sha256:855e68005bf536ee19235a9190de8225314f3d16c08a118b5a06ebe0fd9fa028")
    #expect(first.screen.contains("the order of what was asked was not kept"))
  }

  @Test func `what lacks a field, or has a stranger among its controls, is no screen`() throws {
    let shown = try #require(try session(.app).1.items[0].presentation)
    for name in shown.json.members.map(\.key) {
      var less = shown.json
      less[name] = nil
      #expect(Presentation(reading: .object(less)) == nil, "\(name)")
    }
    var more = shown.json
    more["controls"] = [["kind": "slider", "label": "I agree"]]
    #expect(Presentation(reading: .object(more)) == nil)
  }

  @Test func `what changed stands in the record, with the summary`() throws {
    let (before, first) = try session(.terminal, versions: ["1.0", "1.1"], at: "2026-01-02")
    var session = first
    _ = session.reachEnd(item: 0)
    before.send(.ticked, to: 0, in: &session, for: person)
    before.send(.acceptPressed, to: 0, in: &session, for: person)
    let (keeper, next) = try self.session(.terminal, versions: ["1.0", "1.1"])
    session = next
    _ = session.reachEnd(item: 0)
    keeper.send(.ticked, to: 0, in: &session, for: person)
    let shown = try #require(session.items[0].presentation)
    #expect(shown.above[1] == "What changed since version 1.0")
    #expect(shown.above.contains("Fees are new in 1.1."))
    #expect(shown.above.contains { $0.contains("[inserted: at home]") })
    keeper.send(.acceptPressed, to: 0, in: &session, for: person)
    let record = try #require(session.items[0].acceptance)
    #expect(record.version == "1.1" && record.presentationDigest == shown.digest)
    let screen = shown.screen(answeredBy: record)
    #expect(screen.contains("Fees are new in 1.1."))
    #expect(screen.contains("[x] I agree\n\n[ Decline ]   [ Agree ]"))
    #expect(shown.screen.contains("[ ] I agree"))
  }

  @Test func `in lines the screen is the prompt and what was typed at it`() throws {
    let (keeper, first) = try session(.lines(hasCommands: false)) {
      $0.gate.signature = .typedName
    }
    var session = first
    _ = session.reachEnd(item: 0)
    _ = session.sign("Ada Lovelace", item: 0)
    keeper.send(.ticked, to: 0, in: &session, for: person)
    let shown = try #require(session.items[0].presentation)
    keeper.send(.acceptPressed, to: 0, in: &session, for: person)
    let screen = shown.screen(answeredBy: session.items[0].acceptance)
    #expect(screen.contains("Type your full name to sign\n> Ada Lovelace"))
    #expect(screen.contains("Type \"I agree\" and press Enter to go on:\n> I agree"))
    #expect(!screen.contains("[ ") && !screen.contains("[x]"))
  }

  @Test func `while an older text counts, a full screen has Not now in place of Decline`() throws {
    let grace = { (document: inout Manifest.DocumentEntry) in document.releases[1].graceDays = 30 }
    let (before, first) = try session(
      .terminal, versions: ["1.0", "1.1"], at: "2026-01-02", edit: grace)
    var session = first
    _ = session.reachEnd(item: 0)
    before.send(.ticked, to: 0, in: &session, for: person)
    before.send(.acceptPressed, to: 0, in: &session, for: person)
    for (form, labels) in [
      (Presentation.Form.terminal, ["I agree", "Not now", "Agree"]),
      (.app, ["I agree", "Decline", "Not now", "Agree"]),
    ] {
      let (keeper, next) = try self.session(
        form, versions: ["1.0", "1.1"], at: "2026-01-10", edit: grace)
      session = next
      keeper.send(.opened, to: 0, in: &session, for: person)
      #expect(session.items[0].presentation?.controls.map(\.label) == labels)
    }
  }
}
