/// The lines of a drawing: which cells join, and what the ends of lines touch.
struct LineNet {
  /// What the end of a line touches.
  enum Target: Hashable {
    case box(Int, row: Int, column: Int)
    case text(run: Int)
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

  let cells: LineCells
  private(set) var links: [Link] = []
  private(set) var terminals: [Terminal] = []
  /// The component of each vertex.
  private(set) var components: [Int32] = []
  private(set) var componentCount = 0

  var vertices: [LineCells.Vertex] { cells.vertices }
  var map: CellMap { cells.map }
  var territory: Territory { cells.territory }

  init(_ cells: LineCells) {
    self.cells = cells
    for index in cells.vertices.indices {
      let vertex = cells.vertices[index]
      if vertex.arms == 0, let box = vertex.border { addMeeting(index, vertex, box) }
      for way in Way.allCases {
        if vertex.arms & way.bit != 0 { follow(index, way, isHead: vertex.isDouble) }
        if vertex.head == way {
          if let box = vertex.border {
            add(index, way, .box(box, row: vertex.row, column: vertex.column), isHead: true)
          } else {
            follow(index, way, isHead: true)
          }
        }
      }
    }
    for line in cells.diagonals.lines { follow(line) }
    join()
    meetAtLabels()
    cutAtNodes()
  }

  /// Makes each text that interrupts one of these links an end of both of its sides.
  mutating func cut(_ isCut: (Link) -> Bool) {
    for link in links where !link.labels.isEmpty && isCut(link) {
      let a = (vertices[link.a].row, vertices[link.a].column)
      let b = (vertices[link.b].row, vertices[link.b].column)
      let isDown = a < b
      let (first, last) = isDown ? (link.a, link.b) : (link.b, link.a)
      let isVertical = vertices[first].row != vertices[last].row
      guard let top = link.labels.min(), let bottom = link.labels.max() else { continue }
      add(first, isVertical ? .south : .east, .text(run: top), isHead: false)
      add(last, isVertical ? .north : .west, .text(run: bottom), isHead: false)
    }
    links.removeAll { !$0.labels.isEmpty && isCut($0) }
    join()
  }

  /// Makes words on which lines without heads run in from above and below, and which an arrow leaves
  /// beside them, the label where the three meet.
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
      guard case .text(let run) = terminal.target, !terminal.isHead, !terminal.way.isVertical,
        hasHead[Int(components[terminal.vertex])], let index = interrupted[run],
        !hasHead[Int(components[links[index].a])],
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

  /// For each component whether one of its ends has a head.
  var componentsWithHeads: [Bool] {
    var hasHead = [Bool](repeating: false, count: componentCount)
    for terminal in terminals where terminal.isHead {
      hasHead[Int(components[terminal.vertex])] = true
    }
    return hasHead
  }

  private mutating func join() {
    var parents = Array(vertices.indices)
    func root(_ index: Int) -> Int {
      var index = index
      while parents[index] != index {
        parents[index] = parents[parents[index]]
        index = parents[index]
      }
      return index
    }
    for link in links {
      let a = root(link.a)
      let b = root(link.b)
      parents[max(a, b)] = min(a, b)
    }
    components = [Int32](repeating: -1, count: vertices.count)
    componentCount = 0
    for index in vertices.indices {
      let top = root(index)
      if components[top] < 0 {
        components[top] = Int32(componentCount)
        componentCount += 1
      }
      components[index] = components[top]
    }
  }

  // MARK: Following one way out of a vertex

  private mutating func link(_ a: Int, _ b: Int, labels: [Int] = []) {
    if a != b { links.append(Link(a: a, b: b, labels: labels)) }
  }

  private mutating func add(
    _ vertex: Int, _ way: Way, _ target: Target, isHead: Bool, labels: [Int] = []
  ) {
    terminals.append(
      Terminal(vertex: vertex, way: way, target: target, isHead: isHead, labels: labels))
  }

  /// Joins a box with the one whose upper border stands on its lower one.
  private mutating func addMeeting(_ index: Int, _ vertex: LineCells.Vertex, _ box: Int) {
    guard let below = territory.border(vertex.row + 1, vertex.column) else { return }
    add(index, .north, .box(box, row: vertex.row, column: vertex.column), isHead: false)
    add(index, .south, .box(below, row: vertex.row + 1, column: vertex.column), isHead: false)
  }

  /// Joins the steps of a diagonal line, with the words between two of them as labels.
  private mutating func follow(_ line: Diagonals.Line) {
    for (upper, lower) in zip(line.cells, line.cells.dropFirst()) {
      guard let a = cells.vertex(upper.row, upper.column),
        let b = cells.vertex(lower.row, lower.column)
      else { continue }
      let between = upper.column + line.step
      let run =
        lower.row - upper.row < 2
        ? nil : [0, -1, 1].compactMap { cells.run(upper.row + 1, between + $0) }.first
      link(a, b, labels: run.map { [$0] } ?? [])
    }
    if let first = line.cells.first { end(first, .north, -line.step, head: line.upperHead) }
    if let last = line.cells.last { end(last, .south, line.step, head: line.lowerHead) }
  }

