import AssentDiagnostics
import AssentLicense
import AssentLint
import AssentManifest
import AssentMarkup

/// What `content/assent.yml` says; every value has a default.
package struct Configuration: Sendable {
  package struct Product: Hashable, Sendable {
    /// The folder below the content folder; empty for the content folder itself.
    package var folder: String
    package var id: String
    package var name: String
    /// The languages that each of its agreements must have; `nil` where nothing is said.
    package var locales: [Manifest.Locale]?
    /// How a gate asks for its agreements, where they say nothing.
    package var gate = GateSettings()
    /// The page on which its gate asks, where it is not as that of the site.
    package var gatePage = GatePageSettings()
  }

  /// Whether it was read from a file, and so belongs to somebody who publishes with it.
  package var isWritten = false
  package var siteName: String?
  package var siteURL: String?
  /// The language that the configuration names, of documents that name none.
  package var statedLanguage: String?
  /// The languages that each agreement must have, where its product names none.
  package var locales: [Manifest.Locale]?
  /// That of all published documents, where they have one and there are words for it.
  var commonLanguage: String?
  /// The language of the site.
  package var language: String { statedLanguage ?? commonLanguage ?? "en" }
  package var publisherName = ""
  package var publisherContact: ContactAddress?
  /// What tags of documents stand for, by their names: `{{facts.refund-days}}`.
  package var facts: [String: String] = [:]
  /// By folder.
  package var products: [String: Product] = [:]
  /// Sections that an agreement must have, by the name of a profile: a kind of agreement, whose
  /// built-in list it replaces, or a name that documents ask for.
  package var profiles: [String: [SectionMeaning]] = [:]
  /// In the order of the file; later ones win. A severity of `nil` turns the rule off.
  package var rules: [(pattern: PathPattern, severities: [RuleID: Severity?])] = []
  package var excluded: [PathPattern] = []
  /// How a gate asks for agreements that say nothing, nor their product.
  package var gate = GateSettings()
  /// The pages on which gates ask.
  package var gatePage = GatePageSettings()
  /// How a gate asks for some agreements, whatever they say: a released text cannot be edited. Later ones
  /// win.
  package var agreements: [AgreementSettings] = []
  /// The keys that manifests announce: those that sign, and at last that of revocations.
  package var keys: [Manifest.Key] = []
  /// When manifests should have been followed by newer ones.
  package var expires: Manifest.Timestamp?
  /// The name of the log, where it is not the address of the site.
  package var logOrigin: String?
  /// The paths that it names, in the order of the file.
  package var namedPaths: [NamedPath] = []
  /// The documents that describe a gate, by path below the content folder.
  var flows: [String: GateFlows.Description] = [:]

  package init(isWritten: Bool = false) { self.isWritten = isWritten }

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

  /// The languages that the agreements of a folder must have; `nil` where nothing is said.
  package func locales(ofFolder folder: String) -> [Manifest.Locale]? {
    products[folder]?.locales ?? locales
  }

  package func isExcluded(_ path: String) -> Bool {
    excluded.contains { $0.matches(path) }
  }

  /// The sections that a document must have: by the profile it names, or else by its kind.
  package func requiredSections(of document: LegalDocument) -> [SectionMeaning] {
    requiredSections(named: document.metadata.profile?.value)
      ?? requiredSections(named: document.kind.rawValue) ?? []
  }

  private func requiredSections(named name: String?) -> [SectionMeaning]? {
    guard let name else { return nil }
    if let required = profiles[name] { return required }
    return DocumentKind(rawValue: name).map { Profile.builtIn(for: $0).required }
  }

  /// A finding where a document names a profile that there is not.
  func unknownProfile(of document: LegalDocument) -> Diagnostic? {
    guard let profile = document.metadata.profile, requiredSections(named: profile.value) == nil
    else { return nil }
    let kinds = DocumentKind.allCases.filter(\.isAgreement).map(\.rawValue)
    let names = Set(kinds).union(profiles.keys).sorted()
    return Diagnostic(
      rule: .invalidFrontMatter, severity: .error,
      message: "unknown profile '\(profile.value)'",
      file: document.markup.source.path, range: profile.range,
      help: suggestion(for: profile.value, among: names).map { "did you mean '\($0)'?" }
        ?? "name one of \(names.joined(separator: ", ")), or define it in assent.yml")
  }
}
