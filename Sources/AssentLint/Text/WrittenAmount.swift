/// An amount that is written twice, in words and in figures: `thirty (30)`, `30 (thirty)`.
struct WrittenAmount {
  var words: String
  var figures: String
  /// What stands in the parenthesis, in bytes of the text.
  var inner: Range<Int>
  /// Whether the words may be the number of the figures.
  var agrees: Bool

  /// So many bytes before and in the parenthesis are looked at.
  private static let reach = 120

  /// Reads the amount whose parenthesis opens at `open`; `nil` where there is none.
  ///
  /// - Parameter text: in lower case.
  init?(_ text: [UInt8], at open: Int, language: String) {
    let isWide = text[open] == 0xEF
    let start = open + (isWide ? 3 : 1)
    var end = start
    while end < text.count, end < start + Self.reach, text[end] != UInt8(ascii: ")"),
      !(text[end] == 0xEF && end + 2 < text.count && text[end + 2] == 0x89)
    {
      end += 1
    }
    guard end < text.count, end > start, end < start + Self.reach else { return nil }
    inner = start..<end
    let content = String(decoding: text[inner], as: UTF8.self)
    var from = max(0, open - Self.reach)
    while from > 0, from < open, text[from] & 0xC0 == 0x80 { from += 1 }
    let before = String(decoding: text[from..<open], as: UTF8.self)
    if ["ja", "zh", "ko"].contains(language), let scaled = ScaledFigures(endOf: before),
      let plain = ScaledFigures(allOf: content), plain.unit == scaled.unit
    {
      words = scaled.text
      figures = content
      agrees = plain.value == scaled.value
    } else if let figures = Figures(content) {
      guard let found = Self.words(before: before, figures, language) else { return nil }
      self.figures = content
      words = found.text
      agrees =
        found.number.values.contains(figures.value)
        && (found.currency == nil || figures.currency == nil || found.currency == figures.currency)
      if figures.isBare, !agrees {
        // A year, or the number of an item in a row of them.
        let isYear =
          (1900...2100).contains(figures.value) && (found.number.values.first ?? 0) < 1000
        let isItem = figures.value <= 12 && Self.isItem(figures.value, in: text)
        if isYear || isItem { return nil }
      }
    } else if let figures = Figures(endOf: before),
      let found = Self.number(allOf: content, language)
    {
      self.figures = figures.text
      words = content
      agrees = found.values.contains(figures.value)
    } else {
      guard let pair = FiguresBeforeWords(before, content, language) else { return nil }
      figures = pair.figures
      words = content
      agrees = pair.agrees
    }
  }

  private static let separators: Set<Character> = [" ", "\u{A0}", "\u{202F}", "-", "\u{2010}"]
  private static let stops: Set<Character> = [".", ",", ";", ":", "(", ")", "\"", "“", "”", "/"]

  /// The number in words that stands before a parenthesis with figures in it.
  private static func words(
    before text: String, _ figures: Figures, _ language: String
  ) -> (text: String, number: SpelledNumber, currency: AmountCurrency?)? {
    if ["ja", "zh", "ko"].contains(language) {
      let trimmed = Substring(text).trimmingSpaces
      guard let number = SpelledNumber(endOfHan: trimmed) else { return nil }
      let token = trimmed.split(separator: " ").last ?? trimmed
      // Many of the syllables are parts of other words in Korean.
      if language == "ko", SpelledNumber.hanCount(endOf: token) != token.count { return nil }
      return (String(trimmed.suffix(SpelledNumber.hanCount(endOf: trimmed))), number, nil)
    }
    var (currency, units): (AmountCurrency?, [Substring]) = (nil, [])
    let clause = text.reversed().prefix { !stops.contains($0) }.reversed()
    var tokens = String(clause).split { separators.contains($0) }
    if !figures.isBare {
      if figures.isPercent {
        if let last = tokens.last, percents.contains(last) { tokens.removeLast() }
        if tokens.count > 1, ["cent", "ciento", "cento"].contains(tokens[tokens.count - 1]),
          ["per", "pour", "por"].contains(tokens[tokens.count - 2])
        {
          tokens.removeLast(2)
        }
      } else {
        var dropped = 0
        while dropped < 3, let last = tokens.last, figures.isUnit(last) {
          currency = currency ?? AmountCurrency(last)
          units.insert(tokens.removeLast(), at: 0)
          dropped += 1
        }
      }
    }
    tokens = tokens.suffix(12)
    guard let number = SpelledNumber(endOf: tokens, language: language) else { return nil }
    let words = (tokens.suffix(number.wordCount) + units).joined(separator: " ")
    return (words, number, currency)
  }

