import AssentDiagnostics
import AssentMarkup

/// Finds where a document mentions its own clauses: `Section 4.2`, `§ 5`, `第3条`.
///
/// A number of a statute or of another document is not a reference: `Section 1798.83 of the
/// California Civil Code`, `17 U.S.C. § 512`, `Art. 6 GDPR`.
struct ReferenceReader {
  private(set) var references: [LegalDocument.Reference] = []

  private let document: Document
  private let source: SourceFile
  private let bytes: [UInt8]
  private let index: ClauseIndex
  private let starts = ClauseNames.starts
  /// The blocks that begin with their own number, which is not a mention.
  private let numbered: Set<Int>

  /// - Parameter numbers: the full number of each clause: `4.2.a`.
  init(_ document: Document, clauses: [Clause], numbers: [String]) {
    self.document = document
    self.source = document.source
    self.bytes = document.source.bytes
    index = ClauseIndex(clauses, numbers)
    numbered = Set(clauses.filter { $0.number != nil && $0.form != .listItem }.map(\.node))
    for node in document.nodes.indices {
      switch document.nodes[node].kind {
      case .paragraph, .tableCell: read(node)
      default: continue
      }
    }
  }

  private mutating func read(_ node: Int) {
    let range = document.byteRange(of: document.nodes[node])
    var position = range.lowerBound
    var isWordStart = true
    while let next = nextCandidate(from: position, to: range.upperBound, &isWordStart) {
      position = next
      let byte = bytes[position]
      if byte == UInt8(ascii: "`"),
        let close = bytes[(position + 1)..<range.upperBound].firstIndex(of: byte)
      {
        position = close + 1
        continue
      }
      isWordStart = false
      if byte != UInt8(ascii: "`"), let end = read(at: position, node, range) {
        position = end
        continue
      }
      position += 1
    }
  }

  /// The next place where a name of a clause may begin, or where code does.
  private func nextCandidate(from start: Int, to end: Int, _ isWordStart: inout Bool) -> Int? {
    bytes.withUnsafeBufferPointer { bytes in
      var index = start
      while index + 1 < end {
        let byte = bytes[index]
        if byte == UInt8(ascii: "`") { return index }
        if isASCIILetter(byte) {
          if isWordStart, ClauseNames.mayBegin(starts, byte, bytes[index + 1]) { return index }
          isWordStart = false
        } else if byte >= 0xC2 {
          if ClauseNames.mayBegin(starts, byte, bytes[index + 1]) { return index }
          isWordStart = false
        } else if byte < 0x80 {
          isWordStart = !isASCIIDigit(byte)
        }
        index += 1
      }
      return nil
    }
  }

  /// Reads a mention that begins at `start`; returns where it ends.
  private mutating func read(at start: Int, _ node: Int, _ range: Range<Int>) -> Int? {
    guard let name = ClauseNames.name(in: bytes, at: start, end: range.upperBound) else {
      return nil
    }
    var cursor = skipSpaces(name.end, range)
    guard let first = number(at: cursor, range, closing: name.closing),
      !isAttachment(start, name)
    else { return nil }
    var found = [(text: start..<first.end, number: first)]
    cursor = first.end
    while let next = listed(after: cursor, range, name) {
      found.append((next.start..<next.number.end, next.number))
      cursor = next.number.end
    }
    guard !isForeign(start, cursor, range, name, found.map(\.number.text)) else { return cursor }
    if numbered.contains(node), isStart(start, range) { return cursor }
    for mention in found {
      let clause = index.clause(mention.number.text)
      // `Section C` of a register is no section of a document that letters none.
      if clause == nil, !index.hasLetters, mention.number.text.utf8.allSatisfy(isASCIILetter) {
        continue
      }
      references.append(
        LegalDocument.Reference(
          text: String(decoding: bytes[mention.text], as: UTF8.self)
            .split { $0.isWhitespace }.joined(separator: " "),
          number: mention.number.text, range: source.range(ofBytes: mention.text), node: node,
          clause: clause))
    }
    return cursor
  }

  private struct Number {
    var text: String
    var end: Int
  }

  /// `4.2`, `5(b)(i)`, `IV`, `A`, `3条`; none where it has more levels than people write.
  private func number(at start: Int, _ range: Range<Int>, closing: [String]) -> Number? {
    var end = start
    var levels = 1
    while end < range.upperBound {
      let (scalar, count) = Scalars.scalar(in: bytes, at: end, end: range.upperBound)
      let isDigit = Scalars.digit(scalar) != nil || (!closing.isEmpty && isHan(scalar))
      let isPoint =
        scalar == 0x2E && end + 1 < range.upperBound && end > start && isASCIIDigit(bytes[end + 1])
      guard isDigit || isPoint else { break }
      if isPoint { levels += 1 }
      end += count
    }
    if !closing.isEmpty {
      guard end > start,
        let sign = closing.first(where: { bytes[end..<range.upperBound].starts(with: $0.utf8) })
      else { return nil }
      return Number(
        text: String(decoding: bytes[start..<end], as: UTF8.self), end: end + sign.utf8.count)
    }
    if end == start {
      // `Section A`, `Article IV`: capitals alone, then no letter.
      while end < range.upperBound, bytes[end] >= 0x41, bytes[end] <= 0x5A { end += 1 }
      guard end > start, end - start <= 5,
        end == range.upperBound || !isASCIILetter(bytes[end]),
        end - start == 1
          || ClauseNumber.roman(String(decoding: bytes[start..<end], as: UTF8.self)) != nil
      else { return nil }
      while end + 1 < range.upperBound, bytes[end] == UInt8(ascii: "."),
        isASCIIDigit(bytes[end + 1])
      {
        levels += 1
        end += 1
        while end < range.upperBound, isASCIIDigit(bytes[end]) { end += 1 }
      }
    } else if end < range.upperBound, isASCIILetter(bytes[end]) {
      // `5a`, but not `5th`.
      guard end + 1 == range.upperBound || !isASCIILetter(bytes[end + 1]) else { return nil }
      end += 1
    }
    while end < range.upperBound, bytes[end] == UInt8(ascii: "("),
      let close = bytes[end..<min(range.upperBound, end + 7)].firstIndex(of: UInt8(ascii: ")")),
      close > end + 1,
      bytes[(end + 1)..<close].allSatisfy({ isASCIILetter($0) || isASCIIDigit($0) })
    {
      levels += 1
      guard levels <= ClauseIndex.maximumLevels else { return nil }
      end = close + 1
    }
    guard levels <= ClauseIndex.maximumLevels else { return nil }
    return Number(text: String(decoding: bytes[start..<end], as: UTF8.self), end: end)
  }

