import AssentManifest
import AssentRecord
import Testing

@Suite struct LedgerTests {
  private func events() throws -> [LedgerEvent] {
    let moment = try #require(Manifest.Moment("2025-05-01T00:00:00+09:00"))
    return [
      try LedgerSamples.released("1.0"),
      try LedgerSamples.event(
        "1.1", at: "2025-02-01",
        .approved(
          reason: "Spelling alone.",
          texts: [
            LedgerSamples.locale("en"): LedgerSamples.digest("1"),
            LedgerSamples.locale("fr"): LedgerSamples.digest("3"),
          ])),
      try LedgerSamples.released(
        "1.1", at: "2025-02-01", effective: "2025-03-01", after: "1.0", declared: .editorial
      ) { release in
        release.resources = ["seal.png": try LedgerSamples.digest("5")]
        release.revisionOfSource = String(repeating: "4f", count: 20)
      },
      try LedgerSamples.released(
        "2.0", at: "2025-02-03", effective: "2025-04-01", revision: 2, after: "1.1"),
      try LedgerSamples.event(
        "2.0", at: "2025-02-04",
        .corrected(effective: moment, graceDays: 14, reason: "More time.")),
      try LedgerSamples.released(
        "2.1", at: "2025-02-05", effective: "2025-06-01", revision: 3, after: "2.0"),
      try LedgerSamples.event(
        "2.0", at: "2025-02-06",
        .superseded(with: LedgerSamples.version("2.1"), reason: "A clause was missing.")),
      try LedgerSamples.event("1.1", at: "2025-07-01", .withdrawn(reason: "Wrong party.")),
    ]
  }

  @Test func `a ledger that is read has the events that were written`() throws {
    let events = try events()
    let bytes = try LedgerSamples.bytes(events)
    let ledger = try Ledger(parsing: bytes)
    #expect(ledger.events == events)
    #expect(ledger.history == ReleaseHistory(events))
    #expect(ledger.history.versions.map(\.release.revision) == [1, 1, 2, 3])
    let later = try #require(ledger.history[LedgerSamples.version("2.0")])
    #expect(later.release.graceDays == 14)
    #expect(later.supersededBy?.text == "2.1")
    #expect(ledger.history[try LedgerSamples.version("1.1")]?.approval?.description == "2025-02-01")
  }

  @Test func `each line is canonical JSON that names the digest of the line before`() throws {
    let bytes = try LedgerSamples.bytes(events())
    let lines = bytes.split(separator: UInt8(ascii: "\n")).map {
      String(decoding: $0, as: UTF8.self)
    }
    #expect(lines.count == 8)
    #expect(!lines[0].contains("prev"))
    #expect(lines[3].contains(#""signals":["modal: 'shall' becomes 'may' (4.2)"]"#))
    #expect(lines.dropFirst().allSatisfy { $0.contains(#""prev":"sha256:"#) })
  }

  @Test func `no byte of a ledger can be changed unseen`() throws {
    let bytes = try LedgerSamples.bytes(events())
    let head = try Ledger(parsing: bytes).head
    for index in stride(from: 0, to: bytes.count, by: 13) {
      var damaged = bytes
      damaged[index] ^= 1
      // The head alone knows of a change in the last line.
      let read = try? Ledger(parsing: damaged)
      #expect(read == nil || read?.head != head, "byte \(index)")
    }
    for index in stride(from: 1, to: bytes.count, by: 31)
    where bytes[index - 1] != UInt8(ascii: "\n") {
      #expect(throws: LedgerError.self) { try Ledger(parsing: Array(bytes[..<index])) }
    }
  }

  @Test func `an event that is not known is an error that names it`() throws {
    var chain = HashChain()
    let bytes = try LedgerSamples.bytes([LedgerSamples.released("1.0")])
    chain = try HashChain(parsing: bytes)
    let line = chain.append([
      "at": "2025-02-01", "by": "a", "event": "merged", "version": "1.0",
    ])
    let error = #expect(throws: LedgerError.self) { try Ledger(parsing: bytes + line) }
    #expect(error?.description == "line 2: unknown event 'merged'")
  }

  @Test func `a field that is not known stays where it is`() throws {
    let bytes = try LedgerSamples.bytes([LedgerSamples.released("1.0")])
    var chain = try HashChain(parsing: bytes)
    let line = chain.append([
      "at": "2025-02-01", "by": "a", "event": "withdrawn", "reason": "", "ticket": "L-17",
      "version": "1.0",
    ])
    var ledger = try Ledger(parsing: bytes + line)
    let next = try ledger.append(
      LedgerSamples.released("1.1", at: "2025-02-02", revision: 2, after: "1.0"))
    #expect(try Ledger(parsing: bytes + line + next).history.versions.count == 2)
  }

  @Test(arguments: [
    (
      "by", JSONValue.integer(1),
      "line 1: 'by' should be a line of at most 200 characters that are seen"
    ),
    ("at", .string("2025-02-30"), "line 1: 'at' should be a day such as 2026-02-01"),
    (
      "revision", .integer(0), "line 1: 'revision' should be an integer from 1 to 1000000"
    ),
    (
      "effective", .string("soon"),
      "line 1: 'effective' should be a day such as 2026-02-01, or a time with its zone"
    ),
    (
      "locales", .object(["en": .object(["file": "../x.md"])]),
      "line 1: 'locales.en' should be complete and in the form of a ledger"
    ),
    (
      "resources", .object(["../seal.png": "sha256:00"]),
      "line 1: 'resources.../seal.png' should be named by a path in its folder"
    ),
    (
      "change",
      .object([
        "class": "initial", "computed": "initial", "reason": "", "signals": ["a\u{202E}b"],
        "summary": .object([:]),
      ]),
      "line 1: 'change.signals' should be an array of texts that are seen"
    ),
    (
      "change", .object(["class": "tiny"]),
      "line 1: 'change.class' should be one of 'initial', 'editorial', 'material'"
    ),
  ])
  func `a field in another form is named`(
    _ name: String, _ value: JSONValue, _ message: String
  ) throws {
    var object = try LedgerSamples.released("1.0").object
    object[name] = value
    var chain = HashChain()
    let line = chain.append(object)
    let error = #expect(throws: LedgerError.self) { try Ledger(parsing: line) }
    #expect(error?.description == message)
  }

  @Test(arguments: ["a\u{202E}b", "a\nb", "", "\u{200B}"])
  func `a summary that is put right is a line that is seen`(summary: String) throws {
    let event = try LedgerSamples.event(
      "1.0", at: "2025-02-01",
      .corrected(
        effective: nil, graceDays: nil, reason: "",
        summary: [LedgerSamples.locale("en"): summary]))
    let bytes = try LedgerSamples.bytes([LedgerSamples.released("1.0"), event])
    let error = #expect(throws: LedgerError.self) { try Ledger(parsing: bytes) }
    #expect(
      error?.description
        == "line 2: 'summary.en' should be complete and in the form of a ledger")
  }
}
