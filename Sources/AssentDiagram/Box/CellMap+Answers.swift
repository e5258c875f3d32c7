/// Answers that lead on beside a line: `│ yes → Home`.
extension CellMap {
  /// The arms of the cells by which an answer between a line down the page and an arrow is a branch
  /// of that line.
  func answerArms() -> [Int: UInt8] {
    var found: [Int: UInt8] = [:]
    let arrows: RowSigns = ">▶▷►▸▹→⇒➜➔➡⟶⮕"
    for row in 0..<grid.rowCount where grid.mayHold(row, arrows) {
      let start = grid.rowStarts[row]
      for cell in start..<grid.rowStarts[row + 1] where isHead(cell) {
        guard let arrow = arrow(row, cell - start), let line = line(row, before: arrow.lowerBound)
        else {
          continue
        }
        let words = grid.stretches(row, line + 1..<arrow.lowerBound) { _ in false }
        guard words.count == 1, let word = words.first,
          AnswerText.isAnswer(grid.text(row, word)), leadsOn(row, line)
        else { continue }
        found[start + line] = Arms.east
        for column in line + 1..<arrow.upperBound where !word.contains(column) {
          found[start + column] = Arms.horizontal
        }
      }
    }
    return found
  }

  private func isHead(_ cell: Int) -> Bool {
    heads[cell] == Way.east.rawValue + 1 || grid.scalars[cell] == 0x3E
  }

  /// The blanks and dashes of an arrow between words, up to its head.
  private func arrow(_ row: Int, _ column: Int) -> Range<Int>? {
    let sign = grid.scalar(row, column)
    guard grid.isBlank(row, column + 1),
      !grid.isBlank(row, column + 2)
    else { return nil }
    var first = column
    while Self.isDash(grid.scalar(row, first - 1)) { first -= 1 }
    if sign == 0x3E, first == column { return nil }
    return grid.isBlank(row, first - 1) ? first..<column : nil
  }

  private static func isDash(_ scalar: UInt32) -> Bool { scalar == dash || scalar == 0x2500 }

  /// The column of a line down the page, at most 12 columns before an arrow.
  private func line(_ row: Int, before arrow: Int) -> Int? {
    (max(0, arrow - 12)..<arrow).last { arms(row, $0) == Arms.vertical }
  }

  /// Whether a line leads to something below, and is no wall.
  private func leadsOn(_ row: Int, _ column: Int) -> Bool {
    var row = row + 1
    while arms(row, column) == Arms.vertical { row += 1 }
    return arms(row, column) & Arms.horizontal == 0 && !grid.isBlank(row, column)
  }
}
