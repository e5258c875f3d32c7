/// Text that is harmless to a parser and costly to careless rules, renderers and digests.
extension HostileInput {
  static let prose: [HostileInput] = [
    .init("parentheses in one paragraph, then words") { halves($0, "(", "a ") },
    .init("quotation marks") { fill($0, "a \"b ") },
    .init("doubled words") { fill($0, "the the ") },
    .init("misread letters") { fill($0, "â€œ") },
    .init("letters of another script") { fill($0, "p\u{430}ypal ") },
    .init("characters of no width") { fill($0, "a\u{200B}") },
    .init("letters and marks") { fill($0, "c\u{327}") },
    .init("Hangul in parts") { fill($0, "\u{1112}\u{1161}\u{11AB}") },
    .init("spaces at the ends of lines") { fill($0, "a  \n") },
    .init("headings of one name") { fill($0, "## a\n\n") },
    .init("headings of many names") { numbered($0) { "## a\($0)\n\n" } },
    .init("clauses and references to none") { numbered($0) { "1.\($0) see clause 9.\($0)\n\n" } },
    .init("links to no anchor") { fill($0, "[a](#x) ") },
    .init("links to many hosts") { numbered($0) { "[a\($0)](http://h\($0).b/) " } },
    .init("many addresses") { numbered($0) { "http://h\($0).b/ " } },
    .init("comments that turn rules off") {
      fill($0, "<!-- assent-disable-next-line mojibake -- x -->\n\nthe the\n\n")
    },
    .init("definitions") { numbered($0) { "\"T\($0)\" means x. " } },
    .init("dates") { fill($0, "Effective Date: 2025-11-03\n") },
    .init("versions") { fill($0, "**Version**: 1.0\n") },
    .init("copyright notices") { fill($0, "Copyright (c) 2025 A\n\n") },
    .init("placeholders") { fill($0, "[NAME] ") },
    .init("one long word") { fill($0, "abcdefgh") },
    .init("one long word of wide letters") { fill($0, "漢") },
    .init("right to left and back") { fill($0, "a ב ") },
  ]

  static let diagrams: [HostileInput] = [
    .init("boxes") { "```\n" + fill($0, "┌─┐\n│a│──▶\n└─┘\n") + "```\n" },
    .init("one wide box") { "```\n┌" + fill($0, "─") + "┐\n```\n" },
    .init("corners") { "```\n" + fill($0, "┌") + "\n```\n" },
    .init("crossings") { "```\n" + fill($0, fill(300, "┼") + "\n") + "```\n" },
    .init("mermaid nodes") {
      "```mermaid\nflowchart TD\n" + numbered($0) { "a\($0)-->a\($0 + 1)\n" } + "```\n"
    },
    .init("mermaid subgraphs") {
      "```mermaid\nflowchart TD\n" + fill($0, "subgraph a\n") + "```\n"
    },
    .init("mermaid in one line") { "```mermaid\nflowchart TD\n" + fill($0, "a-->") + "\n```\n" },
    .init("arrows in a line") { fill($0, "a → b → ") },
    .init("lines of arrows") { fill($0, "a → b\n\n") },
    .init("arrows in code") { "```\n" + fill($0, "a -> b -> c\n") + "```\n" },
    .init("a tree") { "```\n" + fill($0, "├── a\n│   ") + "\n```\n" },
  ]

  /// Units with a number each, until they fill `size` bytes.
  private static func numbered(_ size: Int, _ unit: (Int) -> String) -> String {
    var text = ""
    var number = 0
    while text.utf8.count < size {
      text += unit(number)
      number += 1
    }
    return text
  }
}
