/// A connected part of a graph laid out in ranks.
///
/// Works in one orientation: the flow runs down the y axis, "along"; x is "across". Method of
/// Sugiyama: ranks, lines that stand in where an edge passes a rank, an order in each rank with
/// few crossings, places across, then tracks for the parts of edges that run across.
struct LayeredLayout {
  struct Item: Hashable {
    /// Room on both sides of the anchor, with loops; a cell counts to the right.
    var left: Int
    var right: Int
    /// Where lines may meet it, from the anchor.
    var portLow: Int
    var portHigh: Int
    var height: Int
    /// Height of its uppermost part, which stands in line with its neighbors; `nil` for all of it.
    var head: Int?
    var pin = Pin.none
    /// Where it wants to stand among the pins of its rank.
    var wish: Int?
  }

  /// A place on the frame of a group where an edge passes it.
  enum Pin: Hashable {
    case none
    case first
    case last
  }

  struct Size: Hashable {
    var width: Int
    var height: Int
  }

  struct Edge: Hashable {
    var upper: Int
    var lower: Int
    var length = 1
    /// Room of the label, across and along.
    var label: Size?
    /// Whether the edge runs against the flow, from the lower item to the upper one.
    var isReversed = false
    /// Fixed places on the items, from the anchor.
    var upperPort: Int?
    var lowerPort: Int?
    var hasHeadAbove = false
    var isVisible = true
  }

  /// What stands in a rank: an item, a label, or a line that passes.
  struct Place {
    var rank: Int
    var left: Int
    var right: Int
    var height: Int
    var item = -1
    /// Edge whose label it is.
    var label = -1
    var isLine: Bool { item < 0 && label < 0 }
  }

  /// A part of an edge from one rank to the next.
  struct Segment: Hashable {
    var top: Int
    var bottom: Int
    var edge: Int
    /// Fixed places on the items, from the anchor.
    var topPort: Int?
    var bottomPort: Int?
  }

  /// The room there is; `nil` for as much as it takes.
  struct Room: Hashable {
    /// Widest rank; what has no room in it moves on to the next.
    var rank: Int?
    var across: Int?
    var along: Int?
    /// Whether places move toward the middle where they would have no room across.
    var squeezes = false
    var limits = FlowLayout.Limits()
    /// How long an order is searched for.
    var effort = OrderSearch.Effort.full
  }

  static let placeLimit = 60_000

  let items: [Item]
  let edges: [Edge]
  let spacing: Spacing
  let cell: Int
  let room: Room
  let memory: LayoutMemory

  var itemRanks: [Int] = []
  var places: [Place] = []
  var segments: [Segment] = []
  /// Segments of each edge, from the top.
  var chains: [Range<Int>] = []
  /// Segments below and above every place; sorted by their other ends once these have an order.
  var down = SegmentTable()
  var up = SegmentTable()
  var order: [[Int]] = []
  var isLabelRank: [Bool] = []
  /// Index in its rank of every place.
  var index: [Int] = []
  var x: [Int] = []
  var topX: [Int] = []
  var bottomX: [Int] = []
  /// Whether a line was given another place where it meets an item.
  var portsMoved = false
  /// Of the item whose lines are spread.
  var portBlocks: [PortBlock] = []
  /// Where segments turn, those of each one beside each other, and which are whose.
  var turns: [Turn] = []
  var turnsOf: [Range<Int>] = []
  var rankTop: [Int] = []
  var rankHeight: [Int] = []
  /// Height of what stands in line in each rank.
  var rankHead: [Int] = []

  private(set) var result = Result()

  /// Where everything is, from 0.
  struct Result {
    var anchors: [PlacedGraph.Point] = []
    var lines: [[PlacedGraph.Point]] = []
    var labels: [PlacedGraph.Rect?] = []
    var width = 0
    var height = 0
    /// How far below the top the first items begin, after the places where edges enter.
    var lead = 0
  }

  /// A part of a segment that runs across: on a track, to an x.
  struct Turn {
    var track: Int
    var x: Int
  }

  /// Lines beside each other at an item, with the mean of where they would meet it.
  struct PortBlock {
    var sum: Int
    var weight: Int
    var count: Int
  }

