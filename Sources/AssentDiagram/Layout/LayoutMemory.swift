/// What layouts of one graph have found, for those that ask the same.
///
/// Layouts that differ in the width of labels alone have the same ranks, and the same order in them.
final class LayoutMemory {
  struct Ranks: Hashable {
    var count: Int
    var edges: [NetworkSimplex.Edge]
    var pivots: Int

    func hash(into hasher: inout Hasher) {
      hasher.combine(edges.reduce(count) { $0 &* 31 &+ $1.tail &* 7 &+ $1.head })
    }
  }

  /// All that the order of places depends on, but how long it was searched for.
  struct Order: Hashable {
    var ranks: [Int]
    var segments: [LayeredLayout.Segment]
    var wishes: [Int?]

    func hash(into hasher: inout Hasher) {
      hasher.combine(segments.reduce(ranks.count) { $0 &* 31 &+ $1.top &* 7 &+ $1.bottom })
    }
  }

  /// All that a layout depends on.
  struct Question: Hashable {
    var items: [LayeredLayout.Item]
    var edges: [LayeredLayout.Edge]
    var itemRanks: [Int]
    var spacing: Spacing
    var room: LayeredLayout.Room

    func hash(into hasher: inout Hasher) {
      let sizes = items.reduce(room.across ?? 0) { $0 &* 31 &+ $1.right &* 7 &+ $1.height }
      hasher.combine(itemRanks.reduce(sizes) { $0 &* 31 &+ $1 })
    }
  }

  typealias Answer = Swift.Result<LayeredLayout.Result, LayoutError>

  var ranks: [Ranks: [Int]] = [:]
  /// The orders found, and the longest search that was asked for; `nil` where none was worth it.
  var orders: [Order: (order: [[Int]]?, effort: OrderSearch.Effort)] = [:]
  var answers: [Question: Answer] = [:]
  /// How often something was laid out, because nobody had asked it before.
  var count = 0
}
