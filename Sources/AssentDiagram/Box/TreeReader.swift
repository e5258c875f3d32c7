import AssentDiagnostics

/// Reads a tree of lines such as `├── name`: every item is a node, with an edge from its parent.
struct TreeReader {
  /// What a row of the drawing is.
  private enum Row {
    case blank
    /// Strokes only, at these columns.
    case stems([Int])
    case item(tee: Int, label: Int)
    case words(Int)
  }

  private let source: DiagramSource
  private let map: CellMap
  private let rows: [Row]
  private var graph = FlowGraph(notation: .boxDrawing, kind: .tree, isValid: true)
  /// The items that the next one may hang below, outermost first.
  private var open: [(label: Int, id: String)] = []

  private var grid: Grid { map.grid }

  /// - Parameter ignored: rows of tables, which stand between the rows of a tree.
  init(_ source: DiagramSource, _ map: CellMap, ignoring ignored: Set<Int> = []) {
    self.source = source
    self.map = map
    rows = (0..<map.grid.rowCount).map { ignored.contains($0) ? .blank : Self.row($0, map) }
  }

  /// Whether the drawing is a tree, perhaps with words around it, and no lines but its own.
  var isTree: Bool {
    var items = 0
    for row in rows.indices {
      switch rows[row] {
      case .item: items += 1
      case .blank, .stems: continue
      case .words(let column):
        if map.head(row, column)?.isVertical == true { return false }
        let cells = grid.rowStarts[row] + column..<grid.rowStarts[row + 1]
        if cells.contains(where: { map.arms[$0] & Arms.vertical != 0 && grid.scalars[$0] > 127 }) {
          return false
        }
      }
    }
    return items >= 2
  }

  /// Whether arrows are drawn in half of the items or more, or from a word that items with heads hang
  /// from: they are the branches of a flow.
  var leadsOn: Bool {
    var items = 0
    var arrows = 0
    for row in rows.indices {
      switch rows[row] {
      case .item(_, let label):
        items += 1
        if arrow(row, from: label) != nil { arrows += 1 }
      case .words(let column):
        if let head = arrow(row, from: column), leadsHeads(row + 1) || hangs(row + 1, behind: head)
        {
          return true
        }
      case .blank, .stems: continue
      }
      if isLabelled(row) { return true }
    }
    return arrows * 2 >= items && arrows > 0
  }

  /// Whether words stand close beside a stem over an item with a head: they are said of its line.
  private func isLabelled(_ row: Int) -> Bool {
    guard case .words(let column) = rows[row], rows.indices.contains(row + 1), hasHead(row + 1),
      case .item(let tee, let label) = rows[row + 1]
    else { return false }
    return map.arms(row, tee) == Arms.vertical && (tee + 2...tee + 3).contains(column)
      && column < label - 2
  }

  /// The head to the right of a line that is drawn behind the words of a row.
  private func arrow(_ row: Int, from column: Int) -> Int? {
    (column..<max(column, grid.width(row))).first {
      map.head(row, $0) == .east && map.has(.east, row, $0 - 1)
    }
  }

  /// Whether the stem of items begins in a row below words behind a column.
  private func hangs(_ row: Int, behind column: Int) -> Bool {
    let start = grid.width(row) > 0 ? grid.indents[row] : 0
    return start > column && map.has(.north, row, start)
  }

  /// Whether the next item, below stems at most, has a head before its words.
  private func leadsHeads(_ row: Int) -> Bool {
    for below in row..<max(row, rows.count) {
      switch rows[below] {
      case .stems: continue
      case .item(let tee, let label):
        return hasHead(below, tee..<label)
      case .blank, .words: return false
      }
    }
    return false
  }

  /// Whether a head stands before the words of an item.
  private func hasHead(_ row: Int) -> Bool {
    guard case .item(let tee, let label) = rows[row] else { return false }
    return hasHead(row, tee..<label)
  }

  private func hasHead(_ row: Int, _ columns: Range<Int>) -> Bool {
    columns.contains { map.head(row, $0) == .east }
  }

  /// Whether there are fewer words around the tree than two for each item.
  private var isMostlyTree: Bool {
    var items = 0
    var words = 0
    for row in rows {
      if case .item = row { items += 1 }
      if case .words = row { words += 1 }
    }
    return words <= items * 2
  }

  private static func row(_ row: Int, _ map: CellMap) -> Row {
    let grid = map.grid
    var stems: [Int] = []
    if isRule(row, grid) { return .blank }
    for column in 0..<grid.width(row) {
      let scalar = grid.scalar(row, column)
      if scalar == Grid.space { continue }
      if let label = label(row, column, map) { return .item(tee: column, label: label) }
      let isStem = map.arms(row, column) & Arms.vertical != 0 && map.arms(row, column) & 10 == 0
      guard isStem || scalar == 0x7C else { return .words(column) }
      stems.append(column)
    }
    return stems.isEmpty ? .blank : .stems(stems)
  }

