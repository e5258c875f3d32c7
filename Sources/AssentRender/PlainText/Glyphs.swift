/// The characters that rules, bars and tables are drawn with, each of one column.
struct Glyphs: Sendable {
  let rule: Run
  let quote: [UInt8]
  /// For each depth, with a space after it.
  let bullets: [[UInt8]]
  /// What headings are underlined with, from level 1 on.
  let underlines: [Run]
  let bar: [UInt8]
  let top: TableRule
  let underHeader: TableRule
  let underHeaderOfGrid: TableRule
  let betweenRows: TableRule
  let bottom: TableRule

  /// A character to draw lines with.
  struct Run: Sendable {
    private static let length = 64
    private let glyphs: [UInt8]

    init(_ glyph: String) {
      glyphs = [[UInt8]](repeating: Array(glyph.utf8), count: Self.length).flatMap(\.self)
    }

    /// Appends a line of `count` characters.
    func append(_ count: Int, to out: inout ByteBuffer) {
      let size = glyphs.count / Self.length
      var left = count
      while left > 0 {
        let part = min(left, Self.length)
        out.write(glyphs[..<(part * size)])
        left -= part
      }
    }
  }

  /// A horizontal line of a table.
  struct TableRule: Sendable {
    let left: [UInt8]
    let line: Run
    let crossing: [UInt8]
    let right: [UInt8]

    init(_ left: String, _ line: String, _ crossing: String, _ right: String) {
      self.left = Array(left.utf8)
      self.line = Run(line)
      self.crossing = Array(crossing.utf8)
      self.right = Array(right.utf8)
    }
  }

  static let drawn = Glyphs(
    rule: Run("─"),
    quote: Array("│ ".utf8),
    bullets: ["• ", "◦ ", "▪ "].map { Array($0.utf8) },
    underlines: ["═", "─", "╌"].map(Run.init),
    bar: Array("│".utf8),
    top: TableRule("┌", "─", "┬", "┐"),
    underHeader: TableRule("├", "─", "┼", "┤"),
    underHeaderOfGrid: TableRule("╞", "═", "╪", "╡"),
    betweenRows: TableRule("├", "─", "┼", "┤"),
    bottom: TableRule("└", "─", "┴", "┘"))

  /// For terminals that draw box characters two columns wide.
  static let ascii = Glyphs(
    rule: Run("-"),
    quote: Array("| ".utf8),
    bullets: ["* ", "- ", "+ "].map { Array($0.utf8) },
    underlines: ["=", "-", "."].map(Run.init),
    bar: Array("|".utf8),
    top: TableRule("+", "-", "+", "+"),
    underHeader: TableRule("+", "-", "+", "+"),
    underHeaderOfGrid: TableRule("+", "=", "+", "+"),
    betweenRows: TableRule("+", "-", "+", "+"),
    bottom: TableRule("+", "-", "+", "+"))
}
