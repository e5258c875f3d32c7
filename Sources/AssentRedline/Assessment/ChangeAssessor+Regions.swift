import AssentDiagnostics
import AssentManifest

/// What one stretch of changed words is.
extension ChangeAssessor {
  /// A range of words of one of the texts.
  struct Side {
    var text: AssessedText
    var range: Range<Int>
    var isNew: Bool
    /// The words without marks.
    var words: [Int]

    init(_ text: AssessedText, _ range: Range<Int>, isNew: Bool) {
      self.text = text
      self.range = range
      self.isNew = isNew
      words = range.filter { text.tokens[$0].isWord }
    }

    /// The sentences that hold the range, or the place of an empty one.
    var sentences: Range<Int> {
      guard !text.tokens.isEmpty else { return 0..<0 }
      if range.isEmpty {
        let after = min(range.lowerBound, text.tokens.count - 1)
        let before = max(range.lowerBound - 1, 0)
        let first = Int(text.tokens[before].sentence)
        let last = Int(text.tokens[after].sentence)
        // Between two sentences it belongs to neither.
        return first == last ? first..<first + 1 : last..<last
      }
      return Int(text.tokens[range.lowerBound].sentence)..<Int(
        text.tokens[range.upperBound - 1].sentence) + 1
    }

    /// Whether one of its words lies in a range, found by halving.
    func hasWord(in tokens: Range<Int>) -> Bool {
      let next = words.partitioningIndex { $0 >= tokens.lowerBound }
      return next < words.count && words[next] < tokens.upperBound
    }

    var shown: String {
      guard let first = words.first, let last = words.last else { return text.shown(range) }
      return text.shown(first..<last + 1)
    }

    func folded(_ index: Int) -> String { String(decoding: text.folded(index), as: UTF8.self) }
  }

  enum Nature {
    /// No word differs.
    case marks
    /// Words are spelled in another way, or one is no longer written twice.
    case spelling
    /// Other words that say the same.
    case equivalent
    /// Articles, or a preposition more or less.
    case grammar
    /// An address as it is shown.
    case address
    case content
  }

  mutating func assessRegions() {
    let harmless = harmlesslyReordered()
    if !harmless.isEmpty { raise(to: .wording) }
    for index in harmless {
      if let sentence = sentenceInNew(of: comparison.regions[index]) { reordered.insert(sentence) }
    }
    assessOrder()
    for (index, region) in comparison.regions.enumerated() where !harmless.contains(index) {
      assess(region)
    }
  }

  private mutating func assess(_ region: TextComparison.Region) {
    let olds = Side(old, region.old, isNew: false)
    let news = Side(new, region.new, isNew: true)
    if isFollowing(olds, news) {
      raise(to: .punctuation)
      return
    }
    if noteSign(olds, news) { return }
    let nature = nature(olds, news)
    switch nature {
    case .marks:
      raise(to: .punctuation)
      noteMarks(olds, news)
      noteBracket(olds, news)
      return
    case .spelling:
      raise(to: .wording)
      return
    case .equivalent:
      raise(to: .wording)
      if marks(olds) != marks(news) { noteMarks(olds, news) }
      return
    case .address:
      assessAddress(olds, news)
      return
    case .grammar, .content: raise(to: .wording)
    }
    guard found.count < Self.mostSignals else { return }
    let before = found.count
    noteTouched(olds, news)
    noteNumbers(olds, news)
    guard nature == .content else { return }
    noteDefinition(olds, news)
    if found.count == before { noteContext(olds, news) }
    if found.count == before { noteForeign(olds, news) }
    if found.count == before { noteName(olds, news) }
    if found.count == before { noteStatement(olds, news) }
  }

  // MARK: Nature

