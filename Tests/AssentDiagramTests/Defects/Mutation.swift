import AssentDiagnostics
import AssentDiagram

/// A drawing made wrong in one place.
struct Mutation: CustomStringConvertible {
  var name: String
  var text: [UInt8]
  /// The row that was changed, from 0.
  var row: Int
  /// Rows in which a finding belongs to the change.
  var rows: ClosedRange<Int>
  /// What has to be found, one of these.
  var kinds: Set<RuleID>
  /// Whether straightening has to give the drawing back.
  var isReversible: Bool

  var description: String {
    "\(name) in row \(row):\n\(String(decoding: text, as: UTF8.self))"
  }

  /// Every way in which a clean drawing is made wrong here.
  static func all(of drawing: String) -> [Mutation] {
    let rows = drawing.split(separator: "\n", omittingEmptySubsequences: false).map(Array.init)
    var found: [Mutation] = []
    func character(_ row: Int, _ column: Int) -> Character {
      rows.indices.contains(row) && rows[row].indices.contains(column) ? rows[row][column] : " "
    }
    /// Whether a stroke is the right wall, or lower right corner, of a box.
    func isRightWall(_ row: Int, _ column: Int) -> Bool {
      var top = row - 1
      while "│┃║|┤┨╢".contains(character(top, column)) { top -= 1 }
      var bottom = row
      while "│┃║|┤┨╢".contains(character(bottom, column)) { bottom += 1 }
      return "┐┓╗╮+".contains(character(top, column))
        && "┘┛╝╯+".contains(character(bottom, column))
    }
    func add(
      _ name: String, _ row: Int, _ kinds: Set<RuleID>, isReversible: Bool = true,
      reach: ClosedRange<Int> = -1...1, _ change: (inout [Character]) -> Void
    ) {
      var changed = rows
      change(&changed[row])
      let text = changed.map { String($0) }.joined(separator: "\n")
      found.append(
        Mutation(
          name: name, text: Array(text.utf8), row: row,
          rows: row + reach.lowerBound...row + reach.upperBound, kinds: kinds,
          isReversible: isReversible))
    }
    for (row, line) in rows.enumerated() {
      for (column, sign) in line.enumerated() {
        let before = character(row, column - 1)
        let after = character(row, column + 1)
        let above = character(row - 1, column)
        let below = character(row + 1, column)
        let isLast = column == line.count - 1
        if "│┃║|".contains(sign), isLast, before == " ", character(row, column - 2) == " ",
          line.contains(where: \.isLetter), isRightWall(row, column)
        {
          add("a wall one column left", row, [.borderOffset]) { $0.remove(at: column - 1) }
          add("a wall one column right", row, [.borderOffset]) {
            $0.insert(" ", at: column)
          }
          add("a wall two columns right", row, [.borderOffset]) {
            $0.insert(contentsOf: "  ", at: column)
          }
          add("a wall left out", row, [.unclosedWall]) { $0.removeLast() }
          add("a wall four columns right", row, [.borderOffset]) {
            $0.insert(contentsOf: "    ", at: column)
          }
        }
        if "│┃║|".contains(sign), before == " ", after == " ", character(row, column + 2) == " ",
          column < line.count / 2, line[..<column].allSatisfy({ $0 == " " }), column > 1,
          line[(column + 1)...].contains(where: { $0.isLetter }), isLast == false,
          line.last.map({ "│┃║|".contains($0) }) == true
        {
          add("a left wall one column left", row, [.leftBorderOffset]) {
            $0.insert(" ", at: column + 1)
            $0.remove(at: column - 1)
          }
        }
        if "│┃║".contains(sign), "┌┏╔╭".contains(above), after == " ",
          character(row, column + 2) == " ", line[..<column].allSatisfy({ $0 == " " }),
          line.last.map({ "│┃║".contains($0) }) == true, line.count > column + 6
        {
          add("a left wall left out", row, [.unclosedWall]) { $0[column] = " " }
          if column > 3 {
            add("a left wall three columns left", row, [.leftBorderOffset]) {
              $0.swapAt(column, column - 3)
            }
          }
        }
        if "┘┛╝╯".contains(sign), isLast, "─━═".contains(before), isRightWall(row, column) {
          add("a corner left out", row, [.unclosedWall]) { $0.removeLast() }
          if "─━═".contains(character(row, column - 2)), !(rows[..<row].last ?? []).isEmpty {
            add("a lower border too short", row, [.bottomWidth]) { $0.remove(at: column - 1) }
          }
        }
        if sign == "┬", "│".contains(below), "─".contains(before), "─".contains(after) {
          add("a junction left out", row, [.missingJunction]) { $0[column] = "─" }
        }
        if sign == "▼", above == "│", before == "─", after == "─" {
          add("a head beside its line", row, [.arrowheadOffset]) { $0.swapAt(column, column + 1) }
        }
        if sign == "▼", above == "│", before == " ", column + 1 == line.count || after == " " {
          add("a head under nothing", row, [.arrowheadOffset]) {
            $0.insert(" ", at: column)
            if column + 2 < $0.count { $0.remove(at: column + 2) }
          }
        }
        if sign == "│", column > 0, above == "│", "│▼".contains(below), before == " ",
          line.allSatisfy({ " │".contains($0) })
        {
          add(
            "a line that steps aside", row,
            [.lineJog, .arrowheadOffset, .borderOffset, .leftBorderOffset]
          ) {
            $0.remove(at: column - 1)
            if column < $0.count { $0.insert(" ", at: column) }
          }
        }
        if sign == "├", after == "─", line.contains(where: \.isLetter), !line.contains("┤") {
          let isItem = line[..<column].allSatisfy { " │".contains($0) }
          if isItem {
            add("an item that is not the last", row, [.treeDoubleLast]) { $0[column] = "└" }
          }
        }
        if sign == " ", after == " ", before.isLetter, line.last == "│", column < 30 {
          add("a tab", row, [.tabInDiagram], isReversible: false) { $0[column] = "\t" }
        }
      }
    }
    return found
  }
}
