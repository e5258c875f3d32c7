import AssentManifest
import AssentRecord
import Testing

@Suite struct ReleaseHistoryTests {
  private func released(_ version: String, _ day: String, effective: String) throws -> LedgerEvent {
    let digest = try #require(Manifest.Digest("sha256:" + String(repeating: "0", count: 64)))
    let locale = try #require(Manifest.Locale("en"))
    return LedgerEvent(
      at: try #require(Manifest.Day(day)), by: "a",
      version: try #require(Manifest.Version(version)),
      action: .released(
        LedgerEvent.Release(
          revision: 1, effective: try #require(Manifest.Moment(effective)), graceDays: 0,
          change: LedgerEvent.Change(declared: .initial, computed: .initial),
          locales: [
            locale: LedgerEvent.Text(
              file: "license.md", isAuthoritative: true, sourceDigest: digest, textDigest: digest)
          ])))
  }

  @Test func `a version is upcoming until its moment, and the one before stays current`() throws {
    let history = ReleaseHistory([
      try released("1.0", "2025-01-01", effective: "2025-01-01"),
      try released("1.1", "2025-02-01", effective: "2025-03-01T00:00:00+09:00"),
    ])
    let before = try #require(Manifest.Timestamp("2025-02-28T14:59:59Z"))
    let after = try #require(Manifest.Timestamp("2025-02-28T15:00:00Z"))
    #expect(history.inForce(at: before)?.version.text == "1.0")
    #expect(history.inForce(at: after)?.version.text == "1.1")
  }

  @Test func `an approval counts for the texts that it was given for alone`() throws {
    let en = try LedgerSamples.locale("en")
    let texts = [
      en: try LedgerSamples.digest("1"),
      try LedgerSamples.locale("fr"): try LedgerSamples.digest("3"),
    ]
    for (texts, isApproved) in [
      (texts, true), ([en: try LedgerSamples.digest("1")], false), ([:], false),
      (
        [
          en: try LedgerSamples.digest("3"),
          try LedgerSamples.locale("fr"): try LedgerSamples.digest("1"),
        ], false
      ),
    ] {
      let approval = try LedgerSamples.event(
        "1.1", at: "2025-01-01", .approved(reason: "", texts: texts))
      let history = ReleaseHistory([
        try LedgerSamples.released("1.0"), approval,
        try LedgerSamples.released("1.1", after: "1.0", declared: .editorial),
      ])
      #expect((history.last?.approval != nil) == isApproved)
      #expect(history.approvals.isEmpty)
    }
  }
}
