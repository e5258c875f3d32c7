import AssentManifest
import AssentRecord
import Foundation
import TestSupport
import Testing

@testable import AssentGate

/// The lines of a log, and what they come to.
@Suite struct AcceptanceChainTests {
  private static let text = AcceptanceEvent.Text(
    document: "license", version: "1.0", locale: "en", textDigest: .sample("text 1.0"))

  /// One of each event, with all that it may carry.
  static let events: [AcceptanceEvent] = {
    var full = Acceptance.sample(
      "full", subject: String(repeating: "ab", count: 32), guardian: false)
    full.signedName = "Ada \"Countess\" Lovelace\n"
    full.actor = "guardian"
    full.onBehalfOf = .init(id: "acme", note: "power of attorney, 2026")
    full.validUntil = .sample(1_000)
    full.asks = .consent
    var bare = Acceptance.sample("bare", at: -5)
    bare.shownDigest = nil
    bare.presentationDigest = nil
    var told = text
    told.subject = "ab"
    let actions: [AcceptanceEvent.Action] = [
      .presented(text, presentationDigest: .sample("screen")),
      .presented(told, presentationDigest: nil),
      .notified(text, until: .sample(9)), .notified(told, until: nil), .accepted(full),
      .accepted(bare), .declined(told), .declined(told, actor: "guardian"),
      .withdrawn(document: "license", record: "full"),
      .reset(document: nil), .reset(document: "license", subject: "ab"),
      .guardianApproved(bare, of: "full"),
      .migrated(document: "license", version: "1.0 beta", date: .sample(3)),
      .migrated(document: "license", version: "1", date: nil),
      .imported(bare, from: .sample("file")),
      .merged(head: .sample("head"), lines: 3, name: "phone"), .erased(subject: "ab"),
    ]
    return actions.map { AcceptanceEvent(at: .sample(0), action: $0) }
  }()

  @Test func `every event is read as it was written, and fits the schema`() throws {
    let file = PackageFolder.root.appending(path: "templates/schema/acceptance.schema.json")
    let schema = JSONSchema(root: try JSONValue(parsing: [UInt8](try Data(contentsOf: file))))
    var chain = AcceptanceChain()
    let bytes = Self.events.flatMap { chain.append([$0]) } + chain.append(Self.events)
    let lines = AcceptanceLine.all(in: bytes)
    #expect(lines.map(\.event) == Self.events + Self.events)
    for line in lines {
      let value = try JSONValue(parsing: line.bytes)
      #expect(schema.problems(of: value) == [])
      #expect(CanonicalJSON.bytes(of: value) == line.bytes)
    }
    // It can also say no.
    var short = Self.events[4].json
    short["statement"] = nil
    #expect(schema.problems(of: .object(short)) != [])
  }

  @Test func `a log is the chain that ledgers are`() throws {
    var chain = AcceptanceChain()
    let bytes = Self.events.flatMap { chain.append([$0]) }
    #expect(try HashChain(parsing: bytes).head == chain.head)
  }

  @Test func `a log reads the same in pieces of any size`() {
    var chain = AcceptanceChain()
    let bytes = Self.events.flatMap { chain.append([$0]) }
    for size in [1, 7, 100, 1_000, bytes.count] {
      var reading = AcceptanceChain()
      for start in stride(from: 0, to: bytes.count, by: size) {
        reading.read(Array(bytes[start..<min(start + size, bytes.count)])) { _, _ in nil }
      }
      #expect(reading.head == chain.head && reading.lineCount == Self.events.count)
      #expect(reading.summary.standings == chain.summary.standings)
    }
  }

  @Test func `events that were appended together count together`() {
    var chain = AcceptanceChain()
    let first = chain.append([Acceptance.sample("a", document: "a").event])
    let batch = chain.append([
      Acceptance.sample("b", document: "b").event, Acceptance.sample("c", document: "c").event,
    ])
    let cut = batch.firstIndex(of: UInt8(ascii: "\n")).map { Array(batch[...$0]) } ?? []
    let reading = AcceptanceChain(reading: first + cut)
    #expect(reading.summary.standings.count == 1)
    #expect(reading.tornBytes == cut.count && reading.lineCount == 1)
  }

