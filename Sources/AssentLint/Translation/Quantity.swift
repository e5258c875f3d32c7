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

  /// Whether it can be the same as one of its value with another unit: one that names no unit can be any.
  func agrees(with otherUnit: Unit?) -> Bool {
    guard let unit, let otherUnit, unit != otherUnit else { return true }
    guard case .money(let a) = unit, case .money(let b) = otherUnit else { return false }
    let pair: Set = [a, b]
    return pair == [.yenOrYuan, .yen] || pair == [.yenOrYuan, .yuan]
  }

  /// The value as a whole number, where it is one.
  var whole: Int? { Int(value) }

  /// How long a period is, in the smallest unit that others can be told in: `24 months` is `2 years`.
  var period: Period? {
    guard let whole else { return nil }
    return switch unit {
    case .years: Period(count: whole &* 12, isOfCalendar: true)
    case .months: Period(count: whole, isOfCalendar: true)
    case .weeks: Period(count: whole &* (7 * 24 * 60), isOfCalendar: false)
    case .days: Period(count: whole &* (24 * 60), isOfCalendar: false)
    case .hours: Period(count: whole &* 60, isOfCalendar: false)
    case .minutes: Period(count: whole, isOfCalendar: false)
    case .percent, .money, .date, nil: nil
    }
  }

  /// The length of a period.
  struct Period: Hashable {
    var count: Int
    /// Whether it counts months, and not minutes.
    var isOfCalendar: Bool
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
}
