import AssentDiagnostics

/// Annotations of GitHub Actions: a workflow command for each finding.
extension LintReport {
  /// So many annotations of each kind GitHub shows of a step.
  private static let annotationLimit = 10

  /// The gravest findings first, as many of each severity as are shown, and a line that counts the others.
  package var gitHub: String {
    var out = ""
    var left: [Severity: Int] = [:]
    for severity in Severity.allCases.reversed() {
      let all = diagnostics.filter { $0.severity == severity }
      for diagnostic in all.prefix(Self.annotationLimit) { out += annotation(diagnostic) + "\n" }
      left[severity] = max(all.count - Self.annotationLimit, 0)
    }
    let more = FindingCount.text(left)
    if !more.isEmpty {
      out += "and \(more), of which GitHub shows no more than \(Self.annotationLimit) each\n"
    }
    return out
  }

  private func annotation(_ diagnostic: Diagnostic) -> String {
    // Where a name has what a terminal must not get, GitHub finds no file of it.
    let name = VisibleText.message(root.name(of: diagnostic.file))
    var properties = ["file=" + Self.property(name)]
    if let range = diagnostic.range {
      properties.append("line=\(range.start.line)")
      // The runner takes columns only where the line is one.
      if range.end.line > range.start.line {
        properties.append("endLine=\(range.end.line)")
      } else if let source = sources[diagnostic.file] {
        let region = TextColumns(source: source).region(range)
        properties.append("col=\(region.startColumn)")
        if region.endColumn > region.startColumn {
          properties.append("endColumn=\(region.endColumn)")
        }
      }
    }
    properties.append("title=" + Self.property(diagnostic.rule.rawValue))
    let list = properties.joined(separator: ",")
    return "::\(diagnostic.severity.gitHub) \(list)::\(Self.data(Self.message(of: diagnostic)))"
  }

  /// The escapes of `@actions/core`: what a line of a command cannot hold.
  private static func data(_ text: String) -> String { text.replacing(scalars: escapes) }

  private static let escapes: [Unicode.Scalar: String] = [
    "%": "%25", "\r": "%0D", "\n": "%0A",
  ]

  /// Those of a property, which a comma or a colon would end.
  private static func property(_ text: String) -> String {
    data(text).replacing(scalars: [":": "%3A", ",": "%2C"])
  }
}

extension Severity {
  fileprivate var gitHub: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .info: "notice"
    }
  }
}
