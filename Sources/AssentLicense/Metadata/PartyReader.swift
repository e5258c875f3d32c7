import AssentDiagnostics
import AssentMarkup

/// Finds who offers an agreement in the sentences that say it: `Oak Ltd. ("we")`, `株式会社X（以下「当社」）`,
/// `operated by Oak Ltd.`; failing that, the first company that the head of the text mentions.
struct PartyReader {
  private static var blockCount: Int { 28 }
  private static var longestBlock: Int { 1_600 }
  private static var longestLabel: Int { 400 }

  let document: Document
  let bytes: [UInt8]
  var folded = FoldedText([], 0..<0, keepsOrigins: true)

  init(_ document: Document) {
    self.document = document
    bytes = document.source.bytes
  }

  /// A name that was found.
  struct Party {
    /// Byte offsets.
    var range: Range<Int>
    /// Whether the text says that it is who offers it. A company that is named in passing may be anybody.
    var isStated: Bool
  }

  mutating func party() -> Party? {
    let blocks = blocks()
    for block in blocks {
      guard let name = selfNamed(block.range) ?? meant(block.range) else { continue }
      // `operated by Oak, of 1 Garden Road, Register 5 ("we")`
      let offering = saidToOffer(block.range.lowerBound..<name.lowerBound)
      return Party(range: offering ?? name, isStated: true)
    }
    for (block, next) in zip(blocks, blocks.dropFirst())
    where introduces(block, next) || labels(block, next) {
      if let name = firstLine(next.range) { return Party(range: name, isStated: true) }
    }
    for block in blocks where block.isBelowParty && !endsWithOffer(block.range) {
      guard let name = firstLine(block.range) else { continue }
      // `The Platform, the Application and the Services are operated by Oak SAS`
      let isDescribed = bytes[name].split(separator: 0x20).first.map {
        PartyWords.articles.contains(FoldedText(bytes, $0.indices).bytes)
      }
      let offering = isDescribed == true ? saidToOffer(block.range) : nil
      return Party(range: offering ?? name, isStated: true)
    }
    for block in blocks {
      if let name = saidToOffer(block.range) ?? otherSide(block.range) ?? side(block.range)
        ?? registered(block.range)
      {
        return Party(range: name, isStated: true)
      }
    }
    if let title = document.headings.first,
      let name = side(document.byteRange(of: document.nodes[title]))
    {
      return Party(range: name, isStated: true)
    }
    for block in blocks {
      if let name = company(block.range) { return Party(range: name, isStated: false) }
    }
    return nil
  }

  private struct Block {
    var range: Range<Int>
    /// Whether it is the first below a heading such as `Data controller`.
    var isBelowParty: Bool
  }

  /// The first paragraphs of the document, those of lists too.
  private mutating func blocks() -> [Block] {
    var blocks: [Block] = []
    var isBelowParty = false
    for node in document.nodes {
      switch node.kind {
      case .heading:
        let range = document.byteRange(of: node)
        folded.fold(bytes, range)
        isBelowParty = false
        var isParty = false
        PartyWords.headings.forEachMatch(in: folded.bytes) { _, _ in isParty = true }
        isBelowParty = isParty
      case .paragraph:
        let range = document.byteRange(of: node)
        let end = min(range.upperBound, range.lowerBound + Self.longestBlock)
        blocks.append(Block(range: range.lowerBound..<end, isBelowParty: isBelowParty))
        isBelowParty = false
      default: continue
      }
      if blocks.count == Self.blockCount { break }
    }
    return blocks
  }

  // MARK: Names before what they are called

  /// The name before parentheses that say `we`, `當社` or what else the author calls himself.
  private mutating func selfNamed(_ range: Range<Int>) -> Range<Int>? {
    var index = range.lowerBound
    while index < range.upperBound {
      let isWide = bytes[index..<range.upperBound].starts(with: "（".utf8)
      guard bytes[index] == UInt8(ascii: "(") || isWide else {
        index += 1
        continue
      }
      let start = index + (isWide ? 3 : 1)
      let limit = min(range.upperBound, start + 160)
      guard
        let close = (start..<limit).first(where: {
          bytes[$0] == UInt8(ascii: ")") || bytes[$0..<limit].starts(with: "）".utf8)
        })
      else { return nil }
      if let name = name(before: index, in: range), isName(name), !isField(name, in: range),
        saysSelf(start..<close) || abbreviates(start..<close, name), !isNoun(name)
      {
        return name
      }
      if let name = quotedBeforeSelf(start..<close) { return name }
      index = close
    }
    return nil
  }

