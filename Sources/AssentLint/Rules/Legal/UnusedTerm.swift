import AssentDiagnostics
import AssentLicense

extension Rule {
  static let unusedTerm = Rule(
    id: .unusedTerm, group: .legal, severity: .info, scope: .agreements,
    summary: "A term is defined and never used.",
    rationale:
      "A reader looks for what depends on a definition; often another word stands where the term should.",
    accepts: [
      "# License\n\n“Work” means the files. You may copy the Work.\n",
      "# License\n\nAda Ltd. (“we”) grants this.\n",
      "# License\n\nThe tokens (“coins”) are free under the Data Act (DAA).\n",
      "# Lizenz\n\n„Nutzer“ bezeichnet jede Person. Jedes Nutzerkonto ist frei.\n",
      "# Podmínky\n\nTato smlouva („Smlouva“) platí. Obsah Smlouvy je veřejný.\n",
    ],
    rejects: [
      "# License\n\n“⟪Derived Work⟫” means a change. “Work” means the files. You may copy the Work.\n"
    ]
  ) { subject, findings in
    // A name that takes its article or preposition as a prefix is not found by its beginning.
    guard !["he", "ar"].contains(LanguageTag.language(of: subject.document.language)) else {
      return
    }
    for entry in subject.termUses.entries where entry.uses.isEmpty {
      guard let first = entry.terms.first else { continue }
      let term = subject.document.terms[first]
      // An abbreviation or a word in small letters is explained rather than defined.
      guard entry.terms.count == 1, !TermUses.isPronoun(term.name), term.form != .shortForm,
        term.name.first?.isLowercase != true
      else { continue }
      findings.report(
        "'\(term.name)' is defined and not used", at: term.range,
        help: "use the term or leave its definition out")
    }
  }
}
