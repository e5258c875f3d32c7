import AssentDiagnostics

/// Reads a text in a plain fence, whatever is drawn in it.
struct DrawingReader {
  let source: DiagramSource

  init(_ source: DiagramSource) { self.source = source }

  func graph() -> FlowGraph? {
    let grid = Grid(source.text)
    let map = CellMap(grid)
    let boxes = BoxFinder(map).boxes()
    var reader = BoxReader(source, map, boxes)
    var graph = reader.graph()
    graph.kind = .flow
    return graph
  }
}
