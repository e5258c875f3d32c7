import AssentDiagnostics
import AssentMarkup

// What is no mention of this document, and what may stand between words.
extension ReferenceReader {
  func isForeign(
    _ start: Int, _ end: Int, _ range: Range<Int>, _ mentions: [Mention]
  ) -> Bool {
    switch origin(start, end, range, mentions) {
    case .law, .other: true
    case .this, .perhapsOther, nil: false
    }
  }

  /// Which text a mention is of, as far as that is said.
  func origin(
    _ start: Int, _ end: Int, _ range: Range<Int>, _ mentions: [Mention]
  ) -> OtherInstruments.Finding? {
    let behind = ForeignLaw.follows(
      bytes, end..<min(range.upperBound, end + 160), others: others)
    if behind == .this { return .this }
    for mention in mentions {
      if mention.parts.contains(where: { (Int($0.prefix { $0.isNumber }) ?? 0) > 99 }) {
        return .law
      }
    }
    if isInLinkElsewhere(end, range) { return .other }
    // `6:96 BW`
    if end + 1 < range.upperBound, bytes[end] == UInt8(ascii: ":"), isASCIIDigit(bytes[end + 1]) {
      return .law
    }
    if foreignEnd > 0, isListed(foreignEnd..<start), !isAround(start, mentions) {
      return foreignOrigin
    }
    let before = ForeignLaw.precedes(
      bytes, max(range.lowerBound, start - 60)..<start, others: others)
    let found = [before, behind].first { $0 == .law || $0 == .other } ?? (before ?? behind)
    guard found == .perhapsOther else { return found }
    return mentions.contains {
      index.target($0.parts, from: place, isLocal: false, fixed: $0.fixed) == nil
    } ? .other : nil
  }

  /// Whether what is mentioned is an attachment that has the clause that was mentioned before: `Section 5 of Exhibit A`.
  private func isAround(_ start: Int, _ mentions: [Mention]) -> Bool {
    guard mentions.first?.rank == .attachment else { return false }
    let between = FoldedText(bytes, foreignEnd..<start).bytes.split(separator: 0x20)
    return between.first.map { Self.prepositions.contains(Array($0)) } ?? false
  }

  /// Leaves out what is joined to a mention of another text: `Clause 8 and Clause 9 of the SCCs`,
  /// `Annex 1A, Annex 1B and Annex II of the Addendum`.
  mutating func removeJoined(_ start: Int, _ name: ReferenceNames.Name, _ node: Int) {
    let word = FoldedText(bytes, start..<name.end).bytes.prefix(3)
    var start = start
    while let last = references.last, last.node == node, last.kind != .title,
      FoldedText(last.text).bytes.prefix(3) == word
    {
      let end = source.offset(of: last.range.end)
      guard end < start, start - end <= 8,
        Self.joints.contains(FoldedText(bytes, end..<start).bytes)
      else { return }
      references.removeLast()
      addForeign(last)
      start = source.offset(of: last.range.start)
    }
  }

  private mutating func addForeign(_ reference: LegalDocument.Reference) {
    otherMentions.append(
      .init(
        text: reference.text, range: reference.range, node: reference.node, isForeign: true))
  }

  /// What joins numbers, as it is left when words are compared; a comma leaves nothing.
  private static let joints = WordSet(glue.map { FoldedText($0, $0.indices).bytes })

  /// Leaves out mentions of a law that do not name it again.
  ///
  /// `Section 230` of an act says nothing about `Section 9`, and none of a clause that is here. The
  /// articles of a text that has none are those of the regulation it speaks of.
  mutating func removeForeign() {
    removeSigns()
    let words = references.map { reference in
      let folded = FoldedText(reference.text).bytes
      // `6 artiklan`
      let isNumberFirst = reference.text.utf8.first.map(isASCIIDigit) ?? false
      return Array(
        folded.drop { isNumberFirst && (isASCIIDigit($0) || $0 == 0x20) }.prefix(3))
    }
    guard !foreignNames.isEmpty || words.contains(where: Self.articles.contains) else { return }
    let headings = Set(
      clauses.map { clause in
        let range = document.byteRange(of: document.nodes[clause.node])
        let end = min(range.upperBound, range.lowerBound + 24)
        return Array(FoldedText(bytes, range.lowerBound..<end).bytes.prefix(3))
      })
    let hasArticles = headings.union(ownNames)
    let hasOtherName = zip(references, words).contains { reference, word in
      reference.clause != nil && reference.kind == .clause && !Self.articles.contains(word)
    }
    let isUnnamed = words.map { Self.articles.contains($0) && !hasArticles.contains($0) }
    // No clause is headed so; one that is mentioned as one of this text has to be there.
    let mayBeOfRegulation = zip(zip(references, words), isUnnamed).map {
      $1 || $0.0.clause == nil && Self.articles.contains($0.1) && !headings.contains($0.1)
    }
    let isOfRegulation = mayBeOfRegulation.contains(true) && namesRegulation
    var isForeign: [Bool] = []
    for (index, (reference, word)) in zip(references, words).enumerated() {
      let isOfLaw = isUnnamed[index]
      let number = reference.number.prefix { $0.isNumber }
      let isNamed = !number.isEmpty && foreignNames.contains(word + number.utf8)
      if reference.kind != .clause || own.contains(source.offset(of: reference.range.start)) {
        isForeign.append(false)
      } else if isOfRegulation, mayBeOfRegulation[index],
        reference.clause == nil || DataRegulation.isCited(reference.number)
      {
        isForeign.append(true)
      } else if reference.clause != nil {
        isForeign.append(isNamed && isOfLaw)
      } else {
        isForeign.append(isNamed || isOfLaw && (foreignNames.contains(word) || hasOtherName))
      }
    }
    // `article 6, paragraphe 1`, `Articles 15 to 22`
    for index in references.indices.dropFirst() where isForeign[index - 1] && !isForeign[index] {
      let (end, start) = (
        source.offset(of: references[index - 1].range.end),
        source.offset(of: references[index].range.start)
      )
      isForeign[index] =
        references[index].kind == .clause && end <= start && start - end <= 8
        && Self.joints.contains(FoldedText(bytes, end..<start).bytes)
    }
    for (reference, isForeign) in zip(references, isForeign) where isForeign {
      addForeign(reference)
    }
    references = zip(references, isForeign).filter { !$0.1 }.map(\.0)
  }

