/// Lays out one graph as often as it takes to find what fits.
///
/// What its layouts have in common is found once.
final class FlowDrafts {
  let graph: FlowGraph
  private lazy var structure = FlowStructure(graph)
  /// The words in every way in which they are measured, and by what they were measured.
  private var texts: [FlowLayout.Texts] = []
  private var textNumbers: [Int: Int] = [:]
  /// Layouts without places, whatever words and room there are.
  private var oriented: [Way: FlowLayout] = [:]
  private var known: [Question: PlacedGraph] = [:]
  /// What was asked in vain, and under which limits.
  private var failures: [Failure: LayoutError] = [:]
  private let memory = LayoutMemory()
  /// How much was laid out: what is known already, or does not fit at first sight, is not.
  var work: Int { memory.count }

  init(_ graph: FlowGraph) { self.graph = graph }

  private struct Way: Hashable {
    var direction: FlowGraph.Direction
    var stacking: Int
  }

  /// All that a layout depends on: labels that are wrapped later may be broken in the same lines.
  private struct Question: Hashable {
    var texts: Int
    var isTight: Bool
    var bound: Int?
    var widestRank: Int?
    var squeezes: Bool
    var direction: FlowGraph.Direction
    var stacking: Int
    var effort: OrderSearch.Effort
  }

  private struct Failure: Hashable {
    var question: Question
    var limits: FlowLayout.Limits
  }

  /// Places everything, with lines as they are found.
  ///
  /// - Parameters:
  ///   - scale: of one kind in all layouts of a graph.
  ///   - direction: the way of the flow, instead of the graph's own.
  ///   - stacking: how many steps a branch may have to stand in a stack with those beside it.
  ///   - limits: from which on a layout is of no use.
  ///   - effort: how long the order of what has to keep a width is searched for.
  func place(
    _ scale: any LayoutScale, direction: FlowGraph.Direction? = nil, stacking: Int = 0,
    limits: FlowLayout.Limits = .init(), effort: OrderSearch.Effort = .full
  ) throws(LayoutError) -> PlacedGraph {
    let counts = [
      ("nodes", graph.nodes.count, FlowLayout.nodeLimit),
      ("edges", graph.edges.count, FlowLayout.edgeLimit),
      ("groups", graph.groups.count, FlowLayout.nodeLimit),
    ]
    for (what, count, limit) in counts where count > limit {
      throw .tooLarge(what: what, count: count, limit: limit)
    }
    let number = textNumber(scale)
    let question = Question(
      texts: number, isTight: scale.isTight, bound: scale.bound,
      widestRank: scale.widestRank, squeezes: scale.squeezes,
      direction: direction ?? graph.direction ?? .down, stacking: stacking, effort: effort)
    // A layout that is known costs nothing more, whatever its limit.
    if let placed = known[question] { return placed }
    let failure = Failure(question: question, limits: limits)
    if let error = failures[failure] { throw error }
    do throws(LayoutError) {
      let placed = try place(question, texts[number], scale, limits)
      known[question] = placed
      return placed
    } catch {
      failures[failure] = error
      throw error
    }
  }

  private func place(
    _ question: Question, _ texts: FlowLayout.Texts, _ scale: any LayoutScale,
    _ limits: FlowLayout.Limits
  ) throws(LayoutError) -> PlacedGraph {
    // No layout is narrower than one of its nodes.
    if let bound = scale.bound, texts.nodes.contains(where: { $0.width > bound }) { throw .tooWide }
    let way = Way(direction: question.direction, stacking: question.stacking)
    var layout: FlowLayout
    if let known = oriented[way] {
      layout = known
    } else {
      layout = FlowLayout(
        structure, texts, scale, way.direction, stacking: way.stacking, memory: memory)
      oriented[way] = layout
    }
    (layout.texts, layout.scale) = (texts, scale)
    (layout.limits, layout.effort) = (limits, question.effort)
    layout.frames = FrameMemory()
    return try layout.placedWithPorts()
  }

  /// The place among `texts` of the words as a scale measures them.
  private func textNumber(_ scale: any LayoutScale) -> Int {
    if let known = textNumbers[scale.measuring] { return known }
    let found = FlowLayout.Texts(graph, scale)
    let number = texts.firstIndex(of: found) ?? texts.count
    if number == texts.count { texts.append(found) }
    textNumbers[scale.measuring] = number
    return number
  }
}
