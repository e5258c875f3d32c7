import AssentDiagnostics
import AssentLicense
import AssentMarkup

extension Rule {
  static let contradictoryLaw = Rule(
    id: .contradictoryLaw, group: .legal, severity: .warning, scope: .agreements,
    summary: "Two sentences, or two parts of one, say that different laws govern the text.",
    rationale:
      "Which law governs decides what every other clause means. Laws that depend on where somebody lives are told apart "
      + "by what the sentence says of that.",
    accepts: [
      "# Terms\n\nThese Terms are governed by the laws of Ireland.\n\nIrish law governs these Terms.\n",
      "# Terms\n\nThese Terms are governed by the laws of Ireland.\n\nIf you live in France, these Terms are governed by French law.\n",
      "# Terms\n\nThese Terms are governed by the laws of the State of Oregon.\n\nThe laws of the United States govern these Terms, too.\n",
      "# Terms\n\nThis Agreement is governed by the laws of England and Wales, and the courts of Delaware may hear it.\n",
      "# Terms\n\nThis Agreement is governed by the laws of the State of California and the laws of the United States.\n",
      "# Terms\n\nThis Agreement is governed by the laws of England, and Delaware courts have no say.\n",
      "---\nlanguage: ja\nkind: terms\n---\n\n# 利用規約\n\n本規約は日本法に準拠します。準拠法は日本法とします。"
        + "利用者がドイツに居住する場合、本規約はドイツ法に準拠します。\n",
      "# Terms\n\n## Europe\n\nIrish law governs these Terms.\n\n## United States\n\nThese Terms are governed by the laws of Oregon.\n",
    ],
    rejects: [
      "# Terms\n\nThese Terms are governed by the laws of Ireland.\n\n⟪The laws of England and Wales govern these Terms.⟫\n",
      "# Terms\n\nThe laws of the State of Oregon govern this agreement. ⟪California law governs this agreement.⟫\n",
      "# Terms\n\n⟪This Agreement is governed by the laws of England and the laws of Delaware.⟫\n",
      "# Terms\n\n⟪These Terms are governed by the laws of England and Delaware.⟫\n",
      "---\nlanguage: fr\nkind: terms\n---\n\n# CGU\n\n⟪Le présent contrat est soumis au droit français et au droit belge.⟫\n",
      "---\nlanguage: de\nkind: terms\n---\n\n# AGB\n\n⟪Es gilt das Recht der Schweiz und das Recht der Republik Österreich.⟫\n",
      "---\nlanguage: de\nkind: terms\n---\n\n# AGB\n\nEs gilt das Recht der Bundesrepublik Deutschland.\n\n"
        + "⟪Auf diesen Vertrag ist österreichisches Recht anwendbar.⟫\n",
      "---\nlanguage: fr\nkind: terms\n---\n\n# CGU\n\nLes présentes conditions sont soumises au droit français.\n\n"
        + "⟪Le présent contrat est régi par le droit belge.⟫\n",
      "---\nlanguage: ja\nkind: terms\n---\n\n# 利用規約\n\n本規約は日本法に準拠します。\n\n"
        + "⟪本規約の準拠法はカリフォルニア州法とします。⟫\n",
      "---\nlanguage: ja\nkind: terms\n---\n\n# 利用規約\n\n⟪本規約は日本法およびドイツ法に準拠します。⟫\n",
    ]
  ) { subject, findings in
    if LanguageTag.language(of: subject.document.language) == "ja" {
      subject.reportJapaneseLaws(&findings)
      return
    }
    let sentences = subject.lawSentences
    guard !sentences.isEmpty else { return }
    var regions = ClauseRegions(subject.document)
    for sentence in sentences {
      guard let both = GoverningLaw.joined(named: sentence.words),
        !regions.hold(sentence.clause)
      else { continue }
      findings.report(
        "the text is governed by the law of \(GoverningLaw.name(both.first)) and by that of "
          + GoverningLaw.name(both.second), atBytes: sentence.range,
        help: "name one law, or say for whom each of them is")
    }
    // Most texts have one, for which no law is looked up.
    guard sentences.count > 1 else { return }
    let claims = sentences.compactMap { sentence in
      regions.hold(sentence.clause)
        ? nil : GoverningLaw.law(named: sentence.words).map { (law: $0, range: sentence.range) }
    }
    guard let first = claims.first,
      let other = claims.first(where: { !GoverningLaw.mayAgree($0.law, first.law) }),
      // More are those of several countries, each for its people.
      Set(claims.map(\.law)).count == 2
    else { return }
    findings.report(
      "the text is governed by the law of \(GoverningLaw.name(other.law)) here, and by that of "
        + "\(GoverningLaw.name(first.law)) elsewhere", atBytes: other.range,
      notes: [Diagnostic.Note("the other one", at: subject.source.range(ofBytes: first.range))],
      help: "name one law, or say for whom each of them is")
  }
}