  static let percents: Set<Substring> = [
    "percent", "prozent", "procent", "percento", "procento", "prosent", "prosenttia",
    "процентов", "процента", "procentů", "százalék", "persen",
  ]

  /// The number that all of a text is.
  private static func number(allOf text: String, _ language: String) -> SpelledNumber? {
    if ["ja", "zh", "ko"].contains(language) {
      let trimmed = Substring(text).trimmingSpaces
      guard SpelledNumber.hanCount(endOf: trimmed) == trimmed.count else { return nil }
      return SpelledNumber(endOfHan: trimmed)
    }
    let tokens = text.split { separators.contains($0) }
    guard tokens.count <= 12, let number = SpelledNumber(endOf: tokens, language: language),
      number.wordCount == tokens.count
    else { return nil }
    return number
  }

  /// Whether the number before or after stands in parentheses of its own.
  private static func isItem(_ value: Int, in text: [UInt8]) -> Bool {
    let near = [value - 1, value + 1].filter { $0 > 0 }.map { Array("(\($0))".utf8) }
    return text.indices.contains { index in
      text[index] == UInt8(ascii: "(") && near.contains { text[index...].starts(with: $0) }
    }
  }
}

/// A whole number in figures with what stands beside it: `30`, `1,000.00`, `$50`, `10 %`, `30 days`.
struct Figures {
  var value: Int
  var text: String
  /// The sign or the words before and behind the number.
  var unit: Substring

  var isBare: Bool { unit.isEmpty }
  /// The currency of its unit.
  var currency: AmountCurrency? { AmountCurrency(unit) }
  var isPercent: Bool { unit == "%" }

  private static let money: Set<Character> = ["$", "€", "£", "¥"]

  /// The number that a text is, with at most one sign before it and two words behind.
  init?(_ text: String) {
    var rest = Substring(text).trimmingSpaces
    let sign = rest.prefix { !$0.isNumber && $0 != " " }
    guard sign.isEmpty || sign.contains(where: Self.money.contains) || Self.codes.contains(sign)
    else { return nil }
    rest = rest.dropFirst(sign.count).trimmingSpaces
    guard let (value, count) = Self.number(rest) else { return nil }
    rest = rest.dropFirst(count)
    if rest.first == "-" { rest = rest.dropFirst() }
    rest = rest.trimmingSpaces
    guard sign.isEmpty || rest.isEmpty, rest.allSatisfy({ !$0.isNumber }),
      rest.split(separator: " ").count <= 2
    else { return nil }
    self.value = value
    self.text = text
    unit = sign.isEmpty ? rest : sign
    // `30th` is no number of things.
    guard !["st", "nd", "rd", "th", "er", "e", "º", "ª", "."].contains(unit) else { return nil }
  }

  /// The number that a text ends with.
  init?(endOf text: String) {
    let trimmed = Substring(text).trimmingSpaces
    let before = trimmed.lastIndex { !($0.isASCII && ($0.isNumber || ".,".contains($0))) }
    var token = before.map { trimmed[trimmed.index(after: $0)...] } ?? trimmed
    // `10 000`
    while token.prefix(while: Self.isDigit).count == 3, token.startIndex > trimmed.startIndex {
      let space = trimmed.index(before: token.startIndex)
      let group = trimmed[..<space].reversed().prefix(while: Self.isDigit).count
      guard Self.spaces.contains(trimmed[space]), (1...3).contains(group) else { break }
      token = trimmed[trimmed.index(space, offsetBy: -group)...]
    }
    guard let (value, count) = Self.number(token), count == token.count else { return nil }
    // `12.3 (two)` is the number of a clause.
    self.value = value
    self.text = String(token)
    unit = ""
  }

  private static let codes: Set<Substring> = ["eur", "usd", "chf", "gbp", "us", "r$", "rs.", "inr"]

