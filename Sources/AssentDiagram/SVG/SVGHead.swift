/// A head of a line as path data: what is filled with the color of the line, what is drawn with it,
/// and how much of the line it stands for.
struct SVGHead {
  private let head: FlowGraph.Edge.Head

  private static let pointLength = 9

  init(_ head: FlowGraph.Edge.Head) { self.head = head }

  /// From its tip to where nothing of it is any more.
  var length: Int {
    switch head {
    case .none: 0
    case .point, .circle, .cross, .dependency: Self.pointLength
    case .extension: 13
    case .composition, .aggregation, .parent: 18
    case .lollipop: 14
    case .exactlyOne, .oneOrMore: 16
    case .zeroOrOne, .zeroOrMore: 19
    }
  }

  /// How much of the line is left out.
  var cut: Int {
    switch head {
    case .none, .cross, .dependency: 0
    case .point, .circle: Self.pointLength - 2
    case .extension, .composition, .aggregation, .parent, .lollipop, .zeroOrOne, .exactlyOne,
      .zeroOrMore, .oneOrMore:
      length
    }
  }

  /// The part that is filled.
  func filled(at tip: Scene.Point, from before: Scene.Point) -> String {
    let pen = Pen(tip, before)
    switch head {
    case .point: return pen.point
    case .circle: return pen.circle(from: 0, radius: 4)
    case .cross: return pen.cross
    case .composition, .parent: return pen.polygon([(0, 0), (9, 6), (18, 0), (9, -6)])
    case .none, .extension, .aggregation, .dependency, .lollipop, .zeroOrOne, .exactlyOne,
      .zeroOrMore, .oneOrMore:
      return ""
    }
  }

  /// The part that is a line.
  func drawn(at tip: Scene.Point, from before: Scene.Point) -> String {
    let pen = Pen(tip, before)
    switch head {
    case .none, .point, .circle, .cross, .composition, .parent: return ""
    case .extension: return pen.polygon([(0, 0), (13, 7), (13, -7)])
    case .aggregation: return pen.polygon([(0, 0), (9, 6), (18, 0), (9, -6)])
    case .dependency: return pen.line([(9, 5), (0, 0), (9, -5)])
    case .lollipop: return pen.circle(from: 0, radius: 7)
    case .exactlyOne:
      return pen.line([(0, 0), (16, 0)]) + pen.line([(6, 6), (6, -6)])
        + pen.line([(11, 6), (11, -6)])
    case .zeroOrOne:
      return pen.line([(0, 0), (11, 0)]) + pen.line([(6, 6), (6, -6)])
        + pen.circle(from: 11, radius: 4)
    case .oneOrMore:
      return pen.line([(0, 0), (16, 0)]) + pen.line([(0, 6), (11, 0), (0, -6)])
        + pen.line([(14, 6), (14, -6)])
    case .zeroOrMore:
      return pen.line([(0, 0), (11, 0)]) + pen.line([(0, 6), (11, 0), (0, -6)])
        + pen.circle(from: 11, radius: 4)
    }
  }

  /// Draws in places back along the line from its tip, and to the side of it.
  private struct Pen {
    let tip: Scene.Point
    let dx: Int
    let dy: Int

    init(_ tip: Scene.Point, _ before: Scene.Point) {
      self.tip = tip
      dx = (tip.x - before.x).signum()
      dy = (tip.y - before.y).signum()
    }

    private func place(_ back: Int, _ side: Int) -> Scene.Point {
      .init(x: tip.x - dx * back - dy * side, y: tip.y - dy * back + dx * side)
    }

    /// A filled triangle.
    var point: String {
      let length = SVGHead.pointLength
      var text = ByteText()
      text.add("M", tip)
      text.add("l", .init(x: -dx * length - dy * 4, y: -dy * length + dx * 4))
      if dx == 0 { text.add("h", dy * 8, "z") } else { text.add("v", -dx * 8, "z") }
      return text.string
    }

    /// Two bars as an outline, so that it is filled like the other heads.
    var cross: String {
      "M\(tip.x - dx * 6 - 5) \(tip.y - dy * 6 - 4)l1-1 4 4 4-4 1 1-4 4 4 4-1 1-4-4-4 4-1-1 4-4z"
    }

    func line(_ places: [(Int, Int)]) -> String {
      var text = ByteText()
      for (number, (back, side)) in places.enumerated() {
        text.add(number == 0 ? "M" : "L", place(back, side))
      }
      return text.string
    }

    func polygon(_ places: [(Int, Int)]) -> String { line(places) + "z" }

    func circle(from back: Int, radius: Int) -> String {
      let arc = "a\(radius) \(radius) 0 1 0 "
      let (x, y) = (2 * radius * dx, 2 * radius * dy)
      var text = ByteText()
      text.add("M", place(back, 0))
      text.add(arc, .init(x: -x, y: -y))
      text.add(arc, .init(x: x, y: y))
      text.add("z")
      return text.string
    }
  }
}

/// A line that begins and ends with heads: what is left of it, and the heads as path data.
struct HeadedLine {
  /// Without what the heads stand for.
  private(set) var points: [Scene.Point]
  /// What is filled of each head, what is drawn and where it is, that of the end first.
  private(set) var heads: [(filled: String, drawn: String, place: Scene.Point)] = []

  init(_ points: [Scene.Point], start: FlowGraph.Edge.Head, end: FlowGraph.Edge.Head) {
    self.points = points
    for (head, isEnd) in [(end, true), (start, false)] where head != .none && points.count > 1 {
      let it = SVGHead(head)
      let ordered = isEnd ? self.points : self.points.reversed()
      let (tip, before) = (ordered[ordered.count - 1], ordered[ordered.count - 2])
      let place = SVGPath.shortened(ordered, by: it.length / 2)[ordered.count - 1]
      heads.append((it.filled(at: tip, from: before), it.drawn(at: tip, from: before), place))
      let left = SVGPath.shortened(ordered, by: it.cut)
      self.points = isEnd ? left : left.reversed()
    }
  }
}
