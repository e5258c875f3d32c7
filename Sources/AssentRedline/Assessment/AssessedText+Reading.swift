import AssentDiagnostics
import AssentLicense
import AssentMarkup

extension AssessedText {
  /// Reads what a document says, block by block.
  init(_ legal: LegalDocument) {
    let reader = AssessedTextReader(legal)
    self = reader.text
  }
}

/// Walks the tree of a document and makes its words.
struct AssessedTextReader {
  private(set) var text = AssessedText()
  private let legal: LegalDocument
  private let document: Document
  private var words: WordReader
  /// For each container, the last block that stands directly in it.
  private var lastBlock: [Int32]
  /// For each node that was reached, in how many list items it stands, and the innermost of them.
  private var items: [(depth: Int32, node: Int32)]
  /// Where the block quotation that was entered last and reaches farthest ends.
  private var quoteEnd = -1
  private var membership: ClauseMembership

  init(_ legal: LegalDocument) {
    self.legal = legal
    document = legal.markup
    membership = ClauseMembership(legal)
    words = WordReader(language: LanguageTag.language(of: legal.language))
    lastBlock = Array(repeating: -1, count: document.nodes.count)
    items = Array(repeating: (0, -1), count: document.nodes.count)
    text.blockOfNode = Array(repeating: -1, count: document.nodes.count)
    text.exact.reserveCapacity(document.text.count)
    text.folded.reserveCapacity(document.text.count)
    text.tokens.reserveCapacity(document.text.count / 5)
    read()
    text.firstBlockOfClause = Array(repeating: -1, count: legal.clauses.count)
    for (index, block) in text.blocks.enumerated().reversed() where block.clause >= 0 {
      text.firstBlockOfClause[block.clause] = Int32(truncatingIfNeeded: index)
    }
    mark()
    seal()
  }

  private mutating func read() {
    var index = 1
    while index < document.nodes.count {
      let node = document.nodes[index]
      membership.move(to: index, node)
      items[index] = items[Int(node.parent)]
      if case .listItem = node.kind {
        items[index] = (items[index].depth + 1, Int32(truncatingIfNeeded: index))
      }
      switch node.kind {
      case .heading: index = readBlock(index, .heading)
      case .paragraph: index = readBlock(index, isInList(index) ? .listItem : .paragraph)
      case .tableRow: index = readBlock(index, .row)
      case .codeBlock: index = readBlock(index, .code)
      case .htmlBlock: index = readBlock(index, .html)
      case .list(let style):
        var number = Int(style.start)
        for _ in document.children(of: index) {
          text.markers.append(style.isOrdered ? number : 0)
          number += 1
        }
        index += 1
      case .blockQuote:
        quoteEnd = max(quoteEnd, Int(node.end))
        index += 1
      case .document, .listItem, .footnoteDefinition, .thematicBreak, .table,
        .tableCell, .text, .softBreak, .hardBreak, .code, .htmlInline, .emphasis, .strong,
        .strikethrough, .link, .image, .footnoteReference:
        index += 1
      }
    }
  }

  private func isInList(_ index: Int) -> Bool {
    if case .listItem = document.nodes[Int(document.nodes[index].parent)].kind {
      true
    } else {
      false
    }
  }

  private mutating func readBlock(_ index: Int, _ form: AssessedText.Block.Form) -> Int {
    let end = Int(document.nodes[index].end)
    let number = text.blocks.count
    text.blocks.append(
      AssessedText.Block(
        form: form, node: index, clause: membership.clause, lead: lead(of: index, form),
        depth: items[index].depth, item: items[index].node, isQuoted: index < quoteEnd))
    for node in index..<end { text.blockOfNode[node] = Int32(truncatingIfNeeded: number) }
    lastBlock[Int(document.nodes[index].parent)] = Int32(truncatingIfNeeded: number)
    words.begin()
    if form == .html {
      words.addHTML(document.bytes(document.nodes[index].literal), &text)
    } else if form == .code {
      words.add(document.bytes(document.nodes[index].literal))
    } else {
      readInlines(index, end)
    }
    words.end(block: number, &text)
    return end
  }

