import AssentDiagnostics

extension Rule {
  static let diagramTooLarge = Rule(
    id: .diagramTooLarge, group: .diagrams, severity: .warning,
    summary: "A diagram exceeds a limit on rows, columns, boxes, lines or bytes.",
    rationale: "It is shown as its text; nobody could take it in as a picture either.",
    accepts: [fenced("┌───┐\n│ A │\n└───┘")],
    rejects: [fenced("⟪⟫┌───┐\n│ A │\n└───┘" + String(repeating: "\n│", count: 2_000))]
  ) { subject, findings in subject.reportReading(&findings) }
}
