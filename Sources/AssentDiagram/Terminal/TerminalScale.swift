/// The scale of a terminal: cells of a character grid.
struct TerminalScale: LayoutScale {
  let cell = 1
  let bound: Int?
  let widestRank: Int?
  /// Columns after which the label of a node goes on in the next line.
  let wrap: Int

  var measuring: Int { wrap }
  let squeezes: Bool
  /// Whether the title of a group goes on in the next line where it is long.
  let wrapsTitles: Bool
  let isTight = false

  init(
    width: Int, wrap: Int, widestRank: Int? = nil, squeezes: Bool = false, wrapsTitles: Bool = true
  ) {
    bound = width
    self.wrap = wrap
    self.widestRank = widestRank
    self.squeezes = squeezes
    self.wrapsTitles = wrapsTitles
  }

  func measure(_ node: FlowGraph.Node) -> MeasuredText {
    if node.isDivided { return MeasuredText(NodeTable(node, table)) }
    let shape = node.drawnShape
    switch shape {
    case .start, .end: return MeasuredText(lines: [], width: 1, height: 1)
    case .fork: return MeasuredText(lines: [], width: 9, height: 1)
    default: break
    }
    let lines = wrappedWords(node.lines, limit: wrap)
    let text = max(lines.map(textColumns).max() ?? 0, 1)
    if shape == .text {
      // What goes on in the next line stands under the words, not the arrow.
      let hangs = lines.count > node.lines.count && FlowFold.isStub(node) ? 2 : 0
      return MeasuredText(lines: lines, width: text + hangs, height: lines.count)
    }
    let walls = shape == .subroutine ? 6 : 4
    let width = text + walls
    return MeasuredText(
      lines: lines, width: width + (width + 1) % 2, height: max(lines.count, 1) + 2)
  }

  func measure(label: [String]) -> MeasuredText {
    let lines = wrappedWords(label, limit: max(wrap, 8))
    let text = lines.map(textColumns).max() ?? 0
    return MeasuredText(lines: lines, width: text + 2, height: lines.count)
  }

  func measure(title: [String]) -> MeasuredText {
    let limit = wrapsTitles ? max(wrap, 20) : Int.max
    let lines = wrappedWords([title.joined(separator: " ")], limit: limit)
    return MeasuredText(
      lines: lines, width: (lines.map(textColumns).max() ?? 0) + 2, height: lines.count)
  }

  func framing(title: MeasuredText?) -> Framing {
    // The title stands in the frame's upper border.
    Framing(top: 1 + max(title?.height ?? 1, 1), left: 2, bottom: 2, right: 2, titleOffset: 0)
  }

  func spacing(_ direction: FlowGraph.Direction) -> Spacing {
    switch direction {
    case .down, .up:
      Spacing(
        nodeGap: 2, edgeGap: 1, lineGap: 1, cornerGap: 1, start: 0, headStart: 1, trackGap: 1,
        end: 2, labelEnd: 1, labelStart: 0, straight: 2, aboveLabel: 1, belowLabel: 1, loop: 3,
        loopHalf: 1, componentGap: 3)
    case .left, .right:
      Spacing(
        nodeGap: 1, edgeGap: 1, lineGap: 0, cornerGap: 1, start: 1, headStart: 2, trackGap: 2,
        end: 3, labelEnd: 2, labelStart: 1, straight: 4, aboveLabel: 2, belowLabel: 2, loop: 2,
        loopHalf: 2, componentGap: 1)
    }
  }

  func inset(
    _ shape: FlowGraph.Shape, frame: PlacedGraph.Rect, isVertical: Bool, offset: Int
  ) -> Int { 0 }
}
