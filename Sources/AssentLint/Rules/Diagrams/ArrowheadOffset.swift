import AssentDiagnostics

extension Rule {
  static let arrowheadOffset = Rule(
    defect: .arrowheadOffset, severity: .warning,
    summary: "An arrowhead is beside the line that leads to it.",
    rationale:
      "The arrow looks broken, and it is open which line it ends.",
    accepts: [
      fenced(
        """
        ┌─────┐
        │  A  │
        └──┬──┘
           │
        ┌──▼──┐
        │  B  │
        └─────┘
        """)
    ],
    rejects: [
      fenced(
        """
        ┌─────┐
        │  A  │
        └──┬──┘
           │
        ┌─⟪▼⟫───┐
        │  B  │
        └─────┘
        """)
    ],
    help: "put the head on its line")
}
