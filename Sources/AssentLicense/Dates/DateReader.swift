import AssentManifest

/// Reads dates as documents write them, in the languages of ``MonthNames``.
package struct DateReader: Sendable {
  /// A date with how and where it was written.
  package struct Reading: Hashable, Sendable {
    package var date: Manifest.Day
    package var form: DateForm
    /// Byte offsets of the date, without a weekday before it.
    package var range: Range<Int>
  }

  /// Whether `11/3/2025` is the third of November.
  private let readsMonthFirst: Bool
  /// Whether years are counted as in Thailand.
  private let isThai: Bool
  /// Whether it reads days that are not in the calendar, and no others.
  var readsMissingDays = false
  /// Whether `14.8.26` is a day.
  private var readsShortYears = false

  /// - Parameter language: decides the order of `11/3/2025`: month first in English, except of
  ///   regions that write the day first; else day first.
  package init(language: String) {
    isThai = LanguageTag.language(of: language) == "th"
    guard language != "en" else {
      readsMonthFirst = true
      return
    }
    let isEnglish = LanguageTag.language(of: language) == "en"
    let region = language.split(separator: "-").dropFirst().last { $0.utf8.count == 2 }
    readsMonthFirst = isEnglish && (region.map { ["US", "PH"].contains($0.uppercased()) } ?? true)
  }

  /// Whether the names of the months of a language are known, or it needs none.
  package static func readsMonths(of language: String) -> Bool {
    let language = LanguageTag.language(of: language)
    return ["ja", "ko", "zh"].contains(language) || MonthNames.languages.contains(language)
  }

  /// The date that `text` begins with, after at most three other words such as a weekday.
  package func date(in text: String) -> Reading? {
    let bytes = Array(text.utf8)
    return date(in: bytes, bytes.indices)
  }

  /// The date that a range of bytes begins with, after at most three other words.
  package func date(in bytes: [UInt8], _ range: Range<Int>) -> Reading? {
    let end = min(range.upperBound, range.lowerBound + 160)
    var cursor = Cursor(bytes: bytes, index: range.lowerBound, end: end)
    var skipped = 0
    while true {
      cursor.skipSeparators()
      guard cursor.index < end else { return nil }
      if let reading = date(at: cursor) { return reading }
      guard skipped < 3, cursor.skipWord() else { return nil }
      skipped += 1
    }
  }

  /// The date with a year of two digits that a range of bytes begins with: `14.08.26`.
  ///
  /// Only a label says that such numbers are a date.
  func shortDate(in bytes: [UInt8], _ range: Range<Int>) -> Reading? {
    guard range.lowerBound < range.upperBound, isASCIIDigit(bytes[range.lowerBound]) else {
      return nil
    }
    var reader = self
    reader.readsShortYears = true
    return reader.date(
      at: Cursor(
        bytes: bytes, index: range.lowerBound, end: min(range.upperBound, range.lowerBound + 160)))
  }

  /// The date that begins at a byte.
  func date(at index: Int, in bytes: [UInt8]) -> Reading? {
    date(at: Cursor(bytes: bytes, index: index, end: min(bytes.count, index + 160)))
  }

  private func date(at start: Cursor) -> Reading? {
    var cursor = start
    // `ika-3 ng Nobyembre`
    _ = cursor.oneOf(["ika-", "Ika-"])
    if let number = cursor.number() {
      return number.digits == 4
        ? yearFirst(number.value, start, cursor) : dayFirst(number.value, start, cursor)
    }
    guard let month = cursor.monthName() else { return japaneseEra(start) }
    cursor.skip { $0 == 0x20 || $0 == 0x2E || $0 == 0xA0 || $0 == 0x2C }
    guard let day = cursor.number(), day.digits <= 2 else { return nil }
    cursor.skipOrdinal()
    cursor.skipSeparators()
    guard let year = cursor.number(), year.digits == 4 else { return nil }
    return reading(year.value, month, day.value, .monthNameFirst, start, cursor)
  }

  /// Continues behind four digits: `2025-11-03`, `2025/11/3`, `2025年11月3日`, `2025 November 3`.
  private func yearFirst(_ year: Int, _ start: Cursor, _ rest: Cursor) -> Reading? {
    var cursor = rest
    if let separator = cursor.oneOf(["-", "/", ".", "\u{2010}", "\u{2011}"]) {
      // Korean puts a space behind each point: `2025. 11. 3.`
      if separator == 0x2E { cursor.skipSpaces() }
      guard let month = cursor.number(), month.digits <= 2 else {
        if separator == 0x2E { return yearAndName(year, start, rest) }
        // `2025-Nov-03`
        guard let month = cursor.monthName(), cursor.oneOf(["-", "/"]) == separator,
          let day = cursor.number(), day.digits <= 2
        else { return nil }
        return reading(year, month, day.value, .yearFirst, start, cursor)
      }
      guard cursor.oneOf(["-", "/", ".", "\u{2010}", "\u{2011}"]) == separator else { return nil }
      if separator == 0x2E { cursor.skipSpaces() }
      guard let day = cursor.number(), day.digits <= 2 else { return nil }
      if separator == 0x2D { cursor.skipTime(of: start.index) }
      let form: DateForm = separator == 0x2F || separator == 0x2E ? .numericYearFirst : .iso
      return reading(year, month.value, day.value, form, start, cursor)
    }
    cursor.skipSpaces()
    if cursor.oneOf(["年", "년"]) != nil {
      return eastAsian(year, start, cursor)
    }
    return yearAndName(year, start, rest)
  }

  private func eastAsian(_ year: Int, _ start: Cursor, _ rest: Cursor) -> Reading? {
    var cursor = rest
    cursor.skipSpaces()
    guard let month = cursor.number() else { return nil }
    cursor.skipSpaces()
    guard cursor.oneOf(["月", "월"]) != nil else { return nil }
    cursor.skipSpaces()
    guard let day = cursor.number() else { return nil }
    cursor.skipSpaces()
    guard cursor.oneOf(["日", "일", "號", "号"]) != nil else { return nil }
    return reading(year, month.value, day.value, .eastAsian, start, cursor)
  }

  private func yearAndName(_ year: Int, _ start: Cursor, _ rest: Cursor) -> Reading? {
    var cursor = rest
    cursor.skipSeparators()
    guard let month = cursor.monthName() else { return nil }
    cursor.skipSeparators()
    guard let day = cursor.number(), day.digits <= 2 else { return nil }
    return reading(year, month, day.value, .yearFirst, start, cursor)
  }

  /// Continues behind one or two digits: `3.11.2025`, `11/3/2025`, `9th of November, 2025`.
  private func dayFirst(_ first: Int, _ start: Cursor, _ rest: Cursor) -> Reading? {
    var cursor = rest
    if let separator = cursor.oneOf(["/", ".", "-"]), case var numbers = cursor {
      numbers.skipSpaces()
      if let second = numbers.number(), second.digits <= 2 {
        numbers.skipSpaces()
        guard numbers.oneOf(["/", ".", "-"]) == separator else { return nil }
        numbers.skipSpaces()
        guard var year = numbers.number(),
          year.digits == 4 || readsShortYears && year.digits == 2 && separator != 0x2D
        else { return nil }
        if year.digits == 2 { year.value += 2000 }
        let isMonthFirst =
          second.value > 12 || (separator == 0x2F && readsMonthFirst && first <= 12)
        let (month, day) = isMonthFirst ? (first, second.value) : (second.value, first)
        let form: DateForm =
          switch separator {
          case 0x2F: .slashed
          case 0x2D: .dashed
          default: .dotted
          }
        return reading(year.value, month, day, form, start, numbers)
      }
      // `03-Nov-2025`
      if let month = cursor.monthName(), cursor.oneOf(["/", ".", "-"]) == separator,
        let year = cursor.number(), year.digits == 4
      {
        return reading(year.value, month, first, .dayFirst, start, cursor)
      }
    }
    cursor = rest
    cursor.skipOrdinal()
    for _ in 0..<3 {
      cursor.skipSeparators()
      if let month = cursor.monthName() {
        cursor.skipSeparators()
        if cursor.oneOf(["พ.ศ.", "ค.ศ.", "พุทธศักราช"]) != nil {
          cursor.skipSeparators()
        } else {
          cursor.skipWordIfShort()
        }
        guard let year = cursor.number(), year.digits == 4 else { return nil }
        return reading(year.value, month, first, .dayFirst, start, cursor)
      }
      // `3 de noviembre`, `9th day of November`.
      guard cursor.skipWord() else { return nil }
    }
    return nil
  }

  /// `令和7年11月3日`.
  private func japaneseEra(_ start: Cursor) -> Reading? {
    var cursor = start
    guard cursor.oneOf(["令和"]) != nil, let year = cursor.number(), cursor.oneOf(["年"]) != nil
    else { return nil }
    return eastAsian(2018 + year.value, start, cursor)
  }

  private func reading(
    _ year: Int, _ month: Int, _ day: Int, _ form: DateForm, _ start: Cursor, _ end: Cursor
  ) -> Reading? {
    if readsMissingDays {
      guard (1900...2200).contains(year), (29...31).contains(day),
        Manifest.Day(year: year, month: month, day: day) == nil
      else { return nil }
      return (28...30).reversed().lazy.compactMap {
        Manifest.Day(year: year, month: month, day: $0)
      }.first.map { Reading(date: $0, form: form, range: start.index..<end.index) }
    }
    let isBuddhist =
      year > Self.lastYear && (isThai || start.hasThai(before: end.index))
    return Manifest.Day(
      year: isBuddhist ? year - Self.buddhistYears : year, month: month, day: day
    ).map { Reading(date: $0, form: form, range: start.index..<end.index) }
  }

  /// Thailand counts from the death of the Buddha, so many years before others.
  private static let buddhistYears = 543
  private static let lastYear = 2400

  /// A day whose year may be counted as in Thailand, with the year as elsewhere.
  static func counted(_ day: Manifest.Day) -> Manifest.Day? {
    guard day.year > lastYear else { return day }
    return Manifest.Day(year: day.year - buddhistYears, month: day.month, day: day.day)
  }
}

