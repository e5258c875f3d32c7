/// The lines of a drawing: which cells join, and what the ends of lines touch.
struct LineNet {
  /// What the end of a line touches.
  enum Target: Hashable {
    case box(Int, row: Int, column: Int)
    case text(run: Int)

    /// Whether both are places of one box.
    func isSameNode(as other: Target) -> Bool {
      if case .box(let one, _, _) = self, case .box(let two, _, _) = other {
        one == two
      } else {
        false
      }
    }
  }

  struct Terminal {
    var vertex: Int
    /// The way out of the vertex to the target.
    var way: Way
    var target: Target
    var isHead: Bool
    /// Runs between the line and its target.
    var labels: [Int] = []
  }

  struct Link {
    var a: Int
    var b: Int
    /// Runs that interrupt the line here.
    var labels: [Int] = []
  }

  /// A head within a line: `├──►──┤`.
  struct PassedHead {
    var vertex: Int
    /// The cell of the line behind it.
    var next: Int
  }

  let drawing: BoxDrawing
  /// Runs at the ends of lines that are said of another one beside them.
  let wordsOfOthers: Set<Int>
  var links: [Link]
  var terminals: [Terminal]
  /// The component of each vertex.
  private(set) var components: [Int] = []
  private(set) var componentCount = 0

  var cells: LineCells { drawing.cells }
  var vertices: [LineCells.Vertex] { cells.vertices }
  var map: CellMap { cells.map }
  var territory: Territory { cells.territory }

  init(_ drawing: BoxDrawing) {
    self.drawing = drawing
    let tracer = LineTracer(drawing)
    links = tracer.links
    terminals = tracer.terminals
    wordsOfOthers = tracer.wordsOfOthers
    join()
    point(tracer.passedHeads)
    pointAwayFromTails()
    cutQuestions()
    beginAtWords()
    if !territory.boxes.isEmpty { endAtWallsBehindWords() }
    meetAtLabels()
    cutAtNodes()
  }

  /// Gives the ends behind a head within a line that head, where it has two ends without one; or more, all of them
  /// before or behind a head up or down the page.
  private mutating func point(_ heads: [PassedHead]) {
    if heads.isEmpty { return }
    let hasHead = componentsWithHeads
    var ends = [[Int]](repeating: [], count: componentCount)
    for (end, terminal) in terminals.enumerated() { ends[components[terminal.vertex]].append(end) }
    let byNext = Dictionary(grouping: heads, by: \.next)
    var finder = ComponentFinder(count: vertices.count)
    for link in links {
      let isPassed = [link.a, link.b].contains { next in
        byNext[next]?.contains { passes(link, $0) } ?? false
      }
      if !isPassed { finder.join(link.a, link.b) }
    }
    let parts = finder.numbers()
    for (component, heads) in Dictionary(grouping: heads, by: { components[$0.vertex] }) {
      let ends = ends[component]
      guard !hasHead[component], ends.count > 1,
        ends.count > 2 || !terminals[ends[0]].target.isSameNode(as: terminals[ends[1]].target)
      else { continue }
      let before = Set(heads.map { parts[$0.vertex] })
      let behind = Set(heads.map { parts[$0.next] }).subtracting(before)
      let led = ends.filter { behind.contains(parts[terminals[$0].vertex]) }
      let isParted =
        led.count < ends.count && heads.allSatisfy { vertices[$0.vertex].head?.isVertical == true }
        && ends.allSatisfy { before.union(behind).contains(parts[terminals[$0].vertex]) }
      guard ends.count == 2 || isParted || joinTwo(led, ends) else { continue }
      for end in led { terminals[end].isHead = true }
    }
  }

  /// Whether some of the ends of a line touch one box, and all others one other box: the line goes on as the wall
  /// of a second box, a shadow of the first.
  private func joinTwo(_ led: [Int], _ ends: [Int]) -> Bool {
    func touchOne(_ ends: [Int]) -> Bool {
      let targets = ends.map { terminals[$0].target }.filter { !isSign($0) }
      guard let first = targets.first else { return false }
      return targets.allSatisfy { $0 == first || $0.isSameNode(as: first) }
    }
    return touchOne(led) && touchOne(ends.filter { !led.contains($0) })
  }

