import AssentManifest

// The numbers of mentions, with their parts and lists.
extension ReferenceReader {
  /// The number behind a name, with the parts of it that are named after: `§ 3 Abs. 2`.
  func mention(
    at start: Int, _ name: ReferenceNames.Name, _ range: Range<Int>
  ) -> Mention? {
    var cursor = name.end
    if cursor < range.upperBound, bytes[cursor] == UInt8(ascii: ".") {
      // A long word is no abbreviation: `the student body. 1. The …`
      let letters = bytes[start..<name.end].count { $0 & 0xC0 != 0x80 }
      if name.rank == .loose, letters >= 4 { return nil }
      cursor += 1
    }
    cursor = skipMarker(skipSpaces(cursor, range), range)
    // `articoli da 2 a 4`
    for word in Self.rangeWords where bytes.has(word, at: cursor, before: range.upperBound) {
      cursor += word.count
    }
    let isClosed = !name.closing.isEmpty
    guard
      cursor > name.end || name.isSign || bytes[start] >= 0xD8
        || cursor < range.upperBound && bytes[cursor] == UInt8(ascii: "(")
    else { return nil }
    guard
      let number = NumberPath(
        bytes, cursor, before: range.upperBound,
        allowsSmall: name.rank != .clause,
        hasClosing: isClosed)
    else { return nil }
    if name.rank == .attachment, Self.isSmallLetter(number.parts), !isAttached(number) {
      return nil
    }
    var mention = Mention(
      parts: number.parts, rank: name.rank, text: start..<number.end, end: number.end)
    if isClosed {
      guard
        let closing = ReferenceNames.closing(
          in: bytes, at: skipSpaces(number.end, range), end: range.upperBound)
      else { return nil }
      mention.end = closing.end
      mention.rank = closing.rank
    } else if name.rank == .attachment, number.parts.count > 1,
      Self.beginsWithCapital(number.parts[0])
    {
      return nil
    }
    mention.fixed = number.fixed
    readTail(&mention, range)
    if name.rank.isInner {
      // Vietnamese names the innermost part first.
      let isInnermostFirst = bytes.has("điểm ", at: start, before: range.upperBound)
      readOuter(&mention, range, reversing: isInnermostFirst)
    }
    return mention
  }

  /// `annex b`: a small letter that is none of the words that a sentence goes on with.
  private func isAttached(_ number: NumberPath) -> Bool {
    number.parts != ["a"] && attachments.clause(number.parts) != nil
  }

  static func isSmallLetter(_ parts: [String]) -> Bool {
    parts.count == 1 && parts[0].utf8.count == 1 && parts[0].utf8.allSatisfy { $0 &- 0x61 < 26 }
  }

  /// Adds the parts that are named behind a number: `Abs. 2`, `lit. b`, `第2項`, `2항`.
  func readTail(_ mention: inout Mention, _ range: Range<Int>) {
    while mention.parts.count < NumberPath.maximumLevels {
      var cursor = skipSpaces(mention.end, range)
      if cursor < range.upperBound, bytes[cursor] == UInt8(ascii: ",") {
        cursor = skipSpaces(cursor + 1, range)
      }
      guard cursor < range.upperBound else { return }
      if let part = spacedPart(cursor, of: mention, range) {
        mention.parts += part.parts
        mention.end = part.end
        continue
      }
      if let number = NumberPath(bytes, cursor, before: range.upperBound, hasClosing: true),
        bytes[cursor] != UInt8(ascii: "("),
        let closing = ReferenceNames.closing(
          in: bytes, at: skipSpaces(number.end, range), end: range.upperBound),
        closing.rank == .part, mention.end >= cursor - 1
      {
        mention.parts += number.parts
        mention.end = closing.end
        continue
      }
      guard let name = ReferenceNames.name(in: bytes, at: cursor, end: range.upperBound),
        name.rank == .part || name.rank == .side || name.rank == .passed || name.isSign
          || isPartSign(cursor, name, of: mention)
          || (name.rank == .loose && mention.rank != .loose
            && cursor == skipSpaces(mention.end, range))
      else { return }
      var next = name.end
      if next < range.upperBound, bytes[next] == UInt8(ascii: ".") { next += 1 }
      next = skipMarker(skipSpaces(next, range), range)
      guard
        let number = NumberPath(
          bytes, next, before: range.upperBound, allowsSmall: true,
          hasClosing: !name.closing.isEmpty)
      else { return }
      if !name.closing.isEmpty {
        guard
          let closing = ReferenceNames.closing(
            in: bytes, at: skipSpaces(number.end, range), end: range.upperBound),
          closing.rank == .part
        else { return }
        mention.parts += number.parts
        mention.end = closing.end
        continue
      }
      if name.isSign, !isPartSign(cursor, name, of: mention) { return }
      if name.rank != .passed { mention.parts += number.parts }
      mention.end = number.end
      // `lit. b)`
      if number.end < range.upperBound, bytes[number.end] == UInt8(ascii: ")"),
        isASCIILetter(bytes[number.end - 1]), isASCIISpace(bytes[number.end - 2])
      {
        mention.end += 1
      }
    }
  }

