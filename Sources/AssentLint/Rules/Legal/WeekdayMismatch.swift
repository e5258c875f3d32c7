import AssentDiagnostics
import AssentLicense
import AssentManifest
import AssentMarkup

extension Rule {
  static let weekdayMismatch = Rule(
    id: .weekdayMismatch, group: .legal, severity: .error,
    summary: "A date names another day of the week than it falls on.",
    rationale: "One of the two is wrong, and a period that begins then begins on an unknown day.",
    accepts: [
      "Effective Monday, May 6, 2024, and until Sunday, 5 May 2024\n",
      "---\nlanguage: de\n---\n\nGültig ab Montag, den 6. Mai 2024 und ab Montag, 06.05.2024\n",
      "---\nlanguage: ja\n---\n\n2024年5月6日（月）から、2024年5月5日日曜日まで\n",
      "On Mondays, from May 5, 2024 on; on Monday, 05/06/2024\n",
      "Open on Monday  \n5 May 2024\n",
    ],
    rejects: [
      "Effective ⟪Monday⟫, May 5, 2024\n", "from 5 May 2024 (⟪Monday⟫) on\n",
      "until ⟪Friday⟫, 5 May 2024\n", "until ⟪Friday⟫,\n5 May 2024, or **⟪Monday⟫**, 5 May\n2024\n",
      "---\nlanguage: de\n---\n\nGültig ab ⟪Montag⟫, den 5. Mai 2024\n",
      "---\nlanguage: fr\n---\n\nà compter du ⟪lundi⟫ 5 mai 2024\n",
      "---\nlanguage: es\n---\n\nel ⟪lunes⟫ 5 de mayo de 2024\n",
      "---\nlanguage: ja\n---\n\n2024年5月5日（⟪月⟫）から\n",
    ]
  ) { subject, findings in
    let language = LanguageTag.language(of: subject.document.language)
    let reader = DateReader(language: subject.document.language)
    if ["ja", "zh", "ko"].contains(language) {
      for node in subject.document.markup.nodes.indices {
        guard subject.document.markup.nodes[node].kind == .text else { continue }
        subject.compareSigns(in: node, reader, &findings)
      }
      return
    }
    subject.forEachYear(before: 64) { flow, window, number in
      let text = Array(flow.bytes[window])
      var end: Int?
      for date in reader.dates(in: text)
      where window.lowerBound + date.range.upperBound > number {
        end = window.lowerBound + date.range.upperBound
        guard
          let (day, range) = DayName.before(text, date.range.lowerBound)
            ?? DayName.behind(text, date.range.upperBound),
          day != date.date.weekday, date.date.readings(of: date.form).allSatisfy({ $0 != day })
        else { continue }
        let place = window.lowerBound + range.lowerBound..<window.lowerBound + range.upperBound
        findings.report(
          "\(date.date) is not a \(flow.string(of: place))", atBytes: flow.sourceBytes(of: place),
          help: "correct the day or the date")
      }
      return end
    }
  }
}

/// The name of a day that stands beside a date.
private enum DayName {
  /// The day in parentheses behind a date: `5 May 2024 (Sunday)`.
  static func behind(_ text: [UInt8], _ end: Int) -> (day: Int, range: Range<Int>)? {
    var start = end
    while start < text.count, text[start] == 0x20 { start += 1 }
    guard start < text.count, text[start] == UInt8(ascii: "(") else { return nil }
    start += 1
    let name = text[start...].prefix(while: isWord)
    let word = String(decoding: name, as: UTF8.self).lowercased()
    return Weekdays.day(named: Substring(word)).map { ($0, start..<name.endIndex) }
  }

  /// The day and where its name stands; small words such as `den` and `the` may stand between.
  static func before(_ text: [UInt8], _ end: Int) -> (day: Int, range: Range<Int>)? {
    var end = end
    for _ in 0..<2 {
      while end > 0, [0x20, 0x2C, 0x2E, 0x28].contains(text[end - 1]) { end -= 1 }
      var start = end
      while start > 0, isWord(text[start - 1]) { start -= 1 }
      guard start < end else { return nil }
      let word = String(decoding: text[start..<end], as: UTF8.self).lowercased()
      if let day = Weekdays.day(named: Substring(word)) { return (day, start..<end) }
      guard word.count <= 4 else { return nil }
      end = start
    }
    return nil
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte >= 0x80 || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: "'")
  }
}

extension LintSubject {
  /// Compares the signs of days with the dates before them: `2024年5月6日（月）`, `5월 6일 월요일`.
  fileprivate func compareSigns(
    in node: Int, _ reader: DateReader, _ findings: inout Findings
  ) {
    let literal = document.markup.bytes(document.markup.nodes[node].literal)
    guard
      literal.contains(where: { $0 == 0xE5 || $0 == 0xEB }),
      literal.contains(where: { $0 &- 0x30 < 10 })
    else { return }
    let text = Array(literal)
    for date in reader.dates(in: text) where date.form == .eastAsian {
      let end = date.range.upperBound
      let rest = String(decoding: text[end..<min(text.count, end + 24)], as: UTF8.self)
      guard let (day, offset, count) = Self.sign(in: rest), day != date.date.weekday else {
        continue
      }
      let place = ProseScan.Place(
        node: Int32(node), start: Int32(end + offset), count: Int32(count))
      findings.report(
        "\(date.date) is not a \(string(of: place))", atBytes: bytes(of: place),
        help: "correct the day or the date")
    }
  }

  /// The day at the beginning of what stands behind a date, with its offset and length in bytes.
  private static func sign(in text: String) -> (day: Int, offset: Int, count: Int)? {
    var rest = Substring(text)
    let isOpen = rest.first == "（" || rest.first == "("
    if isOpen { rest = rest.dropFirst() }
    if rest.first == " " { rest = rest.dropFirst() }
    var isNamed = isOpen
    for word in ["星期", "周", "週"] where rest.hasPrefix(word) {
      rest = rest.dropFirst(word.count)
      isNamed = true
    }
    guard let first = rest.first, let day = Weekdays.day(sign: first) else { return nil }
    let behind = rest.dropFirst()
    if behind.hasPrefix("曜") || behind.hasPrefix("요일") {
      isNamed = true
    } else if isOpen, behind.first != "）", behind.first != ")" {
      return nil
    }
    guard isNamed else { return nil }
    let offset = text.utf8.distance(from: text.startIndex, to: rest.startIndex)
    return (day, offset, String(first).utf8.count)
  }
}

extension Manifest.Day {
  /// The day of the week, Monday 1 to Sunday 7.
  var weekday: Int {
    let offsets = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4]
    let year = month < 3 ? self.year - 1 : self.year
    let sunday = (year + year / 4 - year / 100 + year / 400 + offsets[month - 1] + day) % 7
    return sunday == 0 ? 7 : sunday
  }

  /// The days of the week that the date may fall on, as it is written.
  fileprivate func readings(of form: DateForm) -> [Int] {
    form.isOrderOpen ? [weekday, otherReading?.weekday].compactMap { $0 } : [weekday]
  }
}
