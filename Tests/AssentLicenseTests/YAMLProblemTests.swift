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
}
