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
    self.lines = lines
    self.form = form
  }

  /// Whether nodes that have no room beside each other may stand below each other.
  enum Breaking {
    case no
    case slightly
    /// Only as much as `slightly` leaves out.
    case fully

    /// The parts of the width that a rank may take, in percent.
    var percents: [Int] {
      switch self {
      case .no: []
      case .slightly: [100, 80, 64]
      case .fully: [50, 36]
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

  /// The first layout that fits: as it is, with labels wrapped, then with ranks broken.
  static func placed(_ graph: FlowGraph, width: Int, breaking: Breaking) -> PlacedGraph? {
    let own = graph.direction ?? .down
    let isVertical = own == .down || own == .up
    let isLarge = graph.nodes.count > 120 || graph.edges.count > 240
    var attempts: [(direction: FlowGraph.Direction, wrap: Int, rank: Int?)] = []
    let wraps = isLarge ? [20] : [28, 20, 16, 12]
    let vertical = isVertical ? own : .down
    if breaking != .fully {
      if !isVertical { attempts += wraps.map { (own, $0, nil) } }
      attempts += wraps.map { (vertical, $0, nil) }
    }
    for percent in breaking.percents where !isLarge || percent == 64 {
      for wrap in isLarge ? [16] : [20, 14] {
        attempts.append((vertical, wrap, width * percent / 100))
      }
    }
    for attempt in attempts {
      let scale = TerminalScale(width: width, wrap: attempt.wrap, widestRank: attempt.rank)
      do {
        let placed = try FlowLayout.place(graph, scale: scale, direction: attempt.direction)
        if placed.width <= width { return placed }
      } catch .tooWide {
        continue
      } catch {
        return nil
      }
    }
    return nil
  }
}
