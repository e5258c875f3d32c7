import AssentDiagnostics

/// Lays a flow out so that its picture is no wider than a page.
///
/// What fits as it is stays so. Else labels are wrapped and nodes moved together, branches stand in
/// stacks, a flow across the page runs down it and one down the page across, and at last what has no
/// room beside its neighbors moves below them.
struct PageFit {
  let graph: FlowGraph
  let page: PageWidth
  /// What may still be laid out; the parts of a folded flow share it.
  let budget: LayoutBudget
  private let drafts: FlowDrafts

  /// A layout that fits, and what it costs to look at.
  private struct Candidate {
    var placed: PlacedGraph
    var cost: Int
    /// What narrow labels cost, in percent.
    var wrap: Int
  }

  /// Widths after which labels go on in the next line, with what they cost in percent.
  private static let wraps: [(width: Int?, cost: Int)] = [
    (nil, 0), (150, 2), (120, 5), (96, 15), (80, 30),
  ]
  private static let stackings = [1, 3, 20]
  /// The parts of the width that a rank may take, in percent.
  private static let ranks = [100, 80, 50]

  /// The room for a picture without its margin.
  private var width: Int { Self.room(page) }
  /// The widest without its margin that can be read when it is shrunk to the room.
  private var most: Int { Self.most(page) }

  private let own: FlowGraph.Direction
  private let vertical: FlowGraph.Direction
  private let across: FlowGraph.Direction
  private let isLarge: Bool

  /// - Parameter drafts: of the graph, and of nothing but pictures.
  init(_ drafts: FlowDrafts, page: PageWidth, budget: LayoutBudget) {
    self.drafts = drafts
    self.page = page
    self.budget = budget
    graph = drafts.graph
    own = graph.direction ?? .down
    (vertical, across) = (own.downPage, own.acrossPage)
    isLarge = graph.nodes.count > 120 || graph.edges.count > 240
  }

  private static func room(_ page: PageWidth) -> Int { page.room - 2 * SVGDocument.margin }

  private static func most(_ page: PageWidth) -> Int {
    page.readable(text: PictureScale.labelSize) - 2 * SVGDocument.margin
  }

  /// The layout that looks best of those that fit, with its graph, which in a picture in parts has
  /// more nodes; the widest where none does.
  func placed() throws(LayoutError) -> (graph: FlowGraph, placed: PlacedGraph) {
    let it = try complete()
    if let it, !it.isMaze(graph) { return (graph, tidied(it)) }
    if let turned = turnedWithin, let it = try turned.complete(), !it.isMaze(turned.graph) {
      return (turned.graph, turned.tidied(it))
    }
    if let folded = PageFold(self).placed() { return folded }
    if let it { return (graph, tidied(it)) }
    return (graph, tidied(try drafts.place(PictureScale())))
  }

  /// The layout in one piece that looks best of those that fit; `nil` where none does.
  private func complete() throws(LayoutError) -> PlacedGraph? {
    if let whole = try whole(), whole.width <= width {
      return narrow(whole, cost: whole.height + Self.effort(whole))
    }
    if let it = unbroken(bound: width) { return narrow(it.placed, cost: it.cost) }
    return shrunk()
  }

  /// The layout for which there is all the room it takes; `nil` where a rank of it takes too much.
  private func whole() throws(LayoutError) -> PlacedGraph? {
    do throws(LayoutError) {
      return try drafts.place(PictureScale(), limits: .init(width: width + 1))
    } catch {
      guard case .tooWide = error else { throw error }
      return nil
    }
  }

  /// The layout that was chosen, with its lines as a hand would draw them.
  func tidied(_ chosen: PlacedGraph) -> PlacedGraph { chosen.tidied(graph, scale: PictureScale()) }

  /// A layout that fits a telephone, too, where it costs little more than the one that is known.
  private func narrow(_ known: PlacedGraph, cost: Int) -> PlacedGraph {
    guard !isLarge, known.width > Self.most(.telephone) else { return known }
    for (wrap, stacking) in [(Self.wraps[2], 0), (Self.wraps[3], 3)]
    where stacking == 0 || vertical == .down {
      let it = candidate(wrap, vertical, bound: Self.room(.telephone), stacking: stacking)
      if let it, it.cost <= cost * 5 / 4 { return it.placed }
    }
    return known
  }

  /// The layout that looks best of those that fit; `nil` where none does.
  ///
  /// - Parameter isQuick: whether those are left out that take long to find.
  func fitting(isQuick: Bool = false) -> PlacedGraph? {
    if isQuick { return candidate(Self.wraps[2], vertical, bound: width)?.placed }
    return unbroken(bound: width)?.placed ?? shrunk()
  }

  /// A layout that is known, for which the budget pays as it does for a new one.
  func again(_ known: PlacedGraph?) -> PlacedGraph? {
    guard let known, budget.allows(graph) else { return nil }
    budget.pay(graph)
    return known
  }

  /// The layout that looks best of those that fit where whole ranks do not.
  private func shrunk() -> PlacedGraph? {
    var known = [turned(), broken(bound: width), unbroken(bound: most)].compactMap { $0 }
    // A little smaller is better than torn apart; with a little more room, what is far too tangled stays so.
    let isClose = known.allSatisfy { $0.placed.isMaze(graph) && !$0.placed.isMaze(graph, times: 2) }
    if isClose, let it = broken(bound: most) { known.append(it) }
    let clear = known.filter { !$0.placed.isMaze(graph) }
    return (clear.isEmpty ? known : clear).min { $0.cost < $1.cost }?.placed
  }

  /// A flow down the page that runs across it, whose ranks are columns then.
  private func turned() -> Candidate? {
    guard own == vertical, !isLarge, let it = first(across, bound: width), !it.placed.isMaze(graph)
    else { return nil }
    return it
  }

