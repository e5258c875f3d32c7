import AssentDiagnostics

extension Rule {
  static let treeDoubleLast = Rule(
    defect: .treeDoubleLast, severity: .warning,
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
    ],
    help: "draw ├ instead of └")
}
