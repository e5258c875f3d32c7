extension Manifest {
  /// A moment in UTC, to the second: `2025-11-06T00:00:00Z`.
  public struct Timestamp: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// As Unix counts them, without leap seconds; negative before 1970.
    public let secondsSinceEpoch: Int64

    /// `nil` outside of the years 1583 to 9999.
    public init?(secondsSinceEpoch seconds: Int64) {
      guard Day(daysSinceEpoch: Self.split(seconds).day) != nil else { return nil }
      secondsSinceEpoch = seconds
    }

    /// 1970-01-01T00:00:00Z.
    public static let epoch = Timestamp(0)

    private init(_ secondsSinceEpoch: Int64) {
      self.secondsSinceEpoch = secondsSinceEpoch
    }

    /// 00:00:00 of `day`.
    public init(startOf day: Day) {
      secondsSinceEpoch = Int64(day.daysSinceEpoch) * 86_400
    }

    /// The day that it is on, in UTC.
    public var day: Day { Day(daysSinceEpoch: Self.split(secondsSinceEpoch).day) ?? .epoch }

    /// Reads the form `2025-11-06T00:00:00Z`, and no other.
    public init?(_ text: String) {
      let bytes = Array(text.utf8)
      guard bytes.count == 20, bytes[10] == UInt8(ascii: "T"), bytes[13] == UInt8(ascii: ":"),
        bytes[16] == UInt8(ascii: ":"), bytes[19] == UInt8(ascii: "Z"),
        let day = Day(String(decoding: bytes[0..<10], as: UTF8.self)),
        let hour = Decimal.value(bytes[11..<13]), hour < 24,
        let minute = Decimal.value(bytes[14..<16]), minute < 60,
        let second = Decimal.value(bytes[17..<19]), second < 60
      else { return nil }
      secondsSinceEpoch =
        Int64(day.daysSinceEpoch) * 86_400 + Int64(hour * 3_600 + minute * 60 + second)
    }

    /// The form `2025-11-06T00:00:00Z` (RFC 3339).
    public var description: String {
      let (days, second) = Self.split(secondsSinceEpoch)
      let day = Day(daysSinceEpoch: days)?.description ?? ""
      let clock = [second / 3_600, second / 60 % 60, second % 60]
      return day + "T" + clock.map { Decimal.text($0, width: 2) }.joined(separator: ":") + "Z"
    }

    /// Whether `a` is before `b`.
    public static func < (a: Timestamp, b: Timestamp) -> Bool {
      a.secondsSinceEpoch < b.secondsSinceEpoch
    }

    /// Days since 1970-01-01, and the second of the day.
    private static func split(_ seconds: Int64) -> (day: Int, second: Int) {
      let (days, rest) = seconds.quotientAndRemainder(dividingBy: 86_400)
      let day = rest < 0 ? days - 1 : days
      return (Int(clamping: day), Int(rest < 0 ? rest + 86_400 : rest))
    }
  }
}

/// Numbers of fixed width, as dates have them.
enum Decimal {
  /// `nil` when a byte is no digit.
  static func value(_ digits: ArraySlice<UInt8>) -> Int? {
    var value = 0
    for digit in digits {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
      value = value * 10 + Int(digit - UInt8(ascii: "0"))
    }
    return value
  }

  /// Filled with zeros on the left.
  static func text(_ number: Int, width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }
}
