import AssentDiagnostics
import AssentMarkup

/// Finds where a document mentions its own parts: `Section 4.2`, `§ 5 Abs. 2`, `第3条`, `Exhibit A`.
///
/// A number of a statute or of another document is not a reference: `Section 1798.83 of the
/// California Civil Code`, `17 U.S.C. § 512`, `Art. 6 GDPR`.
struct ReferenceReader {
  var references: [LegalDocument.Reference] = []
  /// Mentions that are none of them, in any order until all are read.
  var otherMentions: [LegalDocument.OtherMention] = []

  let document: Document
  let isOfPrivacy: Bool
  let source: SourceFile
  let bytes: [UInt8]
  let clauses: [Clause]
  let index: ClauseIndex
  let titles: ClauseTitles
  let attachments: Attachments
  let others: OtherInstruments
  lazy var neighbors = ClauseNeighbors(clauses)
  let beginnings = ReferenceNames.beginnings
  /// The blocks that begin with their own number, which is not a mention.
  let numbered: Set<Int>
  /// The innermost clause around the block that is read.
  var place: Int?
  /// Where the last mention of another text ended; what is listed behind it is of that text, too.
  var foreignEnd = -1
  /// Which text that was.
  var foreignOrigin = OtherInstruments.Finding.other
  /// The words by which parts of laws are mentioned, and those for parts of any other text with their first number.
  var foreignNames: Set<[UInt8]> = []
  /// The words by which the text mentions parts that it says are its own.
  var ownNames: Set<[UInt8]> = []
  /// Where such mentions begin.
  var own: Set<Int> = []
  /// Mentions by a title that no clause has.
  var untitled: [LegalDocument.Reference] = []

  /// - Parameter isOfPrivacy: whether the text is a privacy policy.
  init(_ document: Document, clauses: [Clause], isOfPrivacy: Bool) {
    self.document = document
    self.isOfPrivacy = isOfPrivacy
    self.source = document.source
    self.bytes = document.source.bytes
    self.clauses = clauses
    attachments = Attachments(document, clauses)
    others = OtherInstruments(
      title: Self.title(of: document), hasAttachments: !attachments.clauses.isEmpty)
    index = ClauseIndex(clauses, attachments: attachments.clauses) { clause in
      let heading = document.byteRange(of: document.nodes[clause.node])
      let end = min(heading.upperBound, heading.lowerBound + 32)
      return Self.nameChapter(FoldedText(document.source.bytes, heading.lowerBound..<end).bytes)
    }
    titles = ClauseTitles(clauses)
    numbered = Set(clauses.lazy.filter { $0.number != nil && $0.form != .listItem }.map(\.node))
    var membership = ClauseMembership(document, clauses)
    for node in document.nodes.indices {
      membership.move(to: node, document.nodes[node])
      place = membership.clause >= 0 ? membership.clause : nil
      switch document.nodes[node].kind {
      case .paragraph, .tableCell: read(node)
      default: continue
      }
    }
    removeForeign()
    // Where titles are mentioned so, one that is not there is missing; elsewhere it is another text's.
    if references.contains(where: { $0.kind == .title }) {
      references += untitled
      references.sort { $0.range < $1.range }
    }
    otherMentions.sort { $0.range < $1.range }
  }

  /// The words of the first heading.
  private static func title(of document: Document) -> ArraySlice<UInt8> {
    for node in document.nodes {
      if case .heading = node.kind { return document.source.bytes[document.byteRange(of: node)] }
    }
    return []
  }

  // MARK: Blocks

  mutating func read(_ node: Int) {
    let range = document.byteRange(of: document.nodes[node])
    foreignEnd = -1
    var position = range.lowerBound
    var isWordStart = true
    while let next = nextCandidate(from: position, to: range.upperBound, &isWordStart) {
      position = next
      let byte = bytes[position]
      if byte == UInt8(ascii: "`") {
        guard let close = bytes[(position + 1)..<range.upperBound].firstIndex(of: byte) else {
          position += 1
          continue
        }
        position = close + 1
        continue
      }
      isWordStart = false
      if isASCIIDigit(byte) {
        position = readNumberFirst(at: position, node, range) ?? endOfDigits(position, range)
      } else {
        position = read(at: position, node, range) ?? position + 1
      }
    }
  }

