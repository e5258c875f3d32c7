/// Which way lines run that part and join: from their ends without a head to those with one.
///
/// What comes into a junction has to go out of it, and nothing goes out that has not come in. Where that
/// leaves a choice, a line down the page goes straight on, and the stem of a fork that runs into one of
/// its sides runs into both. A piece of line that stays open, such as that of a bus, runs both ways.
struct LineCurrents {
  /// A piece of line between two points, which are junctions and the ends of lines.
  private struct Piece {
    var ends: (Int, Int)
    /// The ways in which it leaves its ends, seen from them.
    var ways: (Way, Way)
    /// The end that it runs to; `nil` where that is not known.
    var target: Int?
  }

  private struct Arm {
    var piece: Int
    var way: Way
    /// Whether the piece runs into the junction; `nil` where that is not known.
    var comesIn: Bool?
  }

  private var pieces: [Piece] = []
  /// The pieces at each point; the ends of lines come first, by their number among the terminals.
  private var piecesAt: [[Int]]
  private let endCount: Int

  /// - Parameters:
  ///   - terminals: all ends of one component of lines.
  ///   - isTarget: whether a line runs to an end.
  init(
    _ net: LineNet, _ links: LineAdjacency, _ terminals: [LineNet.Terminal],
    isTarget: (LineNet.Terminal) -> Bool
  ) {
    endCount = terminals.count
    piecesAt = terminals.map { _ in [] }
    var terminalsAt: [Int: [Int]] = [:]
    for (index, terminal) in terminals.enumerated() {
      terminalsAt[terminal.vertex, default: []].append(index)
    }
    find(net, links, terminals, terminalsAt)
    for index in pieces.indices {
      for (end, other) in [pieces[index].ends, (pieces[index].ends.1, pieces[index].ends.0)]
      where end < endCount {
        pieces[index].target = isTarget(terminals[end]) ? end : other
      }
    }
    settle()
  }

  /// The ends that lines run to from one of them.
  func ends(from start: Int) -> Set<Int> {
    var reached: Set<Int> = [start]
    var queue = [start]
    while let point = queue.popLast() {
      for index in piecesAt[point] {
        let piece = pieces[index]
        let other = piece.ends.0 == point ? piece.ends.1 : piece.ends.0
        if piece.target ?? other == other, reached.insert(other).inserted { queue.append(other) }
      }
    }
    reached.remove(start)
    return reached.filter { $0 < endCount }
  }

  // MARK: Pieces

  private mutating func find(
    _ net: LineNet, _ links: LineAdjacency, _ terminals: [LineNet.Terminal],
    _ terminalsAt: [Int: [Int]]
  ) {
    var junctions: [Int: Int] = [:]
    var waiting: [Int] = []
    func isJunction(_ vertex: Int) -> Bool {
      links.neighbors(of: vertex).count + (terminalsAt[vertex]?.count ?? 0) > 2
    }
    func way(_ from: Int, _ to: Int) -> Way {
      let (a, b) = (net.vertices[from], net.vertices[to])
      if abs(a.row - b.row) >= abs(a.column - b.column) { return b.row > a.row ? .south : .north }
      return b.column > a.column ? .east : .west
    }
    func point(_ vertex: Int) -> Int {
      if let known = junctions[vertex] { return known }
      junctions[vertex] = piecesAt.count
      waiting.append(vertex)
      piecesAt.append([])
      return piecesAt.count - 1
    }
    func add(_ a: Int, _ wayOut: Way, _ b: Int, _ wayBack: Way) {
      if a == b { return }
      piecesAt[a].append(pieces.count)
      piecesAt[b].append(pieces.count)
      pieces.append(Piece(ends: (a, b), ways: (wayOut, wayBack)))
    }
    /// The point at which a line ends that comes to a vertex from another one or from an end.
    func end(_ first: Int, from start: Int?, or terminal: Int?) -> (
      point: Int, wayBack: Way, last: Int
    )? {
      var (vertex, before) = (first, start)
      for _ in net.vertices.indices {
        if isJunction(vertex) {
          return (point(vertex), before.map { way(vertex, $0) } ?? .north, vertex)
        }
        if let other = terminalsAt[vertex]?.first(where: { $0 != terminal }) {
          return (other, terminals[other].way.opposite, vertex)
        }
        guard let next = links.neighbors(of: vertex).first(where: { $0 != before }) else {
          return nil
        }
        (before, vertex) = (vertex, next)
      }
      return nil
    }
    for (index, terminal) in terminals.enumerated() {
      if isJunction(terminal.vertex) {
        add(index, terminal.way.opposite, point(terminal.vertex), terminal.way)
      } else if piecesAt[index].isEmpty, let end = end(terminal.vertex, from: nil, or: index) {
        add(index, terminal.way.opposite, end.point, end.wayBack)
      }
    }
    while let vertex = waiting.popLast() {
      guard let start = junctions[vertex] else { continue }
      for next in links.neighbors(of: vertex) {
        guard let end = end(next, from: vertex, or: nil), end.point >= endCount else { continue }
        // The same piece is found from its other end.
        if vertex < end.last {
          add(start, way(vertex, next), end.point, end.wayBack)
        }
      }
    }
  }

  // MARK: Directions

  /// Finds the way of each piece from what is known of those beside it.
  private mutating func settle() {
    var isOpen = true
    while isOpen {
      isOpen =
        settle { $0.forced } || settle { $0.straightOn } || settle { $0.parted }
    }
  }

  /// Takes what one rule says of the first junction of which it says something.
  private mutating func settle(_ rule: (Junction) -> [Choice]) -> Bool {
    for point in piecesAt.indices.dropFirst(endCount) {
      let arms = piecesAt[point].map { index in
        let piece = pieces[index]
        return Arm(
          piece: index, way: piece.ends.0 == point ? piece.ways.0 : piece.ways.1,
          comesIn: piece.target.map { $0 == point })
      }
      let choices = rule(Junction(arms: arms))
      for choice in choices {
        let ends = pieces[choice.piece].ends
        pieces[choice.piece].target = (ends.0 == point) == choice.comesIn ? ends.0 : ends.1
      }
      if !choices.isEmpty { return true }
    }
    return false
  }

  private typealias Choice = (piece: Int, comesIn: Bool)

  /// The pieces that meet at a point.
  private struct Junction {
    let arms: [Arm]

    private var open: [Arm] { arms.filter { $0.comesIn == nil } }

    /// The last open arm, where the others all run one way.
    var forced: [Choice] {
      let open = open
      guard open.count == 1, open.count < arms.count else { return [] }
      let known = Set(arms.compactMap(\.comesIn))
      return known.count == 1 ? [(open[0].piece, known != [true])] : []
    }

    /// The open arm across from one that comes in down or up the page.
    var straightOn: [Choice] {
      for arm in arms where arm.comesIn == true && arm.way.isVertical {
        if let across = open.first(where: { $0.way == arm.way.opposite }) {
          return [(across.piece, false)]
        }
      }
      return []
    }

    /// The open side of a fork whose stem comes in, and goes out to the other side.
    var parted: [Choice] {
      for stem in arms where stem.comesIn == true {
        let sides = arms.filter { $0.way.isVertical != stem.way.isVertical }
        guard arms.count == 3, sides.count == 2, sides.contains(where: { $0.comesIn == false }),
          let open = sides.first(where: { $0.comesIn == nil })
        else { continue }
        return [(open.piece, false)]
      }
      return []
    }
  }
}
