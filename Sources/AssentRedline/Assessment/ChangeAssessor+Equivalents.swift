import AssentLicense

/// Changes that say the same in other words, or the same words in an order that says the same.
extension ChangeAssessor {
  /// Whether both sides, with the words around them, read the same once each phrase is read as its
  /// group.
  ///
  /// Only words of the table may differ, so any other change in the same place is still seen.
  func isEquivalent(_ olds: Side, _ news: Side) -> Bool {
    guard let phrases, let table = tables.first, olds.words.count + news.words.count > 0,
      olds.words.count <= Self.mostPhraseWords, news.words.count <= Self.mostPhraseWords,
      olds.sentences.count <= 1, news.sentences.count <= 1,
      olds.words.allSatisfy({ mayBeExchanged($0, olds, phrases, table) }),
      news.words.allSatisfy({ mayBeExchanged($0, news, phrases, table) })
    else { return false }
    let silent = table.neutral.subtracting(roleWords.keys)
    let (left, right) = sharedWords(around: olds.range, news.range)
    // With no words around, with those on both sides, and with those on one.
    return [(0, 0), (left, right), (left, 0), (0, right)].contains { before, after in
      func reading(_ side: Side) -> [String] {
        let range = side.range.lowerBound - before..<side.range.upperBound + after
        let words = range.filter { side.text.tokens[$0].isWord }
        return phrases.reading(
          of: words.map(side.folded), silent: silent,
          opens: words.first.map { opens($0, side.text) } ?? false)
      }
      return reading(olds) == reading(news)
    }
  }

  private static let mostPhraseWords = 8

  /// Whether a sentence of a paragraph begins with a word: it has a capital, and is no item.
  private func opens(_ index: Int, _ text: AssessedText) -> Bool {
    let sentence = text.sentences[Int(text.tokens[index].sentence)]
    return text.blocks[sentence.block].form == .paragraph
      && sentence.tokens.first { text.tokens[$0].isWord } == index
      && Self.isCapital(text.exact[text.tokens[index].range])
  }

  /// Whether a word is of a phrase or says nothing, and is no name.
  private func mayBeExchanged(
    _ index: Int, _ side: Side, _ phrases: EquivalentPhrases, _ table: SignalTable
  ) -> Bool {
    let token = side.text.tokens[index]
    guard token.kind == .word || token.kind == .ideograph, !token.isStruck, !token.isDateLine,
      !token.isContracted, token.reference < 0
    else { return false }
    let word = side.folded(index)
    guard phrases.knows(word) || table.neutral.contains(word) else { return false }
    let terms = side.isNew ? newTerms : oldTerms
    return !terms.holds(index, in: side.text)
      && (capitalizesNouns || !isName(index, in: side.text))
  }

  /// How many words before and behind a change both texts share, within its sentence.
  private func sharedWords(around one: Range<Int>, _ other: Range<Int>) -> (Int, Int) {
    func isShared(_ a: Int, _ b: Int, _ near: Int) -> Bool {
      old.tokens.indices.contains(a) && new.tokens.indices.contains(b)
        && Int(comparison.newOfOld[a]) == b
        && old.tokens[a].sentence == old.tokens[min(near, old.tokens.count - 1)].sentence
    }
    var (before, after) = (0, 0)
    while before < 4,
      isShared(one.lowerBound - before - 1, other.lowerBound - before - 1, one.lowerBound - 1)
    {
      before += 1
    }
    while after < 4, isShared(one.upperBound + after, other.upperBound + after, one.upperBound) {
      after += 1
    }
    return (before, after)
  }

  // MARK: Order

  /// The changes of sentences that read the same as a whole, or have the same words in an order that
  /// says the same: items of an enumeration, or a condition that stands before or behind what it is
  /// a condition of.
  func harmlesslyReordered() -> Set<Int> {
    var result: Set<Int> = []
    var index = 0
    let regions = comparison.regions
    while index < regions.count {
      let (one, other) = sentences(of: regions[index])
      var end = index + 1
      while end < regions.count, one != nil, sentences(of: regions[end]) == (one, other) {
        end += 1
      }
      if let one, let other, isHarmlessOrder(one, other) { result.formUnion(index..<end) }
      index = end
    }
    return result
  }

  /// The sentences of a change; `nil` where it touches several of one text.
  func sentences(of region: TextComparison.Region) -> (Int?, Int?) {
    let olds = Side(old, region.old, isNew: false).sentences
    let news = Side(new, region.new, isNew: true).sentences
    switch (olds.count, news.count) {
    case (1, 1): return (olds.lowerBound, news.lowerBound)
    // At the end of a sentence the other text says of which one.
    case (1, 0): return (olds.lowerBound, partner(of: old.sentences[olds.lowerBound], isNew: false))
    case (0, 1): return (partner(of: new.sentences[news.lowerBound], isNew: true), news.lowerBound)
    default: return (nil, nil)
    }
  }

