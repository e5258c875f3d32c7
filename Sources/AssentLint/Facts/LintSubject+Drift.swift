import AssentDiagnostics
import AssentLicense

extension Linter {
  /// Findings for what drifts, as the rules report it that look at one document after the other.
  package static func findings(
    of drifts: [Drift], in source: SourceFile, kind: DocumentKind,
    severity: (Rule) -> Severity?
  ) -> [Diagnostic] {
    Dictionary(grouping: drifts, by: \.rule).flatMap { id, drifts -> [Diagnostic] in
      guard let rule = Rule.named(id), let severity = severity(rule),
        rule.scope != (kind.isAgreement ? .documentation : .agreements)
      else { return [] }
      var findings = Findings(rule: rule, severity: severity, file: source)
      findings.report(drifts)
      return findings.diagnostics
    }
  }
}

extension Findings {
  fileprivate mutating func report(_ drifts: [Drift]) {
    for drift in drifts {
      report(drift.message, atBytes: drift.range, notes: drift.notes, help: drift.help)
    }
  }
}

extension LintSubject {
  /// Reports what drifts by one rule.
  func reportDrifts(_ rule: RuleID, _ findings: inout Findings) {
    findings.report((drifts ?? []).filter { $0.rule == rule })
  }
}
