/// The words of nodes: what stands in a box, without what is drawn in it or said of a line.
struct NodeWords {
  private let drawing: BoxDrawing
  private let blocks: [[Int]]
  /// For each vertex whether its line draws something.
  private let isDrawn: [Bool]
  /// For each run whether it is of a node without a frame.
  private let isNode: [Bool]
  /// For each run whether it is a label, a time, or otherwise said of something.
  private(set) var isUsed: [Bool]
  /// The words above a frame that has none of its own.
  private var titles: [Int: [Int]] = [:]

  private var map: CellMap { drawing.map }
  private var grid: Grid { drawing.map.grid }
  private var territory: Territory { drawing.territory }

  init(_ labelled: Labelled) {
    let nodes = labelled.nodes
    drawing = nodes.drawing
    blocks = nodes.texts.blocks
    isDrawn = nodes.net.components.map { labelled.drawn.isDrawn[$0] }
    isNode = nodes.texts.blockOf.map { labelled.textNodes.contains($0) }
    isUsed = labelled.isUsed
  }

  /// The words of boxes, as if no line in them had a meaning.
  init(_ drawing: BoxDrawing) {
    self.drawing = drawing
    blocks = []
    isDrawn = [Bool](repeating: false, count: drawing.cells.vertices.count)
    isNode = [Bool](repeating: false, count: drawing.runs.count)
    isUsed = isNode
  }

  /// Whether a block of words has no meaning yet.
  func isFree(_ block: [Int]) -> Bool { block.allSatisfy { !isNode[$0] && !isUsed[$0] } }

  /// Takes words out of the box around them.
  mutating func take(_ block: [Int]) {
    for run in block { isUsed[run] = true }
  }

  /// Takes words for the title of a frame that has none; returns whether it had none.
  mutating func addTitle(_ block: [Int], to box: Int) -> Bool {
    guard lines(of: .box(box)).isEmpty else { return false }
    titles[box] = block
    take(block)
    return true
  }

  /// The lines of a node's label.
  func lines(of node: DrawnNode) -> [String] {
    switch node {
    case .text(let block):
      let lines = drawing.lines(blocks[block])
      let words = lines.filter { !Self.isRule($0) }
      return words.isEmpty ? lines : words
    case .region(let box, let index):
      return lines(of: drawing.regions.plans[box].regions[index])
    case .box(let box):
      let drawn = territory.boxes[box]
      let words =
        (drawn.borderTitle.map { [$0] } ?? [])
        + lines(in: box, rows: drawn.rows, columns: { drawn.columns($0) })
      return words.isEmpty ? titles[box].map { drawing.lines($0) } ?? [] : words
    }
  }

  func lines(of region: Regions.Region) -> [String] {
    let drawn = territory.boxes[region.box]
    let span = drawn.columns(region.rows.lowerBound)
    return lines(in: region.box, rows: region.rows) { row in
      // The outer cells reach to the walls, wherever these are in this row.
      let all = drawn.columns(row)
      let start =
        region.columns.lowerBound <= span.lowerBound
        ? all.lowerBound : region.columns.lowerBound
      let end =
        region.columns.upperBound >= span.upperBound
        ? all.upperBound : region.columns.upperBound
      return start..<max(start, end)
    }
  }

