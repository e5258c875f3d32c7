import AssentDiagnostics

extension Rule {
  static let lineJog = Rule(
    defect: .lineJog, severity: .warning,
    summary: "A drawn line shifts by a column or two.",
    rationale:
      "A miscount looks like a turn, and programs that read the drawing lose the line.",
    accepts: [
      fenced(
        """
        ┌───┐
        │ A │
        └─┬─┘
          │
          │
          ▼
        ┌───┐
        │ B │
        └───┘
        """)
    ],
    rejects: [
      fenced(
        """
        ┌───┐
        │ A │
        └─┬─┘
          │
         ⟪│⟫
          │
          ▼
        ┌───┐
        │ B │
        └───┘
        """)
    ],
    help: "keep the line in one column")
}
