import AssentDiagnostics

extension Rule {
  static let panelNarrows = Rule(
    defect: .panelNarrows, severity: .warning,
    summary: "A drawn box becomes narrower at a rule, while its old wall goes on.",
    rationale:
      "It is open which of the two walls closes the box.",
    accepts: [
      fenced(
        """
        ┌───────────────┐
        │ License       │
        ├───────────────┤
        │ Privacy       │
        └───────────────┘
        """)
    ],
    rejects: [
      fenced(
        """
        ┌───────────────┐
        │ License       │
        ├────────⟪┐⟫      │
        │ Private│      │
        └────────┘      │
        """)
    ],
    help: "draw the rule to the wall")
}
