import AssentDiagnostics
import AssentMarkup

/// Finds the terms that a document defines.
///
/// A term stands in quotation marks or in bold before a word such as *means*, behind words such as
/// *hereinafter*, in parentheses (`the "Software"`), or at the head of an entry of a list of
/// definitions.
struct TermReader {
  private(set) var terms: [LegalDocument.Term] = []

  private let document: Document
  private let source: SourceFile
  private let bytes: [UInt8]
  private let definitions: DefinitionLists
  private var namer: AnchorNamer
  /// The block whose names are ``namesOfNode``.
  private var lastNode = -1
  private var namesOfNode: Set<String> = []
  /// Where the terms found so far begin.
  private var added: Set<Int> = []
  /// Heads of entries that are terms where a list has several, by list.
  private var candidates: [Candidate] = []

  private struct Candidate {
    var list: Int
    var name: Range<Int>
    var node: Int
  }

  /// - Parameters:
  ///   - clauses: tells which blocks stand in a section of definitions.
  ///   - namer: knows the anchors that are taken.
  init(_ document: Document, clauses: [Clause], namer: AnchorNamer) {
    self.document = document
    self.source = document.source
    self.bytes = document.source.bytes
    self.namer = namer
    definitions = DefinitionLists(document, clauses)
    for index in document.nodes.indices {
      switch document.nodes[index].kind {
      case .paragraph, .tableCell: read(index)
      default: continue
      }
    }
    settleCandidates()
    terms.sort { $0.range < $1.range }
    // Anchors are given in source order, so that a candidate takes no name from a term before it.
    for index in terms.indices {
      let slug = AnchorNamer.slug(terms[index].name)
      terms[index].anchor = self.namer.unique("term-" + slug)
    }
  }

  // MARK: Blocks

  private mutating func read(_ node: Int) {
    let range = document.byteRange(of: document.nodes[node])
    guard range.count >= 4 else { return }
    let list = definitions.list(of: node)
    if let list { readEntry(node, range, list) }
    var scan = Scan(node: node, range: range, isListed: list != nil)
    if list == nil { readBoldHead(node, range) }
    while let next = nextMark(from: scan.index, to: range.upperBound) {
      scan.index = next
      switch bytes[next] {
      case UInt8(ascii: "("), 0xEF:
        let isFullWidth = bytes[next] == 0xEF
        if !isFullWidth || bytes[next + 2] == 0x88 {
          scan.open = next + (isFullWidth ? 3 : 1)
          scan.openName = nil
          readParenthesis(scan)
        } else {
          scan.open = nil
        }
        scan.index += isFullWidth ? 3 : 1
      case UInt8(ascii: ")"):
        scan.open = nil
        scan.index += 1
      default:
        if let quote = Quotation.beginning(at: next, in: bytes, range) {
          read(quote, at: next, &scan)
          scan.index = quote.end
        } else {
          scan.index += 1
        }
      }
    }
  }

  /// What is known while a block is read.
  private struct Scan {
    let node: Int
    let range: Range<Int>
    let isListed: Bool
    var index: Int
    /// Behind the last parenthesis that is open.
    var open: Int?
    /// Where the last name in the open parenthesis ended.
    var openName: Int?
    /// Quoted names that wait for the word that defines them: `“We,” “us” and “our” refer to`.
    var waiting: [Range<Int>] = []
    var waitingEnd = 0
    /// Whether words such as *hereinafter* introduce the list of names.
    var isIntroduced = false

    init(node: Int, range: Range<Int>, isListed: Bool) {
      self.node = node
      self.range = range
      self.isListed = isListed
      index = range.lowerBound
    }
  }

  private mutating func read(_ quote: Quotation, at start: Int, _ scan: inout Scan) {
    let range = scan.range
    let isFollowing = !scan.waiting.isEmpty && isListGlue(scan.waitingEnd..<start)
    if !isFollowing {
      scan.waiting = []
      scan.isIntroduced = isIntroduced(before: start, range)
    }
    scan.waiting.append(quote.name)
    scan.waitingEnd = quote.end
    if let open = scan.open, isInParenthesis(quote, open, start, scan) {
      scan.openName = quote.end
      add(quote.name, scan.node, .remark)
      return
    }
    if scan.isIntroduced || isClosed(after: quote.end, range) {
      for name in scan.waiting { add(name, scan.node, .remark) }
      return
    }
    let first = scan.waiting.count == 1 ? start : scan.waiting[0].lowerBound
    if isDefined(after: quote.end, range, allowsWeak: isHead(first, range) || scan.isListed) {
      for name in scan.waiting { add(name, scan.node, .sentence) }
    }
  }