  /// `Oak` of `a site at oak.example ("Oak", "we")`: where no name stands before what an author calls himself, one that
  /// stands first in the same parentheses.
  private mutating func quotedBeforeSelf(_ range: Range<Int>) -> Range<Int>? {
    guard range.count > 8,
      let quote = Quotation.beginning(at: range.lowerBound, in: bytes, range),
      quote.end < range.upperBound, bytes[quote.end] == UInt8(ascii: ","),
      LetterCase(of: bytes[quote.name]) == .capital, quote.name.count >= 3, quote.name.count <= 40,
      saysSelf(quote.end..<range.upperBound), isName(quote.name), !isNoun(quote.name)
    else { return nil }
    let words = FoldedText(bytes, quote.name).bytes.split(separator: 0x20)
    return words.contains { PartyWords.isSelf($0) || PartyWords.readers.contains($0) }
      ? nil : quote.name
  }

  mutating func saysSelf(_ range: Range<Int>) -> Bool {
    // Without quotation marks it is a remark: `(we will tell you)`.
    let isQuoted = bytes[range].contains {
      $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") || $0 == UInt8(ascii: "*") || $0 >= 0x80
    }
    guard isQuoted else { return false }
    folded.fold(bytes, range)
    var isSelf = false
    PartyWords.selves.forEachMatch(in: folded.bytes) { _, _ in isSelf = true }
    return isSelf || folded.bytes.split(separator: 0x20).contains { PartyWords.short.contains($0) }
  }

  /// Whether parentheses say `hereinafter` and then the initials of a name, or one of its words.
  private mutating func abbreviates(_ range: Range<Int>, _ name: Range<Int>) -> Bool {
    folded.fold(bytes, range)
    var isAlias = false
    PartyWords.aliases.forEachMatch(in: folded.bytes) { _, _ in isAlias = true }
    return isAlias
      && folded.bytes.split(separator: 0x20).last.map { isShort($0, for: name) } == true
  }

  /// Whether a word in small letters is one of the words of a name, or its initials.
  func isShort(_ alias: ArraySlice<UInt8>, for name: Range<Int>) -> Bool {
    let words = FoldedText(bytes, name).bytes.split(separator: 0x20)
    guard words.count >= 2, alias.count >= 2 else { return false }
    return alias.count >= 4 && words.contains { $0.elementsEqual(alias) }
      || alias.elementsEqual(words.compactMap(\.first))
  }

  /// The name that ends before `end`, behind which a number of a register may stand in parentheses.
  func name(before end: Int, in range: Range<Int>) -> Range<Int>? {
    var end = end
    while end > range.lowerBound, PartyWords.isMark(bytes[end - 1]) { end -= 1 }
    if end > range.lowerBound, bytes[end - 1] == UInt8(ascii: ")"),
      let open = bytes[max(range.lowerBound, end - 80)..<end].lastIndex(of: UInt8(ascii: "(")),
      bytes[open..<end].contains(where: isASCIIDigit)
    {
      end = open
      while end > range.lowerBound, PartyWords.isMark(bytes[end - 1]) { end -= 1 }
    }
    for words in Self.affiliates
    where bytes[range.lowerBound..<end].suffix(words.count).elementsEqual(words) {
      end -= words.count
    }
    guard end > range.lowerBound else { return nil }
    let text = range.lowerBound..<end
    if bytes[text].suffix(3).allSatisfy({ $0 >= 0xE3 }) || bytes[end - 1] >= 0x80 {
      let last = String(decoding: bytes[max(text.lowerBound, end - 12)..<end], as: UTF8.self)
        .unicodeScalars.last
      if let last, last.value >= 0x3040 { return EastAsianName(bytes, text).last() }
      // Arabic and Hebrew have no capitals to tell where a name begins.
      if let last, (0x590...0x6FF).contains(last.value),
        let word = bytes[text].split(separator: 0x20).last, word.count >= 4
      {
        return word.startIndex..<word.endIndex
      }
    }
    guard let found = CompanyName(bytes, text).name(endingAt: end) else { return nil }
    let whole = beforeTrade(found, in: text) ?? found
    let name =
      bytes[whole].contains { $0 >= 0xE3 }
      ? EastAsianName(bytes, whole).startOfLast()..<whole.upperBound : whole
    // `Ada Oak, Reg. No. 12345678 ("we")`
    guard let last = bytes[name].split(separator: 0x20).last, Self.isNumber(last),
      let comma = bytes[text].lastIndex(of: UInt8(ascii: ","))
    else { return name }
    return self.name(before: comma, in: range)
  }

