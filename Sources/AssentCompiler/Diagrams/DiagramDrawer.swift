import AssentDiagram
import AssentLicense
import AssentLint
import AssentManifest
import AssentMarkup
import AssentRender

/// Reads the diagrams of a document and draws them for the formats that are wanted.
package struct DiagramDrawer: Sendable {
  /// A form of a diagram; each is work of its own.
  package enum Form: Hashable, Sendable, CaseIterable {
    case picture
    case text
    case graph
  }

  /// Before the ids in a picture; no clause has such an anchor.
  private static let prefix = "assent-diagram-"

  let forms: Set<Form>

  package init(_ forms: Set<Form> = Set(Form.allCases)) {
    self.forms = forms
  }

  /// Draws all diagrams of a document, and has it name those that it did not know.
  ///
  /// - Parameter linted: all diagrams of it, where it was read before.
  package func draw(
    _ document: inout LegalDocument, read linted: [LintedDiagram]? = nil
  ) -> DrawnDiagrams {
    let read: [(DiagramReading, drawn: DiagramReading, layout: PictureLayout?)] =
      linted?.map { ($0.reading, $0.drawn, $0.layout) }
      ?? DiagramReading.all(document.markup.diagramSources).map { ($0, $0, nil) }
    let readings = Dictionary(
      read.map { ($0.0.source.fenceLine, $0) }, uniquingKeysWith: { first, _ in first })
    var drawn: DrawnDiagrams = [:]
    var known = Dictionary(grouping: document.diagrams, by: \.node)
    var heading: Int?
    for (index, node) in document.markup.nodes.enumerated() {
      if case .heading = node.kind { heading = index }
      guard case .codeBlock = node.kind, let source = DiagramSource(node, of: document.markup)
      else { continue }
      guard let (reading, drawing, layout) = readings[source.fenceLine] else {
        // It looks like a drawing, and stays as it is written.
        if known[index] != nil { drawn[index] = DrawnDiagram() }
        continue
      }
      let graph = reading.graph
      let notation = LegalDocument.Diagram.Notation(graph.notation)
      let title = graph.title ?? heading.map { document.markup.plainText(of: $0) }
      known[index] = [
        LegalDocument.Diagram(
          notation: notation, node: index, range: node.range)
      ]
      drawn[index] = diagram(
        reading, drawnOf: drawing, layout: layout, title: title, path: document.path,
        prefix: Self.prefix + String(drawn.count + 1))
    }
    document.diagrams = known.values.joined().sorted { $0.node < $1.node }
    return drawn
  }

  private func diagram(
    _ reading: DiagramReading, drawnOf drawing: DiagramReading, layout: PictureLayout?,
    title: String?, path: String, prefix: String
  ) -> DrawnDiagram {
    let (graph, source) = (reading.graph, reading.source)
    var diagram = DrawnDiagram()
    if forms.contains(.picture) {
      // What is too large to be laid out is shown as its source; lint says so.
      var titled = graph
      titled.title = title
      diagram.picture = try? PagePicture(
        of: titled, from: source, read: drawing, layout: layout, prefix: prefix)
    }
    if forms.contains(.text), graph.notation == .mermaid, !graph.nodes.isEmpty {
      diagram.text = { TerminalDrawing(graph, width: $0).lines }
    }
    if forms.contains(.graph) {
      diagram.graph = CanonicalJSON.bytes(of: graph.json(file: path, line: source.fenceLine))
    }
    return diagram
  }
}

extension LegalDocument.Diagram.Notation {
  fileprivate init(_ notation: FlowGraph.Notation) {
    switch notation {
    case .boxDrawing: self = .boxDrawing
    case .mermaid: self = .mermaid
    case .arrows: self = .arrows
    }
  }
}
