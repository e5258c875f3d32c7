import AssentLicense

/// Which clause of one text is which of the other, by the words that stand for each other.
///
/// Numbers play no part, so that a clause is found again behind another one.
struct ClausePartners {
  /// For each clause of the old text its index in the new one; `nil` where it is gone, or hard to tell.
  private(set) var newOfOld: [Int?]
  private(set) var oldOfNew: [Int?]

  /// So many words of a clause tell which one it is.
  private static let tellingWords = 24

  init(_ comparison: TextComparison, oldCount: Int, newCount: Int) {
    newOfOld = Array(repeating: nil, count: oldCount)
    oldOfNew = Array(repeating: nil, count: newCount)
    let (old, new) = (comparison.old, comparison.new)
    let movedTo = Dictionary(
      comparison.movedSentences.map { (Int32(truncatingIfNeeded: $0.old), $0.new) },
      uniquingKeysWith: { a, _ in a })
    let movedWords = Dictionary(comparison.movedWords, uniquingKeysWith: { a, _ in a })
    let starts = Self.starts(of: new, newCount)
    for (clause, block) in Self.starts(of: old, oldCount).enumerated() {
      guard let block else { continue }
      var votes: [Int: Int] = [:]
      let words = old.blocks[block].tokens.lazy.filter { old.tokens[$0].isWord }
        .prefix(Self.tellingWords)
      var count = 0
      for word in words {
        count += 1
        let partner = movedWords[word] ?? Int(comparison.newOfOld[word])
        let sentence =
          partner >= 0 ? Int(new.tokens[partner].sentence) : movedTo[old.tokens[word].sentence]
        if let sentence { votes[new.sentences[sentence].block, default: 0] += 1 }
      }
      guard let best = votes.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }),
        best.value * 2 > count
      else { continue }
      let other = new.blocks[best.key].clause
      guard other >= 0, starts[other] == best.key, oldOfNew[other] == nil else { continue }
      newOfOld[clause] = other
      oldOfNew[other] = clause
    }
  }

  /// For each clause the block that it begins with.
  private static func starts(of text: AssessedText, _ count: Int) -> [Int?] {
    var starts: [Int?] = Array(repeating: nil, count: count)
    for (index, block) in text.blocks.enumerated()
    where block.clause >= 0 && starts[block.clause] == nil {
      starts[block.clause] = index
    }
    return starts
  }
}
