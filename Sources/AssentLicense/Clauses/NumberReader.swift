/// Reads one number of a clause; every method moves `index` only as far as it reads.
struct NumberReader {
  let bytes: [UInt8]
  var index: Int
  let end: Int

  /// `(a)`, `(iv)`, `(12)`, `（一）`, with the parentheses in the number.
  mutating func parenthesized() -> ClauseNumber? {
    index += scalar(at: index).count
    let start = index
    var count = 0
    while index < end, count < 5, isCounted(scalar(at: index).value) {
      index += scalar(at: index).count
      count += 1
    }
    guard count > 0, index < end else { return nil }
    let close = scalar(at: index)
    guard close.value == 0x29 || close.value == 0xFF09 else { return nil }
    let inside = String(decoding: bytes[start..<index], as: UTF8.self)
    index += close.count
    guard
      close.value == 0xFF09 || index == end || isASCIISpace(bytes[index]) || bytes[index] >= 0x80,
      let style = style(inside)
    else { return nil }
    return ClauseNumber("(\(inside))", style, end: textStart(index))
  }

  private func isCounted(_ scalar: UInt32) -> Bool {
    Scalars.digit(scalar) != nil || isHanDigit(scalar) || ClauseNumber.Script(of: scalar) != nil
      || (scalar < 0x80 && isASCIILetter(UInt8(scalar)))
  }

  private func style(_ text: String) -> ClauseNumber.Style? {
    let scalars = text.unicodeScalars
    if scalars.allSatisfy({ Scalars.digit($0.value) != nil }) {
      return scalars.count <= 2 ? .parenthesizedDecimal : nil
    }
    if scalars.allSatisfy({ isHanDigit($0.value) }) { return .parenthesizedHan }
    if scalars.count == 1, let first = scalars.first,
      let script = ClauseNumber.Script(of: first.value)
    {
      return .letter(script)
    }
    let isLower = text.utf8.allSatisfy { $0 >= 0x61 && $0 <= 0x7A }
    guard isLower || text.utf8.allSatisfy({ $0 >= 0x41 && $0 <= 0x5A }) else { return nil }
    let isRoman = ClauseNumber.roman(text) != nil
    if text.utf8.count == 1 {
      if text == "i" || text == "I" { return .roman }
      return isLower ? .lowerLetter : .upperLetter
    }
    if isRoman { return .roman }
    return text.utf8.count == 2 && text.utf8.first == text.utf8.last
      ? (isLower ? .lowerLetter : .upperLetter) : nil
  }

  /// `2.1`, `2.1.`, `3)`, `3.`, `1.)`; in a heading also `3`.
  mutating func decimal(inHeading: Bool, isExpected: (String) -> Bool) -> ClauseNumber? {
    let start = index
    guard let parts = points() else { return nil }
    if inHeading, let end = insertedEnd() {
      let number = String(decoding: bytes[start..<index], as: UTF8.self)
      return ClauseNumber(number, .other, end: textStart(end))
    }
    let number = String(decoding: bytes[start..<index], as: UTF8.self)
    var style = ClauseNumber.Style.decimal(parts: parts)
    var isPunctuated = false
    while index < end, index < start + 24, [0x2E, 0x29, 0x3A].contains(bytes[index]) {
      isPunctuated = true
      index += 1
    }
    for mark in ["、", "．", "）"] where bytes[index..<end].starts(with: mark.utf8) {
      return ClauseNumber(number, style, end: textStart(index + 3))
    }
    guard index == end || isASCIISpace(bytes[index]) || isNoBreakSpace(index) else {
      guard isPunctuated, beginsRightBehind(inHeading: inHeading) else { return nil }
      return ClauseNumber(number, style, end: index)
    }
    var text = textStart(index)
    if let behind = nameBehind(text) {
      text = textStart(behind)
      style = .decimal(parts: parts)
      return ClauseNumber(number, style, end: text, isNamed: true)
    }
    if !isPunctuated {
      guard text < end, parts > 1 || inHeading else { return nil }
      guard beginsTitle(text, mayCount: parts > 1) || (parts > 1 && isExpected(number)) else {
        return nil
      }
      if parts == 1, number.unicodeScalars.count > 2 { return nil }
    }
    return ClauseNumber(number, style, end: text)
  }

