import AssentMarkup

// Names without marks in the first words of a sentence, and names in bold within one.
extension TermReader {
  /// `Onder overmacht wordt verstaan`, `Force majeure includes`, `Provider (Oak Ltd, No. 12)`.
  mutating func readSentences(_ node: Int, _ range: Range<Int>) {
    var start = sentenceStart(before: range.lowerBound, range)
    if let number = ClauseNumber(bytes, start..<range.upperBound, inHeading: false) {
      start = number.end
    }
    while start < range.upperBound {
      while start < range.upperBound, isASCIISpace(bytes[start]) { start += 1 }
      let sentence = start..<range.upperBound
      if sentence.count > 12, SentenceWords.mayBegin(bytes, start) {
        readSentence(start..<min(range.upperBound, start + 170), node)
      }
      guard let stop = bytes.firstOffsets(of: ". ", in: sentence) else { return }
      start = stop.upperBound
    }
  }

  private mutating func readSentence(_ range: Range<Int>, _ node: Int) {
    guard mayName(range) else { return }
    let text = FoldedText(bytes, range, keepsOrigins: true)
    for frame in SentenceWords.frames
    where text.bytes.has(frame.lead, at: 0, before: text.bytes.count) {
      let rest = text.bytes[frame.lead.count...].split(separator: 0x20)
      if let name = name(in: rest.prefix(16 - frame.leadCount), frame, text) {
        add(name, node, .sentence)
      }
    }
    var first = 0
    let word = text.bytes.prefix { $0 != 0x20 }
    if TermWords.articles.contains(word) { first = word.endIndex + 1 }
    guard first < text.bytes.count else { return }
    if let match = SentenceWords.forces.longestMatch(in: text.bytes, at: first) {
      let words = text.bytes.split(separator: 0x20).prefix(16)
      let behind = words.filter { $0.startIndex >= match.end }.prefix(5)
      let isDefined = behind.contains {
        TermWords.verbs.longestMatch(in: text.bytes, at: $0.startIndex) != nil
          || TermWords.weakVerbs.longestMatch(in: text.bytes, at: $0.startIndex) != nil
      }
      if isDefined, match.end < text.origins.count {
        add(Int(text.origins[first])..<text.sourceEnd(of: match.end, in: bytes), node, .sentence)
      }
    }
    readRole(range, text, first, node)
  }

