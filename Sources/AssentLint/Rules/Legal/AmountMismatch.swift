import AssentDiagnostics
import AssentLicense
import AssentMarkup

extension Rule {
  static let amountMismatch = Rule(
    id: .amountMismatch, group: .legal, severity: .error, scope: .agreements,
    summary: "An amount is one number in words and another in figures.",
    rationale:
      "Both cannot be meant, and courts differ on which of them counts. So it is with a currency. Read in the languages "
      + "whose numbers are known.",
    accepts: [
      "within thirty (30) days, 14 (fourteen) days, ten percent (10%) and fifty dollars ($50.00)\n",
      "if (1) two (2) of them agree and (3) one (1) does not\n",
      "Section two (see 5) and phase two (2024)\n",
      "EUR 10,000 (ten thousand euros), 10,000.00 USD (ten thousand US dollars), 5% (five percent), Plan 2 (ten euros)\n",
      "---\nlanguage: de\n---\n\nbinnen vierundzwanzig (24) Stunden, 30 (dreißig) Tagen\n",
      "---\nlanguage: fr\n---\n\nquatre-vingt-dix (90) jours et dix pour cent (10 %)\n",
      "---\nlanguage: fr\n---\n\n10 000 € (dix mille euros), 10 000 (dix mille), dix mille euros (10 000,00 €)\n",
      "---\nlanguage: ja\n---\n\n三十（30）日以内に\n",
      "---\nlanguage: ja\n---\n\n10万円（100,000円）、1億2,000万円（120,000,000円）、10万円（税込110,000円）\n",
    ],
    rejects: [
      "within thirty (⟪15⟫) days, or 14 (⟪twenty⟫) days\n",
      "ten percent (⟪15%⟫) of the fee\n",
      "up to EUR 100,000 (⟪ten thousand euros⟫), $50 (⟪five dollars⟫), 15% (⟪five percent⟫)\n",
      "up to USD 10,000 (⟪ten thousand euros⟫), or ten thousand euros (⟪USD 10,000⟫)\n",
      "---\nlanguage: de\n---\n\nbinnen vierzehn (⟪30⟫) Tagen\n",
      "---\nlanguage: fr\n---\n\nsous quatre-vingt-dix (⟪80⟫) jours, 100 000 € (⟪dix mille euros⟫)\n",
      "---\nlanguage: es\n---\n\ntreinta y seis (⟪30⟫) meses\n",
      "---\nlanguage: it\n---\n\nentro quarantacinque (⟪40⟫) giorni\n",
      "---\nlanguage: pt\n---\n\nno prazo de 30 (⟪quinze⟫) dias\n",
      "---\nlanguage: nl\n---\n\nbinnen vijfenveertig (⟪54⟫) dagen\n",
      "---\nlanguage: zh\n---\n\n三十（⟪15⟫）日内\n",
      "---\nlanguage: ja\n---\n\n10万円（⟪1,000,000円⟫）を支払う\n",
    ]
  ) { subject, findings in
    let language = LanguageTag.language(of: subject.document.language)
    var text: (block: Int, words: BlockText)?
    for block in subject.prose.blocks {
      for mark in subject.prose.marks[block.marks]
      where mark.form == .openParenthesis && subject.mayHoldAmount(mark) {
        guard !findings.isFull else { return }
        if text?.block != block.node {
          let nodes = block.node..<Int(subject.document.markup.nodes[block.node].end)
          text = (block.node, BlockText(subject.document.markup, nodes: nodes))
        }
        guard let words = text?.words, let start = words.offset(of: mark.place),
          let amount = WrittenAmount(words.lowered, at: start, language: language),
          !amount.agrees, let place = words.place(of: amount.inner)
        else { continue }
        findings.report(
          "amount is '\(amount.words)' in words and '\(amount.figures)' in figures",
          atBytes: subject.bytes(of: place), help: "write one number")
      }
    }
  }
}

extension LintSubject {
  /// Whether a parenthesis begins with a figure or a sign of money, or stands behind a figure.
  fileprivate func mayHoldAmount(_ mark: ProseScan.Mark) -> Bool {
    let literal = document.markup.nodes[Int(mark.place.node)].literal.range
    let text = document.markup.text
    let isFigure: (UInt8) -> Bool = { $0 &- 0x30 < 10 }
    let start = literal.lowerBound + Int(mark.place.start)
    let next = start + Int(mark.place.count)
    if next < literal.upperBound,
      isFigure(text[next]) || text[next] == UInt8(ascii: "$") || text[next] >= 0xC2
        || text[next..<min(literal.upperBound, next + 5)].contains(where: isFigure)
    {
      return true
    }
    var before = start
    while before > literal.lowerBound, text[before - 1] == 0x20 { before -= 1 }
    // `10,000 EUR (`, `5% (`
    return text[max(literal.lowerBound, before - 8)..<before].contains(where: isFigure)
  }
}