  /// Reads on over what makes a number of a clause that was inserted later: `13A.`, `4-bis`; where its text begins.
  private mutating func insertedEnd() -> Int? {
    var position = index
    if position < end, bytes[position] == UInt8(ascii: "-") { position += 1 }
    let start = position
    while position < end, isASCIILetter(bytes[position]) { position += 1 }
    let isLetter = position == start + 1 && start == index
    guard
      isLetter
        || Self.inserted.contains(where: {
          bytes[start..<position].elementsEqual($0.utf8) { $0 | 0x20 == $1 }
        })
    else { return nil }
    var after = position
    if after < end, ".):".utf8.contains(bytes[after]) { after += 1 }
    // A letter by itself may be one of the title: `3D printing`.
    guard after > position || !isLetter, after == end || isASCIISpace(bytes[after]) else {
      return nil
    }
    index = position
    return after
  }

  /// What stands behind the number of an inserted clause in Latin.
  static let inserted = [
    "bis", "ter", "quater", "quinquies", "sexies", "septies", "octies",
  ]

  /// Whether a title or a text stands right behind the point: `1.Scope`, `1.本規約`.
  private func beginsRightBehind(inHeading: Bool) -> Bool {
    let byte = bytes[index]
    if inHeading { return !isASCIIDigit(byte) }
    if byte >= 0xC2 { return Scalars.digit(scalar(at: index).value) == nil }
    return byte >= 0x41 && byte <= 0x5A && index + 2 < end && isASCIILetter(bytes[index + 1])
      && isASCIILetter(bytes[index + 2])
  }

  /// The end of a word for clauses behind their number: `cikk`, `§`.
  private func nameBehind(_ start: Int) -> Int? {
    guard start < end, let name = ReferenceNames.name(behind: start, in: bytes, end: end),
      name.use == .heading, name.end == end || Array(" \t\n.:-".utf8).contains(bytes[name.end])
    else { return nil }
    return name.end < end && !isASCIISpace(bytes[name.end]) ? name.end + 1 : name.end
  }

  /// Reads digits with points between them; the number of parts.
  private mutating func points() -> Int? {
    var parts = 0
    while true {
      var count = 0
      while index < end, Scalars.digit(scalar(at: index).value) != nil {
        index += scalar(at: index).count
        count += 1
      }
      guard count > 0, count <= 3 else { return nil }
      parts += 1
      guard index + 1 < end, bytes[index] == UInt8(ascii: "."),
        Scalars.digit(scalar(at: index + 1).value) != nil
      else { return parts }
      index += 1
    }
  }

  /// `A.`, `IV.`, `a)`, `A1-8.`: letters need punctuation behind them.
  mutating func letters() -> ClauseNumber? {
    let start = index
    while index < end, index - start < 6, isASCIILetter(bytes[index]) { index += 1 }
    let lettersEnd = index
    guard lettersEnd > start else { return nil }
    while index < end, index - start < 10,
      isASCIIDigit(bytes[index])
        || ((bytes[index] == UInt8(ascii: "-") || bytes[index] == UInt8(ascii: "."))
          && index + 1 < end && isASCIIDigit(bytes[index + 1]))
    {
      index += 1
    }
    guard index < end,
      bytes[index] == UInt8(ascii: ".") || bytes[index] == UInt8(ascii: ")")
        || bytes[index] == UInt8(ascii: ":")
    else { return nil }
    let letters = String(decoding: bytes[start..<lettersEnd], as: UTF8.self)
    // `Q: Does it work offline?` asks.
    if bytes[index] == UInt8(ascii: ":"), letters == "Q" || letters == "q" { return nil }
    let style = index > lettersEnd && letters.utf8.count == 1 ? .other : style(letters)
    var after = index + 1
    if bytes[index] == UInt8(ascii: "."), after < end, bytes[after] == UInt8(ascii: ")") {
      after += 1
    }
    guard let style, after == end || isASCIISpace(bytes[after]) || isNoBreakSpace(after)
    else { return nil }
    let number = String(decoding: bytes[start..<index], as: UTF8.self)
    return ClauseNumber(number, style, end: textStart(after))
  }

