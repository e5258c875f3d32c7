/// Searches for an order of the places in each rank with few crossings.
///
/// Sweeps of medians and barycenters with exchange of neighbors, from several starts; then items are
/// sifted and long edges put anew. The best result wins, the first among equals, so that the order
/// of the source decides where nothing else does. At last parts of it are changed by chance and
/// improved again, which is kept where it is no worse.
struct OrderSearch: ~Copyable {
  /// How long to search.
  enum Effort: Hashable, Comparable {
    /// One start, for a layout that tells what another like it would come to.
    case draft
    case full
  }

  /// What places are joined to in the next rank, one place after the other.
  struct Links: ~Copyable {
    private let starts: FlatTable<Int>
    private(set) var places: FlatTable<Int>
    /// Where on the neighbor, from its anchor.
    private(set) var ports: FlatTable<Int>
    /// Where on the place itself.
    private(set) var ownPorts: FlatTable<Int>
    /// Whether any port of a place is not in its middle.
    private(set) var hasPorts: FlatTable<Bool>

    init(_ layout: LayeredLayout, isUp: Bool) {
      let table = isUp ? layout.up : layout.down
      starts = FlatTable(table.starts)
      places = FlatTable(repeating: 0, count: table.elements.count)
      ports = FlatTable(repeating: 0, count: table.elements.count)
      ownPorts = FlatTable(repeating: 0, count: table.elements.count)
      hasPorts = FlatTable(repeating: false, count: layout.places.count)
      for (slot, number) in table.elements.enumerated() {
        let it = layout.segments[number]
        let (other, port, own) =
          isUp
          ? (it.top, it.topPort ?? 0, it.bottomPort ?? 0)
          : (it.bottom, it.bottomPort ?? 0, it.topPort ?? 0)
        places[slot] = other
        ports[slot] = port + middle
        ownPorts[slot] = own + middle
        if own != 0 { hasPorts[isUp ? it.bottom : it.top] = true }
      }
    }

    func range(_ place: Int) -> Range<Int> { starts[place]..<starts[place + 1] }
  }

  /// An edge that passes ranks, between its two items.
  struct Chain {
    var upper: Int
    var lower: Int
    var upperPort: Int
    var lowerPort: Int
    /// The places where it passes ranks, in `chainPlaces`.
    var places: Range<Int>
  }

  /// A place of a rank, and where its lines would have it stand.
  struct Movable: BitwiseCopyable {
    var value: Double
    var slot: Int
    var place: Int
  }

  /// Ports are counted from here, so that they are positive.
  private static let middle = 500_000

  let itemCount: Int
  let rankCount: Int
  let ranks: FlatTable<Int>
  let up: Links
  let down: Links
  /// Whether the order of a rank is given.
  private(set) var isGiven: [Bool]
  let wishes: [Int?]
  let work: Int
  let effort: Effort
  /// The places of all ranks, from left to right, and where each rank begins.
  var order: FlatTable<Int>
  let starts: FlatTable<Int>
  /// Position in its rank of every place.
  var index: FlatTable<Int>
  /// Edges that pass ranks, with the places where they do, one edge after the other.
  private(set) var chains: [Chain] = []
  let chainPlaces: FlatTable<Int>
  var path: GapPath
  /// Counts changes. What was tried after the last change near it is not tried again.
  var clock = 1
  var touched: FlatTable<Int>
  var triedItems: FlatTable<Int>
  var triedChains: FlatTable<Int>
  /// The ends of the lines of places, for comparison.
  var keys: FlatTable<Int>
  var buffer: FlatTable<Int>
  /// The places of a rank that lines lead to from the rank before.
  var movable: FlatTable<Movable>
  /// Where the keys of each place begin, those of its lines below, and where they end.
  var keyStarts: FlatTable<Int>
  var keyMiddles: FlatTable<Int>
  var keyEnds: FlatTable<Int>
  private var best: State
  private var sweptOrder: FlatTable<Int>

