/// Finds where the walls of boxes are in every row, in their order from left to right.
///
/// Each wall takes a vertical stroke within three columns of its place, or one behind words that run
/// through its place, and no two walls take the same. What stands behind a wall that words have
/// pushed out may be moved as far as that wall.
struct WallMatcher {
  private struct Wall {
    var column: Int
    var box: Int
    var isLeft: Bool
  }

  private struct State {
    var last: Int
    var cost: Int
    var from: Int
    /// How far from its place the last wall stands.
    var shift = 0
  }

  static let reach = 3
  private static let missingCost = 6
  private static let pushedCost = 3

  let map: CellMap

  init(_ map: CellMap) { self.map = map }

  func matchWalls(of boxes: inout [DrawnBox]) {
    var starts = [[Int]](repeating: [], count: map.grid.rowCount)
    for index in boxes.indices {
      let count = boxes[index].rows.count
      boxes[index].leftWalls = [Int32](repeating: -1, count: count)
      boxes[index].rightWalls = boxes[index].leftWalls
      if count > 0 { starts[boxes[index].top + 1].append(index) }
    }
    var active: [Int] = []
    for row in 0..<map.grid.rowCount {
      active.removeAll { boxes[$0].bottom <= row }
      active += starts[row]
      if active.isEmpty { continue }
      match(row, active, &boxes)
    }
  }

  private func match(_ row: Int, _ active: [Int], _ boxes: inout [DrawnBox]) {
    var walls: [Wall] = []
    walls.reserveCapacity(active.count * 2)
    for index in active {
      walls.append(Wall(column: boxes[index].left, box: index, isLeft: true))
      let right = boxes[index].expectedRight[row - boxes[index].top - 1]
      walls.append(Wall(column: Int(right), box: index, isLeft: false))
    }
    walls.sort { ($0.column, $0.box) < ($1.column, $1.box) }
    let found = sharedColumns(of: walls, row) ?? columns(of: walls, row)
    for (wall, column) in zip(walls, found) where column >= 0 {
      let offset = row - boxes[wall.box].top - 1
      if wall.isLeft {
        boxes[wall.box].leftWalls[offset] = Int32(column)
      } else {
        boxes[wall.box].rightWalls[offset] = Int32(column)
      }
    }
    for (wall, column) in zip(walls, found) where column < 0 && !wall.isLeft {
      boxes[wall.box].spilledEnds[row] = spilledEnd(row, wall.column)
    }
  }

  /// Where words that run through the place of a missing wall end; `nil` where none do.
  private func spilledEnd(_ row: Int, _ column: Int) -> Int? {
    func isWord(_ at: Int) -> Bool { map.isText(row, at) && map.arms(row, at) == 0 }
    guard isWord(column), isWord(column - 1) || isWord(column - 2) else { return nil }
    var end = column + 1
    while isWord(end) || map.grid.isBlank(row, end) && isWord(end + 1) { end += 1 }
    return end
  }

  /// How far words may push a wall out.
  private static let pushReach = 64

  /// The first stroke behind words that run through the column of a wall, where no line goes down
  /// the page; `nil` where there is none.
  private func pushedWall(_ row: Int, _ column: Int) -> Int? {
    guard map.isText(row, column) || map.isText(row, column + 1), map.head(row, column) == nil
    else { return nil }
    var at = column + 1
    var blanks = 0
    while at < min(map.grid.width(row), column + Self.pushReach) {
      if isStroke(row, at) {
        let isLine = map.has(.south, row - 1, at) && map.has(.north, row + 1, at)
        return isLine ? nil : at
      }
      if map.arms(row, at) != 0 { return nil }
      if map.grid.isBlank(row, at) {
        blanks += 1
      } else {
        // Other words behind a gap are not in the box.
        if blanks > 1 { return nil }
        blanks = 0
      }
      at += 1
    }
    return nil
  }

  /// Whether a cell is a piece of wall; one that words have pushed out has none above or below it.
  private func isStroke(_ row: Int, _ column: Int) -> Bool {
    map.arms(row, column) & Arms.vertical != 0
      || map.isASCII && map.grid.scalar(row, column) == 0x7C
  }

  /// Whether the head of a line that ends in the box stands in the place of a wall.
  private func isPierced(_ row: Int, _ wall: Wall) -> Bool {
    let way: Way = wall.isLeft ? .east : .west
    // One that comes to a wall moved inwards stands beside it.
    return map.head(row, wall.column) == way && map.has(way, row, wall.column - way.columnStep)
      && (1...2).allSatisfy {
        map.arms(row, wall.column + $0 * way.columnStep) & Arms.vertical == 0
      }
  }

