import AssentLicense
import AssentManifest
import AssentMarkup

/// Lists: words that stay may become part of another item, and then say something else.
extension ChangeAssessor {
  /// Sentences that are in more list items than before, or fewer, or in one item with others.
  mutating func assessLists() {
    var last: (old: Int, new: Int)?
    for index in comparison.newOfOld.indices where old.tokens[index].isWord {
      guard comparison.newOfOld[index] >= 0 else {
        last = nil
        continue
      }
      let other = Int(comparison.newOfOld[index])
      defer { last = (index, other) }
      let (a, b) = (blockOfOld(index), blockOfNew(other))
      if a.isQuoted != b.isQuoted { raise(to: .wording) }
      if last.map({ blockOfOld($0.old).node != a.node }) ?? true { assessBox(a, b, at: other) }
      if let last { assessBorder(last, (index, other)) }
      guard a.depth > 0 || b.depth > 0 else { continue }
      guard let last, areNeighbors(last.new, other) else {
        if a.depth != b.depth { noteList(index, other, isApart: false) }
        continue
      }
      let (before, after) = (blockOfOld(last.old), blockOfNew(last.new))
      let isApart = (before.item == a.item) != (after.item == b.item)
      guard before.node != a.node || after.node != b.node else { continue }
      if isApart || a.depth != b.depth { noteList(index, other, isApart: isApart) }
    }
  }

  /// A box that is ticked now, or no longer: who ticks it agrees.
  private mutating func assessBox(
    _ one: AssessedText.Block, _ two: AssessedText.Block, at place: Int
  ) {
    func box(_ block: AssessedText.Block, _ legal: LegalDocument) -> Node.Kind? {
      block.item < 0 ? nil : legal.markup.nodes[Int(block.item)].kind
    }
    let (before, after) = (box(one, oldLegal), box(two, newLegal))
    guard before != after, before != nil, after != nil else { return }
    note(
      .statement, old: old.shown(one.tokens), new: new.shown(two.tokens),
      clause: label(place..<place + 1, isNew: true), at: place)
  }

  /// Words of one block that a sentence ends between in one of the texts only: a condition may be of
  /// another sentence then.
  private mutating func assessBorder(
    _ last: (old: Int, new: Int), _ next: (old: Int, new: Int)
  ) {
    let one = (old.tokens[last.old].sentence, old.tokens[next.old].sentence)
    let two = (new.tokens[last.new].sentence, new.tokens[next.new].sentence)
    guard (one.0 == one.1) != (two.0 == two.1),
      old.sentences[Int(one.0)].block == old.sentences[Int(one.1)].block,
      new.sentences[Int(two.0)].block == new.sentences[Int(two.1)].block,
      areNeighbors(last.new, next.new)
    else { return }
    raise(to: .wording)
    let (before, after) = (Int(one.0), Int(two.1))
    guard found.count < Self.mostSignals,
      let kind = strongKind(after, isNew: true) ?? strongKind(before, isNew: false)
    else { return }
    note(
      kind, old: old.shown(old.sentences[before].tokens),
      new: new.shown(new.sentences[after].tokens),
      clause: label(next.new..<next.new + 1, isNew: true), at: next.new)
  }

  private func blockOfOld(_ token: Int) -> AssessedText.Block {
    old.blocks[old.sentences[Int(old.tokens[token].sentence)].block]
  }

  private func blockOfNew(_ token: Int) -> AssessedText.Block {
    new.blocks[new.sentences[Int(new.tokens[token].sentence)].block]
  }

  /// Whether no word stands between two of the new text.
  private func areNeighbors(_ one: Int, _ other: Int) -> Bool {
    one < other && other - one < 64 && !((one + 1)..<other).contains { new.tokens[$0].isWord }
  }

  /// - Parameter isApart: whether an item begins between the word and the one before in one of the
  ///   texts only.
  private mutating func noteList(_ index: Int, _ other: Int, isApart: Bool) {
    raise(to: .wording)
    let (one, two) = (Int(old.tokens[index].sentence), Int(new.tokens[other].sentence))
    guard found.count < Self.mostSignals, isApart || !haveSameLead(index, other),
      let kind = strongKind(two, isNew: true) ?? strongKind(one, isNew: false)
    else { return }
    note(
      kind, old: old.shown(old.sentences[one].tokens), new: new.shown(new.sentences[two].tokens),
      clause: label(other..<other + 1, isNew: true), at: other)
  }

  /// Whether what introduces the item is the same in both texts.
  private func haveSameLead(_ index: Int, _ other: Int) -> Bool {
    let (one, two) = (blockOfOld(index).lead, blockOfNew(other).lead)
    guard one >= 0, two >= 0 else { return one < 0 && two < 0 }
    // The last words of a lead are enough to know it by.
    return old.blocks[one].tokens.suffix(16).contains { token in
      let partner = Int(comparison.newOfOld[token])
      return partner >= 0 && new.sentences[Int(new.tokens[partner].sentence)].block == two
    }
  }
}
