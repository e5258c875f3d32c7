import AssentDiagnostics
import AssentDiagram

extension Rule {
  static let tabInDiagram = Rule(
    id: .tabInDiagram, group: .diagrams, severity: .warning,
    summary: "A drawing contains a tab.",
    rationale:
      "A tab is as wide as each program likes, and so is everything right of it.",
    accepts: [
      fenced(
        """
        ┌──────────┐
        │ Accepted │
        └──────────┘
        """)
    ],
    rejects: [
      fenced(
        """
        ┌──────────┐
        │⟪	⟫   │
        └──────────┘
        """)
    ]
  ) { subject, findings in
    subject.report(
      .tab, help: "use spaces", &findings)
  }
}
