import AssentDiagnostics
import AssentDiagram

extension Rule {
  static let borderOffset = Rule(
    id: .borderOffset, group: .diagrams, severity: .warning,
    summary: "The right wall of a drawn box is not below its corner.",
    rationale:
      "The box looks torn wherever it is shown, and the eye takes one box for two.",
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
        │ Accepted  ⟪│⟫
        └──────────┘
        """),
      fenced(
        """
        ┌──────────┐
        │ Accepted │
        │ today   ⟪│⟫
        └──────────┘
        """),
    ]
  ) { subject, findings in
    subject.report(
      .borderOffset, help: "move the wall", &findings)
  }
}
