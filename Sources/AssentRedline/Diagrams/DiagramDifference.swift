import AssentDiagnostics
import AssentDiagram
import AssentLicense
import AssentMarkup

/// What changed in one diagram between two versions of a document.
package struct DiagramDifference: Sendable {
  package enum Kind: String, Hashable, Sendable {
    case changed
    case added
    case removed
    /// Drawn anew, with the same nodes, edges and words.
    case redrawn
  }

  package var kind: Kind
  /// Where the code block stands in each document; `nil` in that which does not have it.
  package var oldRange: SourceRange?
  package var newRange: SourceRange?
  /// Index of the code block in ``Document/nodes``.
  package var oldNode: Int?
  package var newNode: Int?
  /// The code as each document has it; empty in that which does not have it.
  package var oldCode: [UInt8]
  package var newCode: [UInt8]
  /// The author's title, or what sort of diagram it is.
  package var title: String
  /// The changes in words, one a line: `node 'Accept' renamed to 'Agree'`.
  package var lines: [String]
  /// The graph that is drawn: what was removed is kept in it, and all changes are marked.
  private var graph: FlowGraph

  /// The differences of all diagrams, in the order of the new document; what was removed stands
  /// where it stood among the others. Diagrams without any difference are left out.
  package static func all(_ old: LegalDocument, _ new: LegalDocument) -> [DiagramDifference] {
    let (first, second) = (DiagramBlock.all(in: old.markup), DiagramBlock.all(in: new.markup))
    return DiagramPairs.pairs(first, second).compactMap { pair in
      difference(pair.0.map { first[$0] }, pair.1.map { second[$0] })
    }
  }

  private static func difference(
    _ old: DiagramBlock?, _ new: DiagramBlock?
  ) -> DiagramDifference? {
    guard let shown = new ?? old else { return nil }
    if let old, let new, old.text == new.text { return nil }
    // What is not there has no nodes.
    func empty(like graph: FlowGraph) -> FlowGraph {
      FlowGraph(notation: graph.notation, kind: graph.kind, isValid: true)
    }
    let difference = GraphDifference(
      from: old?.graph ?? empty(like: shown.graph), to: new?.graph ?? empty(like: shown.graph))
    let kind: Kind =
      if old == nil { .added } else if new == nil { .removed } else if difference.isEmpty {
        .redrawn
      } else { .changed }
    return DiagramDifference(
      kind: kind, oldRange: old?.range, newRange: new?.range, oldNode: old?.node,
      newNode: new?.node, oldCode: old?.text ?? [], newCode: new?.text ?? [],
      title: shown.graph.title ?? shown.graph.kind.title,
      lines: kind == .redrawn ? ["drawn anew, with the same nodes and edges"] : difference.lines,
      graph: difference.marked)
  }

  /// The picture as a file of its own; `nil` where it cannot be laid out.
  package var svg: String? {
    try? DiagramPicture(of: drawn, from: source, prefix: "d", isStandalone: true)?.svg
  }

  /// The picture for a page; `nil` where it cannot be laid out.
  ///
  /// - Parameter prefix: stands before every id in it, so that pictures can share a page.
  package func picture(prefix: String) -> PagePicture? {
    try? PagePicture(of: drawn, from: source, prefix: prefix)
  }

  private var drawn: FlowGraph {
    var graph = graph
    graph.title = title
    graph.accessibleDescription = lines.joined(separator: ". ")
    return graph
  }

  /// What a graph that is in no file is read from.
  private var source: DiagramSource {
    DiagramSource(
      file: SourceFile(path: "", bytes: []), text: [], info: "mermaid", fenceLine: 0)
  }

  /// The same with characters, within `width` columns; nothing where there is nothing to draw.
  package func drawing(width: Int, isASCII: Bool) -> [String] {
    guard !graph.nodes.isEmpty else { return [] }
    return TerminalDrawing(graph, width: width, isASCII: isASCII).lines
  }
}
