import AssentDiagnostics
import AssentLicense
import AssentMarkup

extension Rule {
  static let endBeforeStart = Rule(
    id: .endBeforeStart, group: .legal, severity: .error,
    summary: "A period ends on a day before the one on which it begins.",
    rationale: "Such a period has no day at all, and nobody knows which of the two dates is wrong.",
    accepts: [
      "The term runs from 1 March 2026 to 28 February 2027.\n",
      "It begins on May 1, 2026 and ends on April 30, 2027.\n",
      "The date was changed from 1 March 2027 to 1 March 2026.\n",
      "Version of 1 March 2027, and that of 1 March 2026. From 3/1/2027 to 2/1/2027.\n",
      "---\nlanguage: de\n---\n\nDie Laufzeit geht vom 1. März 2026 bis zum 28. Februar 2027.\n",
      "---\nlanguage: ja\n---\n\n2026年3月1日から2027年2月28日まで。開始日を2027年3月1日から2026年3月1日に変更する。\n",
    ],
    rejects: [
      "The term runs from 1 March 2027 to ⟪28 February 2026⟫.\n",
      "The term runs from **1 March 2027** to\n⟪28 February 2026⟫.[^x]\n",
      "It begins on May 1, 2027 and ends on ⟪April 30, 2026⟫.\n",
      "Between 2027-05-01 and ⟪2026-05-01⟫ fees are lower; from 2027-05-01 until ⟪2027-04-01⟫ they are due.\n",
      "---\nlanguage: de\n---\n\nDie Laufzeit geht vom 1. März 2027 bis zum ⟪28. Februar 2026⟫.\n",
      "---\nlanguage: ja\n---\n\n期間は2026年3月1日から⟪2025年2月28日⟫までとする。\n",
      "---\nlanguage: fr\n---\n\nElle court du 1er mars 2027 au ⟪28 février 2026⟫.\n",
    ]
  ) { subject, findings in
    let reader = DateReader(language: subject.document.language)
    let markup = subject.document.markup
    // Years stand by themselves but in languages that write dates without spaces.
    for block in subject.joinsDates ? subject.blocksWithDigits : subject.blocksWithTwoYears {
      let flow = ProseFlow(markup, block: block)
      let dates = reader.dates(in: flow.bytes)
      for (from, to) in zip(dates, dates.dropFirst())
      where to.date < from.date && !from.form.isOrderOpen && !to.form.isOrderOpen
        && Period.joins(from, to, in: flow)
      {
        findings.report(
          "a period that begins on \(from.date) ends on \(to.date)",
          atBytes: flow.sourceBytes(of: to.range), help: "correct one of the two dates")
      }
    }
  }
}

extension LintSubject {
  /// The blocks in which two years or more stand, in order.
  fileprivate var blocksWithTwoYears: [Int] {
    var (blocks, block, count) = ([Int](), -1, 0)
    for number in yearNumbers {
      let own = document.markup.block(around: Int(number.node))
      (block, count) = (own, own == block ? count + 1 : 1)
      if count == 2 { blocks.append(block) }
    }
    return blocks
  }
}

/// The words by which two dates are the first and the last day of a period.
private enum Period {
  /// Whether what stands before and between two dates makes a period of them.
  static func joins(_ from: DateReader.Reading, _ to: DateReader.Reading, in flow: ProseFlow)
    -> Bool
  {
    from.form == .eastAsian && to.form == .eastAsian
      ? joinsEastAsian(from.range, to.range, in: flow) : joins(from.range, to.range, in: flow.bytes)
  }

  /// Whether the words before and between two dates do: `from May 1, 2026 until June 1, 2027`.
  private static func joins(_ from: Range<Int>, _ to: Range<Int>, in text: [UInt8]) -> Bool {
    guard to.lowerBound >= from.upperBound, to.lowerBound - from.upperBound <= 60 else {
      return false
    }
    let between = text[from.upperBound..<to.lowerBound]
    guard !between.contains(where: { ".;()".utf8.contains($0) }) else { return false }
    let words = self.words(text, from.upperBound..<to.lowerBound)
    let before = self.words(text, max(0, from.lowerBound - 60)..<from.lowerBound)
    guard !before.contains(where: { word in moves.contains { word.hasPrefix($0) } }),
      let first = before.last(where: { !articles.contains($0) })
    else { return false }
    if words.count <= 6, words.contains(where: ends.contains) {
      return before.contains(where: begins)
    }
    if words.count == 1, and.contains(words[0]) { return betweens.contains(first) }
    let rest = words.filter { !articles.contains($0) }
    return rest.count == 1 && until.contains(rest[0]) && openings.contains(first)
  }

  /// Whether the signs between two dates make a period of them: `2026年3月1日から2027年2月28日`.
  private static func joinsEastAsian(_ from: Range<Int>, _ to: Range<Int>, in flow: ProseFlow)
    -> Bool
  {
    guard to.lowerBound > from.upperBound, to.lowerBound - from.upperBound <= 12 else {
      return false
    }
    let between = flow.string(of: from.upperBound..<to.lowerBound).filter { $0 != " " }
    if ["起至", "至", "到", "～", "〜"].contains(between) { return true }
    // `2027年3月1日から2026年3月1日に変更` is no period.
    let behind = flow.string(of: to.upperBound..<min(flow.bytes.count, to.upperBound + 12))
    return ["から", "より", "부터"].contains(between)
      && ["まで", "까지", " 까지"].contains { behind.hasPrefix($0) }
  }

  private static func words(_ text: [UInt8], _ range: Range<Int>) -> [String] {
    String(decoding: FoldedText(text, range).bytes, as: UTF8.self).split(separator: " ")
      .map(String.init)
  }

  private static func begins(_ word: String) -> Bool {
    beginnings.contains { word.hasPrefix($0) }
  }

  private static let articles: Set = [
    "the", "day", "of", "and", "including", "zum", "dem", "den", "le", "el",
  ]
  private static let openings: Set = [
    "from", "vom", "von", "ab", "du", "del", "desde", "dal", "van",
  ]
  private static let until: Set = [
    "to", "until", "till", "through", "bis", "au", "jusqu'au", "al", "hasta", "fino", "tot",
  ]
  private static let betweens: Set = ["between", "zwischen", "entre", "tra", "tussen"]
  private static let and: Set = ["and", "und", "et", "y", "e", "en"]
  private static let beginnings = [
    "begin", "start", "commenc", "beginn", "début", "debut", "empieza", "comienza", "inizia",
  ]
  private static let ends: Set = [
    "end", "ends", "ending", "expire", "expires", "expiring", "terminates", "endet", "enden", "fin",
    "termine",
    "expira", "termina", "scade", "eindigt",
  ]
  /// What is done to a date that another takes the place of.
  private static let moves = [
    "chang", "mov", "postpon", "extend", "advanc", "amend", "correct", "reschedul", "verschob",
    "verleg", "geändert",
    "reporté", "avancé", "modifi", "aplaz",
  ]
}
