import AssentDiagnostics

/// Reads a text in a plain fence, whatever is drawn in it.
struct DrawingReader {
  let source: DiagramSource
  /// The drawing as boxes and lines, after its graph was read; `nil` for arrow text.
  private(set) var drawing: Drawing?

  /// How many edges there is room for.
  private let edges: Int

  init(_ source: DiagramSource, edges: Int) {
    self.source = source
    self.edges = min(edges, DrawingLimit.edges)
  }

  /// The graph of the drawing; `nil` where nothing is drawn.
  mutating func graph() -> FlowGraph? {
    guard isPlain || mayBeDrawn else { return nil }
    let grid = Grid(source.text)
    if grid.isTooLarge {
      let isTall = grid.rowCount > Grid.limit
      return tooLarge(
        isTall ? "\(grid.rowCount) rows" : "more than \(Grid.limit) columns", "\(Grid.limit)")
    }
    return read(grid)
  }

  /// - Parameter isPart: whether it is one of the parts of a drawing.
  private mutating func read(_ grid: Grid, isPart: Bool = false) -> FlowGraph? {
    if FieldLayout.isDrawn(grid) || BannerLayout.isDrawn(grid) { return nil }
    let map = CellMap(grid.redrawn()).aligned()
    guard isPlain || isMostlyDrawn(map) else { return nil }
    lazy var isForked = Diagonals(map).hasForks
    if !map.hasStrokes {
      if !map.isDrawnInASCII, PlotLayout.isDrawn(grid) { return nil }
      var reader = ArrowReader(source, map)
      if reader.isQuotedCode { return nil }
      if !map.isDrawnInASCII, let exchange = ExchangeReader(source, map).graph() {
        return exchange
      }
      if !map.isDrawnInASCII, !isForked, !reader.hasColumns {
        var tree = TreeReader(source, map)
        let graph = tree.isTree ? tree.read() : reader.read()
        let isLarge = graph.map { $0.edges.count > DrawingLimit.boxes } ?? false
        return isLarge ? tooLarge("more than \(DrawingLimit.boxes) arrows", "that many") : graph
      }
    } else if let exchange = ExchangeReader(source, map).graph() {
      return exchange
    }
    let boxes = BoxFinder(map).boxes()
    if let excess = DrawingLimit.excess(map, boxes) {
      return tooLarge("more than \(excess)", "that many")
    }
    // A frame may stand around a plot.
    if boxes.count < 2, PlotLayout.isDrawn(grid, besides: boxes.first) { return nil }
    let drawn = BoxDrawing(source, map, boxes)
    let reading = BoxReading(drawn)
    if reading.isExcessive || reading.graph.edges.count > edges { return tooManyEdges() }
    let sequence = SequenceReader(drawn)
    if sequence == nil, var tree = tree(drawn) {
      drawing = Drawing(reading, isTree: true)
      var graph = tree.read()
      graph.tables = reading.graph.tables
      return graph
    }
    drawing = Drawing(reading, isTree: false)
    if !isPart, let joined = joined(reading, grid, sequence) { return joined }
    if let sequence { return sequence.graph() }
    var graph = reading.graph
    guard !boxes.isEmpty || isPlain && (reading.hasAxis || isForked || isFlow(graph, map)) else {
      return nil
    }
    KindReader(reading).classify(&graph)
    if !map.hasStrokes, boxes.isEmpty { graph.notation = .arrows }
    return graph
  }

  /// The parts of a drawing as one graph, each read by itself, where they are of different kinds and more is
  /// found so.
  private func joined(
    _ whole: BoxReading, _ grid: Grid, _ sequence: SequenceReader?
  ) -> FlowGraph? {
    let parts = DrawingParts(whole, joined: sequence?.rows)
    guard parts.rows.count > 1, parts.areMixed || sequence != nil else { return nil }
    var graphs: [FlowGraph] = []
    for rows in parts.rows {
      var part = self
      let read = isSaid(rows, whole) ? nil : part.read(grid.keeping(rows), isPart: true)
      guard let graph = read ?? said(rows, whole) else { return nil }
      graphs.append(graph)
    }
    if let sequence, let whole = FlowGraph(joiningSequences: graphs) {
      return (sequence.messageCount + 1..<max(sequence.messageCount + 1, edges) + 1)
        .contains(whole.edges.count) ? whole : nil
    }
    let isOther = graphs.contains {
      !$0.edges.isEmpty
        && (sequence == nil
          ? $0.notation == .arrows || [.sequence, .tree].contains($0.kind) : $0.kind != .sequence)
    }
    guard isOther else { return nil }
    var graph = FlowGraph(joining: graphs)
    KindReader(whole).classify(&graph)
    let count = sequence?.messageCount ?? whole.graph.edges.count
    return (count + 1..<max(count + 1, edges) + 1).contains(graph.edges.count) ? graph : nil
  }

