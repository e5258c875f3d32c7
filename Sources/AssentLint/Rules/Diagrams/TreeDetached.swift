import AssentDiagnostics

extension Rule {
  static let treeDetached = Rule(
    defect: .treeDetached, severity: .warning,
    summary: "An item of a drawn tree is not connected to another.",
    rationale:
      "It is open which item it belongs to.",
    accepts: [
      fenced(
        """
        App
        ├── Settings
        │   └── About
        └── Main
        """)
    ],
    rejects: [
      fenced(
        """
        App
        ├── Settings
        │   └── About
            ⟪Overlays⟫
            ├── Progress
            └── Scroll
        """)
    ],
    help: "lead a stem to it from the item it belongs to")
}
