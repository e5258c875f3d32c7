import AssentManifest
import AssentMarkup

// What stands around a quotation.
extension TermReader {
  /// Whether a quotation in a parenthesis is named there: `(the "Software")`, `(ci-après « X »)`.
  mutating func isInParenthesis(
    _ quote: Quotation, _ open: Int, _ start: Int, _ scan: Scan
  ) -> Bool {
    let close = closing(after: quote.end, scan.range)
    if let named = scan.openName {
      if Quotation.beginning(at: open, in: bytes, scan.range) != nil {
        unspoken.insert(quote.name.lowerBound)
      }
      guard
        isListGlue(named..<start) || isBetween(named..<start) || isJoint(named..<start)
          || isIntroduced(before: start, open..<scan.range.upperBound)
          || isClosed(after: quote.end, scan.range)
      else { return false }
    } else {
      guard start - open <= 160 else { return false }
      let words = FoldedText(bytes, open..<start).bytes.split(separator: 0x20)
      if words.isEmpty { unspoken.insert(quote.name.lowerBound) }
      // A cell of a table gives examples in parentheses.
      if case .tableCell = document.nodes[scan.node].kind, words.isEmpty { return false }
      let isPlain =
        words.count <= 8
        && words.allSatisfy { TermWords.introducing.contains($0) }
      if !isPlain {
        guard
          words.allSatisfy({
            !TermWords.examples.contains($0) && !TermWords.glosses.contains($0)
          })
        else { return false }
        guard
          isIntroduced(before: start, open..<scan.range.upperBound)
            || isClosed(after: quote.end, scan.range)
        else { return false }
        return true
      }
      // `(ci-après les « Services »` whose parenthesis never closes.
      if words.contains(where: { !TermWords.articles.contains($0) }) { return true }
      // `(the “Work”, and, together with the Tools, the “Kit”)`
      if !words.isEmpty, quote.end < scan.range.upperBound, bytes[quote.end] == UInt8(ascii: ",") {
        return close != nil
      }
    }
    guard let close else { return false }
    return close - quote.end <= 24 || isListGlueWithQuotes(quote.end..<close)
      || isClosed(after: quote.end, scan.range)
  }

  /// Where the parenthesis around a quotation closes, if soon.
  func closing(after end: Int, _ range: Range<Int>) -> Int? {
    let limit = min(range.upperBound, end + 160)
    var index = end
    while index < limit {
      if bytes[index] == UInt8(ascii: ")") { return index }
      if bytes[index] == 0xEF, index + 2 < limit, bytes[index + 1] == 0xBC, bytes[index + 2] == 0x89
      {
        return index
      }
      index += 1
    }
    return nil
  }

  /// Whether a word such as *means* follows, with nothing but markup or a remark in parentheses
  /// between.
  func isDefined(after end: Int, _ range: Range<Int>, allowsWeak: Bool) -> Bool {
    var index = skipMarkup(end, range)
    if index < range.upperBound, bytes[index] == UInt8(ascii: "("),
      let close = bytes[index..<min(range.upperBound, index + 120)].firstIndex(
        of: UInt8(ascii: ")"))
    {
      index = skipMarkup(close + 1, range)
    }
    guard index < range.upperBound else { return false }
    // `「当社」とは「オーク」を意味します` says what the first one means.
    if bytes[index..<range.upperBound].starts(with: "を".utf8)
      || TermWords.isCalled(bytes, index..<range.upperBound)
    {
      return false
    }
    if bytes[index..<range.upperBound].starts(with: "，".utf8) { index += 3 }
    let rest = FoldedText(bytes, index..<min(range.upperBound, index + 60)).bytes
    if TermWords.verbs.longestMatch(in: rest, at: 0) != nil { return true }
    if allowsWeak, TermWords.weakVerbs.longestMatch(in: rest, at: 0) != nil {
      // `is a registered trademark`, and not `is the program known under the trademark`
      return TermWords.trademarks.longestMatches(in: Array(rest.prefix(32)), limit: 1).isEmpty
    }
    // `“Student Data” (in these terms) shall, for our purposes, mean`: a pronoun may stand between.
    guard let space = rest.firstIndex(of: 0x20) else { return false }
    let first = Array(rest[..<space])
    if TermWords.reflexives.contains(first),
      TermWords.verbs.longestMatch(in: rest, at: space + 1) != nil
    {
      return true
    }
    // `“Cost” in this section means`, `“Affiliate” with respect to any party means`
    guard Self.within.contains(first) else { return false }
    return rest.indices.filter { rest[$0] == 0x20 }.dropFirst().prefix(4).contains {
      TermWords.verbs.longestMatch(in: rest, at: $0 + 1) != nil
    }
  }

