import AssentLicense
import AssentManifest

/// Changes that tables of phrases cannot tell: who does what to whom, and names.
extension ChangeAssessor {
  // MARK: Roles

  /// Whether an article in one case became one in another (`der` pays `dem`, or the other way round),
  /// or a preposition or verb that tells who does something came or went: `is paid by`.
  func turnsRoles(_ olds: Side, _ news: Side) -> Bool {
    let (a, b) = (roles(olds), roles(news))
    guard a != b else { return false }
    return !a.isEmpty && !b.isEmpty || (a + b).contains { $0.hasPrefix("+") }
  }

  private func roles(_ side: Side) -> [String] {
    let known = roleWords
    guard !known.isEmpty else { return [] }
    return side.words.compactMap { index in
      let word = side.folded(index)
      guard Self.auxiliaries.contains(word) else { return known[word] }
      let next = index + 1 < side.text.tokens.count ? side.folded(index + 1) : ""
      return Self.participles.contains(where: next.hasSuffix) ? known[word] : nil
    }.sorted()
  }

  /// What words of the language say of who does what to whom; one more or less that begins with `+`
  /// turns a sentence around.
  var roleWords: [String: String] {
    Self.roleWords[LanguageTag.language(of: oldLegal.language)] ?? [:]
  }

  private static let auxiliaries: Set<String> = [
    "is", "are", "was", "were", "be", "been", "being",
  ]
  private static let participles = ["ed", "en", "id", "ld", "ught"]

  private static let roleWords: [String: [String: String]] = [
    "en": "+by: by; +be: is are was were be been being",
    "de": """
    e: die das eine keine diese dieses jede jedes ihre seine unsere; r: der einer keiner dieser
    jeder ihrer seiner unserer; m: dem einem keinem diesem jedem ihrem seinem unserem; n: den einen
    keinen diesen jeden ihren seinen unseren; s: des eines keines; u: ein kein ihr sein unser
    a: ihn; d: ihm ihnen; +durch: durch; +von: von
    """,
    "fr": "+à: à au aux; +par: par",
    "es": "+a: a al; +por: por",
    "it": "+a: a ad al allo alla ai agli alle; +da: da dal dallo dalla dai dagli dalle",
    "pt": "+a: ao aos à às; +por: por pelo pela pelos pelas",
    "nl": "+aan: aan; +door: door",
  ].mapValues { rows in
    var table: [String: String] = [:]
    var role = ""
    for word in rows.split(whereSeparator: { $0 == " " || $0 == ";" || $0.isNewline }) {
      if word.hasSuffix(":") { role = String(word.dropLast()) } else { table[String(word)] = role }
    }
    return table
  }

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
    let turns = turnsRoles(olds, news)
    guard
      [olds, news].contains(where: { side in
        isOperative(side)
          && (turns || side.words.contains { isContent($0, in: side.text) || isBox($0, side) })
      }),
      sentenceInNew(of: .init(old: olds.range, new: news.range)).map(ordered.contains) != true
    else { return }
    note(
      .statement, old: olds.shown, new: news.shown, clause: label(of: olds, news),
      at: news.range.lowerBound)
  }

  /// Whether a sign is a box or the mark in one: who ticks it agrees.
  private func isBox(_ index: Int, _ side: Side) -> Bool {
    guard side.text.tokens[index].kind == .symbol,
      let scalar = side.folded(index).unicodeScalars.first?.value
    else { return false }
    return [0x2705, 0x274C, 0x274E, 0x2B1B, 0x2B1C].contains(scalar)
      || (0x2610...0x2612).contains(scalar) || (0x2713...0x2718).contains(scalar)
      || (0x25A0...0x25A3).contains(scalar) || (0x1F5F8...0x1F5F9).contains(scalar)
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
