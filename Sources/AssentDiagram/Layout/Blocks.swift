/// Places that stand above each other in one column, moved together as near as they can be.
///
/// Blocks that push each other from rank to rank can make a drawing far wider than any of its
/// ranks. So where it becomes too wide, blocks are cut between the rank in which they are pushed
/// and that in which they push on.
struct Blocks: ~Copyable {
  private let count: Int
  /// The first place of each place's block.
  var root: FlatTable<Int>
  /// A circle through the places of each block.
  var align: FlatTable<Int>
  /// From the block's own place to that of each of its places.
  var shift: FlatTable<Int>
  /// The neighbor of each place on the side that is packed later, and on the other; -1 for none.
  private var next: [Int] = []
  private var before: [Int] = []
  /// From a place to the one right of it.
  private var distances: [Int] = []
  private var isLeft = true

  /// The place of each block.
  private var column: FlatTable<Int>
  /// The blocks, each after all that push it, and how many there are.
  private var sequence: FlatTable<Int>
  private var blockCount = 0
  /// By how many places each block is pushed that are not packed yet.
  private var missing: FlatTable<Int>
  /// The longest way that each block pushes, and the place where it begins.
  private var reach: FlatTable<Int>
  private var pusher: FlatTable<Int>

  init(count: Int) {
    self.count = count
    root = FlatTable(repeating: 0, count: count)
    align = FlatTable(repeating: 0, count: count)
    shift = FlatTable(repeating: 0, count: count)
    column = FlatTable(repeating: 0, count: count)
    sequence = FlatTable(repeating: 0, count: count)
    missing = FlatTable(repeating: 0, count: count)
    reach = FlatTable(repeating: 0, count: count)
    pusher = FlatTable(repeating: -1, count: count)
  }

  /// Makes every place a block of its own again.
  mutating func begin(next: [Int], before: [Int], distances: [Int], isLeft: Bool) {
    for place in 0..<count { (root[place], align[place], shift[place]) = (place, place, 0) }
    (self.next, self.before, self.distances, self.isLeft) = (next, before, distances, isLeft)
  }

  func x(_ place: Int) -> Int { column[root[place]] + shift[place] }

  /// From a place's block to that of the next place.
  private func distance(_ place: Int, _ other: Int) -> Int {
    distances[isLeft ? place : other] + shift[place] - shift[other]
  }

  /// Packs the blocks.
  ///
  /// - Parameter widest: how far apart the first and the last place may be if cuts can help.
  mutating func compact(to widest: Int, isItem: (Int) -> Bool) {
    pack()
    for _ in 0..<Self.mostCuts {
      var width = Int.min
      for place in 0..<count { width = max(width, x(place)) }
      if width <= widest || !cut(beyond: max(widest, width * 7 / 8), isItem) { break }
      pack()
    }
    pull()
  }

  private static let mostCuts = 16

  /// The least place of every block.
  private mutating func pack() {
    for place in 0..<count {
      missing[place] = 0
      column[place] = 0
    }
    for place in 0..<count where before[place] >= 0 { missing[root[place]] += 1 }
    blockCount = 0
    for place in 0..<count where root[place] == place && missing[place] == 0 {
      sequence[blockCount] = place
      blockCount += 1
    }
    var done = 0
    while done < blockCount {
      let block = sequence[done]
      done += 1
      var place = block
      repeat {
        let other = next[place]
        if other >= 0 {
          let target = root[other]
          column[target] = max(column[target], column[block] + distance(place, other))
          missing[target] -= 1
          if missing[target] == 0 {
            sequence[blockCount] = target
            blockCount += 1
          }
        }
        place = align[place]
      } while place != block
    }
  }

  /// Moves every block as near to its next neighbors as it can come.
  private mutating func pull() {
    for number in (0..<blockCount).reversed() {
      let block = sequence[number]
      var furthest = Int.max
      var place = block
      repeat {
        let other = next[place]
        if other >= 0 { furthest = min(furthest, column[root[other]] - distance(place, other)) }
        place = align[place]
      } while place != block
      if furthest != Int.max, furthest > column[block] { column[block] = furthest }
    }
  }

  /// Cuts the blocks on ways of pushes longer than a width; whether there were any.
  private mutating func cut(beyond width: Int, _ isItem: (Int) -> Bool) -> Bool {
    for place in 0..<count {
      reach[place] = 0
      pusher[place] = -1
    }
    for number in (0..<blockCount).reversed() {
      let block = sequence[number]
      var place = block
      repeat {
        let other = next[place]
        if other >= 0, reach[root[other]] + distance(place, other) > reach[block] {
          reach[block] = reach[root[other]] + distance(place, other)
          pusher[block] = place
        }
        place = align[place]
      } while place != block
    }
    var hasCut = false
    for number in 0..<blockCount {
      let block = sequence[number]
      guard column[block] + reach[block] > width, pusher[block] >= 0 else { continue }
      // The place where the block is pushed.
      var pushed = -1
      var place = block
      repeat {
        let other = before[place]
        if other >= 0, column[root[other]] + distance(other, place) == column[block] {
          pushed = place
          if place == pusher[block] { break }
        }
        place = align[place]
      } while place != block
      if pushed < 0 || pushed == pusher[block] { continue }
      cut(block, pushed, pusher[block], isItem)
      hasCut = true
    }
    return hasCut
  }

  /// Cuts a block between two of its places, beside an item if there is one.
  private mutating func cut(_ block: Int, _ one: Int, _ two: Int, _ isItem: (Int) -> Bool) {
    var last = -1
    var first = -1
    var isBetween = false
    var place = block
    repeat {
      let follower = align[place]
      if place == one || place == two {
        if isBetween { break }
        isBetween = true
      }
      if isBetween, last < 0 || (isItem(place) != isItem(follower) && first < 0) {
        last = place
        if isItem(place) != isItem(follower) { first = place }
      }
      place = follower
    } while place != block
    // The second part becomes a block of its own.
    let start = align[last]
    let origin = shift[start]
    var end = start
    place = start
    while place != block {
      root[place] = start
      shift[place] -= origin
      end = place
      place = align[place]
    }
    align[last] = block
    align[end] = start
  }
}