  private mutating func nature(_ olds: Side, _ news: Side) -> Nature {
    if olds.words.isEmpty, news.words.isEmpty { return .marks }
    let all = olds.words.map { old.tokens[$0] } + news.words.map { new.tokens[$0] }
    if all.contains(where: { $0.kind == .hidden || $0.kind == .tag || $0.isStruck }) {
      return .content
    }
    if !olds.words.isEmpty, !news.words.isEmpty, all.allSatisfy({ $0.kind == .address }) {
      return .address
    }
    if isClauseNumber(olds, news) || isClauseNumber(news, olds) { return .equivalent }
    if isLongMark(olds, news) || isLongMark(news, olds) { return .spelling }
    if isEquivalent(olds, news) { return .equivalent }
    if isSpelling(olds, news) || isDoubled(olds, news) || isDoubled(news, olds) {
      return .spelling
    }
    return isGrammar(olds, news) ? .grammar : .content
  }

  private mutating func isSpelling(_ olds: Side, _ news: Side) -> Bool {
    guard (1...8).contains(olds.words.count), (1...8).contains(news.words.count) else {
      return false
    }
    if olds.words.count == news.words.count,
      zip(olds.words, news.words).allSatisfy({ isVariant($0, $1) })
    {
      return true
    }
    let fewer = olds.words.count < news.words.count ? olds : news
    let more = olds.words.count < news.words.count ? news : olds
    guard fewer.words.count == 1, (2...4).contains(more.words.count) else { return false }
    let parts = more.words.map(more.folded)
    let isKnown = !parts.contains { ["may", "might", "not", "shall", "must"].contains($0) }
    return isKnown && parts.joined().utf8.count >= 5
      && !SpellingVariant.tellsByHyphen(parts.joined())
      && parts.joined() == fewer.folded(fewer.words[0])
  }

  /// Whether one side is the number of a clause, and the other the same that numbers none: an item
  /// that became part of the one before.
  private func isClauseNumber(_ side: Side, _ other: Side) -> Bool {
    guard side.words.isEmpty, (1...3).contains(other.words.count) else { return false }
    let number = side.range.filter { side.text.tokens[$0].isClauseNumber }
      .flatMap { side.folded($0).unicodeScalars.filter { ScalarClass($0.value) != .punctuation } }
    return number.elementsEqual(other.words.flatMap { other.folded($0).unicodeScalars })
  }

  private mutating func isVariant(_ one: Int, _ other: Int) -> Bool {
    let (a, b) = (old.tokens[one], new.tokens[other])
    let kinds: [AssessedText.Token.Kind] = [.word, .symbol]
    guard kinds.contains(a.kind), kinds.contains(b.kind),
      !oldTerms.isName(a.key), !newTerms.isName(b.key)
    else { return false }
    return SpellingVariant.isVariant(
      String(decoding: old.folded(one), as: UTF8.self),
      String(decoding: new.folded(other), as: UTF8.self))
  }

  /// Whether words are those right before or behind them, once more.
  private mutating func isDoubled(_ side: Side, _ other: Side) -> Bool {
    let text = side.text
    let count = side.range.count
    guard other.range.isEmpty, (1...3).contains(count), side.words.count == count else {
      return false
    }
    let keys = side.range.map { text.tokens[$0].key }
    let before = side.range.lowerBound - count
    let after = side.range.upperBound
    let isRepeated =
      (before >= 0 && (before..<before + count).map { text.tokens[$0].key } == keys)
      || (after + count <= text.tokens.count
        && (after..<after + count).map { text.tokens[$0].key } == keys)
    guard isRepeated else { return false }
    // `not not` and `5 5` say something else.
    return !side.words.contains { text.tokens[$0].kind != .word }
      && !touched(side).contains { $0.meaning.kind == .negation }
  }

  private func isGrammar(_ olds: Side, _ news: Side) -> Bool {
    guard let table = tables.first, olds.words.count + news.words.count <= 6,
      !turnsRoles(olds, news)
    else { return false }
    var small: [Bool: Set<String>] = [:]
    for side in [olds, news] {
      for index in side.words {
        let word = side.folded(index)
        if table.neutral.contains(word) { continue }
        guard table.small.contains(word) else { return false }
        small[side.isNew, default: []].insert(word)
      }
    }
    // One preposition more or less is grammar; one for another may turn a sentence around.
    guard let one = small[false], let other = small[true] else { return true }
    return one == other
  }

  // MARK: Signals

