/// A kind of text that costs a Markdown parser much more than its size, in any size.
package struct HostileInput: Sendable, CustomStringConvertible {
  package var name: String
  /// Text of about the given number of bytes.
  package var text: @Sendable (Int) -> String
  /// Whether a quarter of a mebibyte of it must be refused, for what cmark takes over it, or over
  /// four times as much.
  package var isRefused: Bool

  init(_ name: String, isRefused: Bool = false, _ text: @escaping @Sendable (Int) -> String) {
    self.name = name
    self.text = text
    self.isRefused = isRefused
  }

  package var description: String { name }

  /// As many copies of `unit` as fit into `size` bytes.
  package static func fill(_ size: Int, _ unit: String) -> String {
    String(repeating: unit, count: max(size / unit.utf8.count, 1))
  }

  /// Half of `size` of one unit, then half of another.
  package static func halves(_ size: Int, _ first: String, _ second: String) -> String {
    fill(size / 2, first) + fill(size / 2, second)
  }

  /// List items that each stand in the one before, then what `rest` gives for the other half.
  static func staircase(_ size: Int, indent: String, marker: String, rest: String) -> String {
    var text = ""
    var depth = 0
    while text.utf8.count < size / 2 {
      text += String(repeating: indent, count: depth) + marker + "a\n"
      depth += 1
    }
    return text + fill(size / 2, rest)
  }

  package static let all: [HostileInput] =
    containers + brackets + delimiters + autolinks + html + tables
    + references + plain + prose + diagrams

  static let containers: [HostileInput] = [
    .init("quotes in one line", isRefused: true) { fill($0, ">") },
    .init("deep quotes, then lines", isRefused: true) {
      fill($0 / 2, ">") + "a\n" + fill($0 / 2, "a\n")
    },
    .init("deep quotes, then brackets", isRefused: true) { halves($0, ">", "[") },
    .init("list markers, then blank lines", isRefused: true) {
      fill($0 / 2, "- ") + "a" + fill($0 / 2, "\n")
    },
    .init("ordered markers, then blank lines", isRefused: true) {
      fill($0 / 2, "1. ") + "a" + fill($0 / 2, "\n")
    },
    .init("footnotes in footnotes", isRefused: true) {
      fill($0 / 2, "[^a]: ") + "a" + fill($0 / 2, "\n")
    },
    .init("staircase of spaces", isRefused: true) {
      staircase($0, indent: "  ", marker: "- ", rest: "\n")
    },
    .init("staircase of tabs", isRefused: true) {
      staircase($0, indent: "\t", marker: "-\t", rest: "\n")
    },
    .init("99 lists, then blank lines", isRefused: true) {
      fill(2 * 99, "- ") + "a" + fill($0, "\n")
    },
    .init("100 quotes a line") { fill($0, String(repeating: ">", count: 100) + "a\n\n") },
    .init("changing bullets") { fill($0, "-\n+\n") },
    .init("thematic break of a line") { fill($0, "* ") },
    .init("empty items") { fill($0, "-\n") },
    .init("tasks") { fill($0, "- [ ] ") },
    .init("fences") { fill($0, "```\n") },
  ]

  static let brackets: [HostileInput] = [
    .init("open brackets") { fill($0, "[") },
    .init("nested brackets") { halves($0, "[", "]") },
    .init("unclosed links") { fill($0, "[a](") },
    .init("unclosed pointed links") { fill($0, "[a](<b") },
    .init("unclosed titles") { fill($0, "[a](b \"") },
    .init("full references") { fill($0, "[a][") },
    .init("images of links", isRefused: true) { fill($0, "![[]()") },
    .init("open images, then links", isRefused: true) { halves($0, "![", "[a](b)") },
    .init("nested images") { halves($0, "![a", "](b)") },
  ]

  static let delimiters: [HostileInput] = [
    .init("open emphasis") { fill($0, "*a **a ") },
    .init("nested emphasis") { halves($0, "*a **a ", "a** a* ") },
    .init("closing emphasis") { fill($0, "a**b*c ") },
    .init("mixed emphasis") { fill($0, "*a_ ") },
    .init("alternating delimiters") { fill($0, "*_") },
    .init("emphasis") { fill($0, "*a*") },
    .init("underscores") { fill($0, "_") },
    .init("one tilde after two", isRefused: true) { "~~a " + fill($0, "b~ ") },
    .init("one tilde after two and stars", isRefused: true) { "~~a " + halves($0, "*a ", "b~ ") },
    .init("tildes") { fill($0, "~a~~") },
    .init("backticks of every length") { size in
      var text = ""
      var length = 1
      while text.utf8.count < size {
        text += "a" + String(repeating: "`", count: length)
        length += 1
      }
      return text
    },
    .init("links after open emphasis", isRefused: true) { halves($0, "*a ", "[b](c) ") },
    .init("closers whose openers are lost", isRefused: true) { fill($0, "[a]: **<~~_- ") },
    .init("addresses in deep emphasis", isRefused: true) {
      fill($0 / 4, "*") + "a " + fill($0 / 2, "a@b.cd\n") + "a" + fill($0 / 4, "*")
    },
    .init("notes in deep emphasis", isRefused: true) {
      fill($0 / 4, "*") + "a " + fill($0 / 2, "[^x] ") + "a" + fill($0 / 4, "*")
    },
  ]

  static let autolinks: [HostileInput] = [
    .init("parentheses after a URL", isRefused: true) { "http://a.b/" + fill($0, ")") },
    .init("parentheses and full stops after a URL", isRefused: true) {
      "www.a.b/" + fill($0, ").")
    },
    .init("entities after a URL") { "http://a.b/" + fill($0, "&a;") },
    .init("URLs cut by <", isRefused: true) { fill($0, "http://a<") },
    .init("www. cut by <", isRefused: true) { fill($0, "(www.a.b<") },
    .init("www. with underscores", isRefused: true) { fill($0, "_www.a") },
    .init("URLs") { fill($0, "http://a.b/ ") },
    .init("at signs", isRefused: true) { fill($0, "a@") },
    .init("addresses in one line", isRefused: true) { fill($0, "a@b.cd ") },
    .init("addresses in long lines") { fill($0, fill(7_000, "a@b.cd ") + "\n") },
    .init("w") { fill($0, "w") },
    .init("colons") { fill($0, ":") },
  ]

  static let html: [HostileInput] = [
    .init("processing instructions", isRefused: true) { fill($0, "a <?") },
    .init("processing instructions by line", isRefused: true) { fill($0, "a <?\n") },
    .init("processing instruction closed in a quote", isRefused: true) {
      fill($0, "a <?") + "\n\n> ?>"
    },
    .init("processing instruction closed in a cell", isRefused: true) {
      "|a|b|\n|-|-|\n|a" + fill($0, " <?") + "|?>|\n"
    },
    .init("declarations", isRefused: true) { fill($0, "a <!A ") },
    .init("declarations in a quote", isRefused: true) { fill($0, "> a <!A\n") },
    .init("CDATA", isRefused: true) { fill($0, "a <![CDATA[") },
    .init("comments") { fill($0, "a <!--") },
    .init("tags") { fill($0, "<a ") },
    .init("attributes") { fill($0, "<a b='\" ") },
    .init("angle brackets") { fill($0, "<") },
    .init("fence in a script", isRefused: true) {
      "<script>\n```\n</script>\n" + fill($0, "a <?")
    },
    .init("fence in an HTML block", isRefused: true) { "<div>\n```\n\n" + fill($0, "a <?") },
    .init("fence in a script in a comment", isRefused: true) {
      "<!-- a\n<script>\n-->\n```\n</script>\n" + fill($0, "a <?")
    },
  ]

  static let tables: [HostileInput] = [
    .init("wide head", isRefused: true) { fill($0 / 3, "|") + "\n" + fill($0 * 2 / 3, "|-") },
    .init("wide table, short rows", isRefused: true) {
      fill($0 / 3, "|a") + "\n" + fill($0 / 3, "|-") + "\n" + fill($0 / 3, "a\n")
    },
    .init("1,000 columns, short rows", isRefused: true) {
      fill(2_000, "|a") + "\n" + fill(2_000, "|-") + "\n" + fill($0, "a\n")
    },
    .init("lines before a table", isRefused: true) { fill($0, "a\n") + "|a|\n|-|\n" },
    .init("delimiter rows", isRefused: true) { "a|b|c|d\n" + fill($0, "|-|-|\n|-|-|-|\n") },
    .init("delimiter rows under other rows", isRefused: true) { fill($0, "|-|\n ]: |-|\n") },
    .init("wide row", isRefused: true) { "|a|b|\n|-|-|\n" + fill($0, "|") },
    .init("cells") { "|a|a|a|\n|-|-|-|\n" + fill($0, "|a|a|a|\n") },
    .init("rows of one cell") { "|a|\n|-|\n" + fill($0, "b\n") },
    .init("tables") { fill($0, "|a|\n|-|\n|b|\n\n") },
    .init("paragraph like a table", isRefused: true) { "|a|\n|-|-|\n" + fill($0, "|a <?\n") },
    .init("paragraph after a table", isRefused: true) { "|a|\n|-|\n|\n" + fill($0, "a <?\n") },
  ]

  static let references: [HostileInput] = [
    .init("long destination", isRefused: true) {
      "[a]: " + fill($0 / 2, "b") + "\n\n" + fill($0 / 2, "[a]")
    },
    .init("long destination on the next line", isRefused: true) {
      "[a]:\n" + fill($0 / 2, "b") + "\n\n" + fill($0 / 2, "[x][a]")
    },
    .init("long title", isRefused: true) {
      "[a]: b '" + fill($0 / 2, "b ") + "'\n\n" + fill($0 / 2, "![a]")
    },
    .init("label in another case", isRefused: true) {
      "[\u{212A}]: " + fill($0 / 2, "b") + "\n\n" + fill($0 / 2, "[k]")
    },
    .init("label over two quoted lines", isRefused: true) {
      "> [a b]: " + fill($0 / 2, "b") + "\n\n" + fill($0 / 2, "> [a\n> b]")
    },
    .init("label in a cell", isRefused: true) {
      "[a|b]: " + fill($0 / 2, "b") + "\n\n|a|\n|-|\n" + fill($0 / 2, "|[a\\|b]|\n")
    },
    .init("definitions") { fill($0, "[a]: b\n") },
    .init("definitions with open titles") { fill($0, "[a]: b \"\n") },
    .init("long labels") { "[a]: b\n\n" + fill($0, "[" + fill(990, "x") + "]") },
    .init("footnotes") { fill($0, "[^a]: b\n\n[^a]\n\n") },
    .init("footnote references") { "[^a]: b\n\n" + fill($0, "[^a]") },
    .init("missing footnotes") { fill($0, "[^a]") },
  ]

  static let plain: [HostileInput] = [
    .init("backslashes") { fill($0, "\\") },
    .init("ampersands") { fill($0, "&") },
    .init("exclamation marks") { fill($0, "!") },
    .init("headings") { fill($0, "#\n") },
    .init("setext underlines") { fill($0, "a\n=\n") },
    .init("short lines") { fill($0, "a\n") },
    .init("short paragraphs") { fill($0, "a\n\n") },
    .init("one long word") { fill($0, "a") },
    .init("spaces") { fill($0, " ") + "a" },
    .init("tabs") { fill($0, "\ta") },
    .init("NUL") { fill($0, "\0") },
    .init("carriage returns") { fill($0, "\r") },
    .init("line feeds") { fill($0, "\n") },
    .init("byte order marks") { fill($0, "\u{FEFF}") },
  ]
}