  private func isHan(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x4E00, 0x4E8C, 0x4E09, 0x56DB, 0x4E94, 0x516D, 0x4E03, 0x516B, 0x4E5D, 0x5341, 0x767E:
      true
    default: false
    }
  }

  /// A further number of a list: `, 4`, ` and 5`, ` through 7`.
  private func listed(
    after end: Int, _ range: Range<Int>, _ name: ClauseNames.Name
  ) -> (start: Int, number: Number)? {
    guard name.closing.isEmpty else { return nil }
    let limit = min(range.upperBound, end + 24)
    var cursor = end
    var hasGlue = false
    while cursor < limit {
      let byte = bytes[cursor]
      if isASCIIDigit(byte) { break }
      if isASCIISpace(byte) {
        cursor += 1
      } else if byte == UInt8(ascii: ",") || byte == UInt8(ascii: "-") {
        hasGlue = true
        cursor += 1
      } else if bytes[cursor..<limit].starts(with: "–".utf8) {
        hasGlue = true
        cursor += 3
      } else if let word = Self.glue.first(where: { bytes[cursor..<limit].starts(with: $0) }) {
        hasGlue = true
        cursor += word.count
      } else {
        return nil
      }
    }
    guard hasGlue, cursor < limit, let number = number(at: cursor, range, closing: []),
      !number.text.utf8.isEmpty, number.end == range.upperBound || bytes[number.end] != 0x25
    else { return nil }
    // `Section 4, 30 days` is no list; a unit or a noun behind the number tells.
    let rest = FoldedText(bytes, number.end..<min(range.upperBound, number.end + 12)).bytes
    if Self.units.contains(where: { rest.starts(with: $0) }) { return nil }
    return (cursor, number)
  }

  private static let glue: [[UInt8]] = [
    "and ", "or ", "to ", "through ", "und ", "oder ", "bis ", "et ", "ou ", "à ", "y ", "a ", "e ",
    "en ", "of ", "tot ", "i ", "lub ", "и ", "или ", "§ ", "& ",
  ].map { Array($0.utf8) }

  private static let units: [[UInt8]] = [
    "day", "month", "year", "hour", "week", "percent", "tag", "monat", "jour", "mois", "día",
  ].map { Array($0.utf8) }

  // MARK: What is no mention of this document

  /// Exhibits and the like are no clauses, though they are numbered as these are.
  private func isAttachment(_ start: Int, _ name: ClauseNames.Name) -> Bool {
    let word = bytes[start..<name.end].map { $0 | 0x20 }
    return Self.attachments.contains(word)
  }

  private static let attachments: Set<[UInt8]> = Set(
    [
      "schedule", "exhibit", "appendix", "annex", "part", "chapter", "point", "anlage", "anhang",
      "punkt", "kapitel",
    ].map { Array($0.utf8) })

  private func isForeign(
    _ start: Int, _ end: Int, _ range: Range<Int>, _ name: ClauseNames.Name, _ numbers: [String]
  ) -> Bool {
    if numbers.contains(where: { (Int($0.prefix { $0.isNumber }) ?? 0) > 99 }) { return true }
    if isInLinkElsewhere(end, range) { return true }
    if ForeignLaw.precedes(bytes, max(range.lowerBound, start - 60)..<start) { return true }
    return ForeignLaw.follows(bytes, end..<min(range.upperBound, end + 160))
  }

  /// Whether `end` stands in the text of a link that leads out of the document:
  /// `[Section K](terms.md)`.
  private func isInLinkElsewhere(_ end: Int, _ range: Range<Int>) -> Bool {
    guard
      let bracket = bytes[end..<min(range.upperBound, end + 160)].firstIndex(where: {
        $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "]")
      }), bytes[bracket] == UInt8(ascii: "]"), bracket + 2 < range.upperBound
    else { return false }
    return bytes[bracket + 1] == UInt8(ascii: "(") && bytes[bracket + 2] != UInt8(ascii: "#")
  }

  /// Whether nothing but markup stands before `start` in its block.
  private func isStart(_ start: Int, _ range: Range<Int>) -> Bool {
    bytes[range.lowerBound..<start].allSatisfy {
      isASCIISpace($0) || $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "_")
        || $0 == UInt8(ascii: ">")
    }
  }

  private func skipSpaces(_ index: Int, _ range: Range<Int>) -> Int {
    var index = index
    while index < range.upperBound {
      let (scalar, count) = Scalars.scalar(in: bytes, at: index, end: range.upperBound)
      guard Scalars.isSpace(scalar) else { break }
      index += count
    }
    return index
  }
}