  /// The next parenthesis or byte that may begin a quotation mark.
  private func nextMark(from start: Int, to end: Int) -> Int? {
    bytes.withUnsafeBufferPointer { bytes in
      var index = start
      while index < end {
        let byte = bytes[index]
        if byte == 0x22 || byte == 0x27 || byte == 0x28 || byte == 0x29 { return index }
        if byte >= 0xC2, index + 2 < end {
          let next = bytes[index + 1]
          if (byte == 0xC2 && next == 0xAB) || ((byte == 0xE2 || byte == 0xE3) && next == 0x80)
            || (byte == 0xEF && next == 0xBC && (bytes[index + 2] | 1) == 0x89)
          {
            return index
          }
        }
        index += 1
      }
      return nil
    }
  }

  // MARK: Names

  private mutating func add(
    _ name: Range<Int>, _ node: Int, _ form: LegalDocument.Term.Form
  ) {
    let name = stripped(name)
    guard isName(name), added.insert(name.lowerBound).inserted else { return }
    let text = String(decoding: bytes[name], as: UTF8.self)
      .split { $0.isWhitespace }.joined(separator: " ").filter { $0 != "*" }
    // A block that says it twice defines it once.
    if lastNode != node {
      lastNode = node
      namesOfNode = []
    }
    guard namesOfNode.insert(text).inserted else { return }
    terms.append(
      LegalDocument.Term(
        name: text, anchor: "", node: node, range: source.range(ofBytes: name), form: form))
  }

  /// A name without emphasis and without the punctuation that stands within American quotation marks.
  private func stripped(_ name: Range<Int>) -> Range<Int> {
    var start = name.lowerBound
    var end = name.upperBound
    let edge = Array("*_".utf8)
    while start < end, edge.contains(bytes[start]) || isASCIISpace(bytes[start]) { start += 1 }
    while end > start {
      if edge.contains(bytes[end - 1]) || isASCIISpace(bytes[end - 1])
        || Array(",.:;\\".utf8).contains(bytes[end - 1])
      {
        end -= 1
      } else if end - 2 > start, bytes[end - 2] == 0xC2, bytes[end - 1] == 0xA0 {
        end -= 2
      } else {
        break
      }
    }
    while end - start > 2, bytes[start] == 0xC2, bytes[start + 1] == 0xA0 { start += 2 }
    return start..<end
  }

  /// Whether a name looks like one: short, not a sentence, and not what every text has in quotation
  /// marks.
  private func isName(_ range: Range<Int>) -> Bool {
    guard !range.isEmpty, range.count <= 90 else { return false }
    let folded = FoldedText(bytes, range).bytes
    let words = folded.split(separator: 0x20)
    guard !words.isEmpty, words.count <= 8,
      folded.contains(where: { isASCIILetter($0) || $0 >= 0xC2 }),
      !TermWords.noNames.contains(folded)
    else { return false }
    for byte in bytes[range] where Array(";?!=<>{}@".utf8).contains(byte) { return false }
    // An address is nobody's term.
    return !(words.count > 2 && (words[0].elementsEqual("http".utf8) || words[0].elementsEqual("www".utf8)))
      && bytes[range].filter { $0 == UInt8(ascii: "/") }.count < 3
  }

  // MARK: What stands around a quotation

  /// Whether a quotation in a parenthesis is named there: `(the "Software")`, `(ci-après « X »)`.
  private func isInParenthesis(
    _ quote: Quotation, _ open: Int, _ start: Int, _ scan: Scan
  ) -> Bool {
    let close = closing(after: quote.end, scan.range)
    if let named = scan.openName {
      guard isListGlue(named..<start) else { return false }
    } else {
      guard start - open <= 160 else { return false }
      let words = FoldedText(bytes, open..<start).bytes.split(separator: 0x20)
      guard words.allSatisfy({ !TermWords.examples.contains(Array($0)) }) else { return false }
      // A cell of a table gives examples in parentheses.
      if case .tableCell = document.nodes[scan.node].kind, words.isEmpty { return false }
      let isPlain =
        words.count <= 8
        && words.allSatisfy { TermWords.introducing.contains(Array($0)) }
      if !isPlain {
        guard isIntroduced(before: start, open..<scan.range.upperBound)
          || isClosed(after: quote.end, scan.range)
        else { return false }
        return true
      }
      // `(ci-après les « Services »` whose parenthesis never closes.
      if words.contains(where: { !TermWords.articles.contains(Array($0)) }) { return true }
    }
    guard let close else { return false }
    return close - quote.end <= 24 || isListGlueWithQuotes(quote.end..<close)
      || isClosed(after: quote.end, scan.range)
  }

