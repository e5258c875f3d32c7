import AssentDiagnostics

extension Rule {
  static let bottomWidth = Rule(
    defect: .bottomWidth, severity: .warning,
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
    ],
    help: "make both borders as long as the walls stand apart")
}
