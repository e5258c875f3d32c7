/// Words that give a time: `Time: 0.1s`, `T+5`, `10:30`, `2 min`.
enum TimeText {
  static func isTime(_ text: String) -> Bool {
    guard let first = text.utf8.first, (48...57).contains(first) || first | 0x20 == 0x74 else {
      return false
    }
    let lower = text.lowercased()
    if lower.hasPrefix("time:") || lower.hasPrefix("t+") || lower.hasPrefix("t =")
      || lower.hasPrefix("t=")
    {
      return lower.utf8.contains { $0 >= 48 && $0 <= 57 }
    }
    let digits = lower.utf8.prefix { ($0 >= 48 && $0 <= 57) || $0 == 46 || $0 == 58 }.count
    guard digits > 0 else { return false }
    let number = String(lower.prefix(digits))
    let unit = String(lower.dropFirst(digits)).split(separator: " ").joined()
    if unit.isEmpty || unit == "am" || unit == "pm" { return number.contains(":") }
    return [
      "s", "ms", "sec", "secs", "second", "seconds", "min", "mins", "minute", "minutes", "h",
      "hr", "hour", "hours", "d", "day", "days",
    ].contains(unit)
  }
}
