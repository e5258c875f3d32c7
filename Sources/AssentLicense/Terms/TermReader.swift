import AssentDiagnostics
import AssentMarkup

/// Finds the terms that a document defines.
///
/// A term stands in quotation marks or in bold before a word such as *means*, behind words such as
/// *hereinafter*, in parentheses (`the "Software"`), or at the head of an entry of a list of
/// definitions.
struct TermReader {
  var terms: [LegalDocument.Term] = []

  let document: Document
  let source: SourceFile
  let bytes: [UInt8]
  let definitions: DefinitionLists
  let names: NamePlaces
  private var namer: AnchorNamer
  /// The block that last defined a name, not in passing.
  private var heads: [String: Int] = [:]
  /// Where the terms found so far begin.
  var added: Set<Int> = []
  /// Headings within lists of definitions, which are terms where a list has three.
  var headings: [Candidate] = []
  /// Capitalized words in parentheses that may be terms: `the fees for it (Fees)`.
  var capitals: [Candidate] = []
  /// Names that stand in marks in a parenthesis, with nothing that says that they are names.
  var unspoken: Set<Int> = []
  /// Heads of entries that are terms where a list has several, by list.
  var candidates: [Candidate] = []
  /// How many entries of each list are terms without doubt.
  var entryCounts: [Int: Int] = [:]
  /// Whether a label in bold stands once, by its text with the marks before it.
  var onlyLabels: [[UInt8]: Bool] = [:]

  struct Candidate {
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
    names = NamePlaces(document.source.bytes)
    for index in document.nodes.indices {
      switch document.nodes[index].kind {
      case .paragraph, .tableCell: read(index)
      case .heading: readHeading(index)
      default: continue
      }
    }
    settleCandidates()
    settleParentheses()
    terms.sort { $0.range < $1.range }
    // Anchors are given in source order, so that a candidate takes no name from a term before it.
    for index in terms.indices {
      let slug = AnchorNamer.slug(terms[index].name)
      terms[index].anchor = self.namer.unique("term-" + slug)
    }
  }

  // MARK: Blocks

