/// Words in one row that are told apart by what leads to them.
extension LineCells {
  /// Adds each word, or each text in quotes or brackets, of some cells as a run of its own where as
  /// many heads point at them from above, and each word where a line of its own ends above it or below it, or one
  /// of such words stands right above it.
  mutating func addPointedWords(_ row: Int, _ columns: Range<Int>) -> Bool {
    let heads = (columns.lowerBound - 2..<columns.upperBound + 2).compactMap { column in
      vertex(row - 1, column).flatMap { vertices[$0].head == .south ? $0 : nil }
    }
    if heads.isEmpty {
      return addHungWords(row, columns, above: true) || addStackedWords(row, columns)
        || addHungWords(row, columns, above: false)
    }
    guard heads.count > 1 else { return false }
    var names = names(row, columns)
    // The branches of one fork do not lead to the same words.
    if areForked(heads) {
      names.append(parts(row, columns, under: heads.map { vertices[$0].column }))
    }
    guard let parts = names.first(where: { $0.count == heads.count }) else { return false }
    for (head, part) in zip(heads, parts) {
      pointedRuns[head] = runs.count
      appendRun(row, part)
    }
    return true
  }

  /// The ways in which some words are names beside each other: texts in quotes or brackets, names that begin
  /// with the same word, `Node 1 Node 2`, or three words or more.
  private func names(_ row: Int, _ columns: Range<Int>) -> [[Range<Int>]] {
    func parts(_ starts: [Int]) -> [Range<Int>] {
      zip(starts, starts.dropFirst() + [columns.upperBound + 1]).map { $0..<max($0, $1 - 1) }
    }
    let ends = columns.dropFirst().dropLast().filter { isBetweenTexts(row, $0) }
    let words = grid.stretches(row, columns) { grid.isBlank(row, $0) }
    let first = words.first.map { grid.text(row, $0) }
    let same = words.filter { grid.text(row, $0) == first }
    return [
      parts([columns.lowerBound] + ends.map { $0 + 1 }), parts(same.map(\.lowerBound)),
      words.count > 2 ? words : [],
    ]
  }

  /// Words parted at blanks so that each part but the last has its middle as near as can be to one of some columns;
  /// none where a part does not stand under its column.
  private func parts(_ row: Int, _ columns: Range<Int>, under places: [Int]) -> [Range<Int>] {
    let blanks = columns.filter { grid.isBlank(row, $0) }
    var parts: [Range<Int>] = []
    var start = columns.lowerBound
    for place in places.dropLast() {
      let end = blanks.filter { $0 > start }.min {
        abs(start + $0 - 2 * place) < abs(start + $1 - 2 * place)
      }
      guard let end else { return [] }
      parts.append(start..<end)
      start = end + 1
    }
    parts.append(start..<columns.upperBound)
    let areUnder = zip(parts, places).allSatisfy {
      ($0.lowerBound - 1...$0.upperBound).contains($1)
    }
    return areUnder ? parts : []
  }

  /// Adds each word of some cells where three lines or more end above them, or below, one at each word.
  private mutating func addHungWords(
    _ row: Int, _ columns: Range<Int>, above isAbove: Bool
  ) -> Bool {
    let beside = isAbove ? row - 1 : row + 1
    let lines = (columns.lowerBound - 2..<columns.upperBound + 2).compactMap { column in
      if map.arms(beside, column) == Arms.vertical { return column }
      if diagonals.lines.isEmpty || !isAbove { return nil }
      return Diagonals.step(grid.scalar(beside, column)).map { column + $0 }
    }
    guard lines.count > 2 else { return false }
    let words = grid.stretches(row, columns) { grid.isBlank(row, $0) }
    guard words.count == lines.count,
      zip(words, lines).allSatisfy({ ($0.lowerBound - 1...$0.upperBound).contains($1) })
    else { return false }
    for word in words { appendRun(row, word) }
    return true
  }

  /// Whether a blank parts two texts that are in quotes or brackets.
  private func isBetweenTexts(_ row: Int, _ column: Int) -> Bool {
    guard grid.isBlank(row, column),
      let before = Unicode.Scalar(grid.scalar(row, column - 1)),
      let after = Unicode.Scalar(grid.scalar(row, column + 1))
    else { return false }
    return "\"')]}”’»".unicodeScalars.contains(before) && "\"'([{“‘«".unicodeScalars.contains(after)
  }

  /// Whether the lines of heads begin in one rail above them.
  private func areForked(_ heads: [Int]) -> Bool {
    let rails = heads.map { head in
      var row = vertices[head].row - 1
      while map.arms(row, vertices[head].column) == Arms.vertical { row -= 1 }
      let arms = map.arms(row, vertices[head].column)
      return arms & Arms.south != 0 && arms & Arms.horizontal != 0 ? row : -1
    }
    return rails[0] >= 0 && rails.allSatisfy { $0 == rails[0] }
  }

  /// Adds each word, or each text in quotes or brackets, of some cells that stands below a text of its own, at
  /// which a head points.
  private mutating func addStackedWords(_ row: Int, _ columns: Range<Int>) -> Bool {
    // Few words stand right below others and two rows below a head.
    guard columns.contains(where: { run(row - 1, $0) != nil }),
      columns.contains(where: { map.head(row - 2, $0) == .south })
    else { return false }
    let parts = [names(row, columns)[0], grid.stretches(row, columns) { grid.isBlank(row, $0) }]
      .first { $0.count > 1 && isStacked(row, $0) }
    guard let parts else { return false }
    for part in parts { appendRun(row, part) }
    return true
  }

  /// Whether each of some words stands below another of the texts in the row above.
  private func isStacked(_ row: Int, _ parts: [Range<Int>]) -> Bool {
    guard let first = parts.first, let last = parts.last else { return false }
    let columns = first.lowerBound..<last.upperBound
    let above = Set(columns.compactMap { run(row - 1, $0) }).sorted()
    return above.count == parts.count
      && zip(above, parts).allSatisfy { run, part in
        let columns = runs[run].columns
        return columns.overlaps(part.lowerBound - 2..<part.upperBound + 2)
          && (columns.lowerBound - 2..<columns.upperBound + 2).contains {
            map.head(row - 2, $0) == .south
          }
      }
  }
}
