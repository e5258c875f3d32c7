/// Text that the help of all commands has in the same form.
enum HelpText {
  /// What a command does, then one line for each example and what it is for.
  static func discussion(_ text: String, examples: [(line: String, what: String)]) -> String {
    let width = examples.map(\.line.count).max() ?? 0
    let lines = examples.map { example in
      let padding = String(repeating: " ", count: width - example.line.count)
      return "  assent \(example.line)\(padding)   \(example.what)"
    }
    return (text.isEmpty ? "" : text + "\n\n") + "EXAMPLES:\n" + lines.joined(separator: "\n")
  }

  /// The help of a command without the parser's own `--version`, where the command has one itself.
  static func shown(_ help: String) -> String {
    guard help.contains("\n  --version <") else { return help }
    return help.replacing("  --version               Show the version.\n", with: "")
  }

  // What several commands say of their options.
  static let content = "The folder with the documents."
  static let jobs = "How many threads to use. (default: one for each processor)"
  static let columns = "Columns of plain text."
  static let straighten =
    "Straighten the walls and lines of drawings in plain text."
}
