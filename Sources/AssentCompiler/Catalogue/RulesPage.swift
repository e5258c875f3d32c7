import AssentDiagnostics
import AssentLicense
import AssentLint
import AssentMarkup
import AssentRender

/// The manual of the rules as a Markdown page, made of the values that lint runs by.
package enum RulesPage {
  /// The file below the public folder of a site by which findings are linked.
  static let fileName = "rules.html"

  /// The page as one HTML file that needs no other; each rule has its name as anchor.
  package static var html: [UInt8] {
    let source = SourceFile(path: "rules.md", text: markdown)
    let document = LegalDocument(interpreting: Document(parsing: source), path: "rules.md")
    return StandalonePage.html(of: document).bytes
  }

  package static var markdown: String {
    var out = """
      # Rules

      What `lint`, `build` and `verify` report. `assent rules --format markdown` prints this page, and
      `assent explain RULE` a part of it. In the examples, ⟪ and ⟫ enclose what is underlined.

      """
    out += contents
    for group in Rule.Group.allCases {
      let rules = Rule.all.filter { $0.group == group }
      guard !rules.isEmpty else { continue }
      out += "\n## \(title(group.rawValue))\n"
      for rule in rules { out += section(rule) }
    }
    for stage in Fault.Stage.allCases {
      out += "\n## \(title(stage.rawValue))\n\nNo configuration turns these off.\n"
      for fault in Fault.all where fault.stage == stage {
        out += "\n### `\(fault.id)`\n\n\(fault.summary)\n\(fault.rationale)\n\n"
        out += "Always \(article(fault.severity)).\n"
      }
    }
    return out
  }

  /// A line of links for each chapter.
  private static var contents: String {
    func line(_ name: String, _ ids: [RuleID]) -> String {
      "- [\(title(name))](#\(name)): "
        + ids.map { "[\($0)](#\($0))" }.joined(separator: ", ") + "\n"
    }
    var out = "\n"
    for group in Rule.Group.allCases {
      let ids = Rule.all.filter { $0.group == group }.map(\.id)
      if !ids.isEmpty { out += line(group.rawValue, ids) }
    }
    for stage in Fault.Stage.allCases {
      out += line(stage.rawValue, Fault.all.filter { $0.stage == stage }.map(\.id))
    }
    return out
  }

  private static func title(_ name: String) -> String {
    name.prefix(1).uppercased() + name.dropFirst()
  }

  private static func section(_ rule: Rule) -> String {
    var out = "\n### `\(rule.id)`\n\n\(rule.summary)\n\(rule.rationale)\n\n"
    out += severities(of: rule) + (rule.isOptional ? " Off by default.\n" : "\n")
    if let original = rule.original { out += "\nThe original:\n\n" + fenced(original) }
    if let neighbor = rule.neighbor { out += "\nBeside it, `license.md`:\n\n" + fenced(neighbor) }
    for (name, examples) in [("Accepted", rule.accepts), ("Reported", rule.rejects)] {
      for example in examples { out += "\n\(name):\n\n" + fenced(example) }
    }
    return out
  }

  private static func severities(of rule: Rule) -> String {
    let agreements = "In agreements \(article(rule.severity))"
    let others = "in flow documents \(article(rule.documentationSeverity))"
    return switch rule.scope {
    case .agreements: agreements + "."
    case .documentation: "I" + others.dropFirst() + "."
    case .everything: agreements + ", " + others + "."
    }
  }

  private static func article(_ severity: Severity) -> String {
    switch severity {
    case .error: "an error"
    case .warning: "a warning"
    case .info: "a remark"
    }
  }

  /// The example in a fence that is longer than any in it; characters that do not show are named.
  private static func fenced(_ example: String) -> String {
    let lines = (example.hasSuffix("\n") ? String(example.dropLast()) : example)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let longest = lines.map { $0.drop(while: { $0 == " " }).prefix { $0 == "`" }.count }.max() ?? 0
    let fence = String(repeating: "`", count: max(3, longest + 1))
    return "\(fence)markdown\n" + lines.map { visible($0) + "\n" }.joined() + fence + "\n"
  }

  /// A line of an example, in which characters that do not show have names: `<U+00A0>`.
  package static func visible(_ line: Substring) -> String {
    var out = ""
    for scalar in line.unicodeScalars {
      switch scalar.value {
      case 0..<0x20, 0x7F..<0xA0, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2069, 0xFEFF,
        0xA0, 0xAD:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        out += "<U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits + ">"
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out
  }
}
