import AssentDiagram
import AssentGate

/// Holds the drawings of an onboarding against ``Onboarding``, line by line.
///
/// The chain with a condition in brackets behind a name says which steps there are; every other line is
/// gone along by the machine itself, from all that its first box can stand for.
struct OnboardingFlowCheck {
  typealias Finding = GateFlowCheck.Finding

  /// What a box stands for.
  enum Meaning: Hashable {
    case launch
    /// The flag, as it is found at launch.
    case flag(Bool)
    case step(Int)
    /// Any screen of the onboarding.
    case shown
    case attempt
    case outcome(isDone: Bool)
    /// What is done at the end, in its order: the last condition is met, that is kept, the screen closes.
    case finished(Int)
    case open
  }

  /// Drawings with more steps are not compared.
  static let mostSteps = 24

  let steps: [OnboardingStep]
  private(set) var findings: [Finding] = []

  init(_ graphs: [FlowGraph]) {
    steps = graphs.lazy.map(Self.steps).first { !$0.isEmpty } ?? []
    for graph in graphs { check(graph) }
  }

  // MARK: Steps

  /// The steps that a chain names; none where the drawing is no such chain.
  static func steps(in graph: FlowGraph) -> [OnboardingStep] {
    var next: [String: String] = [:]
    for edge in graph.edges {
      guard next.updateValue(edge.to, forKey: edge.from) == nil else { return [] }
    }
    let targets = Set(next.values)
    let names = Dictionary(graph.nodes.map { ($0.id, name($0)) }) { first, _ in first }
    var chain: [String] = []
    var node = graph.nodes.first { !targets.contains($0.id) }?.id
    while let id = node, chain.count <= graph.nodes.count {
      chain.append(names[id] ?? "")
      node = next[id]
    }
    let inner = chain.dropFirst().dropLast()
    guard chain.count == graph.nodes.count, inner.count <= mostSteps,
      inner.contains(where: { condition($0) != nil })
    else { return [] }
    return inner.map { label in
      let condition = condition(label) ?? ""
      let title = String(label.prefix { $0 != "(" })
      let id = FlowWords.trimmed(title).lowercased()
      let isFree = condition.isEmpty || condition.contains("no requirement")
      return OnboardingStep(
        id: id, title: id, requirement: isFree ? .none : .facts([id]),
        isRequired: !condition.contains("optional"))
    }
  }

  /// What stands in brackets behind a name, where it says what is asked for.
  private static func condition(_ label: String) -> String? {
    guard let open = label.firstIndex(of: "(") else { return nil }
    let words = label[open...].lowercased()
    let kinds = ["required", "optional", "no requirement"]
    return kinds.contains(where: words.contains) ? words : nil
  }

  // MARK: Boxes

  func meaning(of node: FlowGraph.Node) -> Meaning? {
    let words = Self.name(node).lowercased()
    func says(_ parts: String...) -> Bool { parts.contains(where: words.contains) }
    if says("hascompletedonboarding") {
      if says("store", "save", "set") { return .finished(1) }
      return says("true", "yes") ? .flag(true) : says("false", "no") ? .flag(false) : nil
    }
    if let step = steps.firstIndex(where: { words.hasPrefix($0.id) && !$0.id.isEmpty }) {
      return .step(step)
    }
    if says("condition met") { return .finished(0) }
    if says("close") { return .finished(2) }
    if says("maintabview", "main app", "rootview", "onboarding complete") { return .open }
    if says("onboardingview", "onboarding is shown") { return .shown }
    if says("launch", "opens app") { return .launch }
    if says("nothing found", "not found", "cancel", "fails", "failed") {
      return .outcome(isDone: false)
    }
    if says("confirmed", "succeeds", "found") { return .outcome(isDone: true) }
    return says("start", "purchase", "restore", "subscribe") ? .attempt : nil
  }

  // MARK: Lines

  private mutating func check(_ graph: FlowGraph) {
    let nodes = Dictionary(graph.nodes.map { ($0.id, $0) }) { first, _ in first }
    let meanings = nodes.mapValues { meaning(of: $0) }
    let joined = Set(graph.edges.flatMap { [$0.from, $0.to] })
    for node in graph.nodes where joined.contains(node.id) && meanings[node.id] == .some(nil) {
      findings.append(
        Finding(
          kind: .unbound, message: "box '\(Self.name(node))' is nothing of an onboarding",
          range: node.range))
    }
    // Where the attempts at a step are drawn, an ending is that of an attempt.
    let attempts = Set(
      graph.edges.compactMap { edge -> Int? in
        guard case .some(.some(.step(let step))) = meanings[edge.from],
          case .some(.some(.attempt)) = meanings[edge.to]
        else { return nil }
        return step
      })
    for edge in graph.edges where edge.style != .invisible && edge.arrow != .none {
      guard let from = nodes[edge.from], let to = nodes[edge.to],
        case .some(.some(let source)) = meanings[edge.from],
        case .some(.some(let target)) = meanings[edge.to]
      else { continue }
      let label = edge.label.joined(separator: " ").lowercased()
      let steps = Self.steps(before: edge.from, in: graph, meanings)
      guard !leads(source, to: target, label, from: steps, attempts: attempts) else { continue }
      findings.append(
        Finding(
          kind: .contradiction,
          message: "the onboarding does not go from '\(Self.name(from))' to '\(Self.name(to))'"
            + (label.isEmpty ? "" : " on '\(label)'"), range: edge.range))
    }
  }

  /// The steps that an attempt or its ending was drawn from; none where the drawing does not say.
  private static func steps(
    before node: String, in graph: FlowGraph, _ meanings: [String: Meaning?]
  ) -> Set<Int> {
    var steps: Set<Int> = []
    var seen: Set<String> = [node]
    var waiting = [node]
    while let id = waiting.popLast() {
      for edge in graph.edges where edge.to == id && seen.insert(edge.from).inserted {
        switch meanings[edge.from] {
        case .some(.some(.step(let step))): steps.insert(step)
        case .some(.some(.attempt)): waiting.append(edge.from)
        default: break
        }
      }
    }
    return steps
  }

  /// Whether there is a way from what one box stands for to another.
  ///
  /// - Parameters:
  ///   - origins: the steps that the first box was drawn from, where it is an ending.
  ///   - attempts: the steps whose attempts are drawn.
  private func leads(
    _ source: Meaning, to target: Meaning, _ label: String, from origins: Set<Int>,
    attempts: Set<Int>
  ) -> Bool {
    let model = OnboardingModel(steps: steps)
    switch (source, target) {
    case (.step(let index), .outcome) where attempts.contains(index): return false
    case (.launch, .flag): return true
    case (.launch, _): return [false, true].contains { model.launched($0, leadsTo: target) }
    case (.flag(let isKept), _): return model.launched(isKept, leadsTo: target)
    case (.shown, .step), (.shown, .finished(0)): return true
    case (.step(let index), _): return model.left(index, leadsTo: target, label)
    case (.attempt, .outcome): return true
    case (.outcome(let isDone), _):
      return model.steps.indices.contains {
        (origins.isEmpty || origins.contains($0)) && model.tried($0, isDone, leadsTo: target)
      }
    case (.finished(let rank), .finished(let next)): return next > rank
    case (.finished, .open): return true
    case (.open, .step(let index)): return model.lapsed(index, label)
    case (.open, .launch), (.shown, .launch): return label.contains("launch")
    default: return false
    }
  }

  private static func name(_ node: FlowGraph.Node) -> String {
    node.lines.map { FlowWords.trimmed($0) }.filter { !$0.isEmpty }.joined(separator: " ")
  }
}
