/// Which way lines run that part and join: from their ends without a head to those with one.
///
/// What comes into a junction has to go out of it, and nothing goes out that has not come in. Where that
/// leaves a choice, a line down the page goes straight on, and the stem of a fork that runs into one of
/// its sides runs into both. A piece of line that stays open, such as that of a bus, runs both ways.
struct LineCurrents {
  private let lines: LinePieces
  /// The point that a piece runs to, where that is known.
  private var targets: [Int: Int] = [:]

  /// - Parameters:
  ///   - ends: all ends of one component of lines, by their numbers among the terminals.
  ///   - isTarget: whether a line runs to an end.
  init(_ lines: LinePieces, _ ends: [Int], isTarget: (Int) -> Bool) {
    self.lines = lines
    let points = Self.points(reachedFrom: ends) { lines.others(at: $0) }
    for end in ends {
      for piece in lines.piecesAt[end] {
        targets[piece] = isTarget(end) ? end : lines.other(end, of: piece)
      }
    }
    settle(points.filter { $0 >= lines.endCount }.sorted())
  }

  /// The ends that lines run to from one of them.
  func ends(from start: Int) -> Set<Int> {
    let reached = Self.points(reachedFrom: [start]) { point in
      lines.piecesAt[point].compactMap { piece in
        let other = lines.other(point, of: piece)
        return targets[piece] ?? other == other ? other : nil
      }
    }
    return reached.filter { $0 < lines.endCount && $0 != start }
  }

  private static func points(reachedFrom starts: [Int], next: (Int) -> [Int]) -> Set<Int> {
    var reached = Set(starts)
    var waiting = starts
    while let point = waiting.popLast() {
      for other in next(point) where reached.insert(other).inserted { waiting.append(other) }
    }
    return reached
  }

  /// Finds the way of each piece from what is known of those beside it; a rule has its say where none
  /// before it has one.
  private mutating func settle(_ junctions: [Int]) {
    let rules = [\Junction.forced, \.straightOn, \.parted]
    // Each rule looks at a junction once, and again when one of its pieces is settled.
    var waiting = rules.map { _ in Array(junctions.reversed()) }
    var rule = 0
    while rule < rules.count {
      guard let point = waiting[rule].popLast() else {
        rule += 1
        continue
      }
      guard let choice = junction(at: point)[keyPath: rules[rule]] else { continue }
      let other = lines.other(point, of: choice.piece)
      targets[choice.piece] = choice.comesIn ? point : other
      for index in rules.indices {
        waiting[index] += [other, point].filter { $0 >= lines.endCount }
      }
      rule = 0
    }
  }

  private func junction(at point: Int) -> Junction {
    Junction(
      arms: lines.piecesAt[point].map { piece in
        Junction.Arm(
          piece: piece, way: lines.way(of: piece, from: point),
          comesIn: targets[piece].map { $0 == point })
      })
  }

  /// The pieces that meet at a point.
  private struct Junction {
    struct Arm {
      var piece: Int
      var way: Way
      /// Whether the piece runs into the junction; `nil` where that is not known.
      var comesIn: Bool?
    }

    typealias Choice = (piece: Int, comesIn: Bool)

    let arms: [Arm]

    private var open: [Arm] { arms.filter { $0.comesIn == nil } }

    /// The last open arm, where the others all run one way.
    var forced: Choice? {
      let open = open
      guard open.count == 1, open.count < arms.count else { return nil }
      let known = Set(arms.compactMap(\.comesIn))
      return known.count == 1 ? (open[0].piece, known != [true]) : nil
    }

    /// The open arm across from one that comes in down or up the page.
    var straightOn: Choice? {
      for arm in arms where arm.comesIn == true && arm.way.isVertical {
        if let across = open.first(where: { $0.way == arm.way.opposite }) {
          return (across.piece, false)
        }
      }
      return nil
    }

    /// The open side of a fork whose stem comes in, and goes out to the other side.
    var parted: Choice? {
      guard arms.count == 3 else { return nil }
      for stem in arms where stem.comesIn == true {
        let sides = arms.filter { $0.way.isVertical != stem.way.isVertical }
        if sides.count == 2, sides.contains(where: { $0.comesIn == false }),
          let open = sides.first(where: { $0.comesIn == nil })
        {
          return (open.piece, false)
        }
      }
      return nil
    }
  }
}
