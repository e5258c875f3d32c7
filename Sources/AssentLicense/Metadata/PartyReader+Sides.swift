import AssentDiagnostics
import AssentMarkup

// Who offers a text, where it tells its two sides apart.
extension PartyReader {
  /// `"We" means Oak Ltd.`, `When we say "we", we are referring to Oak ApS`.
  mutating func meant(_ range: Range<Int>) -> Range<Int>? {
    folded.fold(bytes, range)
    var ends: [Int] = []
    PartyWords.meanings.forEachMatch(in: folded.bytes) { _, end in ends.append(end) }
    for end in ends.map({ folded.sourceEnd(of: $0, in: bytes) }).sorted() {
      guard
        let name = CompanyName(bytes, range).name(startingAt: end, allowsSites: true),
        isName(name), !isField(name, in: range), !isOfPlatform(name)
      else { continue }
      let start = CompanyName.sentenceStart(before: end, in: bytes, from: range.lowerBound)
      guard
        CompanyName.hasForm(bytes[name]) || CompanyName.site(bytes, name) != nil
          || definesCompany(start..<end) && isAlone(name, in: range) && !isNoun(name)
      else { continue }
      if saysSelf(max(start, end - 100)..<end) { return name }
    }
    return nil
  }

  /// Whether words are those by which a list of definitions says who a company is: `**Company** ("we", "us") refers to`.
  private func definesCompany(_ range: Range<Int>) -> Bool {
    let words = FoldedText(bytes, range).bytes.split(separator: 0x20)
    return words.prefix(2).contains { PartyWords.companies.contains($0) }
      && bytes[range].contains(UInt8(ascii: "("))
  }

  /// Whether a comma, a point or the end of its line stands behind a name.
  private func isAlone(_ name: Range<Int>, in range: Range<Int>) -> Bool {
    let next = bytes[name.upperBound..<range.upperBound].first {
      $0 == 0x0A || !PartyWords.isMark($0)
    }
    return next.map { $0 == 0x0A || ".,(".utf8.contains($0) } ?? true
  }

  /// The company that a text calls by one of its words or by what it calls its own side, and that is not `you`.
  mutating func side(_ range: Range<Int>) -> Range<Int>? {
    var rest = range
    while let name = CompanyName(bytes, rest).first() {
      rest = name.upperBound..<range.upperBound
      guard isName(name), !isField(name, in: range), !isOfPlatform(name),
        !isOfOthers(range.lowerBound..<name.lowerBound),
        let alias = alias(behind: name, in: range)
      else { continue }
      if alias.isSelf
        || alias.isShort && (alias.isSaid || isSecond(name, in: range) || isInTitle(alias.word))
      {
        return name
      }
    }
    return nil
  }

  /// `La SASU Oak, société au capital de 10 euros`: the name behind its form, where what the law asks of a company
  /// to say of itself goes on.
  mutating func registered(_ range: Range<Int>) -> Range<Int>? {
    guard bytes.firstOffsets(of: "au capital", in: range) != nil else { return nil }
    for form in ["SASU", "SAS", "SARL", "EURL", "SCOP"] {
      for article in ["La ", "la ", "L’", "l’", "L'", "l'"] {
        guard
          let found = bytes.firstOffsets(
            of: Array((article + form + " ").utf8), in: range),
          found.lowerBound == range.lowerBound || isASCIISpace(bytes[found.lowerBound - 1]),
          let rest = CompanyName(bytes, range).name(startingAt: found.upperBound),
          bytes.firstOffsets(
            of: "au capital", in: rest.upperBound..<min(range.upperBound, rest.upperBound + 60))
            != nil
        else { continue }
        let name = found.lowerBound + article.utf8.count..<rest.upperBound
        if isName(name), !isOfPlatform(rest), !isOfOthers(range.lowerBound..<name.lowerBound) {
          return name
        }
      }
    }
    return nil
  }

  private struct Alias {
    /// Its last word, in small letters.
    var word: [UInt8]
    /// Whether it is what an author calls himself.
    var isSelf: Bool
    /// Whether it is made of the name.
    var isShort: Bool
    /// Whether a word such as *hereinafter* introduces it.
    var isSaid: Bool
  }

  /// What a name is called behind it: `(“OTL”)`, `, nachfolgend Auftragnehmer`, `, of Lisbon, doravante denominada "OAK"`.
  private mutating func alias(behind name: Range<Int>, in range: Range<Int>) -> Alias? {
    let end = min(range.upperBound, name.upperBound + 280)
    let behind = FoldedText(bytes, name.upperBound..<end, keepsOrigins: true)
    if let alias = parenthesis(behind: name, before: end) { return alias }
    var said: Int?
    PartyWords.aliases.forEachMatch(in: behind.bytes) { _, end in
      // `ci-après dénommée`: words that go on with those before.
      if said.map({ end - $0 <= 24 }) ?? true { said = end }
    }
    guard let said else { return nil }
    let start = behind.sourceEnd(of: said, in: bytes)
    guard isOneSentence(name.upperBound..<start) else { return nil }
    let words = FoldedText(bytes, start..<min(range.upperBound, start + 60)).bytes.split(
      separator: 0x20)
    guard let word = words.prefix(3).first(where: { !PartyWords.articles.contains($0) }) else {
      return nil
    }
    return Alias(
      word: Array(word), isSelf: PartyWords.isSelf(word), isShort: isShort(word, for: name),
      isSaid: true)
  }

