/// Two texts with the words that stand for each other, and the places where they do not.
struct TextComparison {
  /// A stretch of old words and what stands in their place; one of the two may be empty.
  struct Region {
    var old: Range<Int>
    var new: Range<Int>
  }

  let old: AssessedText
  let new: AssessedText
  /// For each old word the new one that stands for it; ``nowhere``, or ``elsewhere``.
  var newOfOld: [Int32]
  var oldOfNew: [Int32]
  /// In order.
  private(set) var regions: [Region] = []
  /// Sentences that stand elsewhere, by index, in order of the new text.
  var movedSentences: [(old: Int, new: Int)] = []

  /// Words, old and new, that stand for each other in sentences that stand elsewhere and differ.
  var movedWords: [(Int, Int)] = []
  var movedRegions: [Region] = []

  static let nowhere: Int32 = -1
  static let elsewhere: Int32 = -2

  /// - Parameter clauses: for each clause of the old text the one that it is in the new text, or -1; empty where that is
  ///   not known.
  init(_ old: AssessedText, _ new: AssessedText, clauses: [Int] = []) {
    self.old = old
    self.new = new
    newOfOld = Array(repeating: Self.nowhere, count: old.tokens.count)
    oldOfNew = Array(repeating: Self.nowhere, count: new.tokens.count)
    alignSentences(clauses)
    findRegions()
    regions += movedRegions
    if !movedRegions.isEmpty { regions.sort { $0.new.lowerBound < $1.new.lowerBound } }
  }

  // MARK: Sentences

  private mutating func alignSentences(_ clauses: [Int]) {
    let alignment = WordAlignment(
      old.sentences.map(\.key), new.sentences.map(\.key), span: 1)
    var partners = alignment.newOfOld
    for (index, partner) in partners.enumerated() where partner >= 0 {
      if areSame(old.sentences[index].tokens, new.sentences[Int(partner)].tokens) {
        match(old.sentences[index].tokens, new.sentences[Int(partner)].tokens)
      } else {
        partners[index] = -1
      }
    }
    var moved = findMoves(partners)
    alignMoved(clauses, partners, &moved)
    var oldTokens: [Int] = []
    var newTokens: [Int] = []
    var next = 0
    for index in 0...old.sentences.count {
      let partner = index < old.sentences.count ? Int(partners[index]) : new.sentences.count
      if partner < 0 {
        if !moved.old.contains(index) { oldTokens += old.sentences[index].tokens }
        continue
      }
      while next < partner {
        if !moved.new.contains(next) { newTokens += new.sentences[next].tokens }
        next += 1
      }
      alignTokens(oldTokens, newTokens)
      oldTokens.removeAll(keepingCapacity: true)
      newTokens.removeAll(keepingCapacity: true)
      next = partner + 1
    }
  }

  /// Sentences that both texts have once, in other places.
  private mutating func findMoves(_ partners: [Int32]) -> (old: Set<Int>, new: Set<Int>) {
    var matched = Set<Int>()
    for partner in partners where partner >= 0 { matched.insert(Int(partner)) }
    guard matched.count < new.sentences.count, matched.count < old.sentences.count else {
      return ([], [])
    }
    var places: [UInt64: (old: Int, new: Int)] = [:]
    for index in old.sentences.indices where partners[index] < 0 {
      let key = old.sentences[index].key
      places[key] = (places[key] == nil ? index : -1, -1)
    }
    for index in new.sentences.indices where !matched.contains(index) {
      let key = new.sentences[index].key
      guard let place = places[key] else { continue }
      places[key] = place.new == -1 ? (place.old, index) : (-1, index)
    }
    var moved: (old: Set<Int>, new: Set<Int>) = ([], [])
    for index in old.sentences.indices where partners[index] < 0 {
      guard let place = places[old.sentences[index].key], place.old == index, place.new >= 0,
        old.sentences[index].tokens.count >= Self.fewestMovedWords
          || isHeading(index, old) && isHeading(place.new, new),
        areSame(old.sentences[index].tokens, new.sentences[place.new].tokens)
      else { continue }
      moved.old.insert(index)
      moved.new.insert(place.new)
      movedSentences.append((index, place.new))
      for token in old.sentences[index].tokens { newOfOld[token] = Self.elsewhere }
      for token in new.sentences[place.new].tokens { oldOfNew[token] = Self.elsewhere }
    }
    movedSentences.sort { $0.new < $1.new }
    return moved
  }