  /// Whether a word is the number of a register, which names nobody by itself.
  static func isNumber(_ word: ArraySlice<UInt8>) -> Bool {
    // `559270-6245`
    word.count(where: isASCIIDigit) >= 5
      && word.allSatisfy { isASCIIDigit($0) || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".") }
  }

  /// Those with whom a company offers something: "and its affiliates".
  private static let affiliates: [[UInt8]] = [
    "及其关联方", "及其关联公司", "及其关联企业", "及其关联实体", "及其子公司", "及其附属公司", "及其關聯公司", "及其關聯企業", "及其關聯方",
    "及其附屬公司", "およびその関連会社", "及びその関連会社",
  ].map { Array($0.utf8) }

  // MARK: Names below headings and behind words

  private func firstLine(_ range: Range<Int>) -> Range<Int>? {
    var start = range.lowerBound
    while start < range.upperBound, PartyWords.isMark(bytes[start]) { start += 1 }
    var end = bytes[start..<range.upperBound].firstIndex(of: 0x0A) ?? range.upperBound
    if let stop = (start..<end).first(where: {
      bytes[$0] == UInt8(ascii: ",") || bytes[$0] == UInt8(ascii: "(")
        || bytes[$0..<end].starts(with: "（".utf8) || bytes[$0..<end].starts(with: "**".utf8)
    }) {
      if isWare(behind: stop, before: end), !CompanyName.hasForm(bytes[start..<stop]) { return nil }
      end = stop
    }
    if let company = company(start..<end) { return company }
    while end > start, PartyWords.isMark(bytes[end - 1]) || bytes[end - 1] == UInt8(ascii: ".") {
      end -= 1
    }
    let words = bytes[start..<end].split(separator: 0x20)
    guard end - start >= 3, end - start <= 60, words.count <= 6,
      !bytes[start..<end].contains(UInt8(ascii: ":")),
      !bytes[start..<end].contains(UInt8(ascii: "@")),
      let first = words.first, LetterCase(of: first) != .small, isName(start..<end)
    else { return nil }
    return start..<end
  }

  /// Whether words say that what stands before them is a product: `**Oak Keys** is an app for gardens`.
  private func isWare(behind start: Int, before end: Int) -> Bool {
    let words = FoldedText(bytes, start..<min(end, start + 100)).bytes.split(separator: 0x20)
    guard let first = words.first, PartyWords.copulas.contains(first) else { return false }
    let told = words.dropFirst().prefix(7)
    return told.contains { PartyWords.wares.contains($0) }
      && !told.contains { PartyWords.companies.contains($0) }
  }

  /// Whether a block ends with `is operated by:`, and the next one right below it names who does.
  private mutating func introduces(_ block: Block, _ next: Block) -> Bool {
    guard endsWithOffer(block.range) else { return false }
    let count = folded.bytes.count
    var isOfOperator = block.isBelowParty
    PartyWords.operators.forEachMatch(in: folded.bytes) { _, end in
      isOfOperator = isOfOperator || end == count
    }
    return isOfOperator && !isOfOthers(block.range) && isRightAbove(block, next)
  }

  /// Whether a block is a label such as `Verantwortlicher im Sinne der DSGVO ist:`, and the next one right below it.
  private mutating func labels(_ block: Block, _ next: Block) -> Bool {
    guard block.range.count <= Self.longestLabel,
      bytes[block.range].last(where: { !PartyWords.isMark($0) }) == UInt8(ascii: ":"),
      isRightAbove(block, next)
    else { return false }
    folded.fold(bytes, block.range)
    let words = folded.bytes.split(separator: 0x20)
    // `Der Verantwortliche … ist die:`
    guard
      let last = words.last(where: { !PartyWords.articles.contains($0) }),
      PartyWords.copulas.contains(last)
    else { return false }
    return words.prefix(2).contains {
      PartyWords.headings.longestMatch(in: folded.bytes, at: $0.startIndex) != nil
        || $0.elementsEqual("verantwortliche".utf8)
    }
  }

  private func isRightAbove(_ block: Block, _ next: Block) -> Bool {
    block.range.upperBound <= next.range.lowerBound
      && bytes[block.range.upperBound..<next.range.lowerBound].allSatisfy {
        PartyWords.isMark($0) || $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "+")
      }
  }

  /// Whether a block ends with words such as `operated by` and a colon. Leaves its text folded.
  private mutating func endsWithOffer(_ range: Range<Int>) -> Bool {
    guard bytes[range].last(where: { !PartyWords.isMark($0) }) == UInt8(ascii: ":") else {
      return false
    }
    folded.fold(bytes, range)
    let count = folded.bytes.count
    var isLast = false
    PartyWords.offers.forEachMatch(in: folded.bytes) { _, end in isLast = isLast || end == count }
    return isLast
  }

  /// The name behind `operated by`, `betrieben von`, `between you and`.
  private mutating func saidToOffer(_ range: Range<Int>) -> Range<Int>? {
    folded.fold(bytes, range)
    var ends: [Int] = []
    PartyWords.offers.forEachMatch(in: folded.bytes) { _, end in ends.append(end) }
    for end in ends.sorted() {
      // `exploités par la société Oak`
      let rest = end + 1 < folded.bytes.count ? end + 1 : end
      let company = PartyWords.offeringCompanies.longestMatch(in: folded.bytes, at: rest)
      let start = folded.sourceEnd(of: company?.end ?? end, in: bytes)
      if let name = CompanyName(bytes, range).name(startingAt: start, allowsSites: true),
        isName(name), !isField(name, in: range), !isOfPlatform(name),
        !isOfOthers(range.lowerBound..<start), !isNoun(name)
      {
        return name
      }
    }
    return nil
  }

  /// The first name of a company, by the form that it states: `Oak GmbH`, `株式会社オーク`.
  private func company(_ range: Range<Int>) -> Range<Int>? {
    var rest = range
    while let name = CompanyName(bytes, rest).first() {
      if isName(name), !isField(name, in: range), !isInLink(name, in: range) {
        return isOfPlatform(name) ? nil : name
      }
      rest = name.upperBound..<range.upperBound
    }
    return nil
  }

  /// Whether a company is one whose services others use.
  func isOfPlatform(_ name: Range<Int>) -> Bool {
    let words = bytes[name].split(separator: 0x20)
    let first = String(decoding: words.first ?? [], as: UTF8.self).lowercased()
      .filter { $0.isLetter || $0.isNumber }
    return PartyWords.platforms.contains(first)
      || words.count == 1 && PartyWords.systems.contains(first)
  }

  /// Whether the sentence that goes on behind `range` speaks of what others do for the author:
  /// `Hosting is provided by Elm GmbH`.
  func isOfOthers(_ range: Range<Int>) -> Bool {
    let start = CompanyName.sentenceStart(
      before: range.upperBound, in: bytes, from: range.lowerBound)
    let words = FoldedText(bytes, start..<range.upperBound).bytes
    var isOfOthers = false
    PartyWords.services.forEachMatch(in: words) { _, _ in isOfOthers = true }
    return isOfOthers
  }

  func isName(_ range: Range<Int>) -> Bool { Self.isName(range, in: bytes) }

  /// Whether what was read may name somebody: no tag that a program fills in, no clause with its number, no
  /// text, and no word for a side of an agreement alone.
  static func isName(_ range: Range<Int>, in bytes: [UInt8]) -> Bool {
    let words = bytes[range].split(separator: 0x20)
    guard let first = words.first, !bytes[range].contains(UInt8(ascii: "{")) else { return false }
    // `L’interface`
    if words.count == 1, first.count > 5, first[first.startIndex] | 0x20 == UInt8(ascii: "l"),
      case let mark = first[first.startIndex + 1], mark == UInt8(ascii: "'") || mark == 0xE2,
      LetterCase(of: first.dropFirst(mark < 0x80 ? 2 : 4)) == .small
    {
      return false
    }
    // `4.1 Corporation`
    let isNumber =
      first.contains(UInt8(ascii: ".")) && first.allSatisfy { isASCIIDigit($0) || $0 == 0x2E }
    let folded = words.map { FoldedText(bytes, $0.indices).bytes }
    guard !isNumber, let last = folded.last, !PartyWords.texts.contains(last),
      !words.allSatisfy(Self.isNumber)
    else { return false }
    return !folded.allSatisfy { PartyWords.roles.contains($0) || PartyWords.wares.contains($0) }
  }

  // MARK: Brackets

  /// Whether a name stands in brackets that are no link: `[Your Name or Company]` is to be replaced.
  func isField(_ name: Range<Int>, in range: Range<Int>) -> Bool {
    guard let brackets = brackets(around: name, in: range) else { return false }
    return brackets.upperBound == range.upperBound
      || bytes[brackets.upperBound] != UInt8(ascii: "(")
        && bytes[brackets.upperBound] != UInt8(ascii: "[")
  }

  /// Whether a name is part of the text of a link that goes on behind it: `[Oak Inc. Privacy Policy](…)`
  /// names another text.
  private func isInLink(_ name: Range<Int>, in range: Range<Int>) -> Bool {
    guard let brackets = brackets(around: name, in: range) else { return false }
    return bytes[name.upperBound..<brackets.upperBound].count(where: isASCIILetter) > 3
  }

  /// The brackets around a name, their signs included.
  private func brackets(around name: Range<Int>, in range: Range<Int>) -> Range<Int>? {
    func isBracket(_ byte: UInt8) -> Bool {
      byte == UInt8(ascii: "[") || byte == UInt8(ascii: "]")
    }
    guard let open = bytes[range.lowerBound..<name.lowerBound].lastIndex(where: isBracket),
      bytes[open] == UInt8(ascii: "["),
      let close = bytes[name.upperBound..<range.upperBound].firstIndex(where: isBracket),
      bytes[close] == UInt8(ascii: "]")
    else { return nil }
    return open..<close + 1
  }
}
