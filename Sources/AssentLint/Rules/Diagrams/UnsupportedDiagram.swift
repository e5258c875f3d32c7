import AssentDiagnostics

extension Rule {
  static let unsupportedDiagram = Rule(
    id: .unsupportedDiagram, group: .diagrams, severity: .warning,
    summary: "A mermaid diagram is of an unsupported kind.",
    rationale: "The page shows its source. Flowcharts, state, sequence, class and entity"
      + " relationship diagrams are drawn.",
    accepts: [mermaid("graph TD\n  A --> B")],
    rejects: [mermaid("⟪pie⟫\n  \"yes\" : 3")]
  ) { subject, findings in subject.reportReading(&findings) }
}
