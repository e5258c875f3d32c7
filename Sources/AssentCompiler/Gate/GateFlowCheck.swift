import AssentDiagnostics
import AssentDiagram
import AssentGate

/// Holds one drawing of a gate against the machine, by running the machine along its lines.
///
/// Every box is a set of moments that the machine can be in there. What is on a line moves each of them;
/// what stands in the box that it leads to says which may remain. Where none does, drawing and machine
/// disagree.
struct GateFlowCheck {
  /// Where a drawing disagrees, or what in it could not be bound.
  struct Finding: Hashable {
    enum Kind: Hashable {
      case contradiction
      case unbound
    }

    var kind: Kind
    var message: String
    var range: SourceRange
  }

  /// A box, with all that it says.
  private struct Place {
    var node: FlowGraph.Node
    var meaning: FlowMeaning?
    var claims: [FlowClaim]
    var isRoot = true
  }

  /// Drawings with more lines are not compared.
  static let mostEdges = 300
  /// After so many lines were followed, boxes that were not reached are looked at by themselves.
  private static let mostSteps = 4 * mostEdges

  private let graph: FlowGraph
  private let words: FlowWords
  private let values: Set<Int>
  private let universe: Set<GateMoment>
  private var places: [String: Place] = [:]
  private var moments: [String: Set<GateMoment>] = [:]
  private(set) var findings: [Finding] = []

  /// - Precondition: no more than ``mostEdges``.
  init(_ graph: FlowGraph, words: FlowWords) {
    self.graph = graph
    self.words = words
    let claims = graph.nodes.map { FlowClaim.all(in: $0.lines) }
    var values = GateMoment.usualValues
    for case .progress(let value) in claims.joined().map(\.property) where values.count < 12 {
      values.insert(value)
    }
    self.values = values
    let meanings = graph.nodes.map { words.meaning(ofBox: $0.lines) }
    let happening = graph.edges.compactMap { words.event(ofLine: $0.label) }
    universe = GateMoment.all(
      progress: values, hasAge: Self.isAboutAge(meanings.compactMap(\.self), happening))
    for (index, node) in graph.nodes.enumerated() {
      places[node.id] = Place(node: node, meaning: meanings[index], claims: claims[index])
    }
    for edge in edges { places[edge.to]?.isRoot = false }
    bind()
    follow()
    for edge in edges { check(edge) }
    checkTables()
  }

  /// Whether a drawing asks for somebody's age, or for a guardian.
  private static func isAboutAge(_ meanings: [FlowMeaning], _ events: [FlowEvent]) -> Bool {
    let ofAge = GateMoment.ofAge.map { FlowEvent.event($0) }
    return meanings.contains { meaning in
      if case .event(let event) = meaning { return ofAge.contains(event) }
      let phases = meaning.phases ?? []
      return !phases.isDisjoint(with: [.askingAge, .underAge, .awaitingGuardian])
    } || events.contains(where: ofAge.contains)
  }

  /// The lines between two boxes, each from where it begins.
  private var edges: [FlowGraph.Edge] {
    graph.edges.filter { edge in
      edge.style != .invisible && edge.arrow != .none && edge.from != edge.to
        && places[edge.from] != nil && places[edge.to] != nil
    }
  }

  // MARK: Boxes

  /// Finds out what can be in each box, and which boxes nothing can be in.
  private mutating func bind() {
    let joined = Set(edges.flatMap { [$0.from, $0.to] })
    for node in graph.nodes {
      guard let place = places[node.id] else { continue }
      let isJoined = joined.contains(node.id)
      // A box that no line leads to or from is compared where it says what holds.
      guard isJoined || !place.claims.isEmpty else { continue }
      if place.meaning == nil, isJoined {
        report(.unbound, "box '\(Self.name(node))' is no state or event of the gate", node.range)
      }
      if !universe.contains(where: { allows(place, $0) }) {
        report(.contradiction, impossible(place), node.range)
      }
      if place.isRoot { moments[node.id] = start(of: place) }
    }
  }

  /// All that a box may be when the drawing begins there.
  private func start(of place: Place) -> Set<GateMoment> {
    guard case .event(let event) = place.meaning else {
      return universe.filter { allows(place, $0) }
    }
    let events = event.events(yesMeansOwed: nil)
    return after(events, universe)
  }

  /// Whether what stands in a box is so at a moment.
  private func allows(_ place: Place, _ moment: GateMoment) -> Bool {
    if let phases = place.meaning?.phases, !phases.contains(moment.state.phase) { return false }
    return place.claims.allSatisfy { $0.holds(at: moment, values) }
  }

  private func impossible(_ place: Place) -> String {
    let claims = place.claims.map { "'\($0.words)'" }.joined(separator: ", ")
    return "the gate is never in the state of box '\(Self.name(place.node))'"
      + (claims.isEmpty ? "" : ": \(claims)")
  }

  // MARK: Lines

  /// Follows all lines until nothing new is found.
  private mutating func follow() {
    let outgoing = Dictionary(grouping: edges, by: \.from)
    var open = graph.nodes.map(\.id).filter { moments[$0]?.isEmpty == false }
    var budget = Self.mostSteps
    // Only what is new in a box is followed from there, so a long drawing takes one pass.
    var new = moments
    while let id = open.popLast() {
      guard let from = new.removeValue(forKey: id), !from.isEmpty else { continue }
      for edge in outgoing[id] ?? [] {
        budget -= 1
        guard budget > 0, let target = places[edge.to] else { return }
        let added = reached(by: edge, from: from).subtracting(moments[target.node.id] ?? [])
        guard !added.isEmpty else { continue }
        moments[target.node.id, default: []].formUnion(added)
        new[target.node.id, default: []].formUnion(added)
        open.append(target.node.id)
      }
    }
  }