  /// `Section 2.1 (a)`: a part in parentheses behind a space, where the clause has it. What has none is
  /// an item of the sentence.
  private func spacedPart(
    _ cursor: Int, of mention: Mention, _ range: Range<Int>
  ) -> NumberPath? {
    guard bytes[cursor] == UInt8(ascii: "("), cursor > mention.end,
      bytes[mention.end] != UInt8(ascii: ","), mention.rank == .clause,
      let part = NumberPath(bytes, cursor, before: range.upperBound),
      index.target(
        mention.parts + part.parts, from: place, isLocal: false,
        fixed: mention.parts.count + part.parts.count) != nil
    else { return nil }
    return part
  }

  /// `art. 3, § 2`: behind an article, the sign counts its parts.
  private func isPartSign(_ index: Int, _ name: ReferenceNames.Name, of mention: Mention) -> Bool {
    bytes[index] == 0xC2 && name.end == index + 2 && mention.rank == .clause
      && bytes[mention.text.lowerBound] != 0xC2 && !isASCIIDigit(bytes[mention.text.lowerBound])
  }

  /// `paragraph 2 of Section 3`, `пункт 2 раздела 3`: the clause around a part is named behind it.
  func readOuter(_ mention: inout Mention, _ range: Range<Int>, reversing isReversed: Bool) {
    var cursor = mention.end
    // `lit. a) de`
    if cursor < range.upperBound, bytes[cursor] == UInt8(ascii: ")") { cursor += 1 }
    cursor = skipSpaces(cursor, range)
    var hasInner = false
    for _ in 0..<6 {
      guard cursor < range.upperBound else { return }
      // `lettera a) del comma 1 dell'art. 2`
      if !hasInner, let name = ReferenceNames.name(in: bytes, at: cursor, end: range.upperBound),
        name.rank.isInner, name.closing.isEmpty,
        let inner = NumberPath(
          bytes, skipMarker(skipSpaces(name.end, range), range), before: range.upperBound),
        inner.end > name.end + 1
      {
        hasInner = true
        mention.parts = inner.parts + mention.parts
        mention.end = inner.end
        cursor = skipSpaces(inner.end, range)
        continue
      }
      if let name = ReferenceNames.name(in: bytes, at: cursor, end: range.upperBound),
        name.rank == .clause, name.closing.isEmpty
      {
        var next = name.end
        if next < range.upperBound, bytes[next] == UInt8(ascii: ".") { next += 1 }
        next = skipMarker(skipSpaces(next, range), range)
        guard let number = NumberPath(bytes, next, before: range.upperBound) else { return }
        // `Nummer 1 des § 3 Abs. 1`
        var outer = Mention(
          parts: number.parts, rank: .clause, text: cursor..<number.end, end: number.end)
        if !isReversed { readTail(&outer, range) }
        mention.parts = outer.parts + (isReversed ? mention.parts.reversed() : mention.parts)
        mention.rank = .clause
        mention.end = outer.end
        return
      }
      var end = cursor
      while end < range.upperBound, !isASCIISpace(bytes[end]), bytes[end] != UInt8(ascii: "'"),
        !bytes.has("’", at: end, before: range.upperBound)
      {
        end += 1
      }
      guard end - cursor <= 8, Self.prepositions.contains(FoldedText(bytes, cursor..<end).bytes)
      else {
        return
      }
      cursor = end
      if cursor < range.upperBound, bytes[cursor] == UInt8(ascii: "'") { cursor += 1 }
      if bytes.has("’", at: cursor, before: range.upperBound) { cursor += 3 }
      cursor = skipSpaces(cursor, range)
    }
  }

