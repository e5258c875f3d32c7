import AssentDiagnostics

// Mentions by a place: this clause, the one before.
extension ReferenceReader {
  /// `本条第2項`, or `本条` alone: the clause around it, or a part of it.
  mutating func readHere(
    _ start: Int, _ name: ReferenceNames.Name, _ node: Int, _ range: Range<Int>
  ) -> Int? {
    guard let place else { return nil }
    var mention = Mention(parts: [], rank: .part, text: start..<name.end, end: name.end)
    readTail(&mention, range)
    mention.text = start..<mention.end
    guard !mention.parts.isEmpty else {
      references.append(reference(mention, node, article(of: place), kind: .clause))
      return mention.end
    }
    add(mention, node, range)
    return mention.end
  }

  /// `前条` and `前項`: the clause before; `前各号`: the one around the items before.
  mutating func readPrevious(
    _ start: Int, _ name: ReferenceNames.Name, _ node: Int
  ) -> Int? {
    guard let place else { return nil }
    let word = String(decoding: bytes[start..<name.end], as: UTF8.self)
    let mention = Mention(parts: [], rank: .part, text: start..<name.end, end: name.end)
    var target: Int?
    if word.contains("各") || word.contains("각") {
      target = clauses[place].form == .listItem ? clauses[place].parent : nil
    } else {
      let isArticle = ["条", "條", "조"].contains { word.hasSuffix($0) }
      let own = isArticle ? article(of: place) : outermostItem(around: place)
      guard isArticle || clauses[own].form == .listItem else { return name.end }
      target = clauses[..<own].lastIndex {
        $0.parent == clauses[own].parent && $0.depth == clauses[own].depth
      }
    }
    if let target { references.append(reference(mention, node, target, kind: .clause)) }
    return name.end
  }

  /// `item anterior`, `article précédent`: the clause before the one around it.
  mutating func readAdjective(
    _ start: Int, _ name: ReferenceNames.Name, _ node: Int, _ range: Range<Int>
  ) -> Int? {
    guard name.closing.isEmpty, name.rank != .attachment, let place else { return nil }
    let word = skipSpaces(name.end, range)
    var end = word
    while end < range.upperBound, isASCIILetter(bytes[end]) || bytes[end] >= 0x80 { end += 1 }
    guard end > word, end - word <= 14,
      Self.adjectives.contains(FoldedText(bytes, word..<end).bytes)
    else { return nil }
    let own = clauses[place]
    guard
      let target = clauses[..<place].lastIndex(where: {
        $0.parent == own.parent && $0.depth == own.depth
      })
    else { return nil }
    let mention = Mention(parts: [], rank: .part, text: start..<end, end: end)
    references.append(reference(mention, node, target, kind: .clause))
    return end
  }

  static let adjectives: Set<[UInt8]> = Set(
    "anterior precedente précédent précédente poprzedni poprzedniego předchozí предыдущего предыдущем"
      .split(separator: " ")
      .map { Array($0.utf8) })

  /// The clause around a clause that stands under a heading of its own.
  func article(of clause: Int) -> Int {
    var clause = clause
    while let parent = clauses[clause].parent, clauses[clause].form == .listItem { clause = parent }
    return clause
  }

  /// The item around a clause that is a part of its article itself.
  func outermostItem(around clause: Int) -> Int {
    var clause = clause
    while let parent = clauses[clause].parent, clauses[parent].form == .listItem { clause = parent }
    return clause
  }
}