  /// The phrases of a sentence, found once.
  mutating func matches(inSentence index: Int, isNew: Bool) -> [SignalTable.Match] {
    let key = isNew ? index : ~index
    if let known = matchCache[key] { return known }
    let result = findMatches(index, isNew: isNew)
    matchCache[key] = result
    return result
  }

  private func findMatches(_ index: Int, isNew: Bool) -> [SignalTable.Match] {
    let text = isNew ? new : old
    var result = tables.flatMap { $0.matches(in: text, text.sentences[index].tokens) }
    // Struck words say nothing, so that to strike one is to take it out.
    result.removeAll { match in match.tokens.contains { text.tokens[$0].isStruck } }
    result.sort { $0.tokens.lowerBound < $1.tokens.lowerBound }
    return result
  }

  /// The phrases that the change makes or breaks: they hold a changed word or stand around it.
  private mutating func touched(_ side: Side) -> [SignalTable.Match] {
    var result: [SignalTable.Match] = []
    for sentence in side.sentences {
      let matches = matches(inSentence: sentence, isNew: side.isNew)
      var index = Self.firstMatch(in: matches, from: side.range.lowerBound - Self.longestPhrase)
      while index < matches.count,
        matches[index].tokens.lowerBound < max(side.range.upperBound, side.range.lowerBound + 1)
      {
        if isTouched(matches[index], side), !isNumberOfClause(matches[index], side) {
          result.append(matches[index])
        }
        index += 1
      }
      if result.count > 64 { break }
    }
    return result
  }

  /// Whether what reads as an amount is the number of a clause: `제4조`, where `조` is a trillion, too.
  private mutating func isNumberOfClause(_ match: SignalTable.Match, _ side: Side) -> Bool {
    match.tokens.count == 1 && match.meaning.kind == .amount
      && isMentioned(match.tokens.lowerBound, isNew: side.isNew)
  }

  /// More words than any phrase of the tables has.
  private static let longestPhrase = 16

  /// The first match at or behind a word, by halving.
  private static func firstMatch(in matches: [SignalTable.Match], from token: Int) -> Int {
    matches.partitioningIndex { $0.tokens.lowerBound >= token }
  }

  private func isTouched(_ match: SignalTable.Match, _ side: Side) -> Bool {
    if side.range.isEmpty {
      return match.tokens.lowerBound < side.range.lowerBound
        && match.tokens.upperBound > side.range.lowerBound
    }
    guard match.tokens.overlaps(side.range) else { return false }
    if match.tokens.count == 1, isOtherwise(match.tokens.lowerBound, side.text) { return false }
    // A mark within the phrase alone does not break it.
    return side.hasWord(in: match.tokens)
  }

  /// Whether a sign of arithmetic counts nothing, or a letter of kana is within a word: `が` in
  /// `しょうがい`.
  private func isOtherwise(_ index: Int, _ text: AssessedText) -> Bool {
    func around(_ isKind: (Int) -> Bool) -> (before: Bool, after: Bool) {
      (
        index > 0 && isKind(index - 1),
        index + 1 < text.tokens.count && isKind(index + 1) && !text.tokens[index + 1].isAfterSpace
      )
    }
    let bytes = text.folded(index)
    if bytes.count == 1, let sign = bytes.first, "<>=+".utf8.contains(sign) {
      let numbers = around { text.tokens[$0].kind == .number }
      let next = index + 1 < text.tokens.count && text.tokens[index + 1].kind == .number
      return !numbers.before && !next
    }
    guard Self.isHiragana(bytes) else { return false }
    let kana = around { Self.isHiragana(text.folded($0)) }
    return kana.before && kana.after
  }

  private static func isHiragana(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.withUnsafeBufferPointer {
      $0.count == 3 && (0x3041...0x3096).contains(ScalarFold.decode($0, 0).0)
    }
  }

