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

  /// A box; `gaps` are where words stand in its upper and lower border.
  struct Frame {
    var rect: Rect
    var stroke = Stroke.light
    var isRounded = false
    /// Whether other boxes stand in it.
    var isContainer = false
    var upperGaps: [Range<Int>] = []
    var lowerGaps: [Range<Int>] = []
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
  }

  var width = 0
  var height = 0
  var frames: [Frame] = []
  /// Rules within boxes and tables.
  var rules: [Line] = []
  var lines: [Line] = []
  var dots: [Dot] = []
  var texts: [Text] = []

  static let fontSize = 13

  /// The pixels that words take, rounded up.
  static func width(_ words: String, size: Int, role: Role = .body) -> Int {
    let units = TextMetrics.width(of: words) * size * (role == .strong ? 108 : 101)
    return (units + 99_999) / 100_000
  }
}
