import AssentLicense
import AssentManifest

/// Items whose numbers came or went, because their list has bullets in one of the texts.
extension ChangeAssessor {
  /// Items of the old text that stand in the new one without a number.
  mutating func unnumberedOld() -> Set<Int> {
    let newOfOld = comparison.newOfOld
    return unnumbered(oldLegal, old, newLegal, new, partners: partners.newOfOld) {
      Int(newOfOld[$0])
    }
  }

  /// Items of the new text that stood in the old one without a number.
  mutating func unnumberedNew() -> Set<Int> {
    var oldOfNew = Array(repeating: -1, count: new.tokens.count)
    for (index, other) in comparison.newOfOld.enumerated() where other >= 0 {
      oldOfNew[Int(other)] = index
    }
    return unnumbered(newLegal, new, oldLegal, old, partners: partners.oldOfNew) { oldOfNew[$0] }
  }

  private func unnumbered(
    _ legal: LegalDocument, _ text: AssessedText, _ otherLegal: LegalDocument,
    _ other: AssessedText, partners: [Int?], partner: (Int) -> Int
  ) -> Set<Int> {
    var found: Set<Int> = []
    for block in text.blocks where block.item >= 0 && block.clause >= 0 {
      let clause = legal.clauses[block.clause]
      guard clause.form == .listItem, clause.number != nil, partners[block.clause] == nil,
        let word = block.tokens.first(where: { text.tokens[$0].isWord })
      else { continue }
      let match = partner(word)
      guard match >= 0 else { continue }
      let now = other.blocks[other.sentences[Int(other.tokens[match].sentence)].block]
      let isItem = now.clause >= 0 && otherLegal.clauses[now.clause].form == .listItem
      if now.item >= 0, !isItem || otherLegal.clauses[now.clause].node != Int(now.item) {
        found.insert(block.clause)
      }
    }
    return found
  }

  /// Mentions that stay, of items that have no number any more.
  mutating func assessBullets(_ items: Set<Int>) {
    guard !items.isEmpty else { return }
    var last: Int32 = -1
    for index in old.tokens.indices where old.tokens[index].reference >= 0 {
      let number = old.tokens[index].reference
      let other = Int(comparison.newOfOld[index])
      guard number != last, other >= 0, let clause = oldLegal.references[Int(number)].clause,
        items.contains(clause)
      else { continue }
      last = number
      let text = oldLegal.references[Int(number)].text
      noteMention(old: (text, Int(number)), new: (text, nil), at: other)
    }
    let kept = oldLegal.clauses.indices.filter { oldLegal.clauses[$0].form != .listItem }
    noteBareMentions(
      of: Dictionary(grouping: items) { bareNumber(ofOld: $0) },
      besides: Set(kept.map { bareNumber(ofOld: $0) }))
  }

  /// A list that has numbers in one text alone, and whose numbers say what comes first.
  mutating func assessRank(_ items: (old: Set<Int>, new: Set<Int>)) {
    for (clauses, isNew) in [(items.old, false), (items.new, true)] {
      guard let clause = clauses.filter({ isRanked($0, isNew: isNew) }).min() else { continue }
      let name = label(ofClause: clause, isNew: isNew)
      note(
        .order, old: isNew ? "•" : name.name, new: isNew ? name.name : "•", clause: name, at: 0)
    }
  }

  /// Whether what introduces an item, or the heading above it, speaks of an order.
  private func isRanked(_ clause: Int, isNew: Bool) -> Bool {
    let (legal, text) = isNew ? (newLegal, new) : (oldLegal, old)
    var blocks: [Int] = []
    let own = Int(text.firstBlockOfClause[clause])
    if own >= 0, text.blocks[own].lead >= 0 { blocks.append(text.blocks[own].lead) }
    if let parent = legal.clauses[clause].parent, text.firstBlockOfClause[parent] >= 0 {
      blocks.append(Int(text.firstBlockOfClause[parent]))
    }
    return blocks.contains { block in
      text.blocks[block].tokens.contains { index in
        let word = String(decoding: text.folded(index), as: UTF8.self)
        return Self.rankWords.contains { word.hasPrefix($0) }
      }
    }
  }

  /// How words begin that speak of an order.
  private static let rankWords = [
    "order", "preceden", "priorit", "rank", "hierarch", "sequence", "rang", "reihenfolge",
    "vorrang", "ordre",
    "préséan", "prélation", "orden", "prelaci", "priorid", "ordin", "ordem", "volgorde", "voorrang",
    "kolejno",
    "pierwsze", "очередн", "порядк", "приоритет", "順", "優先", "顺", "优先", "순서", "우선",
  ]
}
