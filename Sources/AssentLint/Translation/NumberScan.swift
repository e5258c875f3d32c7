import AssentLicense
import AssentManifest

/// Finds the quantities in the words of a block, in whatever digits and separators they are written.
struct NumberScan {
  private(set) var quantities: [Quantity] = []

  private let text: [UInt8]
  private let lowered: [UInt8]

  /// - Parameter dates: reads dates in the order of the text's language.
  init(_ block: BlockText, dates reader: DateReader) {
    text = block.bytes
    lowered = block.lowered
    guard text.contains(where: Self.mayBeginNumber) else { return }
    let dates = reader.dates(in: text)
    var index = 0
    for date in dates {
      scan(index..<date.range.lowerBound)
      quantities.append(
        Quantity(value: date.date.description, unit: .date, range: date.range))
      index = date.range.upperBound
    }
    scan(index..<text.count)
  }

  /// ASCII digits, and the first bytes of all others.
  private static func mayBeginNumber(_ byte: UInt8) -> Bool {
    (byte >= 0x30 && byte <= 0x39) || byte == 0xD9 || byte == 0xDB || byte == 0xDF || byte == 0xE0
      || byte == 0xE1
      || byte == 0xEA || byte == 0xEF || byte == 0xF0
  }

  /// The value of a decimal digit of any script (general category Nd).
  private static func digit(_ scalar: UInt32) -> Int? {
    if let digit = Scalars.digit(scalar) { return digit }
    guard scalar >= 0x7C0, scalar < 0x2E80 || scalar >= 0xA620,
      let properties = Unicode.Scalar(scalar)?.properties, properties.numericType == .decimal
    else { return nil }
    return properties.numericValue.map { Int($0) }
  }

  private mutating func scan(_ range: Range<Int>) {
    var index = range.lowerBound
    var previous: UInt32 = 0x20
    while index < range.upperBound {
      let (scalar, count) = Scalars.scalar(in: text, at: index, end: range.upperBound)
      if Self.digit(scalar) != nil {
        let end = read(at: index, to: range.upperBound, after: previous)
        previous = 0x30
        index = end
        continue
      }
      previous = scalar
      index += count
    }
  }

  /// Reads a number that begins at `start`; where it ends.
  private mutating func read(at start: Int, to limit: Int, after previous: UInt32) -> Int {
    if let end = telephoneEnd(start, limit) { return end }
    var groups: [[UInt8]] = [[]]
    var separators: [UInt32] = []
    var end = start
    var index = start
    while index < limit {
      let (scalar, count) = Scalars.scalar(in: text, at: index, end: limit)
      if let digit = Self.digit(scalar) {
        groups[groups.count - 1].append(UInt8(ascii: "0") + UInt8(digit))
        index += count
        end = index
        continue
      }
      guard Self.isSeparator(scalar), index + count < limit else { break }
      let (next, _) = Scalars.scalar(in: text, at: index + count, end: limit)
      guard Self.digit(next) != nil else { break }
      separators.append(scalar)
      groups.append([])
      index += count
    }
    let isInWord =
      previous < 0x80 && isLetter(UInt8(truncatingIfNeeded: previous))
      && !(groups.count > 1 && isVersionSign(before: start))
    if isInWord || previous == UInt32(UInt8(ascii: "+")) || separators.contains(0x3A) {
      return skipWord(end, limit)
    }
    // `3D`, `2nd` and `1er` are words; so is `5a` of a clause.
    if end < limit, isLetter(text[end]), unit(after: end, limit) == nil {
      return skipWord(end, limit)
    }
    guard let numbers = Self.values(groups, separators) else { return end }
    if numbers.count > 1 {
      for number in numbers {
        quantities.append(Quantity(value: number, unit: nil, range: start..<end))
      }
      return end
    }
    guard var value = numbers.first else { return end }
    readScales(&value, &end, limit)
    // The month of a date without a day is a word in other languages, as the hour of `3 pm` is.
    guard !isMonthSign(at: end, limit), !isHour(at: end, limit) else { return end }
    let after = unit(after: end, limit)
    let before = after == nil ? sign(before: start) : nil
    quantities.append(
      Quantity(
        value: value, unit: after?.unit ?? before?.unit, range: start..<end,
        shown: (before?.start ?? start)..<(after?.end ?? end)))
    return end
  }

  private func skipWord(_ index: Int, _ limit: Int) -> Int {
    var index = index
    while index < limit, isLetter(text[index]) || (text[index] >= 0x30 && text[index] <= 0x39) {
      index += 1
    }
    return index
  }

  /// Whether the `v` of `v1.4` stands before a number.
  private func isVersionSign(before start: Int) -> Bool {
    guard start > 0, lowered[start - 1] == UInt8(ascii: "v") else { return false }
    return start == 1
      || !(isLetter(text[start - 2]) || text[start - 2] >= 0x80
        || (text[start - 2] >= 0x30 && text[start - 2] <= 0x39))
  }