  /// Joins the end of a diagonal line with its head, with a line, a box or words.
  private mutating func end(_ cell: Diagonals.Cell, _ way: Way, _ step: Int, head: Diagonals.Cell?)
  {
    guard let index = cells.vertex(cell.row, cell.column) else { return }
    if let head, let vertex = cells.vertex(head.row, head.column) {
      link(index, vertex)
      return
    }
    let beside: Way = step < 0 ? .west : .east
    if let next = cells.vertex(cell.row, cell.column + step, reaching: beside.opposite) {
      link(index, next)
      return
    }
    let row = cell.row + way.rowStep
    for column in [step, 0, 2 * step].map({ cell.column + $0 }) {
      if let next = cells.vertex(row, column) {
        link(index, next)
        return
      }
      if let box = territory.border(row, column) {
        add(index, way, .box(box, row: row, column: column), isHead: false)
        return
      }
    }
    if let run = [step, 0, 2 * step].compactMap({ cells.run(row, cell.column + $0) }).first {
      add(index, way, .text(run: run), isHead: false)
    }
  }

  private mutating func follow(_ index: Int, _ way: Way, isHead: Bool) {
    if way.isVertical {
      followVertically(index, way, isHead: isHead)
    } else {
      followHorizontally(index, way, isHead: isHead)
    }
  }

  private mutating func followVertically(_ index: Int, _ way: Way, isHead: Bool) {
    let from = vertices[index]
    let column = from.column
    var row = from.row + way.rowStep
    if isHead, let run = cells.pointedRuns[index] {
      meetText(index, way, run, isHead: true)
      return
    }
    // A head without a tail may stand below the words that are its label.
    let isBare =
      from.head == way.opposite && map.arms(row, column) == 0 && map.grid.isBlank(row, column)
    for gap in 0...2 {
      if let next = cells.vertex(row, column, reaching: way.opposite) {
        if gap < 2 || isHead { link(index, next) }
        return
      }
      if let box = territory.border(row, column) {
        touch(index, way, box, row, column, isHead: isHead)
        return
      }
      if let crossed = cells.vertex(row, column) {
        if gap == 0 { meet(index, crossed, way) }
        return
      }
      if let run = cells.run(row, column) {
        meetText(index, way, run, isHead: isHead)
        return
      }
      if gap == 0, followAside(index, way, row, isHead: isHead) { return }
      if gap == 1, !isHead, !isBare { return }
      row += way.rowStep
    }
  }

  /// Looks one and two columns beside the line for what a miscount moved there.
  private mutating func followAside(_ index: Int, _ way: Way, _ row: Int, isHead: Bool) -> Bool {
    let column = vertices[index].column
    if !isHead {
      for offset in [-1, 1, -2, 2] {
        if let next = cells.vertex(row, column + offset, reaching: way.opposite),
          isUnclaimed(next, way.opposite)
        {
          link(index, next)
          return true
        }
      }
    }
    for offset in isHead ? Self.nearAndFar : [-1, 1, -2, 2] {
      if let run = cells.run(row, column + offset) {
        meetText(index, way, run, isHead: isHead)
        return true
      }
    }
    // Words that are alone in their row are what every head above them points at.
    if isHead, row >= 0, row < map.grid.rowCount,
      let run = cells.run(row, map.grid.indents[row]),
      cells.runs[run].columns.upperBound == map.grid.width(row),
      cells.runs[run].distance(to: column) <= Self.loneReach
    {
      meetText(index, way, run, isHead: true)
      return true
    }
    for offset in [-1, 1, -2, 2] {
      if let box = territory.border(row, column + offset),
        row == territory.boxes[box].top || row == territory.boxes[box].bottom
      {
        touch(index, way, box, row, column + offset, isHead: isHead)
        return true
      }
    }
    return false
  }

  private static let loneReach = 40

  /// Words may be a little farther aside below a head: a long second line reaches under it.
  private static let nearAndFar = [-1, 1, -2, 2, -3, 3, -4, 4, -5, 5, -6, 6]

  /// Whether nothing else continues a vertex in a way.
  private func isUnclaimed(_ vertex: Int, _ way: Way) -> Bool {
    let row = vertices[vertex].row + way.rowStep
    let column = vertices[vertex].column + way.columnStep
    return cells.vertex(row, column, reaching: way.opposite) == nil
      && territory.border(row, column) == nil
  }

