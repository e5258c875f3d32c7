import AssentDiagnostics
import AssentDiagram

extension Rule {
  static let arrowOffTarget = Rule(
    id: .arrowOffTarget, group: .diagrams, severity: .warning,
    summary: "A drawn arrow points beside what it leads to, or at nothing.",
    rationale:
      "The reader has to guess where the flow goes on.",
    accepts: [
      fenced(
        """
        Start of the flow
               │
               ▼
            License
        """)
    ],
    rejects: [
      fenced(
        """
        ┌──────────┐
        │ Accepted │
        └────┬─────┘
             │
             ⟪▼⟫
        """)
    ]
  ) { subject, findings in
    subject.report(
      .arrowOffTarget, help: "put the words below the arrow", &findings)
  }
}
