import AssentLicense

/// Numbers by which words are compared, when mentions of clauses follow their renumbering.
enum ReferenceNumbers {
  /// The numbers of all words of both texts; a mention of a clause that was renumbered has one number
  /// in both, and becomes a ``Run/Sort/reference``.
  static func numbers(
    of pair: inout TextPair, _ matcher: ClauseMatcher
  ) -> (old: [Int32], new: [Int32]) {
    var old = pair.old.words.map(\.number)
    var new = pair.new.words.map(\.number)
    let isRenumbered = renumbered(matcher)
    let first = Int32(pair.table.count)
    for (index, reference) in pair.old.references {
      let partner = matcher.partners[reference.clause]
      guard partner >= 0, isRenumbered[partner], reference.part < 16 else { continue }
      old[index] = first + Int32(partner * 16 + reference.part)
      pair.old.words[index].sort = .reference
    }
    for (index, reference) in pair.new.references {
      guard matcher.reverse[reference.clause] >= 0, isRenumbered[reference.clause],
        reference.part < 16
      else { continue }
      new[index] = first + Int32(reference.clause * 16 + reference.part)
      pair.new.words[index].sort = .reference
    }
    return (old, new)
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
