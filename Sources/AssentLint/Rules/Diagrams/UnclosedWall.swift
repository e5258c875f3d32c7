import AssentDiagnostics
import AssentDiagram

extension Rule {
  static let unclosedWall = Rule(
    id: .unclosedWall, group: .diagrams, severity: .warning,
    summary: "A drawn box is not closed.",
    rationale:
      "A wall or a corner is missing, so nobody can tell what belongs in the box.",
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
        └─────────⟪─⟫
        """),
      fenced(
        """
        ┌──────────┐
        │ Gate     │
        └────┬─────┘
             │
             ▼
        ⟪┌⟫──────────┐
        │ Accepted │
        │ today    │
        """),
    ]
  ) { subject, findings in
    subject.report(
      .unclosedWall, help: "draw the wall to its corner", &findings)
  }
}
