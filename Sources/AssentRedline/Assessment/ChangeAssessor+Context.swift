import AssentLicense
import AssentManifest

/// What the sentence around a changed word, and the text around that sentence, make of it.
extension ChangeAssessor {
  /// Any word with content matters in a sentence that holds a signal, or stands below one that does.
  mutating func noteContext(_ olds: Side, _ news: Side) {
    for side in [news, olds] {
      for sentence in side.sentences {
        guard strongKind(sentence, isNew: side.isNew) != nil else { continue }
        note(
          .bindingSentence, old: olds.shown, new: news.shown, clause: label(of: olds, news),
          at: news.range.lowerBound)
        return
      }
    }
  }

  /// The strongest signal of a sentence, or of what introduces it.
  mutating func strongKind(_ sentence: Int, isNew: Bool) -> Kind? {
    let text = isNew ? new : old
    var sentence = sentence
    for _ in 0..<6 {
      if let kind = ownKind(sentence, isNew: isNew) { return kind }
      let lead = text.blocks[text.sentences[sentence].block].lead
      guard lead >= 0, let last = text.blocks[lead].sentences.last, last != sentence else {
        return nil
      }
      sentence = last
    }
    return nil
  }

  /// The first of the strong kinds that a sentence holds, found once.
  private mutating func ownKind(_ sentence: Int, isNew: Bool) -> Kind? {
    let key = isNew ? sentence : ~sentence
    if let known = kindCache[key] { return known }
    let kinds = Set(
      matches(inSentence: sentence, isNew: isNew).lazy.filter(\.meaning.isStrong)
        .map(\.meaning.kind))
    let kind = Kind.allCases.first(where: kinds.contains)
    kindCache[key] = .some(kind)
    return kind
  }

  // MARK: Languages

  /// Words of a sentence in a language that no table knows.
  mutating func noteForeign(_ olds: Side, _ news: Side) {
    let words = olds.words.map { old.tokens[$0] } + news.words.map { new.tokens[$0] }
    var isBeyondTables = words.contains { $0.kind == .hidden || $0.kind == .tag }
    for side in [news, olds] where !isBeyondTables {
      isBeyondTables = side.words.contains { !scripts.contains(Script(of: side.text.folded($0))) }
      for sentence in side.sentences where !isBeyondTables {
        isBeyondTables = isForeign(sentence, isNew: side.isNew)
      }
    }
    guard isBeyondTables else { return }
    note(
      .unknownLanguage, old: olds.shown, new: news.shown, clause: label(of: olds, news),
      at: news.range.lowerBound)
  }

  private mutating func isForeign(_ sentence: Int, isNew: Bool) -> Bool {
    let key = isNew ? sentence : ~sentence
    if let known = foreignCache[key] { return known }
    let result = findForeign(sentence, in: isNew ? new : old)
    foreignCache[key] = result
    return result
  }

  /// Whether a sentence of some length has none of the small words of the languages at hand.
  private func findForeign(_ sentence: Int, in text: AssessedText) -> Bool {
    var count = 0
    for index in text.sentences[sentence].tokens {
      switch text.tokens[index].kind {
      case .word:
        count += 1
        let word = String(decoding: text.folded(index), as: UTF8.self)
        if tables.contains(where: { $0.small.contains(word) || $0.neutral.contains(word) }) {
          return false
        }
        if Script(of: text.folded(index)) != .latin { return false }
      case .ideograph: return false
      case .number, .symbol, .address, .punctuation, .hidden, .tag: continue
      }
    }
    return count >= 4
  }

  // MARK: Words that stand for each other

  /// Case, spaces, contractions, and mentions of clauses in words that did not change.
  mutating func assessMatches() {
    for index in comparison.newOfOld.indices where comparison.newOfOld[index] >= 0 {
      let other = Int(comparison.newOfOld[index])
      let (a, b) = (old.tokens[index], new.tokens[other])
      if a.reference >= 0, b.reference >= 0 {
        assessReference(index, other)
        continue
      }
      if a.isDateLine || a.isReferenceRest { continue }
      if a.isClauseNumber {
        if !old.folded(index).elementsEqual(new.folded(other)) { raise(to: .punctuation) }
        continue
      }
      if a.isAfterSpace != b.isAfterSpace || a.isAfterRareSpace != b.isAfterRareSpace, index > 0,
        other > 0, old.tokens[index - 1].sentence == a.sentence,
        new.tokens[other - 1].sentence == b.sentence
      {
        raise(to: .typography)
      }
      if a.exactKey != b.exactKey { assessUnit(index, other) }
      guard a.exactKey != b.exactKey || a.isContracted != b.isContracted else { continue }
      raise(to: a.isContracted != b.isContracted ? .wording : .typography)
      assessCase(index, other)
    }
  }

  /// Words with a capital that either text has in quotation marks, or says what they mean.
  static func named(_ text: AssessedText) -> Set<UInt64> {
    var keys = Set<UInt64>()
    for index in text.tokens.indices.dropLast() where text.tokens[index].kind == .word {
      guard isCapital(text.exact[text.tokens[index].range]) else { continue }
      let isQuoted = index > 0 && text.folded(index - 1).elementsEqual([0x22])
      guard
        isQuoted || defining.contains(String(decoding: text.folded(index + 1), as: UTF8.self))
      else { continue }
      keys.insert(text.tokens[index].key)
    }
    return keys
  }

  private static let defining: Set<String> = [
    "means", "mean", "bedeutet", "bezeichnet", "désigne", "désignent", "significa", "significan",
    "indica", "betekent", "oznacza", "означает",
  ]

  static func isCapital(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      guard !bytes.isEmpty else { return false }
      let (scalar, _) = ScalarFold.decode(bytes, 0)
      return ScalarFold.compared(scalar) != scalar
    }
  }

  func isSentenceStart(_ index: Int, in text: AssessedText) -> Bool {
    let start = text.sentences[Int(text.tokens[index].sentence)].tokens.lowerBound
    return (start..<index).allSatisfy { !text.tokens[$0].isWord }
  }

  // MARK: Places

  func label(of olds: Side, _ news: Side) -> ClauseNames.Mark {
    news.range.isEmpty && !olds.range.isEmpty
      ? label(olds.range, isNew: false) : label(news.range, isNew: true)
  }

  /// The clause that holds a word.
  func label(_ range: Range<Int>, isNew: Bool) -> ClauseNames.Mark {
    let text = isNew ? new : old
    guard !text.tokens.isEmpty else { return ClauseNames.Mark() }
    let token = min(range.lowerBound, text.tokens.count - 1)
    let block = text.blocks[text.sentences[Int(text.tokens[token].sentence)].block]
    return label(ofClause: block.clause, isNew: isNew)
  }

  func label(ofClause index: Int?, isNew: Bool) -> ClauseNames.Mark {
    isNew ? newNames[index] : oldNames[index]
  }
}

extension LegalDocument {
  /// What signals call a clause: its number, with that of the clause around it where it is but a letter;
  /// else its title.
  package func signalLabel(ofClause index: Int) -> String {
    signalLabel(ofClause: index) { signalLabel(ofClause: $0) }
  }

  /// - Parameter outer: what the clause around a letter is called.
  func signalLabel(ofClause index: Int, _ outer: (Int) -> String) -> String {
    guard clauses.indices.contains(index) else { return "" }
    let clause = clauses[index]
    guard let number = shownNumber(of: clause) else { return clause.title }
    guard clause.form == .listItem, let parent = clause.parent else { return number }
    let around = outer(parent)
    if around.isEmpty { return number }
    return number.hasPrefix("(") ? around + number : "\(around)(\(number))"
  }
}
