import AssentDiagnostics
import AssentDiagram

extension Rule {
  static let lineTouchesText = Rule(
    id: .lineTouchesText, group: .diagrams, severity: .warning,
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
    ]
  ) { subject, findings in
    subject.report(
      .lineTouchesText, help: "put a space or an arrowhead between them", &findings)
  }
}
