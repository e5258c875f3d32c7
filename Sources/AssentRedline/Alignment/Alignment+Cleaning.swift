extension Alignment {
  /// Makes the alignment one that people can read.
  mutating func clean() {
    restoreEqualText()
    if dropWeakLinks() { extendMatches() }
    joinIslands()
    slideChanges()
  }

  /// A change between two kept words, or at an end.
  private struct Change {
    var old: Range<Int>
    var new: Range<Int>
  }

  private var changes: [Change] {
    var changes: [Change] = []
    var old = 0
    var new = 0
    while true {
      let oldStart = old
      let newStart = new
      while old < matches.count, matches[old] < 0 { old += 1 }
      let match = old < matches.count ? matches[old] : newWords.count
      new = match
      if old > oldStart || new > newStart {
        changes.append(Change(old: oldStart..<old, new: newStart..<new))
      }
      guard old < matches.count else { return changes }
      old += 1
      new += 1
    }
  }

  /// Words that were told apart, because they mention clauses that differ, and read the same.
  private mutating func restoreEqualText() {
    for change in changes {
      var old = change.old
      var new = change.new
      while let a = old.first, let b = new.first, oldWord(a).number == newWord(b).number {
        match(a, b)
        old = old.dropFirst()
        new = new.dropFirst()
      }
      while let a = old.last, let b = new.last, oldWord(a).number == newWord(b).number {
        match(a, b)
        old = old.dropLast()
        new = new.dropLast()
      }
    }
  }

  // MARK: Links between blocks

  private struct Link: Hashable {
    var old: Int
    var new: Int
  }

  private struct Weight {
    var words = 0
    var content = 0
    /// The most words in a row.
    var longest = 0
    var current = 0
    var nextOld = -1
    var nextNew = -1
    /// The first and the last words that stand for each other, as indices of words.
    var first: (old: Int, new: Int)?
    var last = (old: 0, new: 0)
  }

  /// Matches words beside those that are matched, in the same two blocks, which were matched elsewhere
  /// before.
  private mutating func extendMatches() {
    for place in matches.indices where matches[place] >= 0 {
      extend(place, by: 1)
    }
    for place in matches.indices.reversed() where matches[place] >= 0 {
      extend(place, by: -1)
    }
  }

  private mutating func extend(_ place: Int, by step: Int) {
    let blocks = (oldBlock(place), newBlock(matches[place]))
    var old = place + step
    var new = matches[place] + step
    while matches.indices.contains(old), reverse.indices.contains(new), matches[old] < 0,
      reverse[new] < 0, oldBlock(old) == blocks.0, newBlock(new) == blocks.1,
      oldWord(old).number == newWord(new).number
    {
      match(old, new)
      old += step
      new += step
    }
  }

  /// Takes matches back of blocks that have too little in common to be one.
  ///
  /// - Returns: whether there were any.
  private mutating func dropWeakLinks() -> Bool {
    var weights: [Link: Weight] = [:]
    var last = Link(old: -1, new: -1)
    var weight = Weight()
    for place in matches.indices where matches[place] >= 0 {
      let word = oldWord(place)
      let link = Link(old: oldBlock(place), new: newBlock(matches[place]))
      if link != last {
        if last.old >= 0 { weights[last] = weight }
        weight = weights[link] ?? Weight()
        last = link
      }
      if place != weight.nextOld || matches[place] != weight.nextNew { weight.current = 0 }
      weight.nextOld = place + 1
      weight.nextNew = matches[place] + 1
      if !word.isMark, !word.isMarkup {
        weight.words += 1
        weight.current += 1
        weight.last = (oldWords[place], newWords[matches[place]])
        weight.first = weight.first ?? weight.last
        weight.longest = max(weight.longest, weight.current)
        if isContent(word) { weight.content += 1 }
      }
    }
    if last.old >= 0 { weights[last] = weight }
    var oldBest: [Int: Link] = [:]
    var newBest: [Int: Link] = [:]
    for (link, weight) in weights {
      if isBetter(link, weight, than: oldBest[link.old], weights) { oldBest[link.old] = link }
      if isBetter(link, weight, than: newBest[link.new], weights) { newBest[link.new] = link }
    }
    let sizes = (contentSizes(oldBlocks, pair.old), contentSizes(newBlocks, pair.new))
    var weak: Set<Link> = []
    for (link, weight) in weights {
      let isBest = oldBest[link.old] == link && newBest[link.new] == link
      if !isStrong(link, weight, isBest, (sizes.0[link.old] ?? 0, sizes.1[link.new] ?? 0)) {
        weak.insert(link)
      }
    }
    guard !weak.isEmpty else { return false }
    for place in matches.indices where matches[place] >= 0 {
      guard weak.contains(Link(old: oldBlock(place), new: newBlock(matches[place]))),
        !isNumber(place)
      else { continue }
      unmatch(old: place)
    }
    return true
  }

  /// Whether a word is the number of its clause, or the mark behind it.
  private func isNumber(_ place: Int) -> Bool {
    if oldWord(place).traits.contains(.ownNumber) { return true }
    return place > 0 && oldWord(place).isMark && matches[place - 1] >= 0
      && oldWord(place - 1).traits.contains(.ownNumber)
  }

  private func isBetter(
    _ link: Link, _ weight: Weight, than other: Link?, _ weights: [Link: Weight]
  ) -> Bool {
    guard let other, let best = weights[other] else { return true }
    return (weight.content, weight.words, other.old, other.new)
      > (best.content, best.words, link.old, link.new)
  }

  private func isStrong(
    _ link: Link, _ weight: Weight, _ isBest: Bool, _ sizes: (Int, Int)
  ) -> Bool {
    let a = pair.old.blocks[link.old]
    let b = pair.new.blocks[link.new]
    if a.number == b.number { return true }
    if isBest, a.form == .metadata, b.form == .metadata { return true }
    // Text carried over stays so.
    if weight.longest >= 8 { return true }
    if isBest, sizes.0 == 0 || sizes.1 == 0 { return weight.words > 0 || sizes.0 == sizes.1 }
    if a.form.isHeading != b.form.isHeading {
      return isBest && weight.words * 2 >= max(a.size, b.size)
    }
    if isWholePart(link, weight) { return true }
    let least = min(sizes.0, sizes.1)
    guard isBest else {
      return weight.words >= 3 && weight.content * 10 >= 6 * least
    }
    return weight.content > 0 && weight.content * 3 >= least
  }

  /// Whether one block is the beginning or the end of the other, word by word: a paragraph was divided
  /// at the end of a line, or two were joined.
  private func isWholePart(_ link: Link, _ weight: Weight) -> Bool {
    guard let first = weight.first, weight.longest == weight.words else { return false }
    let old = saying(pair.old.blocks[link.old].words, pair.old)
    let new = saying(pair.new.blocks[link.new].words, pair.new)
    guard weight.words == min(old.count, new.count) else { return false }
    return (first.old == old.first && first.new == new.first)
      || (weight.last.old == old.last && weight.last.new == new.last)
  }

  /// Those of a range of words that are neither marks nor markup.
  private func saying(_ range: Range<Int>, _ text: WordText) -> [Int] {
    range.filter { !text.words[$0].isMark && !text.words[$0].isMarkup }
  }

  /// How many words with a sense of their own each block has.
  private func contentSizes(_ blocks: [Int], _ text: WordText) -> [Int: Int] {
    Dictionary(
      blocks.map { block in
        (block, text.words[text.blocks[block].words].count { isContent($0) })
      },
      uniquingKeysWith: { first, _ in first })
  }

  /// Whether a word carries sense by itself; one sign of Chinese or one cluster of Thai does not.
  private func isContent(_ word: Word) -> Bool {
    !word.isMark && !word.isMarkup && word.number >= pair.firstContentNumber
      && !word.traits.contains(.ownNumber)
  }

  // MARK: Islands

  /// Takes matches back that stand alone between two changes and are no landmark there.
  private mutating func joinIslands() {
    let changes = changes
    guard var last = changes.first.map({ (count($0), $0) }) else { return }
    for change in changes.dropFirst() {
      let island = last.1.old.upperBound..<change.old.lowerBound
      let next = count(change)
      if isWithinOneBlock(last.1, change), isIsland(island, last.0, next) {
        for place in island { unmatch(old: place) }
        last = (
          Size(old: last.0.old + next.old, new: last.0.new + next.new),
          Change(
            old: last.1.old.lowerBound..<change.old.upperBound,
            new: last.1.new.lowerBound..<change.new.upperBound)
        )
      } else {
        last = (next, change)
      }
    }
  }

  private struct Size {
    var old: Int
    var new: Int

    var isReplacement: Bool { old > 0 && new > 0 }
    var most: Int { max(old, new) }
  }

  private func count(_ change: Change) -> Size {
    Size(
      old: change.old.count { !oldWord($0).isMark && !oldWord($0).isMarkup },
      new: change.new.count { !newWord($0).isMark && !newWord($0).isMarkup })
  }

  private func isWithinOneBlock(_ a: Change, _ b: Change) -> Bool {
    let old = a.old.first ?? a.old.upperBound
    let new = a.new.first ?? a.new.upperBound
    let oldEnd = b.old.last ?? b.old.lowerBound - 1
    let newEnd = b.new.last ?? b.new.lowerBound - 1
    return oldBlock(old) == oldBlock(oldEnd) && newBlock(new) == newBlock(newEnd)
  }

  private func isIsland(_ island: Range<Int>, _ before: Size, _ after: Size) -> Bool {
    guard before.isReplacement, after.isReplacement else { return false }
    var words = 0
    var content = 0
    var marks = 0
    for place in island {
      let word = oldWord(place)
      switch word.sort {
      case .amount, .date, .term, .linkTarget, .reference: return false
      case .words, .punctuation, .spelling, .markup: break
      }
      if word.isMarkup || word.traits.contains(.divider) { return false }
      if word.isMark {
        marks += 1
      } else {
        words += 1
        if isContent(word), !isSign(word) { content += 1 }
      }
    }
    if content == 0, words <= 2, words + marks <= 3 { return true }
    return content <= 2 && words * 4 <= min(before.most, after.most)
  }

  /// Whether a word is one character of Chinese or one cluster of Thai.
  private func isSign(_ word: Word) -> Bool {
    pair.old.bytes[Int(word.start)] >= 0xE0 && word.range.count <= 6
  }
}

extension BlockChange.Form {
  var isHeading: Bool {
    if case .heading = self { true } else { false }
  }
}
