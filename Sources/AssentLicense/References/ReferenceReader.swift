import AssentDiagnostics
import AssentMarkup

/// Finds where a document mentions its own parts: `Section 4.2`, `§ 5 Abs. 2`, `第3条`, `Exhibit A`.
///
/// A number of a statute or of another document is not a reference: `Section 1798.83 of the
/// California Civil Code`, `17 U.S.C. § 512`, `Art. 6 GDPR`.
struct ReferenceReader {
  private(set) var references: [LegalDocument.Reference] = []

  private let document: Document
  private let source: SourceFile
  private let bytes: [UInt8]
  private let clauses: [Clause]
  private let index: ClauseIndex
  private let titles: ClauseTitles
  private let attachments: Attachments
  private let starts = ReferenceNames.starts
  /// The blocks that begin with their own number, which is not a mention.
  private let numbered: Set<Int>
  /// The innermost clause around the block that is read, and the next one.
  private var place: Int?
  private var nextClause = 0
  /// Where the last mention of another text ended; what is listed behind it is of that text, too.
  private var foreignEnd = -1
  /// The words by which parts of other texts are mentioned, with their first number.
  private var foreignNames: Set<[UInt8]> = []
  /// Mentions by a title that no clause has.
  private var untitled: [LegalDocument.Reference] = []

  init(_ document: Document, clauses: [Clause]) {
    self.document = document
    self.source = document.source
    self.bytes = document.source.bytes
    self.clauses = clauses
    attachments = Attachments(document, clauses)
    index = ClauseIndex(clauses, attachments: attachments.clauses)
    titles = ClauseTitles(clauses)
    numbered = Set(clauses.lazy.filter { $0.number != nil && $0.form != .listItem }.map(\.node))
    for node in document.nodes.indices {
      enter(node)
      switch document.nodes[node].kind {
      case .paragraph, .tableCell: read(node)
      default: continue
      }
    }
    // `Article 28` of a text that names articles of a regulation, and has none, is of that regulation.
    references.removeAll { reference in
      guard reference.kind == .clause, !foreignNames.isEmpty else { return false }
      let word = Array(FoldedText(reference.text).bytes.prefix(3))
      guard foreignNames.contains(word) else { return false }
      let first = reference.number.prefix { $0.isNumber }
      return reference.clause == nil || (!first.isEmpty && foreignNames.contains(word + first.utf8))
    }
    // Where titles are mentioned so, one that is not there is missing; elsewhere it is another text's.
    if references.contains(where: { $0.kind == .title }) {
      references += untitled
      references.sort { $0.range < $1.range }
    }
  }

  /// Follows the clauses to the block that is read.
  private mutating func enter(_ node: Int) {
    while nextClause < clauses.count, clauses[nextClause].node <= node {
      place = nextClause
      nextClause += 1
    }
    let start = document.nodes[node].range.start
    while let current = place, clauses[current].range.end <= start, clauses[current].node != node {
      place = clauses[current].parent
    }
  }

  // MARK: Blocks

