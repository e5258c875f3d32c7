/// A drawing of boxes and lines as a graph, with what is known of its lines and words.
///
/// It is read in phases, each of which makes a value of the one before: what stands in the drawing
/// (``BoxDrawing``); the nodes that its lines touch (``DrawnNodes``); the edges that they draw
/// (``DrawnEdges``); the words of these (``Labelled``); the words of frames (``FrameWords``); the graph.
final class BoxReading: Sendable {
  private let nodes: DrawnNodes
  /// The words of its nodes.
  let words: NodeWords
  /// The blocks of words that are nodes.
  let textNodeBlocks: Set<Int>
  /// Whether there is an axis with words at its ticks.
  let hasAxis: Bool
  /// For each component of lines whether it draws an edge, a call-out or an axis.
  let isDrawn: [Bool]
  /// Whether there are more edges than are read; then the graph lacks some.
  let isExcessive: Bool
  /// The graph, without its kind.
  let graph: FlowGraph

  var net: LineNet { nodes.net }
  var drawing: BoxDrawing { nodes.drawing }
  var territory: Territory { drawing.territory }
  var regions: Regions { drawing.regions }
  var map: CellMap { drawing.map }
  var grid: Grid { drawing.map.grid }
  var runs: [TextRun] { drawing.runs }
  var legendRows: Set<Int> { drawing.legendRows }
  /// The runs of each block of words.
  var blocks: [[Int]] { nodes.texts.blocks }
  /// The block of each run.
  var blockOf: [Int] { nodes.texts.blockOf }
  /// For each run whether it is a label, a time, or otherwise said of something.
  var isUsed: [Bool] { words.isUsed }

  init(_ drawing: BoxDrawing) {
    nodes = DrawnNodes(drawing)
    let labelled = Labelled(DrawnEdges(nodes))
    let frames = FrameWords(labelled)
    words = frames.words
    textNodeBlocks = labelled.textNodes
    hasAxis = labelled.drawn.hasAxis
    isDrawn = labelled.drawn.isDrawn
    isExcessive = labelled.drawn.isExcessive
    graph = GraphAssembly(labelled, frames).graph
  }
}
