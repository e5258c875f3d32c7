import AssentManifest

/// The place of a version among those of its agreement.
///
/// Versions are numbers, ordered as Semantic Versioning 2.0.0 (section 11) orders them, or dates. The
/// numbers may have fewer parts than three (`1.1`, `1`) or more; what is missing counts as zero. A
/// date is `2025-11-03`, `2025-11`, `20251103`, or numbers of which the first is a year, `2025.11`.
/// What follows a `-` is a prerelease in both, and what follows a `+` does not count.
package struct VersionOrder: Hashable, Sendable {
  /// What kind of thing counts the versions.
  package enum Scheme: Hashable, Sendable {
    case number
    case date

    /// In words, for messages: `a number such as 1.2`.
    package var form: String {
      switch self {
      case .number: "a number such as 1.2"
      case .date: "a date such as 2026-02-01"
      }
    }
  }

  package let scheme: Scheme
  /// Without zeros in front and, at the end, without parts that are zero.
  private let numbers: [[UInt8]]
  /// Empty for a version that is no prerelease.
  private let prerelease: [Identifier]

  /// A part of a prerelease.
  private enum Identifier: Hashable {
    case number([UInt8])
    case text([UInt8])
  }

  /// `nil` for a version that is neither a number nor a date: `first`, `2.0beta`.
  package init?(_ version: Manifest.Version) {
    var bytes = Array(version.text.utf8)
    if let first = bytes.first, first | 0x20 == UInt8(ascii: "v") { bytes.removeFirst() }
    if let plus = bytes.firstIndex(of: UInt8(ascii: "+")) { bytes.removeSubrange(plus...) }
    guard let (numbers, rest, scheme) = Self.numbers(bytes) else { return nil }
    var prerelease: [Identifier] = []
    if let first = rest.first {
      guard first == UInt8(ascii: "-") else { return nil }
      for part in rest.dropFirst().split(
        separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
      {
        guard !part.isEmpty, !part.contains(UInt8(ascii: "_")) else { return nil }
        prerelease.append(
          part.allSatisfy(Self.isDigit) ? .number(Self.trimmed(part)) : .text(Array(part)))
      }
    }
    self.scheme = scheme
    self.prerelease = prerelease
    let zeros = numbers.reversed().prefix { $0.isEmpty }.count
    self.numbers = Array(numbers.dropLast(zeros))
  }

  /// Whether the version is before another of the same scheme; `false` across schemes.
  package func isLower(than other: VersionOrder) -> Bool {
    guard scheme == other.scheme else { return false }
    if numbers != other.numbers { return Self.isLower(numbers, other.numbers) }
    guard !prerelease.isEmpty, !other.prerelease.isEmpty else {
      return !prerelease.isEmpty && other.prerelease.isEmpty
    }
    for (a, b) in zip(prerelease, other.prerelease) where a != b {
      switch (a, b) {
      case (.number(let a), .number(let b)): return Self.isLower(a, b)
      case (.text(let a), .text(let b)): return a.lexicographicallyPrecedes(b)
      case (.number, .text): return true
      case (.text, .number): return false
      }
    }
    return prerelease.count < other.prerelease.count
  }

  private static func isLower(_ a: [[UInt8]], _ b: [[UInt8]]) -> Bool {
    for (a, b) in zip(a, b) where a != b { return isLower(a, b) }
    return a.count < b.count
  }

  /// Of two numbers as digits without zeros in front; any number of digits will do.
  private static func isLower(_ a: [UInt8], _ b: [UInt8]) -> Bool {
    a.count == b.count ? a.lexicographicallyPrecedes(b) : a.count < b.count
  }

  /// The numbers at the start, and what follows them.
  private static func numbers(
    _ bytes: [UInt8]
  ) -> (numbers: [[UInt8]], rest: ArraySlice<UInt8>, scheme: Scheme)? {
    if let date = calendarDate(bytes) { return (date.numbers, date.rest, .date) }
    var numbers: [[UInt8]] = []
    var rest = bytes[...]
    while true {
      let digits = rest.prefix(while: isDigit)
      guard !digits.isEmpty else { return nil }
      numbers.append(trimmed(digits))
      rest = rest.dropFirst(digits.count)
      guard rest.first == UInt8(ascii: ".") else { break }
      rest = rest.dropFirst()
    }
    guard isYear(bytes.prefix(while: isDigit)) else { return (numbers, rest, .number) }
    // `2026-02-30` is no day, and no prerelease of a year either.
    guard numbers.count > 1 || !(rest.dropFirst().first.map(isDigit) ?? false) else { return nil }
    return (numbers, rest, .date)
  }

  /// A day or month written without points: `2025-11-03`, `2025-11`, `20251103`.
  private static func calendarDate(
    _ bytes: [UInt8]
  ) -> (numbers: [[UInt8]], rest: ArraySlice<UInt8>)? {
    let text = String(decoding: bytes, as: UTF8.self)
    let digits = bytes.prefix(while: isDigit)
    if digits.count == 8 {
      let parts = [digits[..<4], digits[4..<6], digits[6...]]
      let day = parts.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "-")
      guard isYear(parts[0]), Manifest.Day(day) != nil else { return nil }
      return (parts.map(trimmed), bytes[8...])
    }
    guard isYear(digits) else { return nil }
    for (count, ending) in [(10, ""), (7, "-01")] where bytes.count >= count {
      let end = bytes[count...].first
      guard end == nil || end == UInt8(ascii: "-") || end == UInt8(ascii: "."),
        Manifest.Day(String(text.prefix(count)) + ending) != nil,
        // What looks like the day of a month is none here.
        count == 10 || end != UInt8(ascii: "-")
          || !bytes[(count + 1)...].prefix(1).allSatisfy(isDigit)
      else { continue }
      var numbers = bytes[..<count].split(separator: UInt8(ascii: "-")).map(trimmed)
      guard end == UInt8(ascii: ".") else { return (numbers, bytes[count...]) }
      // The second text of a day: `2025-11-03.2`.
      let number = bytes[(count + 1)...].prefix(while: isDigit)
      guard !number.isEmpty else { return nil }
      if count == 7 { numbers.append([]) }
      return (numbers + [trimmed(number)], bytes[(count + 1 + number.count)...])
    }
    return nil
  }

  private static func isYear(_ digits: ArraySlice<UInt8>) -> Bool {
    digits.count == 4
      && (digits.starts(with: "19".utf8) || digits.starts(with: "20".utf8)
        || digits.starts(with: "21".utf8))
  }

  private static func trimmed(_ digits: ArraySlice<UInt8>) -> [UInt8] {
    Array(digits.drop { $0 == UInt8(ascii: "0") })
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
