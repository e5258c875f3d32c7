import ArgumentParser
import AssentCompiler
import AssentDiagnostics
import AssentLint

/// `assent explain RULE`
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain", abstract: "Say what a rule reports, why, and show examples.",
    usage: "assent explain <rule> [<options>]",
    discussion: HelpText.discussion(
      "", examples: [("explain broken-anchor", "the reason, and what is accepted and reported")]))

  @Argument(
    help: ArgumentHelp("The name of a rule, as 'assent rules' lists it.", valueName: "rule"),
    completion: .list(RuleCatalogue.names))
  var rule: String

  @OptionGroup var colors: ColorOption

  func run() throws {
    switch RuleCatalogue.entry(named: rule) {
    case .rule(let found): try write(text(found))
    case .fault(let fault): try write(text(fault))
    case nil:
      let guess = suggestion(for: rule, among: RuleCatalogue.names)
      throw UsageError(
        "unknown rule '\(rule)'; "
          + (guess.map { "did you mean '\($0)'?" } ?? "'assent rules' lists them"))
    }
  }

  private func write(_ text: String) throws {
    let output = Terminal.standardOutput
    try output.write(Array(Self.flowed(text, in: output.width).utf8))
  }

  /// The text in the columns of a terminal; drawings and tables of examples stay as they are.
  private static func flowed(_ text: String, in columns: Int?) -> String {
    guard columns != nil else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      let isDrawn =
        line.contains("|") || line.unicodeScalars.contains { (0x2500...0x25FF) ~= $0.value }
        || line.drop { $0 == " " }.contains("  ")
      return isDrawn
        ? [String(line)]
        : FlowedText.lines(String(line), in: columns, hang: line.hasPrefix("    ") ? 2 : 0)
    }.joined(separator: "\n")
  }

  private func text(_ fault: Fault) -> String {
    """
    \(ColorOption.bold(fault.id.rawValue, colors.isOnForOutput))

    \(fault.summary)
    \(fault.rationale)

    Always \(Self.article(fault.severity)); no configuration turns it off.

    """
  }

  private static func article(_ severity: Severity) -> String {
    switch severity {
    case .error: "an error"
    case .warning: "a warning"
    case .info: "a remark"
    }
  }

  private func text(_ rule: Rule) -> String {
    let name = ColorOption.bold(rule.id.rawValue, colors.isOnForOutput)
    var out = "\(name)\n\n\(rule.summary)\n\(rule.rationale)\n\n"
    switch rule.scope {
    case .agreements: out += "In agreements: \(rule.severity.rawValue)."
    case .documentation: out += "In flow documents: \(rule.documentationSeverity.rawValue)."
    case .everything:
      out += "In agreements: \(rule.severity.rawValue). "
      out += "In flow documents: \(rule.documentationSeverity.rawValue)."
    }
    out += rule.isOptional ? " Off by default.\n" : "\n"
    if !rule.rejects.isEmpty {
      out += "In the examples, ⟪ and ⟫ enclose what is underlined.\n"
    }
    if let original = rule.original { out += "\nOriginal:\n\n" + Self.indented(original) }
    if let neighbor = rule.neighbor {
      out += "\nBeside the examples, license.md:\n\n" + Self.indented(neighbor)
    }
    for (title, examples) in [("Accepted", rule.accepts), ("Reported", rule.rejects)] {
      for example in examples {
        out += "\n\(title):\n\n" + Self.indented(example)
      }
    }
    return out
  }

  /// The example by lines, each with a margin; characters that do not show are named.
  private static func indented(_ example: String) -> String {
    (example.hasSuffix("\n") ? String(example.dropLast()) : example)
      .split(separator: "\n", omittingEmptySubsequences: false).map { line in
        line.isEmpty ? "\n" : "    " + RulesPage.visible(line) + "\n"
      }.joined()
  }
}
