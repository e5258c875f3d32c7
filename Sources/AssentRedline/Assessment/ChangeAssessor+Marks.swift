import AssentManifest

/// Marks and addresses: few of them matter, and these a good deal.
extension ChangeAssessor {
  // MARK: Marks

  /// A comma beside a negation, an exception or a limit decides what these govern; one that touches
  /// a number may be part of it.
  mutating func noteMarks(_ olds: Side, _ news: Side) {
    guard found.count < Self.mostSignals else { return }
    for side in [news, olds] {
      for mark in side.range where side.text.tokens[mark].kind == .punctuation {
        let isRange = isRange(mark, side.text)
        guard isRange || isDividing(mark, in: side.text),
          var kind = isRange ? .amount : kind(ofMark: mark, side)
        else { continue }
        // `§§ 4, 6` and `§§ 4-6`
        if kind == .amount, isMentioned(mark + 1, isNew: side.isNew) { kind = .referenceTarget }
        note(
          kind, old: around(olds), new: around(news), clause: label(of: olds, news),
          at: news.range.lowerBound)
        return
      }
    }
  }

  /// A bracket or the mark of a footnote that stands elsewhere takes words with it, or a remark.
  mutating func noteBracket(_ olds: Side, _ news: Side) {
    for side in [news, olds] {
      let isBracket = side.range.contains { ["(", ")", "*"].contains(side.folded($0)) }
      guard isBracket else { continue }
      raise(to: .wording)
      if found.count < Self.mostSignals { noteContext(olds, news) }
      return
    }
  }

  /// The marks of a side that divide a sentence, in order.
  func marks(_ side: Side) -> [String] {
    side.range.filter { isDividing($0, in: side.text) }.map(side.folded)
  }

  /// Whether a mark stands between parts of a sentence; a quotation mark, or one at the end, does not.
  func isDividing(_ index: Int, in text: AssessedText) -> Bool {
    guard text.tokens[index].kind == .punctuation else { return false }
    let mark = text.folded(index)
    if mark.count == 1, let byte = mark.first { return Self.dividing.contains(byte) }
    return Self.wide.contains(String(decoding: mark, as: UTF8.self))
  }

  private static let dividing: Set<UInt8> = Set(",;:()-/".utf8)
  private static let wide: Set<String> = ["、", "،", "؛"]

  private mutating func kind(ofMark mark: Int, _ side: Side) -> Kind? {
    let text = side.text
    let sentence = text.sentences[Int(text.tokens[mark].sentence)].tokens
    let before = sentence.prefix { $0 < mark }.last { text.tokens[$0].isWord }
    let after = sentence.first { $0 > mark && text.tokens[$0].isWord }
    // What stands at an end divides nothing.
    guard let before, let after else { return nil }
    let matches = matches(inSentence: Int(text.tokens[mark].sentence), isNew: side.isNew)
    let isNegative = matches.contains { $0.meaning.kind == .negation }
    for match in matches
    where match.tokens.contains(before) || match.tokens.contains(after) {
      switch match.meaning.kind {
      case .negation: return .negation
      case .exception where Self.isException(text.shown(match.tokens)): return .exception
      default: continue
      }
    }
    for neighbor in [before, after] {
      if Self.limits.contains(side.folded(neighbor)) { return isNegative ? .negation : .scope }
    }
    let touchesAfter = after == mark + 1 && !text.tokens[after].isAfterSpace
    let touchesBefore = before == mark - 1 && !text.tokens[mark].isAfterSpace
    if text.tokens[after].kind == .number, touchesAfter { return .amount }
    if text.tokens[before].kind == .number, text.tokens[after].kind == .number, touchesBefore {
      return .amount
    }
    return nil
  }

  /// Words that take something out; those that name examples do not.
  private static func isException(_ word: String) -> Bool {
    let word = word.lowercased()
    return ![
      "includ", "such as", "for ex", "whether", "when", "if", "but", "however", "where",
      "einschl", "insbes", "beisp", "wenn", "aber", "jedoch", "sondern",
    ].contains { word.hasPrefix($0) }
  }

  /// Words that hold what they govern to a limit, in the languages that have a table.
  private static let limits: Set<String> = [
    "only", "solely", "exclusively", "nur", "allein", "lediglich", "ausschließlich", "seulement",
    "uniquement", "exclusivement", "solo", "sólo", "solamente", "únicamente", "soltanto",
    "unicamente", "apenas", "somente", "alleen", "slechts", "uitsluitend", "tylko", "wyłącznie",
    "только", "лишь", "исключительно", "仅", "只", "만", "فقط", "רק", "בלבד",
  ]

  func around(_ side: Side) -> String {
    let text = side.text
    guard !text.tokens.isEmpty else { return "" }
    var token = min(side.range.lowerBound, text.tokens.count - 1)
    let first = text.sentences[Int(text.tokens[token].sentence)].tokens.lowerBound
    // Between two sentences it is more often the end of one.
    if side.range.isEmpty, token == first, token > 0 { token -= 1 }
    let sentence = text.sentences[Int(text.tokens[token].sentence)].tokens
    let start = max(sentence.lowerBound, side.range.lowerBound - 2)
    return text.shown(start..<max(start, min(sentence.upperBound, side.range.upperBound + 2)))
  }

  // MARK: Addresses

  /// An address that people read is more than the target of a link: they write to it and pay there.
  mutating func assessAddress(_ olds: Side, _ news: Side) {
    if haveSameSites(olds, news) {
      raise(to: old.destinations != new.destinations ? .linkTarget : .wording)
      return
    }
    raise(to: .wording)
    guard found.count < Self.mostSignals else { return }
    let before = found.count
    noteDefinition(olds, news)
    guard found.count == before else { return }
    noteContext(olds, news)
  }

  /// Whether addresses name the same sites, by the last two parts of their names, and the same boxes.
  private func haveSameSites(_ olds: Side, _ news: Side) -> Bool {
    guard olds.words.count == news.words.count else { return false }
    return zip(olds.words, news.words).allSatisfy {
      let (one, other) = (olds.folded($0), news.folded($1))
      return Self.site(one) == Self.site(other) && Self.box(one) == Self.box(other)
    }
  }

  private static func site(_ address: String) -> [Substring] {
    var host = Substring(address)
    if let start = host.firstRange(of: "://") { host = host[start.upperBound...] }
    if let at = host.firstIndex(of: "@") { host = host[host.index(after: at)...] }
    return host.prefix { $0 != "/" }.split(separator: ".").suffix(2).map { $0 }
  }

  /// What stands before the `@` of an address of mail; `nil` for one of the web.
  private static func box(_ address: String) -> Substring? {
    guard !address.contains("/"), let at = address.firstIndex(of: "@") else { return nil }
    return address[..<at]
  }
}
