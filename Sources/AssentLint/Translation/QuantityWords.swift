import AssentLicense

/// Finds the unit beside a number.
enum QuantityWords {
  /// The unit that a text begins with, and the bytes of its word; `nil` where it begins with none.
  ///
  /// - Parameter text: lower case, without space at its beginning.
  static func unit(before text: ArraySlice<UInt8>) -> (unit: Quantity.Unit, count: Int)? {
    guard let first = text.first else { return nil }
    for row in byFirstByte[Int(first)]
    where text.starts(with: row.word) && row.ends(in: text) {
      return (row.unit, row.word.count + row.endingCount(in: text))
    }
    return nil
  }

  /// The unit whose sign or word a text ends with: `US$`, `EUR`.
  static func unit(after text: ArraySlice<UInt8>) -> (unit: Quantity.Unit, count: Int)? {
    for row in leading
    where text.count >= row.word.count && text.suffix(row.word.count).elementsEqual(row.word) {
      return (row.unit, row.word.count)
    }
    return nil
  }

  private struct Row {
    var word: [UInt8]
    var unit: Quantity.Unit
    /// Whether other letters may follow: a stem, or a script without spaces.
    var isStem: Bool

    /// The letters behind a stem; scripts without spaces have none.
    func endingCount(in text: ArraySlice<UInt8>) -> Int {
      guard isStem, let first = word.first, first < 0xE1, first != UInt8(ascii: "$") else {
        return 0
      }
      return text.dropFirst(word.count).prefix {
        ($0 | 0x20) &- 0x61 < 26 || ($0 >= 0x80 && $0 < 0xE0)
      }.count
    }

    func ends(in text: ArraySlice<UInt8>) -> Bool {
      guard !isStem, let next = text.dropFirst(word.count).first else { return true }
      return !((next | 0x20) &- 0x61 < 26 || (next >= 0xC3 && next <= 0xD4))
    }
  }

  private static let rows: [Row] = UnitWords.rows.flatMap { row -> [Row] in
    guard let unit = unit(named: row.unit) else { return [] }
    return row.words.map { word in
      var bytes = Array(word.utf8)
      let isMarked = bytes.last == UInt8(ascii: "*")
      if isMarked { bytes.removeLast() }
      return Row(word: bytes, unit: unit, isStem: isMarked || (bytes.first ?? 0) >= 0xE1)
    }
  }

  private static let byFirstByte: [[Row]] = {
    var found: [[Row]] = Array(repeating: [], count: 256)
    for row in rows { if let first = row.word.first { found[Int(first)].append(row) } }
    return found.map { $0.sorted { $0.word.count > $1.word.count } }
  }()

  /// What stands before a number: money alone.
  private static let leading: [Row] = rows.filter {
    switch $0.unit {
    case .money: true
    case .minutes, .hours, .days, .weeks, .months, .years, .percent, .date: false
    }
  }.sorted { $0.word.count > $1.word.count }

  private static func unit(named name: String) -> Quantity.Unit? {
    switch name {
    case "minutes": .minutes
    case "hours": .hours
    case "days": .days
    case "weeks": .weeks
    case "months": .months
    case "years": .years
    case "percent": .percent
    default: Quantity.Currency(rawValue: name).map(Quantity.Unit.money)
    }
  }
}
