import AssentDiagnostics
import AssentMarkup

/// Finds the terms that a document defines.
///
/// A term stands in quotation marks before a word such as *means*, in quotation marks within
/// parentheses (`the "Software"`), or in bold where a section of definitions lists it.
struct TermReader {
  private(set) var terms: [LegalDocument.Term] = []

  private let document: Document
  private let source: SourceFile
  private let bytes: [UInt8]
  private let definitions: [SourceRange]
  private var namer: AnchorNamer

  /// - Parameters:
  ///   - clauses: tells which blocks stand in a section of definitions.
  ///   - namer: knows the anchors that are taken.
  init(_ document: Document, clauses: [Clause], namer: AnchorNamer) {
    self.document = document
    self.source = document.source
    self.bytes = document.source.bytes
    self.namer = namer
    definitions = clauses.lazy.filter { $0.meanings.contains(.definitions) }.prefix(16)
      .map(\.range)
    for index in document.nodes.indices {
      switch document.nodes[index].kind {
      case .paragraph, .tableCell: read(index)
      default: continue
      }
    }
    guard candidates.count > 1 else { return }
    for candidate in candidates { add(candidate.name, candidate.node) }
    terms.sort { $0.range < $1.range }
  }

  private mutating func read(_ node: Int) {
    let range = document.byteRange(of: document.nodes[node])
    guard range.count >= 4 else { return }
    readBold(node, range)
    var index = range.lowerBound
    /// Quoted names that wait for the word that defines them: `“We,” “us” and “our” refer to`.
    var waiting: [Range<Int>] = []
    var waitingEnd = 0
    var openParenthesis: Int?
    var lastTerm = -1
    while let next = nextMark(from: index, to: range.upperBound) {
      index = next
      let byte = bytes[index]
      if byte == UInt8(ascii: "(") {
        openParenthesis = index
      } else if byte == UInt8(ascii: ")") {
        openParenthesis = nil
      } else if byte == 0x22 || byte >= 0xC2,
        let quote = Quotation.beginning(at: index, in: bytes, range)
      {
        let isListed = !waiting.isEmpty && isListGlue(waitingEnd..<index)
        if !isListed { waiting = [] }
        waiting.append(quote.name)
        waitingEnd = quote.end
        let isLead = waiting.count == 1
        if let open = openParenthesis,
          lastTerm > open || isShort(open + 1..<index), closes(after: quote.end, range),
          isName(quote.name)
        {
          lastTerm = quote.end
          add(quote.name, node)
          waiting = []
        } else if isDefined(after: quote.end, range)
          || isIntroduced(before: index, range)
          || (isLead && quote.isFrench && index == lineStart(index, range) && isInDefinitions(node)
            && isColon(after: quote.end, range))
        {
          for name in waiting where isName(name) { add(name, node) }
          // `When we say “Company”, “we” or “our”` introduces each name of the list.
          if !isIntroduced(before: index, range) { waiting = [] }
        } else if isListed, lastIntroduced == waiting.first {
          add(quote.name, node)
        }
        if isLead, isIntroduced(before: index, range) { lastIntroduced = quote.name }
        index = quote.end
        continue
      }
      index += 1
    }
    lastIntroduced = nil
  }

  /// The next parenthesis or byte that may begin a quotation mark.
  private func nextMark(from start: Int, to end: Int) -> Int? {
    bytes.withUnsafeBufferPointer { bytes in
      var index = start
      while index < end {
        let byte = bytes[index]
        if byte == 0x22 || byte == 0x28 || byte == 0x29 { return index }
        if byte >= 0xC2, index + 1 < end {
          let next = bytes[index + 1]
          if (byte == 0xC2 && next == 0xAB) || ((byte == 0xE2 || byte == 0xE3) && next == 0x80) {
            return index
          }
        }
        index += 1
      }
      return nil
    }
  }

