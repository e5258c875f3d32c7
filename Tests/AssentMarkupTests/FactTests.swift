import AssentDiagnostics
import AssentMarkup
import Testing

/// Words in place of tags stay words, and every place is known in the file as it is written.
@Suite struct FactTests {
  private static func table(_ value: String) -> FactTable {
    var table = FactTable()
    table.set("facts.x", to: value)
    table.set("product.name", to: "Kana")
    return table
  }

  private static func read(_ text: String, _ value: String = "Kana") -> SourceFile {
    SourceFile(path: "a.md", text: text).replacingFacts(with: table(value))
  }

  private static func text(_ file: SourceFile) -> String {
    String(decoding: file.bytes, as: UTF8.self)
  }

  /// Values that would be markup, had the author written them.
  static let values = [
    "*a* _b_ **c**", "<b>x</b>", "a | b", "`x`", "[a](http://e.test)", "](x", "![a](b)", "# a",
    "1. a", "1.", "2)", "- a", "+ a", "> a", "= b", "~~a~~", "\\", "a\\", "&lt;", "&copy", "&",
    "{{product.name}}", "{{", "}}", "\"", "'", "a_", "_", "a!", "(http://e.test)", ": a",
    "^a]: b", "||", "<!-- a", "-->", "</td>", "$x$", "a~", "日本", "é", "***", "---", "```",
  ]

  /// Texts around a tag in prose.
  static let surroundings = [
    "{{facts.x}}\n", "a {{facts.x}} b\n", "*{{facts.x}}*\n", "# {{facts.x}}\n", "- {{facts.x}}\n",
    "> {{facts.x}}\n", "[{{facts.x}}](b)\n", "[a]{{facts.x}}\n", "{{facts.x}}[a](b)\n",
    "a\n{{facts.x}}\n", "{{facts.x}}amp; {{facts.x}}\n",
    "| a | b |\n|---|---|\n| {{facts.x}} | c |\n", "_b {{facts.x}}_ ~{{facts.x}}~\n",
  ]

  @Test(arguments: values)
  func `a value is words wherever a text has its tag`(value: String) {
    for surrounding in Self.surroundings {
      let before = Document(parsing: SourceFile(path: "a.md", text: surrounding))
      let after = Document(parsing: Self.read(surrounding, value))
      // An address is a link wherever it stands, up to the next space.
      if value.contains("http") { continue }
      #expect(Self.shape(before) == Self.shape(after), "\(surrounding)")
      let words = before.plainText(of: 0).replacing("{{facts.x}}", with: value)
      #expect(after.plainText(of: 0) == words, "\(surrounding)")
    }
  }

  /// The kinds of the nodes, without how text is cut into runs.
  private static func shape(_ document: Document) -> [String] {
    document.nodes.compactMap { node -> String? in
      switch node.kind {
      case .text: nil
      case .link: "link"
      default: "\(node.kind)"
      }
    }
  }

  @Test(arguments: values)
  func `a value in raw HTML is no markup`(value: String) {
    let text = "<div title=\"{{facts.x}}\">\n{{facts.x}}\n</div>\n"
    let file = Self.text(Self.read(text, value))
    #expect(file.count { $0 == "<" } == 2)
    #expect(file.count { $0 == "\"" } == 2)
  }

  @Test func `code has the words as they are`() {
    #expect(Self.text(Self.read("`{{facts.x}}`\n", "*a*")) == "`*a*`\n")
    #expect(Self.text(Self.read("```\n{{facts.x}}\n```\n", "a | b")) == "```\na | b\n```\n")
    let table = Self.read("| a |\n|---|\n| `{{facts.x}}` |\n", "a|b")
    #expect(Self.text(table).contains("`a\\|b`"))
  }

  @Test func `a backtick cannot stand in code`() {
    let file = Self.read("Use `{{facts.x}}` here\n", "a`b")
    #expect(Self.text(file) == "Use `{{facts.x}}` here\n")
    #expect(file.origin?.faults.map(\.range) == [5..<16])
  }

