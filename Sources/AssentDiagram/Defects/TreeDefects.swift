import AssentDiagnostics

/// Finds items of a tree that hang on nothing, and last items that are not the last.
struct TreeDefects {
  let drawing: Drawing
  private(set) var found: [DiagramDefect] = []
  /// Last items with another one below, and the row of that one.
  private(set) var doubles: [(row: Int, column: Int, next: Int)] = []
  /// Items that stand aside of the column at which the lines of their parent begin.
  private(set) var asides: [(row: Int, column: Int, target: Int)] = []

  /// The usual distance of a tee from the words above it.
  private var usual: Int?

  private var grid: Grid { drawing.grid }
  private var map: CellMap { drawing.map }

  init(_ drawing: Drawing) {
    self.drawing = drawing
    if drawing.isTree {
      usual = usualOffset()
      checkStems()
      checkDistantLasts()
      checkWords()
      checkTouches()
      // A tree without any other tee is drawn so throughout.
      if !map.arms.contains(Arms.vertical | Arms.east) {
        let map = map
        doubles.removeAll { map.arms($0.row + 1, $0.column) != Arms.vertical }
      }
    } else {
      checkLists()
    }
    reportDoubles()
  }

  private mutating func reportDoubles() {
    var known: [Int: Int] = [:]
    var merged: [(row: Int, column: Int, next: Int)] = []
    for double in doubles {
      let cell = grid.rowStarts[double.row] + double.column
      if let index = known[cell] {
        merged[index].next = max(merged[index].next, double.next)
      } else {
        known[cell] = merged.count
        merged.append(double)
      }
    }
    doubles = merged
    for double in doubles {
      found.append(
        drawing.defect(
          .treeDoubleLast, double.row, double.column,
          "an item drawn as the last one has another below it"))
    }
  }

  /// Items on a line below a box.
  private mutating func checkLists() {
    for row in 0..<grid.rowCount {
      guard let tee = tee(row), map.arms(row, tee) == Arms.north | Arms.east,
        drawing.reading.territory.border(row, tee) == nil
      else { continue }
      // A row of the line may stand between two items.
      let next = map.arms(row + 1, tee) == Arms.vertical ? row + 2 : row + 1
      guard self.tee(next) == tee, drawing.reading.territory.border(next, tee) == nil else {
        continue
      }
      doubles.append((row, tee, next))
    }
  }

  /// The column of the tee of each row that holds an item.
  private func tee(_ row: Int) -> Int? {
    for column in 0..<grid.width(row) where !grid.isBlank(row, column) {
      let arms = map.arms(row, column)
      if arms == Arms.vertical { continue }
      let isTee = arms & Arms.north != 0 && arms & Arms.east != 0 && arms & Arms.west == 0
      return isTee && map.has(.west, row, column + 1) ? column : nil
    }
    return nil
  }

  /// The column of the first cell that is no stem; beyond the end of a row of stems.
  private func firstWord(_ row: Int) -> Int {
    var column = 0
    while column < grid.width(row),
      grid.isBlank(row, column) || map.arms(row, column) == Arms.vertical
    { column += 1 }
    return column < grid.width(row) ? column : Int.max
  }

  /// Each tee needs a stem, a tee or the words of its parent above it.
  private mutating func checkStems() {
    for row in 0..<grid.rowCount {
      guard let tee = tee(row) else { continue }
      var above = row - 1
      // Blank rows between the items of a list are no fault.
      while above >= 0, grid.width(above) == 0 { above -= 1 }
      guard above >= 0 else { continue }
      if map.arms(above, tee) == Arms.north | Arms.east {
        doubles.append((above, tee, row))
      } else if above == row - 1, !hangs(above, tee) || isAside(row, tee) {
        if let usual, let start = labelStart(above), !endsStem(row, before: tee) {
          asides.append((row, tee, start + usual))
        }
        found.append(
          drawing.defect(
            .treeDetached, row, tee, "nothing above the item at \(columnName(tee)) leads to it"))
      }
      if map.arms(row, tee) == Arms.north | Arms.east,
        map.arms(row + 1, tee) == Arms.vertical
      {
        doubles.append((row, tee, row + 1))
      }
    }
  }

