extension Manifest {
  /// The moment from which a text binds: a day, or an exact time where the author wrote one.
  ///
  /// `2026-02-01` is 00:00 UTC of that day; `2026-02-01T00:00:00+09:00` (RFC 3339, with whole
  /// seconds) is that very second. Moments are ordered by time, however they are written.
  public struct Moment: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// As ``description`` gives it: the form it was written in.
    private let text: String
    /// The second itself.
    public let timestamp: Timestamp
    /// The day as it is written, in the zone it is written in.
    public let day: Day
    /// Whether no time of the day is stated.
    public let isWholeDay: Bool

    /// 00:00 UTC of a day.
    public init(_ day: Day) {
      self = Moment(
        text: day.description, timestamp: Timestamp(startOf: day), day: day, isWholeDay: true)
    }

    private init(text: String, timestamp: Timestamp, day: Day, isWholeDay: Bool) {
      self.text = text
      self.timestamp = timestamp
      self.day = day
      self.isWholeDay = isWholeDay
    }

    /// Reads a day, or a time with `Z` or an offset such as `+09:00`; `nil` for anything else.
    public init?(_ text: String) {
      if let day = Day(text) {
        self = Moment(day)
        return
      }
      let bytes = Array(text.utf8)
      guard bytes.count == 20 || bytes.count == 25,
        let local = Timestamp(String(decoding: bytes[..<19], as: UTF8.self) + "Z"),
        let day = Day(String(decoding: bytes[..<10], as: UTF8.self)),
        let offset = Self.offset(bytes[19...]),
        let timestamp = Timestamp(secondsSinceEpoch: local.secondsSinceEpoch - offset)
      else { return nil }
      self = Moment(text: text, timestamp: timestamp, day: day, isWholeDay: false)
    }

    /// What a text lacks to be a moment: `zone` of `2026-02-01T00:00:00`, `seconds` of `2026-02-01T00:00Z`,
    /// or both; `nil` where that is not all.
    package static func lack(of text: String) -> String? {
      if Moment(text + "Z") != nil { return text.utf8.count == 19 ? "zone" : nil }
      let whole = text.prefix(16) + ":00" + text.dropFirst(16)
      if Moment(String(whole)) != nil { return "seconds" }
      return Moment(whole + "Z") == nil ? nil : "seconds and no zone"
    }

    /// As it was written: `2026-02-01` or `2026-02-01T00:00:00+09:00`.
    public var description: String { text }

    /// Whether `a` is before `b`.
    public static func < (a: Moment, b: Moment) -> Bool { a.timestamp < b.timestamp }

    /// Seconds that a zone is ahead of UTC: of `Z`, `+09:00`, `-05:30`.
    private static func offset(_ zone: ArraySlice<UInt8>) -> Int64? {
      let zone = Array(zone)
      if zone == [UInt8(ascii: "Z")] { return 0 }
      guard zone.count == 6, zone[3] == UInt8(ascii: ":"),
        zone[0] == UInt8(ascii: "+") || zone[0] == UInt8(ascii: "-"),
        let hours = Decimal.value(zone[1...2]), hours < 24,
        let minutes = Decimal.value(zone[4...5]), minutes < 60
      else { return nil }
      let seconds = Int64(hours * 3_600 + minutes * 60)
      return zone[0] == UInt8(ascii: "-") ? -seconds : seconds
    }
  }
}
