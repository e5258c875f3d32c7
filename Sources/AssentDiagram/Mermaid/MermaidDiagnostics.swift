import AssentDiagnostics

/// The findings about one mermaid text.
struct MermaidDiagnostics {
  private(set) var findings: [Diagnostic] = []
  /// Whether mermaid refuses the diagram, told or not.
  var isRefused = false
  private let text: MermaidText
  /// More faults of syntax than this in one diagram are not told one by one.
  private static let limit = 50

  init(_ text: MermaidText) { self.text = text }

  /// Reports a fault that makes mermaid refuse the diagram.
  mutating func refuse(
    _ message: String, at range: Range<Int>, help: String? = nil, fix: FixIt? = nil
  ) {
    isRefused = true
    report(.mermaidSyntax, .error, message, at: text.range(range), help: help, fix: fix)
  }

  mutating func report(
    _ rule: RuleID, _ severity: Severity, _ message: String, at range: SourceRange,
    help: String? = nil, fix: FixIt? = nil
  ) {
    guard findings.count < Self.limit else { return }
    // One fault has one finding, even when recovery comes past it again.
    if let last = findings.last, last.range?.start == range.start { return }
    findings.append(
      Diagnostic(
        rule: rule, severity: severity, message: message, file: text.source.file.path,
        range: range, help: help, fix: fix))
  }
}
