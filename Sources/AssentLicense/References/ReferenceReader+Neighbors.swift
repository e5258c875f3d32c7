import AssentDiagnostics
import AssentManifest

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

  /// `Satz 1`: of the paragraph that was named before, or of the one around it.
  mutating func readPassed(
    _ start: Int, _ name: ReferenceNames.Name, _ node: Int, _ range: Range<Int>
  ) -> Int? {
    let first = skipSpaces(name.end, range)
    guard first > name.end, first < range.upperBound, isASCIIDigit(bytes[first]),
      let number = NumberPath(bytes, first, before: range.upperBound)
    else { return nil }
    addOther(start..<number.end, node, isForeign: false)
    return number.end
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
      Self.previous.contains(FoldedText(bytes, word..<end).bytes)
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

  /// `[4.1](#fees)`: a number that is a link to a place in the document.
  mutating func readLinked(
    _ number: NumberPath, _ start: Int, _ node: Int, _ range: Range<Int>
  ) -> Int? {
    guard start > range.lowerBound, bytes[start - 1] == UInt8(ascii: "["),
      bytes.has("](#", at: number.end, before: range.upperBound)
    else { return nil }
    let mention = Mention(
      parts: number.parts, rank: .clause, text: start..<number.end, end: number.end,
      fixed: number.fixed)
    guard let target = index.target(number.parts, from: place, isLocal: false, fixed: number.fixed)
    else { return number.end }
    references.append(reference(mention, node, target.clause, kind: .clause))
    return number.end
  }

  /// `2.1条`, `2.1항`: a number of several levels with a sign behind it alone.
  mutating func readSigned(
    _ number: NumberPath, _ start: Int, _ node: Int, _ range: Range<Int>
  ) -> Int? {
    guard number.parts.count > 1, number.end < range.upperBound, bytes[number.end] >= 0xE3,
      let closing = ReferenceNames.closing(in: bytes, at: number.end, end: range.upperBound),
      let target = index.target(number.parts, from: place, isLocal: false, fixed: number.fixed)
    else { return nil }
    let mention = Mention(
      parts: number.parts, rank: .clause, text: start..<closing.end, end: closing.end,
      fixed: number.fixed)
    guard !isForeign(start, closing.end, range, [mention]) else {
      addOther(mention.text, node, isForeign: true)
      return closing.end
    }
    references.append(reference(mention, node, target.clause, kind: .clause))
    return closing.end
  }

  /// `2. és 3. pont`, `2. ve 3. maddeler`: numbers of a list before the name of all.
  mutating func readNumbersFirst(
    _ first: NumberPath, _ start: Int, _ index: Int, _ node: Int, _ range: Range<Int>
  ) -> Int? {
    func stands(_ glue: [UInt8]) -> Bool { bytes.has(glue, at: index, before: range.upperBound) }
    guard
      let glue = Self.glueByInitial[Int(bytes[index])].first(where: stands)
        ?? Self.dashes.first(where: stands),
      let second = NumberPath(bytes, index + glue.count, before: range.upperBound)
    else { return nil }
    var cursor = second.end
    if cursor < range.upperBound, bytes[cursor] == UInt8(ascii: ".") { cursor += 1 }
    cursor = skipSpaces(cursor, range)
    guard cursor < range.upperBound,
      let name = ReferenceNames.name(behind: cursor, in: bytes, end: range.upperBound)
    else { return nil }
    let mentions = [
      Mention(parts: first.parts, rank: name.rank, text: start..<first.end, end: first.end),
      Mention(
        parts: second.parts, rank: name.rank, text: (index + glue.count)..<name.end, end: name.end),
    ]
    add(numbersFirst: mentions, start, node, range)
    return name.end
  }

  private static let dashes: [[UInt8]] = [[0xE2, 0x80, 0x93], [0x2D]]

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
