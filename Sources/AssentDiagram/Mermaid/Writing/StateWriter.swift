/// Writes a state machine as a mermaid state diagram.
struct StateWriter: MermaidWriter {
  private let graph: FlowGraph
  var lines: [String] = []
  private let parts: MermaidParts
  private var nodes: [String: FlowGraph.Node] { parts.nodes }
  private var groups: [String: FlowGraph.Group] { parts.groups }
  private var owners: [String: String] { parts.owners }
  /// The transitions, by the composite state that they are written in.
  private var edges: [String?: [FlowGraph.Edge]] = [:]
  /// What any transition leads from or to.
  private let joined: Set<String>
  /// How ids are written.
  private let words: MermaidWords

  /// `nil` where the graph has what state diagrams have not.
  init?(_ graph: FlowGraph) {
    self.graph = graph
    parts = MermaidParts(graph)
    joined = Set(graph.edges.flatMap { [$0.from, $0.to] })
    let terminals: Set<FlowGraph.Shape> = [.start, .end]
    let named = graph.nodes.filter { !terminals.contains($0.shape) }.map(\.id)
    words = MermaidWords(ids: named + graph.groups.map(\.id), isSafe: Self.isID)
    guard graph.nodes.allSatisfy(canWrite), graph.groups.allSatisfy(canWrite),
      graph.edges.allSatisfy(canWrite), parts.depth < 50
    else { return nil }
    edges = Dictionary(grouping: graph.edges, by: owner)
  }

  // MARK: Limits

  private static let reserved: Set<String> = [
    "state", "note", "class", "classdef", "style", "click", "href", "default", "scale", "direction",
    "end", "as",
  ]

  private static func isID(_ id: String) -> Bool {
    MermaidWords.isName(id) && !reserved.contains(id.lowercased())
      && !id.lowercased().hasPrefix("acc") && !id.lowercased().hasPrefix("statediagram")
  }

  /// The id that `[*]` gets inside of its composite state.
  private func terminalID(_ node: FlowGraph.Node) -> String {
    (owners[node.id] ?? "root") + (node.shape == .start ? "_start" : "_end")
  }

  private func canWrite(_ node: FlowGraph.Node) -> Bool {
    switch node.shape {
    case .start: return node.id == terminalID(node) && node.lines.isEmpty
    case .end:
      // By itself `[*]` is a start.
      return node.id == terminalID(node) && node.lines.isEmpty && joined.contains(node.id)
    case .rounded, .fork, .diamond: return true
    default: return false
    }
  }

  private func canWrite(_ group: FlowGraph.Group) -> Bool {
    if group.nodes.isEmpty { return !isRegion(group.id) }
    // A region is written by the composite state around it.
    return !isRegion(group.id) || group.parent.map { groups[$0] != nil } == true
  }

  private func canWrite(_ edge: FlowGraph.Edge) -> Bool {
    guard edge.style == .solid, edge.arrow == .point, edge.arrowTail == .none, edge.length == 1
    else { return false }
    // `[*]` is known only inside of its own composite state.
    for (id, isStart) in [(edge.from, true), (edge.to, false)] {
      guard let node = nodes[id], node.shape == .start || node.shape == .end else { continue }
      guard (node.shape == .start) == isStart else { return false }
      if owner(edge) != owners[id] { return false }
    }
    return true
  }

  private func isRegion(_ id: String) -> Bool { id.contains("_region") }

  /// The composite state an edge is written in: the one of its terminal, else that of both ends.
  private func owner(_ edge: FlowGraph.Edge) -> String? {
    for id in [edge.from, edge.to] {
      if let node = nodes[id], node.shape == .start || node.shape == .end { return owners[id] }
    }
    return nil
  }

  // MARK: Text

  mutating func write() {
    lines = MermaidWords.opening(graph, "stateDiagram-v2", direction: graph.direction)
    let inner = graph.nodes.map(\.id).filter { owners[$0] == nil }
    writeStates(inner, indent: "  ")
    for group in graph.groups where group.parent == nil { write(group, "  ") }
    writeEdges(of: nil, indent: "  ")
    for note in graph.annotations { write(note) }
    writeStyles()
    lines += MermaidWords.comments(graph)
  }

  private mutating func writeStates(_ members: [String], indent: String) {
    for id in members {
      guard let node = nodes[id] else { continue }
      let name = words[id]
      switch node.shape {
      case .start: if !joined.contains(id) { lines.append("\(indent)[*]") }
      case .end: continue
      case .fork: lines.append("\(indent)state \(name) <<fork>>")
      case .diamond:
        lines.append("\(indent)state \(name) <<choice>>")
        if !node.lines.isEmpty { lines.append("\(indent)\(name): \(label(node.lines))") }
      default:
        if node.lines == [name] {
          lines.append("\(indent)\(name)")
        } else {
          lines.append("\(indent)\(name): \(label(node.lines))")
        }
      }
    }
  }

  private func label(_ lines: [String]) -> String {
    lines.isEmpty ? "#32;" : MermaidWords.escaped(lines, extra: ":;{}")
  }

  private mutating func write(_ group: FlowGraph.Group, _ indent: String) {
    let name = words[group.id]
    if group.title == [name] || group.title.isEmpty {
      lines.append("\(indent)state \(name) {")
    } else {
      lines.append("\(indent)state \"\(label(group.title))\" as \(name) {")
    }
    if let direction = group.direction {
      lines.append("\(indent)  direction \(direction.rawValue)")
    }
    let regions = group.nodes.filter { groups[$0] != nil && isRegion($0) }
    if regions.isEmpty {
      writeInside(group, indent + "  ")
    } else {
      for (index, id) in regions.enumerated() {
        if index > 0 { lines.append("\(indent)  --") }
        if let region = groups[id] { writeInside(region, indent + "  ") }
      }
    }
    lines.append("\(indent)}")
  }

  private mutating func writeInside(_ group: FlowGraph.Group, _ indent: String) {
    writeStates(group.nodes, indent: indent)
    for id in group.nodes {
      if let inner = groups[id] { write(inner, indent) }
    }
    writeEdges(of: group.id, indent: indent)
  }

  private mutating func writeEdges(of group: String?, indent: String) {
    for edge in edges[group] ?? [] {
      let label = edge.label.isEmpty ? "" : ": \(self.label(edge.label))"
      lines.append("\(indent)\(end(edge.from)) --> \(end(edge.to))\(label)")
    }
  }

  private func end(_ id: String) -> String {
    guard let node = nodes[id], node.shape == .start || node.shape == .end else { return words[id] }
    return "[*]"
  }

  private mutating func write(_ note: FlowGraph.Annotation) {
    guard let target = note.target, nodes[target] != nil || groups[target] != nil else {
      lines.append("  " + MermaidWords.comment("note", note.target, note.lines))
      return
    }
    guard !note.lines.isEmpty else {
      lines += ["  note right of \(words[target])", "  end note"]
      return
    }
    lines.append("  note right of \(words[target]): \(label(note.lines))")
  }

  private mutating func writeStyles() {
    write(graph.styleClasses)
    for node in graph.nodes {
      write(classes: node.classes, styles: node.styles, of: words[node.id])
    }
    for group in graph.groups {
      write(classes: group.classes, styles: group.styles, of: words[group.id])
    }
    for node in graph.nodes {
      if let link = node.link { lines.append("  click \(words[node.id]) href \"\(link)\"") }
    }
  }
}
