import AssentLicense
import AssentManifest

/// Definitions, whole clauses and items, and what moved.
extension ChangeAssessor {
  /// A change within the words that define a term.
  mutating func noteDefinition(_ olds: Side, _ news: Side) {
    for side in [news, olds] {
      let places = side.isNew ? newTerms : oldTerms
      for sentence in side.sentences {
        let names = places.defined(in: sentence, of: side.text)
        guard !names.isEmpty else { continue }
        note(
          .definition, old: olds.shown, new: news.shown, clause: label(of: olds, news),
          at: news.range.lowerBound)
        for name in names where changedTerms.count < Self.mostTerms && !changedTerms.contains(name)
        {
          changedTerms.append(name)
        }
        return
      }
    }
  }

  /// Terms that are no longer defined, or are now; then the clauses that use what changed.
  mutating func assessTerms() {
    let before = Set(oldLegal.terms.map(\.name))
    let after = Set(newLegal.terms.map(\.name))
    for term in oldLegal.terms where !after.contains(term.name) {
      note(
        .definition, old: term.name, new: "", clause: termLabel(term, isNew: false),
        at: new.tokens.count)
      changedTerms.append(term.name)
    }
    for term in newLegal.terms where !before.contains(term.name) {
      note(
        .definition, old: "", new: term.name, clause: termLabel(term, isNew: true),
        at: place(of: term))
      changedTerms.append(term.name)
    }
    noteUses()
  }

  private func termLabel(_ term: LegalDocument.Term, isNew: Bool) -> ClauseNames.Mark {
    let text = isNew ? new : old
    let block = Int(text.blockOfNode[term.node])
    return block < 0
      ? ClauseNames.Mark() : label(ofClause: text.blocks[block].clause, isNew: isNew)
  }

  /// The clause of the new text that defines a term.
  private func clause(of term: LegalDocument.Term) -> Int? {
    let block = Int(new.blockOfNode[term.node])
    return block < 0 ? nil : new.blocks[block].clause
  }

  private func place(of term: LegalDocument.Term) -> Int {
    let block = Int(new.blockOfNode[term.node])
    return block < 0 ? 0 : new.blocks[block].tokens.lowerBound
  }

  /// Names each clause that uses a term whose definition changed; old and new are the term.
  private mutating func noteUses() {
    let names = changedTerms.prefix(Self.mostTerms)
    guard !names.isEmpty else { return }
    let index = TermNames(Array(names))
    // Where a term is new, its own clause is told as that already.
    let before = Set(oldLegal.terms.map(\.name))
    var seen = Set<Use>()
    for term in newLegal.terms where !before.contains(term.name) {
      if let clause = clause(of: term) { seen.insert(Use(term: term.name, clause: clause)) }
    }
    for token in new.tokens.indices {
      let block = new.blocks[new.sentences[Int(new.tokens[token].sentence)].block]
      guard let name = index.name(at: token, in: new) else { continue }
      let label = label(ofClause: block.clause, isNew: true)
      guard !label.name.isEmpty, seen.insert(Use(term: name, clause: block.clause)).inserted else {
        continue
      }
      note(.definition, old: name, new: name, clause: label, at: token)
    }
  }

  // MARK: Names of terms

  /// Phrases, without those that are but a part of the name of a term, and such names: `Authorized` gives no right in
  /// `Authorized User`.
  func partingNames(
    _ phrases: [SignalTable.Match], _ side: Side
  ) -> (phrases: [SignalTable.Match], names: [Range<Int>]) {
    var (others, names): ([SignalTable.Match], [Range<Int>]) = ([], [])
    for phrase in phrases {
      let terms = side.isNew ? newTerms : oldTerms
      guard Self.partsOfNames.contains(phrase.meaning.kind),
        let name = terms.longerName(around: phrase.tokens, in: side.text)
      else {
        others.append(phrase)
        continue
      }
      if names.last != name { names.append(name) }
    }
    return (others, names)
  }

  /// What words of names are by themselves; amounts, times and words of liability tell as much within a name.
  private static let partsOfNames: Set<Kind> = [.modal, .party, .discretion, .scope]

  /// Notes the names of terms that a sentence no longer has, or has now.
  mutating func noteNames(
    _ lost: [Range<Int>], _ gained: [Range<Int>], _ olds: Side, _ news: Side
  ) {
    for index in 0..<max(lost.count, gained.count) {
      let (one, other) = (
        index < lost.count ? lost[index] : nil, index < gained.count ? gained[index] : nil
      )
      let isGone = other == nil && news.range.isEmpty
      note(
        .bindingSentence, old: one.map { old.shown($0) } ?? "",
        new: other.map { new.shown($0) } ?? "",
        clause: label(isGone ? olds.range : other ?? news.range, isNew: !isGone),
        at: (other ?? news.range).lowerBound)
    }
  }