  /// Whether rows are a remark, one row alone, or words with nothing but an arrow before some of them.
  private func isSaid(_ rows: Range<Int>, _ whole: BoxReading) -> Bool {
    let (grid, map) = (whole.grid, whole.map)
    let lines = rows.filter { grid.width($0) > 0 }
    let words = WordArrows(map)
    return lines.count == 1
      || lines.allSatisfy { row in
        words.arrows(row, from: grid.indents[row]).isEmpty
          && (grid.indents[row]..<grid.width(row)).allSatisfy {
            map.arms(row, $0) == 0 && map.head(row, $0)?.isVertical != true
          }
      }
  }

  /// What stands in rows without a stroke, as headings.
  private func said(_ rows: Range<Int>, _ whole: BoxReading) -> FlowGraph? {
    let cells = whole.grid.rowStarts[rows.lowerBound]..<whole.grid.rowStarts[rows.upperBound]
    guard cells.allSatisfy({ whole.map.arms[$0] == 0 }) else { return nil }
    var reader = ArrowReader(source, whole.map)
    reader.addHeading(rows.filter { whole.grid.width($0) > 0 })
    return reader.graph
  }

  /// The reader of a tree, perhaps with tables between its rows.
  private func tree(_ drawn: BoxDrawing) -> TreeReader? {
    let boxes = drawn.territory.boxes
    guard drawn.regions.plans.allSatisfy(\.isTable),
      // The tees of a chain are its branches.
      !boxes.isEmpty || !drawn.cells.hasWordArrows
    else { return nil }
    let tree = TreeReader(source, drawn.map, ignoring: Set(boxes.flatMap { $0.top...$0.bottom }))
    return tree.isTree && !tree.leadsOn ? tree : nil
  }

  /// Lines between words alone: at least one arrow, or a corner or junction, not a fraction bar.
  private func isFlow(_ graph: FlowGraph, _ map: CellMap) -> Bool {
    if graph.edges.contains(where: { $0.arrow != .none }) || graph.times.count > 1 { return true }
    return graph.edges.count > 1
      && (map.arms.contains { $0 & Arms.vertical != 0 && $0 & Arms.horizontal != 0 }
        // Steps with bare lines between them.
        || graph.nodes.allSatisfy { $0.lines.first.map(TextBlocks.isTitle) ?? false })
  }

  /// Info strings of fences that hold text, not code.
  private static let plainNames: Set<String> = [
    "text", "txt", "plain", "plaintext", "ascii", "asciiart", "ascii-art", "diagram", "flow",
    "none", "box", "console", "art", "unicode", "aasvg", "goat", "svgbob", "bob", "ditaa",
    "asciiflow", "monodraw", "typogram", "artwork", "ascii-diagram", "drawing",
  ]

  private var isPlain: Bool {
    let word = source.info.split(separator: " ").first.map { $0.lowercased() } ?? ""
    return word.isEmpty || Self.plainNames.contains(word)
  }

  /// Whether there is a byte that box characters begin with, or a corner of ASCII.
  private var mayBeDrawn: Bool {
    source.text.contains(0xE2)
      || zip(source.text, source.text.dropFirst()).contains { $0 == 0x2B && $1 == 0x2D }
  }

  /// Whether half of the rows or more hold strokes, so that the name of a language is a mistake.
  private func isMostlyDrawn(_ map: CellMap) -> Bool {
    let grid = map.grid
    var drawn = 0
    var walled = 0
    var filled = 0
    for row in 0..<grid.rowCount where grid.width(row) > 0 {
      filled += 1
      let cells = grid.rowStarts[row]..<grid.rowStarts[row + 1]
      if cells.contains(where: {
        grid.scalars[$0] >= 0x2500 && map.arms[$0] != 0
          || grid.scalars[$0] == 0x2B && map.arms[$0].nonzeroBitCount > 1
      }) {
        drawn += 1
      } else if isWalled(row, map) {
        walled += 1
      }
    }
    return drawn > 1 && (drawn * 2 >= filled || drawn > 3 && (drawn + walled) * 3 >= filled * 2)
  }

  /// Whether a row begins and ends with walls or lines.
  private func isWalled(_ row: Int, _ map: CellMap) -> Bool {
    [map.grid.indents[row], map.grid.width(row) - 1].allSatisfy {
      map.arms(row, $0) & Arms.vertical != 0
    }
  }

  private func tooManyEdges() -> FlowGraph? {
    edges == DrawingLimit.edges
      ? tooLarge("more than \(edges) edges", "that many")
      : tooLarge("more edges than there is room for in the document", "\(edges)")
  }

  private func tooLarge(_ size: String, _ limit: String) -> FlowGraph? {
    guard isPlain else { return nil }
    var graph = FlowGraph(notation: .boxDrawing, kind: .flow, isValid: false)
    graph.diagnostics.append(
      Diagnostic(
        rule: .diagramTooLarge, severity: .warning,
        message: "the diagram has \(size); it is read up to \(limit)",
        file: source.file.path,
        range: SourceRange(
          start: source.location(line: 0, byte: 0), end: source.location(line: 0, byte: 0)),
        help: "divide the diagram into parts"))
    return graph
  }
}
