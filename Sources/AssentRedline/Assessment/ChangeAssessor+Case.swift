/// What a capital makes of a word.
extension ChangeAssessor {
  /// A term whose first letter is no longer a capital, or is one now, may mean something else; so may a word that
  /// is a name with a capital, or the initials of one.
  mutating func assessCase(_ index: Int, _ other: Int) {
    let (a, b) = (old.exact[old.tokens[index].range], new.exact[new.tokens[other].range])
    guard Self.isCapital(a) != Self.isCapital(b) else { return }
    let word = String(decoding: new.folded(other), as: UTF8.self)
    let isInside = !isSentenceStart(index, in: old) && !isSentenceStart(other, in: new)
    let isTerm =
      oldTerms.holds(index, in: old) || newTerms.holds(other, in: new)
      || namedKeys.contains(old.tokens[index].key)
    if isTerm, Self.pronouns.contains(word) {
      // `Your IP` is a term, and `You` is none.
      let isPart =
        oldTerms.holdsWithOthers(index, in: old) || newTerms.holdsWithOthers(other, in: new)
      guard isPart, isInside else { return }
    } else if !isTerm {
      guard isInside, let table = tables.first else { return }
      if !table.cased.contains(word) {
        let isShouted = Self.isShouted(a) || Self.isShouted(b)
        let names = isShouted ? table.initials : table.namesakes
        guard names.contains(word), isAlone(index) else { return }
        return noteCase(.name, index, other)
      }
    }
    noteCase(isTerm ? .definition : .party, index, other)
  }

  private mutating func noteCase(_ kind: Kind, _ index: Int, _ other: Int) {
    note(
      kind, old: old.text(index), new: new.text(other),
      clause: label(other..<other + 1, isNew: true), at: other)
  }

  /// Whether all other words of a sentence that is no heading keep their capitals.
  private func isAlone(_ index: Int) -> Bool {
    let sentence = old.sentences[Int(old.tokens[index].sentence)]
    guard old.blocks[sentence.block].form != .heading else { return false }
    return sentence.tokens.allSatisfy { at in
      let other = Int(comparison.newOfOld[at])
      guard at != index, other >= 0 else { return true }
      return Self.isCapital(old.exact[old.tokens[at].range])
        == Self.isCapital(new.exact[new.tokens[other].range])
    }
  }

  /// Whether a word of two letters or more has nothing but capitals of ASCII.
  private static func isShouted(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.count > 1 && bytes.allSatisfy { (0x41...0x5A).contains($0) }
  }

  private static let pronouns: Set<String> = [
    "you", "your", "yours", "we", "us", "our", "ours", "i", "me", "my", "it", "its", "they", "them",
    "vous", "votre", "nous", "notre", "wir", "uns", "unser", "unsere", "du", "dein", "deine", "lei",
    "noi", "usted", "nosotros", "você", "nós", "u", "uw", "wij", "ons", "onze", "вы", "мы",
    "ty",
  ]
}
