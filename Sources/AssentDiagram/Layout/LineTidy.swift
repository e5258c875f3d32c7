/// Moves the ends of lines in a placed graph to where a hand would draw them.
///
/// Decisions branch from their side corners, what leads back leaves and enters at the side, and what
/// leaves a node for several others shares a trunk. A line is moved only where the new one passes
/// nothing, runs along no other, and crosses no more lines than the old one.
///
/// It looks at flows down and up the page; others are turned for it.
struct LineTidy {
  typealias Point = PlacedGraph.Point
  typealias Rect = PlacedGraph.Rect

  let graph: FlowGraph
  var placed: PlacedGraph
  /// How far inside its frame the outline of a node is, `offset` from the middle of a side.
  let inset: (_ node: Int, _ frame: Rect, _ isVertical: Bool, _ offset: Int) -> Int
  /// What is asked of an edge time and again; nodes are those of `placed`, -1 for a group.
  struct Ends {
    var from: Int
    var to: Int
    /// Whether its line may be moved: between two nodes, with nothing beside its ends.
    var isFree: Bool
    var mayShareStart: Bool
    var mayShareEnd: Bool
    var style: FlowGraph.Edge.Style
  }

  private(set) var ends: [Ends] = []
  /// The node with the id of each.
  private var nodes: [Int] = []
  /// The lines that leave and enter each node and may be moved.
  private let leaving: SegmentTable
  private let entering: SegmentTable
  /// Words that no line of another edge may pass.
  private var labels: [(edge: Int, frame: Rect)] = []
  /// Of groups; no line may pass them.
  private let titles: [Rect]

  /// Above this many lines nobody follows one.
  private static let limit = 250
  /// Between a line and what stands beside it, and between two lines that run beside each other.
  private static let gap = 6
  private static let lineGap = 9

  init?(
    _ placed: PlacedGraph, of graph: FlowGraph, joining joined: PlacedEnds,
    inset: @escaping (_ node: Int, _ frame: Rect, _ isVertical: Bool, _ offset: Int) -> Int
  ) {
    guard placed.edges.count <= Self.limit, placed.nodes.count <= Self.limit else { return nil }
    self.placed = placed
    self.graph = graph
    self.inset = inset
    titles = placed.groups.compactMap { $0.title?.frame }
    nodes = joined.nodes
    // What may not be moved has the place after the last node.
    var (sources, targets) = ([Int](), [Int]())
    for (place, edge) in placed.edges.enumerated() {
      let it = graph.edges[edge.index]
      let (from, to) = joined.ends[place]
      let isFree =
        edge.points.count > 1 && from >= 0 && to >= 0 && from != to && edge.endLabels.isEmpty
        // What stands at its ends would stay behind, or be taken for that of another.
        && !it.arrow.isLong && !it.arrowTail.isLong
      ends.append(
        Ends(
          from: from, to: to, isFree: isFree,
          mayShareStart: it.arrowTail == .none && it.styles.isEmpty,
          mayShareEnd: it.arrow == .point && it.styles.isEmpty && joined.isOnlyOne[place],
          style: it.style))
      sources.append(isFree ? from : nodes.count)
      targets.append(isFree ? to : nodes.count)
      if let label = edge.label { labels.append((place, label.frame)) }
      for label in edge.endLabels { labels.append((place, label.frame)) }
    }
    leaving = SegmentTable(count: nodes.count + 1, owners: sources)
    entering = SegmentTable(count: nodes.count + 1, owners: targets)
  }

  mutating func tidy() {
    for place in placed.edges.indices { bringBack(place) }
    for node in placed.nodes.indices
    where graph.nodes[placed.nodes[node].index].drawnShape == .diamond { branch(from: node) }
    for node in placed.nodes.indices { share(at: node, isEntering: false) }
    for node in placed.nodes.indices { share(at: node, isEntering: true) }
    for place in placed.edges.indices { straighten(place) }
  }

  /// Where a line meets the left or right side of a node.
  private func side(_ node: PlacedGraph.Node, isRight: Bool) -> Point {
    let less = inset(node.index, node.frame, false, 0)
    return Point(x: isRight ? node.frame.maxX - less : node.frame.x + less, y: node.frame.midY)
  }

