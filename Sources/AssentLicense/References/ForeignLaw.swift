/// Tells mentions of statutes and of other documents from mentions of the document's own clauses.
enum ForeignLaw {
  /// Whether the words before a number name a statute: `17 U.S.C. §`, `Civil Code Section`.
  static func precedes(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    let folded = FoldedText(bytes, range).bytes
    guard let last = folded.split(separator: 0x20).last else { return false }
    let words = bytes[range].split { isASCIISpace($0) }
    if let word = words.last, isAbbreviation(word) { return true }
    if bytes[range].reversed().first(where: { !isASCIISpace($0) }) == UInt8(ascii: ".") {
      // `U.S.C. § 512` ends with a point that ends no sentence.
      return lawWords.contains { last.elementsEqual($0) } || last.count == 1
    }
    return lawWords.contains { last.elementsEqual($0) }
  }

  /// Whether the words behind a number name another text: `of the Civil Code`, `BGB`, `GDPR`.
  static func follows(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    var words = Words(bytes: bytes, index: range.lowerBound, end: range.upperBound)
    words.skipParenthesis()
    while let word = words.next() {
      if isAbbreviation(bytes[word]) { return true }
      let folded = FoldedText(bytes, word).bytes
      // `Abs. 1 lit. a` and the like stand between the number and the name of the law.
      if subdivisions.contains(folded) || folded.allSatisfy(isASCIIDigit) || folded.count == 1 {
        if !prepositions.contains(folded) { continue }
      }
      guard prepositions.contains(folded) else {
        return lawWords.contains { folded.elementsEqual($0) }
          && bytes[word].first.map { $0 < 0x61 } ?? false
      }
      return !namesThisDocument(bytes, words)
    }
    return false
  }

  /// Whether what follows *of* is this document: `this Agreement`, `these Terms`, `the License`.
  private static func namesThisDocument(_ bytes: [UInt8], _ rest: Words) -> Bool {
    var words = rest
    var count = 0
    while let word = words.next(), count < 4 {
      count += 1
      let folded = FoldedText(bytes, word).bytes
      if demonstratives.contains(folded) { return true }
      if articles.contains(folded) { continue }
      guard ownNames.contains(folded) else { return false }
      // `the License Agreement` is ours, `the Privacy Policy` or `the GNU License` is not.
      return true
    }
    return false
  }

  /// Whether a word is the short name of a law: two capitals or more, as in `BGB`, `UrhG`, `GDPR`.
  private static func isAbbreviation(_ word: ArraySlice<UInt8>) -> Bool {
    let capitals = word.count { $0 >= 0x41 && $0 <= 0x5A }
    let hasLower = word.contains { $0 >= 0x61 && $0 <= 0x7A }
    guard capitals >= 2, word.count <= 8, word.first.map({ $0 >= 0x41 && $0 <= 0x5A }) ?? false
    else { return false }
    return hasLower || laws.contains(Array(word))
  }

  private struct Words {
    let bytes: [UInt8]
    var index: Int
    let end: Int

    /// The next word, unless a mark that ends the phrase stands before it.
    mutating func next() -> Range<Int>? {
      while index < end, !isWord(bytes[index]) {
        switch bytes[index] {
        case UInt8(ascii: ";"), UInt8(ascii: "("), UInt8(ascii: ":"): return nil
        case UInt8(ascii: ")"):
          // `Ziffer 2 b) der GPL` goes on, `(Section 4) of …` does not.
          guard index > 1, isASCIILetter(bytes[index - 1]), !isWord(bytes[index - 2]) else {
            return nil
          }
        case UInt8(ascii: "."):
          if index + 1 == end || isASCIISpace(bytes[index + 1]), !isAfterAbbreviation { return nil }
        default: break
        }
        index += 1
      }
      let start = index
      while index < end, isWord(bytes[index]) { index += 1 }
      return start < index ? start..<index : nil
    }

    /// `(Acceptable Use)` between the number and *of*.
    mutating func skipParenthesis() {
      var position = index
      while position < end, isASCIISpace(bytes[position]) { position += 1 }
      guard position < end, bytes[position] == UInt8(ascii: "("),
        let close = bytes[position..<end].firstIndex(of: UInt8(ascii: ")"))
      else { return }
      index = close + 1
    }

    /// Whether the word before a point is one of `Abs.`, `lit.`, `Nr.`, `para.`
    private var isAfterAbbreviation: Bool {
      var start = index
      while start > 0, isWord(bytes[start - 1]) { start -= 1 }
      return ForeignLaw.subdivisions.contains(FoldedText(bytes, start..<index).bytes)
    }

    private func isWord(_ byte: UInt8) -> Bool {
      isASCIILetter(byte) || isASCIIDigit(byte) || byte >= 0x80
    }
  }

  private static func set(_ words: String) -> Set<[UInt8]> {
    Set(words.split(separator: " ").map { Array($0.utf8) })
  }

  private static let prepositions = set(
    "of des der du de del della dello dei do da van von od ustawy из من")
  private static let articles = set(
    "the our your la le les l el los il lo o a os as der die das het")
  private static let demonstratives = set(
    """
    this these hereof herein present présente présentes présent dieser dieses diese diesem esta \
    este estos estas presente presenti presentes questo questa questi queste deze dit niniejszej \
    niniejszego niniejszych настоящего настоящих настоящей vorliegenden vorliegender below above هذه هذا
    """.split(separator: "\n").joined(separator: " "))
  private static let ownNames = set(
    """
    agreement license licence terms contract policy eula document addendum notice vereinbarung \
    lizenz vertrags bedingungen nutzungsbedingungen contrat licence accord conditions contrato \
    licencia acuerdo términos contratto licenza accordo termini licença acordo termos
    """.split(separator: "\n").joined(separator: " "))
  fileprivate static let subdivisions = set(
    "abs absatz satz lit litera nr nummer para paragraph alinéa al s seq ff f et subs subsection sub"
  )
  private static let lawWords = set(
    """
    code usc u s c cfr act acts law laws statute statutes regulation regulations directive gdpr \
    dsgvo rgpd bgb urhg hgb stgb loi règlement gesetz gesetzes verordnung codice ley ustawy закона \
    rule rules treaty convention rfc
    """.split(separator: "\n").joined(separator: " "))
  private static let laws = set(
    """
    GDPR DSGVO RGPD AVG RODO BGB HGB STGB ZPO BDSG UWG TMG TTDSG DDG GG AEUV TFEU TEU CCPA CPRA \
    COPPA DMCA HIPAA FTC CAN USC UCC CFR FAR DFARS PIPEDA LGPD EU EG UK CA ECPA CDA DSA DMA VSBG \
    OR ZGB DSG ABGB LOPD LSSI
    """.split(separator: "\n").joined(separator: " "))
}
