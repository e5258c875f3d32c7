import AssentDiagnostics

extension FlowGraph {
  /// Reads a diagram in whatever notation it is.
  ///
  /// `nil` where the text is no diagram: code, or words alone. What cannot be understood of a
  /// diagram is a diagnostic, never nothing.
  package init?(reading source: DiagramSource) {
    guard let reading = DiagramReading(source) else { return nil }
    self = reading.graph
  }
}

extension DiagramSource {
  /// Whether the info string, or the name of the file, says mermaid.
  var isMermaid: Bool {
    MermaidFence.isMermaid(info.utf8, text) || (fenceLine == 0 && file.path.hasSuffix(".mmd"))
  }
}
