import AssentDiagnostics

extension Rule {
  static let lineTouchesText = Rule(
    defect: .lineTouchesText, severity: .warning,
    summary: "A drawn line runs into words without a space or an arrowhead.",
    rationale:
      "It is open whether the line leads to the words, or they are a label on it.",
    accepts: [
      fenced(
        """
        ┌─────┐      ┌─────┐
        │  A  ├─────▶│  B  │
        └─────┘      └─────┘
        """)
    ],
    rejects: [
      fenced(
        """
        ┌─────┐
        │  A  ├──────⟪in a sheet⟫
        └─────┘
        """)
    ],
    help: "put a space or an arrowhead between them")
}