  /// What a name is called in parentheses right behind it, with no words about that.
  private func parenthesis(behind name: Range<Int>, before end: Int) -> Alias? {
    // `Oak AB:s (”Oak”)`
    let isGenitive = bytes[name.upperBound..<end].starts(with: ":s".utf8)
    let rest = name.upperBound + (isGenitive ? 2 : 0)
    guard let open = bytes[rest..<end].firstIndex(where: { !PartyWords.isMark($0) }),
      bytes[open] == UInt8(ascii: "("),
      let close = bytes[open..<end].firstIndex(of: UInt8(ascii: ")"))
    else { return nil }
    let inside = open + 1..<close
    let isQuoted = bytes[inside].contains { $0 == UInt8(ascii: "\"") || $0 >= 0x80 }
    let words = FoldedText(bytes, inside).bytes.split(separator: 0x20)
    guard isQuoted, words.count <= 2, let word = words.last else { return nil }
    return Alias(
      word: Array(word), isSelf: false, isShort: isShort(word, for: name), isSaid: false)
  }

  /// Whether the title of the text has a word.
  private func isInTitle(_ word: [UInt8]) -> Bool {
    guard let title = document.headings.first else { return false }
    return FoldedText(bytes, document.byteRange(of: document.nodes[title])).bytes
      .split(separator: 0x20).contains { $0.elementsEqual(word) }
  }

  /// Whether neither another company nor the end of a sentence stands between a name and what it is called.
  private func isOneSentence(_ range: Range<Int>) -> Bool {
    guard bytes.firstOffsets(of: ". ", in: range) == nil, CompanyName(bytes, range).first() == nil
    else {
      return false
    }
    guard let stop = bytes.firstOffsets(of: ";", in: range)?.lowerBound else { return true }
    // `of Dublin, Ireland; hereafter referred to as "we"`
    return FoldedText(bytes, stop + 1..<range.upperBound).bytes.split(separator: 0x20).count <= 4
  }

  /// Whether a sentence names `you` as the one party of an agreement before the name of the other.
  private mutating func isSecond(_ name: Range<Int>, in range: Range<Int>) -> Bool {
    let start = CompanyName.sentenceStart(
      before: name.lowerBound, in: bytes, from: range.lowerBound)
    let words = FoldedText(bytes, start..<name.lowerBound).bytes.split(separator: 0x20)
    guard let between = words.firstIndex(where: { PartyWords.betweens.contains($0) }) else {
      return false
    }
    return words[between...].contains { PartyWords.readers.contains($0) }
  }

  // MARK: Names that are none

  /// Whether a name is one word that the text also writes in small letters: `the Application`, of `this application`.
  func isNoun(_ name: Range<Int>) -> Bool {
    let word = bytes[name]
    guard word.count >= 4, let first = word.first, first &- 0x41 < 26,
      word.dropFirst().allSatisfy({ $0 &- 0x61 < 26 })
    else { return false }
    let small = word.map { $0 | 0x20 }
    var start = 0
    let end = min(bytes.count, CompanyName.lookedThrough)
    while let found = bytes.firstOffsets(of: small, in: start..<end) {
      start = found.upperBound
      let before = found.lowerBound > 0 ? bytes[found.lowerBound - 1] : 0x20
      let behind = start < bytes.count ? bytes[start] : 0x20
      // A part of an address is written in small letters, whoever it is of.
      let isInAddress =
        "./@-_#=".utf8.contains(before) || "/@-_#=".utf8.contains(behind)
        || behind == UInt8(ascii: ".") && start + 1 < bytes.count && isASCIILetter(bytes[start + 1])
      if !isInAddress, !isASCIILetter(before), !isASCIILetter(behind), !isASCIIDigit(behind) {
        return true
      }
    }
    return false
  }

  /// The name of whoever trades under another one: `Oak Ltd` of `Oak Ltd, trading as Acorn Keys`.
  func beforeTrade(_ name: Range<Int>, in range: Range<Int>) -> Range<Int>? {
    let start = max(range.lowerBound, name.lowerBound - 30)
    let text = FoldedText(bytes, start..<name.upperBound, keepsOrigins: true)
    let words = text.bytes.split(separator: 0x20)
    guard
      let trade = words.dropFirst().firstNonNil({ word in
        PartyWords.trades.longestMatch(in: text.bytes, at: word.startIndex).map {
          (start: word.startIndex, end: $0.end)
        }
      }),
      // The words stand in the name or right before it.
      text.sourceEnd(of: trade.end, in: bytes) + 3 > name.lowerBound
    else { return nil }
    var end = Int(text.origins[trade.start])
    while end > range.lowerBound, PartyWords.isMark(bytes[end - 1]) || bytes[end - 1] == 0x2C {
      end -= 1
    }
    return CompanyName(bytes, range.lowerBound..<end).name(endingAt: end)
  }
}