  /// The words of a box in some rows, without what is drawn in it.
  private func lines(
    in box: Int, rows: Range<Int>, columns: (Int) -> Range<Int>
  ) -> [String] {
    var lines: [(indent: Int, after: Int, text: String, isCentered: Bool)] = []
    for row in rows {
      let span = columns(row)
      let end = max(span.lowerBound, min(span.upperBound, grid.width(row)))
      let pieces = words(row, span.lowerBound..<end, of: box)
      guard let first = pieces.first, let last = pieces.last else {
        lines.append((0, 0, "", true))
        continue
      }
      let text = pieces.dropFirst().reduce(grid.text(row, first)) { $0 + " " + grid.text(row, $1) }
      if Self.isRule(text) { continue }
      let before = first.lowerBound - span.lowerBound
      let after = span.upperBound - last.upperBound
      lines.append((before, after, text, before > 2 && abs(before - after) <= 3))
    }
    while lines.first?.text.isEmpty == true { lines.removeFirst() }
    while lines.last?.text.isEmpty == true { lines.removeLast() }
    for index in lines.indices.dropFirst().reversed()
    where lines[index].text.isEmpty && lines[index - 1].text.isEmpty {
      lines.remove(at: index)
    }
    if lines.allSatisfy({ abs($0.indent - $0.after) <= 1 }) { return lines.map(\.text) }
    let indent = lines.filter { !$0.text.isEmpty && !$0.isCentered }.map(\.indent).min() ?? 0
    return lines.enumerated().map { number, line in
      // One column is a miscount, not an indentation, and nothing stands over the first line.
      number == 0 || line.isCentered || line.indent == indent + 1 || line.indent > indent + 5
        ? line.text : String(repeating: " ", count: max(0, line.indent - indent)) + line.text
    }
  }

  /// The stretches of words of a box in a row.
  private func words(_ row: Int, _ columns: Range<Int>, of box: Int) -> [Range<Int>] {
    // No word is beside the row.
    let columns = columns.clamped(to: 0..<grid.width(row))
    if columns.isEmpty { return [] }
    let start = grid.rowStarts[row]
    return grid.stretches(row, columns) { isDrawnOver(start + $0, row, $0, box) }
      .filter { !isLine(row, $0) }
  }

  /// Whether a line of its own runs through all cells of a stretch and turns at one end: `---'`.
  private func isLine(_ row: Int, _ columns: Range<Int>) -> Bool {
    func isStroke(_ column: Int) -> Bool { map.arms(row, column) == Arms.horizontal }
    func isTurn(_ column: Int) -> Bool {
      map.arms(row, column) & Arms.vertical != 0
        || "'`.,".utf8.contains { UInt32($0) == grid.scalar(row, column) }
    }
    return columns.count > 2
      && (columns.dropLast().allSatisfy(isStroke) && isTurn(columns.upperBound - 1)
        || columns.dropFirst().allSatisfy(isStroke) && isTurn(columns.lowerBound))
  }

  /// Whether a cell within a box is not one of its words: a box in it, a line or label of an edge.
  @inline(__always)
  private func isDrawnOver(_ cell: Int, _ row: Int, _ column: Int, _ box: Int) -> Bool {
    let border = Int(territory.borders[cell]) - 1
    if border >= 0 { return border != box || map.arms[cell] != 0 }
    let inner = Int(territory.interiors[cell]) - 1
    if inner >= 0, inner != box { return true }
    if !drawing.cells.partingSigns.isEmpty, drawing.cells.partingSigns.contains(cell) {
      return true
    }
    let vertex = Int(drawing.cells.vertexAt[cell]) - 1
    if vertex >= 0 {
      if isDrawn[vertex] { return true }
      // A piece of a wall or a line that leads nowhere is no word.
      let isAlone = grid.isBlank(row, column - 1) && grid.isBlank(row, column + 1)
      if drawing.cells.vertices[vertex].head == nil, territory.holdsDrawing(box) || isAlone {
        return true
      }
    }
    let run = Int(drawing.cells.runAt[cell]) - 1
    return run >= 0 && (isUsed[run] || isNode[run]) && !drawing.isWithinLeaf(run)
  }

  /// Whether a line is a rule: dashes or double dashes alone.
  static func isRule(_ text: String) -> Bool {
    var count = 0
    for scalar in text.unicodeScalars {
      switch scalar {
      case "─", "━", "═", "-", "=", "_", "╌", "┄": count += 1
      case " ": continue
      default: return false
      }
    }
    return count >= 3
  }
}
