import AssentDiagnostics
import AssentLicense
import AssentLint
import AssentMarkup
import TestSupport
import Testing

/// Lint takes time that grows with a document, whatever there is much of in it.
@Suite struct GrowthTests {
  static let inputs: [(name: String, text: @Sendable (Int) -> String)] = [
    ("addresses", { "# T\n\n" + repeated("http://a.example.com/x\n\n", $0) }),
    ("addresses in brackets", { "# T\n\n" + repeated("<http://a.example.com/x>\n\n", $0) }),
    ("addresses that are links", { "# T\n\n" + repeated("[http://a.b/x](http://a.b/x)\n\n", $0) }),
    ("addresses of one paragraph", { "# T\n\n" + repeated("http://a.example.com/x\n", $0) }),
    (
      "addresses of one paragraph, all different",
      { count in "# T\n\n" + (0..<count).map { "http://a\($0).example.com/x\n" }.joined() }
    ),
    (
      "addresses that are written otherwise",
      { count in "# T\n\n" + (0..<count).map { "http://a.b/\($0)?x=1&amp;y\n" }.joined() }
    ),
    ("addresses behind blank lines", { repeated("\n", $0) + repeated("http://a.b/?&amp;y\n", $0) }),
    ("hosts of other scripts", { "# T\n\n" + repeated("http://xn--bcher-kva.example/x\n\n", $0) }),
    (
      "regions without end",
      { "# T\n\n" + repeated("<!-- assent-disable doubled-word -- x -->\n\nthe the\n\n", $0) }
    ),
    (
      "regions",
      {
        "# T\n\n"
          + repeated(
            "<!-- assent-disable doubled-word -- x -->\n\nthe the\n\n<!-- assent-enable -->\n\n", $0
          )
      }
    ),
    (
      "comments in one line before blank lines",
      {
        "# T\n\n" + repeated("<!-- assent-disable-next-line doubled-word -- x -->", $0)
          + repeated("\n", 10 * $0) + "the the\n"
      }
    ),
    (
      "clauses without a letter of ASCII, all different",
      { count in
        "---\nkind: license\n---\n\n# L\n\n"
          + (0..<count).map { number in
            let word = String(number, radix: 8).unicodeScalars.map {
              String(Unicode.Scalar($0.value + 0x400) ?? $0)
            }
            return "## \(word.joined())\n\n"
              + repeated("Плата вносится в первый день каждого месяца. ", 2) + word.joined()
              + ".\n\n"
          }.joined()
      }
    ),
    (
      "lists of contents",
      { "# T\n\n" + repeated("## A\n\n- [a](#t)\n- [b](#t)\n- [c](#t)\n\nText.\n\n", $0) }
    ),
    (
      "terms that are doubled",
      { count in
        let names = (0..<2 * count).map { "Item\(spelled($0))" }
        return "# T\n\n" + names.map { "\"\($0)\" means it.\n\n" }.joined()
          + names.map { "Of the \($0) \($0).\n\n" }.joined()
      }
    ),
    ("damage beside characters that are lost", { repeated("Ã¤Ã¶ Ã¼ caf\u{FFFD} x\n\n", 2 * $0) }),
    (
      "marks of merges in code",
      { "# T\n\n" + repeated("```\n<<<<<<< HEAD\na\n=======\nb\n>>>>>>> x\n```\n\n", $0) }
    ),
    (
      "terms that are used far before they are defined",
      { count in
        let names = (0..<count).map { "Item\(spelled($0))" }
        return "# T\n\n"
          + names.map { "## A\($0)\n\nUse the \($0) and the \($0).\n\n" }.joined()
          + names.map { "## B\($0)\n\nAll files (the “\($0)”) are old.\n\n" }.joined()
      }
    ),
    ("levels in letters", { "# T\n\nSee Section 1" + repeated("(a)", 20 * $0) }),
    (
      "mentions of sections that are not there",
      { count in
        "---\nkind: license\n---\n\n# L\n\n## 1. Fees\n\n"
          + (0..<count).map { "Pay as Section \($0 % 50 + 2) provides.\n\n" }.joined()
      }
    ),
    (
      "mentions of items that are not there, among items",
      { count in
        "---\nkind: license\n---\n\n# L\n\n## 1. Fees\n\n"
          + (0..<count).map { "3. Pay as Section \($0 % 50 + 9) provides.\n\nOr not.\n\n" }.joined()
      }
    ),
    (
      "labels of one party behind the same word in bold",
      {
        "# T\n\nThe Provider.\n\n" + repeated("**Provider** a\n\n", $0)
          + repeated("**Provider:** a\n\n", $0)
      }
    ),
    ("ends of links that are none", { "# T\n\n" + repeated("a](http", 4 * $0) }),
    (
      "brackets of the other form",
      { "# T\n\n" + repeated("(a ", 2 * $0) + repeated("b] ", 2 * $0) }
    ),
    ("numbers of items without spaces", { "# T\n\n" + repeated("a)", 8 * $0) }),
    (
      "words before names of laws",
      { count in
        let sentence = "This agreement is governed by "
        return "# T\n\n\(sentence)swiss law.\n\n\(sentence)" + repeated("swiss ", 8 * count)
          + "law.\n"
      }
    ),
    (
      "laws below a long title",
      {
        "# T\n\n## \(repeated("word ", $0))\n\n"
          + repeated("This agreement is governed by the law of France. ", $0)
      }
    ),
    (
      "footnotes without a mark",
      { count in
        "# T\n\n" + repeated("a\n\n", 4 * count)
          + (0..<2 * count).map { "[^n\($0)]: a\n\n" }.joined()
      }
    ),
    (
      "numbers of sections",
      { "# T\n\n" + repeated("## A\n\nb\n\n", 2 * $0) + repeated("It has 12 sections. ", 2 * $0) }
    ),
    (
      "terms and mentions of these terms",
      { count in
        "# T\n\n" + (0..<count).map { "“Item\(spelled($0))” means it.\n\n" }.joined()
          + repeated("You accept this Terms. ", 2 * count)
      }
    ),
    ("levels in numbers", { "# T\n\nSee Section 1" + repeated(".1", 20 * $0) + "(a)" }),
  ]

  /// A number in small letters.
  private static func spelled(_ number: Int) -> String {
    String(decoding: String(number, radix: 16).utf8.map { $0 | 0x60 }, as: UTF8.self)
  }

  private static func repeated(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  @Test(arguments: inputs.map(\.name))
  func `a document four times as long takes four times the work`(name: String) throws {
    let text = try #require(Self.inputs.first { $0.name == name }?.text)
    let linter = Linter()
    let isProportional = ProcessorTime.isProportional(to: 1_000) { count in
      _ = linter.findings(in: subject(Array(text(count).utf8), path: "license.md"))
    }
    #expect(isProportional)
  }

  @Test func `addresses that begin with one another have each its own place`() {
    let text = """
      # License

      http://a.example/bc then http://a.example/b and
      *http://a.example/b* then `http://a.example/b` http://a.example/b
      """
    let places = lint(text).of(.bareURL).compactMap { $0.range?.start.column }
    #expect(places.count == 4)
    #expect(lint(text).of(.bareURL).contains { $0.range?.start.column == 26 })
  }
}
