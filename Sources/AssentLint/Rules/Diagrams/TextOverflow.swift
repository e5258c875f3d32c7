import AssentDiagnostics
import AssentDiagram

extension Rule {
  static let textOverflow = Rule(
    id: .textOverflow, group: .diagrams, severity: .warning,
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
    ]
  ) { subject, findings in
    subject.report(
      .textOverflow, help: "widen the box, or shorten the text", &findings)
  }
}
