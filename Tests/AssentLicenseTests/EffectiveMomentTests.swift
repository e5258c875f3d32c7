import AssentDiagnostics
import AssentLicense
import AssentManifest
import AssentMarkup
import Testing

struct EffectiveMomentTests {
  private func metadata(_ text: String) -> (Metadata, [Diagnostic]) {
    let source = SourceFile(path: "license.md", bytes: Array(text.utf8))
    let document = LegalDocument(interpreting: Document(parsing: source), path: "license.md")
    return (document.metadata, document.diagnostics)
  }

  @Test(arguments: [
    ("2026-02-01", "2026-02-01", true),
    ("2026-02-01T00:00:00+09:00", "2026-02-01T00:00:00+09:00", false),
    ("2026-02-01T12:30:00Z", "2026-02-01T12:30:00Z", false),
    ("February 1, 2026", "2026-02-01", true),
  ])
  func `front matter states a day or an exact time`(
    written: String, moment: String, isWholeDay: Bool
  ) {
    let (metadata, _) = metadata("---\neffective: \(written)\n---\n\n# License\n\nText.\n")
    #expect(metadata.effectiveMoment?.description == moment)
    #expect(metadata.effectiveMoment?.isWholeDay == isWholeDay)
    #expect(metadata.effective?.description == "2026-02-01")
  }

  @Test func `prose states an exact time`() {
    let (metadata, _) = metadata(
      "# License\n\n**Effective Date**: 2026-02-01T00:00:00+09:00\n\nText.\n")
    #expect(metadata.effectiveMoment?.description == "2026-02-01T00:00:00+09:00")
  }

  @Test(arguments: [
    ("2026-02-01T00:00", "has no seconds and no zone"), ("2026-02-01T00:00Z", "has no seconds"),
    ("2026-02-01T00:00+09:00", "has no seconds"), ("2026-02-01 09:00:00", "is not an exact time"),
    ("2026-02-01T00:00:00", "has no zone"),
  ])
  func `a time without its zone is no moment`(written: String, fault: String) {
    let (metadata, diagnostics) = metadata(
      "---\neffective: \(written)\n---\n\n# License\n\nText.\n")
    #expect(metadata.effectiveMoment == nil)
    #expect(metadata.unreadDates.map(\.value) == [written])
    #expect(diagnostics.first?.message == "'\(written)' \(fault)")
  }
}
