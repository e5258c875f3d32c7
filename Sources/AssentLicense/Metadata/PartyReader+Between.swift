// Who offers a text that says between whom it is.
extension PartyReader {
  /// The name in `between Oak Ltd and you`, `zwischen dem Nutzer und der Oak GmbH`: the side that does not read the text.
  mutating func otherSide(_ range: Range<Int>) -> Range<Int>? {
    folded.fold(bytes, range)
    let starts = folded.bytes.split(separator: 0x20).filter(PartyWords.betweens.contains)
      .map { folded.sourceEnd(of: $0.endIndex, in: bytes) }
    for start in starts {
      let end = end(ofSentenceAt: start, range)
      let words = outerWords(start..<end)
      for joint in words.indices.dropFirst() where isOne(words[joint], of: PartyWords.joints) {
        let (first, second) = (words[..<joint], words[(joint + 1)...])
        let (before, behind) = (start..<words[joint].lowerBound, words[joint].upperBound..<end)
        if namesReader(first) || callsReader(before) {
          if let name = name(of: second, in: range) { return name }
        } else if namesReader(second) || callsReader(behind),
          let name = name(of: first, in: range), isWhole(name, before: words[joint])
        {
          return name
        }
      }
    }
    return nil
  }

  /// The words of a text that stand in no parentheses.
  private func outerWords(_ range: Range<Int>) -> [Range<Int>] {
    var words: [Range<Int>] = []
    var depth = 0
    var start: Int?
    for index in range {
      let byte = bytes[index]
      let isWord = depth == 0 && (isASCIILetter(byte) || isASCIIDigit(byte) || byte >= 0x80)
      if isWord, start == nil { start = index }
      if !isWord, let first = start {
        words.append(first..<index)
        start = nil
      }
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth = max(0, depth - 1) }
    }
    if let start { words.append(start..<range.upperBound) }
    return words
  }

  private func isOne(_ word: Range<Int>, of set: WordSet) -> Bool {
    set.contains(FoldedText(bytes, word).bytes)
  }

  /// Where the sentence that goes on at a byte ends, at most 400 bytes behind it.
  private func end(ofSentenceAt place: Int, _ range: Range<Int>) -> Int {
    let limit = min(range.upperBound, place + 400)
    var start = place
    while let point = bytes.firstOffsets(of: ". ", in: start..<limit) {
      start = point.upperBound
      // The point of `Ltd.` ends none.
      if CompanyName.sentenceStart(before: start, in: bytes, from: range.lowerBound) == start {
        return start
      }
    }
    return limit
  }

  /// Whether the first word that is no article is what a text calls who reads it.
  private func namesReader(_ words: ArraySlice<Range<Int>>) -> Bool {
    // `end user`, `licensed customer`
    words.lazy.filter { !isOne($0, of: PartyWords.articles) }.prefix(2)
      .contains { isOne($0, of: PartyWords.readers) }
  }

  /// Whether the first parentheses of a side call it what a text calls who reads it: `the person ("You")`.
  private func callsReader(_ side: Range<Int>) -> Bool {
    guard
      let open = bytes[side].prefix(160).firstIndex(of: UInt8(ascii: "(")),
      let close = bytes[open..<side.upperBound].prefix(80).firstIndex(of: UInt8(ascii: ")"))
    else { return false }
    return FoldedText(bytes, open..<close).bytes.split(separator: 0x20).contains {
      PartyWords.readers.contains($0)
    }
  }

  /// Whether nothing that goes on with a name stands behind it: `the English version and` names nobody.
  private func isWhole(_ name: Range<Int>, before joint: Range<Int>) -> Bool {
    if CompanyName.hasForm(bytes[name]) { return true }
    let next = bytes[name.upperBound...].first { !PartyWords.isMark($0) }
    return next == UInt8(ascii: ",") || next == UInt8(ascii: "(")
      || bytes[name.upperBound..<joint.lowerBound].allSatisfy { !isASCIILetter($0) && $0 < 0x80 }
  }

  /// The name that a side begins with, behind an article.
  private func name(of side: ArraySlice<Range<Int>>, in range: Range<Int>) -> Range<Int>? {
    guard let start = side.first(where: { !isOne($0, of: PartyWords.articles) }),
      let name = CompanyName(bytes, range).name(startingAt: start.lowerBound, allowsSites: true),
      isName(name), !isField(name, in: range), !isOfPlatform(name), !isNoun(name),
      !isOfOthers(range.lowerBound..<name.lowerBound),
      !FoldedText(bytes, name).bytes.split(separator: 0x20).contains(where: {
        PartyWords.readers.contains($0)
      })
    else { return nil }
    return name
  }
}
