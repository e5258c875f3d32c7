import AssentDiagnostics

extension Rule {
  static let tabInDiagram = Rule(
    defect: .tabInDiagram, severity: .warning,
    summary: "A drawing contains a tab.",
    rationale:
      "A tab is as wide as each program likes, and so is everything right of it.",
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
        │⟪	⟫   │
        └──────────┘
        """)
    ],
    help: "use spaces")
}
