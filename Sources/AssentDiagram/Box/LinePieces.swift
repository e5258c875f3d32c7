/// The pieces of the lines of a net between its points: junctions, where more than two ways meet, and the
/// ends of lines.
struct LinePieces {
  struct Piece {
    var points: (Int, Int)
    /// The ways in which it leaves its points, seen from them.
    var ways: (Way, Way)
  }

  private(set) var pieces: [Piece] = []
  /// The pieces at each point; the ends of lines come first, by their numbers among the terminals.
  private(set) var piecesAt: [[Int]]
  /// How many points are ends.
  let endCount: Int
  /// For each vertex whether it is a junction, or lies between two.
  private(set) var isBetweenJunctions: [Bool]

  private let net: LineNet
  private let neighbors: [[Int]]
  /// The ends at each vertex.
  private let endsAt: [Int: [Int]]
  /// The point of each junction.
  private var junctions: [Int: Int] = [:]

  init(_ net: LineNet) {
    self.net = net
    let adjacency = LineAdjacency(net)
    neighbors = net.vertices.indices.map { adjacency.neighbors(of: $0) }
    endsAt = Dictionary(grouping: net.terminals.indices) { net.terminals[$0].vertex }
    endCount = net.terminals.count
    piecesAt = net.terminals.map { _ in [] }
    isBetweenJunctions = net.vertices.map { _ in false }
    for vertex in net.vertices.indices where isJunction(vertex) {
      isBetweenJunctions[vertex] = true
      junctions[vertex] = piecesAt.count
      piecesAt.append([])
    }
    for (end, terminal) in net.terminals.enumerated() {
      if let junction = junctions[terminal.vertex] {
        add(Piece(points: (end, junction), ways: (terminal.way.opposite, terminal.way)))
      } else if piecesAt[end].isEmpty {
        addPiece(from: end, terminal.way.opposite, terminal.vertex, comingFrom: nil)
      }
    }
    for (vertex, junction) in junctions.sorted(by: { $0.key < $1.key }) {
      for next in neighbors[vertex] {
        addPiece(from: junction, way(vertex, next), next, comingFrom: vertex)
      }
    }
  }

  /// The point at the other end of a piece.
  func other(_ point: Int, of piece: Int) -> Int {
    let points = pieces[piece].points
    return points.0 == point ? points.1 : points.0
  }

  /// The points at the other ends of the pieces at a point.
  func others(at point: Int) -> [Int] { piecesAt[point].map { other(point, of: $0) } }

  /// The way in which a piece leaves a point.
  func way(of piece: Int, from point: Int) -> Way {
    pieces[piece].points.0 == point ? pieces[piece].ways.0 : pieces[piece].ways.1
  }

  private func isJunction(_ vertex: Int) -> Bool {
    neighbors[vertex].count + (endsAt[vertex]?.count ?? 0) > 2
  }

  /// Adds the piece that goes from a point to a vertex and on, if it comes to another point.
  private mutating func addPiece(
    from start: Int, _ way: Way, _ first: Int, comingFrom origin: Int?
  ) {
    var (vertex, before) = (first, origin)
    var passed: [Int] = []
    // No line passes a vertex twice without coming to a junction.
    while passed.count < net.vertices.count {
      if let junction = junctions[vertex] {
        let back = before.map { self.way(vertex, $0) } ?? way.opposite
        if start >= endCount { for vertex in passed { isBetweenJunctions[vertex] = true } }
        // A piece between two junctions is found from both; one that comes back leads nowhere.
        guard start < junction else { return }
        return add(Piece(points: (start, junction), ways: (way, back)))
      }
      if let end = endsAt[vertex]?.first(where: { $0 != start }) {
        // Those from an end to a junction were found from the end.
        guard start < endCount else { return }
        return add(
          Piece(points: (start, end), ways: (way, net.terminals[end].way.opposite)))
      }
      passed.append(vertex)
      guard let next = neighbors[vertex].first(where: { $0 != before }) else { return }
      (before, vertex) = (vertex, next)
    }
  }

  private mutating func add(_ piece: Piece) {
    piecesAt[piece.points.0].append(pieces.count)
    piecesAt[piece.points.1].append(pieces.count)
    pieces.append(piece)
  }

  private func way(_ from: Int, _ to: Int) -> Way {
    let (a, b) = (net.vertices[from], net.vertices[to])
    if abs(a.row - b.row) >= abs(a.column - b.column) { return b.row > a.row ? .south : .north }
    return b.column > a.column ? .east : .west
  }
}
