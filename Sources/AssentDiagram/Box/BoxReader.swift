import AssentDiagnostics

/// Reads a drawing of boxes and lines as a graph.
struct BoxReader {
  /// What a node of the graph was drawn as.
  enum Entity: Hashable {
    case box(Int)
    case region(box: Int, index: Int)
    /// Words without a frame, by their block.
    case text(Int)
  }

  /// An edge before its nodes have ids.
  struct DrawnEdge {
    var from: Entity
    var to: Entity
    var source: LineNet.Terminal
    var target: LineNet.Terminal
    var arrow: FlowGraph.Edge.Head
    var arrowTail: FlowGraph.Edge.Head
    var labels: [Int] = []
  }

  let source: DiagramSource
  let map: CellMap
  let territory: Territory
  let regions: Regions
  let legendRows: Set<Int>
  var net: LineNet
  /// The block of each run; runs of one block are the lines of one text.
  var blockOf: [Int] = []
  var blocks: [[Int]] = []
  var edges: [DrawnEdge] = []
  /// Whether a component of lines draws an edge or points out a call-out.
  var isDrawn: [Bool] = []
  /// Runs that have found their meaning: labels, call-outs, times.
  var isUsed: [Bool] = []
  /// Runs that a line ends at.
  var isEnd: [Bool] = []
  var annotations: [(target: Entity, runs: [Int])] = []
  var times: [(target: Entity, run: Int)] = []
  /// The words above a frame that has none of its own.
  var frameTitles: [Int: [Int]] = [:]
  /// Blocks of words in a frame that are not part of its name.
  var looseBlocks: Set<Int> = []
  /// How many lines touch the top or bottom of each box.
  var borderUse: [Int: Int] = [:]
  /// Whether there is an axis with words at its ticks.
  var hasAxis = false
  /// Components of lines with a head to the side that points at nothing.
  var freeHeads: Set<Int> = []
  /// Blocks of words that are nodes.
  var textNodeBlocks: Set<Int> = []

  var grid: Grid { map.grid }
  var runs: [TextRun] { net.cells.runs }

  init(_ source: DiagramSource, _ map: CellMap, _ boxes: [DrawnBox]) {
    self.source = source
    self.map = map
    var territory = Territory(map, boxes)
    regions = Regions(&territory)
    self.territory = territory
    legendRows = Self.legendRows(map.grid)
    let chains = boxes.isEmpty ? WordChains(map) : nil
    net = LineNet(LineCells(map, territory, ignoring: legendRows, chains: chains))
    isDrawn = [Bool](repeating: false, count: net.componentCount)
    isUsed = [Bool](repeating: false, count: net.cells.runs.count)
    blockOf = [Int](repeating: -1, count: net.cells.runs.count)
  }

  /// The graph of the drawing, without its kind.
  mutating func graph() -> FlowGraph {
    net.meetAtLabels()
    cutHeadlessChains()
    cutRepeatedNames()
    cutNamesAboveLabels()
    makeBlocks()
    isDrawn = [Bool](repeating: false, count: net.componentCount)
    for terminal in net.terminals {
      if case .box(let box, let row, _) = terminal.target {
        if row == territory.boxes[box].top || row >= territory.boxes[box].bottom {
          borderUse[box, default: 0] += 1
        }
      }
      for run in terminal.labels { isUsed[run] = true }
    }
    drawEdges()
    assignLabels()
    contractAnswers()
    takeTimes()
    return assemble()
  }

  /// From a line such as `Key:` to the next blank row.
  private static func legendRows(_ grid: Grid) -> Set<Int> {
    var rows: Set<Int> = []
    var row = 0
    while row < grid.rowCount {
      let isShort = grid.width(row) - grid.indents[row] < 12
      let text = isShort ? grid.text(row, 0..<grid.width(row)).lowercased() : ""
      if ["key:", "legend:", "symbols:", "legend", "notation:"].contains(text) {
        while row < grid.rowCount, grid.width(row) > 0 {
          rows.insert(row)
          row += 1
        }
      }
      row += 1
    }
    return rows
  }

  /// In lines without any head, words between two strokes are nodes where another end is words too:
  /// `App`, a line, `Server`, a line, `Disk`.
  private mutating func cutHeadlessChains() {
    var hasHead = [Bool](repeating: false, count: net.componentCount)
    var hasText = hasHead
    for terminal in net.terminals {
      let component = Int(net.components[terminal.vertex])
      if terminal.isHead { hasHead[component] = true }
      if case .text = terminal.target { hasText[component] = true }
    }
    let components = net.components
    let isCut = components.map { !hasHead[Int($0)] && hasText[Int($0)] }
    net.cut { isCut[$0.a] }
  }

