import AssentDiagnostics

extension Rule {
  // Named for its id; this rule is one that is drawn.
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  static let floatingRule = Rule(
    defect: .floatingRule, severity: .info,
    summary: "A rule in a drawn box meets neither wall.",
    rationale:
      "A rule from wall to wall divides the box; one that floats may be a line to somewhere.",
    accepts: [
      fenced(
        """
        ┌──────────┐
        │ Key      │
        ├──────────┤
        │ Value    │
        └──────────┘
        """)
    ],
    rejects: [
      fenced(
        """
        ┌──────────┐
        │ Key      │
        │ ⟪──────⟫   │
        │ Value    │
        └──────────┘
        """)
    ],
    help: "draw it from wall to wall, with ├ and ┤")
}