  /// Where the parenthesis around a quotation closes, if soon.
  private func closing(after end: Int, _ range: Range<Int>) -> Int? {
    let limit = min(range.upperBound, end + 160)
    var index = end
    while index < limit {
      if bytes[index] == UInt8(ascii: ")") { return index }
      if bytes[index] == 0xEF, index + 2 < limit, bytes[index + 1] == 0xBC, bytes[index + 2] == 0x89 {
        return index
      }
      index += 1
    }
    return nil
  }

  /// Whether a word such as *means* follows, with nothing but markup or a remark in parentheses
  /// between.
  private func isDefined(after end: Int, _ range: Range<Int>, allowsWeak: Bool) -> Bool {
    var index = skipMarkup(end, range)
    if index < range.upperBound, bytes[index] == UInt8(ascii: "("),
      let close = bytes[index..<min(range.upperBound, index + 120)].firstIndex(
        of: UInt8(ascii: ")"))
    {
      index = skipMarkup(close + 1, range)
    }
    guard index < range.upperBound else { return false }
    let rest = FoldedText(bytes, index..<min(range.upperBound, index + 60)).bytes
    if TermWords.verbs.longestMatch(in: rest, at: 0) != nil { return true }
    if allowsWeak, TermWords.weakVerbs.longestMatch(in: rest, at: 0) != nil { return true }
    // `“Student Data” (in these terms) shall, for our purposes, mean`: a pronoun may stand between.
    guard let space = rest.firstIndex(of: 0x20) else { return false }
    let first = Array(rest[..<space])
    guard TermWords.reflexives.contains(first) else { return false }
    return TermWords.verbs.longestMatch(in: rest, at: space + 1) != nil
  }

  /// Whether the words behind a name say that it was given: `genannt`, `といいます`.
  private func isClosed(after end: Int, _ range: Range<Int>) -> Bool {
    let index = skipMarkup(end, range)
    guard index < range.upperBound else { return false }
    let rest = FoldedText(bytes, index..<min(range.upperBound, index + 48)).bytes
    return TermWords.closings.longestMatch(in: rest, at: 0) != nil
  }

  /// Whether words such as `When we say` or `referred to as` stand right before.
  private func isIntroduced(before index: Int, _ range: Range<Int>) -> Bool {
    let start = max(range.lowerBound, index - 72)
    let folded = FoldedText(bytes, start..<index).bytes
    guard folded.count >= 3 else { return false }
    if TermWords.joinedIntroductions.contains(where: { folded.suffix($0.count).elementsEqual($0) }) {
      return true
    }
    // The words from the end on that are no articles: an introduction has to end with the last of them.
    var end = folded.count
    var skipped = 0
    while end > 0, skipped < 4 {
      let word = folded[..<end].lastIndex(of: 0x20).map { $0 + 1 } ?? 0
      if endsIntroduction(folded, end) { return true }
      guard TermWords.articles.contains(Array(folded[word..<end])) else { return false }
      end = word - 1
      skipped += 1
    }
    return false
  }

