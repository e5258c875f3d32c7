import AssentDiagnostics
import AssentLicense
import AssentMarkup
import Testing

@Suite struct YAMLProblemTests {
  @Test(arguments: [
    ("version: [1.0", "a list that begins with '[' has no ']'", "add ']'"),
    ("version: {a: 1", "a mapping that begins with '{' has no '}'", "add '}'"),
    ("title: [", "a list or mapping in brackets is not complete", "add ']'"),
    ("contact: @joe", "a value begins with '@'", "double quotes"),
    ("title: `code`", "a value begins with '`'", "double quotes"),
    ("title: %a", "a value begins with '%'", "double quotes"),
    ("title: *a b", "a value begins with '*'", "double quotes"),
    ("title: &", "a value begins with '&'", "double quotes"),
    ("title: Terms: the rest", "a value contains ': '", "double quotes"),
    ("title: \"Terms", "a quotation mark is not closed", "close it"),
    ("title: 'Terms", "a quotation mark is not closed", "close it"),
    ("title: \"a\" b", "a line is not a key with its value", "quotation marks"),
    ("title: \"a \\q\"", "an unknown character follows '\\' in double quotes", "single quotes"),
    ("title: - a", "a list begins on the line of its key", "its own line"),
    ("title: a\nversion\nkind: terms", "a line has no ':' after its key", "key: value"),
    ("title:\n\tname: a", "a line is indented with a tab", "spaces"),
  ])
  func `what YAML refuses is said in plain words, with help that fits`(
    text: String, message: String, help: String
  ) {
    let source = SourceFile(path: "terms.md", bytes: Array("---\n\(text)\n---\n\n# T\n".utf8))
    let document = LegalDocument(interpreting: Document(parsing: source), path: "terms.md")
    let found = document.diagnostics.filter { $0.rule == .invalidFrontMatter }
    #expect(found.map(\.message) == ["the front matter is not YAML: \(message)"])
    #expect(found.first?.help?.contains(help) == true, "\(found.first?.help ?? "no help")")
  }

  @Test(arguments: [
    ("title: \"Terms\nversion: \"1\"\nkind: terms", "a quotation mark is not closed", 2, 8),
    ("kind: terms\ntitle: 'Terms\nversion: '1'", "a quotation mark is not closed", 3, 8),
    ("asks: [\nversion: 1", "a list that begins with '[' has no ']'", 2, 7),
    ("gate:\n  asks: { a: 1\n  b: 1", "a mapping that begins with '{' has no '}'", 3, 9),
    ("kind: terms\nversion = 1\ntitle: T", "a line has no ':' after its key", 3, 1),
    ("kind: terms\nversion：1\ntitle: T", "a line has no ':' after its key", 3, 1),
    ("kind: terms\nversion:1", "a line has no ':' after its key", 3, 1),
    // What goes on, on the next line, is closed there.
    ("title: \"Terms\n  of use\"\nversion: \"1\" b", "a line is not a key with its value", 4, 14),
  ])
  func `what is not closed is named where it begins`(
    text: String, message: String, line: Int, column: Int
  ) {
    let source = SourceFile(path: "terms.md", bytes: Array("---\n\(text)\n---\n\n# T\n".utf8))
    let document = LegalDocument(interpreting: Document(parsing: source), path: "terms.md")
    let found = document.diagnostics.filter { $0.rule == .invalidFrontMatter }
    #expect(found.map(\.message) == ["the front matter is not YAML: \(message)"])
    #expect(found.first?.range?.start == SourceLocation(line: line, column: column))
  }
}
