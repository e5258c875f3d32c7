import AssentManifest

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