  func endOfDigits(_ start: Int, _ range: Range<Int>) -> Int {
    var end = start
    while end < range.upperBound, isASCIIDigit(bytes[end]) { end += 1 }
    return end
  }

  /// The next place where a name of a clause or a number may begin, or where code does.
  func nextCandidate(from start: Int, to end: Int, _ isWordStart: inout Bool) -> Int? {
    bytes.withUnsafeBufferPointer { bytes in
      var index = start
      while index + 1 < end {
        let byte = bytes[index]
        if byte == UInt8(ascii: "`") { return index }
        if isASCIILetter(byte) {
          let third = index + 2 < end ? bytes[index + 2] : 0
          if isWordStart, beginnings.mayHold(byte, bytes[index + 1], third) { return index }
          isWordStart = false
        } else if isASCIIDigit(byte) {
          if isWordStart { return index }
          isWordStart = false
        } else if byte >= 0xC2 {
          // Han, kana and Hangul have no spaces; an accented letter goes on with a word.
          if isWordStart || byte >= 0xE3 || byte == 0xC2,
            beginnings.mayHold(byte, bytes[index + 1], 0)
          {
            return index
          }
          isWordStart = byte == 0xC2 || byte >= 0xE2
          index += byte >= 0xE0 ? 2 : 1
        } else if byte < 0x80 {
          isWordStart = true
        }
        index += 1
      }
      return nil
    }
  }

  // MARK: Mentions

  /// Reads a mention that begins at `start`; returns where it ends.
  mutating func read(at start: Int, _ node: Int, _ range: Range<Int>) -> Int? {
    guard let name = ReferenceNames.name(in: bytes, at: start, end: range.upperBound) else {
      return nil
    }
    if name.rank == .passed { return readPassed(start, name, node, range) }
    if name.rank == .here { return readHere(start, name, node, range) }
    if name.rank == .previous { return readPrevious(start, name, node) }
    if let previous = readAdjective(start, name, node, range) { return previous }
    guard var mention = mention(at: start, name, range) else {
      return readTitle(start, name, node, range) ?? readTitleBefore(start, name, node, range)
        ?? readOrdinal(start, name, node, range) ?? readNeighbor(start, name, node, range)
    }
    mention.text = start..<mention.end
    var mentions = [mention]
    while let next = listed(after: mentions[mentions.count - 1], mentions[0], range, name) {
      mentions.append(next)
    }
    readOuter(&mentions, range)
    if mentions[0].rank == .side { return nil }
    let end = mentions[mentions.count - 1].end
    let origin = self.origin(start, end, range, mentions)
    if let origin, origin != .this {
      foreignEnd = end
      foreignOrigin = origin
      removeJoined(start, name, node)
      noteForeign(start, name, mentions, node)
      return end
    }
    if numbered.contains(node) || attachments.blocks.contains(node), isStart(start, range) {
      return end
    }
    if origin == .this, own.count < 10_000 {
      own.formUnion(mentions.map(\.text.lowerBound))
      ownNames.insert(word(start, name))
    }
    for mention in mentions { add(mention, node, range) }
    return end
  }

  /// How the word for a clause begins.
  private func word(_ start: Int, _ name: ReferenceNames.Name) -> [UInt8] {
    Array(FoldedText(bytes, start..<name.end).bytes.prefix(3))
  }

  /// Remembers the word of a mention of another text, alone and with its number.
  mutating func noteForeign(
    _ start: Int, _ name: ReferenceNames.Name, _ mentions: [Mention], _ node: Int
  ) {
    for mention in mentions { addOther(mention.text, node, isForeign: true) }
    guard name.closing.isEmpty, foreignNames.count < 1_000 else { return }
    let word = self.word(start, name)
    if foreignOrigin == .law { foreignNames.insert(word) }
    for mention in mentions { foreignNames.insert(word + mention.parts[0].utf8) }
  }