  private mutating func followHorizontally(_ index: Int, _ way: Way, isHead: Bool) {
    let from = vertices[index]
    if let box = territory.pierced(from.row, from.column),
      isHead || way == (from.column == territory.boxes[box].left ? .east : .west)
    {
      add(index, way, .box(box, row: from.row, column: from.column), isHead: isHead)
      return
    }
    var column = from.column + way.columnStep
    for gap in 0...(isHead ? 12 : 4) {
      if let next = cells.vertex(from.row, column, reaching: way.opposite) {
        if gap <= 2 { link(index, next) }
        return
      }
      if let box = territory.border(from.row, column) {
        if gap <= 4 || way == .west {
          touch(index, way, box, from.row, column, isHead: isHead)
        }
        return
      }
      if let crossed = cells.vertex(from.row, column) {
        if gap == 0 { meet(index, crossed, way) }
        return
      }
      if let run = cells.run(from.row, column) {
        if gap <= 2 || (isHead && gap <= 4) { meetText(index, way, run, isHead: isHead) }
        return
      }
      column += way.columnStep
    }
  }

  /// A line meets a stroke that has no arm towards it: it passes over it, or ends on it.
  private mutating func meet(_ index: Int, _ crossed: Int, _ way: Way) {
    let cell = vertices[crossed]
    let beyond = cells.vertex(
      cell.row + way.rowStep, cell.column + way.columnStep, reaching: way.opposite)
    link(index, beyond ?? crossed)
  }

  /// A line comes to a border: it ends there, or crosses it.
  private mutating func touch(
    _ index: Int, _ way: Way, _ box: Int, _ row: Int, _ column: Int, isHead: Bool
  ) {
    let both = way.bit | way.opposite.bit
    // A frame's border between a box in it and the line that leaves the box.
    if map.arms(row, column) & both == both, crosses(box, row, column, way),
      let inner = territory.border(row + way.rowStep, column + way.columnStep), inner != box,
      map.has(way.opposite, row + way.rowStep, column + way.columnStep)
    {
      add(
        index, way, .box(inner, row: row + way.rowStep, column: column + way.columnStep),
        isHead: isHead)
      return
    }
    for offset in way.isVertical ? [0, -1, 1] : [0]
    where map.arms(row, column + offset) & both == both
      && territory.border(row, column + offset) == box && crosses(box, row, column, way)
    {
      for further in [0, -offset] {
        if let beyond = cells.vertex(
          row + way.rowStep, column + offset + further + way.columnStep, reaching: way.opposite)
        {
          link(index, beyond)
          if beginsInside(box, beyond, way) {
            add(index, way, .box(box, row: row, column: column), isHead: isHead)
          }
          return
        }
      }
    }
    if way.isVertical, !isHead, let beyond = unmarked(box, row, column, way) {
      link(index, beyond)
      return
    }
    if way.isVertical, !isHead {
      for offset in [0, -1, 1, -2, 2] {
        if let head = cells.vertex(row, column + offset, reaching: way.opposite),
          vertices[head].border == box, offset == 0 || isUnclaimed(head, way.opposite)
        {
          link(index, head)
          return
        }
      }
    }
    add(index, way, .box(box, row: row, column: column), isHead: isHead)
  }

  /// A line comes to words: they are its label when it goes on behind them, else its end.
  private mutating func meetText(_ index: Int, _ way: Way, _ run: Int, isHead: Bool) {
    let words = cells.runs[run]
    if let box = words.box, !territory.holdsDrawing(box) {
      add(
        index, way, .box(box, row: words.row, column: words.columns.lowerBound), isHead: isHead)
      return
    }
    if isHead {
      add(index, way, .text(run: run), isHead: true)
    } else if way.isVertical {
      passVertically(index, way, run)
    } else {
      passHorizontally(index, way, run)
    }
  }

  private mutating func passVertically(_ index: Int, _ way: Way, _ run: Int) {
    let column = vertices[index].column
    var labels = [run]
    var row = cells.runs[run].row + way.rowStep
    for _ in 0..<4 {
      for offset in [0, -1, 1, -2, 2] {
        if let next = cells.vertex(row, column + offset, reaching: way.opposite),
          offset == 0 || isUnclaimed(next, way.opposite)
        {
          link(index, next, labels: labels)
          return
        }
      }
      for offset in [0, -1, 1] {
        if let box = territory.border(row, column + offset),
          row == territory.boxes[box].top || row == territory.boxes[box].bottom
        {
          add(
            index, way, .box(box, row: row, column: column + offset), isHead: false,
            labels: labels)
          return
        }
      }
      guard let next = [0, -1, 1].compactMap({ cells.run(row, column + $0) }).first else {
        break
      }
      labels.append(next)
      row += way.rowStep
    }
    add(index, way, .text(run: run), isHead: false)
  }

  private mutating func passHorizontally(_ index: Int, _ way: Way, _ run: Int) {
    let words = cells.runs[run]
    var column = way == .east ? words.columns.upperBound : words.columns.lowerBound - 1
    for _ in 0...2 {
      if let next = cells.vertex(words.row, column, reaching: way.opposite) {
        link(index, next, labels: [run])
        return
      }
      guard map.grid.isBlank(words.row, column) else { break }
      column += way.columnStep
    }
    add(index, way, .text(run: run), isHead: false)
  }
}
