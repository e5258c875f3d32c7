import AssentDiagnostics

extension Rule {
  static let mixedQuotes = Rule(
    id: .mixedQuotes, group: .text, severity: .info, isOptional: true,
    summary: "Straight and curly quotation marks are mixed.",
    rationale: "One document, one style: the eye takes a change of marks for a change of meaning.",
    accepts: ["The \"Software\" and the \"Program\"\n", "The “Software” and the “Program”\n"],
    rejects: ["The \"Software\", the \"Work\" and the ⟪“⟫Program”\n"]
  ) { subject, findings in
    let marks = subject.prose.marks
    let straight = marks.filter { $0.form == .straightQuote && !($0.byteBefore &- 0x30 < 10) }
    let curly = marks.filter { $0.form == .highLeftQuote || $0.form == .highRightQuote }
    guard !straight.isEmpty, !curly.isEmpty else { return }
    let fewer = straight.count < curly.count ? straight : curly
    guard let first = fewer.first else { return }
    findings.report(
      "\(straight.count) straight and \(curly.count) curly quotation marks",
      atBytes: subject.bytes(of: first.place), help: "use one kind")
  }
}
