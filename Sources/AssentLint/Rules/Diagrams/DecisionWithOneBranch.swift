import AssentDiagnostics
import AssentDiagram

extension Rule {
  static let decisionWithOneBranch = Rule(
    id: .decisionWithOneBranch, group: .diagrams, severity: .warning,
    summary: "A decision in a flow has only one branch.",
    rationale:
      "A question with one answer is none: what happens otherwise was left out. Diamonds are "
      + "decisions, and steps whose text ends in a question mark.",
    accepts: [
      mermaid("graph TD\n  Ask{Accepted?} -->|yes| App\n  Ask -->|no| Alert"),
      mermaid("graph TD\n  Ask{Accepted?} -->|yes| App\n  Ask --|no| Alert"),
    ],
    rejects: [mermaid("graph TD\n  ⟪Ask{Accepted?}⟫ -->|yes| App")]
  ) { subject, findings in
    for diagram in subject.diagrams {
      for decision in diagram.paths?.decisions ?? [] where decision.branches.count == 1 {
        findings.report(
          "decision '\(decision.node.name)' has only one branch", at: decision.node.range,
          help: "draw what happens otherwise")
      }
    }
  }
}
