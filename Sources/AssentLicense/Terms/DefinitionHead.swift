/// The name at the head of an entry of a list of definitions.
struct DefinitionHead {
  var name: Range<Int>
  /// Where the name and its marks end.
  var end: Int
  /// Whether a colon, a point or a dash parts the name from what it means.
  var isPunctuated = false
  /// Whether a word such as *means* follows a bare name.
  var isStrong = false

  private static var longest: Int { 100 }

  /// `**Term**`, `1.1 **Term:**`, `The **Term**`.
  init?(bold bytes: [UInt8], _ range: Range<Int>) {
    let start = Self.start(bytes, range, skipsArticles: true)
    guard start + 4 < range.upperBound else { return nil }
    let mark = bytes[start]
    guard mark == UInt8(ascii: "*") || mark == UInt8(ascii: "_"), bytes[start + 1] == mark else {
      return nil
    }
    let limit = min(range.upperBound, start + Self.longest)
    let text = start + 2..<limit
    guard
      let close = mark == UInt8(ascii: "*")
        ? bytes.firstOffsets(of: "**", in: text) : bytes.firstOffsets(of: "__", in: text)
    else { return nil }
    var name = start + 2..<close.lowerBound
    // `**1.1 "Term"**` and `**"Term" (other):**` are read as quotations.
    if let number = ClauseNumber(bytes, name, inHeading: true), number.end < name.upperBound,
      isASCIIDigit(bytes[name.lowerBound])
    {
      name = number.end..<name.upperBound
    }
    guard !name.isEmpty else { return nil }
    if Quotation.beginning(at: name.lowerBound, in: bytes, name) != nil { return nil }
    let isClosed =
      Array(":.".utf8).contains(bytes[name.upperBound - 1])
      || bytes[name].suffix(3).elementsEqual("：".utf8)
    if isClosed, bytes[name.upperBound - 1] >= 0x80 {
      name = name.lowerBound..<name.upperBound - 3
    }
    self.init(name: name, end: close.upperBound)
    isPunctuated = isClosed || Self.separates(bytes, close.upperBound, range)
  }

  /// `"Term":`, `1.1 «Term» –`, `**"Term" (other):**`.
  init?(quoted bytes: [UInt8], _ range: Range<Int>) {
    var start = Self.start(bytes, range, skipsArticles: true)
    while start < range.upperBound, Array("*_".utf8).contains(bytes[start]) { start += 1 }
    if let number = ClauseNumber(bytes, start..<range.upperBound, inHeading: true) {
      start = number.end
    }
    guard start < range.upperBound,
      let quote = Quotation.beginning(at: start, in: bytes, range)
    else { return nil }
    self.init(name: quote.name, end: quote.end)
    var end = quote.end
    while end < range.upperBound, Array("* _".utf8).contains(bytes[end]) { end += 1 }
    // `「作品」 物をいう`: a space parts the name from what it means.
    if end > quote.end, bytes[start] == 0xE3 { isPunctuated = true }
    if end < range.upperBound, bytes[end] == UInt8(ascii: "("),
      let close = bytes[end..<min(range.upperBound, end + 60)].firstIndex(of: UInt8(ascii: ")"))
    {
      end = close + 1
    } else {
      end = quote.end
    }
    if Self.separates(bytes, end, range) { isPunctuated = true }
  }

  /// `Term: …`, `Term – …`, `Term means …`, `Term je …`.
  init?(bare bytes: [UInt8], _ range: Range<Int>) {
    let start = Self.start(bytes, range, skipsArticles: false)
    let limit = min(range.upperBound, start + 80)
    guard start < limit else { return nil }
    var index = start
    var words = 0
    while index < limit {
      let byte = bytes[index]
      if byte == 0x0A { break }
      if index > start, Self.separates(bytes, index, range) {
        self.init(name: start..<index, end: index)
        isPunctuated = true
        return
      }
      if Array(".;,!?([|<".utf8).contains(byte) { return nil }
      if byte == 0x20 {
        words += 1
        guard words <= 6 else { return nil }
        let rest = FoldedText(bytes, index + 1..<min(range.upperBound, index + 50)).bytes
        let isVerb = TermWords.verbs.longestMatch(in: rest, at: 0) != nil
        let first = rest.firstIndex(of: 0x20).map { Array(rest[..<$0]) } ?? rest
        if isVerb || TermWords.copulas.contains(first)
          || TermWords.weakVerbs.longestMatch(in: rest, at: 0) != nil
        {
          self.init(name: start..<index, end: index)
          isStrong = isVerb
          return
        }
      } else if byte >= 0xE3, index > start {
        let rest = FoldedText(bytes, index..<min(range.upperBound, index + 24)).bytes
        if TermWords.isCalled(bytes, index..<range.upperBound) { return nil }
        if TermWords.verbs.longestMatch(in: rest, at: 0) != nil {
          self.init(name: start..<index, end: index)
          isStrong = true
          return
        }
      }
      index += byte < 0x80 ? 1 : Scalars.scalar(in: bytes, at: index, end: range.upperBound).count
    }
    return nil
  }

  private init(name: Range<Int>, end: Int) {
    self.name = name
    self.end = end
  }

  /// Behind the marks, the number and the article that a block begins with.
  private static func start(_ bytes: [UInt8], _ range: Range<Int>, skipsArticles: Bool) -> Int {
    var start = range.lowerBound
    if let number = ClauseNumber(bytes, range, inHeading: false) { start = number.end }
    while start < range.upperBound,
      isASCIISpace(bytes[start]) || bytes[start] == UInt8(ascii: "-")
        || bytes[start] == UInt8(ascii: ">")
    {
      start += 1
    }
    while start < range.upperBound, bytes[start] == UInt8(ascii: "<"),
      let end = TermReader.tagEnd(bytes, start, range)
    {
      start = end
    }
    guard skipsArticles else { return start }
    let limit = min(range.upperBound, start + 8)
    if start < limit, let space = bytes[start..<limit].firstIndex(of: 0x20),
      TermWords.articles.contains(FoldedText(bytes, start..<space).bytes)
    {
      return space + 1
    }
    return start
  }

  /// Whether a colon or a dash between spaces stands at `index`, behind markup.
  private static func separates(_ bytes: [UInt8], _ index: Int, _ range: Range<Int>) -> Bool {
    var index = index
    var hasSpace = false
    while index < range.upperBound {
      let byte = bytes[index]
      if isASCIISpace(byte) {
        hasSpace = true
      } else if byte == 0xC2, index + 1 < range.upperBound, bytes[index + 1] == 0xA0 {
        hasSpace = true
        index += 1
      } else if byte != UInt8(ascii: "*"), byte != UInt8(ascii: "_") {
        break
      }
      index += 1
    }
    guard index < range.upperBound else { return false }
    if bytes[index] == UInt8(ascii: ":") {
      return index + 1 == range.upperBound || !Array("/:".utf8).contains(bytes[index + 1])
    }
    if bytes[index..<min(range.upperBound, index + 3)].elementsEqual("：".utf8) { return true }
    guard hasSpace else {
      return bytes[index..<min(range.upperBound, index + 3)].elementsEqual("—".utf8)
    }
    if bytes[index] == UInt8(ascii: "-") {
      return index + 1 < range.upperBound && bytes[index + 1] == 0x20
    }
    if bytes[index] == UInt8(ascii: "=") { return true }
    let dash = bytes[index..<min(range.upperBound, index + 3)]
    return dash.elementsEqual("–".utf8) || dash.elementsEqual("—".utf8)
  }
}
