import AssentLicense
import AssentManifest

/// The numbers of clauses, and what mentions them by these.
extension ChangeAssessor {
  // MARK: Mentions

  mutating func assessReference(_ index: Int, _ other: Int) {
    let from = Int(old.tokens[index].reference)
    let to = Int(new.tokens[other].reference)
    let one = oldLegal.references[from]
    let two = newLegal.references[to]
    if areSame(one.clause, two.clause), one.rest == two.rest {
      // The clause has another number, and the mention followed it.
      if one.number != two.number { raise(to: .punctuation) }
      if let clause = two.clause { followed.insert(clause) }
      return
    }
    // The same number: another clause only where the former one stands elsewhere now, or where the
    // one that is meant now stood elsewhere.
    guard one.number != two.number || isStale(one, two) else { return }
    noteMention(old: (one.text, from), new: (two.text, to), at: other)
  }

  /// The mentions in a sentence that stands elsewhere now.
  mutating func assessReferences(ofMoved pair: (old: Int, new: Int)) {
    for (index, other) in zip(old.sentences[pair.old].tokens, new.sentences[pair.new].tokens)
    where old.tokens[index].reference >= 0 && new.tokens[other].reference >= 0 {
      assessReference(index, other)
    }
  }

  mutating func areSame(_ one: Int?, _ other: Int?) -> Bool {
    guard let one, let other else { return false }
    if let partner = partners.newOfOld[one] { return partner == other }
    guard let identity = identity(one, isNew: false) else { return false }
    return identity == self.identity(other, isNew: true)
  }

  /// Whether a mention with the number that it had is one of another clause, or of none.
  private mutating func isStale(
    _ one: LegalDocument.Reference, _ two: LegalDocument.Reference
  ) -> Bool {
    if let clause = one.clause, let now = partners.newOfOld[clause] {
      guard now != two.clause, !two.others.contains(now) else { return false }
      return two.clause != nil || isRenumbered(clause, now)
    }
    if let clause = two.clause, let before = partners.oldOfNew[clause] {
      guard before != one.clause, !one.others.contains(before) else { return false }
      return one.clause != nil || isRenumbered(before, clause)
    }
    guard let from = identity(one.clause, isNew: false),
      let to = identity(two.clause, isNew: true)
    else { return false }
    return newIdentities.contains(from) && from != to
  }

  /// What a clause is known by, whatever its number: its title, or its first words.
  func identity(_ clause: Int?, isNew: Bool) -> String? {
    guard let clause else { return nil }
    let legal = isNew ? newLegal : oldLegal
    guard legal.clauses.indices.contains(clause) else { return nil }
    let title = Self.words(legal.clauses[clause].title)
    if !title.isEmpty { return title }
    let text = isNew ? new : old
    let own = Int(text.blockOfNode[legal.clauses[clause].node])
    let block = own >= 0 ? own : Int(text.firstBlockOfClause[clause])
    let first = block >= 0 ? text.blocks[block].tokens : 0..<0
    return first.lazy.filter { text.tokens[$0].isWord }.prefix(24)
      .map { String(decoding: text.folded($0), as: UTF8.self) }.joined(separator: " ")
  }

  // MARK: Numbers

  /// Clauses that stay and have other numbers.
  ///
  /// Other documents may cite a clause by its number, so this is more than marks. It is not where
  /// every mention followed and no clause took over a number that another one had.
  mutating func assessNumbers() {
    var renumbered: [Int] = []
    for (clause, partner) in partners.newOfOld.enumerated() {
      guard let partner, isRenumbered(clause, partner) else { continue }
      renumbered.append(clause)
    }
    guard !renumbered.isEmpty else { return }
    let after = Set(
      renumbered.compactMap { partners.newOfOld[$0] }.map { number(ofNew: $0) })
    let isTakenOver = renumbered.contains { after.contains(number(ofOld: $0)) }
    let isFollowed = renumbered.contains { partners.newOfOld[$0].map(followed.contains) ?? false }
    if isTakenOver || !isFollowed { raise(to: .wording) }
    // An item that has its letter still is mentioned by it.
    let lettered = renumbered.filter { clause in
      let partner = partners.newOfOld[clause].flatMap { newLegal.clauses[$0].number }
      return Self.number(oldLegal.clauses[clause].number) != Self.number(partner)
    }
    noteBareMentions(
      of: Dictionary(grouping: lettered) { Self.number(oldLegal.clauses[$0].number) })
  }

