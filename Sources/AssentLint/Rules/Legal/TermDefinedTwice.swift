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
      "# License\n\n“Work” means the files.\n\n“⟪Work⟫” means what Ada wrote. Copy the Work.\n",
      "# License\n\n“Work” means the files.\n\nSchedule your visit in time.\n\n“⟪Work⟫” means what Ada wrote. Copy the Work.\n",
    ]
  ) { subject, findings in
    // A quoted name before a particle is a topic there as often as a definition.
    guard LanguageTag.language(of: subject.document.language) != "ko",
      subject.termUses.entries.contains(where: { $0.terms.count > 1 })
    else { return }
    let terms = subject.document.terms
    let counts = subject.attachmentCounts
    for entry in subject.termUses.entries where entry.terms.count > 1 {
      let first = terms[entry.terms[0]]
      guard !TermUses.isPronoun(first.name) else { continue }
      for index in entry.terms.dropFirst() {
        let other = terms[index]
        guard other.name == first.name, other.node != first.node,
          first.form != .shortForm, other.form != .shortForm,
          first.form != .remark || other.form != .remark || !other.name.isShortForm,
          counts[first.node] == counts[other.node]
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
  /// For each block how many appendices begin up to it; each defines its own terms.
  fileprivate var attachmentCounts: [Int] {
    var count = 0
    return document.markup.nodes.map { node in
      switch node.kind {
      case .heading, .paragraph: break
      default: return count
      }
      let start = source.offset(of: node.range.start)
      let word = source.bytes[start...].prefix(40)
        .split { ($0 | 0x20) &- 0x61 >= 26 && $0 < 0x80 }.first
      if let word, ReferenceNames.rank(of: word) == .attachment {
        // `Schedule your visit` is a sentence: behind the name of an appendix stands a number or a mark.
        let rest = source.bytes[word.endIndex...].drop { $0 == 0x20 }
        let isName =
          rest.first.map { ($0 | 0x20) &- 0x61 >= 26 && $0 < 0x80 } ?? true
          || rest.dropFirst().first.map { ($0 | 0x20) &- 0x61 >= 26 && $0 < 0x80 } ?? true
          || rest.prefix(2).allSatisfy { $0 &- 0x41 < 26 }
        if isName { count += 1 }
      }
      return count
    }
  }
}

extension String {
  /// Whether it is an abbreviation in capitals, which texts explain wherever they use it.
  fileprivate var isShortForm: Bool { count <= 6 && allSatisfy { $0.isUppercase || $0.isNumber } }
}
