/// An amount in figures with its unit, before words with theirs: `EUR 10,000 (ten thousand euros)`, `5% (five percent)`.
struct FiguresBeforeWords {
  /// The figures with their unit, as they stand.
  var figures: String
  /// Whether the words may be the same number of the same thing.
  var agrees: Bool

  /// - Parameters:
  ///   - before: what stands before a parenthesis, in lower case.
  ///   - content: what stands in it.
  init?(_ before: String, _ content: String, _ language: String) {
    let (words, units) = Self.numberAndUnits(content, language)
    guard let number = SpelledNumber(endOf: words, language: language), !units.isEmpty,
      number.wordCount == words.count
    else { return nil }
    let trimmed = Substring(before).trimmingSpaces
    guard let last = trimmed.lastIndex(where: { $0.isASCII && $0.isNumber }) else { return nil }
    let behind = trimmed[trimmed.index(after: last)...].trimmingSpaces
    guard behind.count <= 12, let bare = Figures(endOf: String(trimmed[...last])) else {
      return nil
    }
    let head = trimmed[...last].dropLast(bare.text.count).trimmingSpaces
    let sign = head.split(separator: " ").last ?? ""
    let currency = AmountCurrency(behind) ?? (behind.isEmpty ? AmountCurrency(sign) : nil)
    if let currency {
      // `$5 (one dollar off)`
      guard let other = units.compactMap({ AmountCurrency($0) }).first,
        units.allSatisfy({ AmountCurrency($0) != nil || Self.countries.contains($0) })
      else { return nil }
      agrees = number.values.contains(bare.value) && currency == other
      figures =
        behind.isEmpty ? String(trimmed[sign.startIndex...last]) : "\(bare.text) \(behind)"
    } else if Self.isPercent([behind]) {
      guard Self.isPercent(units) else { return nil }
      agrees = number.values.contains(bare.value)
      figures = bare.text + String(behind)
    } else {
      return nil
    }
  }

  /// The words of a number, and up to three of what it counts behind them.
  private static func numberAndUnits(
    _ content: String, _ language: String
  ) -> (words: [Substring], units: [Substring]) {
    var words = content.split { " -\u{A0}\u{202F}\u{2010}".contains($0) }
    var units: [Substring] = []
    guard words.count <= 12 else { return ([], []) }
    while words.count > 1, units.count < 3, SpelledNumber(endOf: words, language: language) == nil {
      units.insert(words.removeLast(), at: 0)
    }
    return (words, units)
  }

  private static let countries: Set<Substring> = [
    "us", "u.s.", "united", "states", "american", "canadian", "australian", "swiss", "british",
    "schweizer", "suisses", "only",
  ]

  private static func isPercent(_ units: [Substring]) -> Bool {
    units == ["%"] || units.count == 1 && WrittenAmount.percents.contains(units[0])
      || units.count == 2 && ["per", "pour", "por"].contains(units[0])
        && ["cent", "ciento", "cento"].contains(units[1])
  }
}

/// The currency that a sign, a code or a word stands for, as far as both amounts of a pair tell it.
enum AmountCurrency: Hashable {
  case dollar
  case euro
  case pound
  case franc

  /// - Parameter word: in lower case.
  init?(_ word: Substring) {
    guard
      let found = Self.beginnings.first(where: { _, beginnings in
        beginnings.contains { word.hasPrefix($0) }
      })
    else { return nil }
    self = found.currency
  }

  private static let beginnings: [(currency: AmountCurrency, words: [String])] = [
    (.dollar, ["$", "us$", "usd", "dollar", "dólar", "dolar"]),
    (.euro, ["€", "eur"]),
    (.pound, ["£", "gbp", "pound", "sterling", "pfund"]),
    (.franc, ["chf", "franken", "franc"]),
  ]
}
