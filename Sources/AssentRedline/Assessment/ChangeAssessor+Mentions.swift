import AssentLicense

/// Mentions of parts of this text and of others, where the words of one changed.
extension ChangeAssessor {
  /// Whether a word is the number of a part of some text: `4`, `2` and `1` of `§ 4 Abs. 2 Satz 1`, `a` of `point a`.
  mutating func isMentioned(_ index: Int, isNew: Bool) -> Bool {
    let text = isNew ? new : old
    let token = text.tokens[index]
    if token.reference >= 0 || token.isReferenceRest { return true }
    // Korean joins both, as in `제4조`.
    let hasNumber =
      token.kind == .number
      || token.kind == .word
        && (token.foldedCount == 1 || text.folded(index).contains { $0 &- 0x30 < 10 })
    guard hasNumber else { return false }
    guard let mention = text.mention(at: index) else {
      // `§§ 4-6`, `Articles 4-6`
      return token.kind == .number && index > 0
        && Self.isPartName(text.folded(index - 1))
    }
    // `part 30 days later` mentions nothing.
    return mention.isForeign || mention.reference != nil || !isCounted(behind: index, isNew: isNew)
  }

  private mutating func isCounted(behind index: Int, isNew: Bool) -> Bool {
    let sentence = Int((isNew ? new : old).tokens[index].sentence)
    return matches(inSentence: sentence, isNew: isNew).contains {
      $0.tokens.lowerBound == index + 1 && [.amount, .duration].contains($0.meaning.kind)
    }
  }

  /// A mention as it is written.
  func shown(_ mention: AssessedText.Mention, isNew: Bool) -> String {
    mention.reference.map { (isNew ? newLegal : oldLegal).references[$0].text }
      ?? (isNew ? new : old).shown(mention.tokens)
  }

  mutating func noteReferences(_ olds: Side, _ news: Side) {
    let from = olds.words.first { isMentioned($0, isNew: false) }
    let to = news.words.first { isMentioned($0, isNew: true) }
    let (one, other) = (from.flatMap(old.mention), to.flatMap(new.mention))
    guard one != nil || other != nil else { return }
    if let from, let to, let one, let other, follows(from, one, to, other) { return }
    noteMention(
      old: (one.map { shown($0, isNew: false) } ?? "", one?.reference),
      new: (other.map { shown($0, isNew: true) } ?? "", other?.reference),
      at: news.range.lowerBound)
  }

  /// Whether numbers in two mentions say the same: of one clause, and what it is called in each text; or of what is
  /// written alike.
  mutating func follows(
    _ from: Int, _ one: AssessedText.Mention, _ to: Int, _ other: AssessedText.Mention
  ) -> Bool {
    guard meanTheSame(one, other) else { return false }
    return one.reference == nil
      || isLevel(from, of: one, old, oldLegal) && isLevel(to, of: other, new, newLegal)
  }

  /// Whether two mentions are of one clause, or of what has one number in another text.
  mutating func meanTheSame(_ one: AssessedText.Mention, _ other: AssessedText.Mention) -> Bool {
    guard let a = one.reference, let b = other.reference else {
      return one.isForeign == other.isForeign && one.reference == other.reference
        && old.shown(one.tokens) == new.shown(other.tokens)
    }
    let (from, to) = (oldLegal.references[a], newLegal.references[b])
    return areSame(from.clause, to.clause) && from.rest == to.rest
  }

  /// Whether a number in a mention is of the number of a clause; `1` of `§ 4 Abs. 2 Satz 1` is not.
  func isLevel(
    _ index: Int, of mention: AssessedText.Mention, _ text: AssessedText, _ legal: LegalDocument
  ) -> Bool {
    guard let reference = mention.reference else { return false }
    var levels = legal.references[reference].number.lowercased()
      .split { !$0.isLetter && !$0.isNumber }
    for token in mention.tokens
    where text.tokens[token].kind == .number || text.tokens[token].foldedCount == 1 {
      let written = String(decoding: text.folded(token), as: UTF8.self).split(separator: ".")
      let isOwn = written.allSatisfy(levels.contains)
      if token == index { return isOwn }
      if isOwn {
        for level in written { levels.firstIndex(of: level).map { _ = levels.remove(at: $0) } }
      }
    }
    return false
  }
}
