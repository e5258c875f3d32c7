import AssentDiagnostics
import AssentDiagram

/// A graph as lines that read easily beside its drawing.
enum GraphText {
  static func lines(of graph: FlowGraph?) -> String {
    guard let graph else { return "no diagram\n" }
    var lines = ["\(graph.notation.rawValue), \(graph.kind.rawValue)"]
    if let title = graph.title { lines.append("title: \(title)") }
    for node in graph.nodes {
      let place = "\(node.range.start.line):\(node.range.start.column)"
      lines.append(
        "\(node.id) \(node.shape.rawValue) \(place): \(node.lines.joined(separator: " / "))")
    }
    lines += graph.edges.map(edge)
    for group in graph.groups {
      let parent = group.parent.map { " in \($0)" } ?? ""
      let title = group.title.isEmpty ? "" : ": \(group.title.joined(separator: " / "))"
      lines.append("group \(group.id)\(parent) [\(group.nodes.joined(separator: " "))]\(title)")
    }
    for note in graph.annotations {
      lines.append("note on \(note.target ?? "-"): \(note.lines.joined(separator: " / "))")
    }
    for heading in graph.headings {
      lines.append("heading before \(heading.before ?? "-"): \(heading.text)")
    }
    for table in graph.tables {
      lines.append("table in \(table.node ?? "-")")
      lines += table.rows.map { "  " + $0.joined(separator: " | ") }
    }
    for time in graph.times {
      lines.append("time of \(time.target ?? "-"): \(time.lines.joined(separator: " / "))")
    }
    lines += graph.legend.map { "legend: \($0)" }
    lines += graph.diagnostics.map { "\($0.severity.rawValue): \($0.message) [\($0.rule)]" }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func edge(_ edge: FlowGraph.Edge) -> String {
    let line = edge.style == .dotted ? ".." : edge.style == .thick ? "==" : "--"
    let arrow =
      (edge.arrowTail == .none ? "" : "<") + line + (edge.arrow == .none ? "" : ">")
    let label = edge.label.isEmpty ? "" : ": \(edge.label.joined(separator: " / "))"
    let order = edge.order.map { "\($0). " } ?? ""
    return "\(order)\(edge.from) \(arrow) \(edge.to)\(label)"
  }
}
