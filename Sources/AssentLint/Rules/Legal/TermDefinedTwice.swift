import AssentDiagnostics
import AssentLicense
import AssentMarkup

extension Rule {
  static let termDefinedTwice = Rule(
    id: .termDefinedTwice, group: .legal, severity: .info, scope: .agreements,
    summary: "A term is defined in two places.",
    rationale:
      "Two definitions of a word differ sooner or later, and then nobody knows which one counts.",
    accepts: [
      "# License\n\n“Work” means the files. The Work is free.\n",
      "# License\n\nAda (“we”) sells it.\n\nBob (“we”) buys it.\n",
      "# License\n\n“Work” means the files.\n\nAppendix: this letter is on the Ada Work (the “Work”).\n",
      "# License\n\nThe Data Act (DAA) holds.\n\nSee the Data Act (DAA).\n",
    ],
    rejects: [
      "# License\n\n“Work” means the files.\n\n“⟪Work⟫” means what Ada wrote. Copy the Work.\n"
    ]
  ) { subject, findings in
    let terms = subject.document.terms
    for entry in subject.termUses.entries where entry.terms.count > 1 {
      let first = terms[entry.terms[0]]
      guard !TermUses.isPronoun(first.name) else { continue }
      for index in entry.terms.dropFirst() {
        let other = terms[index]
        guard other.name == first.name, other.node != first.node,
          first.form != .shortForm, other.form != .shortForm,
          first.form != .remark || other.form != .remark || !other.name.isShortForm,
          !subject.hasAttachment(between: first.node, and: other.node)
        else { continue }
        findings.report(
          "'\(other.name)' is defined a second time", at: other.range,
          notes: [Diagnostic.Note("first defined here", at: first.range)],
          help: "define it once, and refer to that")
      }
    }
  }
}

extension LintSubject {
  /// Whether an appendix begins between two blocks; it defines its own terms.
  fileprivate func hasAttachment(between first: Int, and last: Int) -> Bool {
    guard first < last else { return false }
    return document.markup.nodes[first + 1...last].contains { node in
      switch node.kind {
      case .heading, .paragraph: break
      default: return false
      }
      let start = source.offset(of: node.range.start)
      let word = source.bytes[start...].prefix(40).split { ($0 | 0x20) &- 0x61 >= 26 && $0 < 0x80 }
        .first
      return word.map { attachments.contains(String(decoding: $0, as: UTF8.self).lowercased()) }
        ?? false
    }
  }
}

private let attachments: Set<String> = [
  "appendix", "annex", "exhibit", "schedule", "addendum", "anhang", "anlage", "annexe", "anexo",
  "allegato", "bijlage",
  "příloha", "załącznik", "приложение", "bilaga", "bilag", "vedlegg", "liite",
]

extension String {
  /// Whether it is an abbreviation in capitals, which texts explain wherever they use it.
  fileprivate var isShortForm: Bool { count <= 6 && allSatisfy { $0.isUppercase || $0.isNumber } }
}