  private static let within = WordSet("in as of for with when")

  /// Whether the words behind a name say that it was given: `genannt`, `といいます`.
  func isClosed(after end: Int, _ range: Range<Int>) -> Bool {
    let index = skipMarkup(end, range)
    guard index < range.upperBound, !TermWords.isCalled(bytes, index..<range.upperBound) else {
      return false
    }
    let rest = FoldedText(bytes, index..<min(range.upperBound, index + 48)).bytes
    return TermWords.closings.longestMatch(in: rest, at: 0) != nil
  }

  /// Whether words such as `When we say` or `referred to as` stand right before.
  func isIntroduced(before index: Int, _ range: Range<Int>) -> Bool {
    let start = max(range.lowerBound, index - 72)
    let folded = FoldedText(bytes, start..<index).bytes
    guard folded.count >= 3 else { return false }
    // `commonly known as 'spam'` tells what people say.
    let lastWords = folded.split(separator: 0x20).suffix(4)
    if lastWords.contains(where: { TermWords.glosses.contains($0) }) { return false }
    if TermWords.joinedIntroductions.contains(where: { folded.suffix($0.count).elementsEqual($0) })
    {
      return true
    }
    // The words from the end on that are no articles: an introduction has to end with the last of them.
    var end = folded.count
    var skipped = 0
    while end > 0, skipped < 4 {
      let word = folded[..<end].lastIndex(of: 0x20).map { $0 + 1 } ?? 0
      if endsIntroduction(folded, end) { return true }
      guard TermWords.articles.contains(folded[word..<end]) else { return false }
      end = word - 1
      skipped += 1
    }
    return false
  }

  func endsIntroduction(_ folded: [UInt8], _ end: Int) -> Bool {
    var start = end
    for _ in 0..<6 {
      guard start > 0 else { return false }
      start = folded[..<(start - 1)].lastIndex(of: 0x20).map { $0 + 1 } ?? 0
      var isMatch = false
      TermWords.introductions.forEachMatch(in: folded, at: start) { _, matched in
        // A stem ends within its word.
        if matched <= end, !folded[matched..<end].contains(0x20) { isMatch = true }
      }
      if isMatch { return true }
    }
    return false
  }

  /// Whether only commas and words such as *and* stand between two quotations.
  func isListGlue(_ range: Range<Int>) -> Bool {
    guard range.count <= 28, !bytes[range].contains(UInt8(ascii: ".")) || range.count <= 4 else {
      return false
    }
    return FoldedText(bytes, range).bytes.split(separator: 0x20)
      .allSatisfy { TermWords.conjunctions.contains($0) }
  }

  /// Whether only words such as *individually* stand between two names of a parenthesis.
  func isBetween(_ range: Range<Int>) -> Bool {
    guard range.count <= 64 else { return false }
    return FoldedText(bytes, range).bytes.split(separator: 0x20)
      .allSatisfy { TermWords.between.contains($0) }
  }

  /// Whether words join what is named before a name to something else: `, and, together with the Tools, the`.
  private func isJoint(_ range: Range<Int>) -> Bool {
    guard range.count >= 12, range.count <= 100 else { return false }
    let words = FoldedText(bytes, range).bytes.split(separator: 0x20)
    return words.prefix(3).contains { Self.joints.contains($0) }
      && (words.last.map { TermWords.articles.contains($0) } ?? false)
  }

  private static let joints = WordSet(
    """
    collectively together jointly zusammen gemeinsam ensemble collectivement conjuntamente colectivamente coletivamente \
    collettivamente congiuntamente gezamenlijk łącznie tillsammans sammen
    """)