  @Test func `an address is whole in a link, and without its scheme in prose`() {
    let text = "[{{facts.x}}]({{facts.x}}), <{{facts.x}}>\n\n[a]: {{facts.x}}\n"
    #expect(
      Self.text(Self.read(text, "mailto:a@b.test"))
        == "[a@b.test](mailto:a@b.test), <a@b.test>\n\n[a]: mailto:a@b.test\n")
    #expect(
      Self.text(Self.read("[a]({{facts.x}})\n", "https://b.test/a (b)"))
        == "[a](https://b.test/a%20%28b%29)\n")
  }

  @Test func `a drawing keeps its columns`() {
    let text = "```\n│ {{facts.x}}    │ a │\n```\n"
    #expect(Self.text(Self.read(text, "Kana")) == "```\n│ Kana           │ a │\n```\n")
    #expect(Self.text(Self.read(text, "仮名文字です")) == "```\n│ 仮名文字です   │ a │\n```\n")
    #expect(Self.text(Self.read(text, "fourteen chars")) == "```\n│ fourteen chars │ a │\n```\n")
    let wide = Self.read(text, "seventeen letters")
    #expect(wide.origin?.faults.first?.message.contains("3 more columns") ?? false)
  }

  @Test func `a shape of mermaid is none`() {
    let text = "```mermaid\nflowchart TD\n a{{facts.x}} --> b[{{facts.x}}]\n```\n"
    #expect(Self.text(Self.read(text, "a]b")).contains(" a{{facts.x}} --> b[a#93;b]"))
  }

  @Test func `front matter has the words as its quotes want them`() {
    let file = Self.read(
      "---\ntitle: {{facts.x}}\na: \"{{facts.x}}\"\nb: '{{facts.x}}'\n# {{facts.x}}\n---\n\nx\n",
      #"A "b" 'c'"#)
    #expect(
      Self.text(file)
        == "---\ntitle: A \"b\" 'c'\na: \"A \\\"b\\\" 'c'\"\nb: 'A \"b\" ''c'''\n# {{facts.x}}\n---\n\nx\n"
    )
    #expect(Self.read("---\ntitle: {{facts.x}}\n---\n\nx\n", "a: b").origin?.faults.count == 1)
  }

  @Test func `a backslash shows the braces`() {
    #expect(Self.text(Self.read("a \\{{facts.x}} b\n")) == "a \\{{facts.x}} b\n")
    #expect(Self.text(Self.read("`\\{{facts.x}}`\n")) == "`{{facts.x}}`\n")
  }

  @Test func `tags of others are left alone`() {
    for text in [
      "{{company}} {{ page.title }} {{x|upper}}\n", "{% if a %}{{ product.title }}{% endif %}\n",
      "<!-- {{facts.x}} -->\n", "---\nlayout: page\n---\n\n{{ license.key }}\n",
    ] {
      let file = Self.read(text)
      #expect(Self.text(file) == text)
      #expect(file.origin?.faults.isEmpty ?? true, "\(text)")
    }
  }

  @Test func `places are those of the file as it is written`() throws {
    let text = "Of {{product.name}} and\nof {{facts.x}}, the the *end*.\n"
    let file = Self.read(text, "a longer text")
    let origin = try #require(file.origin)
    for (word, tag) in [
      ("the the", nil), ("*end*", nil), ("Kana", "{{product.name}}"), ("and", nil),
      ("longer", "{{facts.x}}"),
    ] {
      let read = try #require(Self.text(file).firstRange(of: word))
      let bytes = Self.text(file).utf8
      let start = bytes.distance(from: bytes.startIndex, to: read.lowerBound)
      let place = origin.written(start..<start + word.utf8.count)
      #expect(String(decoding: Array(text.utf8)[place], as: UTF8.self) == tag ?? word)
    }
    let finding = Diagnostic(
      rule: .doubledWord, severity: .warning, message: "", file: "a.md",
      range: file.range(ofBytes: 0..<7), fix: FixIt("x", edits: [.init(3..<4, with: [])]))
    let written = finding.asWritten { _ in file }
    #expect(written.range?.end.column == 20)
    #expect(written.fix == nil)
  }

  @Test func `a value is one line of words`() {
    let long = String(repeating: "a", count: 501)
    for value in ["", " a", "a ", "a\nb", "a\u{202E}b", "a\u{2028}b", long] {
      #expect(FactTable.fault(in: value) != nil)
    }
    #expect(FactTable.fault(in: "A & B, \"c\"") == nil)
  }
}
