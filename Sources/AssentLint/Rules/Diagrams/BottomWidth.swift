import AssentDiagnostics
import AssentDiagram

extension Rule {
  static let bottomWidth = Rule(
    id: .bottomWidth, group: .diagrams, severity: .warning,
    summary: "The lower border of a drawn box is not as long as the upper one.",
    rationale:
      "One of the corners does not meet its wall.",
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
        │ Accepted │
        └─────────⟪┘⟫
        """)
    ]
  ) { subject, findings in
    subject.report(
      .bottomWidth, help: "make both borders as long as the walls stand apart", &findings)
  }
}