  private mutating func readInlines(_ start: Int, _ end: Int) {
    var struckEnd = -1
    var contentsEnd = -1
    var cells = 0
    for index in start..<end {
      let node = document.nodes[index]
      words.isStruck = index < struckEnd || words.hiddenElements > 0
      words.isContents = index < contentsEnd
      switch node.kind {
      case .text, .code: words.add(document.bytes(node.literal))
      case .softBreak, .hardBreak: words.addSpace()
      case .htmlInline: words.addHTML(document.bytes(node.literal), &text)
      case .tableCell:
        if cells > 0 { words.addBorder() }
        cells += 1
      case .strikethrough: struckEnd = max(struckEnd, Int(node.end))
      case .link(let destination, let title), .image(let destination, let title):
        let target = document.bytes(destination)
        text.destinations.append(AssessedText.hash(target, 0))
        text.titles.append(title.isEmpty ? 0 : AssessedText.hash(document.bytes(title), 1))
        if target.first == UInt8(ascii: "#") { contentsEnd = max(contentsEnd, Int(node.end)) }
      case .footnoteReference: words.addNote()
      case .document, .blockQuote, .list, .listItem, .footnoteDefinition, .thematicBreak,
        .heading, .codeBlock, .htmlBlock, .paragraph, .table, .tableRow, .emphasis, .strong:
        break
      }
    }
    words.isStruck = false
    words.isContents = false
  }

  /// The block that says what a list or a table is about.
  private func lead(of index: Int, _ form: AssessedText.Block.Form) -> Int {
    let parent = Int(document.nodes[index].parent)
    switch form {
    case .row:
      // The first row of the table is its head.
      let first = text.blockOfNode[parent + 1]
      return Int(first)
    case .listItem:
      // The paragraph before in the same item, or what stands before the list.
      if lastBlock[parent] >= 0 { return Int(lastBlock[parent]) }
      var list = Int(document.nodes[parent].parent)
      for _ in 0..<8 {
        guard list > 0 else { return -1 }
        let around = Int(document.nodes[list].parent)
        guard around >= 0 else { return -1 }
        if lastBlock[around] >= 0 { return Int(lastBlock[around]) }
        list = around
      }
      return -1
    case .heading, .paragraph, .code, .html: return -1
    }
  }

  // MARK: What is known of some words

  private mutating func mark() {
    for found in legal.metadata.versions where found.origin == .prose {
      markDateLine(found.written, Int(found.range.start.line))
    }
    let dates =
      legal.metadata.effectiveDates + legal.metadata.publishedDates + legal.metadata.updatedDates
    for found in dates where found.origin == .prose {
      markDateLine(found.written, Int(found.range.start.line))
    }
    var from: [Int: Int] = [:]
    for mention in legal.mentions { mark(mention, &from) }
    for clause in legal.clauses {
      guard let number = clause.number, let first = firstNode(ofNumbered: clause) else { continue }
      let block = Int(text.blockOfNode[first])
      guard block >= 0 else { continue }
      let range = text.blocks[block].tokens
      let keys = words.keys(of: number)
      guard
        let place = text.place(
          of: keys, in: range.lowerBound..<min(range.upperBound, range.lowerBound + keys.count + 3))
      else { continue }
      for index in place..<place + keys.count { text.tokens[index].isClauseNumber = true }
    }
  }

  /// The node whose words begin with the number of a clause; `nil` where the marker of a list says it.
  private func firstNode(ofNumbered clause: Clause) -> Int? {
    guard clause.form == .listItem else { return clause.node }
    // `- a) …`
    let node = document.nodes[clause.node]
    guard case .list(let style) = document.nodes[Int(node.parent)].kind, !style.isOrdered,
      clause.node + 1 < Int(node.end)
    else { return nil }
    return clause.node + 1
  }

