import AssentDiagnostics

extension Rule {
  static let leftBorderOffset = Rule(
    defect: .leftBorderOffset, severity: .warning,
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
    ],
    help: "move the wall")
}