  // MARK: What leads back

  /// Lets a line that leads back leave its source, and enter its target, at the side.
  private mutating func bringBack(_ place: Int) {
    guard ends[place].isFree else { return }
    let points = placed.edges[place].points
    let (from, to) = (placed.nodes[ends[place].from], placed.nodes[ends[place].to])
    // With the flow a line leaves at one side and enters at the other one.
    let isUp = points[1].x == points[0].x && points[1].y < points[0].y
    guard points.count >= 4, isUp == (from.frame.midY > to.frame.midY) else { return }
    let leads = graph.direction == .up ? !isUp : isUp
    guard leads else { return }
    let entered = meeting(Array(points.reversed()), to).map { Array($0.reversed()) }
    let left = meeting(points, from)
    let both = entered.flatMap { meeting($0, from) }
    for new in [both, entered, left] {
      if let new, isBetter(new, place) {
        placed.edges[place].points = new
        return
      }
    }
  }

  /// The line with its first end at the side of a node; `nil` where it does not pass that side.
  private func meeting(_ points: [Point], _ node: PlacedGraph.Node) -> [Point]? {
    guard points.count >= 3, points[0].x == points[1].x, points[1].y == points[2].y else {
      return nil
    }
    // Out, across, along: or along at once, beside the node.
    let rest = points[2...]
    guard let next = rest.first, rest.count > 1 else { return nil }
    let isRight = next.x > node.frame.midX
    guard isRight ? next.x > node.frame.maxX + 10 : next.x < node.frame.x - 10 else { return nil }
    let start = side(node, isRight: isRight)
    return [start, Point(x: next.x, y: start.y)] + rest.dropFirst()
  }

  // MARK: Decisions

  /// Lets the outer ones of two or three branches leave a decision at its side corners.
  private mutating func branch(from place: Int) {
    let node = placed.nodes[place]
    let leaving = leaving[nodes[place]].filter { place in
      let points = placed.edges[place].points
      return points[0].x == points[1].x
    }
    guard (2...3).contains(leaving.count) else { return }
    var used: Set<Bool> = []
    for place in leaving {
      let points = placed.edges[place].points
      guard points.count >= 4, let new = meeting(points, node) else { continue }
      let isRight = new[0].x > node.frame.midX
      if !used.contains(isRight), isBetter(new, place) {
        placed.edges[place].points = new
        used.insert(isRight)
      }
    }
    if !used.isEmpty { center(leaving, node) }
  }

  /// Moves the only branch that is left below a decision to its lower corner.
  private mutating func center(_ leaving: [Int], _ node: PlacedGraph.Node) {
    let below = leaving.filter { placed.edges[$0].points[0].y != node.frame.midY }
    guard below.count == 1, let place = below.first else { return }
    let points = placed.edges[place].points
    guard points.count >= 4 else { return }
    let middle = node.frame.midX
    let corner = points[0].y > node.frame.midY ? node.frame.maxY : node.frame.y
    let new = [Point(x: middle, y: corner), Point(x: middle, y: points[1].y)] + points[2...]
    if points[2].x != middle, isBetter(new, place) { placed.edges[place].points = new }
  }

  // MARK: Trunks

  /// Lets lines of one kind that leave a node at one side, or enter it there, share a part.
  ///
  /// What enters shares nothing with what leads elsewhere, or nobody could tell where a line goes.
  private mutating func share(at node: Int, isEntering: Bool) {
    let all =
      isEntering
      ? entering[nodes[node]].filter { ends[$0].mayShareEnd }
      : leaving[nodes[node]].filter { ends[$0].mayShareStart }
    guard all.count > 1 else { return }
    for isDown in [true, false] {
      let lines = all.filter { place in
        let points = points(place, isEntering)
        return points[0].x == points[1].x && (points[1].y > points[0].y) == isDown
      }
      for style in [FlowGraph.Edge.Style.solid, .dotted, .thick] {
        let alike = lines.filter { ends[$0].style == style }
        if alike.count > 1 {
          share(alike, placed.nodes[node], isDown: isDown, isEntering: isEntering)
        }
      }
    }
  }

  /// The points of a line from the end that is looked at.
  private func points(_ place: Int, _ isEntering: Bool) -> [Point] {
    isEntering ? placed.edges[place].points.reversed() : placed.edges[place].points
  }