  @Test func `what is not known or lacks a field accepts nothing and destroys nothing`() {
    var reader = ChainReader()
    var bytes: [UInt8] = []
    var later = Acceptance.sample("later", document: "later").event.json
    later["future"] = ["x": 1]
    var lacking = Acceptance.sample("lacking", document: "lacking").event.json
    lacking["textDigest"] = nil
    var strange = Acceptance.sample("strange", document: "strange").event.json
    strange["event"] = "accepted-in-another-way"
    var major = Acceptance.sample("major", document: "major").event.json
    major["spec"] = "assent-acceptance/2"
    for object in [later, lacking, strange, major] { bytes += reader.append(object) }
    let chain = AcceptanceChain(reading: bytes)
    #expect(chain.summary.standings.keys.map(\.document) == ["later"])
    #expect(
      chain.findings.map(\.description) == [
        "line 2: 'textDigest' should be a digest; the line accepts nothing",
        "line 3: unknown event 'accepted-in-another-way'; it accepts nothing",
        "line 4: unknown event 'accepted'; it accepts nothing",
      ])
    #expect(!chain.findings.contains { $0.isDamage })
  }

  @Test func `no bytes stop the reader`() {
    var random = SystemRandomNumberGenerator()
    var chain = AcceptanceChain()
    let bytes = chain.append(Self.events)
    for _ in 0..<300 {
      var changed = bytes
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: changed.indices, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: changed[place] = UInt8.random(in: 0...255, using: &random)
        case 1: changed.remove(at: place)
        default: changed.insert(UInt8.random(in: 0...255, using: &random), at: place)
        }
      }
      _ = AcceptanceChain(reading: changed).summary
    }
    let long = [UInt8](repeating: UInt8(ascii: "x"), count: AcceptanceChain.mostBytesOfLine + 1)
    #expect(AcceptanceChain(reading: long).summary.damagedLine == 1)
  }

  @Test func `resets, withdrawals and erasures take the same time each, however many there are`() {
    let isProportional = ProcessorTime.isProportional(to: 400) { count in
      var chain = AcceptanceChain()
      let events = (0..<count).flatMap { number in
        [
          Acceptance.sample("r\(number)", document: "d", subject: "s\(number)").event,
          AcceptanceEvent(at: .sample(1), action: .reset(document: "d")),
          AcceptanceEvent(at: .sample(1), action: .reset(document: nil, subject: "s\(number)")),
          AcceptanceEvent(at: .sample(1), action: .erased(subject: "s\(number)")),
          AcceptanceEvent(
            at: .sample(1), action: .withdrawn(document: "d", record: "r\(number / 2)")),
        ]
      }
      _ = chain.append(events)
      _ = chain.summary
    }
    #expect(isProportional)
  }

  @Test func `a record that a guardian approved says so, and another is not touched`() {
    var chain = AcceptanceChain()
    _ = chain.append([Acceptance.sample("r1", guardian: false).event])
    #expect(chain.summary["license"]?.acceptance?.guardian == false)
    var guardian = Acceptance.sample("g1")
    guardian.actor = "guardian"
    _ = chain.append([
      AcceptanceEvent(at: .sample(1), action: .guardianApproved(guardian, of: "r0"))
    ])
    #expect(chain.summary["license"]?.acceptance?.guardian == false)
    _ = chain.append([
      AcceptanceEvent(at: .sample(2), action: .guardianApproved(guardian, of: "r1"))
    ])
    #expect(chain.summary["license"]?.acceptance?.id == "r1")
    #expect(chain.summary["license"]?.acceptance?.guardian == true)
  }

  @Test func `what is on a screen has one digest, and is read as it was written`() throws {
    let presentation = Presentation(
      text: Self.text, shownDigest: .sample("shown"), statement: "I agree to this.",
      boxLabel: "I agree", acceptLabel: "Agree", declineLabel: "Decline", labelLocale: "en",
      gate: "assent-gate/0.1.0", layout: "terminal 80x24")
    let read = try #require(Presentation(reading: .object(presentation.json)))
    #expect(read == presentation && read.digest == presentation.digest)
    var other = presentation
    other.acceptLabel = "OK"
    #expect(other.digest != presentation.digest)
    #expect(presentation.screen.contains("[ Agree ]   [ Decline ]"))
  }
}
