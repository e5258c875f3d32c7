import AssentDiagnostics
import AssentLicense
import AssentMarkup

extension Rule {
  static let mixedQuotes = Rule(
    id: .mixedQuotes, group: .text, severity: .info,
    summary: "Straight and curly quotation marks, or apostrophes, are mixed.",
    rationale: "One document, one style: the eye takes a change of marks for a change of meaning.",
    accepts: [
      "The \"Software\" and the \"Program\"\n", "The “Software” and the “Program”\n",
      "The licensor's \"Work\" isn't the user's, and `it’s` code.\n",
    ],
    rejects: [
      "The \"Software\", the \"Work\" and the ⟪“⟫Program”\n",
      "The licensor's work isn't the user⟪’⟫s.\n",
    ]
  ) { subject, findings in
    subject.reportMixedApostrophes(&findings)
    let marks = subject.prose.marks
    // Inches, and values of attributes that the text shows.
    let straight = marks.filter {
      $0.form == .straightQuote && !($0.byteBefore &- 0x30 < 10)
        && $0.byteBefore != UInt8(ascii: "=")
    }
    let curly = marks.filter { $0.form == .highLeftQuote || $0.form == .highRightQuote }
    guard !straight.isEmpty, !curly.isEmpty else { return }
    let fewer = straight.count < curly.count ? straight : curly
    guard let first = fewer.first else { return }
    findings.report(
      "\(straight.count) straight and \(curly.count) curly quotation mark\(curly.count == 1 ? "" : "s")",
      atBytes: subject.bytes(of: first.place), help: "use one kind")
  }
}

extension LintSubject {
  /// Reports the rarer of two kinds of apostrophes between letters.
  fileprivate func reportMixedApostrophes(_ findings: inout Findings) {
    guard text.nonASCIICount > 0 else { return }
    let (straight, curly) = (prose.straightApostrophes, prose.curlyApostrophes)
    guard min(straight.count, curly.count) > 0,
      let first = straight.count < curly.count ? straight.first : curly.first
    else { return }
    findings.report(
      "\(straight.count) straight and \(curly.count) curly apostrophe\(curly.count == 1 ? "" : "s")",
      atBytes: self.bytes(of: first), help: "use one kind")
  }
}
