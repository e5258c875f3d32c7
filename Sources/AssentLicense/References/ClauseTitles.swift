import AssentManifest

/// Finds clauses by their titles.
struct ClauseTitles {
  /// Clauses by the folded title; -1 where several have it.
  private var byTitle: [[UInt8]: Int] = [:]
  /// The same by the words that a title begins with, without plurals.
  private var byBeginning: [[UInt8]: Int] = [:]
  private var mostWords = 0

  /// Words between the word for a section and its title: `titled`, `on`, `intitulé`.
  static let links = WordSet(
    ("""
    titled entitled called on about headed named regarding the our above below intitulé intitulée sur relatif relative à \
    la le aux über zu zum zur mit dem der titel titulada titulado sobre de del denominada intitolata intitolato su sulla \
    o om «о» об kohdassa nimeltä nazwany nazwana pt pod nazwą s názvem
    """ as TableText).words)

  init(_ clauses: [Clause]) {
    for (index, clause) in clauses.enumerated() where !clause.title.isEmpty {
      if case .listItem = clause.form { continue }
      let title = FoldedText(clause.title).bytes
      guard title.count >= 3, title.count <= 120 else { continue }
      byTitle[title] = byTitle[title] == nil ? index : -1
      // What begins with a number that was not told from the title is mentioned without it.
      if let space = title.firstIndex(of: 0x20), title.count - space > 6,
        title[..<space].count <= 4,
        title[..<space].contains(where: { isASCIIDigit($0) || $0 == 0x69 })
      {
        var rest = title[(space + 1)...]
        while let next = rest.firstIndex(of: 0x20), rest[..<next].allSatisfy(isASCIIDigit) {
          rest = rest[(next + 1)...]
        }
        let bare = Array(rest)
        byTitle[bare] = byTitle[bare] == nil ? index : -1
      }
      addBeginnings(Self.singular(title), index)
      mostWords = max(mostWords, min(12, title.count { $0 == 0x20 } + 1))
    }
  }

  private mutating func addBeginnings(_ title: [UInt8], _ index: Int) {
    for end in title.indices.dropFirst() where title[end] == 0x20 {
      let words = Array(title[..<end])
      byBeginning[words] = byBeginning[words] == nil ? index : -1
    }
    byBeginning[title] = byBeginning[title] == nil ? index : -1
  }

  /// The clause with the title that stands at a range.
  func clause(_ bytes: [UInt8], _ range: Range<Int>) -> Int? {
    clause(FoldedText(bytes, range).bytes)
  }

  /// The only clause with exactly the title that stands at a range.
  func exact(_ bytes: [UInt8], _ range: Range<Int>) -> Int? {
    guard !byTitle.isEmpty else { return nil }
    return byTitle[FoldedText(bytes, range).bytes].flatMap { $0 < 0 ? nil : $0 }
  }

  /// The clause whose title `text` is, in whatever case.
  func clause(_ text: String) -> Int? { clause(FoldedText(text).bytes) }

  /// The clause with a title, or the only one whose title differs in plurals or goes on.
  private func clause(_ title: [UInt8]) -> Int? {
    if let clause = byTitle[title] { return clause < 0 ? nil : clause }
    guard title.count >= 6 else { return nil }
    return byBeginning[Self.singular(title)].flatMap { $0 < 0 ? nil : $0 }
  }

  /// The words without the letter of a plural.
  private static func singular(_ title: [UInt8]) -> [UInt8] {
    Array(
      title.split(separator: 0x20).map { word in
        word.count > 3 && word.last == UInt8(ascii: "s") ? word.dropLast() : word
      }.joined(separator: [0x20]))
  }

  /// The clause with the longest title that the words of a range begin with, capitalized.
  func longest(_ bytes: [UInt8], _ range: Range<Int>) -> (clause: Int, end: Int)? {
    guard !byTitle.isEmpty, !range.isEmpty, LetterCase(of: bytes[range]) == .capital else {
      return nil
    }
    let folded = FoldedText(bytes, range, keepsOrigins: true)
    var ends: [Int] = []
    for (index, byte) in folded.bytes.enumerated() where byte == 0x20 { ends.append(index) }
    ends.append(folded.bytes.count)
    for end in ends.prefix(mostWords).reversed() where end >= 3 {
      if let clause = byTitle[Array(folded.bytes[..<end])], clause >= 0 {
        return (clause, folded.sourceEnd(of: end, in: bytes))
      }
    }
    return nil
  }
}