  init(
    items: [Item], edges: [Edge], spacing: Spacing, cell: Int, room: Room, memory: LayoutMemory
  ) throws(LayoutError) {
    self.items = items
    self.edges = edges
    self.spacing = spacing
    self.cell = cell
    self.room = room
    self.memory = memory
    rankItems()
    if let across = room.across { try check(itemsAcross: across) }
    // The widest rank and the limits decide which ranks there are, and whether they are of use.
    let question = LayoutMemory.Question(
      items: items, edges: edges, itemRanks: itemRanks, spacing: spacing,
      room: Room(
        across: room.across, along: room.along, squeezes: room.squeezes, effort: room.effort))
    if let known = memory.answers[question] {
      result = try known.get()
      return
    }
    try expand()
    if let cost = room.limits.cost { try check(cost: cost) }
    if let width = room.limits.width, !hasOrder(across: width - 1) { throw .tooWide }
    do throws(LayoutError) {
      try layOut()
    } catch {
      memory.answers[question] = .failure(error)
      throw error
    }
    memory.answers[question] = .success(result)
  }

  private mutating func layOut() throws(LayoutError) {
    if let across = room.across { try check(across: across) }
    if let along = room.along { try check(along: along) }
    try reduceCrossings()
    if let across = room.across { try check(orderAcross: across) }
    memory.count += 1
    x = placedAcross()
    moveToMedians()
    if let across = room.across { try fit(across) }
    placePorts()
    straighten()
    removeJogs()
    try routeChannels()
    finish()
  }

  /// The height of that part of a place which stands in line with its neighbors.
  func head(of place: Place) -> Int {
    place.item < 0 ? place.height : items[place.item].head ?? place.height
  }

  /// The least distance of the anchors of two neighbors of a rank.
  ///
  /// Inlined, or the whole layout would be copied for the call.
  @inline(__always)
  func separation(_ one: Int, _ two: Int) -> Int {
    let gap =
      switch (places[one].isLine, places[two].isLine) {
      case (true, true): spacing.lineGap
      case (false, false): spacing.nodeGap
      default: spacing.edgeGap
      }
    return places[one].right + gap + places[two].left
  }

  /// Coordinates of everything, from 0.
  private mutating func finish() {
    var (lowest, highest) = extent(of: x)
    for turn in turns {
      lowest = min(lowest, turn.x)
      highest = max(highest, turn.x + cell)
    }
    var anchors = Array(repeating: PlacedGraph.Point(x: 0, y: 0), count: items.count)
    var labels = [PlacedGraph.Rect?](repeating: nil, count: edges.count)
    var lead = Int.max
    for (number, place) in places.enumerated() {
      let top = rankTop[place.rank] + (rankHead[place.rank] - head(of: place)) / 2
      if place.item >= 0 {
        anchors[place.item] = .init(x: x[number] - lowest, y: top)
        if items[place.item].pin == .none { lead = min(lead, rankTop[place.rank]) }
      } else if place.label >= 0 {
        labels[place.label] = .init(
          x: x[number] - place.left - lowest, y: top, width: place.left + place.right,
          height: place.height)
      }
    }
    result = Result(
      anchors: anchors,
      lines: edges.indices.map { edges[$0].isVisible ? line(of: $0, anchors, lowest) : [] },
      labels: labels, width: max(highest - lowest, 0),
      height: (rankTop.last ?? 0) + (rankHeight.last ?? 0), lead: lead == Int.max ? 0 : lead)
  }

  private func line(
    of edge: Int, _ anchors: [PlacedGraph.Point], _ lowest: Int
  ) -> [PlacedGraph.Point] {
    var points: [PlacedGraph.Point] = []
    func go(_ x: Int, _ y: Int) { points.go(to: .init(x: x - lowest, y: y)) }
    points.reserveCapacity(4 * chains[edge].count + 1)
    let upper = anchors[edges[edge].upper].y + items[edges[edge].upper].height
    for number in chains[edge] {
      let segment = segments[number]
      let rank = places[segment.top].rank
      go(topX[number], points.isEmpty ? upper : rankTop[rank] + rankHeight[rank])
      for turn in turns[turnsOf[number]] {
        let y = trackY(turn.track, below: rank)
        go((points.last?.x ?? 0) + lowest, y)
        go(turn.x, y)
      }
      go(bottomX[number], rankTop[rank + 1])
    }
    if let last = chains[edge].last {
      go(bottomX[last], anchors[edges[edge].lower].y)
    }
    return points
  }

  func trackY(_ track: Int, below rank: Int) -> Int {
    rankTop[rank] + rankHeight[rank] + channelStart(rank) + track * trackGaps[rank]
  }

  func channelStart(_ rank: Int) -> Int {
    if isLabelRank[rank] { return spacing.labelStart }
    return headsAbove[rank] ? spacing.headStart : spacing.start
  }

  /// From one track to the next below each rank.
  var trackGaps: [Int] = []

  /// Whether a head is at the lower side of an item of each rank.
  var headsAbove: [Bool] = []
}