  /// Words between two strokes that a head points at elsewhere are a node here, too.
  private mutating func cutRepeatedNames() {
    var names: Set<String> = []
    for terminal in net.terminals where terminal.isHead {
      if case .text(let run) = terminal.target { names.insert(runs[run].text) }
    }
    if names.isEmpty { return }
    let runs = runs
    net.cut { link in
      link.labels.count == 1
        && link.labels.allSatisfy { names.contains(runs[$0].text) && runs[$0].text.utf8.count > 4 }
    }
  }

  /// Words in a line down the page that has its label beside it are a node.
  private mutating func cutNamesAboveLabels() {
    let cells = net.cells
    net.cut { link in
      let ends = [cells.vertices[link.a], cells.vertices[link.b]]
      guard ends[0].column == ends[1].column,
        let low = ends.max(by: { $0.row < $1.row }),
        !link.labels.contains(where: { Self.isAnswer(cells.runs[$0].text) })
      else { return false }
      var row = low.row
      while let vertex = cells.vertex(row, low.column), cells.vertices[vertex].arms == Arms.vertical
      {
        let beside = (2...3).lazy.compactMap { cells.run(row, low.column + $0) }.first
        if let beside, cells.runs[beside].columns.lowerBound > low.column + 1,
          cells.map.grid.isBlank(row, low.column + 1)
        {
          return true
        }
        row += 1
      }
      return false
    }
  }

  /// Joins runs in rows one below the other that stand in line.
  private mutating func makeBlocks() {
    blockOf = [Int](repeating: -1, count: runs.count)
    var interrupts = [Bool](repeating: false, count: runs.count)
    for link in net.links {
      for run in link.labels { interrupts[run] = true }
    }
    // Words that each have a line beside them are two, such as the items of a tree.
    var isBeside = interrupts
    for terminal in net.terminals where !terminal.way.isVertical {
      if case .text(let run) = terminal.target { isBeside[run] = true }
    }
    let sides = runs.map(sideLine)
    for index in runs.indices {
      let run = runs[index]
      var above: Int?
      if !interrupts[index], !isTitle(run.text) {
        for column in run.columns {
          guard let other = net.cells.run(run.row - 1, column), other != above else { continue }
          if standsInLine(runs[other], run), !interrupts[other],
            !(isBeside[index] && isBeside[other]), sides[index] == sides[other],
            blocks[blockOf[other]].last == other
          {
            above = other
            break
          }
        }
      }
      if let above {
        blockOf[index] = blockOf[above]
        blocks[blockOf[above]].append(index)
      } else {
        blockOf[index] = blocks.count
        blocks.append([index])
      }
    }
  }

  /// Whether words stand close to the right of a line down the page: they are said of the line.
  private func sideLine(_ run: TextRun) -> Bool {
    var column = run.columns.lowerBound - 1
    for _ in 0..<3 {
      if let vertex = net.cells.vertex(run.row, column) {
        let cell = net.cells.vertices[vertex]
        return cell.border == nil && (cell.head?.isVertical ?? (cell.arms == Arms.vertical))
      }
      guard grid.isBlank(run.row, column) else { return false }
      column -= 1
    }
    return false
  }

  private func standsInLine(_ a: TextRun, _ b: TextRun) -> Bool {
    if a.box != b.box { return false }
    // What a line with a colon announces is indented, or begins a text of its own.
    if a.text.utf8.last == 0x3A {
      return (2...6).contains(b.columns.lowerBound - a.columns.lowerBound)
    }
    let isLeftAligned = abs(a.columns.lowerBound - b.columns.lowerBound) <= 2
    let centers =
      (a.columns.lowerBound + a.columns.upperBound) - (b.columns.lowerBound + b.columns.upperBound)
    guard isLeftAligned || abs(centers) <= 5 else { return false }
    return !TimeText.isTime(a.text) && !TimeText.isTime(b.text)
  }

  /// `1. Title` and the like begin a text of their own.
  func isTitle(_ text: String) -> Bool {
    let digits = text.utf8.prefix { $0 >= 48 && $0 <= 57 }.count
    guard digits > 0, digits <= 3 else { return false }
    let after = text.utf8.dropFirst(digits)
    return (after.first == 46 || after.first == 41) && after.dropFirst().first == 32
  }
}
