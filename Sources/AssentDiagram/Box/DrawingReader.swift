import AssentDiagnostics

/// Reads a text in a plain fence, whatever is drawn in it.
struct DrawingReader {
  let source: DiagramSource

  init(_ source: DiagramSource) { self.source = source }

  /// The graph of the drawing; `nil` where nothing is drawn.
  func graph() -> FlowGraph? {
    let grid = Grid(source.text)
    if grid.isTooLarge { return tooLarge(grid) }
    let map = CellMap(grid)
    guard isPlain || isMostlyDrawn(map) else { return nil }
    if !map.hasStrokes {
      var reader = ArrowReader(source, map)
      if !map.isDrawnInASCII, !reader.hasColumns {
        var tree = TreeReader(source, map)
        return tree.isTree ? tree.read() : reader.read()
      }
    }
    let boxes = BoxFinder(map).boxes()
    var reader = BoxReader(source, map, boxes)
    if boxes.isEmpty, WordChains(map).isBranched {
      // Its tees are branches.
    } else if boxes.indices.allSatisfy({ reader.regions.plans[$0].isTable }) {
      let rows = boxes.flatMap { $0.top...$0.bottom }
      var tree = TreeReader(source, map, ignoring: Set(rows))
      if tree.isTree {
        var graph = tree.read()
        if !boxes.isEmpty { graph.tables = reader.graph().tables }
        return graph
      }
    }
    if let sequence = SequenceReader(source, map, reader) { return sequence.graph() }
    var graph = reader.graph()
    guard !boxes.isEmpty || (isPlain && (reader.hasAxis || isFlow(graph, map))) else { return nil }
    KindReader(reader).classify(&graph)
    if !map.hasStrokes, boxes.isEmpty { graph.notation = .arrows }
    return graph
  }

  /// Lines between words alone: at least one arrow, or a corner or junction, not a fraction bar.
  private func isFlow(_ graph: FlowGraph, _ map: CellMap) -> Bool {
    if graph.edges.contains(where: { $0.arrow != .none }) || graph.times.count > 1 { return true }
    return graph.edges.count > 1
      && map.arms.contains { $0 & Arms.vertical != 0 && $0 & Arms.horizontal != 0 }
  }

  /// Info strings of fences that hold text, not code.
  private static let plainNames: Set<String> = [
    "", "text", "txt", "plain", "plaintext", "ascii", "asciiart", "ascii-art", "diagram", "flow",
    "none", "box", "console", "art", "unicode",
  ]

  private var isPlain: Bool {
    let word = source.info.split(separator: " ").first.map { $0.lowercased() } ?? ""
    return Self.plainNames.contains(word)
  }

  /// Whether half of the rows or more hold strokes, so that the name of a language is a mistake.
  private func isMostlyDrawn(_ map: CellMap) -> Bool {
    let grid = map.grid
    var drawn = 0
    var filled = 0
    for row in 0..<grid.rowCount where grid.width(row) > 0 {
      filled += 1
      let cells = grid.rowStarts[row]..<grid.rowStarts[row + 1]
      if cells.contains(where: {
        grid.scalars[$0] >= 0x2500 && map.arms[$0] != 0
          || grid.scalars[$0] == 0x2B && map.arms[$0].nonzeroBitCount > 1
      }) {
        drawn += 1
      }
    }
    return drawn > 1 && drawn * 2 >= filled
  }

  private func tooLarge(_ grid: Grid) -> FlowGraph? {
    guard isPlain else { return nil }
    var graph = FlowGraph(notation: .boxDrawing, kind: .flow, isValid: false)
    let isTall = grid.rowCount > Grid.limit
    let size =
      isTall ? "\(grid.rowCount) rows" : "more than \(Grid.limit) columns"
    graph.diagnostics.append(
      Diagnostic(
        rule: "diagram-too-large", severity: .warning,
        message: "the diagram has \(size); it is read up to \(Grid.limit)",
        file: source.file.path,
        range: SourceRange(
          start: source.location(line: 0, byte: 0), end: source.location(line: 0, byte: 0)),
        help: "divide the diagram into parts"))
    return graph
  }
}
