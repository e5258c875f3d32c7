/// A number in a text with what it counts: `30 days`, `€ 1,000.50`, `12 %`, `2026-02-01`, `4.2`.
///
/// Two texts say the same where the values are equal, however each language writes them.
struct Quantity: Hashable, Sendable {
  /// What a number counts, where words or signs beside it tell.
  enum Unit: Hashable, Sendable {
    case minutes
    case hours
    case days
    case weeks
    case months
    case years
    case percent
    case money(Currency)
    /// A day of the calendar; the value is its ISO form.
    case date
  }

  enum Currency: String, Hashable, Sendable {
    case dollar
    case euro
    case pound
    /// The sign `¥` stands for two currencies.
    case yenOrYuan
    case yen
    case yuan
    case rouble
    case won
    case shekel
    case franc
    case zloty
    case rupee
    case real
  }

  /// In one form for all languages: `1000.5`, `4.2.1`, `2026-02-01`.
  var value: String
  var unit: Unit?
  /// Byte offsets in the text that was read.
  var range: Range<Int>
  /// The same with the unit before or behind the number.
  var shown: Range<Int>

  init(value: String, unit: Unit?, range: Range<Int>, shown: Range<Int>? = nil) {
    self.value = value
    self.unit = unit
    self.range = range
    self.shown = shown ?? range
  }

  /// Whether two quantities of one value can be the same: one that names no unit can be any.
  func agrees(with other: Quantity) -> Bool {
    guard let unit, let otherUnit = other.unit, unit != otherUnit else { return true }
    guard case .money(let a) = unit, case .money(let b) = otherUnit else { return false }
    let pair: Set = [a, b]
    return pair == [.yenOrYuan, .yen] || pair == [.yenOrYuan, .yuan]
  }

  /// The value as a whole number, where it is one.
  var whole: Int? { Int(value) }

  /// The same period in other words: `24 months` is `2 years`.
  func isSamePeriod(as other: Quantity) -> Bool {
    guard let a = whole, let b = other.whole, let first = unit, let second = other.unit else {
      return false
    }
    guard let (left, right) = Self.factors(first, second) else { return false }
    return a.multipliedReportingOverflow(by: left).partialValue
      == b.multipliedReportingOverflow(by: right).partialValue
  }

  /// The same period in larger or smaller units, where these are whole.
  var wholesInOtherUnits: [Int] {
    guard let whole, whole < 10_000 else { return [] }
    func divided(by count: Int) -> [Int] { whole.isMultiple(of: count) ? [whole / count] : [] }
    return switch unit {
    case .months: divided(by: 12)
    case .years: [whole * 12]
    case .days: divided(by: 7) + [whole * 24]
    case .weeks: [whole * 7]
    case .hours: divided(by: 24)
    case .minutes: divided(by: 60)
    case .percent, .money, .date, nil: []
    }
  }

  /// What both sides are multiplied with to compare them.
  private static func factors(_ a: Unit, _ b: Unit) -> (Int, Int)? {
    switch (a, b) {
    case (.months, .years): (1, 12)
    case (.years, .months): (12, 1)
    case (.days, .weeks): (1, 7)
    case (.weeks, .days): (7, 1)
    case (.hours, .days): (1, 24)
    case (.days, .hours): (24, 1)
    case (.minutes, .hours): (1, 60)
    case (.hours, .minutes): (60, 1)
    default: nil
    }
  }
}