  /// Bold words before a colon, in paragraphs of a section of definitions: one alone is a remark.
  private var candidates: [(name: Range<Int>, node: Int)] = []

  /// Where the terms found so far begin.
  private var added: Set<Int> = []

  /// The first name of a list that words such as `When we say` introduce.
  private var lastIntroduced: Range<Int>?

  private mutating func add(_ name: Range<Int>, _ node: Int) {
    var name = name
    while let last = bytes[name].last,
      last == UInt8(ascii: ",") || last == UInt8(ascii: ".")
        || last == UInt8(ascii: "*") || last == UInt8(ascii: "_") || last == UInt8(ascii: ":")
    {
      name = name.lowerBound..<name.upperBound - 1
    }
    while let first = bytes[name].first, first == UInt8(ascii: "*") || first == UInt8(ascii: "_") {
      name = name.lowerBound + 1..<name.upperBound
    }
    guard !name.isEmpty, added.insert(name.lowerBound).inserted else { return }
    let text = String(decoding: bytes[name], as: UTF8.self)
      .split { $0.isWhitespace }.joined(separator: " ")
    terms.append(
      LegalDocument.Term(
        name: text, anchor: namer.unique("term-" + AnchorNamer.slug(text)), node: node,
        range: source.range(ofBytes: name)))
  }

  // MARK: What stands around a quotation

  /// Whether a name looks like one: short, and not a sentence.
  private func isName(_ range: Range<Int>) -> Bool {
    let words = bytes[range].split { isASCIISpace($0) }
    return !words.isEmpty && words.count <= 7 && !bytes[range].contains(UInt8(ascii: ";"))
      && bytes[range].contains { isASCIILetter($0) || $0 >= 0xC2 }
  }

  /// Whether a word such as *means* follows, with nothing but markup or a remark in parentheses
  /// between.
  private func isDefined(after end: Int, _ range: Range<Int>) -> Bool {
    var index = skipMarkup(end, range)
    if index < range.upperBound, bytes[index] == UInt8(ascii: "("),
      let close = bytes[index..<min(range.upperBound, index + 80)].firstIndex(of: UInt8(ascii: ")"))
    {
      index = skipMarkup(close + 1, range)
    }
    guard index < range.upperBound else { return false }
    let rest = FoldedText(bytes, index..<min(range.upperBound, index + 60)).bytes
    return TermWords.verbs.longestMatch(in: rest, at: 0) != nil
  }

  private func isColon(after end: Int, _ range: Range<Int>) -> Bool {
    var index = skipMarkup(end, range)
    while index + 1 < range.upperBound, bytes[index] == 0xC2, bytes[index + 1] == 0xA0 {
      index += 2
    }
    return index < range.upperBound && bytes[index] == UInt8(ascii: ":")
  }

  /// Whether words such as `When we say` or `referred to as` stand right before.
  private func isIntroduced(before index: Int, _ range: Range<Int>) -> Bool {
    let start = max(range.lowerBound, index - 40)
    let folded = FoldedText(bytes, start..<index).bytes
    return TermWords.introductions.contains {
      folded.count >= $0.count && folded.suffix($0.count).elementsEqual($0)
        && (folded.count == $0.count || folded[folded.count - $0.count - 1] == 0x20
          || $0[0] >= 0xE3)
    }
  }

  /// Whether the words of a parenthesis before a term are few: `(collectively, the "Terms")`.
  private func isShort(_ range: Range<Int>) -> Bool {
    guard range.count <= 60 else { return false }
    let words = FoldedText(bytes, range).bytes.split(separator: 0x20)
    return words.count <= 7
      && words.allSatisfy { TermWords.introducing.contains(Array($0)) || ($0.first ?? 0) >= 0xD8 }
  }

  /// Whether a parenthesis closes behind a term, with no more than further terms before.
  private func closes(after end: Int, _ range: Range<Int>) -> Bool {
    let limit = min(range.upperBound, end + 160)
    guard let close = bytes[end..<limit].firstIndex(of: UInt8(ascii: ")")) else { return false }
    if close - end <= 24 { return true }
    return isListGlueWithQuotes(end..<close)
  }

