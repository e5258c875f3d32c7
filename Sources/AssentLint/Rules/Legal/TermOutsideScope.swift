import AssentDiagnostics
import AssentLicense
import AssentMarkup

extension Rule {
  static let termOutsideScope = Rule(
    id: .termOutsideScope, group: .legal, severity: .info, scope: .agreements,
    summary: "A term that is defined for one clause is used in another.",
    rationale: "What a word means outside the clause it was defined for is open.",
    accepts: [
      "# License\n\n## 1. Scope\n\nFor the purposes of this Section, “Work” means it. Keep the Work.\n\n## 2. Use\n\nUse it.\n",
      "# License\n\n## 1. Scope\n\nFor the purposes of this Agreement, “Work” means it.\n\n## 2. Use\n\nUse the Work.\n",
    ],
    rejects: [
      "# License\n\n## 1. Scope\n\nFor the purposes of this Section, “Work” means it. Keep the Work.\n\n## 2. Use\n\nUse the ⟪Work⟫.\n"
    ]
  ) { subject, findings in
    let document = subject.document
    let bytes = subject.source.bytes
    lazy var clauses = document.clausesOfBlocks
    for entry in subject.termUses.entries where entry.terms.count == 1 {
      let term = document.terms[entry.terms[0]]
      guard term.form == .sentence || term.form == .remark, term.name.first?.isLowercase != true
      else {
        continue
      }
      let name = subject.source.bytes(of: term.range)
      let block = subject.source.bytes(of: document.markup.nodes[term.node].range)
      guard name.lowerBound >= block.lowerBound,
        isLimited(bytes[max(block.lowerBound, name.lowerBound - 110)..<name.lowerBound]),
        let clause = outermost(around: clauses[term.node], document.clauses)
      else { continue }
      let range = subject.source.bytes(of: document.clauses[clause].range)
      let text = bytes[name]
      guard
        let use = entry.uses.first(where: { use in
          (use.lowerBound >= range.upperBound || use.upperBound <= range.lowerBound)
            && bytes[use].starts(with: text)
        })
      else { continue }
      findings.report(
        "'\(term.name)' is defined for another clause alone", atBytes: use,
        notes: [Diagnostic.Note("defined here", at: term.range)],
        help: "define it for the whole text, or use another word here", cause: term.name)
    }
  }

  /// Whether words such as *for the purposes of this Section* stand in a text without a full stop
  /// behind them.
  private static func isLimited(_ text: ArraySlice<UInt8>) -> Bool {
    let words = Array(
      String(decoding: text, as: UTF8.self).lowercased().split { $0.isWhitespace }
        .joined(separator: " ").utf8)
    for index in words.indices {
      for limit in limits[words[index]] ?? []
      where words[index...].starts(with: limit) {
        let rest = words[(index + limit.count)...]
        return !zip(rest, rest.dropFirst()).contains { $0 == UInt8(ascii: ".") && $1 == 0x20 }
      }
    }
    return false
  }

  /// The clause around another, or it itself, that no heading but the title stands above.
  private static func outermost(around clause: Int?, _ clauses: [Clause]) -> Int? {
    var (outermost, next): (Int?, Int?) = (nil, clause)
    while let clause = next {
      if clauses[clause].number != nil {
        outermost = clause
      } else if outermost != nil {
        break
      }
      next = clauses[clause].parent
    }
    return outermost
  }

  /// The phrases by their first byte.
  private static let limits = Dictionary(grouping: phrases.map { Array($0.utf8) }) { $0[0] }

  private static let phrases = [
    "for the purposes of this section", "for the purposes of this clause",
    "for the purposes of this article",
    "for purposes of this section", "for purposes of this clause",
    "for the purpose of this section",
    "for the purpose of this clause", "as used in this section", "as used in this clause",
    "in this section,",
    "in this clause,", "im sinne dieses abschnitts", "im sinne dieser ziffer",
    "im sinne dieses paragrafen",
    "im sinne dieser klausel", "im sinne dieses artikels", "au sens du présent article",
    "aux fins du présent article", "aux fins de la présente clause",
    "aux fins de la présente section",
    "a los efectos de esta cláusula", "a efectos de esta cláusula",
    "a los efectos de este artículo",
    "a los efectos de esta sección", "ai fini del presente articolo",
    "ai sensi del presente articolo",
    "ai fini della presente clausola", "para efeitos desta cláusula", "para os fins desta cláusula",
    "para efeitos do presente artigo", "para os efeitos desta secção", "para fins desta seção",
    "voor de toepassing van dit artikel", "in dit artikel wordt", "i detta avsnitt avses",
    "i denna punkt avses",
    "i dette afsnit", "i dette punkt", "tässä kohdassa", "w niniejszym paragrafie",
    "w niniejszym punkcie",
    "na potrzeby niniejszego paragrafu", "pro účely tohoto článku", "pro účely této kapitoly",
    "e pont alkalmazásában", "jelen pont alkalmazásában", "în sensul prezentului articol",
    "în sensul prezentei secțiuni", "για τους σκοπούς του παρόντος άρθρου", "işbu madde kapsamında",
    "bu maddede", "для целей настоящего раздела", "для целей настоящего пункта",
    "для целей настоящей статьи",
    "для цілей цього розділу", "для цілей цього пункту", "untuk tujuan pasal ini",
    "dalam pasal ini",
    "trong điều này", "لأغراض هذه المادة", "לעניין סעיף זה", "לצורך סעיף זה", "本条において", "本条において、",
    "本条所称", "本條所稱", "이 조에서",
  ]
}