/// The clauses that are titled by a part of the world, or stand in one that is.
private struct ClauseRegions {
  private let clauses: [Clause]
  /// What is known of titles; each is read once.
  private var isRegion: [Int: Bool] = [:]

  init(_ document: LegalDocument) { clauses = document.clauses }

  mutating func hold(_ clause: Int) -> Bool {
    var around = clause
    while around >= 0 {
      let isRegion = isRegion[around] ?? GoverningLaw.namesRegion(clauses[around].title)
      self.isRegion[around] = isRegion
      if isRegion { return true }
      around = clauses[around].parent ?? -1
    }
    return false
  }
}

extension LintSubject {
  /// The sentences that say without a condition which law governs the text, by their words.
  fileprivate var lawSentences: [(words: [String], clause: Int, range: Range<Int>)] {
    let language = String(LanguageTag.language(of: document.language))
    guard let needles = GoverningLaw.needles(of: language) else { return [] }
    let bytes = source.bytes
    guard needles.contains(where: { bytes.firstOffsets(of: $0, in: bytes.indices) != nil }) else {
      return []
    }
    var claims: [(words: [String], clause: Int, range: Range<Int>)] = []
    var membership = ClauseMembership(document)
    for (index, node) in document.markup.nodes.enumerated() where node.isBlock {
      membership.move(to: index, node)
      guard case .paragraph = node.kind else { continue }
      let range = source.bytes(of: node.range)
      guard needles.contains(where: { bytes.firstOffsets(of: $0, in: range) != nil }),
        !isBulleted(node)
      else { continue }
      for sentence in sentences(range) {
        let text = FoldedText(bytes, sentence).bytes
        if let words = GoverningLaw.claim(in: text, language: language) {
          claims.append((words, membership.clause, sentence))
        }
      }
    }
    return claims
  }

  /// Reports the second of two laws of a text in Japanese.
  fileprivate func reportJapaneseLaws(_ findings: inout Findings) {
    var first: (law: String, range: Range<Int>)?
    for node in document.markup.nodes {
      guard case .paragraph = node.kind else { continue }
      let range = source.bytes(of: node.range)
      guard source.bytes.firstOffsets(of: Array("準拠".utf8), in: range) != nil else { continue }
      for sentence in japaneseSentences(range) {
        let laws = GoverningLaw.japanese(
          in: String(decoding: source.bytes[sentence], as: UTF8.self))
        guard let law = laws.first else { continue }
        if laws.count == 2, !GoverningLaw.mayAgree(law, laws[1]) {
          findings.report(
            "the text is governed by the law of \(GoverningLaw.name(law)) and by that of "
              + GoverningLaw.name(laws[1]), atBytes: sentence,
            help: "name one law, or say for whom each of them is")
          return
        }
        guard let first else {
          first = (law, sentence)
          continue
        }
        guard !GoverningLaw.mayAgree(law, first.law) else { continue }
        findings.report(
          "the text is governed by the law of \(GoverningLaw.name(law)) here, and by that of "
            + "\(GoverningLaw.name(first.law)) elsewhere", atBytes: sentence,
          notes: [Diagnostic.Note("the other one", at: source.range(ofBytes: first.range))],
          help: "name one law, or say for whom each of them is")
        return
      }
    }
  }

  /// The sentences of a range, each with its `。`.
  private func japaneseSentences(_ range: Range<Int>) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var start = range.lowerBound
    while let stop = source.bytes.firstOffsets(of: Array("。".utf8), in: start..<range.upperBound) {
      found.append(start..<stop.upperBound)
      start = stop.upperBound
    }
    if start < range.upperBound { found.append(start..<range.upperBound) }
    return found
  }

  /// Items without a number list cases.
  private func isBulleted(_ node: Node) -> Bool {
    let item = document.markup.nodes[Int(node.parent)]
    guard case .listItem = item.kind,
      case .list(let style) = document.markup.nodes[Int(item.parent)].kind
    else {
      return false
    }
    return !style.isOrdered
  }

  private func sentences(_ range: Range<Int>) -> [Range<Int>] {
    let bytes = source.bytes
    var found: [Range<Int>] = []
    var start = range.lowerBound
    for index in range where ".;".utf8.contains(bytes[index]) {
      let next = index + 1
      guard next == range.upperBound || bytes[next] <= 0x20, index - start > 20 else { continue }
      found.append(start..<next)
      start = next
      while start < range.upperBound, bytes[start] <= 0x20 { start += 1 }
    }
    if start < range.upperBound { found.append(start..<range.upperBound) }
    return found
  }
}
