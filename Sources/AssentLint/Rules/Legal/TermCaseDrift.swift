import AssentDiagnostics
import AssentLicense
import AssentMarkup

extension Rule {
  static let termCaseDrift = Rule(
    id: .termCaseDrift, group: .legal, severity: .info, scope: .agreements,
    summary: "A term of several words is written with and without capitals.",
    rationale: "With capitals it is the term as defined, without them any thing of that name.",
    accepts: [
      "# License\n\n“Licensed Work” means the files. The Licensed Work is free. THE LICENSED WORK IS OLD.\n",
      "# License\n\n“Work” means the files. The work is free, the Work too.\n",
      "# License\n\n“General Terms” means these. The General Terms hold. Of the General Terms, and the general terms of Elm.\n",
      "# License\n\n“Personal Data” means it. Of the Personal Data, the Personal Data, the personal data breach.\n",
      "# License\n\n“Licensor” means Oak.\n\nThe Licensor grants it, the Licensor may end it, a Licensor is one. You and the licensor (“Oak” or “Licensor”) agree.\n",
    ],
    rejects: [
      "# License\n\n“Licensed Work” means it.\n\nThe Licensed Work is free. Of the ⟪licensed work⟫ and the Licensed Work.\n",
      "# License\n\n“Customer” means you.\n\nEach Customer pays, the Customer asks, a Customer reads. If the Customer ends it, the ⟪customer⟫ is free.\n",
    ]
  ) { subject, findings in
    let document = subject.document
    // German writes every noun with a capital.
    guard LanguageTag.language(of: document.language) != "de" else { return }
    let bytes = subject.source.bytes
    for role in subject.words.roles(in: subject.document).roles
    where role.isDefined && role.capitals.count > 3 && !role.smalls.isEmpty
      && role.smalls.count * 3 <= role.capitals.count
    {
      guard
        let term = document.terms.first(where: {
          !$0.name.contains(" ") && $0.name.lowercased().hasPrefix(role.stem)
            && $0.name.first?.isUppercase == true
        })
      else { continue }
      let behind = subject.source.offset(of: document.markup.nodes[term.node].range.end)
      for use in role.smalls
      where use.lowerBound >= behind && isDefinite(bytes, use.lowerBound)
        && !isInAddress(bytes, use) && !isDefined(term.name, behind: use.upperBound, bytes)
      {
        findings.report(
          "'\(term.name)' is written without a capital here", atBytes: use,
          notes: [Diagnostic.Note("defined here", at: term.range)],
          help: "write '\(term.name)' where the term is meant", cause: term.name)
      }
    }
    for entry in subject.termUses.entries {
      let name = document.terms[entry.terms[0]].name
      let words = name.split(separator: " ").filter { $0.count > 3 }
      guard words.count > 1, words.allSatisfy({ $0.first?.isUppercase == true }),
        words.contains(where: { $0.dropFirst().contains(where: \.isLowercase) })
      else { continue }
      var small: [Range<Int>] = []
      var capital = 0
      let definition = document.markup.nodes[document.terms[entry.terms[0]].node]
      let behind = subject.source.offset(of: definition.range.end)
      for use in entry.uses {
        let text = String(decoding: bytes[use], as: UTF8.self)
        let letters = text.split(separator: " ").filter { $0.count > 3 }.map {
          $0.first?.isLowercase == true
        }
        if letters.allSatisfy({ $0 }) {
          // What is told before its definition, or along with it, is what the term is made of.
          if use.lowerBound >= behind, !isInAddress(bytes, use), isDefinite(bytes, use.lowerBound),
            !isOfLaw(bytes, use.upperBound), !isOfOther(name, bytes, use.upperBound, document)
          {
            small.append(use)
          }
        } else {
          capital += 1
        }
      }
      guard capital >= 2, !small.isEmpty, small.count * 2 <= capital else { continue }
      for use in small {
        findings.report(
          "'\(name)' is written without capitals here", atBytes: use,
          notes: [Diagnostic.Note("defined here", at: document.terms[entry.terms[0]].range)],
          help: "write '\(name)' where the term is meant", cause: name)
      }
    }
  }

