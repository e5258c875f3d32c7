import AssentDiagnostics

/// The layouts of a graph within a width.
struct TerminalAttempts {
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

  let graph: FlowGraph
  let width: Int
  let own: FlowGraph.Direction
  let vertical: FlowGraph.Direction
  private let across: FlowGraph.Direction
  let isLarge: Bool
  /// Columns in which labels are wrapped, the best first.
  let wraps: [Int]
  private let drafts: FlowDrafts

  init(_ graph: FlowGraph, width: Int) {
    self.graph = graph
    self.width = width
    drafts = FlowDrafts(graph)
    own = graph.direction ?? .down
    (vertical, across) = (own.downPage, own.acrossPage)
    isLarge = graph.nodes.count > 120 || graph.edges.count > 240
    wraps = isLarge ? [20] : [28, 20, 16, 12]
  }

  /// The whole graph in one drawing, or `nil` when it does not fit.
  func drawn(_ breaking: Breaking, isASCII: Bool) -> [String]? {
    placed(breaking).map { placed in
      var painter = TerminalPainter(graph: graph, placed: placed, isASCII: isASCII)
      return painter.lines()
    }
  }

  /// The best layout that fits: as it is, with labels wrapped, across the page, then with ranks broken.
  func placed(_ breaking: Breaking) -> PlacedGraph? {
    switch breaking {
    case .no: unbroken()
    case .slightly: unbroken() ?? turned() ?? broken(breaking.percents)
    case .fully: broken(breaking.percents)
    case .anyhow: broken(breaking.percents, squeezes: true)
    }
  }

  /// With every rank whole: in the direction of the graph, then down the page.
  private func unbroken() -> PlacedGraph? {
    if own != vertical, let placed = wraps.firstNonNil({ place($0, own) }) { return placed }
    // Labels are wrapped before nodes move together.
    return place(wraps[0], vertical)
      ?? (wraps.count > 1 ? wraps[1...] : wraps[...]).firstNonNil {
        place($0, vertical, squeezes: true)
      }
  }

  /// A flow down the page that runs across it, whose ranks are columns then.
  private func turned() -> PlacedGraph? {
    guard own == vertical, !isLarge, let placed = wraps.firstNonNil({ place($0, across) }),
      !placed.isMaze(graph)
    else { return nil }
    return placed
  }

  /// Whether a layout fits with all ranks whole.
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
      let placed = wraps.firstNonNil { place($0, vertical, rank: rank, squeezes: squeezes) }
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
