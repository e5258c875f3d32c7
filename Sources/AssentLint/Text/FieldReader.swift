/// Reads what templates leave to be filled in, and signs of markup that a page shows as they stand.
///
/// Each function looks at one place of a text, and at no more than a few dozen bytes behind it.
enum FieldReader {
  /// The longest name of a field, in bytes.
  private static let longestName = 60
  /// How much is looked at of the address of a link that was not read as one.
  private static let longestAddress = 200

  /// The bytes of a field that begins here: `{{name}}`, `${name}`, `%NAME%`, `XXX`, `XX.XX.20XX`,
  /// `○○`, `【】`, `Musterfirma`.
  static func field(in bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int? {
    switch bytes[index] {
    case UInt8(ascii: "{"): braces(bytes, index)
    case UInt8(ascii: "$"): dollar(bytes, index)
    case UInt8(ascii: "%"): percent(bytes, index)
    case UInt8(ascii: "X"): date(bytes, index) ?? letters(bytes, index)
    case UInt8(ascii: "M"): sample(bytes, index)
    case 0xE2, 0xE3: circles(bytes, index)
    default: nil
    }
  }

  /// The bytes of a line to fill in that begins here: three underscores or more.
  static func blank(in bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int? {
    guard bytes[index] == UInt8(ascii: "_"), index == 0 || bytes[index - 1] != bytes[index] else {
      return nil
    }
    let count = run(bytes, index)
    // `group___name` is a name.
    let isName =
      index > 0 && isLetter(bytes[index - 1]) && index + count < bytes.count
      && isLetter(bytes[index + count])
    return count >= 3 && !isName ? count : nil
  }

  /// The bytes of attributes in the syntax of kramdown or Pandoc, or of a statement of Liquid: `{: .note}`,
  /// `{#scope}`, `{% include a.html %}`.
  static func attributes(in bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int? {
    guard bytes[index] == UInt8(ascii: "{"), index + 3 < bytes.count else { return nil }
    var next = index + 1
    switch bytes[next] {
    case UInt8(ascii: ":"):
      next += 1
      if bytes[next] == 0x20 { next += 1 }
      guard next < bytes.count else { return nil }
      let isName = bytes[next] == UInt8(ascii: ".") || bytes[next] == UInt8(ascii: "#")
      guard isName || isLetter(bytes[next]) else { return nil }
    case UInt8(ascii: "%"):
      // `{{% contact %}}` is one tag.
      guard index == 0 || bytes[index - 1] != UInt8(ascii: "{"),
        let end = end(bytes, from: next + 1, of: UInt8(ascii: "}")),
        end - 2 > next, bytes[end - 2] == bytes[next]
      else { return nil }
      return end - index
    case UInt8(ascii: "#"), UInt8(ascii: "."):
      guard isLetter(bytes[next + 1]) else { return nil }
    default: return nil
    }
    return end(bytes, from: next, of: UInt8(ascii: "}")).map { $0 - index }
  }

  /// The bytes of `**`, or of an entity, that begins here.
  static func markup(in bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int? {
    guard bytes[index] == UInt8(ascii: "*") else { return entity(bytes, index) }
    guard index == 0 || bytes[index - 1] != bytes[index], run(bytes, index) == 2 else {
      return nil
    }
    let before = index == 0 ? 0x20 : bytes[index - 1]
    let after = index + 2 == bytes.count ? 0x20 : bytes[index + 2]
    // `src/**` is a pattern of names.
    guard before != UInt8(ascii: "/"), after != UInt8(ascii: "/"), before > 0x20 || after > 0x20
    else { return nil }
    return 2
  }

  /// The bytes of `](` and the address behind it, where `index` is the bracket of a link that was
  /// not read as one.
  static func brokenLink(in bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int? {
    guard index > 0, index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "("),
      bytes[index - 1] != UInt8(ascii: "[")
    else { return nil }
    // What looks like an address is a link of its own then.
    if index + 2 == bytes.count { return 2 }
    let rest = UnsafeBufferPointer(rebasing: bytes[(index + 2)...])
    let isAddress = ["http", "mailto:", "www.", "/", "#", "./", "../"].contains {
      rest.starts(with: $0.utf8)
    }
    guard isAddress else { return nil }
    return 2
      + rest.prefix(longestAddress).prefix { $0 > 0x20 && $0 != UInt8(ascii: ")") }.count
  }

  /// The bytes of `[^1]` or `[^late]`, where no footnote of that name was found; `[^abc]` behind a space may be a pattern.
  static func footnote(in bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int? {
    guard index + 3 < bytes.count, bytes[index + 1] == UInt8(ascii: "^") else { return nil }
    let rest = bytes[(index + 2)...]
    var count = rest.prefix { $0 &- 0x30 < 10 }.count
    if count == 0, index > 0, bytes[index - 1] > 0x20 {
      count = rest.prefix(40).prefix { isLetter($0) || $0 &- 0x30 < 10 }.count
      guard count > 2 else { return nil }
    } else if count > 3 {
      return nil
    }
    let end = index + 2 + count
    guard count > 0, end < bytes.count, bytes[end] == UInt8(ascii: "]") else { return nil }
    return count + 3
  }

  // MARK: Fields

  private static func braces(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Int? {
    guard index + 4 < bytes.count, bytes[index + 1] == UInt8(ascii: "{"),
      index == 0 || bytes[index - 1] != UInt8(ascii: "{"),
      let first = end(bytes, from: index + 2, of: UInt8(ascii: "}")), first < bytes.count,
      bytes[first] == UInt8(ascii: "}"), first - index > 4
    else { return nil }
    return first + 1 - index
  }

  private static func dollar(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Int? {
    guard index + 3 < bytes.count, bytes[index + 1] == UInt8(ascii: "{"),
      let end = end(bytes, from: index + 2, of: UInt8(ascii: "}")),
      bytes[(index + 2)..<(end - 1)].allSatisfy({ isName($0) || $0 == UInt8(ascii: ".") })
    else { return nil }
    return end - index
  }

  private static func percent(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Int? {
    let name = bytes[(index + 1)...].prefix(longestName).prefix {
      $0 &- 0x41 < 26 || $0 == UInt8(ascii: "_")
    }
    // Two letters are a byte of an address.
    guard name.count >= 3, name.endIndex < bytes.count, bytes[name.endIndex] == bytes[index] else {
      return nil
    }
    return name.count + 2
  }

  /// A date still to be written: `XX/XX/XXXX`, `XX.XX.20XX`.
  private static func date(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Int? {
    let count = 10
    guard index + count <= bytes.count, index == 0 || !isName(bytes[index - 1]),
      index + count == bytes.count || !isName(bytes[index + count]),
      bytes[index + 2] == bytes[index + 5], [0x2F, 0x2E, 0x2D].contains(bytes[index + 2])
    else { return nil }
    let isYear = bytes[index + 6] == 0x32 && bytes[index + 7] == 0x30
    let places = isYear ? [0, 1, 3, 4, 8, 9] : [0, 1, 3, 4, 6, 7, 8, 9]
    return places.allSatisfy { bytes[index + $0] == UInt8(ascii: "X") } ? count : nil
  }

  /// `XXX` by itself; of scripts without spaces also `XX`, as in `XX公司`, and of sums and times: `EUR XX`, `XX days`.
  private static func letters(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Int? {
    guard index == 0 || bytes[index - 1] != bytes[index] else { return nil }
    let count = run(bytes, index)
    guard count >= 2 else { return nil }
    let before = index == 0 ? 0x20 : bytes[index - 1]
    let after = index + count == bytes.count ? 0x20 : bytes[index + count]
    guard !isName(before), !isName(after) else { return nil }
    let isCounted =
      count == 2
      && (UnitsBesideFields.begin(bytes[(index + count)...].prefix(60))
        || UnitsBesideFields.end(bytes[..<index].suffix(12)))
    if isCounted { return count }
    guard before < 0x80 || isHan(bytes, endingAt: index) else { return nil }
    let isBesideHan = after >= 0xE4 && after < 0xEA || isHan(bytes, endingAt: index)
    guard count >= 3 else { return isBesideHan ? count : nil }
    guard after < 0x80 || isBesideHan else { return nil }
    // XXX is 30, too: the number of a title or an article.
    if count == 3, !isBesideHan {
      if index == 0, after == UInt8(ascii: ".") || after == UInt8(ascii: ")") { return nil }
      let word = bytes[..<index].dropLast().suffix(12).split { !isLetter($0) }.last ?? []
      let lower = String(decoding: word.map { $0 | 0x20 }, as: UTF8.self)
      if numbered.contains(lower) { return nil }
    }
    return count
  }

  private static let numbered: Set = [
    "article", "articles", "art", "articolo", "title", "titre", "titolo", "chapter", "chapitre",
    "capitolo", "section", "annex", "annexe", "schedule", "part", "teil", "kapitel", "exhibit",
    "appendix", "buch", "livre", "book", "volume", "vol", "super", "bowl",
  ]

  /// The firm, person and street of German samples.
  private static func sample(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Int? {
    guard index + 8 < bytes.count, bytes[index + 1] == UInt8(ascii: "u"),
      bytes[index + 2] == UInt8(ascii: "s"), index == 0 || !isName(bytes[index - 1])
    else { return nil }
    let rest = UnsafeBufferPointer(rebasing: bytes[index...])
    guard let word = samples.first(where: { rest.starts(with: $0) }),
      word.count == rest.count || !isLetter(rest[word.count])
    else { return nil }
    return word.count
  }

  private static let samples: [[UInt8]] = [
    "Musterfirma", "Mustermann", "Musterfrau", "Musterstraße", "Musterstrasse", "Musterstr.",
    "Musterstadt", "Musterhausen", "Musterort",
  ].map { Array($0.utf8) }

  /// `○○`, `◯◯`, `●●`, `〇〇` that is no number, and `【】`.
  private static func circles(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Int? {
    func sign(_ place: Int) -> UInt32? {
      guard place >= 0, place + 2 < bytes.count else { return nil }
      return UInt32(bytes[place]) << 16 | UInt32(bytes[place + 1]) << 8 | UInt32(bytes[place + 2])
    }
    guard let first = sign(index) else { return nil }
    if first == 0xE3_8090 {
      var end = index + 3
      while let next = sign(end), next == 0xE3_8080 { end += 3 }
      return sign(end) == 0xE3_8091 ? end + 3 - index : nil
    }
    guard [0xE2_978B, 0xE2_97AF, 0xE2_978F, 0xE3_8087].contains(first),
      sign(index - 3) != first
    else { return nil }
    var end = index
    while sign(end) == first { end += 3 }
    guard end - index >= 6 else { return nil }
    if first == 0xE3_8087 {
      let isNumber = [sign(index - 3), sign(end)].contains { $0.map(hanDigits.contains) ?? false }
      guard !isNumber else { return nil }
    }
    return end - index
  }

  /// The bytes of 一 to 九, 十, 百, 千 and 年.
  private static let hanDigits: Set<UInt32> = Set(
    "一二三四五六七八九十百千万年".unicodeScalars.map { scalar in
      String(scalar).utf8.reduce(0) { $0 << 8 | UInt32($1) }
    })

  // MARK: Entities

  private static let entities: [[UInt8]] = [
    "nbsp;", "amp;", "lt;", "gt;", "quot;", "apos;", "copy;", "reg;", "mdash;", "ndash;", "ldquo;",
    "rdquo;", "lsquo;", "rsquo;", "hellip;", "bull;", "#39;", "#34;", "#160;", "#8217;", "#8220;",
    "#8221;",
  ].map { Array($0.utf8) }

  private static func entity(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Int? {
    let rest = UnsafeBufferPointer(rebasing: bytes[(index + 1)...])
    return entities.first { rest.starts(with: $0) }.map { $0.count + 1 }
  }

  // MARK: Bytes

  /// How often the byte at a place stands there in a row.
  private static func run(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Int {
    var end = index
    while end < bytes.count, bytes[end] == bytes[index] { end += 1 }
    return end - index
  }

  /// The offset behind the next `byte`, where it is near.
  private static func end(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, of byte: UInt8
  ) -> Int? {
    guard start < bytes.count else { return nil }
    let limit = min(bytes.count, start + longestName)
    return bytes[start..<limit].firstIndex(of: byte).map { $0 + 1 }
  }

  private static func isHan(_ bytes: UnsafeBufferPointer<UInt8>, endingAt end: Int) -> Bool {
    end >= 3 && bytes[end - 3] >= 0xE3 && bytes[end - 3] < 0xEA
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }

  private static func isName(_ byte: UInt8) -> Bool {
    isLetter(byte) || byte &- 0x30 < 10 || byte == UInt8(ascii: "_")
  }
}
