import AssentDiagnostics
import AssentDiagram

extension Rule {
  static let arrowheadOffset = Rule(
    id: .arrowheadOffset, group: .diagrams, severity: .warning,
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
    ]
  ) { subject, findings in
    subject.report(
      .arrowheadOffset, help: "put the head on its line", &findings)
  }
}
