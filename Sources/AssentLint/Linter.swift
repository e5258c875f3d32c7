import AssentDiagnostics
import AssentLicense
import AssentMarkup

/// Runs the rules over one document.
package struct Linter: Sendable {
  package let rules: [Rule]
  /// The severity of a rule for a document; `nil` turns the rule off.
  package let severity: @Sendable (Rule, LegalDocument) -> Severity?
  /// How many findings of a rule are listed; further ones are counted.
  package var listedCount = Findings.listedCount

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
    let read = document.markup.diagnostics + document.diagnostics
    // Rules are silent because these are reported, so no comment turns them off.
    let rules = rules(for: subject)
    // What cannot be read between the two sides of a merge follows from it.
    let isMerge = rules.count < self.rules.count && subject.onlyRule == .mergeConflict
    let causes = isMerge ? [] : read.filter { $0.severity == .error }
    var diagnostics = read.filter { $0.severity < .error }
    let hasDiagrams = !subject.diagrams.isEmpty
    let isMetadataUnread = subject.isMetadataUnread
    var silenced = rules.count < self.rules.count ? Set(self.rules.map(\.id)) : []
    for rule in rules where !silenced.isEmpty { silenced.remove(rule.id) }
    // One for all rules, as most find nothing.
    var findings = Findings(
      rule: .unusedDisable, severity: .info, file: document.markup.source, limit: listedCount)
    for rule in rules where hasDiagrams || rule.group != .diagrams {
      if isMetadataUnread && rule.needsMetadata
        || subject.drifts == nil && rule.group == .documents
      {
        silenced.insert(rule.id)
        continue
      }
      switch rule.scope {
      case .agreements where !document.kind.isAgreement: continue
      case .documentation where document.kind.isAgreement: continue
      case .agreements, .documentation, .everything: break
      }
      guard let severity = severity(rule, document) else { continue }
      findings.begin(rule, severity)
      rule.check(subject, &findings)
      if !findings.isEmpty { diagnostics += findings.diagnostics }
    }
    if !subject.directives.isEmpty {
      diagnostics = suppressing(diagnostics, silenced: silenced, in: subject)
    }
    diagnostics += causes
    return diagnostics.count < 2
      ? diagnostics : diagnostics.sorted(by: Diagnostic.inSourceOrder)
  }

  /// The rules to run: one alone where it says all there is to say, and is not turned off; of an empty document
  /// those about its front matter, too.
  private func rules(for subject: LintSubject) -> [Rule] {
    guard let id = subject.onlyRule,
      let rule = rules.first(where: { $0.id == id }),
      severity(rule, subject.document) != nil
    else { return rules }
    let hasMetadata =
      id == .emptyDocument && subject.document.markup.frontMatter != nil
    return rules.filter {
      $0.id == id || $0.group == .suppression || hasMetadata && $0.group == .metadata
    }
  }

  /// `diagnostics` without those that a comment turns off, and with a finding for each comment that
  /// turns off nothing.
  ///
  /// - Parameter silenced: rules that did not look at the document; a comment about them may be of
  ///   use.
  private func suppressing(
    _ diagnostics: [Diagnostic], silenced: Set<RuleID>, in subject: LintSubject
  ) -> [Diagnostic] {
    let suppression = Suppression(subject.directives)
    var kept = diagnostics.filter { !suppression.covers($0) }
    let rule = Rule.unusedDisable
    if rules.contains(where: { $0.id == rule.id }),
      let severity = severity(rule, subject.document)
    {
      let isUsed = suppression.uses(in: diagnostics)
      var findings = Findings(
        rule: rule, severity: severity, file: subject.source, limit: listedCount)
      for (index, directive) in subject.directives.enumerated()
      where !isUsed[index] && (!directive.isEnd || directive.endsNothing)
        && !(directive.rule.map(silenced.contains) ?? false)
      {
        directive.reportUnused(&findings)
      }
      kept += findings.diagnostics
    }
    return kept
  }
}
