import AssentDiagnostics
import AssentLicense
import AssentMarkup

extension Rule {
  /// Every rule, in the order of the manual.
  package static let all: [Rule] = []
}

/// Runs the rules over one document.
package struct Linter: Sendable {
  package let rules: [Rule]
  /// The severity of a rule for a document; `nil` turns the rule off.
  package let severity: @Sendable (Rule, LegalDocument) -> Severity?

  package init(
    rules: [Rule] = Rule.all,
    severity: @escaping @Sendable (Rule, LegalDocument) -> Severity? = Linter.defaultSeverity
  ) {
    self.rules = rules
    self.severity = severity
  }

  /// The severity of a rule where no configuration says otherwise.
  @Sendable
  package static func defaultSeverity(_ rule: Rule, _ document: LegalDocument) -> Severity? {
    guard !rule.isOptional else { return nil }
    return document.kind.isAgreement ? rule.severity : rule.documentationSeverity
  }

  /// All findings in a document, in source order.
  package func findings(in subject: LintSubject) -> [Diagnostic] {
    let document = subject.document
    var diagnostics = document.document.diagnostics + document.diagnostics
    for rule in rules {
      switch rule.scope {
      case .agreements where !document.kind.isAgreement: continue
      case .documentation where document.kind.isAgreement: continue
      case .agreements, .documentation, .everything: break
      }
      guard let severity = severity(rule, document) else { continue }
      var findings = Findings(rule: rule, severity: severity, file: document.document.source)
      rule.check(subject, &findings)
      diagnostics += findings.diagnostics
    }
    return diagnostics.sorted(by: Diagnostic.inSourceOrder)
  }
}
