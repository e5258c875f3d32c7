/// Units whose letters say something else in the other case: `Mb` and `MB`, `mW` and `MW`.
enum UnitCase {
  /// Whether two forms of one word, which differ in case alone, are read as two units.
  static func differs(_ one: String, _ other: String) -> Bool {
    guard let a = reading(one), let b = reading(other) else { return false }
    return a != b
  }

  /// A unit with what its case says, other letters being small; `nil` for other words.
  private static func reading(_ word: String) -> String? {
    if word == "m" || word == "M" { return word }
    let small = word.lowercased()
    guard word.count <= 5, small.count == word.count,
      let unit = units.first(where: { small.hasSuffix($0) && isPrefix(small.dropLast($0.count)) })
    else { return nil }
    let prefix = word.dropLast(unit.count)
    // A bit has a small letter and a byte a capital; of prefixes `m` and `M` alone are two.
    let base =
      bits.contains(unit) ? String(word.suffix(unit.count).prefix(1)) + unit.dropFirst() : unit
    return (prefix == "M" ? "M" : prefix.lowercased()) + base
  }

  private static func isPrefix(_ letters: Substring) -> Bool {
    letters.isEmpty || letters.count == 1 && letters.allSatisfy("mkgtpnµμcdh".contains)
  }

  private static let bits: Set<String> = ["b", "bps"]
  /// The longest first.
  private static let units = [
    "bit", "bps", "bar", "cal", "mol", "wh", "wp", "va", "ah", "hz", "pa", "ev", "sv", "bq", "gy",
    "b", "w", "v", "a", "g", "m", "s", "j", "n", "l", "t",
  ]
}