  static let prepositions = WordSet(
    ("of in under the der des dem von im de du la le l del della dell do da van het al din στο του τησ من av i"
      as TableText).words)

  /// A further number of a list: `, 4`, ` and 5`, ` through 7`, `and (b)`.
  func listed(
    after last: Mention, _ first: Mention, _ range: Range<Int>, _ name: ReferenceNames.Name
  ) -> Mention? {
    guard name.closing.isEmpty else { return nil }
    let limit = min(range.upperBound, last.end + 24)
    var cursor = skipTitle(last.end, range) ?? last.end
    let hardLimit = max(limit, min(range.upperBound, cursor + 24))
    var hasGlue = false
    loop: while cursor < hardLimit {
      let byte = bytes[cursor]
      if isASCIIDigit(byte) || byte == UInt8(ascii: "(") { break }
      if hasGlue, listedLetter(cursor, last, range) != nil { break }
      if byte == UInt8(ascii: ")"), cursor == last.end, Self.endsWithSmallLetter(last) {
        cursor += 1
        continue
      }
      if byte &- 0x41 < 26, hasGlue,
        Self.beginsWithCapital(first.parts[0]) || Self.beginsWithCapital(last.parts.last ?? "")
      {
        break
      }
      if isASCIISpace(byte) || byte == UInt8(ascii: "*") {
        cursor += 1
      } else if byte == UInt8(ascii: ",") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "&")
        || byte == UInt8(ascii: ".") && hasListPoint(cursor)
      {
        hasGlue = true
        cursor += 1
      } else if bytes.has("–", at: cursor, before: hardLimit) {
        hasGlue = true
        cursor += 3
      } else if byte == 0xC2, cursor + 1 < hardLimit,
        bytes[cursor + 1] == 0xA0 || bytes[cursor + 1] == 0xA7
      {
        cursor += 2
      } else if let word = Self.glueByInitial[Int(byte)].first(where: {
        bytes.has($0, at: cursor, before: hardLimit)
      }) {
        hasGlue = true
        cursor += word.count
      } else {
        return nil
      }
    }
    if hasGlue, cursor < hardLimit, let letter = listedLetter(cursor, last, range) {
      return letter
    }
    guard hasGlue, cursor < hardLimit,
      let number = NumberPath(bytes, cursor, before: range.upperBound)
    else { return nil }
    if number.end < range.upperBound, bytes[number.end] == 0x25 { return nil }
    // `Section 4, 30 days` and `Section 4, 30 January` are no lists; a unit or a month behind the number tells.
    let rest = FoldedText(bytes, number.end..<min(range.upperBound, number.end + 40)).bytes
    if Self.units.contains(where: { rest.starts(with: $0) }) || MonthNames.goesOn(rest) {
      return nil
    }
    // `Sections 4, 2024`
    if number.parts[0].utf8.count > 3 { return nil }
    var parts = number.parts
    if bytes[cursor] == UInt8(ascii: "(") {
      guard last.parts.count > parts.count else { return nil }
      // `(i) of Section 2(a), or (ii) to stop`: a numeral behind a letter is an item of the sentence.
      if Self.isNumeral(parts), let letter = last.parts.last, !Self.isNumeral([letter]),
        letter.utf8.allSatisfy(isASCIILetter)
      {
        return nil
      }
      parts = last.parts.dropLast(parts.count) + parts
    }
    var mention = Mention(
      parts: parts, rank: first.rank, text: cursor..<number.end, end: number.end,
      fixed: bytes[cursor] == UInt8(ascii: "(") ? 1 : number.fixed)
    readTail(&mention, range)
    mention.text = cursor..<mention.end
    return mention
  }

  /// A further letter of a list: `b` and `c` of `Buchst. a, b und c`, `b)` of `letras a) y b)`.
  ///
  /// One without a parenthesis stands behind an earlier letter, and is none of the small words of a
  /// language.
  private func listedLetter(_ index: Int, _ last: Mention, _ range: Range<Int>) -> Mention? {
    guard Self.endsWithSmallLetter(last), bytes[index] &- 0x61 < 26,
      let before = last.parts.last?.utf8.first, before < bytes[index]
    else { return nil }
    let next = index + 1
    let isClosed = next < range.upperBound && bytes[next] == UInt8(ascii: ")")
    if !isClosed {
      let isAlone =
        next >= range.upperBound || isASCIISpace(bytes[next])
        || bytes[next] == UInt8(ascii: ",") || bytes[next] == UInt8(ascii: ";")
      guard isAlone else { return nil }
      if Array("aeiouyw'".utf8).contains(bytes[index]) { return nil }
    }
    let end = isClosed ? next + 1 : next
    let letter = String(decoding: bytes[index..<next], as: UTF8.self)
    return Mention(
      parts: last.parts.dropLast() + [letter], rank: last.rank, text: index..<end, end: end)
  }

  /// Whether a part is a Roman numeral that is no letter: `ii`, and neither `i` nor `c`.
  private static func isNumeral(_ parts: [String]) -> Bool {
    parts.count == 1 && parts[0].utf8.count > 1 && ClauseNumber.roman(parts[0]) != nil
  }

  private static func endsWithSmallLetter(_ mention: Mention) -> Bool {
    mention.rank.isInner && isSmallLetter(mention.parts.suffix(1))
  }

  /// Puts all of a list into what is named behind its last: `points a), b) et c) de l'article 2`.
  func readOuter(_ mentions: inout [Mention], _ range: Range<Int>) {
    guard mentions.count > 1, var outer = mentions.last, outer.rank.isInner else { return }
    let own = outer.parts.count
    readOuter(&outer, range, reversing: false)
    guard outer.parts.count > own else { return }
    let around = outer.parts.dropLast(own)
    for index in mentions.indices {
      mentions[index].parts = around + mentions[index].parts
      mentions[index].rank = outer.rank
    }
    mentions[mentions.count - 1].end = outer.end
    mentions[mentions.count - 1].text = mentions[mentions.count - 1].text.lowerBound..<outer.end
  }

  static func beginsWithCapital(_ part: String) -> Bool {
    part.utf8.first.map { $0 &- 0x41 < 26 } ?? false
  }

  /// Whether a point and a comma part the numbers of a list: `2.C., 2.D.`
  func hasListPoint(_ index: Int) -> Bool {
    index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: ",")
  }

  /// Words and marks between the numbers of a list or a range.
  static let glue: [[UInt8]] = [
    "and ", "or ", "to ", "through ", "and/or ", "as well as ", "und ", "oder ", "bis ", "sowie ",
    "bzw. ", "et ", "ou ", "à ", "y ", "a ", "e ", "o ", "al ", "en ", "of ", "tot ", "tot en met ",
    "t/m ", "até ", "hasta ", "fino a ", "i ", "lub ", "oraz ", "do ", "až ", "nebo ", "и ", "или ",
    "по ", "та ", "і ", "й ", "або ", "och ", "og ", "eller ", "til ", "till ", "ja ", "tai ",
    "és ",
    "illetve ", "vagy ", "și ", "sau ", "ve ", "veya ", "dan ", "atau ", "sampai dengan ",
    "hingga ", "và ", "hoặc ", "đến ", "και ", "ή ", "έως ", "و", "ו-", "ו־", "עד ", "إلى ", ",",
  ].map { Array($0.utf8) }.sorted { $0.count > $1.count }

  /// The same by their first bytes.
  static let glueByInitial: [[[UInt8]]] = {
    var words = [[[UInt8]]](repeating: [], count: 256)
    for word in glue { words[Int(word[0])].append(word) }
    return words
  }()

  static let rangeWords: [[UInt8]] = ["da ", "dal ", "del ", "de la ", "od ", "von "].map {
    Array($0.utf8)
  }

  static let units: [[UInt8]] = [
    "day", "month", "year", "hour", "week", "percent", "tag", "monat", "jahr", "jour", "mois",
    "an ", "ans ", "día",
    "dia", "mes", "año", "giorn", "mesi", "anni", "dag", "maand", "jaar", "dni", "dnů", "dnech",
    "minut", "stund",
    "business", "working", "calendar", "usd", "eur",
  ].map { Array($0.utf8) }

  /// Where a title in parentheses behind a number ends, when a list goes on: `6 (Fees), 7 (Term)`.
  func skipTitle(_ index: Int, _ range: Range<Int>) -> Int? {
    let start = skipSpaces(index, range)
    guard start < range.upperBound, start > index, bytes[start] == UInt8(ascii: "("),
      let close = bytes[start..<min(range.upperBound, start + 80)].firstIndex(
        of: UInt8(ascii: ")")),
      // `(a)` is no title.
      NumberPath(bytes, start, before: range.upperBound) == nil
    else { return nil }
    return close + 1
  }
}
