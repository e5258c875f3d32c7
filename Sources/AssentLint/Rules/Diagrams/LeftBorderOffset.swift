import AssentDiagnostics
import AssentDiagram

extension Rule {
  static let leftBorderOffset = Rule(
    id: .leftBorderOffset, group: .diagrams, severity: .warning,
    summary: "The left wall of a drawn box is not below its corner.",
    rationale:
      "The box looks torn wherever it is shown.",
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
         ⟪│⟫ Accepted  │
          │ today    │
          └──────────┘
        """)
    ]
  ) { subject, findings in
    subject.report(
      .leftBorderOffset, help: "move the wall", &findings)
  }
}
