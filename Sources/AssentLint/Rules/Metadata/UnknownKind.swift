import AssentDiagnostics
import AssentLicense
import AssentMarkup

extension Rule {
  static let unknownKind = Rule(
    id: .unknownKind, group: .metadata, severity: .error, documentationSeverity: .error,
    summary: "The front matter states an unknown kind.",
    rationale:
      "The kind decides which rules apply, whether an error stops the build and where the page goes.",
    accepts: ["---\nkind: license\n---\n\n# License\n", "---\nkind: flow\n---\n\n# License\n"],
    rejects: ["---\nkind: ⟪licence⟫\n---\n\n# License\n"]
  ) { subject, findings in
    for kind in subject.document.metadata.kinds where DocumentKind(stated: kind.value) == nil {
      let names = DocumentKind.allCases.map(\.rawValue) + ["flow"]
      let guess = suggestion(for: kind.value.lowercased(), among: names)
      findings.report(
        "unknown kind '\(kind.written)'" + (guess.map { "; did you mean '\($0)'?" } ?? ""),
        at: kind.range, help: "use one of \(names.joined(separator: ", "))")
    }
  }
}
