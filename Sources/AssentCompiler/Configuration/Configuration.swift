import AssentDiagnostics
import AssentLicense
import AssentLint

/// What `content/assent.yml` says; every value has a default.
package struct Configuration: Sendable {
  package struct Product: Hashable, Sendable {
    /// The folder below the content folder; empty for the content folder itself.
    package var folder: String
    package var id: String
    package var name: String
  }

  package var siteName: String?
  package var siteURL: String?
  package var language = "en"
  package var publisherName = ""
  package var publisherContact = ""
  /// By folder.
  package var products: [String: Product] = [:]
  /// Sections that an agreement must have, by its kind; kinds that are absent have the built-in list.
  package var profiles: [DocumentKind: [SectionMeaning]] = [:]
  /// In the order of the file; later ones win. A severity of `nil` turns the rule off.
  package var rules: [(pattern: PathPattern, severities: [String: Severity?])] = []
  package var excluded: [PathPattern] = []

  package init() {}

  /// The severity of a rule for a document, by path below the content folder.
  package func severity(of rule: Rule, path: String, kind: DocumentKind) -> Severity? {
    var severity: Severity?
    if !rule.isOptional {
      severity = kind.isAgreement ? rule.severity : rule.documentationSeverity
    }
    for (pattern, severities) in rules {
      if let set = severities[rule.id], pattern.matches(path) { severity = set }
    }
    return severity
  }

  package func isExcluded(_ path: String) -> Bool {
    excluded.contains { $0.matches(path) }
  }

  package func requiredSections(of kind: DocumentKind) -> [SectionMeaning] {
    profiles[kind] ?? Profile.builtIn(for: kind).required
  }
}
