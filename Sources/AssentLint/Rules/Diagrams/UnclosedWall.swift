import AssentDiagnostics

extension Rule {
  static let unclosedWall = Rule(
    defect: .unclosedWall, severity: .warning,
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
    ],
    help: "draw the wall to its corner")
}
