import AssentDiagnostics

// Mentions by the title of a clause.
extension ReferenceReader {
  /// `l'article « Parrainage »`, `the section on Refunds`, `Abschnitt „Haftung“`.
  mutating func readTitle(
    _ start: Int, _ name: ReferenceNames.Name, _ node: Int, _ range: Range<Int>
  ) -> Int? {
    guard name.rank == .clause, name.closing.isEmpty else { return nil }
    var cursor = skipSpaces(name.end, range)
    for _ in 0..<3 {
      guard cursor < range.upperBound else { return nil }
      if let quote = Quotation.beginning(at: cursor, in: bytes, range) {
        let clause = titles.clause(bytes, quote.name)
        let mention = Mention(parts: [], rank: .clause, text: start..<quote.end, end: quote.end)
        guard clause != nil || !isForeign(start, quote.end, range, []) else { return quote.end }
        let found = reference(mention, node, clause, kind: .title)
        if clause != nil { references.append(found) } else { untitled.append(found) }
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
