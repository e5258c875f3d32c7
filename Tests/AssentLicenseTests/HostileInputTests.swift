import AssentDiagnostics
import AssentLicense
import AssentManifest
import AssentMarkup
import Testing

@Suite struct `hostile documents` {
  static let inputs: [(name: String, text: String)] = [
    ("terms", "# T\n\n" + String(repeating: "(the \"a\") ", count: 4_000)),
    ("references", "# T\n\n" + String(repeating: "Section 1, ", count: 4_000)),
    ("headings", String(repeating: "# a\n\n", count: 4_000)),
    ("numbers", String(repeating: "1.1.1 A\n\n", count: 4_000)),
    ("keys", "---\n" + (0..<5_000).map { "k\($0): 1\n" }.joined() + "---\n"),
    ("flow mapping", "---\n{" + (0..<5_000).map { "k\($0): 1, " }.joined() + "}\n---\n"),
    ("quotes", "# T\n\n" + String(repeating: "“", count: 2_000)),
    ("parentheses", "# T\n\n" + String(repeating: "(", count: 4_000)),
    ("bold", String(repeating: "**a:** b\n\n", count: 2_000)),
    ("letters", String(repeating: "(i) a\n\n(a) b\n\n", count: 1_000)),
  ]

  @Test(.timeLimit(.minutes(1)), arguments: inputs.map(\.name))
  func `are read in time that grows with their length`(name: String) throws {
    let text = try #require(Self.inputs.first { $0.name == name }?.text)
    let document = Document(parsing: SourceFile(path: "license.md", text: text))
    let start = ContinuousClock.now
    let license = LegalDocument(interpreting: document, path: "license.md")
    #expect(Set(license.clauses.map(\.anchor)).count == license.clauses.count)
    #expect(ContinuousClock.now - start < .seconds(20))
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
