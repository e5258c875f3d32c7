import AssentDiagnostics

extension Rule {
  static let missingJunction = Rule(
    defect: .missingJunction, severity: .warning,
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
    ],
    help: "draw ┬ or ┴ in the border")
}
