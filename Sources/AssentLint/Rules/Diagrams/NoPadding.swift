import AssentDiagnostics

extension Rule {
  static let noPadding = Rule(
    defect: .noPadding, severity: .info,
    summary: "Words touch the wall of a drawn box.",
    rationale:
      "One space on each side keeps words and wall apart. Drawings that leave it out throughout are not reported.",
    accepts: [
      fenced(
        """
        ┌──────────┐
        │ Accepted │
        └──────────┘
        """),
      fenced(
        """
        ┌────────┐
        │Accepted│
        └────────┘
        """),
    ],
    rejects: [
      fenced(
        """
        ┌──────────┐
        │ Versions │
        │ match    │
        │ or today │
        │ they did⟪n⟫│
        └──────────┘
        """)
    ],
    help: "widen the box by a column")
}
