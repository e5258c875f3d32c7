/// Reads lines such as `Copyright (c) 2020-2025 Name. All rights reserved.`
enum CopyrightNotice {
  /// The byte offsets of the holder's name in a line that is a copyright notice with a year.
  static func holder(in bytes: [UInt8], _ line: Range<Int>) -> Range<Int>? {
    let end = line.upperBound
    var index = line.lowerBound
    func skip(_ isSkipped: (UInt8) -> Bool) {
      while index < end, isSkipped(bytes[index]) { index += 1 }
    }
    skip { isASCIISpace($0) || $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "_") || $0 == 0x23 }
    // Most lines have no year, and are left at once.
    let head = index..<min(end, index + 64)
    let wordEnd = bytes[head].contains(where: isASCIIDigit) ? endOfWord(in: bytes, head) : nil
    let hasWord = wordEnd != nil
    index = wordEnd ?? index
    skip(isASCIISpace)
    let markEnd = endOfMark(in: bytes, index..<end)
    guard hasWord || markEnd != nil else { return nil }
    index = markEnd ?? index
    skip(isASCIISpace)
    // `© (2023-present) Oak`
    let isOpen = index < end && bytes[index] == UInt8(ascii: "(")
    let years = index + (isOpen ? 1 : 0)
    if isOpen, years < end, isASCIIDigit(bytes[years]) { index = years }
    skip(isOfYears)
    guard bytes[min(years, index)..<index].contains(where: isASCIIDigit) else {
      return markEnd == nil ? nil : nameBeforeYear(in: bytes, index..<end)
    }
    if bytes[index - 1] != 0x20,
      let now = presents.first(where: { bytes.has($0, at: index, before: end) })
    {
      index += now.count
      skip { isASCIISpace($0) || $0 == 0x2C }
    }
    if isOpen, index < end, bytes[index] == UInt8(ascii: ")") {
      index += 1
      skip(isASCIISpace)
    }
    if bytes[index..<end].starts(with: "by ".utf8) { index += 3 }
    skip { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "_") }
    // `© 2026 [Oak](https://oak.example)`
    if index < end, bytes[index] == UInt8(ascii: "["),
      let close = bytes[index..<end].firstIndex(of: UInt8(ascii: "]")), close + 1 < end,
      bytes[close + 1] == UInt8(ascii: "("), close - index > 2
    {
      return index + 1..<close
    }
    let start = index
    while index < end {
      let byte = bytes[index]
      if byte == UInt8(ascii: "<") || byte == UInt8(ascii: "(") || byte == UInt8(ascii: "|")
        || byte == UInt8(ascii: "*") || byte == UInt8(ascii: "\\")
      {
        break
      }
      if byte == UInt8(ascii: "."), index + 1 == end || bytes[index + 1] == 0x20 {
        let name = bytes[start..<index]
        if isAbbreviation(name) {
          index += 1
          if goesOn(bytes[index..<end]) { continue }
          break
        }
        if index + 1 == end || !isInitial(name) { break }
      }
      if byte == UInt8(ascii: ","),
        bytes[index..<end].dropFirst(2).prefix(3).map({ $0 | 0x20 }).elementsEqual("all".utf8)
      {
        break
      }
      index += 1
    }
    while index > start, isASCIISpace(bytes[index - 1]) || bytes[index - 1] == 0x2C { index -= 1 }
    guard index - start >= 2, index - start <= 100, bytes[start] != UInt8(ascii: "[") else {
      return nil
    }
    return start..<index
  }

  /// What stands for the year of today: `2023-present`.
  private static let presents = ["present", "Present", "now", "heute", "today", "current"].map {
    Array($0.utf8)
  }

  /// Whether a byte may stand in years: `2018, 2020–2024`.
  private static func isOfYears(_ byte: UInt8) -> Bool {
    isASCIIDigit(byte) || isASCIISpace(byte) || [0x2C, 0x2D, 0xE2, 0x80, 0x93].contains(byte)
  }

  /// The name in `© Oak Labs B.V. 2018–2024`, from behind the sign on.
  private static func nameBeforeYear(in bytes: [UInt8], _ range: Range<Int>) -> Range<Int>? {
    var start = range.lowerBound
    if bytes[range].starts(with: "by ".utf8) { start += 3 }
    guard
      let year = (start..<range.upperBound).first(where: { place in
        bytes[place..<range.upperBound].prefix(5).prefix(while: isASCIIDigit).count == 4
          && isASCIISpace(bytes[place - 1])
      })
    else { return nil }
    // Nothing but years up to the end, or that of the sentence.
    let behind = bytes[year..<range.upperBound].first { !isOfYears($0) }
    guard behind.map({ !isASCIILetter($0) && $0 < 0x80 }) ?? true else { return nil }
    var end = year
    while end > start, isASCIISpace(bytes[end - 1]) || bytes[end - 1] == 0x2C { end -= 1 }
    let words = bytes[start..<end].split(separator: 0x20)
    guard (3...80).contains(end - start), words.count <= 8, let first = words.first,
      LetterCase(of: first) != .small, bytes[start] != UInt8(ascii: "[")
    else { return nil }
    return start..<end
  }

  /// The byte offsets of the name of a company in a line that is a copyright notice without a year:
  /// the word, the sign and then the name.
  static func company(in bytes: [UInt8], _ line: Range<Int>) -> Range<Int>? {
    func skip(_ start: Int) -> Int {
      bytes[start..<line.upperBound].firstIndex {
        !isASCIISpace($0) && $0 != UInt8(ascii: "*") && $0 != UInt8(ascii: "_") && $0 != 0x23
      } ?? line.upperBound
    }
    let start = skip(line.lowerBound)
    guard line.count <= 120, bytes[start..<line.upperBound].contains(where: isSign),
      let word = endOfWord(in: bytes, start..<min(line.upperBound, start + 64)),
      let sign = endOfMark(in: bytes, skip(word)..<line.upperBound)
    else { return nil }
    let rest = skip(sign)..<line.upperBound
    guard let name = CompanyName(bytes, rest).first(), name.lowerBound == rest.lowerBound else {
      return nil
    }
    return name
  }

  /// Whether a sign for copyright may begin with a byte.
  private static func isSign(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "(") || byte == UInt8(ascii: "&") || byte == 0xC2
  }

  /// The end of the sign for copyright at the beginning of a range.
  private static func endOfMark(in bytes: [UInt8], _ range: Range<Int>) -> Int? {
    ["©", "&copy;", "(c)", "(C)"].first { bytes[range].starts(with: $0.utf8) }.map {
      range.lowerBound + $0.utf8.count
    }
  }

  /// What a notice begins with; the words of the law, not those of its headings, in several languages.
  private static let words = [
    "copyright", "derechos de autor", "direitos autorais", "direitos de autor", "droits d'auteur",
    "diritti d'autore", "urheberrecht", "auteursrecht", "prawa autorskie", "авторские права",
    "авторское право", "авторські права", "著作権", "版权所有", "版權所有", "저작권", "telif hakkı",
    "hak cipta", "bản quyền", "drepturi de autor", "szerzői jog", "autorská práva", "ophavsret",
    "opphavsrett", "upphovsrätt", "tekijänoikeus", "πνευματικά δικαιώματα", "זכויות יוצרים",
    "حقوق النشر",
  ].map { FoldedText($0).bytes }

  /// The end of such a word at the beginning of a range.
  private static func endOfWord(in bytes: [UInt8], _ range: Range<Int>) -> Int? {
    let text = FoldedText(bytes, range, keepsOrigins: true)
    guard let word = words.first(where: { text.bytes.starts(with: $0) }) else { return nil }
    let end = text.sourceEnd(of: word.count, in: bytes)
    return end < range.upperBound && isASCIILetter(bytes[end]) ? nil : end
  }

  /// Whether a name goes on behind the point of `Inc.`: with what is written small, or with the rest of a form.
  private static func goesOn(_ rest: ArraySlice<UInt8>) -> Bool {
    let word = rest.drop(while: isASCIISpace).prefix { !isASCIISpace($0) }
    guard let first = word.first else { return false }
    return first == UInt8(ascii: "&") || first &- 0x61 < 26 || CompanyName.hasForm(word)
  }

  /// Whether a name ends with an initial or a title, to which a point belongs: `J.`, `Dr.`
  private static func isInitial(_ name: ArraySlice<UInt8>) -> Bool {
    let word = (name.split { !isASCIILetter($0) && $0 < 0x80 }.last ?? []).map { $0 | 0x20 }
    return word.count == 1
      || ["dr", "st", "jr", "sr", "mr", "ms", "prof"].contains { word.elementsEqual($0.utf8) }
  }

  /// Whether a name ends with the short form of a kind of company, to which a point belongs.
  private static func isAbbreviation(_ name: ArraySlice<UInt8>) -> Bool {
    let word = name.split { !isASCIILetter($0) }.last.map { $0.map { $0 | 0x20 } } ?? []
    return ["inc", "ltd", "co", "corp", "llc", "plc", "pty", "o", "p", "v"].contains {
      word.elementsEqual($0.utf8)
    }
  }
}
