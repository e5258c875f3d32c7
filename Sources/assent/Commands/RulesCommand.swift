import ArgumentParser
import AssentCompiler
import AssentDiagnostics
import AssentLint
import AssentManifest

/// `assent rules`
struct RulesCommand: ParsableCommand {
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text
    case json
    case markdown
    case html
  }

  static let configuration = CommandConfiguration(
    commandName: "rules", abstract: "List what lint, build and verify report.",
    usage: "assent rules [<options>]",
    discussion: HelpText.discussion(
      "The severities are those in an agreement and in a flow document.",
      examples: [
        ("rules", "all rules, by chapter"),
        ("rules --format json", "with the reasons, for programs"),
        ("rules --format markdown", "a page of all rules with their examples"),
        ("rules --format html > content/public/rules.html", "the same on a site, for links"),
      ]))

  @Option(help: ArgumentHelp("The format of the list.", valueName: "format"))
  var format = Format.text

  @OptionGroup var colors: ColorOption

  func run() throws {
    switch format {
    case .text: try Terminal.standardOutput.write(Array(text.utf8))
    case .json: try Terminal.standardOutput.write(json)
    case .markdown: try Terminal.standardOutput.write(Array(RulesPage.markdown.utf8))
    case .html: try Terminal.standardOutput.write(RulesPage.html)
    }
  }

  private var text: String {
    let columns = Terminal.standardOutput.width
    var out =
      FlowedText.text(
        "E error, W warning, I info: in agreements, then in flow documents", in: columns) + "\n\n"
    var isFirst = true
    let width = RuleCatalogue.names.map(\.utf8.count).max() ?? 0
    // Where too little is left beside the names, what is said of them stands below.
    let isNarrow = columns.map { $0 < width + 9 + Self.leastColumns } ?? false
    func row(_ id: String, _ severities: String, _ summary: String) -> String {
      guard !isNarrow else {
        return "  \(id)  \(severities)\n" + FlowedText.text("      " + summary, in: columns) + "\n"
      }
      let head =
        "  " + id + String(repeating: " ", count: width - id.utf8.count) + "  \(severities)  "
      let indent = String(repeating: " ", count: head.utf8.count)
      let lines = FlowedText.text(indent + summary, in: columns)
      return head + lines.dropFirst(head.utf8.count) + "\n"
    }
    for group in Rule.Group.allCases {
      let rules = Rule.all.filter { $0.group == group }
      guard !rules.isEmpty else { continue }
      out += isFirst ? "" : "\n"
      isFirst = false
      out += ColorOption.bold(group.rawValue, colors.isOnForOutput) + "\n"
      for rule in rules {
        out += row(rule.id.rawValue, Self.severities(of: rule), rule.summary)
      }
    }
    for stage in Fault.Stage.allCases {
      let title = ColorOption.bold(stage.rawValue, colors.isOnForOutput)
      out += FlowedText.text("\n\(title), which no configuration turns off\n", in: columns)
      for fault in Fault.all where fault.stage == stage {
        let letter = Self.letter(fault.severity)
        out += row(fault.id.rawValue, letter + " " + letter, fault.summary)
      }
    }
    return out
  }

  /// The columns that a summary beside the name of its rule has at least.
  private static let leastColumns = 28

  private static func letter(_ severity: Severity) -> String {
    severity.rawValue.prefix(1).uppercased()
  }

  /// Two letters: the severity in an agreement and in a flow document.
  private static func severities(of rule: Rule) -> String {
    let agreement = rule.scope == .documentation ? "-" : letter(rule.severity)
    let documentation = rule.scope == .agreements ? "-" : letter(rule.documentationSeverity)
    return rule.isOptional ? "off" : agreement + " " + documentation
  }

  private var json: [UInt8] {
    let rules = Rule.all.map { rule -> JSONValue in
      [
        "id": .string(rule.id.rawValue), "group": .string(rule.group.rawValue),
        "severity": .string(rule.severity.rawValue),
        "documentationSeverity": .string(rule.documentationSeverity.rawValue),
        "optional": .bool(rule.isOptional), "summary": .string(rule.summary),
        "rationale": .string(rule.rationale),
      ]
    }
    let faults = Fault.all.map { fault -> JSONValue in
      [
        "id": .string(fault.id.rawValue), "group": .string(fault.stage.rawValue),
        "severity": .string(fault.severity.rawValue),
        "documentationSeverity": .string(fault.severity.rawValue), "optional": false,
        "summary": .string(fault.summary), "rationale": .string(fault.rationale),
      ]
    }
    return CanonicalJSON.bytes(of: ["rules": .array(rules + faults)]) + "\n".utf8
  }
}
