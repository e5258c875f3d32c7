/// The edits that make boxes as wide as their words, and panels as wide as their frames.
struct WidthEdits {
  let drawing: Drawing
  /// Which of the boxes may change.
  let isFree: [Bool]

  private typealias Changes = [(row: Int, change: DrawingEdit.Change)]

  private var grid: Grid { drawing.grid }
  private var map: CellMap { drawing.map }
  private var free: [(box: DrawnBox, columns: WallTracks)] {
    zip(zip(drawing.boxes, drawing.alignment.walls), isFree).filter(\.1).map(\.0)
  }

  // MARK: Words that run through the wall

  /// Brings the right wall of each box with such words to the column at which the longest row of
  /// words has it, where nothing stands in the way.
  var widenings: [DrawingEdit] { free.compactMap { widening($0.box, $0.columns) } }

  private func widening(_ box: DrawnBox, _ columns: WallTracks) -> DrawingEdit? {
    guard columns.narrowing == nil, map.has(.north, box.bottom, box.bottomRight) else { return nil }
    let rows = box.rows.enumerated().map { offset, row in
      (row: row, wall: Int(box.rightWalls[offset]))
    }
    let pushed = rows.filter { $0.wall > columns.right && drawing.isText($0.row, columns.right) }
    guard let target = pushed.map(\.wall).max(), rows.allSatisfy({ $0.wall >= 0 }),
      isRule(box.top, box.right - 1), isRule(box.bottom, box.bottomRight - 1)
    else { return nil }
    var changes: Changes = [
      (box.top, .move(from: box.right, to: target)),
      (box.bottom, .move(from: box.bottomRight, to: target)),
    ]
    for (row, wall) in rows where wall != target {
      changes.append((row, .move(from: wall, to: target)))
    }
    changes.removeAll {
      if case .move(let from, let to) = $0.change { from == to } else { false }
    }
    let edit = DrawingEdit(changes)
    return edit.applies(to: map) ? edit : nil
  }

  private func isRule(_ row: Int, _ column: Int) -> Bool {
    map.arms(row, column) == Arms.horizontal
  }

  // MARK: Panels that become narrower

  /// Draws the rule at which a panel becomes narrower, and what is below it, to the wall of the
  /// wider part, where that goes on down to the lower border and nothing stands between the two.
  var panels: [DrawingEdit] { free.compactMap { panel($0.box, $0.columns) } }

  private func panel(_ box: DrawnBox, _ columns: WallTracks) -> DrawingEdit? {
    guard let (first, wide, narrow) = columns.narrowing, wide > narrow,
      first < box.bottom, box.bottomRight == narrow, !map.has(.north, box.bottom + 1, wide),
      (first...box.bottom).allSatisfy({ isFree($0, narrow + 1..<wide) }),
      (first...box.bottom).allSatisfy({ map.arms($0, wide) == Arms.vertical }),
      let wall = Unicode.Scalar(grid.scalar(first, wide)),
      let rule = Unicode.Scalar(grid.scalar(first, narrow - 1)),
      let corner = Unicode.Scalar(grid.scalar(box.bottom, narrow)),
      let tee = Strokes.leftTee[wall], isRule(first, narrow - 1), isRule(box.bottom, narrow - 1)
    else { return nil }
    var changes: Changes = []
    for row in [first, box.bottom] {
      for column in narrow..<wide {
        changes.append((row, .set(column: column, character: rule, arms: Arms.horizontal)))
      }
    }
    changes.append((first, .set(column: wide, character: tee, arms: Arms.vertical | Arms.west)))
    changes.append(
      (box.bottom, .set(column: wide, character: corner, arms: Arms.north | Arms.west)))
    for row in first + 1..<box.bottom {
      guard map.arms(row, narrow) == Arms.vertical else { return nil }
      changes.append((row, .set(column: narrow, character: " ", arms: 0)))
    }
    return DrawingEdit(changes)
  }

  private func isFree(_ row: Int, _ columns: Range<Int>) -> Bool {
    columns.allSatisfy { grid.isBlank(row, $0) }
  }
}