  private func reached(
    by edge: FlowGraph.Edge, from moments: Set<GateMoment>
  ) -> Set<GateMoment> {
    guard let source = places[edge.from], let target = places[edge.to] else { return [] }
    var found = moments
    if source.meaning == .screen, source.claims.isEmpty {
      // What is one box for the author is many states of the machine.
      found = found.within(Self.onScreen, values) { allows(source, $0) }
    }
    let yesMeansOwed = words.yesMeansOwed(ofBox: source.node.lines)
    if let event = words.event(ofLine: edge.label) {
      found = after(event.events(yesMeansOwed: yesMeansOwed), found).settling(values)
    } else if !edge.label.joined().isEmpty {
      // Nobody knows what happens there.
      found = target.meaning == nil ? universe : universe.filter { allows(target, $0) }
    } else if target.meaning != .event(.event(.launched)) {
      // Who is before the gate already does not launch the app by going on.
      found = found.settling(values)
    }
    guard case .event(let event) = target.meaning else {
      return found.filter { allows(target, $0) }
    }
    return after(event.events(yesMeansOwed: yesMeansOwed), found)
  }

  /// What a person does to a text without leaving its screen.
  private static let onScreen: [GateEvent] = [.scrolled, .reachedEnd, .ticked, .unticked]

  /// What follows from events where they change something; what is only said to be missing does not
  /// count as the way to another box.
  private func after(_ events: [GateEvent], _ moments: Set<GateMoment>) -> Set<GateMoment> {
    var found: Set<GateMoment> = []
    for moment in moments {
      for event in events {
        let isScrolling = event == .scrolled || event == .reachedEnd
        let isOnScreen = moment.state.phase.isShown
        found.formUnion(
          moment.after(event, values).filter { $0 != moment || (isScrolling && isOnScreen) })
      }
    }
    return found
  }

  private mutating func check(_ edge: FlowGraph.Edge) {
    guard let source = places[edge.from], let target = places[edge.to] else { return }
    let label = FlowWords.trimmed(edge.label.joined(separator: " "))
    if !label.isEmpty, words.event(ofLine: edge.label) == nil {
      report(.unbound, "'\(label)' is no event of the gate", edge.range)
    }
    // What nothing leads to is looked at by itself.
    let known = moments[edge.from] ?? []
    let from = known.isEmpty ? start(of: source) : known
    guard !from.isEmpty, reached(by: edge, from: from).isEmpty else { return }
    let way = "from '\(Self.name(source.node))' to '\(Self.name(target.node))'"
    report(
      .contradiction,
      "the gate does not go \(way)" + (label.isEmpty ? " by itself" : " on '\(label)'"), edge.range)
  }

  // MARK: Tables

  /// Holds the rows of a truth table against what the machine makes of these flags.
  private mutating func checkTables() {
    for table in graph.tables {
      for words in Self.wrongRows(of: table.rows, values) {
        report(.contradiction, words, table.range)
      }
    }
  }

  /// What is said of each row of a truth table that is not so; of no row where it is no such table.
  static func wrongRows(of rows: [[String]], _ values: Set<Int>) -> [String] {
    guard let header = rows.first, header.count > 1,
      header.allSatisfy({ FlowClaim.property(named: FlowWords.trimmed($0), "true") != nil })
    else { return [] }
    return rows.dropFirst().compactMap { row in
      let claims = zip(header, row).compactMap { name, value in
        FlowClaim.property(named: FlowWords.trimmed(name), FlowWords.trimmed(value))
          .map { FlowClaim(property: $0, words: "\(name) = \(value)") }
      }
      guard claims.count == header.count else { return nil }
      let isSo = shownStates.contains { state in
        claims.allSatisfy { $0.holds(at: GateMoment(state: state, progress: 0), values) }
      }
      let words = row.map { FlowWords.trimmed($0) }.joined(separator: ", ")
      return isSo ? nil : "row '\(words)' of the table is not what the gate does"
    }
  }

  /// The text on the screen, read or not, ticked or not.
  private static let shownStates: [GateState] = {
    let done: [GateFlags] = [[], .hasScrolled, .hasTicked, [.hasScrolled, .hasTicked]]
    return done.map { done in
      // "Review again" finds the phase that belongs to the flags.
      let flags: GateFlags = [.needsScroll, .needsTick, .isRequired]
      let state = GateState(phase: .declining, flags: flags.union(done))
      return GateMachine.next(state, .reviewAgain).state
    }
  }()

  // MARK: Findings

  private mutating func report(_ kind: Finding.Kind, _ message: String, _ range: SourceRange) {
    findings.append(Finding(kind: kind, message: message, range: range))
  }

  private static func name(_ node: FlowGraph.Node) -> String {
    // What is listed in a box is not its name.
    let lines = node.lines.filter { !FlowWords.trimmed($0).isEmpty }
    let name = lines.prefix(1) + lines.dropFirst().prefix(1).filter { !$0.contains("•") }
    return name.map { FlowWords.trimmed($0) }.joined(separator: " ")
  }
}
