import AssentDiagnostics

extension Rule {
  static let lineThroughPanel = Rule(
    defect: .lineThroughPanel, severity: .info,
    summary: "A line runs between a box that became narrower and the frame around it.",
    rationale:
      "What is left of the wider box looks like a part of the line.",
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
        ┌────────────────────┐
        │ License ─────┐     │
        ├────────────┐ │     │
        │ Private    │ │     │
        └────────────┘ ⟪│⟫     │
        """)
    ],
    help: "lead the line around the box")
}
