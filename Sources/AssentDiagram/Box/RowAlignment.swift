/// How the strokes of one row belong where a miscount moved a part of the row.
///
/// A blank too many or too few moves all that is right of it, up to where it was made good. So each
/// stroke stands some columns beside its place, mostly none, and mostly as many as the one left of
/// it. Of all such readings of the row the one is taken in which most strokes continue those above
/// and below them, each change of the distance held against it.
struct RowAlignment {
  /// A stroke, and how far right of it its place is.
  private struct Shift {
    var column: Int
    var columns: Int
  }

  private let map: CellMap
  private let uprights: Uprights
  /// The row that is looked at.
  private var row = 0
  private var grid: Grid { map.grid }

  /// How far beside its place a miscount can have moved a stroke: in rows with wide characters by
  /// one for each of them, which its author counted as one column.
  private var reach: Int {
    let wide = grid.scalars[grid.rowStarts[row]..<grid.rowStarts[row + 1]].count { $0 == 0 }
    return max(2, min(wide, 6))
  }

  /// What speaks for a stroke that continues one above or below it counts 1.
  private static let change = 0.5
  private static let leastGain = 0.9

  /// A row with its strokes in place, and how much speaks for it; `nil` where all are in place.
  ///
  /// There is no row where one of its strokes has no room.
  mutating func aligned(_ row: Int) -> (row: DrawnRow?, gain: Double)? {
    self.row = row
    // Where a tab stands, nobody knows where the rest of the row is meant to be.
    // Walls that words have pushed out have no room in their places.
    guard let strokes = strokes(), !grid.lines[row].contains(9),
      !WallOrder.isPushed(row, map, past: reach),
      let (shifts, gain) = shifts(strokes)
    else { return nil }
    return (self.row(shifts), gain)
  }

  init(_ map: CellMap) {
    self.map = map
    uprights = Uprights(map)
  }

  // MARK: What continues what

  /// The columns of the strokes of the row; `nil` where each continues those above and below it.
  private func strokes() -> [Int]? {
    let start = grid.rowStarts[row]
    let columns = 0..<grid.width(row)
    guard columns.contains(where: { uprights.leads(cell: start + $0) && !isInPlace($0) }) else {
      return nil
    }
    return columns.filter { uprights.leads(cell: start + $0) }
  }

  /// Whether a stroke continues those above and below it, as far as it leads there.
  private func isInPlace(_ column: Int) -> Bool {
    [Way.north, .south].allSatisfy {
      uprights[row, column] & $0.bit == 0 || uprights.lead($0, to: column, of: row)
    } || isStem(column)
  }

  /// How much speaks for a stroke of one column to belong at another one.
  private func support(_ column: Int, at place: Int) -> Double {
    if place < 0 { return 0 }
    if isStem(column) { return place == column ? 2 : 0 }
    let arms = uprights[row, column]
    let up = arms & Arms.north != 0 && uprights.lead(.north, to: place, of: row)
    let down = arms & Arms.south != 0 && uprights.lead(.south, to: place, of: row)
    if up == down { return up ? 2 : 0 }
    let way: Way = up ? .north : .south
    if place != column {
      // One that stands at a border as it is does not belong to the corner that ends the border.
      if isBorder(row + way.rowStep, column), isClosedCorner(way, place) { return 0 }
      // Walls go to their corners, not corners to their walls.
      if isJoint(row, column) { return continuesFar(way, place) ? 0.6 : 0.2 }
      // A sign among words is none of the drawing.
      if grid.scalar(row, column) < 0x80, isAmongWords(column) { return 0 }
    }
    return isJoint(row + way.rowStep, place) || continuesFar(way, place) ? 1.5 : 1
  }

  /// Whether a stroke is a line from one border to another below it, or one that ends at a border: it is
  /// the only one in this row between the ends of the border.
  private func isStem(_ column: Int) -> Bool {
    let ways = [Way.north, .south]
    let borders = ways.filter { isBorder(row + $0.rowStep, column) }
    guard uprights[row, column] == Arms.vertical, !borders.isEmpty,
      // A junction or a head beside it is where it belongs.
      ![-2, -1, 1, 2].contains(where: {
        isJunction(.north, column + $0) || isJunction(.south, column + $0)
      }),
      // What goes on away from the border may be its wall.
      ways.allSatisfy({ borders.contains($0) || !leadsOn($0, beside: column) })
    else { return false }
    return borders.contains { way in
      let border = row + way.rowStep
      func isAlone(_ step: Int) -> Bool {
        var at = column + step
        while isBorder(border, at), isHead(at) || uprights[row, at] == 0 && grid.isBlank(row, at) {
          at += step
        }
        return !isBorder(border, at) && (0...1).allSatisfy { grid.isBlank(row, at + $0 * step) }
      }
      return isAlone(-1) && isAlone(1)
    }
  }

