import AssentDiagnostics

/// A graph as a box drawing that was read again and found to be the same graph.
package struct BoxText: Hashable, Sendable {
  /// Rows without blanks at their ends.
  package let lines: [String]
  /// What of the graph a box drawing has no signs for, in words: `the shapes of 2 nodes`.
  package let losses: [String]

  /// Draws a diagram that was read from `source`, within `width` columns where that is possible.
  ///
  /// What was a drawing stays its author's, straightened.
  /// - Throws: `BoxTextError` where no drawing reads as the same graph.
  package init(of reading: DiagramReading, width: Int) throws(BoxTextError) {
    guard reading.graph.notation == .mermaid || reading.drawing == nil else {
      self.init(lines: try Self.straightLines(of: reading), losses: [])
      return
    }
    try self.init(reading.graph, width: width)
  }

  /// The lines of a drawing, straightened; with spaces for tabs where the drawing reads the same with them.
  private static func straightLines(of reading: DiagramReading) throws(BoxTextError) -> [String] {
    let straight = reading.straightened() ?? reading
    let lines = TerminalDrawing.lines(of: straight.source.text)
    guard straight.source.text.contains(UInt8(ascii: "\t")) else { return lines }
    let text = Array(lines.map { $0 + "\n" }.joined().utf8)
    guard let shown = DiagramReading(straight.source.with(text)),
      shown.graph.hasSameMeaning(as: reading.graph)
    else { throw .readsDifferently(lost: "the columns that its tabs lead to") }
    return TerminalDrawing.lines(of: (shown.straightened() ?? shown).source.text)
  }

  /// Draws a graph within `width` columns where that is possible, else as wide as it gets.
  ///
  /// - Throws: `BoxTextError` where no drawing reads as the same graph.
  package init(_ graph: FlowGraph, width: Int) throws(BoxTextError) {
    switch graph.kind {
    case .flow, .stateMachine, .sequence: break
    default: throw .hasNoBoxes(graph.kind)
    }
    guard !graph.nodes.isEmpty else { throw .isEmpty }
    guard graph.nodes.count + graph.edges.count <= Self.largest else { throw .isTooLarge }
    let isSequence = graph.kind == .sequence
    let missing = isSequence ? graph.signsMissingInExchange : []
    guard missing.isEmpty else { throw .hasNoSigns(missing) }
    let boxes = isSequence ? graph.asExchange : graph.asBoxes
    var lost: String?
    for drawing in Self.drawings(of: boxes, width: width) {
      guard let it = BoxProof(drawing).lost(of: boxes) else {
        self.init(
          lines: drawing.lines, losses: isSequence ? graph.lossesAsExchange : graph.lossesAsBoxes)
        return
      }
      if lost == nil { lost = it }
    }
    guard let lost else { throw .isTooLarge }
    throw .readsDifferently(lost: lost)
  }

  /// How wide it is.
  package var columns: Int { lines.lazy.map(textColumns).max() ?? 0 }

  private init(lines: [String], losses: [String]) {
    self.lines = lines
    self.losses = losses
  }

  /// Nodes and edges that are drawn at most; each attempt is laid out and read again.
  private static let largest = 2_000
  /// Columns in which a drawing may grow where the width asked for is too narrow.
  private static let widest = 1_000

  /// The ways to draw it, the best first.
  private static func drawings(of graph: FlowGraph, width: Int) -> some Sequence<Drawn> {
    if graph.kind == .sequence {
      return AnySequence(
        [width, widest].lazy.compactMap { width in
          let drawing = SequenceDrawing(graph, width: width, isASCII: false).drawing()
          return drawing.form == .whole ? Drawn(lines: drawing.lines, placed: nil) : nil
        })
    }
    let drafts = FlowDrafts(graph)
    // A word in two lines is two words.
    let words = graph.nodes.flatMap(\.lines).flatMap { $0.split(separator: " ") }
    let longest = words.lazy.map { textColumns(String($0)) }.max() ?? 0
    return AnySequence(
      ways(graph, width: width).lazy.compactMap { way in
        // A title that goes on below the wall of its frame is words in the frame.
        let scale = TerminalScale(
          width: way.width, wrap: max(way.wrap, longest), widestRank: way.rank,
          squeezes: way.squeezes,
          wrapsTitles: false)
        let placed = try? drafts.place(scale, direction: way.direction)
        guard let placed, placed.width <= way.width else { return nil }
        var painter = TerminalPainter(
          graph: graph, placed: placed, isASCII: false, frames: .solid)
        return Drawn(lines: painter.lines().map(\.shown), placed: placed)
      })
  }

  private struct Way {
    var width: Int
    var direction: FlowGraph.Direction
    var wrap: Int
    /// The columns that a rank may take.
    var rank: Int?
    var squeezes = false
  }

  /// With wide labels as they are, then with all that makes a drawing narrow, at last in all the room
  /// that there is.
  private static func ways(_ graph: FlowGraph, width: Int) -> [Way] {
    let own = graph.direction ?? .down
    let other: FlowGraph.Direction = own.isVertical ? .right : .down
    func whole(_ width: Int) -> [Way] {
      [own, other].flatMap { direction in
        [40, 24].map { Way(width: width, direction: direction, wrap: $0) }
      }
    }
    let vertical = own.downPage
    let squeezed = [16, 12].map {
      Way(width: width, direction: vertical, wrap: $0, squeezes: true)
    }
    let broken = [100, 80, 64, 50, 36].flatMap { percent in
      [20, 14].map {
        Way(width: width, direction: vertical, wrap: $0, rank: width * percent / 100)
      }
    }
    return whole(width) + squeezed + broken + whole(widest)
  }

  /// A drawing with the places it was drawn from; a sequence has none.
  struct Drawn {
    let lines: [String]
    let placed: PlacedGraph?
  }
}