  /// Marks a mention, and in it the number of a reference.
  ///
  /// - Parameter from: for each block where the last mention in it ends.
  private mutating func mark(_ mention: LegalDocument.Mention, _ from: inout [Int: Int]) {
    let block = Int(text.blockOfNode[mention.node])
    guard block >= 0 else { return }
    let range = text.blocks[block].tokens
    let written = words.keys(of: mention.text)
    let start = from[block] ?? range.lowerBound
    // Where it is not found soon it is compared as a plain number.
    let limit = max(start, min(range.upperBound, start + 4_096))
    let place = text.place(of: written, in: start..<limit).map { $0..<$0 + written.count }
    if let place {
      text.mentions.append(
        AssessedText.Mention(
          tokens: place, reference: mention.reference, isForeign: mention.isForeign))
      from[block] = place.upperBound
    }
    guard let reference = mention.reference else { return }
    let search = place ?? start..<limit
    let number = legal.references[reference].number
    let keys = words.keys(of: number)
    if let first = text.place(of: keys, in: search) {
      text.tokens[first].reference = Int32(truncatingIfNeeded: reference)
      for rest in first + 1..<first + keys.count { text.tokens[rest].isReferenceRest = true }
      from[block] = max(from[block] ?? 0, first + keys.count)
    } else if place != nil,
      // `§ 4 Abs. 1`: its levels stand apart.
      let first = text.place(of: words.keys(of: String(number.prefix { $0 != "." })), in: search)
    {
      text.tokens[first].reference = Int32(truncatingIfNeeded: reference)
    }
  }

  /// Marks the words of a date or version, where its block is short enough to be a line about it.
  private mutating func markDateLine(_ written: String, _ line: Int) {
    let keys = words.keys(of: written)
    guard !keys.isEmpty, let block = block(atLine: line),
      text.blocks[block].tokens.count <= Self.mostDateLineWords,
      let place = text.place(of: keys, in: text.blocks[block].tokens)
    else { return }
    for index in place..<place + keys.count { text.tokens[index].isDateLine = true }
    // Attributes for the page may repeat it: `{: datetime="2026-01-01" }`.
    for index in text.blocks[block].tokens where text.isDay(index) {
      text.tokens[index].isDateLine = true
    }
  }

  private static let mostDateLineWords = 48

  /// The last block that begins at or before a line, by halving.
  private func block(atLine line: Int) -> Int? {
    let next = text.blocks.partitioningIndex { Int(document.nodes[$0.node].startLine) > line }
    return next > 0 ? next - 1 : nil
  }

  // MARK: Keys

  /// Gives each sentence the key of what is compared in it.
  private mutating func seal() {
    for index in text.tokens.indices {
      let token = text.tokens[index]
      var key = AssessedText.combined(token.key, UInt64(token.kind.rawValue))
      if token.isStruck { key = ~key }
      if token.isDateLine { key = 1 }
      if token.isClauseNumber { key = 2 }
      if token.reference >= 0 { key = 3 }
      if token.isReferenceRest { key = 4 }
      text.tokens[index].key = key
    }
    for index in text.sentences.indices {
      var key: UInt64 = 0
      for token in text.tokens[text.sentences[index].tokens] {
        let isFixed = token.isDateLine || token.isClauseNumber || token.reference >= 0
        key = AssessedText.combined(key, token.key)
        key = AssessedText.combined(key, isFixed || token.isReferenceRest ? 5 : token.exactKey)
      }
      text.sentences[index].key = key
    }
  }
}

extension AssessedText {
  /// The mention that holds a token, found by halving.
  func mention(at token: Int) -> Mention? {
    let first = mentions.partitioningIndex { $0.tokens.upperBound > token }
    guard first < mentions.count, mentions[first].tokens.contains(token) else { return nil }
    return mentions[first]
  }

  /// Where words stand in a row within a range of tokens.
  func place(of keys: [UInt64], in range: Range<Int>) -> Int? {
    guard let first = keys.first, range.count >= keys.count else { return nil }
    for start in range.lowerBound...(range.upperBound - keys.count)
    where tokens[start].key == first {
      if keys.indices.allSatisfy({ tokens[start + $0].key == keys[$0] }) { return start }
    }
    return nil
  }

  /// Whether a token is a day as machines write it: `2026-01-01`.
  func isDay(_ index: Int) -> Bool {
    let bytes = folded(index)
    guard tokens[index].kind == .number, bytes.count == 10 else { return false }
    return bytes[bytes.startIndex + 4] == UInt8(ascii: "-")
      && bytes[bytes.startIndex + 7] == UInt8(ascii: "-")
  }
}
