/// How large things are and how far apart they stand: pixels or character cells.
package protocol LayoutScale: Sendable {
  /// 1 where a point is a cell of a grid, 0 where it is a place without size.
  var cell: Int { get }
  /// Widest rank, across the flow; what has no room in it moves on to the next.
  var widestRank: Int? { get }
  /// Width past which a drawing is of no use; components that stand side by side go on below each other
  /// before it.
  var bound: Int? { get }
  /// Whether nodes move toward the middle where there would be no room for them.
  var squeezes: Bool { get }
  /// Whether there is less room around words and between nodes.
  var isTight: Bool { get }
  /// Scales of a kind with the same number measure all words alike.
  var measuring: Int { get }
  func measure(_ node: FlowGraph.Node) -> MeasuredText
  func measure(label: [String]) -> MeasuredText
  func measure(title: [String]) -> MeasuredText
  /// The words beside an end of a line, with all the room that they take.
  func measure(end words: String) -> MeasuredText
  /// The words beside an end of a line that has a head.
  func endWords(_ head: FlowGraph.Edge.Head, label: String) -> String
  /// How far a head reaches along its line.
  func length(_ head: FlowGraph.Edge.Head) -> Int
  /// Room between a group's frame and what it holds, with its title if it has one.
  func framing(title: MeasuredText?) -> Framing
  func spacing(_ direction: FlowGraph.Direction) -> Spacing
  /// How far inside the frame of a node its outline is, `offset` from the middle of its side.
  func inset(_ shape: FlowGraph.Shape, frame: PlacedGraph.Rect, isVertical: Bool, offset: Int)
    -> Int
}

/// Lines of text, and the room for them with all that is around them.
package struct MeasuredText: Hashable, Sendable {
  package var lines: [String]
  package var width: Int
  package var height: Int
  /// Of a node with compartments; its `lines` are those of the name.
  package var table: NodeTable?

  package init(lines: [String], width: Int, height: Int, table: NodeTable? = nil) {
    self.lines = lines
    self.width = width
    self.height = height
    self.table = table
  }

  init(_ table: NodeTable) {
    self.init(
      lines: table.name.map(\.text), width: table.width, height: table.height, table: table)
  }
}

/// Room inside a group's frame.
package struct Framing: Hashable, Sendable {
  package var top: Int
  package var left: Int
  package var bottom: Int
  package var right: Int
  /// From the frame's top to the title's.
  package var titleOffset: Int
}

/// Distances. "Along" is the way the flow runs, "across" the other way.
package struct Spacing: Hashable, Sendable {
  /// Across, between two nodes.
  package var nodeGap: Int
  /// Across, between a line and a node or label beside it.
  package var edgeGap: Int
  /// Across, between two lines.
  package var lineGap: Int
  /// Across, from the corner of a node to the first line that meets it.
  package var cornerGap: Int
  /// Along, from a node to the first turn of a line.
  package var start: Int
  /// Along, from a node to the first turn when a head is at the node.
  package var headStart: Int
  /// Along, between lines that run across.
  package var trackGap: Int
  /// Along, from the last turn to the next node.
  package var end: Int
  /// Along, from the last turn to a label, or from a label to the first turn.
  package var labelEnd: Int
  package var labelStart: Int
  /// Along, between ranks when no line turns: nodes, above a label, below a label.
  package var straight: Int
  package var aboveLabel: Int
  package var belowLabel: Int
  /// Across, how far a loop reaches beyond its node.
  package var loop: Int
  /// Along, from the middle of a node to where its loop meets it.
  package var loopHalf: Int
  /// Between components that stand side by side.
  package var componentGap: Int
}
