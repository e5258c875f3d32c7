import AssentDiagnostics
import AssentDiagram

extension Rule {
  static let unreachableNode = Rule(
    id: .unreachableNode, group: .diagrams, severity: .warning,
    summary: "A node cannot be reached from any start of the flow.",
    rationale:
      "A step without a line to it is forgotten, or its arrow is. A flow may have several starts: "
      + "a node that only sends arrows is one.",
    accepts: [
      mermaid("graph TD\n  Start --> Gate\n  Menu --> Gate\n  Gate --> App"),
      mermaid("erDiagram\n  CUSTOMER ||--o{ ORDER : places\n  SHELF"),
    ],
    rejects: [
      mermaid("graph TD\n  Start --> Gate\n  Gate --> App\n  ⟪Alert[Show alert]⟫"),
      mermaid(
        "stateDiagram-v2\n  [*] --> Asked\n  Asked --> Accepted\n  ⟪Declined⟫ --> Asked"),
    ]
  ) { subject, findings in
    for diagram in subject.diagrams {
      for node in diagram.paths?.unreachable ?? [] {
        findings.report(
          "no start leads to '\(node.name)'", at: node.range,
          help: "draw the arrow to it, or remove it")
      }
    }
  }
}
