/// Answers at the corners of a box, each said of the line that leaves the box on its side.
struct CornerAnswers {
  /// The edges, with these answers.
  private(set) var edges: [DrawnEdge]
  /// The runs that stand beside no line and became labels.
  private(set) var runs: [Int] = []

  private let nodes: DrawnNodes

  /// - Parameter isFree: whether a run is neither of a node nor said of anything.
  init(_ edges: [DrawnEdge], _ nodes: DrawnNodes, isFree: (Int) -> Bool) {
    self.edges = edges
    self.nodes = nodes
    for index in edges.indices where edges[index].labels.count > 1 { part(index) }
    for run in nodes.drawing.runs.indices where isFree(run) && isAnswer(run) { add(run) }
  }

  private func isAnswer(_ run: Int) -> Bool { AnswerText.isAnswer(nodes.drawing.runs[run].text) }

  private func row(of edge: Int) -> Int { nodes.net.vertices[edges[edge].source.vertex].row }

  private func component(of edge: Int) -> Int {
    nodes.net.components[edges[edge].source.vertex]
  }

  /// Takes one of two answers off a line where it stands on the side on which the other line from the
  /// same node leaves, and that one has no words.
  private mutating func part(_ index: Int) {
    let others = edges.indices.filter {
      edges[$0].from == edges[index].from && component(of: $0) != component(of: index)
    }
    guard others.count == 1, let other = others.first, edges[other].labels.isEmpty else { return }
    let own = row(of: index)
    let leavesBelow = row(of: other) > own
    let answers = edges[index].labels.filter(isAnswer)
    let onItsSide = answers.filter {
      let row = nodes.drawing.runs[$0].row
      return row != own && (row > own) == leavesBelow
    }
    guard answers.count == 2, onItsSide.count == 1 else { return }
    edges[index].labels.removeAll { onItsSide.contains($0) }
    edges[other].labels = onItsSide
  }

  /// Makes an answer right beside a corner the label of the one line that leaves the box above or below,
  /// whichever side the corner is on.
  private mutating func add(_ run: Int) {
    let words = nodes.drawing.runs[run]
    let territory = nodes.territory
    guard
      let box = [words.columns.lowerBound - 2, words.columns.upperBound + 1].lazy
        .compactMap({ territory.border(words.row, $0) }).first
    else { return }
    let (top, bottom) = (territory.boxes[box].top, territory.boxes[box].bottom)
    guard words.row == top || words.row == bottom else { return }
    let leaving = edges.indices.filter {
      edges[$0].from == .box(box)
        && (words.row == bottom ? row(of: $0) > bottom : row(of: $0) < top)
    }
    guard leaving.count == 1, let edge = leaving.first, edges[edge].labels.isEmpty else { return }
    edges[edge].labels = [run]
    runs.append(run)
  }
}
