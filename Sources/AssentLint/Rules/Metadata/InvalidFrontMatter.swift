import AssentDiagnostics

extension Rule {
  /// Found while the front matter is read; the linter passes it on.
  static let invalidFrontMatter = Rule(
    id: .invalidFrontMatter, group: .metadata, severity: .error, documentationSeverity: .error,
    summary: "The front matter is not YAML, or a value does not fit its key.",
    rationale: "What cannot be read is ignored, and the document goes without its title or date.",
    accepts: ["---\neffective: 2025-11-03\n---\n\n# License\n"],
    rejects: ["---\neffective: ⟪tomorrow⟫\n---\n\n# License\n"]
  ) { _, _ in }
}
