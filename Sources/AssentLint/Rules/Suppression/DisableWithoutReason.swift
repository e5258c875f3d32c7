import AssentDiagnostics

extension Rule {
  static let disableWithoutReason = Rule(
    id: .disableWithoutReason, group: .suppression, severity: .warning,
    summary: "A comment turns a rule off without a reason.",
    rationale:
      "Later reviewers have to know why the finding could be ignored.",
    accepts: [
      """
      # License

      <!-- assent-disable-next-line doubled-word -- the name of the song -->
      The the song.
      """
    ],
    rejects: [
      """
      # License

      ⟪<!-- assent-disable-next-line doubled-word -->⟫
      The the song.
      """
    ]
  ) { subject, findings in
    for directive in subject.directives
    where directive.reason == nil && !directive.isEnd && directive.form != .unknown {
      findings.report(
        "'\(directive.text)' is turned off without a reason", atBytes: directive.comment,
        help: "add a reason: <!-- … \(directive.text) -- reason -->")
    }
  }
}
