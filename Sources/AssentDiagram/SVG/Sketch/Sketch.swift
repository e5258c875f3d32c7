/// The picture of a drawing that keeps its arrangement: shapes, lines and words in pixels.
struct Sketch {
  typealias Point = PlacedGraph.Point
  typealias Rect = PlacedGraph.Rect

  /// How a border or a line is drawn.
  enum Stroke: Hashable {
    case light
    case dashed
    case heavy
    case double
  }

  /// A box; its gaps are where words stand in its borders and walls.
  struct Frame {
    var rect: Rect
    var stroke = Stroke.light
    var isRounded = false
    /// The outline, where it is not a plain or rounded box.
    var shape: FlowGraph.Shape?
    /// Whether other boxes stand in it.
    var isContainer = false
    /// A color of its author's, behind what stands in it.
    var tint: String?
    var upperGaps: [Range<Int>] = []
    var lowerGaps: [Range<Int>] = []
    var leftGaps: [Range<Int>] = []
    var rightGaps: [Range<Int>] = []
    /// Of a box that becomes narrower: the x of the right wall down to each y.
    var steps: [(x: Int, y: Int)] = []
  }

  struct Line {
    var points: [Point]
    var stroke = Stroke.light
    var startHead = FlowGraph.Edge.Head.none
    var endHead = FlowGraph.Edge.Head.none
  }

  struct Dot {
    var center: Point
    var isFilled: Bool
  }

  /// An outline that is no box, as path data.
  struct Figure {
    var path: String
    var frame: Rect
  }

  /// What words are to the drawing, which gives them their color and weight.
  enum Role: Hashable {
    case body
    case label
    case strong
  }

  enum Anchor: String, Hashable {
    case start
    case middle
    case end
  }

  /// Words in one line; `pieces` are set at places of their own when there are several.
  struct Text {
    struct Piece {
      var x: Int
      var words: String
      /// The pixels that the words have to take whatever the font; `nil` where there is room for more.
      var length: Int?
    }

    var pieces: [Piece]
    /// Of the base line.
    var y: Int
    var anchor = Anchor.start
    var role = Role.body
    var size: Int
    var isMonospaced = false
    /// Texts with one number, one after the other, become one element.
    var block: Int
    /// The pixels from its first to its last letter.
    var span: Range<Int>
  }

  /// What is taken up, in the coordinates of the drawing.
  var size = Rect(x: 0, y: 0, width: 0, height: 0)
  var frames: [Frame] = []
  /// Lines that boxes stand on.
  var backLines: [Line] = []
  var figures: [Figure] = []
  /// Rules within boxes and tables.
  var rules: [Line] = []
  var lines: [Line] = []
  var dots: [Dot] = []
  var texts: [Text] = []

  static let fontSize = 13

  /// The pixels that words take, rounded up.
  static func width(_ words: String, size: Int, role: Role = .body) -> Int {
    width(units: TextMetrics.width(of: words), size: size, role: role)
  }

  static func width(units: Int, size: Int, role: Role = .body) -> Int {
    (units * size * (role == .strong ? 108 : 101) + 99_999) / 100_000
  }

  /// Adds lines of words one below the other, as one block.
  mutating func add(
    _ lines: [String], x: Int, top: Int, step: Int, anchor: Anchor = .start, role: Role = .body,
    block: Int
  ) {
    for (number, words) in lines.enumerated() where !words.isEmpty {
      let y = top + number * step + 13
      texts.append(Text(words, x: x, y: y, anchor: anchor, role: role, block: block))
    }
  }

  /// The smallest rectangle around everything.
  func bounds() -> Rect {
    var (left, top, right, bottom) = (Int.max, Int.max, Int.min, Int.min)
    func add(_ x: Int, _ y: Int) {
      (left, right) = (min(left, x), max(right, x))
      (top, bottom) = (min(top, y), max(bottom, y))
    }
    for rect in frames.map(\.rect) + figures.map(\.frame) {
      add(rect.x, rect.y)
      add(rect.maxX, rect.maxY)
    }
    for line in backLines + rules + lines {
      for point in line.points { add(point.x, point.y) }
    }
    for dot in dots {
      add(dot.center.x - 4, dot.center.y - 4)
      add(dot.center.x + 4, dot.center.y + 4)
    }
    for text in texts {
      let overhang = text.overhang
      add(text.span.lowerBound - overhang.left, text.y - text.size)
      add(text.span.upperBound + overhang.right, text.y + 4)
    }
    guard left <= right, top <= bottom else { return Rect(x: 0, y: 0, width: 0, height: 0) }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension Sketch.Text {
  /// Words at one place: where they begin, or their middle.
  init(
    _ words: String, x: Int, y: Int, anchor: Sketch.Anchor = .start, role: Sketch.Role = .body,
    size: Int = Sketch.fontSize, block: Int
  ) {
    let width = Sketch.width(words, size: size, role: role)
    let start = anchor == .start ? x : x - width / 2
    self.init(
      pieces: [.init(x: x, words: words)], y: y, anchor: anchor, role: role,
      size: size, block: block, span: start..<start + width)
  }

  /// How far the words reach into more than the margin with fonts that stand in, a sixth wider.
  fileprivate var overhang: (left: Int, right: Int) {
    guard let last = pieces.last, last.length == nil, !isMonospaced else { return (0, 0) }
    func beyond(_ width: Int) -> Int { max(0, width / 6 - SVGDocument.margin) }
    switch anchor {
    case .start: return (0, beyond(span.upperBound - last.x))
    case .middle: return (beyond(span.count / 2), beyond(span.count / 2))
    case .end: return (beyond(span.count), 0)
    }
  }
}