  /// The sentence of the other text that holds the first word that both have.
  private func partner(of sentence: AssessedText.Sentence, isNew: Bool) -> Int? {
    let partners = isNew ? comparison.oldOfNew : comparison.newOfOld
    let other = isNew ? old : new
    return sentence.tokens.prefix(80).first { partners[$0] >= 0 }
      .map { Int(other.tokens[Int(partners[$0])].sentence) }
  }

  private func isHarmlessOrder(_ one: Int, _ other: Int) -> Bool {
    let (olds, news) = (old.sentences[one].tokens, new.sentences[other].tokens)
    guard (4...80).contains(olds.count), (4...80).contains(news.count),
      olds.allSatisfy({ !old.tokens[$0].isFixed && !old.tokens[$0].isStruck }),
      news.allSatisfy({ !new.tokens[$0].isFixed && !new.tokens[$0].isStruck })
    else { return false }
    if readsTheSame(one, other) { return true }
    let before = olds.map { String(decoding: old.folded($0), as: UTF8.self) }
    let after = news.map { String(decoding: new.folded($0), as: UTF8.self) }
    guard before.sorted() == after.sorted() || words(before).sorted() == words(after).sorted()
    else {
      return false
    }
    return !namesSomebody(news, other) && isEnumeration(before, after, around: other)
      || Self.isMovedCondition(words(before), words(after))
      || Self.isMovedCondition(words(after), words(before))
  }

  /// Whether sentences read the same once phrases are read as their groups, but for where
  /// connectives such as `however` stand.
  private func readsTheSame(_ one: Int, _ other: Int) -> Bool {
    guard let phrases, let table = tables.first else { return false }
    let sides = [
      Side(old, old.sentences[one].tokens, isNew: false),
      Side(new, new.sentences[other].tokens, isNew: true),
    ]
    let partners = [comparison.newOfOld, comparison.oldOfNew]
    var isExchanged = false
    for (side, partners) in zip(sides, partners) {
      for index in side.words where partners[index] == TextComparison.nowhere {
        guard phrases.knows(side.folded(index)) else { continue }
        guard mayBeExchanged(index, side, phrases, table) else { return false }
        isExchanged = true
      }
    }
    let silent = table.neutral.subtracting(roleWords.keys)
    func reading(_ side: Side, _ words: ArraySlice<Int>) -> [String] {
      phrases.reading(
        of: words.map(side.folded), silent: silent,
        opens: words.first.map { opens($0, side.text) } ?? false)
    }
    let readings = sides.map { reading($0, $0.words[...]) }
    let isNegated = readings.joined().contains {
      Self.negations.contains($0) || Self.conjunctions.contains($0)
    }
    func isMovable(_ word: String) -> Bool {
      EquivalentPhrases.isMovable(word, isNegated: isNegated)
    }
    let moved = readings.map { $0.filter(isMovable).sorted() }
    let isMoved = readings[0] != readings[1]
    // A mark that stands elsewhere among the same words may say what a negation is of.
    let parts = sides.map { side in
      self.parts(of: side).map { reading(side, $0) }.filter { !$0.isEmpty }
    }
    guard isMoved || isExchanged && parts[0] == parts[1] else { return false }
    return moved[0] == moved[1]
      && readings[0].filter { !isMovable($0) } == readings[1].filter { !isMovable($0) }
  }

  /// The words of a side between the marks that divide it.
  private func parts(of side: Side) -> [ArraySlice<Int>] {
    let marks = side.range.filter { isDividing($0, in: side.text) }
    var start = 0
    return (marks + [side.range.upperBound]).map { mark in
      let end = side.words[start...].firstIndex { $0 > mark } ?? side.words.count
      defer { start = end }
      return side.words[start..<end]
    }
  }

  private static let negations: Set<String> = [
    "not", "no", "none", "never", "nor", "neither", "nobody", "nothing", "without", "nicht", "kein",
    "keine", "keinen", "keiner", "keinem", "ohne", "nie", "niemals", "ne", "n'", "pas", "aucun",
    "aucune", "sans", "jamais", "ni", "nunca", "sin", "non", "senza", "não", "sem", "niet", "geen",
    "zonder", "не", "нет", "без",
  ]

  /// Whether the words that moved are parties or names, whose order may say what each of them does.
  private func namesSomebody(_ tokens: Range<Int>, _ sentence: Int) -> Bool {
    let moved = tokens.filter { comparison.oldOfNew[$0] == TextComparison.nowhere }
    if !capitalizesNouns, moved.contains(where: { isName($0, in: new) }) {
      return true
    }
    return tables.flatMap { $0.matches(in: new, new.sentences[sentence].tokens) }.contains {
      $0.meaning.kind == .party && moved.contains(where: $0.tokens.contains)
    }
  }

