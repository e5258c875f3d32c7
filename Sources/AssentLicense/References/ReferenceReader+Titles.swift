import AssentDiagnostics

// Mentions by the title of a clause.
extension ReferenceReader {
  /// Whether a title stands elsewhere, as at the head of a paragraph.
  private func isWritten(_ title: Range<Int>) -> Bool {
    var end = title.upperBound
    while end > title.lowerBound, Array(",. ".utf8).contains(bytes[end - 1]) { end -= 1 }
    let needle = Array(bytes[title.lowerBound..<end])
    return bytes.firstOffsets(of: needle, in: 0..<title.lowerBound) != nil
      || bytes.firstOffsets(of: needle, in: title.upperBound..<bytes.count) != nil
  }

  /// `the “Fees” section`, `the Fees section`: a title before the word for a section.
  mutating func readTitleBefore(
    _ start: Int, _ name: ReferenceNames.Name, _ node: Int, _ range: Range<Int>
  ) -> Int? {
    guard name.rank == .clause, name.closing.isEmpty, start > range.lowerBound,
      bytes[start - 1] == 0x20
    else { return nil }
    var end = start - 1
    while end > range.lowerBound, bytes[end - 1] == UInt8(ascii: "*") { end -= 1 }
    let limit = max(range.lowerBound, end - 70)
    var begin = end
    var found: (clause: Int, start: Int)?
    var words = 0
    while begin > limit, words < 7 {
      begin -= 1
      guard bytes[begin] != UInt8(ascii: "."), bytes[begin] != UInt8(ascii: ";") else { break }
      let isWordStart = begin == range.lowerBound || bytes[begin - 1] == 0x20
      guard isWordStart else { continue }
      words += 1
      guard LetterCase(of: bytes[begin..<end]) == .capital else { continue }
      if let clause = titles.exact(bytes, begin..<end) { found = (clause, begin) }
    }
    guard let found, !isForeign(start, name.end, range, []) else { return nil }
    let mention = Mention(
      parts: [], rank: .clause, text: found.start..<name.end, end: name.end)
    references.append(reference(mention, node, found.clause, kind: .title))
    return name.end
  }

  /// `l'article « Parrainage »`, `the section on Refunds`, `Abschnitt „Haftung“`.
  mutating func readTitle(
    _ start: Int, _ name: ReferenceNames.Name, _ node: Int, _ range: Range<Int>
  ) -> Int? {
    guard name.rank == .clause, name.closing.isEmpty else { return nil }
    var cursor = skipSpaces(name.end, range)
    for _ in 0..<3 {
      guard cursor < range.upperBound else { return nil }
      if let quote = Quotation.beginning(at: cursor, in: bytes, range) {
        guard !bytes[quote.name].contains(UInt8(ascii: "[")) else { return quote.end }
        let clause = titles.clause(bytes, quote.name)
        let mention = Mention(parts: [], rank: .clause, text: start..<quote.end, end: quote.end)
        guard clause != nil || !isForeign(start, quote.end, range, []) else { return quote.end }
        let found = reference(mention, node, clause, kind: .title)
        if clause != nil {
          references.append(found)
        } else if untitled.count < 64, !isWritten(quote.name) {
          untitled.append(found)
        }
        return quote.end
      }
      if let found = titles.longest(bytes, cursor..<min(range.upperBound, cursor + 90)) {
        let mention = Mention(parts: [], rank: .clause, text: start..<found.end, end: found.end)
        guard !isForeign(start, found.end, range, []) else { return found.end }
        references.append(reference(mention, node, found.clause, kind: .title))
        return found.end
      }
      var end = cursor
      while end < range.upperBound, !isASCIISpace(bytes[end]) { end += 1 }
      guard ClauseTitles.links.contains(FoldedText(bytes, cursor..<end).bytes) else { return nil }
      cursor = skipSpaces(end, range)
    }
    return nil
  }
}
