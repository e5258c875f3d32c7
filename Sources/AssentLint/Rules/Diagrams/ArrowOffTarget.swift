import AssentDiagnostics

extension Rule {
  static let arrowOffTarget = Rule(
    defect: .arrowOffTarget, severity: .warning,
    summary: "A drawn arrow points beside what it leads to, or at nothing.",
    rationale:
      "The reader has to guess where the flow goes on.",
    accepts: [
      fenced(
        """
        Start of the flow
               │
               ▼
            License
        """)
    ],
    rejects: [
      fenced(
        """
        ┌──────────┐
        │ Accepted │
        └────┬─────┘
             │
             ⟪▼⟫
        """)
    ],
    help: "put the words below the arrow")
}
