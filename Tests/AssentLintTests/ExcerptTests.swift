import AssentDiagnostics
import Testing

/// The lines that messages show.
@Suite struct ExcerptTests {
  /// What is shown of the first line of a text for a finding in some of its bytes.
  private static func excerpt(_ text: String, _ range: Range<Int>) -> [String] {
    let source = SourceFile(path: "a.md", text: text)
    let diagnostic = Diagnostic(
      rule: .doubledWord, severity: .warning, message: "m", file: "a.md",
      range: source.range(ofBytes: range))
    let lines = TextPrinter(usesColor: false).text(diagnostic, source: source)
      .split(separator: "\n").map(String.init)
    return lines.dropFirst(3).map { String($0.dropFirst("1 | ".count)) }
  }

  @Test(arguments: ["a", "ä", "→", "𝄞"])
  func `of a long line a hundred characters are shown, and the marks stand below the place`(
    letter: String
  ) {
    let (size, side) = (letter.utf8.count, String(repeating: letter, count: 400))
    let shown = Self.excerpt(side + "xyz" + side, size * 400..<size * 400 + 3)
    #expect(shown[0] == "…" + String(repeating: letter, count: 97) + "xyz…")
    #expect(shown[1] == String(repeating: " ", count: 98) + "^^^")
  }

  @Test(arguments: ["a", "ä", "→", "𝄞"])
  func `a long place is shown by its first hundred characters`(letter: String) {
    let text = "ab" + String(repeating: letter, count: 300)
    let shown = Self.excerpt(text, 2..<text.utf8.count)
    #expect(shown[0] == "ab" + String(repeating: letter, count: 100) + "…")
    #expect(shown[1] == "  " + String(repeating: "^", count: 100))
  }

  @Test func `a line that fits is shown as it is`() {
    for letter in ["a", "ä", "𝄞"] {
      let side = String(repeating: letter, count: 40)
      let shown = Self.excerpt(side + "x" + side, side.utf8.count..<side.utf8.count + 1)
      #expect(shown == [side + "x" + side, String(repeating: " ", count: 40) + "^"])
    }
  }

  @Test func `bytes that are no text show as one sign each`() {
    let source = SourceFile(
      path: "a.md", bytes: [UInt8](repeating: 0x80, count: 300) + Array("xyz".utf8))
    let diagnostic = Diagnostic(
      rule: .doubledWord, severity: .warning, message: "m", file: "a.md",
      range: source.range(ofBytes: 300..<303))
    let text = TextPrinter(usesColor: false).text(diagnostic, source: source)
    #expect(text.contains("| …" + String(repeating: "\u{FFFD}", count: 97) + "xyz\n"))
  }
}
