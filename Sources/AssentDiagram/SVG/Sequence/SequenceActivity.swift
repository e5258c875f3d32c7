/// When each participant of a sequence is active: the bars on its lifeline.
struct SequenceActivity {
  private struct Bar {
    var node: String
    /// Indexes of the first and the last message.
    var first: Int
    var last: Int
    var depth: Int
  }

  private var bars: [Bar] = []
  /// For each participant the indexes of its bars.
  private var barsByNode: [String: [Int]] = [:]

  private static let half = 5
  private static let step = 4

  init(_ graph: FlowGraph) {
    for fragment in graph.fragments where fragment.kind == .activation {
      guard let node = fragment.node, let messages = fragment.sections.first?.messages,
        !graph.edges.isEmpty
      else { continue }
      let first = min(max(messages.lowerBound - 1, 0), graph.edges.count - 1)
      let last = min(max(messages.upperBound - 2, first), graph.edges.count - 1)
      barsByNode[node, default: []].append(bars.count)
      bars.append(Bar(node: node, first: first, last: last, depth: fragment.depth))
    }
  }

  private func depth(_ node: String, _ message: Int) -> Int? {
    barsByNode[node]?.lazy.map { bars[$0] }.filter { $0.first <= message && message <= $0.last }
      .map(\.depth).max()
  }

  /// How far right of its lifeline a participant reaches at a message.
  func right(_ node: String, _ message: Int) -> Int {
    depth(node, message).map { Self.half + $0 * Self.step } ?? 0
  }

  func left(_ node: String, _ message: Int) -> Int {
    depth(node, message) == nil ? 0 : -Self.half
  }

  func bars(_ messageY: [Int], _ columns: SequenceColumns) -> [Sketch.Frame] {
    bars.compactMap { bar in
      guard let index = columns.indexes[bar.node] else { return nil }
      let top = messageY[bar.first]
      let x = columns.participants[index].x - Self.half + bar.depth * Self.step
      return Sketch.Frame(
        rect: .init(
          x: x, y: top, width: 2 * Self.half, height: max(16, messageY[bar.last] - top + 4)))
    }
  }
}
