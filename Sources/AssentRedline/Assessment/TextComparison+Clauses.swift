/// Clauses that stand elsewhere, in which sentences are too short or too different to be known by themselves.
extension TextComparison {
  /// Compares what is left of each clause with what is left of the clause that it is now, where that stands behind or
  /// before other sentences than it did.
  ///
  /// - Parameters:
  ///   - clauses: for each clause of the old text the one that it is in the new text, or -1.
  ///   - partners: for each sentence of the old text the one that stands for it in its place, or -1.
  ///   - moved: the sentences that are known to stand elsewhere.
  mutating func alignMoved(
    _ clauses: [Int], _ partners: [Int32], _ moved: inout (old: Set<Int>, new: Set<Int>)
  ) {
    guard !clauses.isEmpty, partners.contains(where: { $0 < 0 }) else { return }
    let pairs = leftPairs(clauses, partners, moved)
    for pair in pairs {
      moved.old.formUnion(pair.old)
      moved.new.formUnion(pair.new)
      alignMoved(pair.old, pair.new)
    }
    if !pairs.isEmpty { movedSentences.sort { $0.new < $1.new } }
  }

  /// The sentences that are left of clauses which are one clause, where as many that stay do not stand before both.
  private func leftPairs(
    _ clauses: [Int], _ partners: [Int32], _ moved: (old: Set<Int>, new: Set<Int>)
  ) -> [(old: [Int], new: [Int])] {
    var isKept = Array(repeating: false, count: new.sentences.count)
    for partner in partners where partner >= 0 { isKept[Int(partner)] = true }
    var left: [Int: (sentences: [Int], gap: Int)] = [:]
    var gap = 0
    for (index, sentence) in new.sentences.enumerated() {
      if isKept[index] { gap += 1 }
      let clause = new.blocks[sentence.block].clause
      guard clause >= 0, !isKept[index], !moved.new.contains(index) else { continue }
      left[clause, default: ([], gap)].sentences.append(index)
    }
    var pairs: [(old: [Int], new: [Int])] = []
    // A clause whose first sentence that is left stands where it did has not moved, whatever of it stays in between.
    var places: [Int: Int?] = [:]
    gap = 0
    for (index, sentence) in old.sentences.enumerated() {
      if partners[index] >= 0 { gap += 1 }
      let clause = old.blocks[sentence.block].clause
      guard clause >= 0, clauses[clause] >= 0, partners[index] < 0, !moved.old.contains(index),
        let others = left[clauses[clause]]
      else { continue }
      if let place = places[clause] {
        if let place { pairs[place].old.append(index) }
      } else {
        places[clause] = .some(others.gap == gap ? nil : pairs.count)
        if others.gap != gap { pairs.append(([index], others.sentences)) }
      }
    }
    return pairs
  }

  private mutating func alignMoved(_ olds: [Int], _ news: [Int]) {
    let alignment = WordAlignment(
      olds.map { old.sentences[$0].key }, news.map { new.sentences[$0].key }, span: 1)
    var (oldTokens, newTokens): ([Int], [Int]) = ([], [])
    var next = 0
    for (index, sentence) in olds.enumerated() {
      let range = old.sentences[sentence].tokens
      for token in range { newOfOld[token] = Self.elsewhere }
      let other = Int(alignment.newOfOld[index])
      guard other >= 0, areSame(range, new.sentences[news[other]].tokens) else {
        oldTokens += range
        continue
      }
      movedSentences.append((sentence, news[other]))
      for left in news[next..<other] { newTokens += new.sentences[left].tokens }
      next = other + 1
      alignMovedWords(oldTokens, newTokens)
      oldTokens.removeAll()
      newTokens.removeAll()
    }
    for left in news[next...] { newTokens += new.sentences[left].tokens }
    alignMovedWords(oldTokens, newTokens)
    for sentence in news {
      for token in new.sentences[sentence].tokens { oldOfNew[token] = Self.elsewhere }
    }
  }

  private mutating func alignMovedWords(_ olds: [Int], _ news: [Int]) {
    let alignment = WordAlignment(
      olds.map { old.tokens[$0].key }, news.map { new.tokens[$0].key }, span: 3)
    var (start, next) = (0, 0)
    for index in 0...olds.count {
      var partner = news.count
      if index < olds.count {
        partner = Int(alignment.newOfOld[index])
        // Words that are written in another way are other words, as nothing else looks at these.
        guard partner >= 0, areEqual(olds[index], news[partner]),
          old.tokens[olds[index]].exactKey == new.tokens[news[partner]].exactKey
            || old.tokens[olds[index]].isFixed
        else { continue }
        movedWords.append((olds[index], news[partner]))
      }
      addRegions(Stretch(olds, start..<index), Stretch(news, next..<partner))
      (start, next) = (index + 1, partner + 1)
    }
  }

  /// Some words of a row of words, as ranges without gaps.
  private struct Stretch {
    var ranges: [Range<Int>] = []
    /// Where they stand, also where there are none.
    var place: Int

    init(_ tokens: [Int], _ range: Range<Int>) {
      place =
        range.lowerBound < tokens.count
        ? tokens[range.lowerBound] : tokens.last.map { $0 + 1 } ?? 0
      for token in tokens[range] {
        if let last = ranges.last, last.upperBound == token {
          ranges[ranges.count - 1] = last.lowerBound..<token + 1
        } else {
          ranges.append(token..<token + 1)
        }
      }
    }

    subscript(index: Int) -> Range<Int> {
      if index < ranges.count { return ranges[index] }
      let end = ranges.last?.upperBound ?? place
      return end..<end
    }
  }

  private mutating func addRegions(_ olds: Stretch, _ news: Stretch) {
    for index in 0..<max(olds.ranges.count, news.ranges.count) {
      movedRegions.append(Region(old: olds[index], new: news[index]))
    }
  }
}
