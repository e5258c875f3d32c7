import AssentDiagnostics
import AssentManifest
import AssentRecord

/// The report of GitLab's code quality: a list of findings, each with a fingerprint of its own.
extension LintReport {
  package var gitLab: [UInt8] {
    let fingerprints = FindingFingerprint.all(diagnostics, in: sources)
    let findings = zip(diagnostics, fingerprints).map { diagnostic, fingerprint -> JSONValue in
      let path = root.name(of: diagnostic.file)
      let own = TextDigest.digest(of: Array("\(path)\0\(fingerprint.full)".utf8)).hexadecimal
      return [
        "description": .string(Self.message(of: diagnostic)),
        "check_name": .string(diagnostic.rule.rawValue), "fingerprint": .string(own),
        "severity": .string(diagnostic.severity.gitLab),
        "location": [
          "path": .string(path), "lines": ["begin": .integer(diagnostic.range?.start.line ?? 1)],
        ],
      ]
    }
    return CanonicalJSON.bytes(of: .array(findings)) + "\n".utf8
  }
}

extension Severity {
  fileprivate var gitLab: String {
    switch self {
    case .error: "major"
    case .warning: "minor"
    case .info: "info"
    }
  }
}
