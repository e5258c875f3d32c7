import AssentDiagnostics
import AssentDiagram

extension Rule {
  static let missingJunction = Rule(
    id: .missingJunction, group: .diagrams, severity: .warning,
    summary: "A line leaves a drawn border that has no branch there.",
    rationale:
      "With ┬ the line grows out of the box; with ─ it only stands below it.",
    accepts: [
      fenced(
        """
        ┌─────┐
        │  A  │
        └──┬──┘
           │
           ▼
           B
        """)
    ],
    rejects: [
      fenced(
        """
        ┌─────┐
        │  A  │
        └─────┘
           ⟪│⟫
           ▼
           B
        """)
    ]
  ) { subject, findings in
    subject.report(
      .missingJunction, help: "draw ┬ or ┴ in the border", &findings)
  }
}