  init(_ layout: LayeredLayout, _ effort: Effort) {
    itemCount = layout.items.count
    rankCount = layout.isLabelRank.count
    let count = layout.places.count
    let ranks = layout.places.map(\.rank)
    work = layout.segments.count + count + 1
    self.effort = effort
    isGiven = Array(repeating: false, count: rankCount)
    wishes = layout.items.map(\.wish)
    for (item, wish) in wishes.enumerated() where wish != nil { isGiven[ranks[item]] = true }
    up = Links(layout, isUp: true)
    down = Links(layout, isUp: false)
    var chainPlaces: [Int] = []
    for segments in layout.chains where segments.count > 1 {
      guard let first = segments.first, let last = segments.last else { continue }
      let start = chainPlaces.count
      for number in segments.dropFirst() { chainPlaces.append(layout.segments[number].top) }
      chains.append(
        Chain(
          upper: layout.segments[first].top, lower: layout.segments[last].bottom,
          upperPort: (layout.segments[first].topPort ?? 0) + Self.middle,
          lowerPort: (layout.segments[last].bottomPort ?? 0) + Self.middle,
          places: start..<chainPlaces.count))
    }
    path = GapPath(ranks: chains.map { $0.places.count }.max() ?? 0)
    var starts = Array(repeating: 0, count: rankCount + 1)
    for rank in ranks { starts[rank + 1] += 1 }
    for rank in 0..<rankCount { starts[rank + 1] += starts[rank] }
    self.ranks = FlatTable(ranks)
    self.chainPlaces = FlatTable(chainPlaces)
    self.starts = FlatTable(starts)
    order = FlatTable(repeating: 0, count: count)
    sweptOrder = FlatTable(repeating: 0, count: count)
    index = FlatTable(repeating: 0, count: count)
    touched = FlatTable(repeating: 1, count: rankCount)
    triedItems = FlatTable(repeating: 0, count: itemCount)
    triedChains = FlatTable(repeating: 0, count: chains.count)
    keys = FlatTable(repeating: 0, count: 2 * layout.segments.count)
    buffer = FlatTable(repeating: 0, count: layout.segments.count)
    movable = FlatTable(
      repeating: Movable(value: 0, slot: 0, place: 0), count: layout.segments.count)
    keyStarts = FlatTable(repeating: 0, count: count)
    keyMiddles = FlatTable(repeating: 0, count: count)
    keyEnds = FlatTable(repeating: 0, count: count)
    best = State(
      order: FlatTable(repeating: 0, count: count), index: FlatTable(repeating: 0, count: count),
      touched: FlatTable(repeating: 0, count: rankCount),
      triedItems: FlatTable(repeating: 0, count: itemCount),
      triedChains: FlatTable(repeating: 0, count: chains.count))
  }

  func slots(_ rank: Int) -> Range<Int> { starts[rank]..<starts[rank + 1] }

  /// The order found, which is also that of `index`.
  mutating func bestOrder() -> [[Int]] {
    var fewest = Int.max
    var random = UInt64(work)
    var known: [[Int]] = []
    for start in 0..<startCount where fewest > 0 {
      begin(start, &random)
      let swept = swept(start)
      // What another start came to cannot become better than it did then.
      let found = order[0..<order.count]
      if known.contains(found) { continue }
      known.append(found)
      let crossings = refined(swept)
      if crossings < fewest {
        fewest = crossings
        save()
      }
    }
    restore()
    for _ in 0..<disturbanceCount where fewest > 0 && rankCount > 1 {
      let change = disturb(&random)
      let crossings = refined(fewest + change)
      if crossings <= fewest {
        fewest = crossings
        save()
      } else {
        restore()
      }
    }
    return (0..<rankCount).map { order[slots($0)] }
  }

  /// How often to begin anew, and how often to go on from the best order with a part of it changed.
  private var startCount: Int {
    effort == .draft || work > 20_000 ? 1 : work > 3_000 ? 2 : work > 1_500 ? 4 : 8
  }