/// A place in the bytes of a date.
private struct Cursor {
  let bytes: [UInt8]
  var index: Int
  let end: Int

  /// Reads up to four digits; `nil`, without moving, at anything else or at more digits.
  mutating func number() -> (value: Int, digits: Int)? {
    var value = 0
    var digits = 0
    var position = index
    while position < end {
      let (scalar, count) = Scalars.scalar(in: bytes, at: position, end: end)
      guard let digit = Scalars.digit(scalar) else { break }
      digits += 1
      guard digits <= 4 else { return nil }
      value = value * 10 + digit
      position += count
    }
    guard digits > 0 else { return nil }
    index = position
    return (value, digits)
  }

  mutating func monthName() -> Int? {
    guard index < end else { return nil }
    let folded = FoldedText(bytes, index..<min(end, index + 40), keepsOrigins: true)
    guard let found = MonthNames.month(in: folded.bytes, at: 0),
      folded.origins.first.map({ Int($0) == index }) ?? false
    else { return nil }
    index = folded.sourceEnd(of: found.end, in: bytes)
    return found.month
  }

  mutating func oneOf(_ choices: [String]) -> UInt8? {
    for choice in choices where bytes[index..<end].starts(with: choice.utf8) {
      defer { index += choice.utf8.count }
      return bytes[index]
    }
    return nil
  }