  /// Whether only commas and words such as *and* stand between two quotations.
  private func isListGlue(_ range: Range<Int>) -> Bool {
    guard range.count <= 24 else { return false }
    let words = FoldedText(bytes, range).bytes.split(separator: 0x20)
    return words.allSatisfy { word in TermWords.conjunctions.contains { word.elementsEqual($0) } }
  }

  private func isListGlueWithQuotes(_ range: Range<Int>) -> Bool {
    var index = range.lowerBound
    while index < range.upperBound {
      if let quote = Quotation.beginning(at: index, in: bytes, range) {
        index = quote.end
        continue
      }
      let next =
        bytes[index..<range.upperBound].indices.dropFirst()
        .first { Quotation.beginning(at: $0, in: bytes, range) != nil } ?? range.upperBound
      guard isListGlue(index..<next) else { return false }
      index = next
    }
    return true
  }

  private func skipMarkup(_ index: Int, _ range: Range<Int>) -> Int {
    var index = index
    while index < range.upperBound,
      isASCIISpace(bytes[index]) || bytes[index] == UInt8(ascii: "*")
        || bytes[index] == UInt8(ascii: "_") || bytes[index] == UInt8(ascii: ",")
        || bytes[index] == UInt8(ascii: ">")
    {
      index += 1
    }
    return index
  }

  private func lineStart(_ index: Int, _ range: Range<Int>) -> Int {
    var index = index
    while index > range.lowerBound, bytes[index - 1] != 0x0A {
      guard isASCIISpace(bytes[index - 1]) else { return -1 }
      index -= 1
    }
    while isASCIISpace(bytes[index]) { index += 1 }
    return index
  }

  // MARK: Bold terms

  /// `**Term** means`, and in a section of definitions `**Term**: …` and `**Term.** …`.
  private mutating func readBold(_ node: Int, _ range: Range<Int>) {
    let start = range.lowerBound
    guard bytes[start] == UInt8(ascii: "*") || bytes[start] == UInt8(ascii: "_") else { return }
    let mark = bytes[start]
    guard start + 4 < range.upperBound, bytes[start + 1] == mark else { return }
    let limit = min(range.upperBound, start + 90)
    guard
      var close = bytes.firstOffsets(
        of: mark == UInt8(ascii: "*") ? "**" : "__", in: start + 2..<limit)?.lowerBound
    else {
      return
    }
    let end = close + 2
    if Quotation.beginning(at: start + 2, in: bytes, start + 2..<close) != nil { return }
    let isPunctuated =
      bytes[close - 1] == UInt8(ascii: ":") || bytes[close - 1] == UInt8(ascii: ".")
    let isFollowed = end < range.upperBound && bytes[end] == UInt8(ascii: ":")
    while close > start + 2, Array(":.,".utf8).contains(bytes[close - 1]) { close -= 1 }
    let name = start + 2..<close
    guard !name.isEmpty, isName(name), ClauseNumber(bytes, name, inHeading: false) == nil else {
      return
    }
    let after = skipMarkup(isFollowed ? end + 1 : end, range)
    guard after < range.upperBound else { return }
    let rest = FoldedText(bytes, after..<min(range.upperBound, after + 60)).bytes
    if TermWords.verbs.longestMatch(in: rest, at: 0) != nil {
      add(name, node)
    } else if isPunctuated || isFollowed, isInDefinitions(node) {
      if case .listItem = document.nodes[Int(document.nodes[node].parent)].kind {
        add(name, node)
      } else {
        candidates.append((name, node))
      }
    }
  }

  private func isInDefinitions(_ node: Int) -> Bool {
    let place = document.nodes[node].range.start
    return definitions.contains { $0.start <= place && place < $0.end }
  }
}
