import AssentDiagnostics
import AssentLicense
import AssentMarkup

extension Rule {
  static let invalidSPDXExpression = Rule(
    id: "invalid-spdx-expression", group: .metadata, severity: .error,
    summary: "The license is not named as SPDX names it.",
    rationale: "Tools that check licenses read the expression and find nothing where it is wrong.",
    accepts: [
      "---\nspdx: CC-BY-4.0\n---\n", "---\nspdx: (MIT OR Apache-2.0) AND LicenseRef-Fonts\n---\n",
      "---\nspdx: GPL-2.0-or-later WITH Classpath-exception-2.0\n---\n",
    ],
    rejects: [
      "---\nspdx: ⟪CC BY 4.0⟫\n---\n", "---\nspdx: MIT OR ⟪Apache-2.1⟫\n---\n",
      "---\nspdx: ⟪MIT OR⟫\n---\n", "---\nspdx: \"⟪(MIT OR ISC⟫\"\n---\n",
    ]
  ) { subject, findings in
    guard let spdx = subject.document.metadata.spdx,
      let fault = SPDXExpression(spdx.value).fault
    else { return }
    let whole = subject.source.bytes(of: spdx.range)
    let range =
      whole.count == spdx.value.utf8.count
      ? whole.lowerBound + fault.range.lowerBound..<whole.lowerBound + fault.range.upperBound
      : whole
    findings.report(fault.message, atBytes: range, help: fault.help)
  }
}