  mutating func read(_ node: Int) {
    let range = document.byteRange(of: document.nodes[node])
    guard range.count >= 4 else { return }
    let list = definitions.list(of: node)
    if let list { readEntry(node, range, list) }
    var scan = Scan(node: node, range: range, isListed: list != nil)
    if list == nil { readBoldHead(node, range) }
    readUnmarked(node, range)
    readSentences(node, range)
    readBold(node, range)
    while let next = nextMark(from: scan.index, to: range.upperBound) {
      scan.index = next
      switch bytes[next] {
      case UInt8(ascii: "("),
        0xEF where bytes[next + 1] == 0xBC:
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
      case UInt8(ascii: ","), UInt8(ascii: ";"):
        readAside(next, scan)
        scan.index += 1
      case 0x22 where next > range.lowerBound && bytes[next - 1] == UInt8(ascii: "="):
        // `<a id="fees">`
        let tag = bytes[next..<min(range.upperBound, next + 80)].firstIndex(of: UInt8(ascii: ">"))
        scan.index = (tag ?? next) + 1
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
  struct Scan {
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

  mutating func read(_ quote: Quotation, at start: Int, _ scan: inout Scan) {
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
    let isAtHead = isHead(first, range)
    if isDefined(after: quote.end, range, allowsWeak: isAtHead || scan.isListed)
      || (isAtHead && endsWithVerb(after: quote.end, range)) || isHeldAs(start, quote.end, range)
    {
      for name in scan.waiting { add(name, scan.node, .sentence) }
    }
  }

  /// The next parenthesis or byte that may begin a quotation mark.
  func nextMark(from start: Int, to end: Int) -> Int? {
    bytes.withUnsafeBufferPointer { bytes in
      var index = start
      while index < end {
        let byte = bytes[index]
        if byte == 0x22 || byte == 0x27 || byte == 0x28 || byte == 0x29 { return index }
        if byte == 0x2C || byte == 0x3B, index + 6 < end, TermReader.mayBeginAside(bytes, index) {
          return index
        }
        if byte >= 0xC2, index + 2 < end {
          let next = bytes[index + 1]
          if (byte == 0xC2 && (next == 0xAB || next == 0xBB)) || (byte == 0xD7 && next == 0xB4)
            || ((byte == 0xE2 || byte == 0xE3) && next == 0x80)
            || (byte == 0xEF && next == 0xBC && (bytes[index + 2] | 1) == 0x89)
            || (byte == 0xEF && next == 0xBF && bytes[index + 2] == 0xBD)
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

  mutating func add(
    _ name: Range<Int>, _ node: Int, _ form: LegalDocument.Term.Form
  ) {
    let names = alternatives(stripped(name))
    guard names.count == 1 else {
      for name in names { add(name, node, form) }
      return
    }
    let name = withoutArticle(stripped(name))
    guard isName(name), added.insert(name.lowerBound).inserted else { return }
    let words = String(decoding: bytes[name], as: UTF8.self).split { $0.isWhitespace }
    let text = words.map(String.init).joined(by: " ").filter { $0 != "*" }
    // `**5.2. Work:** "Work" means …` defines it once.
    if form == .sentence || form == .entry {
      guard heads[text] != node else { return }
      heads[text] = node
    }
    terms.append(
      LegalDocument.Term(
        name: text, anchor: "", node: node, range: source.range(ofBytes: name), form: form))
  }

  /// The names that stand in one pair of marks: `Term` and `Terms` of `"Term, Terms"`, `App` and `Mobile App` of
  /// `« App et/ou Mobile App »`.
  private func alternatives(_ name: Range<Int>) -> [Range<Int>] {
    guard name.count >= 6 else { return [name] }
    for joint in [" et/ou ", " and/or ", " und/oder ", " e/o ", " y/o ", " e/ou "] {
      guard let found = bytes.firstOffsets(of: Array(joint.utf8), in: name) else { continue }
      let parts = [name.lowerBound..<found.lowerBound, found.upperBound..<name.upperBound]
      return parts.allSatisfy(isName) ? parts : [name]
    }
    guard bytes.firstOffsets(of: ", ", in: name) != nil else { return [name] }
    var parts: [Range<Int>] = []
    var start = name.lowerBound
    while let comma = bytes.firstOffsets(of: ", ", in: start..<name.upperBound) {
      parts.append(start..<comma.lowerBound)
      start = comma.upperBound
    }
    parts.append(start..<name.upperBound)
    let first = FoldedText(bytes, parts[0]).bytes
    // Forms of one word, or pronouns beside it; `Oak, Inc.` is one name.
    let areForms = parts.dropFirst().allSatisfy { part in
      let word = FoldedText(bytes, part).bytes
      return TermUses.isPronoun(text(part))
        || first.count >= 4 && word.starts(with: first.prefix(max(4, first.count - 2)))
    }
    return areForms && parts.allSatisfy(isName) ? parts : [name]
  }

  /// `Program` of `the Program` within marks.
  func withoutArticle(_ name: Range<Int>) -> Range<Int> {
    guard name.count > 3, let space = bytes[name].prefix(5).firstIndex(of: 0x20),
      bytes[name.lowerBound] | 0x20 == bytes[name.lowerBound] || bytes[name.lowerBound] >= 0x80,
      TermWords.innerArticles.contains(bytes[name.lowerBound..<space]),
      LetterCase(of: bytes[(space + 1)..<name.upperBound]) == .capital
    else { return name }
    return space + 1..<name.upperBound
  }

  /// A name without emphasis and without the punctuation that stands within American quotation marks.
  func stripped(_ name: Range<Int>) -> Range<Int> {
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
  func isName(_ range: Range<Int>) -> Bool {
    guard !range.isEmpty, range.count <= 90 else { return false }
    let folded = FoldedText(bytes, range).bytes
    let words = folded.split(separator: 0x20)
    guard !words.isEmpty, words.count <= 8,
      folded.contains(where: { isASCIILetter($0) || $0 >= 0xC2 }),
      !TermWords.noNames.contains(folded)
    else { return false }
    for byte in bytes[range] where Array(";?!=<>{}@".utf8).contains(byte) { return false }
    // A sentence of a script without spaces has a comma or a full stop.
    if bytes.firstOffsets(of: "，", in: range) != nil
      || bytes.firstOffsets(of: "。", in: range) != nil
    {
      return false
    }
    // An address is nobody's term.
    return
      !(words.count > 2
      && (words[0].elementsEqual("http".utf8) || words[0].elementsEqual("www".utf8)))
      && bytes[range].filter { $0 == UInt8(ascii: "/") }.count < 3
  }
}
