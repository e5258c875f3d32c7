import AssentDiagnostics
import AssentLicense
import AssentMarkup
import AssentRender
import Testing

/// Lines of a paragraph that are written as a list stay lines in agreements.
@Suite struct ListedLinesTests {
  /// Marks in their order.
  static let marks: [[String]] = [
    ["(a)", "(b)", "(c)", "(d)"], ["a)", "b)", "c)"], ["(A)", "(B)", "(C)"],
    ["(i)", "(ii)", "(iii)", "(iv)", "(v)"], ["i)", "ii)", "iii)"], ["(ix)", "(x)", "(xi)"],
    ["(1)", "(2)", "(3)"], ["2.1", "2.2", "2.3"], ["2.1.", "2.2.", "2.3."],
    ["1.9.9", "1.9.10", "1.9.11"], ["(h)", "(i)", "(j)"], ["(c)", "(d)"], ["•", "•", "•"],
    ["①", "②", "③"], ["(أ)", "(ب)", "(ج)"], ["(а)", "(б)", "(в)"], ["（１）", "（２）"],
  ]

  private func legal(_ text: String, path: String = "license.md") -> LegalDocument {
    LegalDocument(
      interpreting: Document(parsing: SourceFile(path: path, bytes: Array(text.utf8))),
      path: path)
  }

  private func html(_ document: LegalDocument) -> String {
    let frame = HTMLRenderer.PageFrame(labels: .labels(for: "en"))
    return String(
      decoding: HTMLRenderer(frame: frame).render(document.markup).bytes, as: UTF8.self)
  }

  @Test(arguments: marks, ["", "You may not:\n", "> "])
  func `neighboring lines that begin with marks stay lines in every form`(
    marks: [String], before: String
  ) {
    let lines = marks.map { "\($0) **some** words of `this`;" }
    let source = before + lines.joined(separator: before == "> " ? "\n> " : "\n") + "\n"
    let plain = legal(source)
    var document = plain
    document.breakListedLines()
    let breaks = marks.count - (before.hasPrefix("You") ? 0 : 1)
    #expect(html(document).split(separator: "<br>\n").count == breaks + 1, "\(source)")
    let text = PlainTextRenderer().render(document.markup)
    let shown = String(decoding: text.bytes, as: UTF8.self).split(separator: "\n")
    #expect(shown.count == breaks + 1, "\(shown)")
    #expect(
      text.words.words(in: document.markup.text)
        == PlainTextRenderer().render(plain.markup).words.words(in: plain.markup.text))
    // The bare HTML of the specification is that of the document as it was parsed.
    #expect(
      !String(decoding: HTMLRenderer().render(plain.markup).bytes, as: UTF8.self)
        .contains("<br"))
  }

  @Test(arguments: [
    "as section 4\n(b) says, and so on.\n", "in 1.1\n2.4 and more\nfolded text.\n",
    "(a) first\n(c) third is not second.\n", "I read it\nI mean all of it\n",
    "He owns (a)\nand (b)\nand nothing else\n", "about a.\nb. is no list\n",
    "in the year\n2024 and\n2025 as well\n", "(word)\n(other word)\n",
  ])
  func `a line that only happens to begin so stays in its sentence`(text: String) {
    var document = legal(text)
    document.breakListedLines()
    #expect(!html(document).contains("<br"))
  }

  @Test func `documentation is left as it is`() {
    var document = legal("(a) first;\n(b) second.\n", path: "flow.md")
    document.breakListedLines()
    #expect(!html(document).contains("<br"))
  }

  @Test func `items hang from their marks in plain text`() {
    let item = String(repeating: "word ", count: 20)
    var document = legal("You may\n(a) \(item)\n(b) \(item)\n")
    document.breakListedLines()
    let text = PlainTextRenderer(options: .init(width: 40)).render(document.markup).bytes
    let lines = String(decoding: text, as: UTF8.self).split(separator: "\n")
    #expect(lines[0] == "You may")
    for line in lines.dropFirst() {
      #expect(
        line.hasPrefix("(a) word") || line.hasPrefix("(b) word") || line.hasPrefix("    word"))
    }
  }
}