  /// Whether the first words of a sentence are those of a frame, or a name with what makes a term of it behind.
  private func mayName(_ range: Range<Int>) -> Bool {
    let text = FoldedText(
      bytes, range.lowerBound..<min(range.upperBound, range.lowerBound + 72), keepsOrigins: true)
    let head = text.bytes
    if SentenceWords.frames.contains(where: { head.has($0.lead, at: 0, before: head.count) }) {
      return true
    }
    var first = 0
    let word = head.prefix { $0 != 0x20 }
    if TermWords.articles.contains(word) { first = word.endIndex + 1 }
    guard first < head.count else { return false }
    if SentenceWords.forces.longestMatch(in: head, at: first) != nil { return true }
    guard let role = SentenceWords.roles.longestMatch(in: head, at: first) else { return false }
    // A party has its name behind it, in parentheses or behind a colon, and marks around it.
    let end = text.sourceEnd(of: role.end, in: bytes)
    let behind = bytes[end..<min(range.upperBound, end + 4)]
    return behind.contains { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: ":") }
  }

  /// The name between the words that a frame begins with and the verb of it.
  private func name(
    in rest: ArraySlice<ArraySlice<UInt8>>, _ frame: SentenceWords.Frame, _ text: FoldedText
  ) -> Range<Int>? {
    let rest = Array(rest)
    guard let end = rest.firstIndex(where: { frame.ends.contains($0) }), end > 0,
      rest[end...].prefix(7).contains(where: { word in
        frame.verbs.contains { word.starts(with: $0) }
      })
    else { return nil }
    var name = rest[..<end]
    while let word = name.first, TermWords.articles.contains(word) { name.removeFirst() }
    // `Unter Waren im Sinne dieser Bedingungen versteht man`
    if let cut = name.dropFirst().firstIndex(where: { SentenceWords.cuts.contains($0) }) {
      name = name[..<cut]
    }
    guard let first = name.first, let last = name.last, name.count <= 4,
      !name.contains(where: { SentenceWords.pronouns.contains($0) }),
      last.endIndex < text.origins.count
    else { return nil }
    let range = Int(text.origins[first.startIndex])..<text.sourceEnd(of: last.endIndex, in: bytes)
    guard bytes[range.lowerBound - 1] == 0x20 else { return nil }
    // What stands in quotation marks is read with them.
    let isQuoted = ["\"", "“", "„", "«", "‘"].contains {
      bytes.firstOffsets(of: $0, in: range) != nil
    }
    guard !isQuoted else { return nil }
    let isParted = bytes[stripped(range)].contains { Array(",.:;([".utf8).contains($0) }
    return isParted || hasMark(range) ? nil : range
  }

  /// `Provider (Oak Ltd, No. 12) grants`, `**Provider:** Oak Ltd`: what a party is called.
  private mutating func readRole(
    _ range: Range<Int>, _ text: FoldedText, _ first: Int, _ node: Int
  ) {
    guard let match = SentenceWords.roles.longestMatch(in: text.bytes, at: first),
      match.end < text.origins.count
    else { return }
    let name = stripped(Int(text.origins[first])..<text.sourceEnd(of: match.end, in: bytes))
    guard LetterCase(of: bytes[name]) != .small else { return }
    let behind = bytes[name.upperBound..<min(range.upperBound, name.upperBound + 110)]
    if behind.starts(with: " (".utf8),
      let close = behind.firstIndex(of: UInt8(ascii: ")")), close - name.upperBound > 10,
      !hasMark(name.upperBound..<close), behind[..<close].contains(UInt8(ascii: ".")),
      LetterCase(of: behind[(name.upperBound + 2)..<close]) == .capital
    {
      add(name, node, .remark)
    } else if name.lowerBound > range.lowerBound + 1, bytes[range].starts(with: "**".utf8),
      behind.starts(with: ":**".utf8) || behind.starts(with: "**:".utf8), isUsed(name),
      isOnlyLabel(name)
    {
      add(name, node, .remark)
    }
  }

  /// Whether a label in bold stands once: each service that a policy lists has its own `**Provider:** Oak Ltd`.
  private mutating func isOnlyLabel(_ name: Range<Int>) -> Bool {
    let label = Array("**".utf8) + bytes[name]
    if let known = onlyLabels[label] { return known }
    var count = 0
    var start = 0
    while count < 2, let found = bytes.firstOffsets(of: label, in: start..<bytes.count) {
      start = found.upperBound
      let behind = bytes[start..<min(bytes.count, start + 3)]
      if behind.starts(with: ":**".utf8) || behind.starts(with: "**:".utf8) { count += 1 }
    }
    onlyLabels[label] = count < 2
    return count < 2
  }

  /// `and **you** refers to`: a name in bold before a verb, wherever it stands.
  mutating func readBold(_ node: Int, _ range: Range<Int>) {
    var start = range.lowerBound
    while let open = bytes.firstOffsets(of: "**", in: start..<range.upperBound),
      let close = bytes.firstOffsets(of: "**", in: open.upperBound..<range.upperBound)
    {
      start = close.upperBound
      let name = open.upperBound..<close.lowerBound
      guard !name.isEmpty, name.count <= 60, isPlainName(name), !hasMark(name) else { continue }
      // `will be called **Oak Services**`
      if open.lowerBound > range.lowerBound, bytes[open.lowerBound - 1] == 0x20,
        LetterCase(of: bytes[name]) == .capital, isIntroduced(before: open.lowerBound, range)
      {
        add(name, node, .remark)
        continue
      }
      guard close.upperBound < range.upperBound, bytes[close.upperBound] == 0x20 else { continue }
      let rest = FoldedText(bytes, close.upperBound..<min(range.upperBound, close.upperBound + 30))
      let word = rest.bytes.prefix { $0 != 0x20 }
      guard !SentenceWords.copulas.contains(word),
        TermWords.verbs.longestMatch(in: rest.bytes, at: 0) != nil
      else { continue }
      add(name, node, .sentence)
    }
  }
}