  private mutating func share(
    _ all: [Int], _ node: PlacedGraph.Node, isDown: Bool, isEntering: Bool
  ) {
    func turn(_ place: Int) -> Int { abs(points(place, isEntering)[1].y - node.frame.midY) }
    let near = all.map(turn).min().map { $0 + 24 * all.count } ?? 0
    let turning = all.filter { placed.edges[$0].points.count >= 4 && turn($0) <= near }
    let straight = all.filter { !turning.contains($0) }
    let middle = node.frame.midX
    // A line that goes on without a turn is the trunk.
    let trunk = straight.map { points($0, isEntering)[0].x }.min {
      abs($0 - middle) < abs($1 - middle)
    }
    guard turning.count + (trunk == nil ? 0 : 1) > 1 else { return }
    let x = trunk ?? middle
    let less = inset(node.index, node.frame, true, x - middle)
    let start = Point(x: x, y: isDown ? node.frame.maxY - less : node.frame.y + less)
    let tracks = Set(turning.map { points($0, isEntering)[1].y }).sorted {
      isDown ? $0 < $1 : $0 > $1
    }
    let friends = Set(all.filter { turning.contains($0) || points($0, isEntering)[0].x == x })
    for track in tracks {
      let new = turning.map { place in
        let points = points(place, isEntering)
        let out = points[2].x
        let line = [start, Point(x: x, y: track), Point(x: out, y: track)] + points[3...]
        let whole = out == x ? [start] + points[3...] : line
        return isEntering ? whole.reversed() : whole
      }
      guard zip(turning, new).allSatisfy({ isBetter($1, $0, friends: friends) }) else { continue }
      for (place, line) in zip(turning, new) { placed.edges[place].points = line }
      return
    }
  }

  // MARK: What is better

  /// Whether an edge may have a new line.
  ///
  /// - Parameter friends: edges with which it may share a part.
  func isBetter(_ new: [Point], _ place: Int, friends: Set<Int> = []) -> Bool {
    let edge = placed.edges[place]
    let parts = Self.segments(new)
    if let label = edge.label?.frame {
      let isOn = parts.contains { part in
        part.x <= label.midX && label.midX <= part.maxX && part.y <= label.y
          && label.maxY <= part.maxY
          || part.y <= label.midY && label.midY <= part.maxY
            && part.x <= label.x && label.maxX <= part.maxX
      }
      guard isOn else { return false }
    }
    for part in parts {
      let wide = Self.grown(part, by: Self.gap)
      for (number, node) in nodes.enumerated() {
        let isOwn = node == ends[place].from || node == ends[place].to
        if (isOwn ? part : wide).intersects(placed.nodes[number].frame) { return false }
      }
      if titles.contains(where: { wide.intersects($0) }) { return false }
      if labels.contains(where: { $0.edge != place && wide.intersects($0.frame) }) { return false }
    }
    let old = Self.segments(edge.points)
    for group in placed.groups {
      guard Self.passes(parts, group.frame) <= Self.passes(old, group.frame) else { return false }
    }
    var (before, after) = (0, 0)
    for number in placed.edges.indices where number != place {
      let points = placed.edges[number].points
      for part in zip(points, points.dropFirst()).lazy.map(Self.segment) {
        for it in parts where Self.cross(it, part) { after += 1 }
        for it in old where Self.cross(it, part) { before += 1 }
        let wide = Self.grown(part, by: Self.lineGap)
        let isNear = parts.contains { ($0.width == 0) == (part.width == 0) && $0.touches(wide) }
        if isNear, !friends.contains(number), !endsTogether(new, place, number) { return false }
      }
    }
    return after <= before
  }

  /// Whether another line has the same target, and ends in the same place.
  private func endsTogether(_ new: [Point], _ place: Int, _ other: Int) -> Bool {
    guard ends[other].to == ends[place].to, new.last == placed.edges[other].points.last else {
      return false
    }
    let (one, two) = (placed.edges[place].index, placed.edges[other].index)
    return ends[other].style == ends[place].style
      && graph.edges[one].styles == graph.edges[two].styles
  }

  private static func segments(_ points: [Point]) -> [Rect] {
    zip(points, points.dropFirst()).map(segment)
  }

