import AssentDiagnostics
import AssentDiagram

extension Rule {
  static let deadEnd = Rule(
    id: .deadEnd, group: .diagrams, severity: .warning, isOptional: true,
    summary: "A step of a flow leads nowhere and does not look like an end.",
    rationale:
      "Whoever follows the flow does not know what happens next. Rounded shapes, and words such as "
      + "exit or done, say that the flow ends there.",
    accepts: [
      mermaid("graph TD\n  Ask --> Store\n  Store --> Done([Done])"),
      mermaid("erDiagram\n  CUSTOMER ||--o{ ORDER : places\n  SHELF"),
    ],
    rejects: [mermaid("graph TD\n  Ask --> ⟪Store⟫")]
  ) { subject, findings in
    for diagram in subject.diagrams {
      for node in diagram.paths?.deadEnds ?? [] {
        findings.report(
          "nothing follows '\(node.name)'", at: node.range,
          help: "draw what follows, or give it the shape of an end")
      }
    }
  }
}
