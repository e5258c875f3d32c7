import AssentDiagnostics

/// How many findings there are, in words.
package enum FindingCount {
  /// `2 errors, 1 warning`; empty where there is nothing to count.
  package static func text(_ counts: [Severity: Int]) -> String {
    let parts = Severity.allCases.reversed().compactMap { severity -> String? in
      guard let count = counts[severity], count > 0 else { return nil }
      let name = severity == .info ? "remark" : severity.rawValue
      return "\(count) \(name)\(count == 1 ? "" : "s")"
    }
    return parts.joined(separator: ", ")
  }
}