  /// With groups down the page that run across it by themselves, if there are such.
  private var turnedWithin: PageFit? {
    var turned = graph
    for index in turned.groups.indices {
      guard let own = turned.groups[index].direction, own == own.acrossPage else { continue }
      turned.groups[index].direction = own.downPage
    }
    guard turned.groups.map(\.direction) != graph.groups.map(\.direction) else { return nil }
    return PageFit(FlowDrafts(turned), page: page, budget: budget)
  }

  /// With all ranks whole.
  private func unbroken(bound: Int) -> Candidate? {
    var best = first(own, bound: bound)
    // In its own direction, and with labels that are no narrower than they should be.
    if let best, own != vertical || best.wrap <= 5 { return best }
    func take(_ it: Candidate?) {
      if let it, it.cost < best?.cost ?? Int.max { best = it }
    }
    if own != vertical { take(first(vertical, bound: bound)) }
    if vertical == .down, canStack(bound: bound) {
      for stacking in isLarge ? [3, 20] : Self.stackings {
        take(first(vertical, bound: bound, stacking: stacking))
      }
    }
    return best
  }

  /// With the widest labels that fit; where the narrowest do not, none do.
  private func first(
    _ direction: FlowGraph.Direction, bound: Int, stacking: Int = 0
  ) -> Candidate? {
    let wraps =
      isLarge
      ? [Self.wraps[0], Self.wraps[3]]
      : stacking == 0 ? Self.wraps : [Self.wraps[0], Self.wraps[2], Self.wraps[4]]
    func fit(_ wrap: (width: Int?, cost: Int)) -> Candidate? {
      candidate(wrap, direction, bound: bound, stacking: stacking)
    }
    if let it = fit(wraps[0]) { return it }
    guard let narrowest = fit(wraps[wraps.count - 1]) else { return nil }
    return wraps[1...].dropLast().firstNonNil(fit) ?? narrowest
  }

  /// Whether the narrowest labels fit with the highest stacks, without which none do.
  private func canStack(bound: Int) -> Bool {
    guard let wrap = Self.wraps.last, let stacking = Self.stackings.last else { return false }
    return candidate(wrap, vertical, bound: bound, stacking: stacking) != nil
  }

  /// With ranks that take no more than parts of the width.
  private func broken(bound: Int) -> Candidate? {
    func rank(_ percent: Int) -> Int { width * percent / 100 }
    if isLarge {
      return candidate(Self.wraps[3], vertical, bound: bound, rank: rank(64))
    }
    // Drafts tell which of them are worth the time that a good order takes.
    var drafts: [(percent: Int, wrap: Int, it: Candidate)] = []
    var wraps = Array(Self.wraps.indices.dropFirst())
    for percent in Self.ranks {
      for wrap in wraps {
        let known = drafts.map(\.it.cost).min()
        let it = candidate(
          Self.wraps[wrap], vertical, bound: bound, rank: rank(percent),
          below: known.map { $0 * 9 / 8 }, effort: .draft)
        if let it { drafts.append((percent, wrap, it)) }
      }
      // Labels that look best in wide ranks look best in narrow ones, too.
      if drafts.count > Self.draftsKept, wraps.count > Self.draftsKept {
        let best = drafts.sorted { $0.it.cost < $1.it.cost }.map(\.wrap)
        wraps = best.indices.filter { !best[..<$0].contains(best[$0]) }.prefix(Self.draftsKept)
          .map { best[$0] }
      }
    }
    drafts.sort { $0.it.cost < $1.it.cost }
    // With a better order it would stay one.
    if let first = drafts.first?.it, first.placed.isMaze(graph, times: 2) { return first }
    var best: Candidate?
    for (number, draft) in drafts.enumerated() where number < Self.draftsKept || best == nil {
      let it = candidate(
        Self.wraps[draft.wrap], vertical, bound: bound, rank: rank(draft.percent),
        below: best?.cost, effort: .full)
      if let it, it.cost < best?.cost ?? Int.max { best = it }
    }
    return best
  }

  /// How many of the drafts are laid out with care.
  private static let draftsKept = 3

  /// One layout; `nil` where it does not fit, or costs no less than `mostCost`.
  private func candidate(
    _ wrap: (width: Int?, cost: Int), _ direction: FlowGraph.Direction, bound: Int,
    rank: Int? = nil, stacking: Int = 0, below mostCost: Int? = nil,
    effort: OrderSearch.Effort = .full
  ) -> Candidate? {
    guard budget.allows(graph) else { return nil }
    let scale = PictureScale(within: bound, wrap: wrap.width, widestRank: rank)
    let percent = 100 + wrap.cost + stacking
    let work = drafts.work
    defer { if drafts.work > work { budget.pay(graph) } }
    guard
      let placed = try? drafts.place(
        scale, direction: direction, stacking: stacking,
        limits: .init(cost: mostCost.map { ($0 * 100 + percent - 1) / percent }), effort: effort),
      placed.width <= (rank == nil ? bound : most)
    else { return nil }
    let shrinking = max(0, placed.width - width)
    return Candidate(
      placed: placed,
      cost: (placed.height + Self.effort(placed)) * (percent + shrinking) / 100,
      wrap: wrap.cost)
  }

  /// What the eye has to do to follow the lines: turn, keep to one of two that cross, and go far.
  private static func effort(_ placed: PlacedGraph) -> Int {
    var (turns, length) = (0, 0)
    for edge in placed.edges {
      turns += max(0, edge.points.count - 2)
      for (one, two) in zip(edge.points, edge.points.dropFirst()) {
        length += abs(one.x - two.x) + abs(one.y - two.y)
      }
    }
    return 6 * (turns + 10 * placed.crossings()) + length / 8
  }
}