  private mutating func noteTouched(_ olds: Side, _ news: Side) {
    let (lost, lostNames) = partingNames(touched(olds), olds)
    let (gained, gainedNames) = partingNames(touched(news), news)
    noteNames(lostNames, gainedNames, olds, news)
    let pairs = PhrasePairs(
      lost: lost.map(\.meaning.kind), gained: gained.map(\.meaning.kind),
      most: Self.mostSignals - found.count)
    for pair in pairs.pairs {
      let (one, other) = (pair.lost.map { lost[$0] }, pair.gained.map { gained[$0] })
      guard let kind = (other ?? one)?.meaning.kind else { continue }
      let isGone = other == nil && news.range.isEmpty
      note(
        kind, old: one.map { old.shown($0.tokens) } ?? "",
        new: other.map { new.shown($0.tokens) } ?? "",
        clause: label(isGone ? olds.range : other?.tokens ?? news.range, isNew: !isGone),
        at: (other?.tokens ?? news.range).lowerBound)
    }
    noteNegativePrefix(olds, news)
    noteReferences(olds, news)
  }

  /// `able` and `unable`.
  private mutating func noteNegativePrefix(_ olds: Side, _ news: Side) {
    for (one, other) in zip(olds.words, news.words) {
      let (a, b) = (olds.folded(one), news.folded(other))
      guard a != b, a.hasSuffix(b) || b.hasSuffix(a) else { continue }
      let prefix = a.count > b.count ? a.dropLast(b.count) : b.dropLast(a.count)
      guard Self.negativePrefixes.contains(String(prefix)) else { continue }
      note(
        .negation, old: olds.text.shown(one..<one + 1), new: news.text.shown(other..<other + 1),
        clause: label(news.range, isNew: true), at: other)
    }
  }

  private static let negativePrefixes: Set<String> = [
    "un", "in", "im", "ir", "il", "non", "dis", "mis", "des", "dés", "de", "a", "an", "s", "nie",
    "не",
    "niet", "on", "ver", "ent", "miss", "anti", "ex", "re", "sub", "sous", "sob", "unter",
    "nicht",
    "não", "no", "mé", "inn", "без", "bez",
  ]

  private mutating func noteNumbers(_ olds: Side, _ news: Side) {
    let (a, b) = (numbers(olds, beside: news), numbers(news, beside: olds))
    for index in 0..<min(max(a.count, b.count), 16) {
      let (one, other) = (
        index < a.count ? a[index] : nil, index < b.count ? b[index] : nil
      )
      let isDuration =
        other.map { isNearDuration($0, isNew: true) }
        ?? one.map { isNearDuration($0, isNew: false) } ?? false
      note(
        isDuration ? .duration : .amount, old: one.map { old.shown($0..<$0 + 1) } ?? "",
        new: other.map { new.shown($0..<$0 + 1) } ?? "",
        clause: label(other.map { $0..<$0 + 1 } ?? news.range, isNew: true),
        at: other ?? news.range.lowerBound)
    }
  }

  /// The numbers of a side, but those of clauses; a name such as `37signals` is none where words stand on the other one.
  private mutating func numbers(_ side: Side, beside other: Side) -> [Int] {
    let isBesideWords =
      !other.words.isEmpty && other.words.allSatisfy { other.text.tokens[$0].kind == .word }
    return side.words.filter { index in
      let token = side.text.tokens[index]
      guard token.kind == .number, !isMentioned(index, isNew: side.isNew) else { return false }
      return !isBesideWords || side.text.folded(index).count { $0 | 0x20 &- 0x61 < 26 } < 4
    }
  }

  /// Whether a number has a unit of time, or stands near one and has no unit of money.
  private mutating func isNearDuration(_ token: Int, isNew: Bool) -> Bool {
    let text = isNew ? new : old
    let matches = matches(inSentence: Int(text.tokens[token].sentence), isNew: isNew)
    let near = matches[Self.firstMatch(in: matches, from: token - 1 - Self.longestPhrase)...]
      .prefix { $0.tokens.lowerBound <= token + 3 }
    let isMoney = near.contains {
      $0.meaning.kind == .amount && $0.meaning.isStrong
        && ($0.tokens.lowerBound == token + 1
          || $0.tokens == token - 1..<token && text.tokens[token - 1].kind == .symbol)
    }
    return !isMoney
      && near.contains { $0.meaning.kind == .duration && $0.tokens.upperBound >= token - 1 }
  }
}
