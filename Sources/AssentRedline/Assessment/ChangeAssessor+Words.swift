import AssentLicense
import AssentManifest

/// Changes that tables of phrases cannot tell: who does what to whom, and names.
extension ChangeAssessor {
  // MARK: Roles

  /// Whether an article in one case became one in another: `der` pays `dem`, or the other way round.
  func turnsCase(_ olds: Side, _ news: Side) -> Bool {
    zip(olds.words, news.words).contains { one, other in
      let (a, b) = (olds.folded(one), news.folded(other))
      return a != b && Self.caseArticles.contains(a) && Self.caseArticles.contains(b)
    }
  }

  static let caseArticles: Set<String> = [
    "der", "dem", "den", "ein", "einem", "einen", "kein", "keinem", "keinen",
  ]

  /// Words of a sentence that stand in another order: who comes first may have changed.
  mutating func assessOrder() {
    var deleted: [Int32: Set<UInt64>] = [:]
    for region in comparison.regions {
      guard let sentence = sentenceInNew(of: region) else { continue }
      for index in region.old where isContent(index, in: old) {
        deleted[sentence, default: []].insert(old.tokens[index].key)
      }
    }
    var moved: [Int32: (count: Int, first: Int)] = [:]
    for region in comparison.regions {
      for index in region.new where isContent(index, in: new) {
        let sentence = new.tokens[index].sentence
        guard deleted[sentence]?.remove(new.tokens[index].key) != nil else { continue }
        let before = moved[sentence]
        moved[sentence] = ((before?.count ?? 0) + 1, before?.first ?? index)
      }
    }
    for (sentence, words) in moved.sorted(by: { $0.key < $1.key })
    where !reordered.contains(sentence) {
      let tokens = new.sentences[Int(sentence)].tokens
      let isOrdered = tokens.contains { Self.orderWords.contains(folded($0)) }
      guard words.count > 1 || isOrdered, found.count < Self.mostSignals else { continue }
      let shown = new.shown(tokens)
      ordered.insert(sentence)
      note(
        .order, old: shown, new: shown, clause: label(tokens, isNew: true), at: words.first)
    }
  }

  private func folded(_ index: Int) -> String { String(decoding: new.folded(index), as: UTF8.self) }

  /// The sentence of the new text in which a change stands.
  func sentenceInNew(of region: TextComparison.Region) -> Int32? {
    // One that takes several sentences is one of the first.
    sentences(of: region).1.map(Int32.init) ?? region.new.first.map { new.tokens[$0].sentence }
  }

  private func isContent(_ index: Int, in text: AssessedText) -> Bool {
    guard text.tokens[index].kind == .word else { return false }
    let word = String(decoding: text.folded(index), as: UTF8.self)
    return !tables.contains { $0.neutral.contains(word) || $0.small.contains(word) }
  }

  static let orderWords: Set<String> = [
    "first", "then", "before", "after", "second", "last", "finally", "next", "zuerst", "erst",
    "dann", "danach", "zunächst", "zuletzt", "abord", "puis", "ensuite", "primero", "luego",
    "después", "prima", "poi", "dopo", "primeiro", "depois", "eerst", "dan", "daarna", "najpierw",
    "potem", "następnie", "сначала", "затем", "потом",
  ]

  // MARK: Names

  /// A name for another: who somebody is, or where something is done.
  mutating func noteName(_ olds: Side, _ news: Side) {
    guard (1...4).contains(olds.words.count), (1...4).contains(news.words.count),
      olds.words.allSatisfy({ isName($0, in: old) }),
      news.words.allSatisfy({ isName($0, in: new) }),
      !ordered.contains(new.tokens[news.words[0]].sentence),
      olds.folded(olds.words[0]).prefix(4) != news.folded(news.words[0]).prefix(4)
    else { return }
    note(
      .name, old: olds.shown, new: news.shown, clause: label(of: olds, news),
      at: news.range.lowerBound)
  }

  /// Whether a word has a capital where no sentence begins, in a sentence that has others.
  func isName(_ index: Int, in text: AssessedText) -> Bool {
    let sentence = text.sentences[Int(text.tokens[index].sentence)]
    guard text.tokens[index].kind == .word, text.blocks[sentence.block].form != .heading,
      sentence.tokens.first != index
    else { return false }
    if capitalizesNouns {
      // Where every noun has a capital, a name is one that stands alone behind these.
      guard index > sentence.tokens.lowerBound,
        Self.namers.contains(String(decoding: text.folded(index - 1), as: UTF8.self))
      else { return false }
    }
    return Self.isCapital(text.exact[text.tokens[index].range])
      && sentence.tokens.contains {
        !Self.isCapital(text.exact[text.tokens[$0].range]) && text.tokens[$0].kind == .word
      }
  }

  private static let namers: Set<String> = [
    "in", "nach", "aus", "ist", "sind", "heißt", "durch", "von", "bei",
  ]

  // MARK: Statements

  /// What nobody can tell to say the same: agreements state duties in plain sentences, too (`the
  /// tenant paints the walls`). Headings and what stands before the first clause state none.
  mutating func noteStatement(_ olds: Side, _ news: Side) {
    guard
      [olds, news].contains(where: { side in
        isOperative(side) && side.words.contains { isContent($0, in: side.text) }
      }),
      sentenceInNew(of: .init(old: olds.range, new: news.range)).map(ordered.contains) != true
    else { return }
    note(
      .statement, old: olds.shown, new: news.shown, clause: label(of: olds, news),
      at: news.range.lowerBound)
  }

  private func isOperative(_ side: Side) -> Bool {
    guard let token = side.words.first else { return false }
    let block = side.text.blocks[side.text.sentences[Int(side.text.tokens[token].sentence)].block]
    let clauses = (side.isNew ? newLegal : oldLegal).clauses
    let isBeforeClauses = block.clause < 0 && clauses.contains { $0.number != nil }
    return block.form != .heading && !isBeforeClauses
  }

  // MARK: Spellings of more than one sign

  /// Whether one side is a long mark that Japanese writes or leaves out behind katakana.
  func isLongMark(_ side: Side, _ other: Side) -> Bool {
    guard side.words.count == 1, other.words.isEmpty, let index = side.words.first, index > 0,
      side.folded(index) == "ー"
    else { return false }
    let text = side.text
    let next = index + 1 < text.tokens.count ? Self.isKatakana(text.folded(index + 1)) : false
    return Self.isKatakana(text.folded(index - 1)) && !next
  }

  private static func isKatakana(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let scalar = String(decoding: bytes, as: UTF8.self).unicodeScalars.first else {
      return false
    }
    return (0x30A1...0x30FC).contains(scalar.value)
  }
}