  private func endsIntroduction(_ folded: [UInt8], _ end: Int) -> Bool {
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
  private func isListGlue(_ range: Range<Int>) -> Bool {
    guard range.count <= 28, !bytes[range].contains(UInt8(ascii: ".")) || range.count <= 4 else {
      return false
    }
    return FoldedText(bytes, range).bytes.split(separator: 0x20)
      .allSatisfy { TermWords.conjunctions.contains(Array($0)) }
  }

  private func isListGlueWithQuotes(_ range: Range<Int>) -> Bool {
    var index = range.lowerBound
    var glue = index
    while index < range.upperBound {
      guard Quotation.mayBegin(bytes[index]),
        let quote = Quotation.beginning(at: index, in: bytes, range)
      else {
        index += 1
        continue
      }
      guard isListGlue(glue..<index) else { return false }
      index = quote.end
      glue = index
    }
    return glue > range.lowerBound && range.upperBound - glue <= 28
  }

  private func skipMarkup(_ index: Int, _ range: Range<Int>) -> Int {
    var index = index
    while index < range.upperBound,
      isASCIISpace(bytes[index]) || Array("*_,>\\".utf8).contains(bytes[index])
    {
      index += 1
    }
    return index
  }

  /// Whether nothing but markup, a number or an article stands before `index` in its line or sentence.
  private func isHead(_ index: Int, _ range: Range<Int>) -> Bool {
    var start = index
    let limit = max(range.lowerBound, index - 24)
    while start > limit {
      let byte = bytes[start - 1]
      if byte == 0x0A || (byte == UInt8(ascii: ".") && start < index && bytes[start] == 0x20) { break }
      if start > range.lowerBound + 2, byte == 0x82, bytes[start - 2] == 0x80 { break }
      start -= 1
    }
    guard start > limit || start == range.lowerBound else { return false }
    let words = FoldedText(bytes, start..<index).bytes.split(separator: 0x20)
    return words.allSatisfy {
      $0.count <= 2 || $0.allSatisfy(isASCIIDigit) || TermWords.articles.contains(Array($0))
    }
  }

  // MARK: Parentheses

  /// `(далее – Сайт)`, `(hereinafter the **Company**)`: a name without quotation marks.
  private mutating func readParenthesis(_ scan: Scan) {
    guard let open = scan.open,
      let close = closing(after: open, open..<min(scan.range.upperBound, open + 110))
    else { return }
    if let acronym = acronym(open..<close, scan.range) {
      add(acronym, scan.node, .shortForm)
      return
    }
    guard !hasMark(open..<close) else { return }
    let inside = FoldedText(bytes, open..<close, keepsOrigins: true)
    var start: Int?
    if let match = TermWords.introductions.longestMatch(in: inside.bytes, at: 0) {
      start = match.end
      while let end = start, end < inside.bytes.count, inside.bytes[end] != 0x20 {
        guard !Scalars.mayBeginAnywhere(inside.bytes[end]) else { break }
        start = end + 1
      }
    } else if let bold = boldAfterArticles(open..<close) {
      add(bold, scan.node, .remark)
      return
    }
    guard var position = start else { return }
    // Further introductions and articles: `hereinafter referred to as the`.
    while position < inside.bytes.count {
      let word = position + (inside.bytes[position] == 0x20 ? 1 : 0)
      guard word < inside.bytes.count else { return }
      let end = inside.bytes[word...].firstIndex(of: 0x20) ?? inside.bytes.count
      let text = Array(inside.bytes[word..<end])
      if let match = TermWords.introductions.longestMatch(in: inside.bytes, at: word) {
        position = inside.bytes[match.end...].firstIndex(of: 0x20) ?? inside.bytes.count
      } else if TermWords.introducing.contains(text) {
        position = end
      } else {
        position = word
        break
      }
    }
    guard position < inside.bytes.count, position < inside.origins.count else { return }
    addBareNames(Int(inside.origins[position])..<close, scan.node)
  }

  /// `**Software**` where nothing but articles stands before it in a parenthesis, and nothing behind.
  private func boldAfterArticles(_ range: Range<Int>) -> Range<Int>? {
    guard let mark = bytes.firstOffsets(of: "**", in: range) else { return nil }
    let words = FoldedText(bytes, range.lowerBound..<mark.lowerBound).bytes.split(separator: 0x20)
    guard !words.isEmpty, words.allSatisfy({ TermWords.introducing.contains(Array($0)) }),
      let close = bytes.firstOffsets(of: "**", in: mark.upperBound..<range.upperBound),
      range.upperBound - close.upperBound <= 1
    else { return nil }
    return mark.upperBound..<close.lowerBound
  }

  /// Names without marks, parted by commas and words such as *or*: `Сайт, или Сервис`.
  private mutating func addBareNames(_ range: Range<Int>, _ node: Int) {
    guard range.count <= 70 else { return }
    var start = range.lowerBound
    var names: [Range<Int>] = []
    var index = start
    while index <= range.upperBound {
      let isEnd = index == range.upperBound
      if isEnd || bytes[index] == UInt8(ascii: ",") || bytes[index] == UInt8(ascii: "/") {
        names.append(start..<index)
        start = index + 1
      }
      index += 1
    }
    for name in names.prefix(4) {
      var name = name
      // A word such as *or* between two names parts them, too.
      while let word = firstWord(name), TermWords.conjunctions.contains(FoldedText(bytes, word).bytes)
      {
        name = word.upperBound..<name.upperBound
      }
      let text = stripped(name)
      guard !text.isEmpty, beginsName(text), FoldedText(bytes, text).bytes.split(separator: 0x20).count <= 5
      else { return }
      add(text, node, .remark)
    }
  }

  /// Whether quotation marks or a link stand in a range.
  private func hasMark(_ range: Range<Int>) -> Bool {
    range.contains { index in
      bytes[index] == 0x22 || bytes[index] == UInt8(ascii: "[")
        || (Quotation.mayBegin(bytes[index])
          && Quotation.beginning(at: index, in: bytes, range) != nil)
    }
  }

  /// `GDPR` where nothing else stands in a parenthesis behind what it is short for.
  private func acronym(_ range: Range<Int>, _ block: Range<Int>) -> Range<Int>? {
    let name = stripped(range)
    guard (3...6).contains(name.count), range.count <= name.count + 4,
      bytes[name].allSatisfy({ $0 &- 0x41 < 26 }), ClauseNumber.roman(text(name)) == nil,
      !TermWords.noNames.contains(FoldedText(bytes, name).bytes)
    else { return nil }
    let before = bytes[max(block.lowerBound, name.lowerBound - 90)..<range.lowerBound]
    let words = before.split { $0 < 0x80 && !isASCIILetter($0) && !isASCIIDigit($0) }
    guard words.count > 1, let last = words.last, let initial = last.first else { return nil }
    if initial &- 0x41 < 26 || isASCIIDigit(initial) || initial == 0xC3 { return name }
    // The letters are the first ones of the words before.
    var wanted = bytes[name].reversed()[...]
    for word in words.reversed() where word.first.map({ $0 & 0xDF }) == wanted.first {
      wanted = wanted.dropFirst()
    }
    return wanted.isEmpty ? name : nil
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  private func firstWord(_ range: Range<Int>) -> Range<Int>? {
    var start = range.lowerBound
    while start < range.upperBound, isASCIISpace(bytes[start]) { start += 1 }
    var end = start
    while end < range.upperBound, !isASCIISpace(bytes[end]) { end += 1 }
    return start < end && end < range.upperBound ? start..<end : nil
  }

  /// Whether a bare name begins with a capital, or is of a script without them.
  private func beginsName(_ name: Range<Int>) -> Bool {
    LetterCase(of: bytes[name]) != .small
  }

  // MARK: Entries of lists of definitions

  /// `**Term** means`, wherever it stands at the head of a block.
  private mutating func readBoldHead(_ node: Int, _ range: Range<Int>) {
    guard let head = DefinitionHead(bold: bytes, range), isPlainName(head.name) else { return }
    if isDefined(after: head.end, range, allowsWeak: false) { add(head.name, node, .sentence) }
  }

  /// The head of an entry: `**Term:** …`, `"Term" – …`, `Term means …`, the first cell of a row.
  private mutating func readEntry(_ node: Int, _ range: Range<Int>, _ list: Int) {
    if case .tableCell = document.nodes[node].kind {
      guard definitions.isTerm(cell: node) else { return }
      candidates.append(Candidate(list: list, name: range, node: node))
      return
    }
    if let head = DefinitionHead(bold: bytes, range) {
      guard isPlainName(head.name) else { return }
      if isDefined(after: head.end, range, allowsWeak: true) {
        add(head.name, node, .entry)
      } else if head.isPunctuated {
        candidates.append(Candidate(list: list, name: head.name, node: node))
      }
      return
    }
    if let head = DefinitionHead(quoted: bytes, range) {
      guard head.isPunctuated else { return }
      candidates.append(Candidate(list: list, name: head.name, node: node))
      return
    }
    guard let head = DefinitionHead(bare: bytes, range), isPlainName(head.name), beginsName(head.name),
      !announces(range)
    else { return }
    // `The Licensee is entitled to …` defines nothing.
    if !head.isStrong, !head.isPunctuated {
      guard case .listItem = document.nodes[Int(document.nodes[node].parent)].kind,
        let word = FoldedText(bytes, head.name).bytes.split(separator: 0x20).first,
        !TermWords.articles.contains(Array(word))
      else { return }
    }
    if head.isStrong {
      add(head.name, node, .entry)
    } else {
      candidates.append(Candidate(list: list, name: head.name, node: node))
    }
  }

  /// Whether a block ends with a colon, behind which the definitions stand.
  private func announces(_ range: Range<Int>) -> Bool {
    guard let last = bytes[range].last(where: { !isASCIISpace($0) && $0 != UInt8(ascii: "*") })
    else { return false }
    return last == UInt8(ascii: ":")
  }

  private func isPlainName(_ name: Range<Int>) -> Bool {
    isName(name) && ClauseNumber(bytes, name, inHeading: false) == nil
  }

  /// One alone is a remark; an entry in a Markdown list or two of them are terms.
  private mutating func settleCandidates() {
    var counts: [Int: Int] = [:]
    for candidate in candidates { counts[candidate.list, default: 0] += 1 }
    for candidate in candidates where counts[candidate.list, default: 0] > 1 {
      add(candidate.name, candidate.node, .entry)
    }
  }
}
