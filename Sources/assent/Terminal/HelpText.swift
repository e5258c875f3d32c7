/// Text that the help of all commands has in the same form.
enum HelpText {
  /// What a command does, then the examples and what each is for: beside it, in a column that leaves room
  /// for words within 80, and below it where the example itself is longer.
  static func discussion(_ text: String, examples: [(line: String, what: String)]) -> String {
    let commands = examples.map { "  assent " + $0.line }
    let column = (commands.map(\.count).filter { $0 < 48 }.max() ?? 0) + 3
    let lines = zip(commands, examples).flatMap { command, example in
      let isBeside = command.count < column
      let indent = String(repeating: " ", count: isBeside ? column : 6)
      let words = FlowedText.text(example.what, in: columns80 - indent.count, hang: 0)
        .split(separator: "\n").map(String.init)
      guard isBeside, let first = words.first else { return [command] + words.map { indent + $0 } }
      let padding = String(repeating: " ", count: column - command.count)
      return [command + padding + first] + words.dropFirst().map { indent + $0 }
    }
    return (text.isEmpty ? "" : text + "\n\n") + "EXAMPLES:\n" + lines.joined(separator: "\n")
  }

  /// What a terminal shows at least, as a rule.
  private static let columns80 = 80

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
