import AssentDiagnostics
import AssentManifest

// Names in parentheses that nothing but their capitals marks as names.
extension TermReader {
  private static var mostSearched: Int { 40 }

  /// Remembers `(Fees)` and `(each an Identified Contact)` behind a word in small letters.
  mutating func noteCapitals(_ range: Range<Int>, _ scan: Scan) {
    guard range.count >= 3, range.count <= 48, capitals.count < Self.mostSearched,
      case let before = range.lowerBound - 2, before > scan.range.lowerBound,
      bytes[before] == 0x20, !isASCIIDigit(bytes[before - 1])
    else { return }
    var word = before - 1
    while word > scan.range.lowerBound, isASCIILetter(bytes[word - 1]) || bytes[word - 1] >= 0x80 {
      word -= 1
    }
    let isBehindSmall = word < before && LetterCase(of: bytes[word..<before]) == .small
    guard
      bytes[range].allSatisfy({
        isASCIILetter($0) || $0 == 0x20 || $0 == UInt8(ascii: "-") || $0 >= 0xC3 && $0 < 0xE0
          || (0x80...0xBF).contains($0)
      })
    else { return }
    var name = range
    while let first = firstWord(name), LetterCase(of: bytes[first]) == .small {
      guard Self.articles.contains(FoldedText(bytes, first).bytes) else { return }
      name = first.upperBound + 1..<name.upperBound
    }
    guard name.count >= 3, LetterCase(of: bytes[name]) == .capital, isTitled(name),
      bytes[name].contains(where: { $0 &- 0x61 < 26 }),
      FoldedText(bytes, name).bytes.split(separator: 0x20).count <= 4
    else { return }
    let isAnnounced = name.lowerBound > range.lowerBound
    let isEach = bytes[range].starts(with: "each ".utf8)
    guard isBehindSmall || !isAnnounced || isEach else { return }
    capitals.append(
      Candidate(
        list: isEach ? 2 : isAnnounced ? 1 : isBehindSmall ? 0 : 3, name: name, node: scan.node))
  }

  private static let articles = WordSet(
    """
    the each a an together collectively and our le la les l el los las il lo gli i o os as de het den det individually
    """)

  private static let determiners = WordSet(
    """
    the our your any such each these those a an this that all no its their other of applicable under relevant
    """)

  /// Adds what stands in parentheses where the text uses it as a name, and leaves out what it has
  /// in quotation marks wherever it stands, as the label of a button.
  mutating func settleParentheses() {
    var proven: [Candidate] = []
    var bareNames: Set<ArraySlice<UInt8>> = []
    for candidate in capitals {
      let isNew = !added.contains(candidate.name.lowerBound)
      guard isNew else { continue }
      if candidate.list == 2 {
        add(candidate.name, candidate.node, .remark)
      } else if candidate.list == 1 {
        if uses(of: candidate.name, where: { _ in true }) {
          add(candidate.name, candidate.node, .remark)
        }
      } else {
        let isProven = uses(of: candidate.name, where: { isBehindDeterminer($0) })
        if candidate.list == 0, isProven { bareNames.insert(bytes[candidate.name]) }
        if candidate.list == 0 || isProven { proven.append(candidate) }
      }
    }
    // One such name may be anything; a text that writes several means them.
    let isBareStyle = bareNames.count
    if isBareStyle > 1 {
      for candidate in proven
      where (isBareStyle > 3 && candidate.list == 0)
        || (isBareStyle > 3 || candidate.list == 0)
          && uses(of: candidate.name, where: { !isBehindMark($0) })
      {
        add(candidate.name, candidate.node, .remark)
      }
    }
    guard !unspoken.isEmpty else { return }
    var searched = 0
    terms = terms.filter { term in
      let range = source.bytes(of: term.range)
      guard unspoken.contains(range.lowerBound), searched < Self.mostSearched else { return true }
      searched += 1
      // `('mail bomb')` explains words in passing, `(“we”)` does not.
      guard isUsed(range) else {
        return LetterCase(of: bytes[range]) != .small
          || bytes[range].contains { $0 &- 0x41 < 26 || $0 >= 0x80 }
          || !bytes[range].contains(0x20) && !isAmongValues(range)
      }
      return uses(of: range, where: { !isBehindMark($0) })
    }
  }

  /// Whether three words or more stand in a row that nothing says to be names, and none is a pronoun: `("held",
  /// "smiled", "laughed")`.
  private func isAmongValues(_ name: Range<Int>) -> Bool {
    let row = terms.filter { term in
      let other = source.bytes(of: term.range)
      return other.lowerBound < name.upperBound + 40 && name.lowerBound < other.upperBound + 40
        && unspoken.contains(other.lowerBound)
    }
    return row.count > 2 && !row.contains { TermUses.isPronoun($0.name) }
  }

  /// Whether a name stands somewhere else, as it is written, where `isFit` holds of its offset.
  private func uses(of name: Range<Int>, where isFit: (Int) -> Bool) -> Bool {
    names.hasOther(than: name, where: isFit)
  }

  /// Whether a name stands somewhere else, as it is written.
  func isUsed(_ name: Range<Int>) -> Bool { uses(of: name, where: { _ in true }) }

  /// Whether an abbreviation stands in the text without the parentheses behind what it is short for.
  func isUsedAgain(_ name: Range<Int>) -> Bool { names.hasOther(thanAbbreviation: name) }

  private func isBehindDeterminer(_ index: Int) -> Bool {
    let words = FoldedText(bytes, max(0, index - 14)..<index).bytes.split(separator: 0x20)
    guard index > 1, bytes[index - 1] == 0x20, isASCIILetter(bytes[index - 2]) else { return false }
    return words.last.map { Self.determiners.contains($0) } ?? false
  }

  private func isBehindMark(_ index: Int) -> Bool {
    guard index > 2 else { return false }
    if bytes[index - 1] == 0x22 || bytes[index - 1] == UInt8(ascii: "[") { return true }
    if bytes[index - 1] == UInt8(ascii: "*") || bytes[index - 1] == UInt8(ascii: "`") {
      return true
    }
    let tail = bytes[max(0, index - 4)..<index]
    return ["«", "“", "„", "”", "»", "‘", "’", "‚", "「", "『", "《", "« ", "«\u{A0}"].contains {
      tail.suffix($0.utf8.count).elementsEqual($0.utf8)
    }
  }
}
