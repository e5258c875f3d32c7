extension FlowGraph {
  /// Reads mermaid text.
  init?(readingMermaid source: DiagramSource) {
    return nil
  }
}