  /// Whether what stands at the end of a line is no words: the corner of such a wall.
  private func isSign(_ target: Target) -> Bool {
    guard case .text(let run) = target else { return false }
    return !cells.runs[run].text.contains { $0.isLetter || $0.isNumber }
  }

  /// Whether a link of the cell behind a head leads to the head, or to what is before it.
  private func passes(_ link: Link, _ head: PassedHead) -> Bool {
    let other = vertices[link.a == head.next ? link.b : link.a]
    let (here, next) = (vertices[head.vertex], vertices[head.next])
    // Along the line, 0 at the head.
    let place =
      (other.row - here.row) * (next.row - here.row).signum()
      + (other.column - here.column) * (next.column - here.column).signum()
    return place <= 0
  }

  /// Makes each text that interrupts one of these links an end of both of its sides.
  mutating func cut(_ isCut: (Link) -> Bool) {
    func isParted(_ link: Link) -> Bool { !link.labels.isEmpty && isCut(link) }
    let parted = links.filter(isParted)
    if parted.isEmpty { return }
    for link in parted {
      guard let top = link.labels.min(), let bottom = link.labels.max() else { continue }
      let (a, b) = (vertices[link.a], vertices[link.b])
      let isDown = (a.row, a.column) < (b.row, b.column)
      let (first, last) = isDown ? (link.a, link.b) : (link.b, link.a)
      let way: Way = a.row != b.row ? .south : .east
      terminals += [
        Terminal(vertex: first, way: way, target: .text(run: top), isHead: false),
        Terminal(vertex: last, way: way.opposite, target: .text(run: bottom), isHead: false),
      ]
    }
    links.removeAll(where: isParted)
    join()
  }

  /// Makes words on which lines without heads run in from above and below, and which an arrow leaves
  /// beside them, the label where the three meet; so too words in a rail that an arrow leads to.
  private mutating func meetAtLabels() {
    let hasHead = componentsWithHeads
    let count = links.count
    /// The first line that each run interrupts alone.
    var interrupted: [Int: Int] = [:]
    for (index, link) in links.enumerated() where link.labels.count == 1 {
      if interrupted[link.labels[0]] == nil { interrupted[link.labels[0]] = index }
    }
    var kept: [Terminal] = []
    for terminal in terminals {
      // An arrow down to a word in a rail, `┌── No ──┐`, leads on to both sides.
      if case .text(let run) = terminal.target, terminal.isHead, terminal.way.isVertical,
        !Self.isNamed(cells.runs[run]), let index = interrupted[run],
        vertices[links[index].a].row == vertices[links[index].b].row,
        hasHead[components[links[index].a]]
      {
        links.append(Link(a: links[index].a, b: terminal.vertex))
        continue
      }
      guard case .text(let run) = terminal.target, !terminal.isHead, !terminal.way.isVertical,
        hasHead[components[terminal.vertex]], let index = interrupted[run],
        !hasHead[components[links[index].a]],
        vertices[links[index].a].row != vertices[links[index].b].row
      else {
        kept.append(terminal)
        continue
      }
      links.append(Link(a: links[index].b, b: terminal.vertex, labels: [run]))
      links[index].b = terminal.vertex
    }
    terminals = kept
    if links.count > count { join() }
  }

  /// Whether words stand in brackets, as names do, `[ API ]`.
  static func isNamed(_ run: TextRun) -> Bool {
    run.text.hasPrefix("[") && run.text.hasSuffix("]")
  }

  /// For each component whether one of its ends has a head.
  var componentsWithHeads: [Bool] {
    var hasHead = [Bool](repeating: false, count: componentCount)
    for terminal in terminals where terminal.isHead {
      hasHead[components[terminal.vertex]] = true
    }
    return hasHead
  }

  mutating func join() {
    var finder = ComponentFinder(count: vertices.count)
    for link in links { finder.join(link.a, link.b) }
    components = finder.numbers()
    componentCount = (components.max() ?? -1) + 1
  }
}
