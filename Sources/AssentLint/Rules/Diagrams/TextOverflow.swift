import AssentDiagnostics

extension Rule {
  static let textOverflow = Rule(
    defect: .textOverflow, severity: .warning,
    summary: "Words run through the right wall of a drawn box.",
    rationale:
      "The wall moves out of its line, and with it everything right of it in the row.",
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
        ┌───────┐
        │ Accept⟪ed⟫ │
        │ today │
        └───────┘
        """)
    ],
    help: "widen the box, or shorten the text")
}
