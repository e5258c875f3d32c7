/// The characters that rules, bars and tables are drawn with, each of one column.
struct Glyphs: Sendable {
  let rule: [UInt8]
  let quote: [UInt8]
  /// For each depth, with a space after it.
  let bullets: [[UInt8]]
  /// What headings are underlined with, from level 1 on.
  let underlines: [[UInt8]]
  let bar: [UInt8]
  let top: TableRule
  let underHeader: TableRule
  let underHeaderOfGrid: TableRule
  let betweenRows: TableRule
  let bottom: TableRule

  /// A horizontal line of a table.
  struct TableRule: Sendable {
    let left: [UInt8]
    let line: [UInt8]
    let crossing: [UInt8]
    let right: [UInt8]

    init(_ left: String, _ line: String, _ crossing: String, _ right: String) {
      self.left = Array(left.utf8)
      self.line = Array(line.utf8)
      self.crossing = Array(crossing.utf8)
      self.right = Array(right.utf8)
    }
  }

  static let drawn = Glyphs(
    rule: Array("─".utf8),
    quote: Array("│ ".utf8),
    bullets: ["• ", "◦ ", "▪ "].map { Array($0.utf8) },
    underlines: ["═", "─", "╌"].map { Array($0.utf8) },
    bar: Array("│".utf8),
    top: TableRule("┌", "─", "┬", "┐"),
    underHeader: TableRule("├", "─", "┼", "┤"),
    underHeaderOfGrid: TableRule("╞", "═", "╪", "╡"),
    betweenRows: TableRule("├", "─", "┼", "┤"),
    bottom: TableRule("└", "─", "┴", "┘"))

  /// For terminals that draw box characters two columns wide.
  static let ascii = Glyphs(
    rule: Array("-".utf8),
    quote: Array("| ".utf8),
    bullets: ["* ", "- ", "+ "].map { Array($0.utf8) },
    underlines: ["=", "-", "."].map { Array($0.utf8) },
    bar: Array("|".utf8),
    top: TableRule("+", "-", "+", "+"),
    underHeader: TableRule("+", "-", "+", "+"),
    underHeaderOfGrid: TableRule("+", "=", "+", "+"),
    betweenRows: TableRule("+", "-", "+", "+"),
    bottom: TableRule("+", "-", "+", "+"))
}
