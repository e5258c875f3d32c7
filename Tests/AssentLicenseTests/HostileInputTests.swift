import AssentDiagnostics
import AssentLicense
import AssentManifest
import AssentMarkup
import TestSupport
import Testing

@Suite struct `hostile documents` {
  /// By name, with the number of repetitions.
  static let inputs: [(name: String, text: @Sendable (Int) -> String)] = [
    ("terms", { "# T\n\n" + String(repeating: "(the \"a\") ", count: $0) }),
    ("references", { "# T\n\n" + String(repeating: "Section 1, ", count: $0) }),
    ("headings", { String(repeating: "# a\n\n", count: $0) }),
    ("numbers", { String(repeating: "1.1.1 A\n\n", count: $0) }),
    ("keys", { count in "---\n" + (0..<count).map { "k\($0): 1\n" }.joined() + "---\n" }),
    (
      "flow mapping",
      { count in "---\n{" + (0..<count).map { "k\($0): 1, " }.joined() + "}\n---\n" }
    ),
    ("quotes", { "# T\n\n" + String(repeating: "“", count: $0) }),
    ("straight quotes", { "# T\n\n" + String(repeating: "\"a\" ", count: $0) }),
    ("quotes that only open", { "# T\n\n" + String(repeating: "„ ‘ « ", count: $0) }),
    ("introductions", { "# T\n\n" + String(repeating: "(далее hereinafter the ", count: $0) }),
    (
      "terms of a list",
      { "# T\n\n## Definitions\n\n" + String(repeating: "- A b: c\n", count: $0) }
    ),
    ("sections by title", { "## A a\n\n" + String(repeating: "section A b, ", count: $0) }),
    ("numbers before names", { "# T\n\n" + String(repeating: "1.1. pont ", count: $0) }),
    ("parentheses", { "# T\n\n" + String(repeating: "(", count: $0) }),
    ("bold", { String(repeating: "**a:** b\n\n", count: $0) }),
    ("levels in letters", { "# T\n\nSee Section 1" + String(repeating: "(a)", count: 20 * $0) }),
    (
      "levels in numbers",
      { "# T\n\nSee Section 1" + String(repeating: ".1", count: 20 * $0) + "(a)" }
    ),
    (
      "neighbors",
      {
        "# T\n\n"
          + String(
            repeating: "## A\n\nAs the next section says, or the preceding section.\n\n",
            count: 4 * $0)
      }
    ),
    (
      "parts by their place",
      {
        "# T\n\n## 1. A\n\n"
          + String(
            repeating: "1. The first paragraph says so, the second sentence more.\n", count: 4 * $0)
      }
    ),
    (
      "abbreviations",
      { count in
        "# T\n\n"
          + (0..<2 * count).map { "The Alpha Beta (\(capitals($0))) pays.\n\n" }.joined()
      }
    ),
    (
      "names in bold",
      { count in
        "# T\n\n"
          + (0..<2 * count).map { "the vendor (**Q\(capitals($0).lowercased())**) pays.\n\n" }
          .joined()
      }
    ),
    ("letters", { String(repeating: "(i) a\n\n(a) b\n\n", count: $0) }),
  ]

  /// A number as four capitals, no numeral.
  private static func capitals(_ number: Int) -> String {
    let letters = Array("ABEFGHKNOPQRSTUW")
    return "Q" + String([number >> 8, number >> 4, number].map { letters[$0 & 15] })
  }

  @Test(arguments: inputs.map(\.name))
  func `are read in time that grows with their length`(name: String) throws {
    let text = try #require(Self.inputs.first { $0.name == name }?.text)
    let isProportional = ProcessorTime.isProportional(to: 1_000) { count in
      let document = Document(parsing: SourceFile(path: "license.md", text: text(count)))
      let license = LegalDocument(interpreting: document, path: "license.md")
      #expect(Set(license.clauses.map(\.anchor)).count == license.clauses.count)
    }
    #expect(isProportional)
  }

  @Test(arguments: [(12, 1), (13, 0), (1_000, 0)])
  func `references have as many levels as people write, and no more`(levels: Int, count: Int) {
    let letters = String(repeating: "(a)", count: levels - 1)
    let numbers = String(repeating: ".1", count: levels - 1)
    for number in [letters, numbers] {
      #expect(
        interpret("# T\n\n## 2. A\n\nSee Section 1\(number) here.\n").references.count == count)
    }
  }

  @Test func `that are empty or broken are read too`() {
    for text in [
      "", "\n", "---\n---\n", "#", "(", "“", "§", "第", "**", "Version", "Version:", "(c)",
    ] {
      #expect(interpret(text).terms.isEmpty)
    }
    let bytes: [UInt8] = Array("# T\n\nSection ".utf8) + [0xC2, 0xFF, 0xE2, 0x80] + Array("“".utf8)
    let file = SourceFile(path: "license.md", bytes: bytes)
    _ = LegalDocument(interpreting: Document(parsing: file), path: "license.md")
  }
}
