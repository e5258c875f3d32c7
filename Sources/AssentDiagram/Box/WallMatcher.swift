/// Finds where the walls of boxes are in every row, in their order from left to right.
///
/// Each wall takes the nearest vertical stroke within three columns of its place, and no two walls
/// take the same: a word that pushes one wall out does not let it take the next one's place.
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
  }

  static let reach = 3
  private static let missingCost = 6

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
      let box = boxes[index]
      walls.append(Wall(column: box.left, box: index, isLeft: true))
      walls.append(
        Wall(column: Int(box.expectedRight[row - box.top - 1]), box: index, isLeft: false))
    }
    walls.sort { ($0.column, $0.box) < ($1.column, $1.box) }
    let found = columns(of: walls, row)
    for (index, wall) in walls.enumerated() {
      var column = found[index]
      if column < 0, !wall.isLeft {
        // Words may push a wall farther than any miscount moves it.
        let next = walls.indices.contains(index + 1) ? walls[index + 1].column : Int.max
        column = pushedWall(row, wall.column, before: next)
      }
      if column < 0 { continue }
      let offset = row - boxes[wall.box].top - 1
      if wall.isLeft {
        boxes[wall.box].leftWalls[offset] = Int32(column)
      } else {
        boxes[wall.box].rightWalls[offset] = Int32(column)
      }
    }
  }

  /// How far words may push a wall out.
  private static let pushReach = 20

  /// The wall behind words that run through its column, alone in its column; -1 for none.
  private func pushedWall(_ row: Int, _ column: Int, before limit: Int) -> Int {
    func isWord(_ at: Int) -> Bool { map.arms(row, at) == 0 && !map.grid.isBlank(row, at) }
    guard isWord(column) || isWord(column + 1), map.head(row, column) == nil else { return -1 }
    var at = column + 1
    while at < min(limit, column + Self.pushReach), at < map.grid.width(row) {
      let arms = map.arms(row, at)
      if arms == Arms.vertical {
        let continues =
          map.has(.south, row - 1, at) || map.has(.north, row + 1, at)
        return continues ? -1 : at
      }
      if arms != 0 || map.grid.isBlank(row, at) && map.grid.isBlank(row, at + 1) { return -1 }
      at += 1
    }
    return -1
  }

  /// The cheapest assignment of strokes to walls, both in order; -1 for a wall that has none.
  private func columns(of walls: [Wall], _ row: Int) -> [Int] {
    // Most rows are drawn right.
    let isExact = walls.indices.allSatisfy {
      map.arms(row, walls[$0].column) & Arms.vertical == Arms.vertical
        && ($0 == 0 || walls[$0 - 1].column < walls[$0].column)
    }
    if isExact { return walls.map(\.column) }
    var layers: [[State]] = [[State(last: -1, cost: 0, from: -1)]]
    for wall in walls {
      let before = layers[layers.count - 1]
      var states: [State] = []
      for (index, state) in before.enumerated() {
        add(State(last: state.last, cost: state.cost + Self.missingCost, from: index), to: &states)
      }
      let isCrossed = map.isCrossedWall(row, wall.column)
      for column in max(0, wall.column - Self.reach)...(wall.column + Self.reach)
      where !isCrossed && map.arms(row, column) & Arms.vertical != 0 {
        let distance = abs(column - wall.column)
        let cost = distance + (distance == Self.reach ? 2 : 0) + armCost(row, column, wall)
        for (index, state) in before.enumerated() where state.last < column {
          add(State(last: column, cost: state.cost + cost, from: index), to: &states)
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

  /// What speaks against a stroke as this wall: an arm that points the wrong way.
  private func armCost(_ row: Int, _ column: Int, _ wall: Wall) -> Int {
    let arms = map.arms(row, column)
    return arms & Arms.vertical == Arms.vertical ? 0 : 2
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
