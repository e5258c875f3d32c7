import AssentDiagnostics

extension Rule {
  static let ambiguousWidth = Rule(
    defect: .ambiguousWidth, severity: .info,
    summary: "A symbol in a drawing is not as wide as its author assumed.",
    rationale:
      "Signs such as ⚙ take one column in some programs and two in others, so the wall right of them moves.",
    accepts: [
      fenced(
        """
        ┌──────────┐
        │ ⚙ Set up │
        └──────────┘
        """)
    ],
    rejects: [
      fenced(
        """
        ┌───────────────┐
        │ Navigation    │
        │ ⟪⚙⟫ Settings   │
        └───────────────┘
        """)
    ],
    help: "use a letter, or count the sign as one column")
}