  private func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }

  private static func isSeparator(_ scalar: UInt32) -> Bool {
    switch scalar {
    // . , : ' ’ no-break spaces, Arabic decimal and thousands separators, full-width comma and point.
    case 0x2E, 0x2C, 0x3A, 0x27, 0x2019, 0xA0, 0x202F, 0x2009, 0x20, 0x66B, 0x66C, 0xFF0C, 0xFF0E:
      true
    default: false
    }
  }

  /// The numbers that groups of digits are: one with its groups put together, or several beside one
  /// another; `nil` for what is no number, such as a telephone number.
  private static func values(_ groups: [[UInt8]], _ separators: [UInt32]) -> [String]? {
    guard !separators.isEmpty else { return [trimmed(groups[0])] }
    let spaces: Set<UInt32> = [0x20, 0xA0, 0x202F, 0x2009]
    let isGrouped = groups.dropFirst().allSatisfy { $0.count == 3 } || isLakh(groups, separators)
    if separators.allSatisfy({ spaces.contains($0) }) {
      if isGrouped, (1...3).contains(groups[0].count) { return [trimmed(groups.flatMap(\.self))] }
      return groups.count > 2 ? nil : groups.map(trimmed)
    }
    if separators.contains(where: { spaces.contains($0) }) {
      // `1 000,50`: spaces between groups, then one decimal separator.
      guard let last = separators.last, !spaces.contains(last), groups.count > 2,
        separators.dropLast().allSatisfy({ spaces.contains($0) }),
        groups.dropFirst().dropLast().allSatisfy({ $0.count == 3 })
      else { return nil }
      return [decimal(groups.dropLast().flatMap(\.self), groups[groups.count - 1])]
    }
    let kinds = Set(separators)
    if kinds.count == 1, let kind = kinds.first {
      if kind == 0x66B { return [decimal(groups[0], groups[1])] }
      // One form for `1,000` and `1.000`: three digits behind a separator are thousands.
      if isGrouped, (1...3).contains(groups[0].count), groups[0] != [UInt8(ascii: "0")] {
        return [trimmed(groups.flatMap(\.self))]
      }
      if groups.count == 2, kind == 0x2E || kind == 0x2C || kind == 0xFF0E {
        return [decimal(groups[0], groups[1])]
      }
      let isPoint = kind == 0x2E || kind == 0xFF0E
      return isPoint
        ? [groups.map { String(decoding: $0, as: UTF8.self) }.joined(separator: ".")]
        : groups.map(trimmed)
    }
    let whole = Array(groups.dropLast())
    guard let last = separators.last, separators.dropLast().allSatisfy({ $0 != last }),
      whole.dropFirst().allSatisfy({ $0.count == 3 }) || isLakh(whole, separators.dropLast())
    else { return nil }
    return [decimal(groups.dropLast().flatMap(\.self), groups[groups.count - 1])]
  }

  /// Whether groups are those of India: `1,00,000`.
  private static func isLakh(_ groups: [[UInt8]], _ separators: [UInt32]) -> Bool {
    groups.count > 2 && groups[groups.count - 1].count == 3
      && groups.dropFirst().dropLast().allSatisfy { $0.count == 2 }
      && (1...2).contains(groups[0].count) && separators.allSatisfy { $0 == 0x2C }
  }

  /// Without zeros before it.
  private static func trimmed(_ digits: [UInt8]) -> String {
    let rest = digits.drop { $0 == UInt8(ascii: "0") }
    return rest.isEmpty ? "0" : String(decoding: rest, as: UTF8.self)
  }

  private static func decimal(_ whole: [UInt8], _ fraction: [UInt8]) -> String {
    // `100.00` is 100, but version `4.0` is not version 4.
    if fraction.count > 1, fraction.allSatisfy({ $0 == UInt8(ascii: "0") }) {
      return trimmed(whole)
    }
    return trimmed(whole) + "." + String(decoding: fraction, as: UTF8.self)
  }

  // MARK: What stands beside a number

  private func afterSpace(_ index: Int, _ limit: Int) -> Int {
    var index = index
    while index < limit {
      let (scalar, count) = Scalars.scalar(in: lowered, at: index, end: limit)
      // `thirty (30) days`: the parenthesis closes before the unit.
      guard Scalars.isSpace(scalar) || scalar == 0x29 || scalar == 0x2D || scalar == 0xFF09
      else { break }
      index += count
    }
    return index
  }

  private func unit(after end: Int, _ limit: Int) -> (unit: Quantity.Unit, end: Int)? {
    let start = afterSpace(end, limit)
    return QuantityWords.unit(before: lowered[start..<min(limit, start + 48)])
      .map { ($0.unit, start + $0.count) }
  }

  private func sign(before start: Int) -> (unit: Quantity.Unit, start: Int)? {
    var end = start
    while end > 0, lowered[end - 1] == 0x20 { end -= 1 }
    if end >= 2, lowered[end - 2] == 0xC2, lowered[end - 1] == 0xA0 { end -= 2 }
    return QuantityWords.unit(after: lowered[max(0, end - 12)..<end])
      .map { ($0.unit, end - $0.count) }
  }

  /// Where a telephone number that begins at `start` ends: `1-800-555-0100`, `555-0100`.
  private func telephoneEnd(_ start: Int, _ limit: Int) -> Int? {
    var groups: [Int] = [0]
    var index = start
    while index < limit {
      if text[index] >= 0x30, text[index] <= 0x39 {
        groups[groups.count - 1] += 1
      } else if text[index] == UInt8(ascii: "-"), index + 1 < limit, text[index + 1] >= 0x30,
        text[index + 1] <= 0x39
      {
        groups.append(0)
      } else {
        break
      }
      index += 1
    }
    let isLong = groups.count > 2 || (groups.count == 2 && groups[0] == 3 && groups[1] == 4)
    return isLong ? index : nil
  }

  private func isMonthSign(at end: Int, _ limit: Int) -> Bool {
    let rest = lowered[afterSpace(end, limit)..<limit]
    return rest.starts(with: "月".utf8) || rest.starts(with: "월".utf8)
  }

  private static let hourSigns: [[UInt8]] = [
    "am", "pm", "a.m", "p.m", "uhr", "時", "点", "點", "시", "h ", "o'clock",
  ].map { Array($0.utf8) }

  private func isHour(at end: Int, _ limit: Int) -> Bool {
    let rest = lowered[afterSpace(end, limit)..<limit]
    guard !rest.starts(with: "時間".utf8), !rest.starts(with: "시간".utf8) else { return false }
    return Self.hourSigns.contains { rest.starts(with: $0) }
  }

  // MARK: Thousands and millions

  /// `word: zeros`, of the words that multiply the number before them.
  private static let scales: [(word: [UInt8], zeros: Int)] = [
    ("thousand", 3), ("tausend", 3), ("mille", 3), ("mila", 3), ("mil ", 3), ("duizend", 3),
    ("tys", 3), ("тыс", 3), ("千", 3), ("천", 3), ("ألف", 3), ("אלף", 3),
    ("万", 4), ("萬", 4), ("만", 4),
    ("million", 6), ("millones", 6), ("millón", 6), ("milion", 6), ("milhõ", 6), ("milhão", 6),
    ("miljoen", 6), ("mio.", 6), ("млн", 6), ("миллион", 6), ("مليون", 6), ("מיליון", 6),
    ("億", 8), ("亿", 8), ("억", 8),
    ("billion", 9), ("milliard", 9), ("miliard", 9), ("miljard", 9), ("млрд", 9), ("mrd", 9),
  ].map { (Array($0.0.utf8), $0.1) }

  private func scale(after end: Int, _ limit: Int) -> (zeros: Int, end: Int)? {
    let start = afterSpace(end, limit)
    let rest = lowered[start..<limit]
    guard let scale = Self.scales.first(where: { rest.starts(with: $0.word) }) else { return nil }
    var index = start + scale.word.count
    // `million` is the beginning of `millions`; scripts without spaces write on.
    while (scale.word.first ?? 0) < 0xE1, index < limit, isLetter(text[index]) { index += 1 }
    return (scale.zeros, index)
  }

  /// Reads the words that multiply a number, and what they add: `1億5000万`, `1만 2천`.
  private func readScales(_ value: inout String, _ end: inout Int, _ limit: Int) {
    guard let first = scale(after: end, limit) else { return }
    value = Self.scaled(value, by: first.zeros)
    end = first.end
    var zeros = first.zeros
    while let sum = Int(value) {
      let start = afterSpace(end, limit)
      var (index, part, digits) = (start, 0, 0)
      while index < limit, digits < zeros {
        let (scalar, count) = Scalars.scalar(in: text, at: index, end: limit)
        if let digit = Self.digit(scalar) {
          (part, digits) = (part * 10 + digit, digits + 1)
        } else if digits == 0 || (scalar != 0x2C && scalar != 0xFF0C) {
          break
        }
        index += count
      }
      guard digits > 0 else { return }
      let next = scale(after: index, limit)
      // Behind a space, only a smaller unit tells that the number goes on.
      guard next.map({ $0.zeros < zeros }) ?? (start == end) else { return }
      if let next {
        guard let scaled = Int(Self.scaled(String(part), by: next.zeros)) else { return }
        (part, index, zeros) = (scaled, next.end, next.zeros)
      } else {
        zeros = 0
      }
      let (total, isTooLarge) = sum.addingReportingOverflow(part)
      guard !isTooLarge else { return }
      value = String(total)
      end = index
    }
  }

  private static func scaled(_ value: String, by zeros: Int) -> String {
    let parts = value.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, parts[0].utf8.count < 12 else { return value }
    let fraction = parts.count == 2 ? String(parts[1]) : ""
    guard fraction.utf8.count <= zeros else { return value }
    let digits = parts[0] + fraction + String(repeating: "0", count: zeros - fraction.utf8.count)
    return trimmed(Array(digits.utf8))
  }
}
