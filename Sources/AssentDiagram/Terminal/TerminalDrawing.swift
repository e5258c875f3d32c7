/// A flow drawn with characters, no wider than asked.
package struct TerminalDrawing: Hashable, Sendable {
  /// How a flow was made to fit.
  package enum Form: Hashable, Sendable {
    case whole
    /// In so many parts, each a drawing that names where it goes on.
    case folded(parts: Int)
    /// As a list of nodes and where each leads.
    case listed
    /// The source as it stands.
    case verbatim
  }

  /// Rows without blanks at their ends.
  package var lines: [String]
  package var form: Form

  /// Draws `graph` within `width` columns.
  ///
  /// - Parameter isASCII: whether the frames and arrows are ASCII; labels stay as they are.
  package init(_ graph: FlowGraph, width: Int, isASCII: Bool = false) {
    let around = HeadedParts(graph)
    var lines: [String] = []
    var form = Form.whole
    for part in around.parts {
      if !lines.isEmpty { lines.append("") }
      for heading in part.headings { lines += wrappedColumns([heading], limit: width) }
      if !part.headings.isEmpty { lines.append("") }
      let drawing = Self(flow: part.graph, width: width, isASCII: isASCII)
      lines += drawing.lines
      if drawing.form != .whole { form = drawing.form }
    }
    if !around.closing.isEmpty { lines.append("") }
    for text in around.closing { lines += wrappedColumns([text], limit: width) }
    self.init(lines: lines, form: form)
  }

  /// Draws nodes and edges, with notes and tables as nodes.
  private init(flow graph: FlowGraph, width: Int, isASCII: Bool) {
    if graph.kind == .sequence {
      self = SequenceDrawing(graph, width: width, isASCII: isASCII).drawing()
      return
    }
    let graph = graph.withTablesAsNodes.withNotesAsNodes
    let attempts = Attempts(graph, width: width)
    func drawn(_ placed: PlacedGraph) -> [String] {
      var painter = TerminalPainter(graph: graph, placed: placed, isASCII: isASCII)
      return painter.lines()
    }
    if let placed = attempts.placed(.slightly) {
      self.init(lines: drawn(placed), form: .whole)
      return
    }
    let filled = graph.withEmptyGroupsAsNodes
    let folded = TerminalFold(filled, width: width, isASCII: isASCII).drawing()
    // With few nodes side by side a flow gets long.
    if let lines = attempts.placed(.fully).map(drawn),
      lines.count * 4 <= (folded?.lines.count ?? Int.max / 5) * 5
    {
      self.init(lines: lines, form: .whole)
    } else if let folded {
      self = folded
    } else {
      self.init(lines: FlowList(filled, width: width, isASCII: isASCII).lines(), form: .listed)
    }
  }

  init(lines: [String], form: Form) {
    self.lines = lines.map(\.shown)
    self.form = form
  }

  /// Whether nodes that have no room beside each other may stand below each other.
  enum Breaking {
    case no
    case slightly
    /// Only as much as `slightly` leaves out.
    case fully
    /// As much as needed, of a part that does not fit otherwise.
    case anyhow

    /// The parts of the width that a rank may take, in percent.
    var percents: [Int] {
      switch self {
      case .no: []
      case .slightly: [100, 80, 64]
      case .fully: [50, 36]
      case .anyhow: [100, 80, 64, 50, 36]
      }
    }
  }

  /// The whole graph in one drawing, or `nil` when it does not fit.
  static func drawn(
    _ graph: FlowGraph, width: Int, isASCII: Bool, breaking: Breaking
  ) -> [String]? {
    guard let placed = placed(graph, width: width, breaking: breaking) else { return nil }
    var painter = TerminalPainter(graph: graph, placed: placed, isASCII: isASCII)
    return painter.lines()
  }

  /// The best layout that fits, or `nil` when none does.
  static func placed(_ graph: FlowGraph, width: Int, breaking: Breaking) -> PlacedGraph? {
    Attempts(graph, width: width).placed(breaking)
  }

  /// Whether a layout fits with all ranks whole.
  static func fits(_ graph: FlowGraph, width: Int) -> Bool {
    Attempts(graph, width: width).fits()
  }

  /// The layouts of a graph within a width.
  private struct Attempts {
    let graph: FlowGraph
    let width: Int
    let own: FlowGraph.Direction
    let vertical: FlowGraph.Direction
    let isLarge: Bool
    /// Columns in which labels are wrapped, the best first.
    let wraps: [Int]
    private let drafts: FlowDrafts

    init(_ graph: FlowGraph, width: Int) {
      self.graph = graph
      self.width = width
      drafts = FlowDrafts(graph)
      own = graph.direction ?? .down
      vertical = own == .up ? .up : .down
      isLarge = graph.nodes.count > 120 || graph.edges.count > 240
      wraps = isLarge ? [20] : [28, 20, 16, 12]
    }

    /// The best layout that fits: as it is, with labels wrapped, then with ranks broken.
    func placed(_ breaking: Breaking) -> PlacedGraph? {
      switch breaking {
      case .no: unbroken()
      case .slightly: unbroken() ?? broken(breaking.percents)
      case .fully: broken(breaking.percents)
      case .anyhow: broken(breaking.percents, squeezes: true)
      }
    }

    /// With every rank whole: in the direction of the graph, then down the page.
    private func unbroken() -> PlacedGraph? {
      if own != vertical, let placed = first(of: wraps, { place($0, own) }) { return placed }
      // Labels are wrapped before nodes move together.
      return place(wraps[0], vertical)
        ?? first(of: wraps.count > 1 ? wraps[1...] : wraps[...]) {
          place($0, vertical, squeezes: true)
        }
    }

    private func first(
      of wraps: some Sequence<Int>, _ place: (Int) -> PlacedGraph?
    ) -> PlacedGraph? {
      for wrap in wraps {
        if let placed = place(wrap) { return placed }
      }
      return nil
    }

    func fits() -> Bool {
      guard let narrowest = wraps.last else { return false }
      return place(narrowest, vertical, squeezes: true) != nil
        || own != vertical && place(narrowest, own) != nil
    }

    /// With ranks that take no more than parts of the width.
    private func broken(_ percents: [Int], squeezes: Bool = false) -> PlacedGraph? {
      for percent in percents where !isLarge || percent == 64 {
        let rank = width * percent / 100
        let wraps = isLarge ? [16] : [20, 14]
        let placed = first(of: wraps) { place($0, vertical, rank: rank, squeezes: squeezes) }
        if let placed { return placed }
      }
      return nil
    }

    private func place(
      _ wrap: Int, _ direction: FlowGraph.Direction, rank: Int? = nil, squeezes: Bool = false
    ) -> PlacedGraph? {
      let scale = TerminalScale(
        width: width, wrap: wrap, widestRank: rank, squeezes: squeezes)
      let placed = try? drafts.place(scale, direction: direction)
      return placed.flatMap { $0.width <= width ? $0 : nil }
    }
  }
}
