import AssentDiagnostics
import AssentLicense

extension Rule {
  static let doubledPunctuation = Rule(
    id: .doubledPunctuation, group: .text, severity: .warning,
    summary: "Two marks stand where one belongs, such as ',,' or '..'.",
    rationale:
      "Something was taken out between them, or one was typed twice. An abbreviation at the end of a "
      + "sentence has one full stop.",
    accepts: [
      "And so on ... or, more..., etc., of Acme Inc.; and 1..5 of ../x\n", "What?! No.\n",
    ],
    rejects: [
      "The licensor⟪,,⟫ the licensee⟪,.⟫\n", "By Acme Inc⟪..⟫ The rest\n",
      "use the Service⟪.;⟫ and\n",
    ]
  ) { subject, findings in
    for place in subject.prose.doubledPunctuation {
      let text = subject.string(of: place)
      findings.report(
        "'\(text)' is two marks", atBytes: subject.bytes(of: place), help: "keep one of them",
        cause: text)
    }
  }
}
