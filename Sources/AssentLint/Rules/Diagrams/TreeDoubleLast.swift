import AssentDiagnostics
import AssentDiagram

extension Rule {
  static let treeDoubleLast = Rule(
    id: .treeDoubleLast, group: .diagrams, severity: .warning,
    summary: "An item of a drawn tree is drawn as the last one, but another follows.",
    rationale:
      "└ says that nothing follows; the items below it seem to belong to something else.",
    accepts: [
      fenced(
        """
        App
        ├── Settings
        ├── About
        └── Main
        """)
    ],
    rejects: [
      fenced(
        """
        App
        ├── Settings
        ⟪└⟫── About
        └── Main
        """)
    ]
  ) { subject, findings in
    subject.report(
      .treeDoubleLast, help: "draw ├ instead of └", &findings)
  }
}
