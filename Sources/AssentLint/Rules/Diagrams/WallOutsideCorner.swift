import AssentDiagnostics
import AssentDiagram

extension Rule {
  static let wallOutsideCorner = Rule(
    id: .wallOutsideCorner, group: .diagrams, severity: .warning,
    summary: "The wall of a drawn box runs past its lower corner.",
    rationale:
      "The wall looks like a line to something below.",
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
        ┌────────────────────────┐
        │ Settings               │
        │ Privacy                │
        └─────────────────────┘ ⟪│⟫
        """)
    ]
  ) { subject, findings in
    subject.report(
      .wallOutsideCorner, help: "bring the corner below the wall", &findings)
  }
}
