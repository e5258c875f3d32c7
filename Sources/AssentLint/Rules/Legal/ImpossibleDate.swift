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
      "---\nlanguage: de\n---\n\nGültig ab 30. April 2026. Nach § 31 November 2026.\n",
    ],
    rejects: [
      "until ⟪31 November 2026⟫\n", "since ⟪February 29, 2026⟫, or ⟪2026-02-30⟫\n",
      "the ⟪31st day of April 2026⟫\n",
      "by ⟪31 November 2026⟫.[^x] Later, by ⟪30 February 2027⟫.[^y]\n",
      "---\nlanguage: de\n---\n\nGültig ab dem ⟪31. Februar 2027⟫.\n",
      "---\nlanguage: fr\n---\n\njusqu'au ⟪31 février 2027⟫\n",
      "---\nlanguage: es\n---\n\nhasta el ⟪31 de abril de 2026⟫\n",
    ]
  ) { subject, findings in
    let reader = DateReader(language: subject.document.language)
    let markup = subject.document.markup
    lazy var mentions =
      (subject.document.references.map(\.range) + subject.document.otherMentions.map(\.range))
      .map { subject.source.bytes(of: $0) }.sorted { $0.lowerBound < $1.lowerBound }
    var last: (node: Int32, end: Int) = (-1, 0)
    for number in subject.yearNumbers {
      let literal = markup.nodes[Int(number.node)].literal.range
      let start = literal.lowerBound + Int(number.start)
      guard number.node != last.node || start >= last.end else { continue }
      let from = max(literal.lowerBound, start - 40)
      let window = Array(markup.text[from..<min(literal.upperBound, start + 40)])
      for date in reader.missingDays(in: window) where date.range.upperBound > start - from {
        last = (number.node, from + date.range.upperBound)
        guard isWritten(date, in: window) else { continue }
        let place = ProseScan.Place(
          node: number.node, start: Int32(from + date.range.lowerBound - literal.lowerBound),
          count: Int32(date.range.count))
        let bytes = subject.bytes(of: place)
        // `Section 31 November 2026`
        let next = mentions.partitioningIndex { $0.upperBound > bytes.lowerBound }
        if next < mentions.count, mentions[next].overlaps(bytes) { continue }
        findings.report(
          "'\(subject.string(of: place))' is not in the calendar", atBytes: bytes,
          help: "write the day that is meant; the month ends on \(date.date)")
      }
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
