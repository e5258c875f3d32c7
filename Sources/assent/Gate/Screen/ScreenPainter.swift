/// Rows of a screen, and what has to be written where they change.
struct ScreenPainter: Sendable {
  private var shown: [String] = []
  private var size = ScreenSize(columns: 0, rows: 0)

  /// What makes the screen show `rows`; only those that changed are written.
  ///
  /// - Parameter cursor: where to show the cursor, from 0; `nil` hides it.
  mutating func paint(
    _ rows: [String], size: ScreenSize, cursor: (row: Int, column: Int)? = nil
  ) -> String {
    var out = ""
    if size != self.size {
      out += "\u{1B}[0m\u{1B}[H\u{1B}[2J"
      shown = []
      self.size = size
    }
    let rows = Array(rows.prefix(size.rows))
    for row in 0..<size.rows {
      let text = row < rows.count ? rows[row] : ""
      let before = row < shown.count ? shown[row] : ""
      if text == before { continue }
      out += "\u{1B}[\(row + 1);1H\u{1B}[0m" + text + "\u{1B}[0m\u{1B}[K"
    }
    shown = rows
    if let cursor {
      out += "\u{1B}[\(cursor.row + 1);\(cursor.column + 1)H\u{1B}[?25h"
    } else if !out.isEmpty {
      out += "\u{1B}[?25l"
    }
    return out
  }

  /// Forgets what is on the screen, so that all of it is written again.
  mutating func forget() { size = ScreenSize(columns: 0, rows: 0) }
}