  /// Whether a word such as *the* or *such* stands before, so that a certain thing is meant.
  private static func isDefinite(_ bytes: [UInt8], _ index: Int) -> Bool {
    guard index > 1, bytes[index - 1] == 0x20 || bytes[index - 1] == 0x0A else { return false }
    let word = bytes[..<(index - 1)].suffix(12).split {
      $0 == 0x20 || $0 == 0x0A || $0 == UInt8(ascii: "*")
    }.last
    return word.map { definite.contains(String(decoding: $0, as: UTF8.self).lowercased()) } ?? false
  }

  /// Whether a word stands behind with which data protection law names something of its own: `personal data breach`.
  private static func isOfLaw(_ bytes: [UInt8], _ end: Int) -> Bool {
    guard end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x0A else { return false }
    let word = bytes[(end + 1)...].prefix { ($0 | 0x20) &- 0x61 < 26 }
    return ["breach", "breaches"].contains { word.elementsEqual($0.utf8) }
  }

  /// Whether the name of somebody else stands behind, whose thing it is then: `the general terms of Elm`.
  private static func isOfOther(
    _ name: String, _ bytes: [UInt8], _ end: Int, _ document: LegalDocument
  ) -> Bool {
    let words = bytes[end...].prefix(60).split(maxSplits: 3) { $0 == 0x20 || $0 == 0x0A }
    guard words.count > 1, bytes[end] == 0x20 || bytes[end] == 0x0A,
      possessive.contains(String(decoding: words[0], as: UTF8.self)),
      words[1].first.map({ $0 &- 0x41 < 26 }) ?? false
    else { return false }
    let owner = String(
      decoding: words[1].prefix { ($0 | 0x20) &- 0x61 < 26 || $0 >= 0x80 }, as: UTF8.self)
    let names = [document.metadata.licensor?.value, document.metadata.product?.value].compactMap(
      \.self)
    guard !names.contains(where: { $0.hasPrefix(owner) }) else { return false }
    // Another party has terms of its own; data of it may be what a term means.
    let isText = name.lowercased().split(separator: " ").contains { texts.contains(String($0)) }
    return isText || !document.terms.contains { $0.name.hasPrefix(owner) }
  }

  private static let texts: Set<String> = [
    "terms", "conditions", "policy", "agreement", "condiciones", "condições", "condizioni",
    "termini", "términos",
    "termos", "politique", "política", "voorwaarden", "warunki", "villkor", "vilkår",
  ]

  private static let possessive: Set<String> = ["of", "de", "di", "von", "van", "da", "do"]

  private static let definite: Set<String> = [
    "the", "such", "this", "these", "said", "le", "la", "les", "ce", "cet", "cette", "ces", "du",
    "des", "el", "los",
    "las", "dicho", "dicha", "del", "il", "lo", "i", "gli", "della", "dei", "delle", "o", "a", "os",
    "as", "do", "da",
    "dos", "das", "de", "het", "deze",
  ]

  /// Whether parentheses that name a term stand right behind: `the licensor ("Oak" or "Licensor")`.
  private static func isDefined(_ name: String, behind end: Int, _ bytes: [UInt8]) -> Bool {
    let rest = bytes[end...].prefix(120).drop { $0 == 0x20 || $0 == 0x0A }
    guard rest.first == UInt8(ascii: "(") else { return false }
    let inside = String(
      decoding: rest.prefix { $0 != UInt8(ascii: ")") }, as: UTF8.self)
    return inside.contains(name) && inside.contains { "\"“„«”*".contains($0) }
  }

  /// `/`, `_`, `#`, `@`, `=`, `-`, `&` and the mark of code.
  private static func isMark(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x2F, 0x5F, 0x23, 0x40, 0x3D, 0x2D, 0x26, 0x60: true
    default: false
    }
  }

  /// Whether a word is a piece of an address or of a name of a file.
  static func isInAddress(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    if range.lowerBound > 0,
      isMark(bytes[range.lowerBound - 1]) || bytes[range.lowerBound - 1] == UInt8(ascii: ".")
    {
      return true
    }
    guard range.upperBound < bytes.count else { return false }
    let next = bytes[range.upperBound]
    if isMark(next) { return true }
    return next == UInt8(ascii: ".") && range.upperBound + 1 < bytes.count
      && (bytes[range.upperBound + 1] | 0x20) &- 0x61 < 26
  }
}
