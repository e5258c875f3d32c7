import AssentMarkup

// The heads of entries of lists of definitions.
extension TermReader {
  /// `**Term** means`, wherever it stands at the head of a block.
  mutating func readBoldHead(_ node: Int, _ range: Range<Int>) {
    guard let head = DefinitionHead(bold: bytes, range), isPlainName(head.name) else { return }
    if isDefined(after: head.end, range, allowsWeak: false) { add(head.name, node, .sentence) }
  }

  /// The head of an entry: `**Term:** …`, `"Term" – …`, `Term means …`, the first cell of a row.
  mutating func readEntry(_ node: Int, _ range: Range<Int>, _ list: Int) {
    if case .tableCell = document.nodes[node].kind {
      guard definitions.isTerm(cell: node) else { return }
      candidates.append(Candidate(list: list, name: range, node: node))
      return
    }
    if let head = DefinitionHead(bold: bytes, range) {
      guard isPlainName(head.name) else { return }
      if isDefined(after: head.end, range, allowsWeak: true) {
        entryCounts[list, default: 0] += 1
        add(head.name, node, .entry)
      } else if head.isPunctuated || hasCopula(after: head.end, range) {
        candidates.append(Candidate(list: list, name: head.name, node: node))
      }
      return
    }
    if let head = DefinitionHead(quoted: bytes, range) {
      guard head.isPunctuated else { return }
      candidates.append(Candidate(list: list, name: head.name, node: node))
      return
    }
    guard let head = DefinitionHead(bare: bytes, range), isPlainName(head.name),
      beginsName(head.name), !hasMark(head.name),
      !announces(range), !isOfTerms(head.name)
    else { return }
    // `The Licensee is entitled to …` defines nothing.
    if !head.isStrong, !head.isPunctuated {
      guard isInItem(node) || isTitled(head.name),
        let word = FoldedText(bytes, head.name).bytes.split(separator: 0x20).first,
        !TermWords.articles.contains(word), isExplained(after: head.end, range)
      else { return }
    }
    if head.isStrong {
      entryCounts[list, default: 0] += 1
      add(head.name, node, .entry)
    } else {
      candidates.append(Candidate(list: list, name: head.name, node: node))
    }
  }

  /// Whether a block stands in an item of a Markdown list.
  func isInItem(_ node: Int) -> Bool {
    guard case .listItem = document.nodes[Int(document.nodes[node].parent)].kind else {
      return false
    }
    return true
  }

  /// Whether each word of a name begins with a capital, small words between them aside.
  func isTitled(_ name: Range<Int>) -> Bool {
    let words = bytes[name].split(separator: 0x20)
    return words.count <= 5
      && words.allSatisfy { $0.count <= 3 || LetterCase(of: $0) == .capital }
  }

  /// Whether a word such as *is* follows a name in bold.
  func hasCopula(after end: Int, _ range: Range<Int>) -> Bool {
    let rest = FoldedText(bytes, end..<min(range.upperBound, end + 24)).bytes
    guard let space = rest.firstIndex(of: 0x20) else { return false }
    return TermWords.copulas.contains(rest[..<space])
  }

  /// Whether an article or the like stands behind the English verb of a head: `Fees are the amounts`, and not
  /// `Fees are due`. Other verbs tell nothing.
  func isExplained(after end: Int, _ range: Range<Int>) -> Bool {
    let words = FoldedText(bytes, end..<min(range.upperBound, end + 40)).bytes.split(
      separator: 0x20)
    guard words.count > 1, words[0].elementsEqual("is".utf8) || words[0].elementsEqual("are".utf8)
    else { return true }
    return TermWords.explaining.contains(words[1])
  }

  /// Whether a block ends with a colon, behind which the definitions stand.
  func announces(_ range: Range<Int>) -> Bool {
    guard let last = bytes[range].last(where: { !isASCIISpace($0) && $0 != UInt8(ascii: "*") })
    else { return false }
    // `서비스의 내용은 다음과 같습니다.`
    let tail = max(range.lowerBound, range.upperBound - 30)..<range.upperBound
    return last == UInt8(ascii: ":") || bytes.firstOffsets(of: "다음과 같", in: tail) != nil
  }

  /// Whether a sentence is about terms in general: `Capitalized terms that are not defined here have the meaning …`.
  private func isOfTerms(_ name: Range<Int>) -> Bool {
    let words = FoldedText(bytes, name).bytes.split(separator: 0x20)
    return words.contains { TermWords.generalMarks.contains($0) }
      || words.contains { TermWords.generalWords.contains($0) }
        && words.contains { TermWords.generalVerbs.contains($0) }
  }

  func isPlainName(_ name: Range<Int>) -> Bool {
    isName(name) && ClauseNumber(bytes, name, inHeading: false) == nil
  }

  /// One alone is a remark; an entry in a Markdown list or two of them are terms.
  mutating func settleCandidates() {
    var counts: [Int: Int] = [:]
    for candidate in candidates { counts[candidate.list, default: 0] += 1 }
    for (list, count) in entryCounts { counts[list, default: 0] += count }
    var titles: [Int: Int] = [:]
    for heading in headings { titles[heading.list, default: 0] += 1 }
    for heading in headings where titles[heading.list, default: 0] > 2 {
      add(heading.name, heading.node, .entry)
    }
    for candidate in candidates where counts[candidate.list, default: 0] > 1 {
      add(candidate.name, candidate.node, .entry)
    }
  }
}