  func isListGlueWithQuotes(_ range: Range<Int>) -> Bool {
    var index = range.lowerBound
    var glue = index
    while index < range.upperBound {
      guard Quotation.mayBegin(bytes[index]),
        let quote = Quotation.beginning(at: index, in: bytes, range)
      else {
        index += 1
        continue
      }
      guard isListGlue(glue..<index) || isBetween(glue..<index) else { return false }
      index = quote.end
      glue = index
    }
    return glue > range.lowerBound && range.upperBound - glue <= 28
  }

  /// Whether a name stands between `als` and `gilt`.
  func isHeldAs(_ start: Int, _ end: Int, _ range: Range<Int>) -> Bool {
    let before = FoldedText(bytes, max(range.lowerBound, start - 8)..<start).bytes
    guard before.suffix(3).elementsEqual("als".utf8) else { return false }
    let after = FoldedText(bytes, end..<min(range.upperBound, end + 12)).bytes
    return after.starts(with: "gilt".utf8) || after.starts(with: "gelten".utf8)
  }

  /// Whether the sentence ends with a verb such as `jelenti`, which stands last in its language.
  func endsWithVerb(after end: Int, _ range: Range<Int>) -> Bool {
    let limit = min(range.upperBound, end + 600)
    var stop = end
    while stop < limit {
      let byte = bytes[stop]
      if byte == UInt8(ascii: "."), stop + 1 == limit || isASCIISpace(bytes[stop + 1]) { break }
      if byte == 0xE3, stop + 2 < limit, bytes[stop + 1] == 0x80, bytes[stop + 2] == 0x82 { break }
      stop += 1
    }
    guard stop - end > 6 else { return false }
    let tail = FoldedText(bytes, max(end, stop - 60)..<stop).bytes
    return TermWords.finalVerbs.contains {
      tail.count > $0.count && tail.suffix($0.count).elementsEqual($0)
    }
  }

  func skipMarkup(_ index: Int, _ range: Range<Int>) -> Int {
    var index = index
    while index < range.upperBound {
      if isASCIISpace(bytes[index]) || Array("*_,>\\".utf8).contains(bytes[index]) {
        index += 1
      } else if bytes[index] == UInt8(ascii: "<"), let end = Self.tagEnd(bytes, index, range) {
        index = end
      } else {
        break
      }
    }
    return index
  }

  /// Where a tag of HTML that begins at an index ends: `</span>`, `<a id="fees">`.
  static func tagEnd(_ bytes: [UInt8], _ index: Int, _ range: Range<Int>) -> Int? {
    guard index + 2 < range.upperBound,
      bytes[index + 1] == UInt8(ascii: "/") || isASCIILetter(bytes[index + 1]),
      let close = bytes[index..<min(range.upperBound, index + 80)].firstIndex(of: UInt8(ascii: ">"))
    else { return nil }
    return close + 1
  }

  /// Where the tags of HTML right before an index begin: `<span id="1">**` before a name.
  private func tagStart(before index: Int, _ range: Range<Int>) -> Int {
    var start = index
    for _ in 0..<4 {
      var end = start
      while end > range.lowerBound, "*_ ".utf8.contains(bytes[end - 1]) { end -= 1 }
      guard end > range.lowerBound, bytes[end - 1] == UInt8(ascii: ">"),
        let open = bytes[max(range.lowerBound, end - 80)..<end].lastIndex(of: UInt8(ascii: "<")),
        Self.tagEnd(bytes, open, range) == end
      else { return start }
      start = open
    }
    return start
  }

  /// Whether nothing but markup, a number or an article stands before `index` in its line or sentence.
  func isHead(_ index: Int, _ range: Range<Int>) -> Bool {
    let index = tagStart(before: index, range)
    var start = index
    let limit = max(range.lowerBound, index - 24)
    while start > limit {
      let byte = bytes[start - 1]
      if byte == 0x0A || (byte == UInt8(ascii: ".") && start < index && bytes[start] == 0x20) {
        break
      }
      if start > range.lowerBound + 2, byte == 0x82, bytes[start - 2] == 0x80 { break }
      start -= 1
    }
    guard start > limit || start == range.lowerBound else { return false }
    let words = FoldedText(bytes, start..<index).bytes.split(separator: 0x20)
    return words.allSatisfy {
      $0.count <= 2 || $0.allSatisfy(isASCIIDigit) || TermWords.articles.contains($0)
    }
  }
}
