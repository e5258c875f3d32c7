import AssentDiagnostics

extension Rule {
  static let borderOffset = Rule(
    defect: .borderOffset, severity: .warning,
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
    ],
    help: "move the wall")
}