  private var disturbanceCount: Int {
    effort == .draft ? 0 : min(32, 20_000 / work)
  }

  /// The best order that sweeps come to; the number of crossings that are left.
  private mutating func swept(_ start: Int) -> Int {
    let sweeps = min(effort == .draft ? 4 : 24, max(2, 160_000 / work))
    let patience = work > 3_000 ? 24 : 8
    var fewest = countCrossings(0..<rankCount)
    sweptOrder.copy(order)
    var idle = 0
    for sweep in 0..<sweeps where fewest > 0 && idle < patience {
      self.sweep(
        down: sweep % 2 == 0, byMedian: (start + sweep / 2) % 2 == 0,
        reversesTies: sweep % 8 > 3)
      exchangeNeighbors(swapsEqual: sweep % 4 > 1)
      let crossings = countCrossings(0..<rankCount)
      if crossings < fewest {
        fewest = crossings
        sweptOrder.copy(order)
        idle = 0
      } else {
        idle += 1
      }
    }
    order.copy(sweptOrder)
    renumber()
    clock += 1
    for rank in 0..<rankCount { touched[rank] = clock }
    return fewest
  }

  /// Moves items and long edges until nothing helps; the number of crossings that are left.
  private mutating func refined(_ crossings: Int) -> Int {
    if effort == .draft { return crossings - sift(drifts: false) }
    let rounds = work > 20_000 ? 4 : 20
    var fewest = crossings
    var idle = 0
    for round in 0..<rounds where fewest > 0 && idle < 2 {
      // Every second time, what can move without a loss does: it may be in the way of others.
      let drifts = round % 2 == 1
      let gained = sift(drifts: drifts) + reinsertEdges(drifts: drifts)
      fewest -= gained
      idle = gained > 0 ? 0 : idle + 1
    }
    return fewest
  }

  /// Changes the order of a few places in neighboring ranks; by how many crossings there are more.
  private mutating func disturb(_ random: inout UInt64) -> Int {
    func draw(_ bound: Int) -> Int {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((random >> 33) % UInt64(bound))
    }
    let middle = draw(rankCount)
    let changed = max(0, middle - 1)..<min(rankCount, middle + 2)
    let counted = max(0, middle - 2)..<min(rankCount, middle + 2)
    let before = countCrossings(counted)
    for rank in changed {
      let row = slots(rank)
      if isGiven[rank] || row.count < 2 { continue }
      let first = draw(row.count)
      if draw(2) == 0 {
        let last = min(row.count - 1, first + 1 + draw(6))
        order.reverse((row.lowerBound + first)..<(row.lowerBound + last + 1))
        for slot in row { index[order[slot]] = slot - row.lowerBound }
        clock += 1
        touched[rank] = clock
      } else {
        move(order[row.lowerBound + first], to: draw(row.count))
      }
    }
    return countCrossings(counted) - before
  }

  /// An order, and what was tried of it.
  private struct State: ~Copyable {
    var order: FlatTable<Int>
    var index: FlatTable<Int>
    var touched: FlatTable<Int>
    var triedItems: FlatTable<Int>
    var triedChains: FlatTable<Int>
  }

  private mutating func save() {
    best.order.copy(order)
    best.index.copy(index)
    best.touched.copy(touched)
    best.triedItems.copy(triedItems)
    best.triedChains.copy(triedChains)
  }

  private mutating func restore() {
    order.copy(best.order)
    index.copy(best.index)
    touched.copy(best.touched)
    triedItems.copy(best.triedItems)
    triedChains.copy(best.triedChains)
  }

  /// Whether the order of any of some ranks changed after a time.
  func isTouched(_ ranks: ClosedRange<Int>, after time: Int) -> Bool {
    for rank in ranks where touched[rank] > time { return true }
    return false
  }

  mutating func renumber() {
    for rank in 0..<rankCount {
      for slot in slots(rank) { index[order[slot]] = slot - starts[rank] }
    }
  }
}
