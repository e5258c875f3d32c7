import AssentDiagnostics
import AssentDiagram

extension Rule {
  static let unlabelledDecisionBranch = Rule(
    id: .unlabelledDecisionBranch, group: .diagrams, severity: .info,
    summary: "A branch of a decision does not say when it is taken.",
    rationale: "Without yes and no at its branches, a decision can be read either way.",
    accepts: [mermaid("graph TD\n  Ask{Accepted?} -->|yes| App\n  Ask -->|no| Alert")],
    rejects: [mermaid("graph TD\n  ⟪Ask{Accepted?}⟫ -->|yes| App\n  Ask --> Alert")]
  ) { subject, findings in
    for diagram in subject.diagrams {
      let graph = diagram.graph
      guard let decisions = diagram.paths?.decisions, !decisions.isEmpty else { continue }
      let names = Dictionary(
        graph.nodes.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
      for decision in decisions where decision.branches.count > 1 {
        let open = decision.branches.filter { branch in
          branch.label.allSatisfy(\.isEmpty) && !answers(names[branch.to] ?? "")
        }
        guard !open.isEmpty else { continue }
        let targets = open.map { "'\(names[$0.to] ?? $0.to)'" }
        findings.report(
          "decision '\(decision.node.name)' does not say when it leads to "
            + targets.joined(separator: " and to "),
          at: decision.node.range, help: "label each of its branches")
      }
    }
  }

  /// Whether the text of a branch's target is its answer.
  private static func answers(_ name: String) -> Bool {
    let first = name.lowercased().split(whereSeparator: { !$0.isLetter }).first ?? ""
    return ["yes", "no", "true", "false", "if", "else", "otherwise"].contains(first)
  }
}
