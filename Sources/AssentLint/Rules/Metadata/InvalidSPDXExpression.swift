import AssentDiagnostics
import AssentLicense
import AssentMarkup

extension Rule {
  static let invalidSPDXExpression = Rule(
    id: .invalidSPDXExpression, group: .metadata, severity: .error,
    summary: "The value of 'spdx' is not an SPDX license expression.",
    rationale: "Tools that check licenses read the expression; a wrong one tells them nothing.",
    accepts: [
      "---\nspdx: CC-BY-4.0\n---\n", "---\nspdx: (MIT OR Apache-2.0) AND LicenseRef-Fonts\n---\n",
      "---\nspdx: GPL-2.0-or-later WITH Classpath-exception-2.0\n---\n",
    ],
    rejects: [
      "---\nspdx: ⟪CC BY 4.0⟫\n---\n", "---\nspdx: MIT OR ⟪Apache-2.1⟫\n---\n",
      "---\nspdx: ⟪MIT OR⟫\n---\n", "---\nspdx: \"⟪(⟫MIT OR ISC\"\n---\n",
      "---\nspdx: MIT ⟪or⟫ ISC\n---\n", "---\nspdx: ⟪GPL⟫\n---\n",
    ]
  ) { subject, findings in
    guard let spdx = subject.document.metadata.spdx else { return }
    do throws(SPDXExpressionError) {
      _ = try SPDXExpression(parsing: spdx.value)
    } catch {
      let whole = subject.source.bytes(of: spdx.range)
      let start = whole.lowerBound + error.offset
      // Where the value is escaped, or something is missing at its end, all of it is meant.
      let isPlace = whole.count == spdx.value.utf8.count && error.length > 0
      findings.report(
        error.message, atBytes: isPlace ? start..<start + error.length : whole, help: error.help)
    }
  }
}
