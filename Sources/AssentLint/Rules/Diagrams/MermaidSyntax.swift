import AssentDiagnostics

extension Rule {
  static let mermaidSyntax = Rule(
    id: .mermaidSyntax, group: .diagrams, severity: .error, documentationSeverity: .error,
    summary: "Mermaid would reject this diagram.",
    rationale:
      "Where mermaid itself draws the document it shows an error. Here what was meant is drawn, as "
      + "far as it is clear.",
    accepts: [mermaid("graph TD\n  A[\"a {b}\"] --> C")],
    rejects: [mermaid("graph TD\n  A[a ⟪{⟫b}] --> C")]
  ) { subject, findings in subject.reportReading(&findings) }
}