  private func words(_ row: [String]) -> [String] { row.filter { !Self.marks.contains($0) } }

  private static let marks: Set<String> = [",", ".", ";", ":", "!", "?"]

  /// Whether two rows of words differ in the order of the items of one enumeration alone: `a, b and
  /// c`, with no other `and` or `or`, and nothing in apposition.
  private func isEnumeration(_ one: [String], _ other: [String], around sentence: Int) -> Bool {
    guard one.count == other.count, let table = tables.first, !ordersMatter(around: sentence),
      let first = one.indices.first(where: { one[$0] != other[$0] }),
      let last = one.indices.last(where: { one[$0] != other[$0] }),
      let and = one.firstIndex(where: Self.conjunctions.contains), and >= first,
      !one[(and + 1)...].contains(where: {
        Self.conjunctions.contains($0) || [",", ";", ":"].contains($0)
      })
    else { return false }
    // An item begins behind a mark, an `and` or an article, and ends before a mark or an `and`; an
    // adjective before the first, or a word behind the last, would go to another item.
    func opens(_ word: String) -> Bool {
      Self.isSeparator(word) || table.neutral.contains(word)
    }
    guard first > 0, opens(one[first - 1]), last + 1 < one.count, Self.isSeparator(one[last + 1])
    else { return false }
    func items(_ row: [String]) -> (items: [[String]], separators: [String]) {
      var items: [[String]] = [[]]
      var separators: [String] = []
      for word in row[first...last] {
        if Self.isSeparator(word) {
          separators.append(word)
          items.append([])
        } else if !table.neutral.contains(word) {
          items[items.count - 1].append(word)
        }
      }
      return (items.filter { !$0.isEmpty }, separators)
    }
    let (a, b) = (items(one), items(other))
    return a.separators == b.separators
      && a.items.allSatisfy { $0.count <= 2 && !table.small.contains($0[0]) }
      && a.items.map { $0.joined(separator: " ") }.sorted()
        == b.items.map { $0.joined(separator: " ") }.sorted()
  }

  private static func isSeparator(_ word: String) -> Bool {
    conjunctions.contains(word) || [",", ";", ":", "."].contains(word)
  }

  static let conjunctions: Set<String> = [
    "and", "or", "nor", "but", "und", "oder", "sowie", "bzw", "et", "ou", "y", "e", "o", "u", "en",
    "of", "i", "lub", "oraz", "и", "или",
  ]

  /// Whether the block of a sentence, or what introduces it, gives its order a meaning, or says
  /// anything of numbers or negations, which may be told of each item.
  private func ordersMatter(around sentence: Int) -> Bool {
    let block = new.blocks[new.sentences[sentence].block]
    var ranges = [block.tokens.prefix(400)]
    if block.lead >= 0 { ranges.append(new.blocks[block.lead].tokens.suffix(40)) }
    return ranges.contains { range in
      range.contains { index in
        if new.tokens[index].kind == .number, new.sentences[sentence].tokens.contains(index) {
          return true
        }
        let word = String(decoding: new.folded(index), as: UTF8.self)
        return Self.orderWords.contains(word) || Self.negations.contains(word)
          || Self.orderStems.contains { word.hasPrefix($0) }
      }
    }
  }

  private static let orderStems = [
    "order", "sequen", "priorit", "preced", "prevail", "rank", "respectiv", "hierarch", "descend",
    "ascend", "reihenfolge", "rang", "vorrang", "jeweil", "ordre", "ordine", "orden", "ordem",
    "préva", "préséan", "préced", "preval", "jerarqu", "volgorde", "kolejno", "поряд", "приорит",
  ]

  /// Whether the second row is the first with a condition at its end put first: `you may stay if it
  /// rains`, `if it rains you may stay`.
  private static func isMovedCondition(_ one: [String], _ other: [String]) -> Bool {
    guard one.count == other.count, one.count <= 40, let opening = other.first,
      conditions.contains(opening),
      let start = one.lastIndex(of: opening), start > 1,
      one.filter(conditions.contains).count == 1,
      Array(one[start...] + one[..<start]) == other
    else { return false }
    // With two things to depend on it, or a verb that asks whether, it may say something else.
    return !one[..<start].contains { isSeparator($0) || asking.contains($0) }
      && !one[start...].contains(where: isSeparator)
  }

  private static let conditions: Set<String> = [
    "if", "when", "whenever", "unless", "si", "lorsque", "quand", "cuando", "quando",
  ]
  private static let asking: Set<String> = [
    "tell", "know", "ask", "decide", "check", "whether", "only", "even", "except", "savoir",
    "seulement", "que", "sólo", "solo", "saber", "decidir", "comunicar", "sapere",
  ]
}
