import AssentDiagnostics

extension LintSubject {
  /// Reports what drifts by one rule.
  func reportDrifts(_ rule: RuleID, _ findings: inout Findings) {
    for drift in drifts ?? [] where drift.rule == rule {
      findings.report(drift.message, atBytes: drift.range, notes: drift.notes, help: drift.help)
    }
  }
}
