import ArgumentParser

/// When colors and links of the terminal are used.
enum ColorChoice: String, ExpressibleByArgument, CaseIterable {
  case auto
  case always
  case never

  func isOn(for terminal: Terminal) -> Bool {
    switch self {
    case .auto: terminal.usesColor
    case .always: true
    case .never: false
    }
  }
}

/// The option `--color`, the same in every command that can print colors.
struct ColorOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "When to use colors; auto is on a terminal, unless NO_COLOR is set.", valueName: "when"))
  var color = ColorChoice.auto

  /// Whether findings and other messages are in color.
  var isOnForMessages: Bool { color.isOn(for: Terminal.standardError) }

  /// Whether what goes to standard output is in color.
  var isOnForOutput: Bool { color.isOn(for: Terminal.standardOutput) }

  /// Text in bold where `isOn` says so.
  static func bold(_ text: String, _ isOn: Bool) -> String {
    isOn ? "\u{1B}[1m\(text)\u{1B}[0m" : text
  }
}
