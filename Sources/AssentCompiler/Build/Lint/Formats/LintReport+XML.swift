import AssentDiagnostics
import AssentManifest

/// The forms of Checkstyle and JUnit.
extension LintReport {
  package var checkstyle: String {
    var out = Self.declaration + "<checkstyle version=\"4.3\">\n"
    for (file, findings) in findingsByFile where !findings.isEmpty {
      out += "  <file name=\(Self.attribute(root.name(of: file)))>\n"
      let columns = sources[file].map(TextColumns.init)
      for finding in findings {
        var place = " line=\"\(finding.range?.start.line ?? 1)\""
        if let start = finding.range?.start, let columns {
          place += " column=\"\(columns.column(of: start))\""
        }
        out += "    <error\(place) severity=\"\(finding.severity.rawValue)\""
        out += " message=\(Self.attribute(Self.message(of: finding)))"
        out += " source=\(Self.attribute("assent." + finding.rule.rawValue))/>\n"
      }
      out += "  </file>\n"
    }
    return out + "</checkstyle>\n"
  }

  /// A suite for each file; a finding below the bar is a case that passes and says something.
  package var jUnit: String {
    let files = findingsByFile
    let failed = diagnostics.count(where: fails)
    let cases = files.reduce(0) { $0 + max($1.findings.count, 1) }
    var out = Self.declaration
    out += "<testsuites name=\"assent lint\" tests=\"\(cases)\" failures=\"\(failed)\">\n"
    for (file, findings) in files {
      let name = Self.attribute(root.name(of: file))
      let count = "tests=\"\(max(findings.count, 1))\" failures=\"\(findings.count(where: fails))\""
      out += "  <testsuite name=\(name) \(count)>\n"
      if findings.isEmpty { out += "    <testcase classname=\(name) name=\"no findings\"/>\n" }
      for finding in findings {
        let place = finding.range.map { ":\($0.start.line):\($0.start.column)" } ?? ""
        let title = Self.attribute(finding.rule.rawValue + place)
        let text = Self.text(
          "\(root.name(of: file))\(place): \(finding.severity.rawValue): "
            + Self.message(of: finding))
        out += "    <testcase classname=\(name) name=\(title)>\n"
        if fails(finding) {
          let message = Self.attribute(VisibleText.message(finding.message))
          let kind = Self.attribute(finding.severity.rawValue)
          out += "      <failure message=\(message) type=\(kind)>\(text)</failure>\n"
        } else {
          out += "      <system-out>\(text)</system-out>\n"
        }
        out += "    </testcase>\n"
      }
      out += "  </testsuite>\n"
    }
    return out + "</testsuites>\n"
  }

  private func fails(_ finding: Diagnostic) -> Bool { bar.map { finding.severity >= $0 } ?? false }

  /// The findings of each file that was linted or has any, in the order of the names.
  private var findingsByFile: [(file: String, findings: [Diagnostic])] {
    var files = Dictionary(grouping: diagnostics, by: \.file)
    for document in documents { files[document] = files[document] ?? [] }
    return files.sorted { $0.key.precedesInBytes($1.key) }
      .map { ($0.key, $0.value) }
  }

  private static let declaration = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"

  private static func attribute(_ text: String) -> String {
    "\"" + self.text(text).replacing(scalars: ["\"": "&quot;", "\n": "&#10;"]) + "\""
  }

  /// Text as XML 1.0 holds it; a character that it cannot hold is named.
  private static func text(_ text: String) -> String {
    VisibleText.lines(text).replacing(scalars: ["&": "&amp;", "<": "&lt;", ">": "&gt;"])
  }
}
