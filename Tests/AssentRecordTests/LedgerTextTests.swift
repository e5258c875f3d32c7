import AssentManifest
import AssentRecord
import Testing

/// The words that a ledger takes, in writing and reading alike.
@Suite struct LedgerTextTests {
  @Test(arguments: [
    "a\nb", "a\u{1B}[31mb", "a\0b", "a\u{202E}b", "a\u{2066}b", "a\u{200B}b", "a\u{FEFF}b",
    "a\u{E0001}b", "a\u{AD}b", "a\u{85}b", "a\u{2028}b",
  ])
  func `what nobody sees is refused`(_ text: String) throws {
    #expect(LedgerText.fault(in: text, limit: 100) == .unseen)
    #expect(throws: LedgerError.Reason.self) { try Self.event(by: text) }
    #expect(throws: LedgerError.Reason.self) { try Self.event(summary: text) }
    #expect(throws: LedgerError.Reason.self) { try Self.event(reason: text) }
  }

  @Test(arguments: ["", " ", "\u{A0}", "\u{301}", "\u{200E}"])
  func `what shows nothing is empty`(_ text: String) throws {
    #expect(LedgerText.fault(in: text, limit: 100) == .empty)
    #expect(throws: LedgerError.Reason.self) { try Self.event(by: text) }
    #expect(throws: LedgerError.Reason.self) { try Self.event(summary: text) }
  }

  @Test func `a text has a bound`() throws {
    let text = String(repeating: "a", count: 4_001)
    #expect(LedgerText.fault(in: text, limit: 4_000) == .tooLong(count: 4_001))
    #expect(throws: LedgerError.Reason.self) { try Self.event(summary: text) }
    _ = try Self.event(summary: String(text.dropLast()))
  }

  @Test(arguments: [
    "legal@example.org", "Änderung", "می\u{200C}خواهم", "👩\u{200D}🔬", "☎\u{FE0F}", "שלום\u{200F}",
  ])
  func `what writing needs is taken`(_ text: String) throws {
    #expect(LedgerText.fault(in: text, limit: 100) == nil)
    #expect(try Self.event(by: text, summary: text, reason: text).by == text)
  }

  private static func event(
    by: String = "a", summary: String = "b", reason: String = "c"
  ) throws(LedgerError.Reason) -> LedgerEvent {
    let digest = "sha256:" + String(repeating: "0", count: 64)
    return try LedgerEvent(reading: [
      "event": "released", "at": "2025-11-03", "by": .string(by), "version": "1.0",
      "effective": "2025-11-03", "graceDays": 0, "revision": 1,
      "change": [
        "class": "initial", "computed": "initial", "reason": .string(reason), "signals": [],
        "summary": ["en": .string(summary)],
      ],
      "locales": [
        "en": [
          "authoritative": true, "file": "license.md", "sourceDigest": .string(digest),
          "textDigest": .string(digest),
        ]
      ],
    ])
  }

  @Test(arguments: [
    ("shall", "shall"), ("a\u{202E}b\nc", "a\\u{202E}b\\u{A}c"), ("sof\u{AD}t", "sof\\u{AD}t"),
    (String(repeating: "a", count: 21), String(repeating: "a", count: 19) + "…"),
    (String(repeating: "\u{AD}", count: 9), "\\u{AD}\\u{AD}\\u{AD}\\…"),
  ])
  func `words of others are written as a ledger takes them`(text: String, shown: String) {
    #expect(LedgerText.shown(text, limit: 20) == shown)
    #expect(LedgerText.fault(in: shown, limit: 20) == nil)
  }
}
