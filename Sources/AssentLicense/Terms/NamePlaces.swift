import AssentDiagnostics

/// Where names stand in a text.
///
/// A few are searched for. Where there are many, the ends of all words are put in the order of what stands
/// before them, read backwards, so that those behind a name are in a row.
final class NamePlaces {
  private let bytes: [UInt8]
  private var searches = 0
  private lazy var ends = sortedEnds()
  /// For each abbreviation two of its places that are no definition.
  private var abbreviations: [[UInt8]: [Int]] = [:]

  private static let mostSearches = 400
  /// Names that are longer are always searched for.
  private static let longest = 128

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Whether a name stands somewhere else, as it is written, where `isFit` holds of its offset.
  func hasOther(than name: Range<Int>, where isFit: (Int) -> Bool) -> Bool {
    !places(of: name, atMost: 1) { $0 != name.lowerBound && isFit($0) }.isEmpty
  }

  /// Whether an abbreviation stands in the text without the parentheses behind what it is short for.
  func hasOther(thanAbbreviation name: Range<Int>) -> Bool {
    let key = Array(bytes[name])
    let found =
      abbreviations[key]
      ?? places(of: name, atMost: 2) { index in
        index > 0 && bytes[index - 1] != UInt8(ascii: "(") && !isASCIILetter(bytes[index - 1])
          && (index + name.count == bytes.count || !isASCIILetter(bytes[index + name.count]))
      }
    abbreviations[key] = found
    return found.contains { $0 != name.lowerBound }
  }

  /// The first places of a name that `isFit` holds of, in any order.
  private func places(
    of name: Range<Int>, atMost count: Int, where isFit: (Int) -> Bool
  ) -> [Int] {
    searches += 1
    let needle = Array(bytes[name])
    var found: [Int] = []
    guard let last = needle.last, searches > Self.mostSearches, isASCIILetter(last),
      needle.count <= Self.longest
    else {
      var from = 0
      while found.count < count,
        let place = bytes.firstOffsets(of: needle, in: from..<bytes.count)
      {
        from = place.upperBound
        if isEnd(from), isFit(place.lowerBound) { found.append(place.lowerBound) }
      }
      return found
    }
    var index = firstEnd(behind: name)
    while found.count < count, index < ends.count {
      let start = Int(ends[index]) - needle.count
      guard start >= 0, bytes.has(needle, at: start, before: bytes.count) else { break }
      if isFit(start) { found.append(start) }
      index += 1
    }
    return found
  }

  /// Whether no letter follows that goes on with a word.
  private func isEnd(_ index: Int) -> Bool {
    index == bytes.count || bytes[index] >= 0xE0
      || (!isASCIILetter(bytes[index]) && !(0xC3...0xDB).contains(bytes[index]))
  }

  // MARK: Ends of words

  private func sortedEnds() -> [Int32] {
    let all = bytes.indices.lazy.filter { isASCIILetter(self.bytes[$0]) && self.isEnd($0 + 1) }
    return all.map { Int32(truncatingIfNeeded: $0 + 1) }.sorted { one, other in
      let order = compare(Int(one), Int(other), Self.longest)
      return order == 0 ? one < other : order < 0
    }
  }

  /// The first of the ends that what stands before is not below a name.
  private func firstEnd(behind name: Range<Int>) -> Int {
    ends.partitioningIndex { compare(Int($0), name.upperBound, name.count) >= 0 }
  }

  /// Compares so many of the bytes that stand before two places, backwards.
  private func compare(_ one: Int, _ other: Int, _ count: Int) -> Int {
    for distance in 1...count {
      guard one >= distance, other >= distance else { return one - other }
      let (a, b) = (bytes[one - distance], bytes[other - distance])
      if a != b { return a < b ? -1 : 1 }
    }
    return 0
  }
}
