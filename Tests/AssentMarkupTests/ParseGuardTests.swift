import AssentDiagnostics
import AssentMarkup
import Foundation
import TestSupport
import Testing

@Suite struct ParseGuardTests {
  @Test(arguments: HostileInput.all)
  func `hostile text ends soon, as a tree or as one diagnostic`(input: HostileInput) throws {
    let source = SourceFile(path: "a.md", text: input.text(256 << 10))
    let document = Document(parsing: source)
    if document.diagnostics.isEmpty {
      #expect(!input.isRefused)
    } else {
      let finding = try #require(document.diagnostics.first)
      #expect(document.diagnostics.count == 1)
      #expect(document.nodes.count == 1)
      #expect(finding.rule == .parseLimit)
      #expect(finding.severity == .error)
      #expect(finding.message.contains("the limit"))
      #expect(finding.message.contains { $0.isNumber })
      #expect(finding.help != nil)
      let range = try #require(finding.range)
      #expect(range.start.line >= 1 && range.end.line <= source.lineCount + 1)
    }
  }

  @Test(arguments: HostileInput.all.filter(\.isRefused))
  func `what is hostile in bulk is harmless in small`(input: HostileInput) {
    let document = Document(parsing: SourceFile(path: "a.md", text: input.text(80)))
    // These two begin with a measure of their own.
    if input.name != "99 lists, then blank lines", input.name != "1,000 columns, short rows" {
      #expect(document.diagnostics == [])
    }
  }

  @Test func `the depth of a line is counted, and underlined behind front matter`() {
    let quotes = String(repeating: "> ", count: 150)
    let source = SourceFile(path: "a.md", text: "---\na: b\n---\nText.\n\n" + quotes + "deep\n")
    let findings = Document(parsing: source).diagnostics
    #expect(
      findings.map(\.message) == ["quotes and lists nest 150 deep on this line; the limit is 100"])
    #expect(
      findings.first?.range
        == SourceRange(
          start: SourceLocation(line: 6, column: 1), end: SourceLocation(line: 6, column: 301)))
  }

  @Test func `one hundred levels pass`() {
    let quotes = String(repeating: "> ", count: 100)
    #expect(findings(quotes + "deep") == [])
    #expect(findings("> " + quotes + "deep") != [])
  }

  @Test func `a long thematic break is no nesting`() {
    #expect(findings(String(repeating: "- ", count: 500)) == [])
    #expect(findings("> " + String(repeating: "* ", count: 500) + "*") == [])
  }

  @Test func `code in a fence is not counted`() {
    let code = String(
      repeating: String(repeating: ">", count: 200) + " <? a~ [a](http://b<\n", count: 9_000)
    #expect(findings("```text\n" + code + "```\n") == [])
    #expect(findings("~~~~\n" + code) == [])
    #expect(findings(code) != [])
  }

  @Test func `ordinary text of a mebibyte passes`() {
    let section = """
      ## 3.2 Fees & taxes

      The *Customer* pays the **Fees** (see [§ 4](#terms) or <https://example.com/a_(b)?c=d>)
      within 30 days; mail billing@example.com, or www.example.com/help, for ~~free~~ `help`.
      <!-- checked --> Prices are <b>net</b>, about ~5 % less than in 2024.[^1]

      1. First, the *order*:
         - goods, `<?php echo "a"; ?>`
           > as quoted
           > > by the seller
         - services
      2. Then, the invoice
         - [x] sent
         - [ ] paid

      | Plan | Price | Contact            | Notes      |
      |:-----|------:|--------------------|------------|
      | Free |   0 € | sales@example.com  | ~~none~~   |
      | Team |   9 € | **team@example.com** | a \\| b    |

      ```php
      <?php foreach ($a as $b) { echo $b; }
      ```

      ![Logo](logo.png) [one][ref] [two][ref] ![three][ref]

      [ref]: https://example.com/terms "Terms"
      [^1]: A note with a [link](https://example.com).


      """
    let text = HostileInput.fill(1 << 20, section)
    #expect(findings(text) == [])
  }

  @Test func `a table of 8,000 rows with addresses and emphasis passes`() {
    let head = "| a | b | c |\n|---|:-:|--:|\n"
    let row = "| **a** *b* | a@example.com ~1 | ~~c~~ [d](e) ![f](g) |\n"
    #expect(findings(head + String(repeating: row, count: 8_000)) == [])
  }

  @Test func `a large image in a definition passes beside many links`() {
    let image = "[image]: <data:image/png;base64," + HostileInput.fill(2 << 20, "AAAA") + ">\n\n"
    let text = HostileInput.fill(200 << 10, "See [the\nterms](a.md) and [\\[1\\]](#n).\n\n")
    #expect(findings("![][image]\n\n" + text + image) == [])
    #expect(findings(String(repeating: "![][image]\n\n", count: 20) + text + image) != [])
  }

  @Test func `a file of many pages in one paragraph passes`() {
    let line = "The licensor grants the licensee a right, subject to the terms, to use the work.\n"
    #expect(findings(String(repeating: line, count: 20_000)) == [])
  }

  @Test(.enabled(if: !SharedText.files.isEmpty))
  func `real documents pass`() throws {
    for file in SharedText.files {
      let source = SourceFile(path: file.path, bytes: Array(try Data(contentsOf: file)))
      #expect(Document(parsing: source).diagnostics == [])
    }
  }

  private func findings(_ text: String) -> [Diagnostic] {
    ParseGuard.check(SourceFile(path: "a.md", text: text), from: 0, extensions: .all)
  }
}

/// Real text kept beside the project, on machines that have it.
enum SharedText {
  static let files: [URL] = {
    let root = URL(filePath: #filePath).appending(path: "../../../../shared").standardizedFileURL
    return ["agreements", "box", "mermaid", "histories"].map {
      root.appending(path: "corpus/\($0)")
    }
    .appending(contentsOf: [root.appending(path: "seeds"), root.appending(path: "conformance")])
    .flatMap { folder in
      let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
      return (names ?? []).filter { $0.hasSuffix(".md") || $0.hasSuffix(".txt") }.sorted()
        .map { folder.appending(path: $0) }
    }
  }()
}

extension Array {
  fileprivate func appending(contentsOf other: [Element]) -> [Element] { self + other }
}