  /// A term in a clause of the new text.
  private struct Use: Hashable {
    var term: String
    var clause: Int
  }

  private static let mostTerms = 20

  // MARK: Whole clauses and items

  /// Clauses, list items and rows that are new or gone.
  mutating func assessWhole() {
    guard changeClass >= .wording else { return }
    for isNew in [true, false] {
      let text = isNew ? new : old
      let partners = isNew ? comparison.oldOfNew : comparison.newOfOld
      var counts: [Int: (words: Int, changed: Int)] = [:]
      for block in text.blocks {
        var (words, changed) = (0, 0)
        for index in block.tokens where text.tokens[index].isWord {
          words += 1
          if partners[index] == TextComparison.nowhere { changed += 1 }
        }
        counts[block.clause, default: (0, 0)].words += words
        counts[block.clause, default: (0, 0)].changed += changed
        let isItem = block.form == .listItem || (block.form == .row && block.lead >= 0)
        if isItem, words > 0, changed * 10 >= words * 9, !isContents(block, text) {
          noteWhole(.listItem, text.shown(block.tokens), block, isNew)
        }
      }
      for block in text.blocks where block.clause >= 0 {
        guard let count = counts.removeValue(forKey: block.clause), count.words > 0,
          count.changed * 5 >= count.words * 4
        else { continue }
        noteWhole(.clause, text.shown(block.tokens), block, isNew)
      }
    }
  }

  /// Whether a block is a line of a list of contents.
  private func isContents(_ block: AssessedText.Block, _ text: AssessedText) -> Bool {
    block.tokens.allSatisfy { text.tokens[$0].isContents || !text.tokens[$0].isWord }
  }

  private mutating func noteWhole(
    _ kind: Kind, _ shown: String, _ block: AssessedText.Block, _ isNew: Bool
  ) {
    note(
      kind, old: isNew ? "" : shown, new: isNew ? shown : "",
      clause: label(ofClause: block.clause, isNew: isNew),
      at: isNew ? block.tokens.lowerBound : placeInNew(of: block.tokens))
  }

  /// Where in the new text what stood in a range of the old one would be.
  private mutating func placeInNew(of range: Range<Int>) -> Int {
    guard range.lowerBound > 0 else { return 0 }
    let kept = Int(lastKept[range.lowerBound - 1])
    guard kept >= 0, range.lowerBound - kept < 4_096 else { return 0 }
    return Int(comparison.newOfOld[kept]) + 1
  }

  // MARK: Moves

  /// Sentences that stand elsewhere: under another heading, or in another order with a signal.
  mutating func assessMoves() {
    if !comparison.movedWords.isEmpty { raise(to: .wording) }
    for (one, other) in comparison.movedWords
    where old.tokens[one].reference >= 0 && new.tokens[other].reference >= 0 {
      assessReference(one, other)
    }
    for pair in comparison.movedSentences {
      raise(to: .wording)
      assessReferences(ofMoved: pair)
      guard found.count < Self.mostSignals else { return }
      let from = old.blocks[old.sentences[pair.old].block]
      let to = new.blocks[new.sentences[pair.new].block]
      let shown = new.shown(new.sentences[pair.new].tokens)
      let place = new.sentences[pair.new].tokens.lowerBound
      let (one, other) = (home(from, isNew: false), home(to, isNew: true))
      if one != other {
        note(
          .clause, old: shown, new: shown, clause: label(ofClause: to.clause, isNew: true),
          at: place)
      } else if from.sentences.count > 1 || to.sentences.count > 1 || from.form == .listItem,
        let kind = strongKind(pair.new, isNew: true) ?? strongKind(pair.old, isNew: false)
      {
        note(
          kind, old: shown, new: shown, clause: label(ofClause: to.clause, isNew: true), at: place)
      }
    }
  }

  /// What a block stands under, by its words: for a heading, what its clause stands under.
  private func home(_ block: AssessedText.Block, isNew: Bool) -> String? {
    let legal = isNew ? newLegal : oldLegal
    var clause: Int? = block.clause >= 0 ? block.clause : nil
    // A clause without a title is known by the next one around it that has one.
    if let own = clause, legal.clauses[own].node == block.node {
      clause = legal.clauses[own].parent
    }
    while let own = clause, legal.clauses[own].title.isEmpty { clause = legal.clauses[own].parent }
    return identity(clause, isNew: isNew)
  }
}
