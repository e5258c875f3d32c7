import AssentDiagnostics
import AssentLicense
import AssentMarkup

extension Rule {
  static let unknownMetadataKey = Rule(
    id: .unknownMetadataKey, group: .metadata, severity: .warning,
    summary: "A front matter key is probably misspelled.",
    rationale:
      "A misspelled key is ignored, with its value. Keys that resemble no known one, and those of "
      + "site generators, are not reported.",
    accepts: ["---\ntitle: License\nlayout: page\nversions: all\nfoo: bar\n---\n"],
    rejects: [
      "---\ntitle: License\n⟪efective-date⟫: 2025-11-03\n---\n", "---\n⟪verson⟫: 1.0\n---\n",
    ]
  ) { subject, findings in
    for key in subject.document.metadata.keys where MetadataKey(named: key.value) == nil {
      let name = MetadataKey.normalized(key.value)
      guard !generatorKeys.contains(name),
        let guess = suggestion(for: name, among: MetadataKey.names)
      else { continue }
      findings.report(
        "unknown key '\(key.written)'; did you mean '\(guess)'?", at: key.range,
        help: "rename it, or remove it")
    }
  }

  /// Keys near to ours that Jekyll, Hugo, Docusaurus, GitHub Docs and others give a meaning.
  private static let generatorKeys: Set = [
    "versions", "lastmod", "date", "draft", "type", "tile", "titles", "labels", "kinds", "products",
    "languages", "contacts", "descriptions", "profiles", "update", "publish", "publishdate",
    "publish-date", "unpublished", "holders", "lng", "langs", "locales", "subtitle", "tags", "slug",
  ]
}
