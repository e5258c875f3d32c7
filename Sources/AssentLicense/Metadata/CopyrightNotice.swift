/// Reads lines such as `Copyright (c) 2020-2025 Name. All rights reserved.`
enum CopyrightNotice {
  /// The byte offsets of the holder's name in a line that is a copyright notice with a year.
  static func holder(in bytes: [UInt8], _ line: Range<Int>) -> Range<Int>? {
    let end = line.upperBound
    var index = line.lowerBound
    func skip(_ isSkipped: (UInt8) -> Bool) {
      while index < end, isSkipped(bytes[index]) { index += 1 }
    }
    func skipMark() -> Bool {
      for mark in ["©", "&copy;", "(c)", "(C)"] where bytes[index..<end].starts(with: mark.utf8) {
        index += mark.utf8.count
        return true
      }
      return false
    }
    skip { isASCIISpace($0) || $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "_") || $0 == 0x23 }
    let wordEnd = endOfWord(in: bytes, index..<min(end, index + 64))
    let hasWord = wordEnd != nil
    index = wordEnd ?? index
    skip(isASCIISpace)
    let hasMark = skipMark()
    guard hasWord || hasMark else { return nil }
    skip(isASCIISpace)
    let years = index
    skip {
      isASCIIDigit($0) || isASCIISpace($0) || $0 == 0x2C || $0 == 0x2D || $0 == 0xE2 || $0 == 0x80
        || $0 == 0x93
    }
    guard bytes[years..<index].contains(where: isASCIIDigit) else { return nil }
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
        let rest = bytes[index..<end]
        if isAbbreviation(bytes[start..<index]) {
          index += 1
          continue
        }
        if rest.count <= 2
          || rest.dropFirst(2).first.map({ $0 | 0x20 == UInt8(ascii: "a") }) == true
        {
          break
        }
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
    // Most lines have no year, and are left at once.
    guard bytes[range].contains(where: isASCIIDigit) else { return nil }
    let text = FoldedText(bytes, range, keepsOrigins: true)
    guard let word = words.first(where: { text.bytes.starts(with: $0) }) else { return nil }
    let end = text.sourceEnd(of: word.count, in: bytes)
    return end < range.upperBound && isASCIILetter(bytes[end]) ? nil : end
  }

  /// Whether a name ends with the short form of a kind of company, to which a point belongs.
  private static func isAbbreviation(_ name: ArraySlice<UInt8>) -> Bool {
    let word = name.split { !isASCIILetter($0) }.last.map { $0.map { $0 | 0x20 } } ?? []
    return ["inc", "ltd", "co", "corp", "llc", "plc", "pty", "o", "p", "v"].contains {
      word.elementsEqual($0.utf8)
    }
  }
}