  /// Whether a stroke near a column leads on from here in a way.
  private func leadsOn(_ way: Way, beside column: Int) -> Bool {
    (-Self.aside...Self.aside).contains { uprights.lead(way, to: column + $0, of: row) }
  }

  /// How far beside it a wall may go on where rows hold characters of two columns.
  private static let aside = 4

  private func isHead(_ column: Int) -> Bool { map.head(row, column)?.isVertical == true }

  /// Whether the border in the next row of a way has a junction or a head at a column, no corner.
  private func isJunction(_ way: Way, _ column: Int) -> Bool {
    let arms = map.arms(row + way.rowStep, column) & Arms.horizontal
    return uprights.lead(way, to: column, of: row) && (arms == 0 || arms == Arms.horizontal)
  }

  /// Whether the next row of a way has a corner at a column, with its wall right behind it.
  private func isClosedCorner(_ way: Way, _ column: Int) -> Bool {
    let arms = map.arms(row + way.rowStep, column)
    return arms & Arms.vertical == way.bit && (arms & Arms.horizontal).nonzeroBitCount == 1
      && uprights.lead(way, to: column, of: row + way.rowStep)
  }

  private func isBorder(_ row: Int, _ column: Int) -> Bool {
    map.arms(row, column) & Arms.horizontal == Arms.horizontal
  }

  private func isAmongWords(_ column: Int) -> Bool {
    [-2, -1, 1, 2].contains { map.isText(row, column + $0) }
  }

  private func isJoint(_ row: Int, _ column: Int) -> Bool {
    map.arms(row, column) & Arms.horizontal != 0
  }

  private func continuesFar(_ way: Way, _ column: Int) -> Bool {
    uprights[row + way.rowStep, column] & way.bit != 0
      && uprights[row + 2 * way.rowStep, column] & way.opposite.bit != 0
  }

  // MARK: The best reading

  /// How far each stroke is from its place, and how much speaks for it; `nil` where they are best as
  /// they stand.
  private func shifts(_ columns: [Int]) -> (shifts: [Shift], gain: Double)? {
    let reach = reach
    let offsets = Array(-reach...reach)
    // For each stroke and offset, one stroke after the other.
    var scores: [Double] = []
    var origins: [Int] = []
    scores.reserveCapacity(columns.count * offsets.count)
    origins.reserveCapacity(columns.count * offsets.count)
    var unmoved = 0.0
    for (index, column) in columns.enumerated() {
      for offset in offsets {
        var best = (score: -Double.infinity, origin: reach)
        for (origin, before) in offsets.enumerated() {
          // Left of the first stroke nothing is moved.
          let score: Double
          if index == 0 {
            score = before == 0 ? 0 : -.infinity
          } else {
            let isInOrder = columns[index - 1] + before < column + offset
            score = isInOrder ? scores[(index - 1) * offsets.count + origin] : -.infinity
          }
          let sum = score - (before == offset ? 0 : Self.change)
          if sum > best.score { best = (sum, origin) }
        }
        // Of equal readings the one that moves least.
        let support = support(column, at: column + offset) - 0.01 * Double(abs(offset))
        scores.append(best.score + support)
        origins.append(best.origin)
        if offset == 0 { unmoved += support }
      }
    }
    let last = scores.suffix(offsets.count)
    guard let top = last.indices.max(by: { last[$0] < last[$1] }),
      last[top] - unmoved > Self.leastGain
    else { return nil }
    var shifts: [Shift] = []
    var state = top - last.startIndex
    for index in columns.indices.reversed() {
      shifts.append(Shift(column: columns[index], columns: offsets[state]))
      state = origins[index * offsets.count + state]
    }
    return (shifts.reversed(), last[top] - unmoved)
  }

  /// The row with its strokes moved; `nil` where there is no room.
  private func row(_ shifts: [Shift]) -> DrawnRow? {
    var cells = DrawnRow(row, of: map)
    // What stands behind a wall that words before it have moved stays where it is.
    if let last = shifts.last, last.columns != 0, let before = shifts.dropLast().last,
      before.columns == 0, last.column + 1 < cells.cells.count,
      grid.isBlank(row, last.column + 1),
      (before.column..<last.column).contains(where: { map.isText(row, $0) })
    {
      _ = cells.stretch(after: last.column, by: -last.columns)
    }
    // From the right, so that columns left of a change stay what they are.
    for index in shifts.indices.reversed() {
      let shift = shifts[index]
      let before = index > 0 ? shifts[index - 1] : Shift(column: -1, columns: 0)
      let change = shift.columns - before.columns
      if change == 0 { continue }
      let isMade =
        shift.columns == 0
        ? cells.stretch(after: before.column, by: change)
        : cells.stretch(before: shift.column, by: change, downTo: before.column)
      guard isMade else { return nil }
    }
    return cells
  }
}
