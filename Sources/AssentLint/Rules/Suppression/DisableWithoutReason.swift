import AssentDiagnostics

extension Rule {
  static let disableWithoutReason = Rule(
    id: .disableWithoutReason, group: .suppression, severity: .warning,
    summary: "A comment turns a rule off and does not say why.",
    rationale:
      "Whoever reviews the document later has to know why the finding was right to ignore.",
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
    where directive.reason == nil && !directive.isEnd {
      findings.report(
        "'\(directive.text)' is turned off without a reason", atBytes: directive.comment,
        help: "add a reason: <!-- … \(directive.text) -- reason -->")
    }
  }
}
