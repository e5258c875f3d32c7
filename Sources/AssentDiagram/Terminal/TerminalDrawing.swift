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
    if graph.kind == .sequence {
      self = SequenceDrawing(graph, width: width, isASCII: isASCII).drawing()
      return
    }
    let graph = graph.withNotesAsNodes
    if let lines = Self.drawn(graph, width: width, isASCII: isASCII, breaking: .slightly) {
      self.init(lines: lines, form: .whole)
      return
    }
    let folded = TerminalFold(graph, width: width, isASCII: isASCII).drawing()
    // With few nodes side by side a flow gets long.
    if let lines = Self.drawn(graph, width: width, isASCII: isASCII, breaking: .fully),
      lines.count * 4 <= (folded?.lines.count ?? Int.max / 5) * 5
    {
      self.init(lines: lines, form: .whole)
    } else if let folded {
      self = folded
    } else {
      self.init(lines: FlowList(graph, width: width, isASCII: isASCII).lines(), form: .listed)
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

  /// The best layout that fits: as it is, with labels wrapped, then with ranks broken.
  static func placed(_ graph: FlowGraph, width: Int, breaking: Breaking) -> PlacedGraph? {
    let attempts = Attempts(graph, width: width)
    switch breaking {
    case .no: return attempts.unbroken()
    case .slightly: return attempts.unbroken() ?? attempts.broken(breaking.percents)
    case .fully: return attempts.broken(breaking.percents)
    case .anyhow: return attempts.broken(breaking.percents, squeezes: true)
    }
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

    init(_ graph: FlowGraph, width: Int) {
      self.graph = graph
      self.width = width
      own = graph.direction ?? .down
      vertical = own == .up ? .up : .down
      isLarge = graph.nodes.count > 120 || graph.edges.count > 240
      wraps = isLarge ? [20] : [28, 20, 16, 12]
    }

    /// With every rank whole: in the direction of the graph, then down the page.
    func unbroken() -> PlacedGraph? {
      if own != vertical, let placed = first(of: wraps, { place($0, own) }) { return placed }
      guard let first = wraps.first, let last = wraps.last else { return nil }
      if let placed = place(first, vertical) { return placed }
      // What does not fit with narrow labels and nodes moved together, fits in no other way.
      guard let narrowest = place(last, vertical, squeezes: true) else { return nil }
      // Labels are wrapped before nodes move, but narrow labels are the last resort.
      for wrap in wraps.dropFirst() {
        if let placed = place(wrap, vertical) { return placed }
        if wrap != last, let placed = place(wrap, vertical, squeezes: true) { return placed }
      }
      return narrowest
    }

    /// Where the narrowest does not fit, none does.
    private func first(of wraps: [Int], _ place: (Int) -> PlacedGraph?) -> PlacedGraph? {
      guard let first = wraps.first, let last = wraps.last else { return nil }
      if let placed = place(first) { return placed }
      guard wraps.count > 1, let narrowest = place(last) else { return nil }
      return wraps.dropFirst().dropLast().lazy.compactMap(place).first ?? narrowest
    }

    func fits() -> Bool {
      guard let narrowest = wraps.last else { return false }
      return place(narrowest, vertical, squeezes: true) != nil
        || own != vertical && place(narrowest, own) != nil
    }

    /// With ranks that take no more than parts of the width.
    func broken(_ percents: [Int], squeezes: Bool = false) -> PlacedGraph? {
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
      let placed = try? FlowLayout.place(graph, scale: scale, direction: direction)
      return placed.flatMap { $0.width <= width ? $0 : nil }
    }
  }
}