  private static func isRule(_ row: Int, _ grid: Grid) -> Bool {
    NodeWords.isRule(grid.text(row, 0..<grid.width(row)))
  }

  /// The column of the words behind a tee: `├── `, `└─`, `+--`, `|--`, `` `-- ``.
  private static func label(_ row: Int, _ column: Int, _ map: CellMap) -> Int? {
    let grid = map.grid
    let arms = map.arms(row, column)
    let scalar = grid.scalar(row, column)
    let isTee =
      (arms & Arms.north != 0 && arms & Arms.east != 0 && arms & Arms.west == 0)
      || [0x7C, 0x60, 0x2B, 0x5C, 0x27].contains(scalar)
    guard isTee else { return nil }
    var at = column + 1
    while map.arms(row, at) & Arms.horizontal == Arms.horizontal || grid.scalar(row, at) == 0x2D {
      at += 1
    }
    guard at > column + 1 else { return nil }
    if map.head(row, at) == .east { at += 1 }
    while at < grid.width(row), grid.isBlank(row, at) { at += 1 }
    guard at < grid.width(row), map.arms(row, at) == 0 else { return nil }
    return at
  }

  mutating func read() -> FlowGraph {
    for row in rows.indices {
      switch rows[row] {
      case .blank, .stems: continue
      case .item(let tee, let label):
        while let last = open.last, last.label > tee { open.removeLast() }
        addNode(row, label, parent: open.last?.id)
      case .words(let column): addWords(row, column)
      }
    }
    graph.direction = .right
    if !isMostlyTree { graph.kind = .list }
    return graph
  }

  /// Words without a tee: a root, an item whose tee was left out, more of the item above, or a
  /// heading.
  private mutating func addWords(_ row: Int, _ column: Int) {
    if leadsItems(row, column) {
      while let last = open.last, last.label > column { open.removeLast() }
      if column == 0 || isRootColumn(column) { open = [] }
      addNode(row, column, parent: open.last?.id)
    } else if let last = open.last, column >= last.label, !graph.nodes.isEmpty,
      row > 0, !isBlank(row - 1)
    {
      graph.nodes[graph.nodes.count - 1].lines.append(
        grid.text(row, column..<grid.width(row)))
    } else {
      open = []
      graph.headings.append(
        FlowGraph.Heading(
          text: grid.text(row, column..<grid.width(row)), before: nil,
          range: range(row, column)))
    }
  }

  private func isBlank(_ row: Int) -> Bool {
    if case .blank = rows[row] { true } else { false }
  }

  private func isRootColumn(_ column: Int) -> Bool {
    guard let first = graph.nodes.first else { return true }
    return column <= first.range.start.column - 1
  }

  /// Whether items hang below the words of a row.
  private func leadsItems(_ row: Int, _ column: Int) -> Bool {
    var below = row + 1
    while below < rows.count {
      switch rows[below] {
      case .item(let tee, _): return tee >= column && tee <= column + 8
      case .stems(let stems):
        guard stems.contains(where: { $0 >= column && $0 <= column + 8 }) else { return false }
        below += 1
      case .blank, .words: return false
      }
    }
    return false
  }

  private mutating func addNode(_ row: Int, _ column: Int, parent: String?) {
    let id = "n\(graph.nodes.count + 1)"
    var end = grid.width(row)
    if let note = noteStart(row, column) {
      graph.annotations.append(
        FlowGraph.Annotation(
          target: id, lines: [grid.text(row, note.words..<end)], range: range(row, note.words)))
      end = note.column
    }
    graph.nodes.append(
      FlowGraph.Node(
        id: id, lines: [grid.text(row, column..<end)], shape: .text, range: range(row, column)))
    if let parent {
      var edge = FlowGraph.Edge(from: parent, to: id, range: range(row, column))
      edge.arrow = hasHead(row) ? .point : .none
      graph.edges.append(edge)
    }
    for index in graph.headings.indices where graph.headings[index].before == nil {
      graph.headings[index].before = id
    }
    open.append((column, id))
  }

  /// Where a call-out `◄── note`, `← note` or `# note` begins, and its words.
  private func noteStart(_ row: Int, _ column: Int) -> (column: Int, words: Int)? {
    for at in column + 1..<max(column + 1, grid.width(row)) where grid.isBlank(row, at - 1) {
      if map.head(row, at) == .west {
        var words = at + 1
        while words < grid.width(row),
          map.arms(row, words) & Arms.horizontal != 0 || grid.isBlank(row, words)
        {
          words += 1
        }
        if words < grid.width(row) { return (at, words) }
      }
      if grid.scalar(row, at) == 0x23, grid.isBlank(row, at + 1), at >= column + 2 {
        return (at, at)
      }
    }
    return nil
  }

  private func range(_ row: Int, _ column: Int) -> SourceRange {
    grid.range(row, column..<max(column, grid.width(row)), in: source)
  }
}