  private mutating func read(_ node: Int) {
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

  private func endOfDigits(_ start: Int, _ range: Range<Int>) -> Int {
    var end = start
    while end < range.upperBound, isASCIIDigit(bytes[end]) { end += 1 }
    return end
  }

  /// The next place where a name of a clause or a number may begin, or where code does.
  private func nextCandidate(from start: Int, to end: Int, _ isWordStart: inout Bool) -> Int? {
    bytes.withUnsafeBufferPointer { bytes in
      var index = start
      while index + 1 < end {
        let byte = bytes[index]
        if byte == UInt8(ascii: "`") { return index }
        if isASCIILetter(byte) {
          if isWordStart, ReferenceNames.mayBegin(starts, byte, bytes[index + 1]) { return index }
          isWordStart = false
        } else if isASCIIDigit(byte) {
          if isWordStart { return index }
          isWordStart = false
        } else if byte >= 0xC2 {
          // Han, kana and Hangul have no spaces; an accented letter goes on with a word.
          if isWordStart || byte >= 0xE3 || byte == 0xC2,
            ReferenceNames.mayBegin(starts, byte, bytes[index + 1])
          {
            return index
          }
          isWordStart = byte == 0xC2 || byte == 0xE2
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
  private mutating func read(at start: Int, _ node: Int, _ range: Range<Int>) -> Int? {
    guard let name = ReferenceNames.name(in: bytes, at: start, end: range.upperBound) else {
      return nil
    }
    if name.rank == .passed { return nil }
    if name.rank == .here { return readHere(start, name, node, range) }
    if name.rank == .previous { return readPrevious(start, name, node) }
    if let previous = readAdjective(start, name, node, range) { return previous }
    guard var mention = mention(at: start, name, range) else {
      return readTitle(start, name, node, range)
    }
    mention.text = start..<mention.end
    var mentions = [mention]
    while let next = listed(after: mentions[mentions.count - 1], mentions[0], range, name) {
      mentions.append(next)
    }
    let end = mentions[mentions.count - 1].end
    guard !isForeign(start, end, range, mentions) else {
      foreignEnd = end
      noteForeign(start, name, mentions)
      return end
    }
    if numbered.contains(node) || attachments.blocks.contains(node), isStart(start, range) {
      return end
    }
    for mention in mentions { add(mention, node, range) }
    return end
  }

  /// Remembers the word of a mention of another text, alone and with its number.
  private mutating func noteForeign(
    _ start: Int, _ name: ReferenceNames.Name, _ mentions: [Mention]
  ) {
    guard name.closing.isEmpty, foreignNames.count < 1_000 else { return }
    let word = Array(FoldedText(bytes, start..<name.end).bytes.prefix(3))
    foreignNames.insert(word)
    for mention in mentions { foreignNames.insert(word + mention.parts[0].utf8) }
  }

  /// `14.2. pont`, `3. madde`: a number before its name.
  private mutating func readNumberFirst(at start: Int, _ node: Int, _ range: Range<Int>) -> Int? {
    guard let number = NumberPath(bytes, start, before: range.upperBound) else { return nil }
    var cursor = number.end
    if cursor < range.upperBound, bytes[cursor] == UInt8(ascii: ".") { cursor += 1 }
    cursor = skipSpaces(cursor, range)
    guard cursor > number.end || bytes[number.end - 1] == UInt8(ascii: ")"), cursor < range.upperBound,
      let name = ReferenceNames.name(behind: cursor, in: bytes, end: range.upperBound)
    else { return nil }
    var mention = Mention(parts: number.parts, rank: name.rank, text: start..<name.end, end: name.end)
    // `5. § (2) bekezdés`
    var tail = skipSpaces(name.end, range)
    if let part = NumberPath(bytes, tail, before: range.upperBound) {
      tail = skipSpaces(part.end, range)
      if tail < range.upperBound,
        let inner = ReferenceNames.name(behind: tail, in: bytes, end: range.upperBound), inner.rank == .part
      {
        mention.parts += part.parts
        mention.end = inner.end
        mention.text = start..<inner.end
      }
    }
    guard !isStart(start, range), !isForeign(start, mention.end, range, [mention]) else {
      return mention.end
    }
    add(mention, node, range)
    return mention.end
  }

  /// `本条第2項`, or `本条` alone: the clause around it, or a part of it.
  private mutating func readHere(
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
  private mutating func readPrevious(
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
  private mutating func readAdjective(
    _ start: Int, _ name: ReferenceNames.Name, _ node: Int, _ range: Range<Int>
  ) -> Int? {
    guard name.closing.isEmpty, name.rank != .attachment, let place else { return nil }
    let word = skipSpaces(name.end, range)
    var end = word
    while end < range.upperBound, isASCIILetter(bytes[end]) || bytes[end] >= 0x80 { end += 1 }
    guard end > word, end - word <= 14, Self.adjectives.contains(FoldedText(bytes, word..<end).bytes)
    else { return nil }
    let own = clauses[place]
    guard let target = clauses[..<place].lastIndex(where: { $0.parent == own.parent && $0.depth == own.depth })
    else { return nil }
    let mention = Mention(parts: [], rank: .part, text: start..<end, end: end)
    references.append(reference(mention, node, target, kind: .clause))
    return end
  }

  private static let adjectives: Set<[UInt8]> = Set(
    "anterior precedente précédent précédente poprzedni poprzedniego předchozí предыдущего предыдущем".split(separator: " ")
      .map { Array($0.utf8) })

  /// The clause around a clause that stands under a heading of its own.
  private func article(of clause: Int) -> Int {
    var clause = clause
    while let parent = clauses[clause].parent, clauses[clause].form == .listItem { clause = parent }
    return clause
  }

  /// The item around a clause that is a part of its article itself.
  private func outermostItem(around clause: Int) -> Int {
    var clause = clause
    while let parent = clauses[clause].parent, clauses[parent].form == .listItem { clause = parent }
    return clause
  }

  /// A number with the text it is mentioned by.
  struct Mention {
    var parts: [String]
    var rank: ReferenceNames.Rank
    var text: Range<Int>
    var end: Int
    /// The title in parentheses behind the number.
    var title: String?
  }

  /// The number behind a name, with the parts of it that are named after: `§ 3 Abs. 2`.
  private func mention(
    at start: Int, _ name: ReferenceNames.Name, _ range: Range<Int>
  ) -> Mention? {
    var cursor = name.end
    if cursor < range.upperBound, bytes[cursor] == UInt8(ascii: ".") { cursor += 1 }
    cursor = skipMarker(skipSpaces(cursor, range), range)
    let isClosed = !name.closing.isEmpty
    guard cursor > name.end || name.isSign || name.end > start && bytes[name.end - 1] >= 0xD8
      || cursor < range.upperBound && bytes[cursor] == UInt8(ascii: "(")
    else { return nil }
    guard
      let number = NumberPath(
        bytes, cursor, before: range.upperBound, allowsSmall: name.rank == .part || name.rank == .loose,
        hasClosing: isClosed)
    else { return nil }
    var mention = Mention(parts: number.parts, rank: name.rank, text: start..<number.end, end: number.end)
    if isClosed {
      guard
        let closing = ReferenceNames.closing(
          in: bytes, at: skipSpaces(number.end, range), end: range.upperBound)
      else { return nil }
      mention.end = closing.end
      mention.rank = closing.rank
    } else if name.rank == .attachment, number.parts.count > 1, Self.beginsWithCapital(number.parts[0]) {
      return nil
    }
    readTail(&mention, range)
    if name.rank == .part || name.rank == .loose { readOuter(&mention, range) }
    return mention
  }

  /// Adds the parts that are named behind a number: `Abs. 2`, `lit. b`, `第2項`, `2항`.
  private func readTail(_ mention: inout Mention, _ range: Range<Int>) {
    while mention.parts.count < NumberPath.maximumLevels {
      var cursor = skipSpaces(mention.end, range)
      if cursor < range.upperBound, bytes[cursor] == UInt8(ascii: ",") {
        cursor = skipSpaces(cursor + 1, range)
      }
      guard cursor < range.upperBound else { return }
      if let number = NumberPath(bytes, cursor, before: range.upperBound, hasClosing: true),
        bytes[cursor] != UInt8(ascii: "("),
        let closing = ReferenceNames.closing(
          in: bytes, at: skipSpaces(number.end, range), end: range.upperBound),
        closing.rank == .part, mention.end >= cursor - 1
      {
        mention.parts += number.parts
        mention.end = closing.end
        continue
      }
      guard let name = ReferenceNames.name(in: bytes, at: cursor, end: range.upperBound),
        name.rank == .part || name.rank == .passed || name.isSign
          || (name.rank == .loose && mention.rank != .loose && cursor == skipSpaces(mention.end, range))
      else { return }
      var next = name.end
      if next < range.upperBound, bytes[next] == UInt8(ascii: ".") { next += 1 }
      next = skipMarker(skipSpaces(next, range), range)
      guard
        let number = NumberPath(
          bytes, next, before: range.upperBound, allowsSmall: true, hasClosing: !name.closing.isEmpty)
      else { return }
      if !name.closing.isEmpty {
        guard
          let closing = ReferenceNames.closing(
            in: bytes, at: skipSpaces(number.end, range), end: range.upperBound),
          closing.rank == .part
        else { return }
        mention.parts += number.parts
        mention.end = closing.end
        continue
      }
      if name.isSign { return }
      if name.rank != .passed { mention.parts += number.parts }
      mention.end = number.end
      // `lit. b)`
      if number.end < range.upperBound, bytes[number.end] == UInt8(ascii: ")"),
        isASCIILetter(bytes[number.end - 1]), isASCIISpace(bytes[number.end - 2])
      {
        mention.end += 1
      }
    }
  }

  /// `paragraph 2 of Section 3`, `пункт 2 раздела 3`: the clause around a part is named behind it.
  private func readOuter(_ mention: inout Mention, _ range: Range<Int>) {
    var cursor = skipSpaces(mention.end, range)
    for _ in 0..<3 {
      guard cursor < range.upperBound else { return }
      if let name = ReferenceNames.name(in: bytes, at: cursor, end: range.upperBound),
        name.rank == .clause, name.closing.isEmpty
      {
        var next = name.end
        if next < range.upperBound, bytes[next] == UInt8(ascii: ".") { next += 1 }
        next = skipMarker(skipSpaces(next, range), range)
        guard let number = NumberPath(bytes, next, before: range.upperBound) else { return }
        mention.parts = number.parts + mention.parts
        mention.rank = .clause
        mention.end = number.end
        return
      }
      var end = cursor
      while end < range.upperBound, !isASCIISpace(bytes[end]), bytes[end] != UInt8(ascii: "'"),
        !bytes[end..<range.upperBound].starts(with: "’".utf8)
      {
        end += 1
      }
      guard end - cursor <= 6, Self.prepositions.contains(FoldedText(bytes, cursor..<end).bytes) else {
        return
      }
      cursor = end
      if cursor < range.upperBound, bytes[cursor] == UInt8(ascii: "'") { cursor += 1 }
      if bytes[cursor..<range.upperBound].starts(with: "’".utf8) { cursor += 3 }
      cursor = skipSpaces(cursor, range)
    }
  }

  private static let prepositions: Set<[UInt8]> = Set(
    "of in under the der des dem in im de du la le l del della dell do da van het al".split(separator: " ")
      .map { Array($0.utf8) })

  /// A further number of a list: `, 4`, ` and 5`, ` through 7`, `and (b)`.
  private func listed(
    after last: Mention, _ first: Mention, _ range: Range<Int>, _ name: ReferenceNames.Name
  ) -> Mention? {
    guard name.closing.isEmpty else { return nil }
    let limit = min(range.upperBound, last.end + 24)
    var cursor = skipTitle(last.end, range) ?? last.end
    let hardLimit = max(limit, min(range.upperBound, cursor + 24))
    var hasGlue = false
    loop: while cursor < hardLimit {
      let byte = bytes[cursor]
      if isASCIIDigit(byte) || byte == UInt8(ascii: "(") { break }
      if byte &- 0x41 < 26, hasGlue,
        Self.beginsWithCapital(first.parts[0]) || Self.beginsWithCapital(last.parts.last ?? "")
      {
        break
      }
      if isASCIISpace(byte) || byte == UInt8(ascii: "*") {
        cursor += 1
      } else if byte == UInt8(ascii: ",") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "&") || byte == UInt8(ascii: ".") && hasListPoint(cursor) {
        hasGlue = true
        cursor += 1
      } else if bytes[cursor..<hardLimit].starts(with: "–".utf8) {
        hasGlue = true
        cursor += 3
      } else if byte == 0xC2, cursor + 1 < hardLimit, bytes[cursor + 1] == 0xA0 || bytes[cursor + 1] == 0xA7 {
        cursor += 2
      } else if let word = Self.glue.first(where: { bytes[cursor..<hardLimit].starts(with: $0) }) {
        hasGlue = true
        cursor += word.count
      } else {
        return nil
      }
    }
    guard hasGlue, cursor < hardLimit,
      let number = NumberPath(bytes, cursor, before: range.upperBound)
    else { return nil }
    if number.end < range.upperBound, bytes[number.end] == 0x25 { return nil }
    // `Section 4, 30 days` is no list; a unit or a noun behind the number tells.
    let rest = FoldedText(bytes, number.end..<min(range.upperBound, number.end + 16)).bytes
    if Self.units.contains(where: { rest.starts(with: $0) }) { return nil }
    // `Sections 4, 2024`, `Section 3, 1 January`.
    if number.parts[0].utf8.count > 3 { return nil }
    var parts = number.parts
    if bytes[cursor] == UInt8(ascii: "(") {
      guard last.parts.count > parts.count else { return nil }
      parts = last.parts.dropLast(parts.count) + parts
    }
    var mention = Mention(parts: parts, rank: first.rank, text: cursor..<number.end, end: number.end)
    readTail(&mention, range)
    mention.text = cursor..<mention.end
    return mention
  }

  private static func beginsWithCapital(_ part: String) -> Bool {
    part.utf8.first.map { $0 &- 0x41 < 26 } ?? false
  }

  /// Whether a point and a comma part the numbers of a list: `2.C., 2.D.`
  private func hasListPoint(_ index: Int) -> Bool {
    index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: ",")
  }

  private static let glue: [[UInt8]] = [
    "and ", "or ", "to ", "through ", "und ", "oder ", "bis ", "sowie ", "et ", "ou ", "à ", "y ", "a ", "e ",
    "o ", "al ", "en ", "of ", "tot ", "i ", "lub ", "oraz ", "do ", "až ", "и ", "или ", "по ", "та ", "och ", "og ",
    "ja ", "és ", "și ", "ve ", "dan ", "và ", "και ", ",",
  ].map { Array($0.utf8) }

  private static let units: [[UInt8]] = [
    "day", "month", "year", "hour", "week", "percent", "tag", "monat", "jahr", "jour", "mois", "an ", "ans ", "día",
    "dia", "mes", "año", "giorn", "mesi", "anni", "dag", "maand", "jaar", "dni", "dnů", "dnech", "minut", "stund",
    "business", "working", "calendar", "usd", "eur", "januar", "februar", "march", "april", "may ", "june", "july",
    "august", "septem", "octob", "novem", "decem",
  ].map { Array($0.utf8) }

  /// Where a title in parentheses behind a number ends, when a list goes on: `6 (Fees), 7 (Term)`.
  private func skipTitle(_ index: Int, _ range: Range<Int>) -> Int? {
    let start = skipSpaces(index, range)
    guard start < range.upperBound, start > index, bytes[start] == UInt8(ascii: "("),
      let close = bytes[start..<min(range.upperBound, start + 80)].firstIndex(of: UInt8(ascii: ")"))
    else { return nil }
    return close + 1
  }

  // MARK: Findings

  private mutating func add(_ mention: Mention, _ node: Int, _ range: Range<Int>) {
    let number = mention.parts.joined(separator: ".")
    if mention.rank == .attachment {
      let clause = attachments.clause(mention.parts)
      guard clause != nil || !attachments.isNamed(mention.parts) else { return }
      references.append(reference(mention, node, clause, kind: .attachment))
      return
    }
    let isLocal = mention.rank == .part
    // `第1項` is a part of the article; only `号` counts the items of a paragraph.
    let last = bytes[mention.text].suffix(3)
    let isOfArticle = isLocal && Self.paragraphSigns.contains { last.elementsEqual($0) }
    let target = index.target(
      mention.parts, from: isOfArticle ? place.map(article) : place, isLocal: isLocal)
    if target == nil {
      let isLetter = mention.parts[0].utf8.allSatisfy(isASCIILetter)
      // `Section C` of a register is no section of a document that letters none.
      if isLetter, !index.hasLetters { return }
      if !isLetter, !index.hasDigits { return }
      // A point, an item or a part of a clause may be anything.
      if mention.rank == .part || (mention.rank == .loose && mention.parts.count == 1) { return }
      if number.utf8.count > 12 { return }
    }
    var found = reference(mention, node, target?.clause, kind: .clause)
    found.others = target?.others ?? []
    found.title = title(behind: mention.end, range)
    references.append(found)
  }

  private static let paragraphSigns: [[UInt8]] = ["項", "项", "항", "款"].map { Array($0.utf8) }

  private func reference(
    _ mention: Mention, _ node: Int, _ clause: Int?, kind: LegalDocument.Reference.Kind
  ) -> LegalDocument.Reference {
    LegalDocument.Reference(
      text: text(mention.text), number: Self.written(mention.parts, bytes[mention.text]),
      range: source.range(ofBytes: mention.text), node: node, clause: clause, kind: kind)
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self).split { $0.isWhitespace }.joined(separator: " ")
  }

  /// The number as it is written where it stands in one piece, or else its levels with points.
  private static func written(_ parts: [String], _ text: ArraySlice<UInt8>) -> String {
    guard let first = parts.first, parts.count > 1 else { return parts.first ?? "" }
    let string = String(decoding: text, as: UTF8.self)
    let letters = first + parts.dropFirst().map { "(\($0))" }.joined()
    if string.hasSuffix(letters) { return letters }
    let mixed = String(string.suffix(while: { $0.isLetter || $0.isNumber || "().".contains($0) }))
    return ClauseIndex.parts(of: mixed) == parts.map { $0.lowercased() } ? mixed : parts.joined(separator: ".")
  }

  /// The title in parentheses or quotation marks right behind a number: `Section 7 (Termination)`.
  private func title(behind end: Int, _ range: Range<Int>) -> String? {
    var start = end
    while start < range.upperBound, bytes[start] == 0x20 || bytes[start] == UInt8(ascii: ",") { start += 1 }
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

  // MARK: Titles

  /// `l'article « Parrainage »`, `the section on Refunds`, `Abschnitt „Haftung“`.
  private mutating func readTitle(
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

  // MARK: What is no mention of this document

  private func isForeign(
    _ start: Int, _ end: Int, _ range: Range<Int>, _ mentions: [Mention]
  ) -> Bool {
    for mention in mentions {
      if mention.parts.contains(where: { (Int($0.prefix { $0.isNumber }) ?? 0) > 99 }) { return true }
    }
    if isInLinkElsewhere(end, range) { return true }
    if foreignEnd > 0, isListed(foreignEnd..<start) { return true }
    if ForeignLaw.precedes(bytes, max(range.lowerBound, start - 60)..<start) { return true }
    return ForeignLaw.follows(bytes, end..<min(range.upperBound, end + 160))
  }

  /// Whether nothing but remarks in parentheses, commas and small words stands in a range.
  private func isListed(_ range: Range<Int>) -> Bool {
    guard range.count >= 0, range.count <= 80 else { return false }
    var depth = 0
    var letters = 0
    for index in range {
      let byte = bytes[index]
      if byte == UInt8(ascii: "(") { depth += 1 } else if byte == UInt8(ascii: ")") { depth -= 1 }
      if byte == UInt8(ascii: ";") || (byte == UInt8(ascii: ".") && index + 1 < range.upperBound && isASCIISpace(bytes[index + 1])) { return false }
      if depth <= 0, isASCIILetter(byte) || byte >= 0xC3 && byte != 0xE2 { letters += 1 }
    }
    return letters <= 6
  }

  /// Whether `end` stands in the text of a link that leads out of the document:
  /// `[Section K](terms.md)`.
  private func isInLinkElsewhere(_ end: Int, _ range: Range<Int>) -> Bool {
    guard
      let bracket = bytes[end..<min(range.upperBound, end + 160)].firstIndex(where: {
        $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "]")
      }), bytes[bracket] == UInt8(ascii: "]"), bracket + 2 < range.upperBound
    else { return false }
    return bytes[bracket + 1] == UInt8(ascii: "(") && bytes[bracket + 2] != UInt8(ascii: "#")
  }

  /// Whether nothing but markup stands before `start` in its block.
  private func isStart(_ start: Int, _ range: Range<Int>) -> Bool {
    bytes[range.lowerBound..<start].allSatisfy {
      isASCIISpace($0) || $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "_")
        || $0 == UInt8(ascii: ">")
    }
  }

  private func skipSpaces(_ index: Int, _ range: Range<Int>) -> Int {
    var index = index
    while index < range.upperBound {
      let (scalar, count) = Scalars.scalar(in: bytes, at: index, end: range.upperBound)
      guard Scalars.isSpace(scalar) || scalar == 0x2A else { break }
      index += count
    }
    return index
  }

  /// Behind `No.`, `Nr.`, `č.`, `nº` or `№` before a number.
  private func skipMarker(_ index: Int, _ range: Range<Int>) -> Int {
    for marker in Self.markers where bytes[index..<range.upperBound].starts(with: marker) {
      let next = skipSpaces(index + marker.count, range)
      if next < range.upperBound, isASCIIDigit(bytes[next]) { return next }
    }
    return index
  }

  private static let markers: [[UInt8]] = [
    "No.", "no.", "Nr.", "nr.", "nº", "n.º", "n°", "n.", "č.", "№", "#", "số", "numéro", "número",
  ].map { Array($0.utf8) }
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