  /// `14.2. pont`, `3. madde`: a number before its name.
  mutating func readNumberFirst(at start: Int, _ node: Int, _ range: Range<Int>) -> Int? {
    guard let number = NumberPath(bytes, start, before: range.upperBound) else { return nil }
    if let end = readLinked(number, start, node, range) { return end }
    if let end = readSigned(number, start, node, range) { return end }
    var cursor = number.end
    if cursor < range.upperBound, bytes[cursor] == UInt8(ascii: ".") { cursor += 1 }
    cursor = skipSpaces(cursor, range)
    guard cursor > number.end || bytes[number.end - 1] == UInt8(ascii: ")"),
      cursor < range.upperBound
    else { return nil }
    guard let name = ReferenceNames.name(behind: cursor, in: bytes, end: range.upperBound) else {
      return readNumbersFirst(number, start, cursor, node, range)
    }
    var mention = Mention(
      parts: number.parts, rank: name.rank, text: start..<name.end, end: name.end)
    // `5. § (2) bekezdés`
    var tail = skipSpaces(name.end, range)
    if let part = NumberPath(bytes, tail, before: range.upperBound) {
      tail = skipSpaces(part.end, range)
      if tail < range.upperBound,
        let inner = ReferenceNames.name(behind: tail, in: bytes, end: range.upperBound),
        inner.rank == .part
      {
        mention.parts += part.parts
        mention.end = inner.end
        mention.text = start..<inner.end
      }
    }
    add(numbersFirst: [mention], start, node, range)
    return mention.end
  }

  /// A number with the text it is mentioned by.
  struct Mention {
    var parts: [String]
    var rank: ReferenceNames.Rank
    var text: Range<Int>
    var end: Int
    /// How many levels stand in one piece.
    var fixed = 1
  }

  // MARK: Findings

  /// Adds mentions whose numbers stand before their name; at the beginning of a block they are its own.
  mutating func add(
    numbersFirst mentions: [Mention], _ start: Int, _ node: Int, _ range: Range<Int>
  ) {
    guard !isStart(start, range), let end = mentions.last?.end else { return }
    if isForeign(start, end, range, mentions) {
      for mention in mentions { addOther(mention.text, node, isForeign: true) }
    } else {
      for mention in mentions { add(mention, node, range) }
    }
  }

  mutating func addOther(_ range: Range<Int>, _ node: Int, isForeign: Bool) {
    otherMentions.append(
      .init(
        text: text(range), range: source.range(ofBytes: range), node: node, isForeign: isForeign))
  }

  mutating func add(_ mention: Mention, _ node: Int, _ range: Range<Int>) {
    if mention.rank == .attachment {
      let clause = attachments.clause(mention.parts)
      guard clause != nil || !attachments.isNamed(mention.parts) else {
        return addOther(mention.text, node, isForeign: false)
      }
      references.append(reference(mention, node, clause, kind: .attachment))
      return
    }
    let isLocal = mention.rank == .part || mention.rank == .side
    // `第1項` is a part of the article; only `号` counts the items of a paragraph.
    let last = bytes[mention.text].suffix(3)
    let isOfArticle = isLocal && Self.paragraphSigns.contains { last.elementsEqual($0) }
    let target = index.target(
      mention.parts, from: isOfArticle ? place.map(article) : place, isLocal: isLocal,
      fixed: mention.fixed, isChapter: isOfChapter(mention))
    if target == nil, mayBeAnything(mention) {
      return addOther(mention.text, node, isForeign: false)
    }
    var found = reference(mention, node, target?.clause, kind: .clause)
    found.others = target?.others ?? []
    found.rest = target?.rest ?? []
    found.title = title(behind: mention.end, range)
    found.titled = found.title.flatMap(titles.clause)
    references.append(found)
  }

  /// Whether a mention that no clause has need not be of one.
  private func mayBeAnything(_ mention: Mention) -> Bool {
    let isLetter = mention.parts[0].utf8.allSatisfy(isASCIILetter)
    // `Section C` of a register is no section of a document that letters none.
    if isLetter ? !index.hasLetters : !index.hasDigits { return true }
    // A point, an item or a part of a clause may be anything, unless the text says that it is its own.
    return mention.rank == .part
      || mention.rank == .loose && mention.parts.count == 1
        && !own.contains(mention.text.lowerBound)
  }

  /// Whether a mention has a word for what articles stand in: `Chapter 2`, `第2章`.
  private func isOfChapter(_ mention: Mention) -> Bool {
    Self.nameChapter(FoldedText(bytes, mention.text).bytes)
  }