  /// `一、`, `①`, `가.`, `а)`: numerals and letters of other scripts.
  mutating func signs() -> ClauseNumber? {
    let start = index
    let first = scalar(at: index)
    if (0x2460...0x2473).contains(first.value) {
      index += first.count
      let number = String(decoding: bytes[start..<index], as: UTF8.self)
      return ClauseNumber(number, .circled, end: textStart(index))
    }
    while index < end, isHanDigit(scalar(at: index).value) { index += scalar(at: index).count }
    if index > start, index - start <= 12 {
      for mark in ["、", "．", ". "] where bytes[index..<end].starts(with: mark.utf8) {
        let number = String(decoding: bytes[start..<index], as: UTF8.self)
        return ClauseNumber(number, .han, end: textStart(index + mark.utf8.count))
      }
      return nil
    }
    guard let script = ClauseNumber.Script(of: first.value) else { return nil }
    index += first.count
    guard index < end, bytes[index] == UInt8(ascii: ")") || bytes[index] == UInt8(ascii: "."),
      // `г.` is a town.
      script != .cyrillic || bytes[index] == UInt8(ascii: ")"),
      index + 1 == end || isASCIISpace(bytes[index + 1]) || isNoBreakSpace(index + 1)
    else { return nil }
    let number = String(decoding: bytes[start..<index], as: UTF8.self)
    return ClauseNumber(number, .letter(script), end: textStart(index + 1))
  }

  /// `§ 5`, `Section 4 –`, `Artikel 3`, `第3条`, `제3조`, `المادة 3`.
  mutating func named(inHeading: Bool) -> ClauseNumber? {
    let start = index
    guard let name = ReferenceNames.name(in: bytes, at: index, end: end), name.use == .heading
    else { return nil }
    index = name.end
    if index < end, bytes[index] == UInt8(ascii: ".") { index += 1 }
    while index < end, isASCIISpace(bytes[index]) || isNoBreakSpace(index) {
      index += isASCIISpace(bytes[index]) ? 1 : 2
    }
    let number = index
    var count = 0
    while index < end {
      let (scalar, length) = Scalars.scalar(in: bytes, at: index, end: end)
      let isLetter = scalar < 0x80 && isASCIILetter(UInt8(scalar))
      let isNumber =
        Scalars.digit(scalar) != nil || isHanDigit(scalar) || (isLetter && name.closing.isEmpty)
        || (scalar == 0x2E && index + 1 < end && isASCIIDigit(bytes[index + 1]))
      guard isNumber else { break }
      index += length
      count += 1
    }
    guard count > 0, count <= 8 else { return nil }
    var text = String(decoding: bytes[number..<index], as: UTF8.self)
    if text.utf8.first.map(isASCIIDigit) ?? false, text.hasSuffix("er") { text.removeLast(2) }
    guard isNumeral(text) else { return nil }
    if !name.closing.isEmpty {
      guard let closing = ReferenceNames.closing(in: bytes, at: index, end: end) else { return nil }
      index = closing.end
      text += inserted()
      guard
        inHeading || index == end || isASCIISpace(bytes[index])
          || ["（", "【", "「", "：", "　", ":", "(", "－"].contains(where: {
            bytes[index..<end].starts(with: $0.utf8)
          })
      else { return nil }
    } else {
      for sign in ["ª", "º", "°", ".ª", ".º", ".°"] where bytes[index..<end].starts(with: sign.utf8)
      {
        index += sign.utf8.count
      }
      // `Sétima` begins with no number.
      if index < end, bytes[index] >= 0x80, Scalars.isWord(scalar(at: index).value) { return nil }
      let after = delimiterEnd()
      guard inHeading || after != nil || name.isSign else { return nil }
      index = after ?? index
    }
    guard index == end || index > start else { return nil }
    return ClauseNumber(
      text, .decimal(parts: text.utf8.split(separator: UInt8(ascii: ".")).count),
      end: textStart(index), isNamed: true)
  }

