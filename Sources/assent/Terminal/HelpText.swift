/// Text that the help of all commands has in the same form.
enum HelpText {
  /// What a command does, then the examples and what each is for: beside it, in a column that leaves room
  /// for words within 79 (a line of 80 is broken), and below it where the example itself is longer.
  static func discussion(_ text: String, examples: [(line: String, what: String)]) -> String {
    // Help is put together for every command, also where none is shown: bytes, which are letters here.
    let column = (examples.map(\.line.utf8.count).filter { $0 < 39 }.max() ?? 0) + 12
    let lines = examples.map { line, what in
      let isBeside = line.utf8.count < column - 9
      let indent = isBeside ? column : 6
      let words =
        indent + what.utf8.count < 80
        ? what
        : FlowedText.text(what, in: 79 - indent).replacing(
          "\n", with: "\n" + String(repeating: " ", count: indent))
      let space = isBeside ? indent - 9 - line.utf8.count : indent
      return "  assent " + line + (isBeside ? "" : "\n") + String(repeating: " ", count: space)
        + words
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
