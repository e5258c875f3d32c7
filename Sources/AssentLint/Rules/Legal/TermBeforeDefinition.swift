import AssentDiagnostics
import AssentLicense
import AssentMarkup

extension Rule {
  static let termBeforeDefinition = Rule(
    id: .termBeforeDefinition, group: .legal, severity: .info, scope: .agreements,
    summary: "A term is used clauses before the place that defines it.",
    rationale:
      "A reader who meets it first does not know that it is defined, and takes it as any word.",
    accepts: [
      "# License\n\n## 1. Scope\n\nThe Tool (the “Work”) is free. Keep the Work.\n\n## 2. Use\n\nUse the Work.\n",
      "# License\n\n## 1. Scope\n\nKeep the Work.\n\n## 2. Definitions\n\n“Work” means it. “Fee” means money. “User” means you.\n",
    ],
    rejects: [
      "# License\n\n## 1. Scope\n\nKeep the ⟪Work⟫ as it is.\n\n## 2. Use\n\nUse the Work.\n\n## 3. Other\n\nAll files (the “Work”) are old. The Work is free.\n"
    ]
  ) { subject, findings in
    let document = subject.document
    guard let determiners = determiners[LanguageTag.language(of: document.language)] else { return }
    // A section of definitions says for the whole text what its words mean.
    let hasList =
      document.clauses.contains { $0.meanings.contains(.definitions) }
      || document.terms.count(where: { $0.form == .entry }) > 2
    guard !hasList else { return }
    let bytes = subject.source.bytes
    let titles = document.metadata.titles.map { $0.value.lowercased() }
    lazy var headings = document.clauses.compactMap { clause -> Int? in
      guard case .heading = clause.form else { return nil }
      return subject.source.offset(of: clause.range.start)
    }.sorted()
    for entry in subject.termUses.entries where entry.terms.count == 1 {
      let term = document.terms[entry.terms[0]]
      let name = Array(term.name.utf8)
      guard term.form == .remark || term.form == .sentence, term.name.first?.isUppercase == true,
        term.name.dropFirst().contains(where: \.isLowercase), !TermUses.isPronoun(term.name),
        !titles.contains(where: { $0.contains(term.name.lowercased()) })
      else { continue }
      let start = subject.source.offset(of: document.markup.nodes[term.node].range.start)
      let early = entry.uses.prefix { $0.upperBound < start }.filter { use in
        bytes[use].starts(with: name) && isBehind(determiners, bytes, use.lowerBound)
      }
      guard early.count > 1, let first = early.first else { continue }
      let used = first.lowerBound
      let between =
        headings.partitioningIndex { $0 > start } - headings.partitioningIndex { $0 > used }
      guard between > 1 else { continue }
      findings.report(
        "'\(term.name)' is used here and defined in a later clause", atBytes: first,
        notes: [Diagnostic.Note("defined here", at: term.range)],
        help: "define it where it first stands")
    }
  }

  private static func isBehind(_ words: WordSet, _ bytes: [UInt8], _ index: Int) -> Bool {
    guard index > 1, bytes[index - 1] == 0x20 else { return false }
    let word = bytes[max(0, index - 14)..<(index - 1)].split { $0 == 0x20 || $0 == 0x0A }.last
    return word.map { words.contains($0.map { $0 | 0x20 }) } ?? false
  }
}
