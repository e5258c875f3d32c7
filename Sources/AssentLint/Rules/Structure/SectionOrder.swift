import AssentDiagnostics
import AssentLicense
import AssentMarkup

extension Rule {
  static let sectionOrder = Rule(
    id: .sectionOrder, group: .structure, severity: .info, isOptional: true, scope: .agreements,
    summary: "The definitions stand behind the sections that use them.",
    rationale: "Readers look for what words mean before they read them.",
    accepts: ["# T\n\n## Definitions\n\nText.\n\n## Fees\n\nText.\n\n## Termination\n\nText.\n"],
    rejects: ["# T\n\n## Fees\n\nText.\n\n## Termination\n\nText.\n\n⟪## Definitions⟫\n\nText.\n"]
  ) { subject, findings in
    let sections = subject.document.clauses.filter { $0.depth == 0 }
    guard sections.count >= 3,
      let index = sections.firstIndex(where: { $0.meanings.contains(.definitions) }),
      2 * index >= sections.count
    else { return }
    let section = sections[index]
    findings.report(
      "'\(section.title)' stands behind \(index) other sections",
      at: subject.document.markup.nodes[section.node].range,
      help: "move it to the beginning")
  }
}
