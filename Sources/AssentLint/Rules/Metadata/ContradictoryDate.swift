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
      "---\neffective: 2025-11-03\n---\n\n# License\n\n**Effective Date**: ⟪November 9, 2025⟫\n",
      "---\neffective: 2025-11-03\n---\n\n# T\n\nThese Terms take effect on ⟪May 1, 2024⟫.\n",
      "---\nlanguage: de\neffective: 2025-11-03\n---\n\n# T\n\n"
        + "Diese Bedingungen treten am ⟪1. Mai 2024⟫ in Kraft.\n",
    ]
  ) { subject, findings in
    let metadata = subject.document.metadata
    compare(metadata.effectiveDates, "effective date", &findings)
    if let first = metadata.effectiveDates.first {
      for (date, place) in subject.effectiveDatesInWords where date.date != first.value {
        let bytes = subject.bytes(of: place)
        let isRead = metadata.effectiveDates.contains {
          subject.source.bytes(of: $0.range).overlaps(bytes)
        }
        if isRead || first.isAmbiguous || date.form == .slashed { continue }
        findings.report(
          "effective date '\(subject.string(of: place))' contradicts '\(first.written)'",
          atBytes: bytes, notes: [Diagnostic.Note("'\(first.written)'", at: first.range)],
          help: "state one day")
      }
    }
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

extension LintSubject {
  /// The dates of sentences that say when this text takes effect.
  fileprivate var effectiveDatesInWords: [(date: DateReader.Reading, place: ProseScan.Place)] {
    let nodes = document.markup.nodes
    let reader = DateReader(language: document.language)
    let phrases = Self.phrases
    var found: [(DateReader.Reading, ProseScan.Place)] = []
    for index in nodes.indices where nodes[index].kind == .text {
      let text = Array(document.markup.bytes(nodes[index].literal))
      guard text.contains(where: { $0 &- 0x30 < 10 }) else { continue }
      let lower = text.map { $0 &- 0x41 < 26 ? $0 | 0x20 : $0 }
      for start in lower.indices where start == 0 || lower[start - 1] == 0x20 {
        guard
          let phrase = phrases.first(where: {
            lower[start] == $0[0] && lower[start...].starts(with: $0)
          })
        else { continue }
        let before = String(decoding: lower[max(0, start - 60)..<start], as: UTF8.self)
        let end = start + phrase.count
        guard Self.subjects.contains(where: { before.contains($0) }),
          let date = reader.date(in: text, end..<min(text.count, end + 40)),
          date.range.lowerBound - end <= 4
        else { continue }
        found.append(
          (
            date,
            ProseScan.Place(
              node: Int32(index), start: Int32(date.range.lowerBound),
              count: Int32(date.range.count))
          ))
      }
    }
    return found
  }

  private static let phrases = [
    "take effect on ", "takes effect on ", "become effective on ", "becomes effective on ",
    "are effective as of ", "is effective as of ", "are effective from ", "is effective from ",
    "treten am ", "tritt am ", "gelten ab ", "gilt ab ", "entrent en vigueur le ",
    "entre en vigueur le ", "entran en vigor el ", "entra en vigor el ", "entrano in vigore il ",
    "entra in vigore il ", "entram em vigor em ", "entra em vigor em ", "treden in werking op ",
  ].map { Array($0.utf8) }
  /// What takes effect: this text, and not a change of it.
  private static let subjects = [
    "these terms", "this agreement", "this license", "this policy", "this privacy policy",
    "diese bedingungen", "diese nutzungsbedingungen", "diese agb", "diese lizenz",
    "diese datenschutzerkl", "dieser vertrag", "présentes", "présent contrat", "estos términos",
    "este contrato", "esta política", "esta licencia", "questi termini", "il presente",
    "estes termos", "este contrato", "deze voorwaarden",
  ]
}