  /// A last item whose subtree stands between it and a later item of the same column.
  private mutating func checkDistantLasts() {
    var lasts: [Int: Int] = [:]
    for row in 0..<grid.rowCount {
      guard grid.width(row) > 0 else {
        lasts = [:]
        continue
      }
      guard let tee = tee(row) else {
        // Words end what stood at their column and right of it.
        let words = firstWord(row)
        lasts = lasts.filter { $0.key < words }
        continue
      }
      if let last = lasts[tee], last < row - 1 {
        // That says it all: the gap below the last one is no fault of its own.
        found.removeAll { $0.kind == .treeDetached && $0.row == row }
        doubles.append((last, tee, row))
      }
      lasts = lasts.filter { $0.key < tee }
      if map.arms(row, tee) == Arms.north | Arms.east { lasts[tee] = row }
    }
  }

  /// How far right of the words of their parents the lines below them begin, if most agree.
  private func usualOffset() -> Int? {
    var counts: [Int: Int] = [:]
    var total = 0
    for row in 1..<max(1, grid.rowCount) {
      guard let offset = offset(row) else { continue }
      counts[offset, default: 0] += 1
      total += 1
    }
    return counts.first { $0.value > 1 && $0.value * 2 > total }?.key
  }

  /// How far right of the words above the stroke stands that begins below them.
  private func offset(_ row: Int) -> Int? {
    guard
      let column = (0..<grid.width(row)).first(where: {
        !grid.isBlank(row, $0) && map.arms(row - 1, $0) & Arms.south == 0
      }), map.arms(row, column) & Arms.north != 0
    else { return nil }
    guard let start = labelStart(row - 1), start <= column, map.arms(row - 1, column) == 0 else {
      return nil
    }
    return column - start
  }

  /// The column at which the words of a row begin, behind its tee.
  private func labelStart(_ row: Int) -> Int? {
    (0..<grid.width(row)).first { !grid.isBlank(row, $0) && map.arms(row, $0) == 0 }
  }

  /// Whether a tee stands below words, but not where the lines below words begin in this tree.
  private func isAside(_ row: Int, _ tee: Int) -> Bool {
    guard let usual, let offset = offset(row), map.arms(row - 1, tee) & Arms.south == 0 else {
      return false
    }
    return offset != usual && labelStart(row - 1).map { $0 + offset == tee } ?? false
  }

  /// Whether a stem above a row goes on in none of its cells: the item may belong to that.
  private func endsStem(_ row: Int, before tee: Int) -> Bool {
    (0..<tee).contains { map.has(.south, row - 1, $0) && !map.has(.north, row, $0) }
  }

  /// Whether something above a tee leads to it: a stroke, or words that begin near it.
  private func hangs(_ row: Int, _ tee: Int) -> Bool {
    if map.arms(row, tee) & Arms.south != 0 { return true }
    if drawing.isText(row, tee) { return true }
    // The label of the parent may begin a little left or right of the tee.
    return (tee - 3...tee + 3).contains { drawing.isText(row, $0) }
  }

  /// Lines that run into the words of their items, unless most do.
  private mutating func checkTouches() {
    var touching: [DiagramDefect] = []
    var items = 0
    for row in 0..<grid.rowCount {
      guard var column = tee(row) else { continue }
      items += 1
      column += 1
      while map.arms(row, column) & Arms.horizontal == Arms.horizontal { column += 1 }
      guard drawing.isText(row, column), drawing.isBoxCharacter(row, column - 1) else { continue }
      let columns = column..<grid.width(row)
      touching.append(
        DiagramDefect(
          kind: .lineTouchesText, row: row, column: column, range: drawing.range(row, columns),
          message: "a line runs into '\(grid.text(row, columns))' without a space"))
    }
    if touching.count * 2 < items { found += touching }
  }

  /// Words that stand among the items with items of their own, but hang on nothing.
  private mutating func checkWords() {
    guard let root = (0..<grid.rowCount).first(where: { grid.width($0) > 0 }) else { return }
    let rootColumn = grid.indents[root]
    var hasItem = false
    for row in 0..<grid.rowCount where grid.width(row) > 0 {
      if tee(row) != nil {
        hasItem = true
        continue
      }
      let column = firstWord(row)
      guard hasItem, column < Int.max, column > rootColumn + 1,
        drawing.isText(row, column), let next = tee(row + 1), next == column,
        !map.has(.south, row - 1, column)
      else { continue }
      let end = grid.width(row)
      found.append(
        DiagramDefect(
          kind: .treeDetached, row: row, column: column, range: drawing.range(row, column..<end),
          message: "'\(grid.text(row, column..<end))' stands in the tree, but hangs on nothing"))
    }
  }
}