  /// The fewest words of a sentence that was moved; a heading that stands once in both texts needs none.
  private static let fewestMovedWords = 4

  private func isHeading(_ sentence: Int, _ text: AssessedText) -> Bool {
    text.blocks[text.sentences[sentence].block].form == .heading
  }

  /// Whether the words of two sentences are the same as they are written; a hash may lie.
  func areSame(_ one: Range<Int>, _ other: Range<Int>) -> Bool {
    guard one.count == other.count else { return false }
    guard let firstOne = one.first, let firstOther = other.first else { return true }
    // Folded words stand one behind the other, so those of a sentence are compared at once.
    let isFast = old.tokens.withUnsafeBufferPointer { olds in
      new.tokens.withUnsafeBufferPointer { news in
        for offset in 0..<one.count {
          let (a, b) = (firstOne + offset, firstOther + offset)
          guard olds[a].key == news[b].key, olds[a].kind == news[b].kind,
            olds[a].foldedCount == news[b].foldedCount, !olds[a].isFixed, !news[b].isFixed
          else { return false }
        }
        return true
      }
    }
    guard isFast else { return zip(one, other).allSatisfy { areEqual($0, $1) } }
    let oldStart = Int(old.tokens[firstOne].foldedStart)
    let newStart = Int(new.tokens[firstOther].foldedStart)
    let count = old.tokens[one.upperBound - 1].foldedRange.upperBound - oldStart
    return old.folded.withUnsafeBytes { olds in
      new.folded.withUnsafeBytes { news in
        var offset = 0
        while offset + 8 <= count {
          guard
            olds.loadUnaligned(fromByteOffset: oldStart + offset, as: UInt64.self)
              == news.loadUnaligned(fromByteOffset: newStart + offset, as: UInt64.self)
          else { return false }
          offset += 8
        }
        while offset < count {
          guard olds[oldStart + offset] == news[newStart + offset] else { return false }
          offset += 1
        }
        return true
      }
    }
  }

  /// Whether two words are the same as they are compared.
  func areEqual(_ one: Int, _ other: Int) -> Bool {
    let (a, b) = (old.tokens[one], new.tokens[other])
    guard a.key == b.key, a.kind == b.kind else { return a.isFixed && b.isFixed && a.key == b.key }
    if a.isFixed { return b.isFixed }
    return a.foldedCount == b.foldedCount
      && old.folded[a.foldedRange].elementsEqual(new.folded[b.foldedRange])
  }

  private mutating func match(_ one: Range<Int>, _ other: Range<Int>) {
    for (a, b) in zip(one, other) { match(a, b) }
  }

  private mutating func match(_ one: Int, _ other: Int) {
    newOfOld[one] = Int32(truncatingIfNeeded: other)
    oldOfNew[other] = Int32(truncatingIfNeeded: one)
  }

  // MARK: Words

  private mutating func alignTokens(_ olds: [Int], _ news: [Int]) {
    guard !olds.isEmpty, !news.isEmpty else { return }
    let alignment = WordAlignment(
      olds.map { old.tokens[$0].key }, news.map { new.tokens[$0].key }, span: 3)
    for (index, partner) in alignment.newOfOld.enumerated() where partner >= 0 {
      let (one, other) = (olds[index], news[Int(partner)])
      if areEqual(one, other) { match(one, other) }
    }
  }

  private mutating func findRegions() {
    var (i, j) = (0, 0)
    while i < newOfOld.count || j < oldOfNew.count {
      let (oldStart, newStart) = (i, j)
      while i < newOfOld.count, newOfOld[i] == Self.nowhere { i += 1 }
      while j < oldOfNew.count, oldOfNew[j] == Self.nowhere { j += 1 }
      if i > oldStart || j > newStart {
        regions.append(Region(old: oldStart..<i, new: newStart..<j))
      }
      var isMoved = false
      while i < newOfOld.count, newOfOld[i] == Self.elsewhere {
        i += 1
        isMoved = true
      }
      while j < oldOfNew.count, oldOfNew[j] == Self.elsewhere {
        j += 1
        isMoved = true
      }
      if isMoved || i > oldStart || j > newStart { continue }
      // Words that stand for each other do so in order, so both are at such a pair.
      i = min(i + 1, newOfOld.count)
      j = min(j + 1, oldOfNew.count)
    }
  }
}

extension AssessedText.Token {
  /// Whether it is compared as what it is for, not by its characters.
  var isFixed: Bool { isDateLine || isClauseNumber || isReferenceRest || reference >= 0 }
}
