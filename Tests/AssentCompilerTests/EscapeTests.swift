import AssentDiagnostics
import Testing

@testable import AssentCompiler

/// A sign that ends a word of a shell, a text in YAML or an attribute does so with an accent after it, too,
/// and behind a letter that joins what follows.
@Suite struct EscapeTests {
  /// Each is one character with its neighbor.
  static let neighbors = [("", "\u{301}"), ("\u{D4E}", ""), ("\u{D4E}", "\u{301}"), ("", "")]

  @Test(arguments: neighbors)
  func `a quotation mark is escaped whatever stands beside it`(before: String, after: String) {
    let word = ShellWord.quoted("a\(before)'\(after);b")
    #expect(Array(word.utf8) == Array("'a\(before)'\\''\(after);b'".utf8))
    let text = "a\(before)\"\(after)b".replacing(scalars: ["\"": "&quot;", "<": "&lt;"])
    #expect(Array(text.utf8) == Array("a\(before)&quot;\(after)b".utf8))
  }

  @Test func `both bytes of a line end are escaped`() {
    let text = "a\r\nb".replacing(scalars: ["\r": "%0D", "\n": "%0A"])
    #expect(Array(text.utf8) == Array("a%0D%0Ab".utf8))
  }

  @Test func `a path that begins with a hyphen is no option, with an accent on it neither`() {
    #expect(Array(ShellWord.path("-\u{301}x").utf8) == Array("./-\u{301}x".utf8))
  }

  @Test(arguments: [
    ("drafts/**/*.md", "drafts/\u{301}x.md"), ("d*/z.md", "d\u{D4E}/z.md"),
    ("a?.md", "a\u{E9}.md"), ("?.md", "\u{6F22}.md"), ("*?.md", "\u{1F600}.md"),
  ])
  func `a pattern parts names at every slash, and its question mark is any sign`(
    pattern: String, path: String
  ) {
    #expect(PathPattern(pattern).matches(path))
    #expect(!PathPattern("?" + pattern).matches(path))
  }

  @Test(arguments: neighbors)
  func `a name in YAML ends at its own quotation mark`(before: String, after: String) throws {
    let name = try StarterName("a\(before)\"\(after)b")
    #expect(Array(name.quoted.utf8) == Array("a\(before)\\\"\(after)b".utf8))
  }
}