  mutating func skip(_ isSkipped: (UInt32) -> Bool) {
    while index < end {
      let (scalar, count) = Scalars.scalar(in: bytes, at: index, end: end)
      guard isSkipped(scalar) else { return }
      index += count
    }
  }

  /// Whether a Thai letter stands before an offset.
  func hasThai(before end: Int) -> Bool {
    zip(bytes[index..<end], bytes[index..<end].dropFirst()).contains {
      $0 == 0xE0 && $1 | 1 == 0xB9
    }
  }

  mutating func skipSpaces() { skip(Scalars.isSpace) }

  mutating func skipSeparators() {
    skip {
      Scalars.isSpace($0) || $0 == 0x2C || $0 == 0x2E || $0 == 0x2A || $0 == 0x5F || $0 == 0x60C
    }
  }

  /// Skips `st`, `nd`, `rd`, `th`, `er`, `º`, `.` behind a day.
  mutating func skipOrdinal() {
    if oneOf(["st", "nd", "rd", "th", "er", "ST", "ND", "RD", "TH", "º", "ª", "°"]) == nil {
      _ = oneOf(["."])
    }
  }

  /// Skips an exact time behind the day that begins at `start`: `T00:00:00Z`, `T00:00:00+09:00`.
  mutating func skipTime(of start: Int) {
    guard index < end, bytes[index] == UInt8(ascii: "T") else { return }
    for length in [25, 20] where start + length <= end {
      guard Manifest.Moment(String(decoding: bytes[start..<start + length], as: UTF8.self)) != nil
      else { continue }
      index = start + length
      return
    }
  }

  mutating func skipWord() -> Bool {
    let start = index
    skip(Self.isLetter)
    return index > start
  }

  mutating func skipWordIfShort() {
    let start = index
    skip(Self.isLetter)
    if index - start > 4 { index = start } else { skipSeparators() }
  }

  private static func isLetter(_ scalar: UInt32) -> Bool {
    scalar < 0x80
      ? isASCIILetter(UInt8(truncatingIfNeeded: scalar))
      : Scalars.isWord(scalar) && Scalars.digit(scalar) == nil
  }
}
