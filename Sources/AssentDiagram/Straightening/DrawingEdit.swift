/// One repair of a drawing: changes that belong together, in one row or in several.
struct DrawingEdit {
  enum Change {
    /// A stroke goes to another column.
    case move(from: Int, to: Int)
    /// A stroke is drawn where a blank or another stroke was.
    case set(column: Int, character: Unicode.Scalar, arms: UInt8)
    /// Two cells of a rule change places.
    case swap(Int, Int)
    /// All from a column on goes to the left, over blanks.
    case pull(column: Int, count: Int)
    /// Tabs become spaces.
    case expandTabs
    /// What a miscount moved goes where it is read.
    case align
  }

  var changes: [(row: Int, change: Change)]

  init(_ changes: [(row: Int, change: Change)]) { self.changes = changes }

  /// The text of a drawing with edits made; where one has no room, all of it is left out.
  static func apply(_ edits: [DrawingEdit], to map: CellMap, text: [UInt8]) -> [UInt8] {
    var rows: [Int: DrawnRow] = [:]
    for edit in edits {
      guard let changed = edit.changed(rows, map) else { continue }
      rows.merge(changed) { $1 }
    }
    var result: [UInt8] = []
    result.reserveCapacity(text.count + 64)
    var copied = 0
    for (row, changed) in rows.sorted(by: { $0.key < $1.key }) {
      let line = map.grid.lines[row]
      result += text[copied..<line.startIndex]
      changed.write(to: &result)
      copied = line.endIndex
    }
    return result + text[copied...]
  }

  /// Whether there is room for all of its changes.
  func applies(to map: CellMap) -> Bool { changed([:], map) != nil }

  /// The rows that it changes, of those that were changed before or of the map; `nil` where one of
  /// its changes has no room.
  private func changed(_ rows: [Int: DrawnRow], _ map: CellMap) -> [Int: DrawnRow]? {
    var result: [Int: DrawnRow] = [:]
    for (row, change) in ordered {
      var cells = result[row] ?? rows[row] ?? DrawnRow(row, of: map)
      switch change {
      case .move(let column, let target):
        guard cells.move(column, to: target) else { return nil }
      case .set(let column, let character, let arms):
        cells.set(column, character, arms: arms)
      case .swap(let a, let b): cells.swap(a, b)
      case .pull(let column, let count):
        guard cells.pull(column, count) else { return nil }
      case .expandTabs, .align: break
      }
      result[row] = cells
    }
    return result
  }

  /// Moves to the right begin at the right, moves to the left at the left, so that each finds room.
  private var ordered: [(row: Int, change: Change)] {
    var right: [(row: Int, change: Change, column: Int)] = []
    var left = right
    var others: [(row: Int, change: Change)] = []
    for (row, change) in changes {
      if case .move(let column, let target) = change {
        if target > column {
          right.append((row, change, column))
        } else {
          left.append((row, change, column))
        }
      } else {
        others.append((row, change))
      }
    }
    right.sort { ($0.row, -$0.column) < ($1.row, -$1.column) }
    left.sort { ($0.row, $0.column) < ($1.row, $1.column) }
    return (right + left).map { ($0.row, $0.change) } + others
  }
}
