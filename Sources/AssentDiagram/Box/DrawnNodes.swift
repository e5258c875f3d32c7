/// The lines of a drawing with the nodes that their ends touch: boxes, parts of boxes, blocks of words.
///
/// It takes what stands in a drawing, and gives the net of its lines and the blocks of its words. Nothing
/// changes it.
final class DrawnNodes: Sendable {
  let drawing: BoxDrawing
  let net: LineNet
  let texts: TextBlocks
  /// How many lines end at each run.
  let lineCounts: [Int]
  /// The borders of boxes with a name over their cells at which one line ends, and no mark is for it: it is
  /// the line of the whole box, for which its name stands.
  private let wholeBorders: Set<Border>
  /// For each box whether its bands are nodes of their own.
  private let isSectioned: [Bool]
  /// The words beside boxes that lead to them.
  let feeders: Feeders

  var territory: Territory { drawing.territory }

  private struct Border: Hashable {
    var box: Int
    var row: Int
  }

  init(_ drawing: BoxDrawing) {
    self.drawing = drawing
    net = LineNet(drawing)
    texts = TextBlocks(net)
    feeders = Feeders(net)
    // A list within a frame, or three or more parts, without a line at the top or bottom: a header
    // over a body is one node, and so is a box that lines go into as a whole.
    let territory = drawing.territory
    var isSectioned = drawing.regions.plans.enumerated().map { box, plan in
      plan.bandCount > 1 && !plan.hasDividers && !territory.holdsDrawing(box)
        && (plan.bandCount > 2 || territory.parents[box] >= 0)
    }
    var lineCounts = [Int](repeating: 0, count: drawing.runs.count)
    /// The columns at which lines end.
    var ends: [Border: [Int]] = [:]
    for terminal in net.terminals {
      switch terminal.target {
      case .text(let run): lineCounts[run] += 1
      case .box(let box, let row, let column):
        let drawn = territory.boxes[box]
        guard row == drawn.top || row >= drawn.bottom else { continue }
        isSectioned[box] = false
        if drawing.regions.plans[box].isNamed {
          ends[Border(box: box, row: row), default: []].append(column)
        }
      }
    }
    self.isSectioned = isSectioned
    self.lineCounts = lineCounts
    wholeBorders = Set(
      ends.filter { border, columns in
        columns.count == 1 && drawing.map.arms(border.row, columns[0]) == Arms.horizontal
      }.keys)
  }

  /// Whether the parts of a box are nodes rather than the box.
  func hasParts(_ box: Int) -> Bool {
    drawing.regions.plans[box].hasDividers || isSectioned[box]
  }

  /// The node that the end of a line touches.
  func node(at target: LineNet.Target) -> DrawnNode {
    switch target {
    case .text(let run): return .text(texts.blockOf[run])
    case .box(let box, let row, let column):
      let plan = drawing.regions.plans[box]
      if plan.isTable {
        let parent = territory.parents[box]
        return .box(parent >= 0 ? parent : box)
      }
      if wholeBorders.contains(Border(box: box, row: row)) { return .region(box: box, index: 0) }
      if let inner = sharingWall(of: box, row, column) {
        return node(at: .box(inner, row: row, column: column))
      }
      let drawn = territory.boxes[box]
      if plan.hasDividers || isSectioned[box] && row > drawn.top && row < drawn.bottom,
        let index = region(box, row, column)
      {
        return .region(box: box, index: index)
      }
      return .box(box)
    }
  }

  /// The box in a frame whose wall is that of the frame as well.
  private func sharingWall(of frame: Int, _ row: Int, _ column: Int) -> Int? {
    let drawn = territory.boxes[frame]
    guard column == drawn.left || column == drawn.right else { return nil }
    return territory.children[frame].first {
      let inner = territory.boxes[$0]
      return row > inner.top && row < inner.bottom
        && (inner.left == column || inner.right == column)
    }
  }

  /// The part of a divided box nearest to a cell; where that is empty, the one with words over or under it, or beside
  /// it, whose pointer it holds.
  private func region(_ box: Int, _ row: Int, _ column: Int) -> Int? {
    func distance(_ at: Int, _ span: Range<Int>) -> Int {
      at < span.lowerBound ? span.lowerBound - at : max(0, at - span.upperBound + 1)
    }
    let regions = drawing.regions.plans[box].regions
    let distances = regions.map {
      (rows: distance(row, $0.rows), columns: distance(column, $0.columns))
    }
    let nearest = distances.indices.min {
      (distances[$0].rows, distances[$0].columns) < (distances[$1].rows, distances[$1].columns)
    }
    guard let nearest, !holdsWords(regions[nearest]) else { return nearest }
    let across = distances.indices.filter { distances[$0].columns == 0 && holdsWords(regions[$0]) }
    if let near = across.min(by: { distances[$0].rows < distances[$1].rows }) { return near }
    let beside = [nearest - 1, nearest + 1].first {
      regions.indices.contains($0) && regions[$0].rows == regions[nearest].rows
        && holdsWords(regions[$0])
    }
    return beside ?? nearest
  }

  private func holdsWords(_ region: Regions.Region) -> Bool {
    region.rows.contains { row in region.columns.contains { drawing.map.isText(row, $0) } }
  }

  /// The first run of a block of words.
  func firstRun(_ block: Int) -> TextRun { drawing.runs[texts.blocks[block][0]] }

  /// The upper left corner of a node.
  func place(of node: DrawnNode) -> (Int, Int) {
    switch node {
    case .box(let box): return (territory.boxes[box].top, territory.boxes[box].left)
    case .region(let box, let index):
      let region = drawing.regions.plans[box].regions[index]
      return (region.rows.lowerBound, region.columns.lowerBound)
    case .text(let block):
      let run = firstRun(block)
      return (run.row, run.columns.lowerBound)
    }
  }

  /// Whether a node lies in a frame.
  func isWithin(_ inner: DrawnNode, _ frame: DrawnNode) -> Bool {
    if case .region(let a, _) = inner, case .region(let b, _) = frame { return a == b }
    guard case .box(let outer) = frame else { return false }
    var box: Int
    switch inner {
    case .box(let own): box = territory.parents[own]
    case .region(let own, _): box = own
    case .text(let block): box = firstRun(block).box ?? -1
    }
    while box >= 0 {
      if box == outer { return true }
      box = territory.parents[box]
    }
    return false
  }
}