  /// The columns of walls of which two are one: the right one of a box and the left one of the box at its side.
  private func sharedColumns(of walls: [Wall], _ row: Int) -> [Int]? {
    func isShared(_ index: Int) -> Bool {
      index > 0 && walls[index - 1].column == walls[index].column
        && walls[index - 1].isLeft != walls[index].isLeft
    }
    guard walls.indices.contains(where: isShared) else { return nil }
    let own = walls.indices.filter { !isShared($0) }
    let found = columns(of: own.map { walls[$0] }, row)
    var places = -1
    return walls.indices.map { index in
      if !isShared(index) { places += 1 }
      return found[places]
    }
  }

  /// The cheapest assignment of strokes to walls, both in order; -1 for a wall that has none.
  private func columns(of walls: [Wall], _ row: Int) -> [Int] {
    // Most rows are drawn right.
    let isExact = walls.indices.allSatisfy {
      map.arms(row, walls[$0].column) & Arms.vertical == Arms.vertical
        && ($0 == 0 || walls[$0 - 1].column < walls[$0].column)
    }
    if isExact { return walls.map(\.column) }
    if let columns = inOrder(walls, row) { return columns }
    var layers: [[State]] = [[State(last: -1, cost: 0, from: -1)]]
    for wall in walls {
      let before = layers[layers.count - 1]
      var states: [State] = []
      for (index, state) in before.enumerated() {
        var next = state
        next.cost += Self.missingCost
        next.from = index
        add(next, to: &states)
      }
      let isCrossed = map.isCrossedWall(row, wall.column) || isPierced(row, wall)
      for column in max(0, wall.column - Self.reach)...(wall.column + Self.reach)
      where !isCrossed && map.arms(row, column) & Arms.vertical != 0 {
        let distance = abs(column - wall.column)
        let cost = distance + (distance == Self.reach ? 2 : 0)
        for (index, state) in before.enumerated() where state.last < column {
          take(column, cost, wall, state, index, row, &states)
        }
      }
      if !wall.isLeft, let column = pushedWall(row, wall.column) {
        for (index, state) in before.enumerated() where state.last < column {
          take(column, Self.pushedCost, wall, state, index, row, &states)
        }
      }
      for (index, state) in before.enumerated() where state.shift > 0 {
        let place = wall.column + state.shift
        if let column = map.nearest(to: place, within: 1, where: { isStroke(row, $0) }),
          state.last < column
        {
          take(column, abs(column - place) + 1, wall, state, index, row, &states)
        }
      }
      layers.append(states)
    }
    var found = [Int](repeating: -1, count: walls.count)
    let last = layers[layers.count - 1]
    var at = last.indices.min { last[$0].cost < last[$1].cost } ?? 0
    for layer in stride(from: walls.count, to: 0, by: -1) {
      let state = layers[layer][at]
      let previous = layers[layer - 1][state.from]
      if state.last != previous.last { found[layer - 1] = state.last }
      at = state.from
    }
    return found
  }

  /// The strokes of a row as its walls, in their order, where words can have pushed them from there.
  private func inOrder(_ walls: [Wall], _ row: Int) -> [Int]? {
    // Most such rows are a miscount, with the last wall near its place.
    guard let last = walls.last, map.grid.width(row) > last.column + 1 else { return nil }
    let columns = WallOrder(map, row).columns
    let isOrder = WallOrder.isPushed(walls.lazy.map(\.column), to: columns)
    return isOrder ? columns : nil
  }

  /// Makes a stroke the wall, after one of the states before it; an arm that points the wrong way
  /// speaks against that.
  private func take(
    _ column: Int, _ cost: Int, _ wall: Wall, _ state: State, _ index: Int, _ row: Int,
    _ states: inout [State]
  ) {
    let arms = map.arms(row, column)
    let armCost = arms == 0 || arms & Arms.vertical == Arms.vertical ? 0 : 2
    add(
      State(
        last: column, cost: state.cost + cost + armCost, from: index,
        shift: column - wall.column),
      to: &states)
  }

  /// Keeps the cheapest state for each last column, and at most eight of them.
  private func add(_ state: State, to states: inout [State]) {
    if let same = states.firstIndex(where: { $0.last == state.last }) {
      if state.cost < states[same].cost { states[same] = state }
      return
    }
    states.append(state)
    if states.count > 8, let worst = states.indices.max(by: { states[$0].cost < states[$1].cost }) {
      states.remove(at: worst)
    }
  }
}
