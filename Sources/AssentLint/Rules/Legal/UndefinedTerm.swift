import AssentDiagnostics
import AssentLicense
import AssentMarkup

extension Rule {
  static let undefinedTerm = Rule(
    id: .undefinedTerm, group: .legal, severity: .info, scope: .agreements,
    summary: "A word is written like a defined term, and is not defined.",
    rationale:
      "A capital letter promises a definition; without one a word means whatever each side reads in it.",
    accepts: [
      "# License\n\n“Work” means it. “User” means you. “Fee” means money.\n\nOf the Work.\n\nTo the Work. Of the Work and the Work.\n",
      "# License\n\n“Work” means it. “User” means you. “Fee” means money.\n\nOn the Internet.\n\nOf the Internet. To the Internet and the Internet.\n",
      "# License\n\n“Work” means it. “User” means you. “Fee” means money.\n\nOf the Plugin.\n\nTo the Plugin. Of the Plugin and a plugin.\n",
    ],
    rejects: [
      """
      # License

      “Work” means it. “User” means you. “Fee” means money for the Work of a User.

      Each copy goes to the ⟪Vendor⟫. We pay the Vendor the Fee.

      It binds the Vendor, and any Vendor after it. Run `vendor`, or read [this](https://a.example/vendor).

      """,
      """
      # License

      Ada Ltd. grants this to the ⟪Subscriber⟫. Run `subscriber`, or read [this](https://a.example/subscriber). It asks the Subscriber to pay.

      It binds the Subscriber.

      """,
    ]
  ) { subject, findings in
    let document = subject.document
    for role in subject.words.roles(in: subject.document).roles
    where !role.isDefined && !role.isMarked && role.capitals.count > 2 && role.blocks.count > 1
      && role.capitals.count >= 2 * role.smalls.count
    {
      let titles = document.metadata.titles.map { $0.value.lowercased() }
      guard !titles.contains(where: { $0.contains(role.stem) }) else { continue }
      let text = String(decoding: bytes(of: role.capitals[0], subject), as: UTF8.self)
      findings.report(
        "'\(text)' is written as a term and not defined", atBytes: role.capitals[0],
        help: "say who is meant where it first stands, or write it without a capital",
        cause: role.stem)
    }
    // Where few terms are defined, capitals promise nothing.
    guard Set(document.terms.map(\.name)).count(where: { $0.first?.isUppercase == true }) >= 3,
      let language = determiners[LanguageTag.language(of: document.language)]
    else { return }
    var found: [String: (count: Int, blocks: Set<Int>, first: Range<Int>)] = [:]
    var order: [String] = []
    let bytes = subject.source.bytes
    let words = subject.words.all(in: document)
    /// The word before, unless it has a capital of its own.
    func before(_ index: Int) -> String {
      guard index > 0, !words[index].isFirst else { return "" }
      let word = words[index - 1]
      guard word.form == .small || word.isFirst || word.isBehindStop else { return "" }
      return String(decoding: bytes[word.range], as: UTF8.self).lowercased()
    }
    for (index, word) in words.enumerated()
    where word.form == .capital && !word.isFirst && !word.isBehindStop && !word.isBeforeCapital
      && word.range.count > 3
    {
      guard language.contains(before(index)) else { continue }
      let fold = singular(String(decoding: bytes[word.range], as: UTF8.self).lowercased())
      if found[fold] == nil {
        found[fold] = (0, [], word.range)
        order.append(fold)
      }
      found[fold]?.count += 1
      found[fold]?.blocks.insert(word.block)
    }
    order.removeAll { (found[$0]?.count ?? 0) < 3 || (found[$0]?.blocks.count ?? 0) < 2 }
    guard !order.isEmpty else { return }
    var known = Set(document.terms.flatMap { Rule.words(of: $0.name) })
    for title in document.metadata.titles { known.formUnion(Rule.words(of: title.value)) }
    for clause in document.clauses { known.formUnion(Rule.words(of: clause.title)) }
    // What also stands in small letters promises nothing; a name that needs no article is a proper one.
    var unfit: Set<String> = []
    let starts = Set(order.compactMap { $0.utf8.first }.flatMap { [$0, $0 & 0xDF] })
    for (index, word) in words.enumerated()
    where starts.contains(bytes[word.range.lowerBound]) || bytes[word.range.lowerBound] >= 0x80 {
      let isProper =
        word.form == .capital && !word.isFirst && !word.isBehindStop
        && !language.contains(before(index))
      guard word.form == .small || isProper else { continue }
      unfit.insert(singular(String(decoding: bytes[word.range], as: UTF8.self).lowercased()))
    }
    for fold in order {
      guard let use = found[fold], use.count >= 3, use.blocks.count >= 2, !unfit.contains(fold),
        !known.contains(fold), !everyday.contains(fold),
        RoleWords.role(
          of: fold, in: RoleWords.groups[LanguageTag.language(of: document.language)] ?? []) == nil
          || use.count < 3
      else { continue }
      let text = String(decoding: bytes[use.first], as: UTF8.self)
      findings.report(
        "'\(text)' is written as a term and not defined", atBytes: use.first,
        help: "define it, or write it without a capital")
    }
  }

  private static func bytes(of range: Range<Int>, _ subject: LintSubject) -> ArraySlice<UInt8> {
    subject.source.bytes[range]
  }

  private static func words(of name: String) -> [String] {
    name.lowercased().split { !$0.isLetter }.map { singular(String($0)) }
  }

  private static func singular(_ word: String) -> String {
    word.hasSuffix("s") && word.count > 4 ? String(word.dropLast()) : word
  }

  /// Words behind which a term stands, by language; German writes every noun with a capital.
  static let determiners: [String: Set<String>] = [
    "en": ["the", "a", "an", "any", "each", "such", "every", "no", "this", "that", "all"],
    "fr": [
      "le", "la", "les", "un", "une", "du", "des", "au", "aux", "chaque", "tout", "ce", "cette",
    ],
    "es": ["el", "la", "los", "las", "un", "una", "del", "al", "cada", "dicho", "este", "esta"],
    "it": [
      "il", "lo", "la", "i", "gli", "le", "un", "una", "del", "della", "dei", "delle", "al", "alla",
    ],
    "pt": ["o", "a", "os", "as", "um", "uma", "do", "da", "dos", "das", "ao", "cada"],
    "nl": ["de", "het", "een", "elke", "deze", "dit", "iedere"],
  ]

  /// Words that have a capital without being terms.
  private static let everyday: Set<String> = [
    "internet", "web", "state", "union", "court", "act", "law", "code", "commission", "section",
    "article",
    "parliament", "council", "government", "republic", "constitution", "appendix", "exhibit",
    "schedule",
    "annex", "clause", "part", "chapter", "regulation", "directive", "god", "paragraph", "estado",
    "état",
    "unión", "stato", "união", "article", "artículo", "articolo", "artigo", "código", "codice",
    "ley", "lei",
    "legge", "loi", "tribunal", "tribunale", "ministerio", "constitución", "anexo", "european",
    "europea",
    "européenne", "monday", "sunday",
  ]
}
