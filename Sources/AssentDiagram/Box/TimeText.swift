/// Words that give a time: `Time: 0.1s`, `T+5`, `10:30`, `2 min`, `Day 14`, `2025-03-01`, `Q3`,
/// `Every hour`.
enum TimeText {
  static func isTime(_ text: String) -> Bool {
    if isRepeated(text) { return true }
    // What else begins like one is told apart by its bytes: nearly all words are no time.
    guard let first = text.utf8.first, first < 0x80, text.utf8.count <= 24 || first | 0x20 == 0x74,
      holdsDigit(text)
    else { return false }
    let lower = text.lowercased()
    if first > 57 { return isMarked(lower) || isCounted(lower) }
    guard first >= 48 else { return false }
    if isDate(lower) { return true }
    let digits = lower.utf8.prefix { ($0 >= 48 && $0 <= 57) || $0 == 46 || $0 == 58 }.count
    let number = String(lower.prefix(digits))
    let unit = String(lower.dropFirst(digits)).split(separator: " ").joined()
    // One digit behind a colon is a ratio, `1:1`.
    if unit.isEmpty || unit == "am" || unit == "pm" { return number.dropLast(2).contains(":") }
    return lengths.contains(unit)
  }

  private static func holdsDigit(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { $0.contains(where: ASCII.isDigit) }
  }

  /// `Every 5m`, `every hour`, `Every 2 days`.
  private static func isRepeated(_ text: String) -> Bool {
    guard let first = text.utf8.first, first | 0x20 == 0x65, text.utf8.count <= 24 else {
      return false
    }
    let lower = text.lowercased()
    guard lower.hasPrefix("every ") else { return false }
    let unit = lower.dropFirst(6).drop { $0.isNumber || $0 == " " }
    return unit == "m" || units.contains(String(unit)) || lengths.contains(String(unit))
  }

  /// `Time: 2s`, `T+5`, `t = 0`.
  private static func isMarked(_ lower: String) -> Bool {
    if lower.hasPrefix("time:") { return lower.utf8.contains { $0 >= 48 && $0 <= 57 } }
    guard ["t+", "t-", "t =", "t="].contains(where: { lower.hasPrefix($0) }) else { return false }
    // Half a day before has a unit, `T-0.5d`; `T-1.1` is a task.
    if lower.hasPrefix("t-"), lower.utf8.contains(0x2E), lower.utf8.last.map(ASCII.isDigit) == true
    {
      return false
    }
    return lower.utf8.dropFirst().first { $0 >= 48 }.map { $0 <= 57 || $0 == 61 } ?? false
  }

  /// `Day 14`, `Week 2`, `Q3 2025`, `Jan 2026`.
  private static func isCounted(_ lower: String) -> Bool {
    // With or without a number, what counts ends with a digit.
    guard lower.utf8.last(where: { $0 != 0x20 }).map(ASCII.isDigit) == true else { return false }
    let words = lower.split(separator: " ")
    guard words.count <= 2, let first = words.first else { return false }
    let isNumbered = words.count == 2 && words[1].utf8.allSatisfy { $0 >= 48 && $0 <= 57 }
    if isNumbered, units.contains(String(first)) || months.contains(String(first)) { return true }
    return ["q1", "q2", "q3", "q4"].contains(first) && (words.count == 1 || isNumbered)
  }

  /// `2025-03`, `2025-03-01`, with `-`, `/` or `.`.
  private static func isDate(_ lower: String) -> Bool {
    let parts = lower.utf8.split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == 45 || $0 == 47 || $0 == 46 })
    return (2...3).contains(parts.count)
      && (parts[0].count == 4 || parts.count == 3 && parts[2].count == 4)
      && parts.allSatisfy {
        !$0.isEmpty && $0.count <= 4 && $0.allSatisfy { $0 >= 48 && $0 <= 57 }
      }
  }

  private static let lengths: Set<String> = [
    "s", "ms", "sec", "secs", "second", "seconds", "min", "mins", "minute", "minutes", "h",
    "hr", "hour", "hours", "d", "day", "days",
  ]

  private static let units: Set<String> = [
    "day", "week", "month", "quarter", "year", "hour", "minute", "tag", "woche", "monat", "jahr",
    "jour", "semaine", "mois", "día", "semana", "mes",
  ]

  private static let months: Set<String> = [
    "jan", "january", "feb", "february", "mar", "march", "apr", "april", "may", "jun", "june",
    "jul", "july", "aug", "august", "sep", "sept", "september", "oct", "october", "nov",
    "november", "dec", "december",
  ]
}
