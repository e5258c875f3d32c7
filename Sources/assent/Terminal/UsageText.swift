import ArgumentParser
import AssentDiagnostics

/// The words of the argument parser for a wrong command line, made into those of the program.
enum UsageText {
  /// `assent: unknown option '--cheek'; did you mean '--check'?`, with the lines that follow.
  static func text(for message: String) -> String {
    let prefix = "Error: "
    guard message.hasPrefix(prefix) else { return message }
    var lines = message.dropFirst(prefix.count).split(
      separator: "\n", omittingEmptySubsequences: false)
    guard let first = lines.first else { return message }
    lines[0] = Substring(
      "assent: "
        + (unknownOption(in: first) ?? negativeNumber(in: first)
          ?? lowercased(invalidValue(in: first, among: lines.dropFirst()))))
    var text = lines.joined(separator: "\n")
    // A subcommand that was parsed by itself does not know what it belongs to.
    let words = Array(CommandLine.arguments.dropFirst().prefix(2))
    if Entry.subcommand(words) != nil {
      text = text.replacing(
        "See '\(words[1]) --help'", with: "See 'assent \(words.joined(separator: " ")) --help'")
    }
    return text
  }

  /// The message about an option that the command does not have, with our own guess.
  private static func unknownOption(in line: Substring) -> String? {
    let start = "Unknown option '"
    guard line.hasPrefix(start) else { return nil }
    let name = String(line.dropFirst(start.count).prefix { $0 != "'" })
    let guess = meant(by: name) ?? suggestion(for: name, among: options)
    return "unknown option '\(name)'" + (guess.map { "; did you mean '\($0)'?" } ?? "")
  }

  /// The message about a number below zero, which the parser takes for an option.
  private static func negativeNumber(in line: Substring) -> String? {
    let start = "Missing value for '"
    guard line.hasPrefix(start) else { return nil }
    let name = String(line.dropFirst(start.count).prefix { $0 != "'" && $0 != " " })
    let words = Array(CommandLine.arguments)
    guard let place = words.lastIndex(of: name), place + 1 < words.count,
      let number = Int(words[place + 1]), number < 0
    else { return nil }
    return "\(name) \(number) is below zero; the number has to be 0 or more"
  }

  /// The message about a word that is none of those an option takes, with our own guess.
  ///
  /// - Parameter lines: those behind it, which list the words where there are many.
  private static func invalidValue(
    in line: Substring, among lines: ArraySlice<Substring>
  ) -> Substring {
    let (start, list) = ("The value '", ". Please provide one of ")
    guard line.hasPrefix(start), let end = line.firstRange(of: "' is invalid for "),
      let choice = line.firstRange(of: list)
    else { return line }
    let word = String(line[line.index(line.startIndex, offsetBy: start.count)..<end.lowerBound])
    var words = line[choice.upperBound...].split(separator: "'").map(String.init)
      .filter { $0.allSatisfy { $0.isLetter || "-.".contains($0) } && $0 != "." }
    words += lines.prefix { $0.hasPrefix("  - ") }.map { String($0.dropFirst(4)) }
    let guess = suggestion(for: word, among: words).map { "; did you mean '\($0)'?" } ?? "."
    // The parser joins two of them by "and".
    let rest = line[choice.upperBound...].replacing("' and '", with: "' or '")
    return "\(line[..<choice.lowerBound])\(guess) Please provide one of \(rest)"
  }

  /// What a command has in place of an option that others have for the same.
  private static func meant(by option: String) -> String? {
    switch (CommandLine.arguments.dropFirst().first, option) {
    case ("lint", "--strict"): "--fail-on warning"
    case ("build", "--fail-on"): "--strict"
    default: nil
    }
  }

  /// The long options of the command that was called, as its help lists them.
  private static var options: [String] {
    let words = Array(CommandLine.arguments.dropFirst())
    let command = Assent.configuration.subcommands.first {
      $0.configuration.commandName == words.first
    }
    let subcommand = Entry.subcommand(words)
    let help = Assent.helpMessage(for: subcommand ?? command ?? Assent.self)
    return help.split { !($0.isLetter || $0 == "-") }.map(String.init).filter {
      $0.hasPrefix("--") && $0.count > 2
    }
  }

  private static func lowercased(_ text: Substring) -> String {
    text.prefix(1).lowercased() + text.dropFirst()
  }
}
