import AssentDiagnostics
import AssentLicense

extension Rule {
  static let unusedTerm = Rule(
    id: .unusedTerm, group: .legal, severity: .info, scope: .agreements,
    summary: "A term is defined and never used.",
    rationale:
      "A reader looks for what depends on a definition; often another word stands where the term should.",
    accepts: [
      "# License\n\n“European Area” or “EUA” means the states. It holds in the EUA, and beyond the EUA.\n",
      "# License\n\n“Work” means the files. You may copy the Work.\n",
      "# License\n\nAda Ltd. (“we”) grants this.\n",
      "# License\n\nThe tokens (“coins”) are free under the Data Act (DAA).\n",
      "# Lizenz\n\n„Nutzer“ bezeichnet jede Person. Jedes Nutzerkonto ist frei.\n",
      "# License\n\nThe Data Act (the “DAA”) holds.\n",
      "# Bedingungen\n\nAls Mangel gilt jeder Fehler. Alle Mängel sind zu melden, und das ist die Regel für den Dienst.\n",
      "# Podmínky\n\nTato smlouva („Smlouva“) platí. Obsah Smlouvy je veřejný.\n",
      "# Terms\n\n“Oak Offering(s)” means what is sold. Each Oak Offering has a price; Oak Offerings are listed.\n",
      "# Bedingungen\n\n„Nutzer(innen)“ sind alle Personen. Nutzerinnen haben ein Konto, und das ist die Regel für den Dienst.\n",
    ],
    rejects: [
      "# License\n\n“⟪Derived Work⟫” means a change. “Work” means the files. You may copy the Work.\n",
      "# License\n\n“⟪Derived Work⟫” means a change. <!-- derived work --> Run `derived work` [here](https://a.example/derived-work).\n",
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
        term.name.first?.isLowercase != true,
        term.form != .remark || !term.name.isAbbreviation, !subject.hasUmlautForm(of: term.name),
        !subject.hasUsedAlias(term, at: first)
      else { continue }
      findings.report(
        "'\(term.name)' is defined and not used", at: term.range,
        help: "use the term or leave its definition out")
    }
  }
}

extension String {
  /// Whether it is an abbreviation in capitals, which texts explain without using it: `DAA`, `SCCs`.
  fileprivate var isAbbreviation: Bool {
    let letters = hasSuffix("s") ? dropLast() : self[...]
    return letters.count <= 6 && letters.allSatisfy { $0.isUppercase || $0.isNumber }
  }
}

extension LintSubject {
  /// Whether the term right beside another in its definition is used: `“European Area” or “EA” means`.
  fileprivate func hasUsedAlias(_ term: LegalDocument.Term, at index: Int) -> Bool {
    let terms = document.terms
    guard index + 1 < terms.count, terms[index + 1].node == term.node,
      terms[index + 1].form == term.form
    else { return false }
    let between =
      source.offset(of: term.range.end)..<source.offset(of: terms[index + 1].range.start)
    guard between.count <= 16,
      let word = source.bytes[between].split(whereSeparator: { ($0 | 0x20) &- 0x61 >= 26 }).first,
      Self.aliasWords.contains(String(decoding: word, as: UTF8.self))
    else { return false }
    return termUses.entries.contains { $0.terms.contains(index + 1) && !$0.uses.isEmpty }
  }

  private static let aliasWords: Set = ["or", "oder", "ou", "o", "of", "lub", "eller"]

  /// Whether the text has a name with an umlaut, as *Mängel* of *Mangel*.
  fileprivate func hasUmlautForm(of name: String) -> Bool {
    let vowels: [Character: Character] = ["a": "ä", "o": "ö", "u": "ü"]
    guard let place = name.firstIndex(where: { vowels[$0] != nil }), let vowel = vowels[name[place]]
    else { return false }
    let (before, behind) = (name.utf8[..<place], name.utf8[name.index(after: place)...])
    let form = Array(before) + Array(String(vowel).utf8) + Array(behind)
    // The first byte of an umlaut is rarer than any letter.
    let offset = before.count
    return source.bytes.withUnsafeBufferPointer { bytes in
      var index = offset
      while let mark = bytes.firstOffset(of: 0xC3, from: index) {
        let range = mark - offset..<mark - offset + form.count
        if range.upperBound <= bytes.count, bytes[range].elementsEqual(form) { return true }
        index = mark + 1
      }
      return false
    }
  }
}
