import AssentDiagnostics
import AssentDiagram

/// Reads mermaid text as the tests write it.
enum Mermaid {
  /// The graph of the text of a file of its own.
  static func graph(_ text: String) -> FlowGraph {
    graph(bytes: Array(text.utf8))
  }

  static func graph(bytes: [UInt8]) -> FlowGraph {
    let file = SourceFile(path: "a.mmd", bytes: bytes)
    return FlowGraph(
      parsingMermaid: DiagramSource(file: file, text: bytes, info: "mermaid", fenceLine: 0))
  }

  /// The graph of the lines under `flowchart TD`.
  static func flow(_ lines: String) -> FlowGraph { graph("flowchart TD\n\(lines)\n") }

  /// `line:column` to `line:column`, severity, rule and message of each finding.
  static func findings(_ graph: FlowGraph) -> [String] {
    graph.diagnostics.map { finding in
      let range = finding.range.map {
        "\($0.start.line):\($0.start.column)-\($0.end.line):\($0.end.column) "
      }
      return "\(range ?? "")\(finding.severity.rawValue) \(finding.rule): \(finding.message)"
    }
  }

  /// What a graph says, without the places it says it at, line by line.
  static func meaning(_ graph: FlowGraph) -> [String] {
    var lines = ["\(graph.kind.rawValue) \(graph.direction?.rawValue ?? "-")"]
    if let title = graph.title { lines.append("title \(title)") }
    if let words = graph.accessibleDescription { lines.append("description \(words)") }
    lines += graph.nodes.map { node in
      let shape = node.shapeName ?? node.shape.rawValue
      let looks = [node.classes, node.styles].map { $0.joined(separator: ",") }
      let life = "\(node.created ?? 0) \(node.destroyed ?? 0)"
      let rows = "\(node.stereotypes) \(node.sections.map { $0.map { "\($0.cells) \($0.look)" } })"
      return "\(node.id) \(shape) \(node.lines) \(looks) \(node.link ?? "") \(life) \(rows)"
    }
    lines += graph.edges.map { edge in
      let line = "\(edge.arrowTail.rawValue) \(edge.style.rawValue) \(edge.arrow.rawValue)"
      let name = "\(edge.id ?? "") \(edge.order ?? 0) \(edge.length)"
      let number = edge.number.map { "\($0)" } ?? "-"
      let kind = "\(number) \(edge.isAsynchronous ? "open" : "")"
      let ends = "\(edge.labelTail) \(edge.labelHead)"
      return "\(edge.from) \(line) \(edge.to) \(edge.label) \(name) \(edge.styles) \(kind) \(ends)"
    }
    lines += graph.groups.map { group in
      let place = "\(group.parent ?? "-") \(group.direction?.rawValue ?? "-")"
      // The states of a composite one have no order of their own.
      let nodes = graph.kind == .stateMachine ? group.nodes.sorted() : group.nodes
      return "group \(group.id) \(group.title) \(nodes) \(place) \(group.classes)"
    }
    lines += graph.styleClasses.map { "class \($0.name) \($0.styles)" }
    if graph.kind != .flow {
      lines += graph.annotations.map {
        "note \($0.target ?? $0.group ?? "-") \($0.lines) \($0.order ?? 0)"
      }
    }
    lines += graph.fragments.map { fragment in
      let sections = fragment.sections.map { "\($0.title) \($0.messages)" }
      return "\(fragment.kind.rawValue) \(fragment.node ?? "-") \(sections) \(fragment.depth)"
    }
    return lines
  }
}
