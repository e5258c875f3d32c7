import AssentDiagnostics

extension Rule {
  /// Found while the front matter is read; the linter passes it on.
  static let unclosedFrontMatter = Rule(
    id: .unclosedFrontMatter, group: .metadata, severity: .error, documentationSeverity: .error,
    summary: "The front matter that the first line opens is not closed.",
    rationale: "Its keys then appear as text of the document, and their values are not used.",
    accepts: ["---\nversion: 1.0\n---\n\n# License\n"],
    rejects: ["⟪---⟫\nversion: 1.0\n\n# License\n"]
  ) { _, _ in }
}
