import AssentLicense

/// Numbers by which words are compared, when mentions of clauses follow their renumbering.
struct ReferenceNumbers {
  /// For all words of the old text, and of the new one; a mention of a clause that was renumbered has
  /// one number in both.
  private(set) var old: [Int32]
  private(set) var new: [Int32]
  /// The texts, where such a mention is a ``Run/Sort/reference``.
  let pair: TextPair

  init(_ pair: TextPair, _ matcher: ClauseMatcher) {
    old = pair.old.words.map(\.number)
    new = pair.new.words.map(\.number)
    let isRenumbered = Self.renumbered(matcher)
    guard isRenumbered.contains(true) else {
      self.pair = pair
      return
    }
    let first = Int32(pair.table.count)
    var mentions: (old: [Int], new: [Int]) = ([], [])
    for (index, reference) in pair.old.references {
      let partner = matcher.partners[reference.clause]
      guard partner >= 0, isRenumbered[partner], reference.part < 16 else { continue }
      old[index] = first + Int32(partner * 16 + reference.part)
      mentions.old.append(index)
    }
    for (index, reference) in pair.new.references {
      guard matcher.reverse[reference.clause] >= 0, isRenumbered[reference.clause],
        reference.part < 16
      else { continue }
      new[index] = first + Int32(reference.clause * 16 + reference.part)
      mentions.new.append(index)
    }
    self.pair = TextPair(pair, calling: .reference, old: mentions.old, new: mentions.new)
  }

  /// For each new clause whether its number, or that of a clause around it, was another.
  private static func renumbered(_ matcher: ClauseMatcher) -> [Bool] {
    var result = Array(repeating: false, count: matcher.reverse.count)
    for (index, partner) in matcher.reverse.enumerated() where partner >= 0 {
      let clause = matcher.new.clauses[index]
      result[index] =
        clause.number != matcher.old.clauses[partner].number
        || clause.parent.map { result[$0] } ?? false
    }
    return result
  }
}
