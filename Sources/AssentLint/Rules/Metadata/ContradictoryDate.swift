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
      "---\neffective: 2025-11-03\n---\n\n# T\n\nThis Agreement takes\neffect on **⟪May 1,\n2024⟫**.\n",
      "---\neffective: 2025-11-03\n---\n\n# T\n\nThe effective date of this Agreement is ⟪May 1, 2024⟫.\n",
      "---\neffective: 2025-11-03\n---\n\n# T\n\n“Effective Date” means ⟪May 1, 2024⟫.\n",
      "---\nlanguage: de\neffective: 2025-11-03\n---\n\n# T\n\n"
        + "Diese Bedingungen treten am ⟪1. Mai 2024⟫ in Kraft.\n",
    ]
  ) { subject, findings in
    let metadata = subject.document.metadata
    compare(metadata.effectiveDates, "effective date", &findings)
    if let first = metadata.effectiveDates.first, !first.isAmbiguous {
      let read = metadata.effectiveDates.map { subject.source.bytes(of: $0.range) }
      for date in subject.effectiveDatesInWords
      where date.day != first.value && !read.contains(where: { $0.overlaps(date.bytes) }) {
        findings.report(
          "effective date '\(date.text)' contradicts '\(first.line)'",
          atBytes: date.bytes, notes: [Diagnostic.Note("'\(first.line)'", at: first.range)],
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
        "\(name) '\(other.line)' contradicts '\(first.line)'", at: other.range,
        notes: [Diagnostic.Note("'\(first.line)'", at: first.range)], help: "state one day")
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

extension Metadata.Found {
  /// The characters as written, in one line.
  fileprivate var line: String {
    written.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

extension Manifest.Day {
  /// The day with its day and month swapped, as `11/3/2025` may be read.
  var otherReading: Manifest.Day? { Manifest.Day(year: year, month: day, day: month) }
}

/// A date in a sentence that says when this text takes effect.
private struct WordedDate {
  var day: Manifest.Day
  /// As written.
  var text: String
  var bytes: Range<Int>
}

extension LintSubject {
  /// The dates of such sentences, in the order of the text, but for those in figures that may be read in two ways.
  fileprivate var effectiveDatesInWords: [WordedDate] {
    let reader = DateReader(language: document.language)
    var found: [WordedDate] = []
    forEachBlockWithDigits { flow in
      flow.bytes.withUnsafeBufferPointer { text in
        for start in text.indices where start == 0 || text[start - 1] == 0x20 {
          guard let phrase = Self.phrase(in: text, at: start) else { continue }
          let end = start + phrase
          let before = text[max(0, start - 60)..<end].map(Self.lowercased)
          guard
            Self.subjects.contains(where: {
              before.firstOffsets(of: $0, in: before.indices) != nil
            }),
            let date = reader.date(in: flow.bytes, end..<min(text.count, end + 40)),
            date.range.lowerBound - end <= 4, !date.form.isOrderOpen
          else { continue }
          found.append(
            WordedDate(
              day: date.date, text: flow.string(of: date.range),
              bytes: flow.sourceBytes(of: date.range)))
        }
      }
    }
    return found
  }

  /// The length of the phrase before a date that begins at `start`.
  private static func phrase(in text: UnsafeBufferPointer<UInt8>, at start: Int) -> Int? {
    guard start + 4 <= text.count, beginnings[beginning(text, start)] else { return nil }
    return phrases.first { phrase in
      start + phrase.count <= text.count
        && phrase.indices.allSatisfy { lowercased(text[start + $0]) == phrase[$0] }
    }?.count
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 { byte &- 0x41 < 26 ? byte | 0x20 : byte }

  /// A number below ``beginningCount`` for the four bytes of a text from `start` on, without regard to case.
  @inline(__always)
  private static func beginning(_ text: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
    var key: UInt32 = 0
    for index in start..<start + 4 { key = key << 8 | UInt32(text[index] | 0x20) }
    return Int((key &* 0x9E37_79B1) >> 21)
  }

  private static let beginningCount = 2048

  /// Whether a phrase begins with bytes of each of these numbers.
  private static let beginnings: [Bool] = {
    var found = Array(repeating: false, count: beginningCount)
    for phrase in phrases {
      phrase.withUnsafeBufferPointer { found[beginning($0, 0)] = true }
    }
    return found
  }()

  private static let phrases = [
    "take effect on ", "takes effect on ", "become effective on ", "becomes effective on ",
    "are effective as of ", "is effective as of ", "are effective from ", "is effective from ",
    "are effective on ", "is effective on ", "be effective as of ", "be effective from ",
    "be effective on ", "come into force on ", "comes into force on ", "come into effect on ",
    "comes into effect on ", "enter into force on ", "enters into force on ", "takes effect as of ",
    "take effect as of ", "effective date of this agreement is ",
    "effective date of this license is ", "effective date of this policy is ",
    "effective date of these terms is ", "date” means ", "date\" means ", "date' means ",
    "prend effet le ", "prennent effet le ", "entrará en vigor el ", "entrarán en vigor el ",
    "surte efecto el ", "surten efecto el ",
    "treten am ", "tritt am ", "gelten ab ", "gilt ab ", "entrent en vigueur le ",
    "entre en vigueur le ", "entran en vigor el ", "entra en vigor el ", "entrano in vigore il ",
    "entra in vigore il ", "entram em vigor em ", "entra em vigor em ", "treden in werking op ",
  ].map { Array($0.utf8) }
  /// What takes effect: this text, and not a change of it.
  private static let subjects = [
    "these terms", "this agreement", "this license", "this policy", "this privacy policy",
    "this license agreement", "this eula", "effective date”", "effective date\"", "effective date'",
    "diese bedingungen", "diese nutzungsbedingungen", "diese agb", "diese lizenz",
    "diese datenschutzerkl", "dieser vertrag", "présentes", "présent contrat", "estos términos",
    "este contrato", "esta política", "esta licencia", "questi termini", "il presente",
    "estes termos", "deze voorwaarden",
  ].map { Array($0.utf8) }
}
