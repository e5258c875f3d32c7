import AssentDiagnostics

extension Rule {
  static let wallOutsideCorner = Rule(
    defect: .wallOutsideCorner, severity: .warning,
    summary: "The wall of a drawn box runs past its lower corner.",
    rationale:
      "The wall looks like a line to something below.",
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
        ┌────────────────────────┐
        │ Settings               │
        │ Privacy                │
        └─────────────────────┘ ⟪│⟫
        """)
    ],
    help: "bring the corner below the wall")
}
