/// Tells the names of frames from what is said above and in them.
///
/// It takes the words with what lines make of them, and gives the words of nodes, with the titles of
/// frames and without what is only said in a frame.
struct FrameWords {
  private(set) var words: NodeWords
  /// What is said in frames below the rule under their names.
  private(set) var notes: [DrawnNote] = []
  /// Blocks of words over boxes in a frame, which are not part of its name.
  private(set) var looseBlocks: Set<Int> = []

  /// The words above frames that are their titles.
  private(set) var titleRuns: [Int] = []

  private let drawing: BoxDrawing
  private let blocks: [[Int]]

  private var runs: [TextRun] { drawing.runs }
  private var territory: Territory { drawing.territory }

  init(_ labelled: Labelled) {
    drawing = labelled.nodes.drawing
    blocks = labelled.nodes.texts.blocks
    words = NodeWords(labelled)
    let isFrame = territory.boxes.indices.map { box in
      !drawing.regions.plans[box].isTable && !drawing.regions.plans[box].hasDividers
        && drawing.isFrame(box)
    }
    addRemarks(labelled.textNodes, labelled.nodes.texts.blockOf)
    addTitles(isFrame)
    addNotes(isFrame, hasEdges: !labelled.drawn.edges.isEmpty)
  }

  /// Takes words right above a frame or another box without words of its own for its title.
  private mutating func addTitles(_ isFrame: [Bool]) {
    for block in blocks where words.isFree(block) {
      let run = runs[block[block.count - 1]]
      guard let box = box(below: run), isFrame[box] || isPlain(box),
        territory.parents[box] == run.box ?? -1,
        // Over the only box in a frame they are the name of that.
        run.box.map({ territory.children[$0].count > 1 || territory.boxes[$0].borderTitle != nil })
          ?? true,
        territory.boxes[box].left <= run.columns.lowerBound,
        run.columns.upperBound <= territory.boxes[box].right + 1
      else { continue }
      if words.addTitle(block, to: box) { titleRuns += block }
    }
  }

  /// Takes words behind the name of a node, in a box with a flow of such names, for what is said of it.
  private mutating func addRemarks(_ textNodes: Set<Int>, _ blockOf: [Int]) {
    guard territory.hasFlows else { return }
    for block in blocks where words.isFree(block) && block.count == 1 {
      let run = runs[block[0]]
      guard let box = run.box, territory.holdsFlow(box), block[0] > 0,
        runs[block[0] - 1].row == run.row, runs[block[0] - 1].box == box,
        textNodes.contains(blockOf[block[0] - 1])
      else { continue }
      words.take(block)
      notes.append(DrawnNote(target: .text(blockOf[block[0] - 1]), runs: block))
    }
  }

  /// Tells what is said in a frame from its name: words below the rule under its name, or over the
  /// middle of a box in it, are not the name.
  private mutating func addNotes(_ isFrame: [Bool], hasEdges: Bool) {
    var named: Set<Int> = []
    var lastRows: [Int: Int] = [:]
    for (index, block) in blocks.enumerated() where words.isFree(block) {
      let last = runs[block[block.count - 1]]
      let row = runs[block[0]].row
      guard let box = runs[block[0]].box, isFrame[box] else { continue }
      let isNamed = !named.insert(box).inserted
      let isBelowName =
        isNamed && hasEdges && territory.boxes[box].separators.contains { $0.row < row }
      let isOverBox = isOverBox(last, in: box)
      let goesOn = lastRows[box].map { row - $0 <= 1 } ?? false
      guard isBelowName || isNamed && !goesOn && isOverBox else {
        lastRows[box] = last.row
        continue
      }
      words.take(block)
      if isOverBox {
        looseBlocks.insert(index)
      } else if let note = notes.lastIndex(where: { $0.target == .box(box) }),
        let previous = notes[note].runs.last, row - runs[previous].row <= 1
      {
        notes[note].runs += block
      } else {
        notes.append(DrawnNote(target: .box(box), runs: block))
      }
    }
    for index in notes.indices { notes[index].runs.sort() }
  }

  /// Whether a box has no parts and no words.
  private func isPlain(_ box: Int) -> Bool {
    let plan = drawing.regions.plans[box]
    return !plan.isTable && !plan.hasDividers && words.lines(of: .box(box)).isEmpty
  }

  /// The box whose upper border is right below the middle of words.
  private func box(below run: TextRun) -> Int? {
    territory.border(run.row + 1, (run.columns.lowerBound + run.columns.upperBound) / 2)
      .flatMap { territory.boxes[$0].top == run.row + 1 ? $0 : nil }
  }

  /// Whether words stand right above the middle of a box in a frame.
  private func isOverBox(_ run: TextRun, in frame: Int) -> Bool {
    guard let box = box(below: run), territory.parents[box] == frame else { return false }
    let center = (run.columns.lowerBound + run.columns.upperBound) / 2
    return abs(center - (territory.boxes[box].left + territory.boxes[box].right) / 2) <= 2
  }
}
