import AssentDiagnostics

extension FlowGraph {
  /// Bytes of text; mermaid itself draws up to 50,000 characters unless told otherwise.
  private static let largestMermaid = 512 * 1024

  /// Reads a mermaid text.
  ///
  /// `isValid` is whether mermaid 11.16 itself would draw it. Where it would not, the graph holds
  /// what was meant, as far as that can be told, and `diagnostics` what was expected instead. Of a
  /// notation that is not read the graph is empty.
  ///
  /// - Parameter edges: how many edges are read at most.
  package init(
    parsingMermaid source: DiagramSource, edges: Int = MermaidLimit.edgesOfDocument
  ) {
    self.init(notation: .mermaid, kind: .flow, isValid: true)
    guard source.text.count <= Self.largestMermaid else {
      self.init(
        tooLarge: source,
        "the diagram has \(source.text.count) bytes; it is read up to \(Self.largestMermaid)")
      return
    }
    var limit = MermaidLimit(of: source.text, edges: edges)
    var text = MermaidText(source)
    let header = MermaidHeader(text)
    title = MermaidFrontMatter.title(of: text) ?? text.caption
    shownTitle = title
    var findings = MermaidDiagnostics(text)
    if let range = text.frontMatter,
      let fault = MermaidFrontMatter.fault(in: source.text[range])
    {
      isValid = false
      findings.report(
        .mermaidSyntax, .error, "front matter of the diagram is not YAML",
        at: SourceRange(
          start: text.location(ofOriginal: fault.lowerBound),
          end: text.location(ofOriginal: fault.upperBound)))
    }
    text.encodeEntities()
    switch header.language {
    case .flowchart:
      text.tightenBraces()
      FlowchartParser.parse(text, into: &self, limit: &limit)
    case .sequence: SequenceParser.parse(text, into: &self, limit: &limit)
    case .entityRelationship: EntityParser.parse(text, into: &self, limit: &limit)
    case .state: StateParser.parse(text, into: &self, limit: &limit)
    case .classDiagram: ClassParser.parse(text, into: &self, limit: &limit)
    case .other(let name):
      kind = .other
      // ZenUML is known to mermaid only with a plug-in.
      isValid = name != "zenuml"
      findings.report(
        .unsupportedDiagram, .warning, "'\(name)' diagrams are not drawn", at: header.range,
        help: "it is shown as its source")
    case .unknown:
      kind = .other
      isValid = false
      findings.report(
        .mermaidSyntax, .error, header.message, at: header.range, help: header.help)
    }
    if let excess = limit.excess {
      self.init(tooLarge: source, "the diagram has \(excess)")
      return
    }
    diagnostics += findings.findings
    diagnostics.sort(by: Diagnostic.inSourceOrder)
  }

  /// A text of which more would be made than is read: an empty graph, and why.
  private init(tooLarge source: DiagramSource, _ message: String) {
    self.init(notation: .mermaid, kind: .flow, isValid: false)
    let start = source.location(line: 0, byte: 0)
    diagnostics = [
      Diagnostic(
        rule: .diagramTooLarge, severity: .warning, message: message, file: source.file.path,
        range: SourceRange(start: start, end: start), help: "divide the diagram into parts")
    ]
  }
}
