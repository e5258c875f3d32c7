/// Words outside of boxes that arrows lead from or to: where there are some, words at other arrows may be nodes, too.
struct Feeders {
  /// Whether an arrow leads from words to a box on their right, `Reader ───►│`.
  private var areDrawn = false
  /// Whether one without a line does, `Reader ►│`.
  private var areBare = false
  /// The boxes from which an arrow leads to words on their right: `│───► report`.
  private var leadingOut: Set<Int> = []

  init(_ net: LineNet) {
    var heads = [Int?](repeating: nil, count: net.componentCount)
    for (end, terminal) in net.terminals.enumerated() where terminal.isHead && terminal.way == .east
    {
      heads[net.components[terminal.vertex]] = end
    }
    for terminal in net.terminals where terminal.way == .west && !terminal.isHead {
      guard let head = heads[net.components[terminal.vertex]].map({ net.terminals[$0] }) else {
        continue
      }
      switch (terminal.target, head.target) {
      case (.text(let run), .box) where net.cells.runs[run].box == nil:
        if terminal.vertex == head.vertex { areBare = true } else { areDrawn = true }
      case (.box(let box, _, _), .text(let run)) where net.cells.isLoose(run):
        leadingOut.insert(box)
      case (.text, _), (.box, _): continue
      }
    }
  }

  /// Whether words right of an arrow to a box are a node, not a note.
  ///
  /// - Parameter isBare: whether the arrow has no line.
  func meanNode(at box: Int, isBare: Bool) -> Bool {
    leadingOut.contains(box) || areBare || areDrawn && !isBare
  }
}