  /// Whether articles are those of a regulation of personal data.
  private var namesRegulation: Bool { isOfPrivacy && DataRegulation.isNamed(in: bytes) }

  /// Leaves out the rest of the mentions with a `§` where most of them are of laws and no clause begins with one.
  private mutating func removeSigns() {
    let laws = otherMentions.count { $0.isForeign && $0.text.utf8.first == 0xC2 }
    guard laws >= 3 else { return }
    let isSign = references.map {
      $0.text.utf8.first == 0xC2 && !own.contains(source.offset(of: $0.range.start))
    }
    let count = isSign.count { $0 }
    guard count > 0, count * 2 < laws,
      !clauses.contains(where: { clause in
        let range = document.byteRange(of: document.nodes[clause.node])
        return bytes[range].prefix(8).contains(0xC2)
      })
    else { return }
    for (reference, isSign) in zip(references, isSign) where isSign { addForeign(reference) }
    references = zip(references, isSign).filter { !$0.1 }.map(\.0)
  }

  /// How the words begin by which laws name their parts, three bytes each.
  private static let articles = Set(
    ["article", "άρθρο", "статья", "стаття", "čl", "pasal", "điều", "المادة", "madde"].map {
      Array(FoldedText($0).bytes.prefix(3))
    })

  /// Whether nothing but remarks in parentheses, commas and small words stands in a range.
  func isListed(_ range: Range<Int>) -> Bool {
    guard range.count >= 0, range.count <= 80 else { return false }
    var depth = 0
    var letters = 0
    for index in range {
      let byte = bytes[index]
      if byte == UInt8(ascii: "(") { depth += 1 } else if byte == UInt8(ascii: ")") { depth -= 1 }
      if byte == UInt8(ascii: ";")
        || (byte == UInt8(ascii: ".") && index + 1 < range.upperBound
          && isASCIISpace(bytes[index + 1]))
      {
        return false
      }
      if depth <= 0, isASCIILetter(byte) || byte >= 0xC3 && byte != 0xE2 { letters += 1 }
    }
    return letters <= 6
  }

  /// Whether `end` stands in the text of a link that leads out of the document:
  /// `[Section K](terms.md)`.
  func isInLinkElsewhere(_ end: Int, _ range: Range<Int>) -> Bool {
    guard
      let bracket = bytes[end..<min(range.upperBound, end + 160)].firstIndex(where: {
        $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "]")
      }), bytes[bracket] == UInt8(ascii: "]"), bracket + 2 < range.upperBound
    else { return false }
    return bytes[bracket + 1] == UInt8(ascii: "(") && bytes[bracket + 2] != UInt8(ascii: "#")
  }

  /// Whether nothing but markup stands before `start` in its block.
  func isStart(_ start: Int, _ range: Range<Int>) -> Bool {
    bytes[range.lowerBound..<start].allSatisfy {
      isASCIISpace($0) || $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "_")
        || $0 == UInt8(ascii: ">")
    }
  }

  func skipSpaces(_ index: Int, _ range: Range<Int>) -> Int {
    var index = index
    while index < range.upperBound {
      let (scalar, count) = Scalars.scalar(in: bytes, at: index, end: range.upperBound)
      guard Scalars.isSpace(scalar) || scalar == 0x2A else { break }
      index += count
    }
    return index
  }

  /// Behind `No.`, `Nr.`, `č.`, `nº` or `№` before a number.
  func skipMarker(_ index: Int, _ range: Range<Int>) -> Int {
    for marker in Self.markers where bytes[index..<range.upperBound].starts(with: marker) {
      let next = skipSpaces(index + marker.count, range)
      if next < range.upperBound, isASCIIDigit(bytes[next]) { return next }
    }
    return index
  }

  static let markers: [[UInt8]] = [
    "No.", "no.", "Nr.", "nr.", "Nr", "nr", "nº", "n.º", "n°", "n.", "č.", "№", "#", "số", "numéro",
    "número",
  ].map { Array($0.utf8) }
}
