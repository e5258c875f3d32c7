// Names in parentheses, without quotation marks.
extension TermReader {
  /// `(далее – Сайт)`, `(hereinafter the **Company**)`: a name without quotation marks.
  mutating func readParenthesis(_ scan: Scan) {
    guard let open = scan.open,
      let close = closing(after: open, open..<min(scan.range.upperBound, open + 110))
    else { return }
    if let acronym = acronym(open..<close, scan.range) {
      add(acronym, scan.node, .shortForm)
      return
    }
    guard !hasMark(open..<close) else { return }
    noteCapitals(open..<close, scan)
    let inside = FoldedText(bytes, open..<close, keepsOrigins: true)
    var start: Int?
    if let match = TermWords.introductions.longestMatch(in: inside.bytes, at: 0) {
      start = match.end
    } else if let bold = boldAfterArticles(open..<close) {
      let isAlone = bold.lowerBound == open + 2
      if isAlone {
        if LetterCase(of: bytes[bold]) == .capital, isTitled(bold) {
          capitals.append(Candidate(list: 1, name: bold, node: scan.node))
        }
      } else {
        add(bold, scan.node, .remark)
      }
      return
    }
    guard let start, let name = behindIntroductions(inside, from: start) else { return }
    addBareNames(name..<withoutClosing(name..<close), scan.node)
  }

  /// `**Software**` where nothing but articles stands before it in a parenthesis, and nothing behind.
  func boldAfterArticles(_ range: Range<Int>) -> Range<Int>? {
    guard let mark = bytes.firstOffsets(of: "**", in: range) else { return nil }
    let words = FoldedText(bytes, range.lowerBound..<mark.lowerBound).bytes.split(separator: 0x20)
    guard words.allSatisfy({ TermWords.introducing.contains($0) }),
      let close = bytes.firstOffsets(of: "**", in: mark.upperBound..<range.upperBound),
      range.upperBound - close.upperBound <= 1
    else { return nil }
    return mark.upperBound..<close.lowerBound
  }

  /// Names without marks, parted by commas and words such as *or*: `Сайт, или Сервис`.
  mutating func addBareNames(_ range: Range<Int>, _ node: Int) {
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
      while let word = firstWord(name),
        TermWords.conjunctions.contains(FoldedText(bytes, word).bytes)
      {
        name = word.upperBound..<name.upperBound
      }
      let text = stripped(name)
      guard !text.isEmpty, beginsName(text),
        FoldedText(bytes, text).bytes.split(separator: 0x20).count <= 5
      else { return }
      add(text, node, .remark)
    }
  }

  /// Whether quotation marks or a link stand in a range.
  func hasMark(_ range: Range<Int>) -> Bool {
    range.contains { index in
      bytes[index] == 0x22 || bytes[index] == UInt8(ascii: "[")
        || (Quotation.mayBegin(bytes[index])
          && Quotation.beginning(at: index, in: bytes, range) != nil)
    }
  }

  /// `GDPR` where nothing else stands in a parenthesis behind what it is short for.
  func acronym(_ range: Range<Int>, _ block: Range<Int>) -> Range<Int>? {
    let name = stripped(range)
    guard (3...6).contains(name.count), range.count <= name.count + 4,
      bytes[name].allSatisfy({ $0 &- 0x41 < 26 }), ClauseNumber.roman(text(name)) == nil,
      !TermWords.noNames.contains(FoldedText(bytes, name).bytes)
    else { return nil }
    let before = bytes[max(block.lowerBound, name.lowerBound - 90)..<range.lowerBound]
    let words = before.split { $0 < 0x80 && !isASCIILetter($0) && !isASCIIDigit($0) }
    guard words.count > 1, let last = words.last, let initial = last.first else { return nil }
    // `계약(EULA)` stands right behind a word of a script without spaces.
    if initial >= 0xE3, range.lowerBound - 2 >= block.lowerBound,
      bytes[range.lowerBound - 2] >= 0x80,
      isUsedAgain(name)
    {
      return name
    }
    guard isUsedAgain(name) else { return nil }
    if initial &- 0x41 < 26 || isASCIIDigit(initial) || initial == 0xC3 { return name }
    // The letters are the first ones of the words before.
    var wanted = bytes[name].reversed()[...]
    for word in words.reversed() where word.first.map({ $0 & 0xDF }) == wanted.first {
      wanted = wanted.dropFirst()
    }
    if wanted.isEmpty { return name }
    return LetterCase(of: last) == .small ? name : nil
  }

  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  func firstWord(_ range: Range<Int>) -> Range<Int>? {
    var start = range.lowerBound
    while start < range.upperBound, isASCIISpace(bytes[start]) { start += 1 }
    var end = start
    while end < range.upperBound, !isASCIISpace(bytes[end]) { end += 1 }
    return start < end && end < range.upperBound ? start..<end : nil
  }

  /// Whether a bare name begins with a capital, or is of a script without them.
  func beginsName(_ name: Range<Int>) -> Bool {
    LetterCase(of: bytes[name]) != .small
  }
}