  private static func segment(_ one: Point, _ two: Point) -> Rect {
    Rect(
      x: min(one.x, two.x), y: min(one.y, two.y), width: abs(one.x - two.x),
      height: abs(one.y - two.y))
  }

  private static func grown(_ rect: Rect, by gap: Int) -> Rect {
    // At its ends a line may be near to what it meets.
    rect.width == 0
      ? Rect(x: rect.x - gap, y: rect.y, width: 2 * gap, height: rect.height)
      : Rect(x: rect.x, y: rect.y - gap, width: rect.width, height: 2 * gap)
  }

  private static func cross(_ one: Rect, _ two: Rect) -> Bool {
    guard (one.width == 0) != (two.width == 0) else { return false }
    return one.x < two.maxX && two.x < one.maxX && one.y < two.maxY && two.y < one.maxY
  }

  /// How often a line passes the border of a frame.
  private static func passes(_ parts: [Rect], _ frame: Rect) -> Int {
    let sides = [
      Rect(x: frame.x, y: frame.y, width: frame.width, height: 0),
      Rect(x: frame.x, y: frame.maxY, width: frame.width, height: 0),
      Rect(x: frame.x, y: frame.y, width: 0, height: frame.height),
      Rect(x: frame.maxX, y: frame.y, width: 0, height: frame.height),
    ]
    return parts.reduce(0) { sum, part in sum + sides.count { cross(part, $0) } }
  }
}

extension PlacedGraph.Rect {
  /// Whether they share more than a border, where one may be a line.
  fileprivate func touches(_ other: Self) -> Bool {
    x <= other.maxX && other.x <= maxX && y <= other.maxY && other.y <= maxY
      && (width == 0 ? min(maxY, other.maxY) - max(y, other.y) > 0 : true)
      && (height == 0 ? min(maxX, other.maxX) - max(x, other.x) > 0 : true)
  }
}

extension PlacedGraph {
  /// With lines as a hand would draw them.
  func tidied(_ graph: FlowGraph, scale: any LayoutScale) -> PlacedGraph {
    var result = self
    let joined = PlacedEnds(self, of: graph)
    for isTurned in [false, true] where result.edges.contains(where: { $0.runs(across: isTurned) })
    {
      let tidy = LineTidy(isTurned ? result.turned : result, of: graph, joining: joined) {
        scale.inset(
          graph.nodes[$0].drawnShape, frame: isTurned ? $1.turned : $1, isVertical: $2 != isTurned,
          offset: $3)
      }
      guard var tidy else { return result }
      tidy.tidy()
      var gaps = ChainGaps(tidy.placed, joining: joined)
      gaps.even()
      result = isTurned ? gaps.placed.turned : gaps.placed
    }
    return result
  }

  /// With columns for rows.
  fileprivate var turned: PlacedGraph {
    var result = self
    (result.width, result.height) = (height, width)
    for index in nodes.indices { result.nodes[index].frame = nodes[index].frame.turned }
    for index in groups.indices {
      result.groups[index].frame = groups[index].frame.turned
      result.groups[index].title?.frame = groups[index].title?.frame.turned ?? groups[index].frame
    }
    for index in edges.indices {
      result.edges[index].points = edges[index].points.map { .init(x: $0.y, y: $0.x) }
      if let frame = edges[index].label?.frame { result.edges[index].label?.frame = frame.turned }
      for label in edges[index].endLabels.indices {
        result.edges[index].endLabels[label].frame = edges[index].endLabels[label].frame.turned
      }
    }
    return result
  }
}

extension PlacedGraph.Edge {
  /// Whether a line begins or ends across the page, or down it, or has two parts that are so: others are
  /// as a hand would draw them.
  fileprivate func runs(across: Bool) -> Bool {
    func isSo(_ place: Int) -> Bool {
      across ? points[place].y == points[place + 1].y : points[place].x == points[place + 1].x
    }
    guard points.count > 1 else { return false }
    return isSo(0) || isSo(points.count - 2) || (0..<points.count - 1).count(where: isSo) > 1
  }
}

extension PlacedGraph.Rect {
  fileprivate var turned: Self { .init(x: y, y: x, width: height, height: width) }
}