  private static func nameChapter(_ words: [UInt8]) -> Bool {
    chapters.contains { words.firstOffsets(of: $0, in: words.indices) != nil }
  }

  private static let chapters: [[UInt8]] = [
    "chapter", "kapitel", "chapitre", "capítulo", "capitolo", "hoofdstuk", "rozdział", "rozdziału",
    "глава",
    "главы", "главе", "part", "teil", "titre", "título", "titolo", "dział", "章", "節", "节", "編", "编",
    "장", "절",
  ].map { FoldedText($0).bytes }

  static let paragraphSigns: [[UInt8]] = ["項", "项", "항", "款"].map { Array($0.utf8) }

  func reference(
    _ mention: Mention, _ node: Int, _ clause: Int?, kind: LegalDocument.Reference.Kind
  ) -> LegalDocument.Reference {
    LegalDocument.Reference(
      text: text(mention.text), number: Self.written(mention.parts, bytes[mention.text]),
      range: source.range(ofBytes: mention.text), node: node, clause: clause, kind: kind)
  }

  /// The words of a range, without the marks of emphasis and code among them.
  func text(_ range: Range<Int>) -> String {
    if isPlain(range) { return String(decoding: bytes[range], as: UTF8.self) }
    let words = bytes[range].filter { $0 != UInt8(ascii: "*") && $0 != UInt8(ascii: "`") }
    return String(decoding: words, as: UTF8.self).split { $0.isWhitespace }.joined(separator: " ")
  }

  /// Whether a range has letters, digits and marks of ASCII alone, single spaces between, and none of the marks
  /// that are left out.
  private func isPlain(_ range: Range<Int>) -> Bool {
    var isBehindSpace = true
    for index in range {
      let byte = bytes[index]
      guard byte >= 0x20, byte < 0x7F, byte != UInt8(ascii: "*"), byte != UInt8(ascii: "`"),
        byte != 0x20 || !isBehindSpace
      else { return false }
      isBehindSpace = byte == 0x20
    }
    return !isBehindSpace
  }

  /// The number as it is written where it stands in one piece, or else its levels with points.
  static func written(_ parts: [String], _ text: ArraySlice<UInt8>) -> String {
    guard let first = parts.first, parts.count > 1 else { return parts.first ?? "" }
    let string = String(decoding: text, as: UTF8.self)
    let letters = first + parts.dropFirst().map { "(\($0))" }.joined()
    if string.hasSuffix(letters) { return letters }
    let mixed = String(string.suffix(while: { $0.isLetter || $0.isNumber || "().-".contains($0) }))
    return ClauseIndex.parts(of: mixed) == parts.map { $0.lowercased() }
      ? mixed : parts.joined(separator: ".")
  }

  /// The title in parentheses or quotation marks right behind a number: `Section 7 (Termination)`.
  func title(behind end: Int, _ range: Range<Int>) -> String? {
    var start = end
    while start < range.upperBound, bytes[start] == 0x20 || bytes[start] == UInt8(ascii: ",") {
      start += 1
    }
    // `Section 7 below (Termination)`
    for word in ["below ", "above ", "hereof ", "unten ", "oben ", "ci-dessous ", "ci-dessus "]
    where bytes[start..<range.upperBound].starts(with: word.utf8) {
      start += word.utf8.count
      guard start < range.upperBound, bytes[start] == UInt8(ascii: "(") else { return nil }
    }
    guard start < range.upperBound else { return nil }
    if bytes[start] == UInt8(ascii: "("),
      let close = bytes[start..<min(range.upperBound, start + 90)].firstIndex(of: UInt8(ascii: ")"))
    {
      return text(start + 1..<close)
    }
    if bytes[start..<range.upperBound].starts(with: "（".utf8),
      let close = bytes.firstOffsets(of: "）", in: start..<min(range.upperBound, start + 120))
    {
      return text(start + 3..<close.lowerBound)
    }
    return Quotation.beginning(at: start, in: bytes, range).map { text($0.name) }
  }

}

extension String {
  /// The longest end of which each character passes.
  fileprivate func suffix(while isKept: (Character) -> Bool) -> Substring {
    var start = endIndex
    while start > startIndex {
      let before = index(before: start)
      guard isKept(self[before]) else { break }
      start = before
    }
    return self[start...]
  }
}