  /// Whether a clause has another number than before, or stands as an item in one that has.
  private func isRenumbered(_ old: Int, _ new: Int) -> Bool {
    guard oldLegal.clauses[old].number != nil || newLegal.clauses[new].number != nil else {
      return false
    }
    return number(ofOld: old) != number(ofNew: new)
  }

  func bareNumber(ofOld clause: Int) -> String { Self.number(oldLegal.clauses[clause].number) }
  private func number(ofOld clause: Int) -> String { wholeNumber(clause, oldLegal) }
  private func number(ofNew clause: Int) -> String { wholeNumber(clause, newLegal) }

  /// The number of a clause with those of the clauses around it where it is an item.
  private func wholeNumber(_ clause: Int, _ legal: LegalDocument) -> String {
    var number = Self.number(legal.clauses[clause].number)
    var around = clause
    while legal.clauses[around].form == .listItem, let parent = legal.clauses[around].parent {
      around = parent
      number = Self.number(legal.clauses[around].number) + " " + number
    }
    return number
  }

  /// A number without the marks around it, as it is compared: `a` of `(A)`.
  private static func number(_ written: String?) -> String {
    var scalars = Substring((written ?? "").lowercased()).unicodeScalars
    while let first = scalars.first, isMark(first) { scalars.removeFirst() }
    while let last = scalars.last, isMark(last) { scalars.removeLast() }
    return String(scalars)
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    ScalarClass(scalar.value) == .punctuation
  }

  /// Words that stay and mention a clause in a way that is no reference by itself: `point a)`.
  ///
  /// - Parameter kept: numbers of clauses that stay, which `clause 1` means rather than an item.
  mutating func noteBareMentions(of clauses: [String: [Int]], besides kept: Set<String> = []) {
    for index in old.tokens.indices.dropFirst()
    where old.tokens[index].reference < 0 && !old.tokens[index].isReferenceRest {
      guard old.tokens[index].kind != .punctuation, comparison.newOfOld[index] >= 0,
        let found = clauses[String(decoding: old.folded(index), as: UTF8.self)],
        let name = nameBefore(index), !isSmallWord(index)
      else { continue }
      if ReferenceNames.rank(of: old.folded(name)) == .clause,
        kept.contains(Self.number(old.shown(index..<index + 1)))
      {
        continue
      }
      let other = Int(comparison.newOfOld[index])
      guard new.folded(other).elementsEqual(old.folded(index)), new.tokens[other].reference < 0,
        !isTold(old.mention(at: index)), !isTold(new.mention(at: other))
      else { continue }
      // A clause may be called `Point a` itself, and then mentions no other.
      let own = old.blocks[old.sentences[Int(old.tokens[index].sentence)].block].clause
      guard !old.tokens[index].isClauseNumber || !found.contains(own) else { continue }
      let text = old.shown(name..<index + 1)
      noteMention(old: (text, nil), new: (text, nil), at: other)
    }
  }

  /// Whether a letter is a word of its language rather than that of an item: `w` in `w paragrafie w sytuacji`, and not
  /// in `lit. w)` or `points (a) and (b)`.
  private func isSmallWord(_ index: Int) -> Bool {
    let token = old.tokens[index]
    guard token.kind == .word,
      Self.letterWords[LanguageTag.language(of: oldLegal.language)]?
        .contains(String(decoding: old.folded(index), as: UTF8.self)) ?? false
    else { return false }
    let (before, after) = (index - 1, index + 1)
    guard after < old.tokens.count, old.tokens[after].sentence == token.sentence else {
      return false
    }
    // A mark beside it makes it a letter, and so does a word that joins two of them.
    if old.tokens[after].kind == .punctuation || old.tokens[before].kind == .punctuation {
      return false
    }
    return !Self.conjunctions.contains(String(decoding: old.folded(after), as: UTF8.self))
  }