  /// Reads `の2` behind `第3条`, as inserted clauses are numbered.
  private mutating func inserted() -> String {
    guard bytes[index..<end].starts(with: "の".utf8) else { return "" }
    var position = index + 3
    while position < end, isCounted(scalar(at: position).value),
      !isASCIILetter(bytes[position])
    {
      position += scalar(at: position).count
    }
    guard position > index + 3 else { return "" }
    defer { index = position }
    return String(decoding: bytes[index..<position], as: UTF8.self)
  }

  private func isNumeral(_ text: String) -> Bool {
    let hasDigit = text.unicodeScalars.contains {
      Scalars.digit($0.value) != nil || isHanDigit($0.value)
    }
    return hasDigit || text.utf8.count == 1 || ClauseNumber.roman(text) != nil
  }

  private func isHanDigit(_ scalar: UInt32) -> Bool { NumberPath.isHan(scalar) }

  /// The place behind `.`, `:`, `–` and the like, or the end of the text.
  private func delimiterEnd() -> Int? {
    if index == end { return index }
    var position = index
    while position < end, bytes[position] == 0x20 { position += 1 }
    for mark in [".", ")", ":", "–", "—", "- ", "-- ", "：", "|"]
    where bytes[position..<end].starts(with: mark.utf8) {
      let next = position + mark.utf8.count
      // `2.C.` goes on.
      if mark == "." || mark == ")", next < end, isASCIILetter(bytes[next]) || bytes[next] == 0x2C {
        return nil
      }
      return next
    }
    // `13 -Divers`
    if position > index, position + 1 < end, bytes[position] == UInt8(ascii: "-"),
      isASCIILetter(bytes[position + 1]) || bytes[position + 1] >= 0xC2
    {
      return position + 1
    }
    return nil
  }

  /// The place of the first byte that is not a space or a dash between number and title.
  private func textStart(_ index: Int) -> Int {
    var position = index
    while position < end {
      let (scalar, count) = Scalars.scalar(in: bytes, at: position, end: end)
      let isDash =
        scalar == 0x2013 || scalar == 0x2014
        || (scalar == 0x2D && position + 1 < end
          && (bytes[position + 1] == 0x20 || bytes[position + 1] == 0x2D))
      guard Scalars.isSpace(scalar) || isDash else { break }
      position += count
    }
    return position
  }

  private func isNoBreakSpace(_ index: Int) -> Bool {
    (index + 1 < end && bytes[index] == 0xC2 && bytes[index + 1] == 0xA0)
      || bytes[index..<end].starts(with: "　".utf8)
  }

  private func scalar(at index: Int) -> (value: UInt32, count: Int) {
    Scalars.scalar(in: bytes, at: index, end: end)
  }

  /// Whether a title can begin here: a capital letter, a quotation mark, another script.
  ///
  /// - Parameter mayCount: whether it may begin with a number that a word is joined to, as `30-Day`.
  private func beginsTitle(_ index: Int, mayCount: Bool) -> Bool {
    let byte = bytes[index]
    if mayCount, isASCIIDigit(byte) {
      let rest = bytes[index..<end].drop(while: isASCIIDigit)
      return rest.first == UInt8(ascii: "-") && rest.dropFirst().first.map(isASCIILetter) ?? false
    }
    return (byte >= 0x41 && byte <= 0x5A) || byte >= 0xC2 || byte == UInt8(ascii: "\"")
      || byte == UInt8(ascii: "'") || byte == UInt8(ascii: "[")
  }
}
