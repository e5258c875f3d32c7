import AssentDiagnostics
import AssentLicense
import AssentMarkup

extension Rule {
  static let impossibleDate = Rule(
    id: .impossibleDate, group: .legal, severity: .error,
    summary: "A date is not in the calendar.",
    rationale:
      "Nobody knows whether a period that ends on 31 November ends on the last day of the month or "
      + "on the first of the next one.",
    accepts: [
      "From 29 February 2028 until November 30, 2028, or 2028-02-29.\n",
      "Under Section 31 November 2026 is a month like any.\n",
      "Section 31, November 2026; 30 days in February 2026; serial 2026-02-30-7; 31/11/2026.\n",
      "Room 31  \nNovember 2026, or `31` November 2026\n",
      "---\nlanguage: de\n---\n\nGültig ab 30. April 2026. Nach § 31 November 2026.\n",
    ],
    rejects: [
      "until ⟪31 November 2026⟫\n", "since ⟪February 29, 2026⟫, or ⟪2026-02-30⟫\n",
      "the ⟪31st day of April 2026⟫\n", "It ends on **⟪31**\nNovember 2026⟫.\n",
      "by ⟪31 November 2026⟫.[^x] Later, by ⟪30 February 2027⟫.[^y]\n",
      "---\nlanguage: de\n---\n\nGültig ab dem ⟪31. Februar 2027⟫.\n",
      "---\nlanguage: ja\n---\n\n2027年2月1日から⟪2027年2月30日⟫までとする。\n",
      "---\nlanguage: fr\n---\n\njusqu'au ⟪31 février 2027⟫\n",
      "---\nlanguage: es\n---\n\nhasta el ⟪31 de abril de 2026⟫\n",
    ]
  ) { subject, findings in
    let reader = DateReader(language: subject.document.language)
    if subject.joinsDates {
      subject.forEachBlockWithDigits { flow in
        for date in reader.missingDays(in: flow.bytes) where date.form == .eastAsian {
          findings.report(
            "'\(flow.string(of: date.range))' is not in the calendar",
            atBytes: flow.sourceBytes(of: date.range),
            help: "write the day that is meant; the month ends on \(date.date)")
        }
      }
    }
    lazy var mentions =
      (subject.document.references.map(\.range) + subject.document.otherMentions.map(\.range))
      .map { subject.source.bytes(of: $0) }.sorted { $0.lowerBound < $1.lowerBound }
    subject.forEachYear(before: 40) { flow, window, number in
      let text = Array(flow.bytes[window])
      var end: Int?
      for date in reader.missingDays(in: text)
      where window.lowerBound + date.range.upperBound > number {
        let place =
          window.lowerBound + date.range.lowerBound..<window.lowerBound + date.range.upperBound
        end = place.upperBound
        guard isWritten(date, in: text) else { continue }
        let bytes = flow.sourceBytes(of: place)
        // `Section 31 November 2026`
        let next = mentions.partitioningIndex { $0.upperBound > bytes.lowerBound }
        if next < mentions.count, mentions[next].overlaps(bytes) { continue }
        findings.report(
          "'\(flow.string(of: place))' is not in the calendar", atBytes: bytes,
          help: "write the day that is meant; the month ends on \(date.date)")
      }
      return end
    }
  }

  /// Whether a day is written with its month and its year, and nothing else between them.
  private static func isWritten(_ date: DateReader.Reading, in text: [UInt8]) -> Bool {
    switch date.form {
    case .iso:
      return ![text[..<date.range.lowerBound].last, text[date.range.upperBound...].first]
        .contains { $0.map { isNumbered($0) } ?? false }
    case .dayFirst, .monthNameFirst:
      // `§ 31 November 2026`, `Art. 31 November 2026`
      let before = String(decoding: text[..<date.range.lowerBound], as: UTF8.self)
      if let mark = before.last(where: { !$0.isWhitespace }), mark == "§" || mark == "." {
        return false
      }
      let words = String(decoding: text[date.range], as: UTF8.self).split(separator: " ")
      return words.count { !small.contains($0.lowercased()) } == 3
        && (date.form == .monthNameFirst || words.dropLast(2).allSatisfy { $0.last != "," })
    default: return false
    }
  }

  /// What a number of a register has before and behind a part that looks like a date.
  private static func isNumbered(_ byte: UInt8) -> Bool {
    byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 26 || "-/_:".utf8.contains(byte)
  }

  /// `31st day of November`, `31 de noviembre de 2026`.
  private static let small: Set = ["day", "of", "the", "de", "del", "di", "d'", "do"]
}
