import AssentDiagnostics

/// Finds which words of two texts are the same ones.
///
/// First the blocks that are equal and stand once in either text are anchors (patience), then rows of
/// three words, then the shortest edit script between these. A match is never out of order.
struct WordAligner {
  /// For each old word the place of its match, or -1.
  private(set) var matches: [Int32]

  private let old: UnsafeBufferPointer<Int32>
  private let new: UnsafeBufferPointer<Int32>
  private var script = EditScript()

  /// How many times rows of words are looked for between anchors.
  private static var deepest: Int { 3 }

  init(_ old: UnsafeBufferPointer<Int32>, _ new: UnsafeBufferPointer<Int32>) {
    self.old = old
    self.new = new
    matches = Array(repeating: -1, count: old.count)
  }

  /// Matches the words of two ranges.
  ///
  /// - Parameters:
  ///   - oldBlocks: blocks of the old text as ranges of words, in order, with their numbers.
  ///   - newBlocks: those of the new text.
  mutating func align(
    _ oldBlocks: [(words: Range<Int>, number: Int32)],
    _ newBlocks: [(words: Range<Int>, number: Int32)]
  ) {
    var first = 0
    var oldEnd = oldBlocks.count
    var newEnd = newBlocks.count
    var pairs: [(Int, Int)] = []
    while first < oldEnd, first < newEnd, oldBlocks[first].number == newBlocks[first].number {
      pairs.append((first, first))
      first += 1
    }
    var tail: [(Int, Int)] = []
    while oldEnd > first, newEnd > first,
      oldBlocks[oldEnd - 1].number == newBlocks[newEnd - 1].number
    {
      oldEnd -= 1
      newEnd -= 1
      tail.append((oldEnd, newEnd))
    }
    pairs += uniquePairs(
      first..<oldEnd, first..<newEnd, old: { oldBlocks[$0].number }, new: { newBlocks[$0].number })
    pairs += tail.reversed()
    var oldPlace = 0
    var newPlace = 0
    for (a, b) in pairs {
      let oldWords = oldBlocks[a].words
      let newWords = newBlocks[b].words
      alignGap(oldPlace..<oldWords.lowerBound, newPlace..<newWords.lowerBound, depth: 0)
      alignGap(oldWords, newWords, depth: Self.deepest)
      oldPlace = oldWords.upperBound
      newPlace = newWords.upperBound
    }
    alignGap(oldPlace..<old.count, newPlace..<new.count, depth: 0)
  }

  /// Pairs of places whose numbers stand once in each range, in an order that both ranges have.
  private func uniquePairs(
    _ oldRange: Range<Int>, _ newRange: Range<Int>, old: (Int) -> Int32, new: (Int) -> Int32
  ) -> [(Int, Int)] {
    guard !oldRange.isEmpty, !newRange.isEmpty else { return [] }
    var places: [Int32: (old: Int, new: Int)] = [:]
    places.reserveCapacity(oldRange.count)
    for place in oldRange {
      let number = old(place)
      places[number] = places[number] == nil ? (place, -1) : (-1, -1)
    }
    for place in newRange {
      let number = new(place)
      guard let found = places[number], found.old >= 0 else { continue }
      places[number] = found.new < 0 ? (found.old, place) : (-1, -1)
    }
    var candidates: [(Int, Int)] = []
    for place in oldRange {
      if let found = places[old(place)], found.old == place, found.new >= 0 {
        candidates.append((found.old, found.new))
      }
    }
    return IncreasingSequence.longest(candidates.map { Int32($0.1) }).map { candidates[$0] }
  }

  private mutating func alignGap(_ oldRange: Range<Int>, _ newRange: Range<Int>, depth: Int) {
    var a = oldRange
    var b = newRange
    while !a.isEmpty, !b.isEmpty, old[a.lowerBound] == new[b.lowerBound] {
      matches[a.lowerBound] = Int32(b.lowerBound)
      a = a.lowerBound + 1..<a.upperBound
      b = b.lowerBound + 1..<b.upperBound
    }
    while !a.isEmpty, !b.isEmpty, old[a.upperBound - 1] == new[b.upperBound - 1] {
      matches[a.upperBound - 1] = Int32(b.upperBound - 1)
      a = a.lowerBound..<a.upperBound - 1
      b = b.lowerBound..<b.upperBound - 1
    }
    if a.isEmpty || b.isEmpty { return }
    if depth < Self.deepest {
      let anchors = RowAnchors(old, a, new, b).pairs
      if !anchors.isEmpty {
        alignBetween(anchors, a, b, depth)
        return
      }
    }
    var found: [(Int, Int)] = []
    let isFound = script.find(old, a, new, b) { found.append(($0, $1)) }
    if isFound {
      for (place, match) in found { matches[place] = Int32(match) }
    }
  }

  private mutating func alignBetween(
    _ anchors: [(Int, Int)], _ a: Range<Int>, _ b: Range<Int>, _ depth: Int
  ) {
    var oldPlace = a.lowerBound
    var newPlace = b.lowerBound
    for (oldAnchor, newAnchor) in anchors {
      // Rows overlap; of one that began before, the rest counts.
      let skipped = max(0, oldPlace - oldAnchor, newPlace - newAnchor)
      guard skipped < RowAnchors.length else { continue }
      let oldStart = oldAnchor + skipped
      let newStart = newAnchor + skipped
      alignGap(oldPlace..<oldStart, newPlace..<newStart, depth: depth + 1)
      for offset in 0..<RowAnchors.length - skipped {
        matches[oldStart + offset] = Int32(newStart + offset)
      }
      oldPlace = oldAnchor + RowAnchors.length
      newPlace = newAnchor + RowAnchors.length
    }
    alignGap(oldPlace..<a.upperBound, newPlace..<b.upperBound, depth: depth + 1)
  }
}
