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
      "# License\n\n“Work” means it. “User” means you. “Fee” means money. The Work, the User and the Fee.\n",
      "# License\n\n“Work” means it. “User” means you. “Fee” means money. The Internet. The internet. the Internet.\n",
    ],
    rejects: [
      """
      # License

      “Work” means it. “User” means you. “Fee” means money for the Work of a User.

      Each copy goes to the ⟪Vendor⟫. We pay the Vendor the Fee.

      It binds the Vendor, and any Vendor after it.

      """,
      """
      # License

      Ada Ltd. grants this to the ⟪Subscriber⟫. It asks the Subscriber to pay.

      It binds the Subscriber.

      """,
    ]
  ) { subject, findings in
    let document = subject.document
    for role in RoleUses(subject).roles
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
    var known = Set(document.terms.flatMap { words(of: $0.name) })
    for title in document.metadata.titles { known.formUnion(words(of: title.value)) }
    for clause in document.clauses { known.formUnion(words(of: clause.title)) }
    var found: [String: (count: Int, blocks: Set<Int>, first: Range<Int>)] = [:]
    var order: [String] = []
    var unfit: Set<String> = []
    let bytes = subject.source.bytes
    for (index, node) in document.markup.nodes.enumerated() {
      guard case .paragraph = node.kind else { continue }
      var before = ""
      var isOpen = false
      for word in proseWords(bytes, subject.source.bytes(of: node.range)) {
        let text = String(decoding: bytes[word.range], as: UTF8.self)
        let fold = singular(text.lowercased())
        if text.first?.isUppercase == true, text.dropFirst().allSatisfy(\.isLowercase),
          text.count > 3
        {
          if isOpen, !word.isBehindStop, language.contains(before), !word.isBeforeCapital {
            if found[fold] == nil {
              found[fold] = (0, [], word.range)
              order.append(fold)
            }
            found[fold]?.count += 1
            found[fold]?.blocks.insert(index)
          } else if isOpen, !word.isBehindStop, !language.contains(before) {
            // A name that needs no article is a proper one.
            unfit.insert(fold)
          }
        } else if text.first?.isLowercase == true {
          unfit.insert(fold)
        }
        before = text.first?.isUppercase == true ? "" : text
        isOpen = true
      }
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

  struct ProseWord {
    var range: Range<Int>
    /// Whether a mark that ends a sentence or opens something stands before it.
    var isBehindStop: Bool
    /// Whether the next word has a capital, too, so that both are one name.
    var isBeforeCapital: Bool
  }

  /// The words of a block, without code and addresses.
  static func proseWords(_ bytes: [UInt8], _ range: Range<Int>) -> [ProseWord] {
    var words: [ProseWord] = []
    var index = range.lowerBound
    var isStop = true
    while index < range.upperBound {
      let byte = bytes[index]
      guard (byte | 0x20) &- 0x61 < 26 || byte >= 0xC3 && byte < 0xE2 else {
        if byte != 0x20, byte != 0x0A, byte != UInt8(ascii: ","), byte != UInt8(ascii: "*") {
          isStop = true
        }
        index += 1
        continue
      }
      let start = index
      while index < range.upperBound,
        (bytes[index] | 0x20) &- 0x61 < 26 || (bytes[index] >= 0x80 && bytes[index] < 0xE2)
      {
        index += 1
      }
      if let last = words.indices.last, !isStop, byte &- 0x41 < 26,
        bytes[words[last].range.upperBound..<start].allSatisfy({ $0 == 0x20 || $0 == 0x0A })
      {
        words[last].isBeforeCapital = true
      }
      words.append(ProseWord(range: start..<index, isBehindStop: isStop, isBeforeCapital: false))
      isStop = false
    }
    return words
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