  /// Whether a word before the parenthesis may be the unit inside it.
  func isUnit(_ word: Substring) -> Bool {
    if unit.contains(where: Self.money.contains) || Self.codes.contains(unit) {
      return Self.currencies.contains { word.hasPrefix($0) }
    }
    let inside = unit.split(separator: " ")
    return inside.contains { $0.prefix(3) == word.prefix(3) }
      || Self.currencies.contains { currency in
        word.hasPrefix(currency) && (unit.hasPrefix(currency) || unit == "€" || unit == "$")
      }
  }

  private static let currencies = [
    "dollar", "euro", "pound", "us", "united", "states", "franc", "yen", "yuan", "real", "reais",
    "libra", "peso", "sterling", "swiss", "dólar",
  ]

  private static let spaces: Set<Character> = [" ", "\u{A0}", "\u{202F}"]

  private static func isDigit(_ character: Character) -> Bool {
    character.isASCII && character.isNumber
  }

  /// The whole number that a text begins with, and its characters; one with a fraction is none.
  private static func number(_ text: Substring) -> (value: Int, count: Int)? {
    let isPart: (Character) -> Bool = { isDigit($0) || ".,'".contains($0) }
    var token = text.prefix(while: isPart)
    // `10 000,00`
    while token.count <= 12, let space = text[token.endIndex...].first, spaces.contains(space) {
      let next = text[text.index(after: token.endIndex)...].prefix(while: isPart)
      guard token.prefix(while: isDigit).count <= 3, next.prefix(while: isDigit).count == 3 else {
        break
      }
      token = text[..<next.endIndex]
    }
    guard let last = token.last, last.isNumber, token.first?.isNumber == true, token.count <= 15
    else { return nil }
    var groups = token.split(
      omittingEmptySubsequences: false, whereSeparator: { !$0.isNumber })
    if groups.count > 1, let fraction = groups.last, fraction.count < 3 {
      guard fraction.allSatisfy({ $0 == "0" }) else { return nil }
      groups.removeLast()
    }
    guard groups.dropFirst().allSatisfy({ $0.count == 3 }) else { return nil }
    return Int(groups.joined()).map { ($0, token.count) }
  }
}

/// A sum in figures with the signs by which East Asian languages count: `10万円`, `1億2,000万円`, `100,000円`.
private struct ScaledFigures {
  var value: Int
  var unit: Character
  var text: String

  private static let scales: [Character: Int] = [
    "千": 1_000, "천": 1_000, "万": 10_000, "萬": 10_000, "만": 10_000, "億": 100_000_000,
    "亿": 100_000_000, "억": 100_000_000,
  ]
  private static let units: Set<Character> = ["円", "元", "원", "圓", "圆"]

  /// The sum that a text ends with.
  init?(endOf text: String) {
    let part: (Character) -> Bool = {
      $0.isASCII && ($0.isNumber || $0 == ",") || Self.scales[$0] != nil
    }
    guard let unit = text.last, Self.units.contains(unit) else { return nil }
    var start = text.index(before: text.endIndex)
    while start > text.startIndex, part(text[text.index(before: start)]) {
      start = text.index(before: start)
    }
    self.init(allOf: String(text[start...]))
  }

  /// The sum that all of a text is.
  init?(allOf text: String) {
    guard let unit = text.last, Self.units.contains(unit) else { return nil }
    var (sum, digits) = (0, "")
    for character in text.dropLast() {
      if character.isASCII, character.isNumber {
        digits.append(character)
      } else if let scale = Self.scales[character], let number = Int(digits), number < 1_000_000 {
        sum += number * scale
        digits = ""
      } else if character != "," {
        return nil
      }
    }
    guard digits.isEmpty ? sum > 0 : digits.utf8.count <= 15 else { return nil }
    value = sum + (Int(digits) ?? 0)
    self.unit = unit
    self.text = text
  }
}

extension Substring {
  /// Without spaces at both ends, those that do not break included.
  var trimmingSpaces: Substring {
    let isSpace: (Character) -> Bool = { $0 == " " || $0 == "\u{A0}" || $0 == "\u{202F}" }
    var rest = drop(while: isSpace)
    while let last = rest.last, isSpace(last) { rest.removeLast() }
    return rest
  }
}
