import AssentDiagnostics
import AssentLicense
import AssentManifest
import AssentMarkup

extension Rule {
  static let contradictoryDate = Rule(
    id: .contradictoryDate, group: .metadata, severity: .error,
    summary: "The document states two dates for the same event.",
    rationale: "When an agreement takes effect decides which text binds.",
    accepts: [
      "---\neffective: 2025-11-03\n---\n\n# License\n\n**Effective Date**: November 3, 2025\n",
      "---\neffective: 2025-03-11\n---\n\n# License\n\n**Effective Date**: 11/3/2025\n",
    ],
    rejects: [
      "---\neffective: 2025-11-03\n---\n\n# License\n\n**Effective Date**: ⟪November 9, 2025⟫\n"
    ]
  ) { subject, findings in
    let metadata = subject.document.metadata
    compare(metadata.effectiveDates, "effective date", &findings)
    compare(metadata.publishedDates, "publication date", &findings)
    compare(metadata.updatedDates, "date of the last change", &findings)
  }

  private static func compare(
    _ dates: [Metadata.Found<Manifest.Day>], _ name: String, _ findings: inout Findings
  ) {
    guard dates.count > 1, let first = dates.first else { return }
    for other in dates.dropFirst()
    where other.value != first.value && !mayAgree(first, other) {
      findings.report(
        "\(name) '\(other.written)' contradicts '\(first.written)'", at: other.range,
        notes: [Diagnostic.Note("'\(first.written)'", at: first.range)], help: "state one day")
    }
  }

  /// Whether one of the dates is ambiguous and its other reading is the other date.
  private static func mayAgree(
    _ a: Metadata.Found<Manifest.Day>, _ b: Metadata.Found<Manifest.Day>
  ) -> Bool {
    a.isAmbiguous && a.value.otherReading == b.value
      || b.isAmbiguous && b.value.otherReading == a.value
  }
}

extension Manifest.Day {
  /// The day with its day and month swapped, as `11/3/2025` may be read.
  var otherReading: Manifest.Day? { Manifest.Day(year: year, month: day, day: month) }
}
