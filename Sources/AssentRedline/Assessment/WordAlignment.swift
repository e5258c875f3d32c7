import AssentDiagnostics

/// Which elements of two sequences stand for each other, in order.
///
/// Elements that both sequences hold once are anchors (patience); what is left between them is
/// compared by Myers' greedy algorithm, up to so many edits. What needs more is left unmatched: two
/// texts of which nothing stays in place are replaced, not edited. Time is linear for a given cap.
struct WordAlignment {
  /// For each element of the old sequence the one that stands for it, or -1.
  private(set) var newOfOld: [Int32]
  private(set) var oldOfNew: [Int32]

  private let old: [UInt64]
  private let new: [UInt64]
  /// What anchors are looked for by: a key for each element, often of it and its neighbors.
  private let oldAnchors: [UInt64]
  private let newAnchors: [UInt64]

  private static var mostEdits: Int { 256 }
  private static var mostRounds: Int { 12 }

  /// - Parameters:
  ///   - span: how many neighboring elements make an anchor.
  init(_ old: [UInt64], _ new: [UInt64], span: Int) {
    self.old = old
    self.new = new
    oldAnchors = Self.anchors(old, span)
    newAnchors = Self.anchors(new, span)
    newOfOld = Array(repeating: -1, count: old.count)
    oldOfNew = Array(repeating: -1, count: new.count)
    var gaps = [Gap(old: 0..<old.count, new: 0..<new.count, round: 0)]
    while let gap = gaps.popLast() { align(gap, &gaps) }
  }

  private struct Gap {
    var old: Range<Int>
    var new: Range<Int>
    var round: Int
  }

  private static func anchors(_ keys: [UInt64], _ span: Int) -> [UInt64] {
    guard span > 1 else { return keys }
    return keys.indices.map { index in
      var anchor: UInt64 = 0
      for offset in 0..<span {
        let key = index + offset < keys.count ? keys[index + offset] : UInt64(offset)
        anchor = (anchor ^ key) &* 0x9E37_79B9_7F4A_7C15
        anchor ^= anchor >> 29
      }
      return anchor
    }
  }

  private mutating func match(_ one: Int, _ other: Int) {
    newOfOld[one] = Int32(truncatingIfNeeded: other)
    oldOfNew[other] = Int32(truncatingIfNeeded: one)
  }

  private mutating func align(_ gap: Gap, _ gaps: inout [Gap]) {
    var (a, b) = (gap.old.lowerBound, gap.new.lowerBound)
    var (aEnd, bEnd) = (gap.old.upperBound, gap.new.upperBound)
    while a < aEnd, b < bEnd, old[a] == new[b] {
      match(a, b)
      a += 1
      b += 1
    }
    while a < aEnd, b < bEnd, old[aEnd - 1] == new[bEnd - 1] {
      aEnd -= 1
      bEnd -= 1
      match(aEnd, bEnd)
    }
    guard a < aEnd, b < bEnd else { return }
    let pairs = gap.round < Self.mostRounds ? uniquePairs(a..<aEnd, b..<bEnd) : []
    guard !pairs.isEmpty else {
      edit(a..<aEnd, b..<bEnd)
      return
    }
    var start = (a, b)
    for pair in pairs {
      match(pair.old, pair.new)
      gaps.append(
        Gap(old: start.0..<pair.old, new: start.1..<pair.new, round: gap.round + 1))
      start = (pair.old + 1, pair.new + 1)
    }
    gaps.append(Gap(old: start.0..<aEnd, new: start.1..<bEnd, round: gap.round + 1))
  }

  /// Elements whose anchors stand once in each range, the longest row of them in both orders.
  private func uniquePairs(_ olds: Range<Int>, _ news: Range<Int>) -> [(old: Int, new: Int)] {
    var places: [UInt64: (old: Int, new: Int)] = [:]
    places.reserveCapacity(olds.count)
    for index in olds {
      if let place = places[oldAnchors[index]] {
        places[oldAnchors[index]] = (-2, place.new)
      } else {
        places[oldAnchors[index]] = (index, -1)
      }
    }
    for index in news {
      guard let place = places[newAnchors[index]], place.old >= 0 else { continue }
      places[newAnchors[index]] = (place.old, place.new == -1 ? index : -2)
    }
    let pairs = olds.compactMap { index -> (old: Int, new: Int)? in
      guard let place = places[oldAnchors[index]], place.old == index, place.new >= 0,
        old[index] == new[place.new]
      else { return nil }
      return (index, place.new)
    }
    // They rise in the old, and have to in the new as well.
    return IncreasingSequence.longest(pairs.map(\.new)).map { pairs[$0] }
  }

  /// Myers, "An O(ND) Difference Algorithm" (1986), with the way back kept for each edit.
  private mutating func edit(_ olds: Range<Int>, _ news: Range<Int>) {
    let (n, m) = (olds.count, news.count)
    let most = min(n + m, Self.mostEdits)
    var furthest = Array(repeating: 0, count: 2 * most + 3)
    let middle = most + 1
    var trace: [[Int]] = []
    for edits in 0...most {
      trace.append(Array(furthest[(middle - edits - 1)...(middle + edits + 1)]))
      for diagonal in stride(from: -edits, through: edits, by: 2) {
        let isDown =
          diagonal == -edits
          || (diagonal != edits
            && furthest[middle + diagonal - 1] < furthest[middle + diagonal + 1])
        var x = isDown ? furthest[middle + diagonal + 1] : furthest[middle + diagonal - 1] + 1
        var y = x - diagonal
        while x < n, y < m, old[olds.lowerBound + x] == new[news.lowerBound + y] {
          x += 1
          y += 1
        }
        furthest[middle + diagonal] = x
        if x >= n, y >= m {
          goBack(trace, olds, news)
          return
        }
      }
    }
  }

  private mutating func goBack(_ trace: [[Int]], _ olds: Range<Int>, _ news: Range<Int>) {
    var (x, y) = (olds.count, news.count)
    for edits in stride(from: trace.count - 1, through: 0, by: -1) {
      let row = trace[edits]
      /// The row holds the diagonals from `-edits - 1` on.
      let middle = edits + 1
      let diagonal = x - y
      let isDown =
        diagonal == -edits
        || (diagonal != edits && row[middle + diagonal - 1] < row[middle + diagonal + 1])
      let (fromX, fromY): (Int, Int)
      if edits == 0 {
        (fromX, fromY) = (0, 0)
      } else if isDown {
        fromX = row[middle + diagonal + 1]
        fromY = fromX - diagonal - 1
      } else {
        fromX = row[middle + diagonal - 1]
        fromY = fromX - diagonal + 1
      }
      let startX = edits == 0 ? 0 : isDown ? fromX : fromX + 1
      while x > startX, y > 0, x > 0 {
        x -= 1
        y -= 1
        match(olds.lowerBound + x, news.lowerBound + y)
      }
      (x, y) = (fromX, fromY)
    }
  }
}
