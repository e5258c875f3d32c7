import AssentDiagnostics
import AssentLicense
import AssentMarkup

extension Rule {
  static let contradictoryVersion = Rule(
    id: .contradictoryVersion, group: .metadata, severity: .error,
    summary: "The document states two versions.",
    rationale: "Whoever accepts it cannot say which text that was.",
    accepts: ["---\nversion: 1.0\n---\n\n# License\n\n**Version**: 1.0\n"],
    rejects: ["---\nversion: 1.0\n---\n\n# License\n\n**Version**: ⟪1.1⟫\n"]
  ) { subject, findings in
    let versions = subject.document.metadata.versions
    guard versions.count > 1, let first = versions.first else { return }
    for other in versions.dropFirst()
    where !isSame(other.value.number, first.value.number) {
      findings.report(
        "version '\(other.value.number)' contradicts '\(first.value.number)'", at: other.range,
        notes: [Diagnostic.Note("version '\(first.value.number)'", at: first.range)],
        help: "state one version")
    }
  }

  /// `1.0` and `1.0.0` are the same version, written more and less fully.
  private static func isSame(_ a: String, _ b: String) -> Bool {
    if a == b { return true }
    func significant(_ text: String) -> ArraySlice<Substring> {
      var parts = text.split(separator: ".")[...]
      while parts.count > 1, parts.last == "0" { parts.removeLast() }
      return parts
    }
    return significant(a) == significant(b)
  }
}
