extension Manifest {
  /// A day of the Gregorian calendar, without time or zone: `2025-11-03`.
  ///
  /// It is the one calendar day of the project: what a document names, a page shows and a manifest
  /// publishes. A ``Timestamp`` is a moment.
  public struct Day: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// As small as they are: a site keeps several days of each of its documents.
    @usableFromInline let shortYear: Int16
    @usableFromInline let shortMonth: UInt8
    @usableFromInline let shortDay: UInt8

    /// The year, from 1583 to 9999.
    @inlinable public var year: Int { Int(shortYear) }
    /// From 1.
    @inlinable public var month: Int { Int(shortMonth) }
    /// From 1.
    @inlinable public var day: Int { Int(shortDay) }

    /// `nil` for a day that is not in the calendar, and for years outside of 1583 to 9999.
    public init?(year: Int, month: Int, day: Int) {
      guard (1583...9999).contains(year), (1...12).contains(month), day >= 1,
        day <= Self.dayCount(ofMonth: month, in: year)
      else { return nil }
      shortYear = Int16(year)
      shortMonth = UInt8(month)
      shortDay = UInt8(day)
    }

    /// 1970-01-01.
    static let epoch = Day()

    private init() { (shortYear, shortMonth, shortDay) = (1970, 1, 1) }

    /// Reads the form `2025-11-03`, and no other.
    public init?(_ text: String) {
      let bytes = Array(text.utf8)
      guard bytes.count == 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
        let year = Decimal.value(bytes[0..<4]), let month = Decimal.value(bytes[5..<7]),
        let day = Decimal.value(bytes[8..<10])
      else { return nil }
      self.init(year: year, month: month, day: day)
    }

    /// The form `2025-11-06` (RFC 3339, full-date).
    public var description: String {
      "\(Decimal.text(year, width: 4))-\(Decimal.text(month, width: 2))"
        + "-\(Decimal.text(day, width: 2))"
    }

    /// Whether `a` is before `b`.
    public static func < (a: Day, b: Day) -> Bool {
      (a.year, a.month, a.day) < (b.year, b.month, b.day)
    }

    private static func dayCount(ofMonth month: Int, in year: Int) -> Int {
      switch month {
      case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
      case 4, 6, 9, 11: 30
      default: 31
      }
    }
  }
}

extension Manifest.Day {
  /// Days since 1970-01-01, negative before.
  public var daysSinceEpoch: Int {
    // The year starts in March here, so that the leap day is its last.
    let shifted = month > 2 ? year : year - 1
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    return 365 * shifted + shifted / 4 - shifted / 100 + shifted / 400 + dayOfYear - 719_468
  }

  /// `nil` outside of the years 1583 to 9999.
  public init?(daysSinceEpoch count: Int) {
    guard (-150_000...3_000_000).contains(count) else { return nil }
    let days = count + 719_468
    let cycle = days / 146_097
    let dayOfCycle = days % 146_097
    let yearOfCycle =
      (dayOfCycle - dayOfCycle / 1_460 + dayOfCycle / 36_524 - dayOfCycle / 146_096) / 365
    let dayOfYear = dayOfCycle - (365 * yearOfCycle + yearOfCycle / 4 - yearOfCycle / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    self.init(
      year: cycle * 400 + yearOfCycle + (month <= 2 ? 1 : 0), month: month,
      day: dayOfYear - (153 * monthFromMarch + 2) / 5 + 1)
  }
}