  /// Words of one letter, by language.
  private static let letterWords: [String: Set<String>] = [
    "en": ["a"], "es": ["a", "e", "o", "u", "y"], "pt": ["a", "e", "o", "à", "é"],
    "ca": ["a", "e", "i", "o"], "fr": ["a", "y", "à"], "it": ["a", "e", "i", "o", "è"],
    "ro": ["a", "e", "o"], "hu": ["a", "s"], "sv": ["i", "å"], "da": ["i", "å"],
    "nb": ["i", "å"], "no": ["i", "å"], "nn": ["i", "å"], "nl": ["u"], "tr": ["o"],
    "pl": ["a", "i", "o", "u", "w", "z"], "cs": ["a", "i", "k", "o", "s", "u", "v", "z"],
    "sk": ["a", "i", "k", "o", "s", "u", "v", "z"], "sl": ["a", "h", "k", "o", "s", "v", "z"],
    "hr": ["a", "i", "k", "o", "s", "u"], "sr": ["a", "i", "k", "o", "s", "u"],
    "ru": ["а", "в", "и", "к", "о", "с", "у", "я"], "uk": ["а", "в", "з", "і", "й", "о", "у", "я"],
    "bg": ["а", "в", "е", "и", "с"],
  ]

  /// Whether it is known what a mention means: a clause that is here, or one of another text.
  private func isTold(_ mention: AssessedText.Mention?) -> Bool {
    mention.map { $0.isForeign || $0.reference != nil } ?? false
  }

  /// Whether numbers behind a word for a clause follow clauses that have other numbers now:
  /// `item 2.1.`, `item 3.1.`
  mutating func isFollowing(_ olds: Side, _ news: Side) -> Bool {
    guard !olds.words.isEmpty, olds.words.count == news.words.count, marks(olds) == marks(news)
    else { return false }
    return zip(olds.words, news.words).allSatisfy { one, other in
      let (from, to) = (old.mention(at: one), new.mention(at: other))
      if isTold(from) || isTold(to) {
        guard let from, let to, from.reference != nil else { return false }
        return follows(one, from, other, to)
      }
      guard old.tokens[one].kind == .number, new.tokens[other].kind == .number,
        nameBefore(one) != nil
      else { return false }
      return clausesByNumber[olds.folded(one), default: []].contains { clause in
        guard let partner = partners.newOfOld[clause] else { return false }
        return Self.number(newLegal.clauses[partner].number) == news.folded(other)
      }
    }
  }

  /// Clauses of the old text by their numbers alone.
  func numberedClauses() -> [String: [Int]] {
    Dictionary(
      grouping: oldLegal.clauses.indices.filter { oldLegal.clauses[$0].number != nil },
      by: { Self.number(oldLegal.clauses[$0].number) })
  }

  /// The word for a part of a text before a number: `point (a)`, `items 1 and 2`.
  private func nameBefore(_ index: Int) -> Int? {
    let sentence = old.tokens[index].sentence
    for name in (max(0, index - 6)..<index).reversed() {
      guard old.tokens[name].sentence == sentence else { return nil }
      let word = old.folded(name)
      if Self.isPartName(word) { return name }
      let isPassed =
        old.tokens[name].kind == .punctuation || old.tokens[name].kind == .number
        || Self.conjunctions.contains(String(decoding: word, as: UTF8.self))
      guard isPassed else { return nil }
    }
    return nil
  }

  /// Whether a word names a part of a text: `point`, `Ziffer`.
  static func isPartName(_ word: ArraySlice<UInt8>) -> Bool {
    switch ReferenceNames.rank(of: word) {
    case .clause, .loose, .part: true
    case .side: word.elementsEqual("letter".utf8)
    case .attachment, .here, .previous, .passed, nil: false
    }
  }
}
