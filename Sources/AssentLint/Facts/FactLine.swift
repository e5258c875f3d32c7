import AssentLicense

/// One line of a document, as far as it states facts.
struct FactLine {
  private let text: [UInt8]
  /// In lower case, of the same length: letters outside of ASCII stand as they are.
  private let lower: [UInt8]
  private let offset: Int
  private let words: [Range<Int>]

  init(_ line: String, offset: Int) {
    text = Array(line.utf8)
    lower = text.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
    self.offset = offset
    var words: [Range<Int>] = []
    var index = 0
    while index < text.count {
      guard Self.isWord(text[index]) else {
        index += 1
        continue
      }
      let start = index
      while index < text.count, Self.isWord(text[index]) { index += 1 }
      words.append(start..<index)
    }
    self.words = words
  }

  private static func set(_ words: String) -> Set<ArraySlice<UInt8>> {
    Set(words.utf8.split(separator: UInt8(ascii: " ")).map { Array($0)[...] })
  }

  /// Words of lines that tell of what was, will be, or may be.
  private static let asides = set(
    """
    accepted accepts after before bump bumped change changed changes earlier example expected \
    from if later new newer next old older previous previously prior superseded test until \
    update updated updates upgrade was were when e should would
    """)

  /// Words of names of licenses, which have versions of their own.
  private static let licenseNames = set(
    """
    apache gnu gpl agpl lgpl mozilla mpl public creative commons cc mit bsd eclipse artistic \
    spdx
    """)

  /// Words of names in code that hold another version than the one in force.
  private static let otherVersions: Set = [
    "accepted", "agreed", "last", "max", "min", "minimum", "new", "next", "old", "prev",
    "previous", "prior", "saved", "seen", "stored", "user", "known", "file", "schema", "format",
    "key",
  ]

  private static func isWord(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte)
      || byte == UInt8(ascii: "_")
  }

  private func word(_ index: Int) -> String {
    words.indices.contains(index) ? String(decoding: lower[words[index]], as: UTF8.self) : ""
  }

  private func has(_ phrase: StaticString) -> Bool {
    phrase.withUTF8Buffer { phrase in
      guard lower.count >= phrase.count else { return false }
      return (0...lower.count - phrase.count).contains { start in
        lower[start] == phrase[0] && lower[start..<start + phrase.count].elementsEqual(phrase)
      }
    }
  }

  var isComment: Bool { has("<!--") }

  /// Whether the line tells of what was, will be, or may be.
  var isHypothetical: Bool {
    return words.contains { Self.asides.contains(lower[$0]) } || has("→") || has("->")
      || has("e.g.") || has("==") || has("!=")
  }

  // MARK: Versions

  private static let kinds: [String: DocumentKind] = [
    "license": .license, "licence": .license, "eula": .eula, "terms": .terms, "privacy": .privacy,
  ]

  /// `License Version: 1.0`, `currentLicenseVersion = "1.0"`, `version 1.0 of the license`.
  var versions: [StatedFact] {
    guard has("version") else { return [] }
    return words.indices.compactMap { index in
      let name = word(index)
      if name == "version" {
        return labelled(index) ?? ofAgreement(index)
      }
      guard name.hasSuffix("version"), name.utf8.count > 7 else { return nil }
      return assigned(index)
    }
  }

  private func fact(_ kind: DocumentKind, _ range: Range<Int>) -> StatedFact {
    let written = String(decoding: text[range], as: UTF8.self)
    return StatedFact(
      topic: .version(kind), value: FactReader.version(written), written: written,
      range: range.lowerBound + offset..<range.upperBound + offset)
  }

  /// Names of licenses have versions of their own.
  private var namesLicense: Bool {
    words.contains { Self.licenseNames.contains(lower[$0]) }
  }

  private func labelled(_ index: Int) -> StatedFact? {
    guard !namesLicense else { return nil }
    // Up to two words stand between: "terms of use version", "privacy policy version".
    let between: Set = ["agreement", "policy", "of", "use", "service", "notice"]
    var first = index - 1
    while first > 0, index - first <= 2, between.contains(word(first)) { first -= 1 }
    guard let kind = Self.kinds[word(first)], isFree(before: first),
      let range = version(after: words[index].upperBound)
    else { return nil }
    return fact(kind, range)
  }

  private func ofAgreement(_ index: Int) -> StatedFact? {
    guard !namesLicense, let range = version(after: words[index].upperBound),
      let next = words.firstIndex(where: { $0.lowerBound >= range.upperBound }),
      word(next) == "of", ["the", "this", "our"].contains(word(next + 1)),
      let kind = Self.kinds[word(next + 2)]
    else { return nil }
    return fact(kind, range)
  }

  /// Whether no other name stands before a word: nothing, an article, or who it belongs to.
  private func isFree(before index: Int) -> Bool {
    guard index > 0 else { return true }
    let gap = text[words[index - 1].upperBound..<words[index].lowerBound]
    if gap.contains(where: { $0 != 0x20 }) { return true }
    return ["the", "this", "our", "current", "app", "user", "your"].contains(word(index - 1))
  }

  private func assigned(_ index: Int) -> StatedFact? {
    let range = words[index]
    let parts = IdentifierParts.words(of: String(decoding: text[range], as: UTF8.self))
    guard parts.last == "version" else { return nil }
    guard Self.otherVersions.isDisjoint(with: parts) else { return nil }
    let kinds = Set(parts.compactMap { Self.kinds[$0] })
    guard kinds.count == 1, let kind = kinds.first,
      let found = version(after: range.upperBound, isAssigned: true)
    else { return nil }
    return fact(kind, found)
  }

  /// The version that follows a name: after a colon, an equals sign, "is", marks of emphasis or quotes.
  private func version(after start: Int, isAssigned: Bool = false) -> Range<Int>? {
    var index = start
    var hasSign = false
    while index < text.count {
      let byte = text[index]
      if byte == UInt8(ascii: ":") || byte == UInt8(ascii: "=") {
        hasSign = true
      } else if lower[index...].starts(with: "string".utf8) {
        index += 5
      } else if lower[index...].starts(with: "is ".utf8) {
        index += 1
      } else if !" *\"'`(\t".utf8.contains(byte) {
        break
      }
      index += 1
    }
    guard index < text.count, hasSign || !isAssigned else { return nil }
    let begin = index
    if lower[index] == UInt8(ascii: "v") { index += 1 }
    var dots = 0
    let digits = index
    while index < text.count {
      if (0x30...0x39).contains(text[index]) {
        index += 1
      } else if text[index] == UInt8(ascii: "."), index + 1 < text.count, index > digits,
        (0x30...0x39).contains(text[index + 1])
      {
        dots += 1
        index += 1
      } else {
        break
      }
    }
    guard index > digits, dots > 0 else { return nil }
    // `1.0.x`, `1.0-beta`, `1.0+`: no version that could be compared.
    if index < text.count, Self.isWord(text[index]) || "-+*".utf8.contains(text[index]) {
      return nil
    }
    return begin..<index
  }

  // MARK: Counts

  /// `The license has 15 major sections.`
  var counts: [StatedFact] {
    guard
      let index = words.indices.first(where: { word($0) == "sections" || word($0) == "clauses" }),
      let kind = words.indices.lazy.compactMap({ Self.kinds[word($0)] }).first
    else { return [] }
    let between: Set = ["major", "main", "numbered", "top", "level", "legal"]
    var at = index - 1
    while at > 0, between.contains(word(at)) { at -= 1 }
    guard let value = Int(word(at)), (2...99).contains(value),
      // `sections 2 and 12 sections`, `1.2 sections`.
      words[at].lowerBound == 0 || text[words[at].lowerBound - 1] != 0x2E,
      !["of", "least", "first", "last", "these", "following"].contains(word(at - 1))
    else { return [] }
    return [
      StatedFact(
        topic: .count(kind), value: String(value), written: String(value),
        range: words[at].lowerBound + offset..<words[at].upperBound + offset)
    ]
  }

  // MARK: Thresholds

  /// `scroll to 95% or more`, `scrollProgress >= 0.95`.
  var thresholds: [StatedFact] {
    guard has("scroll") || has("bottom") else { return [] }
    let bounds: [StaticString] = [
      "≥", ">=", "&gt;=", "at least", "or more", "threshold", "minimum", "require", "must", "need",
      "enables at", "enabled at", "until",
    ]
    guard bounds.contains(where: has) else { return [] }
    var found: [StatedFact] = []
    var index = 0
    while index < text.count {
      guard (0x30...0x39).contains(text[index]), index == 0 || !Self.isWord(text[index - 1]) else {
        index += 1
        continue
      }
      let start = index
      while index < text.count, (0x30...0x39).contains(text[index]) || text[index] == 0x2E {
        index += 1
      }
      let number = String(decoding: text[start..<index], as: UTF8.self)
      var end = index
      if end < text.count, text[end] == 0x20 { end += 1 }
      if end < text.count, text[end] == UInt8(ascii: "%"), let value = Int(number),
        (1...100).contains(value)
      {
        found.append(threshold(value, start..<end + 1))
      } else if number.hasPrefix("0."), number.utf8.count <= 4, let value = Double(number),
        value > 0
      {
        found.append(threshold(Int((value * 100).rounded()), start..<index))
      }
    }
    // A line with two of them compares, or shows how one becomes the other.
    return Set(found.map(\.value)).count == 1 ? Array(found.prefix(1)) : []
  }

  private func threshold(_ percent: Int, _ range: Range<Int>) -> StatedFact {
    StatedFact(
      topic: .threshold, value: String(percent),
      written: String(decoding: text[range], as: UTF8.self),
      range: range.lowerBound + offset..<range.upperBound + offset)
  }

  // MARK: Licenses

  /// `This app is licensed under CC BY 4.0.`
  var licenses: [StatedFact] {
    guard has("licensed under"),
      let index = words.indices.first(where: { word($0) == "licensed" && word($0 + 1) == "under" })
    else { return [] }
    let subjects: Set = ["app", "application", "product", "project", "software", "work", "program"]
    let before = (0..<index).map(word)
    // Parts of a product may have licenses of their own.
    guard before.last.map({ ["is", "are"].contains($0) }) ?? false, before.count <= 8,
      ["this", "the", "our"].contains(before.first), !subjects.isDisjoint(with: before),
      !before.contains("of"), !before.contains("in")
    else { return [] }
    var first = index + 2
    while ["the", "a", "an", "terms", "of"].contains(word(first)) { first += 1 }
    guard words.indices.contains(first) else { return [] }
    let start = words[first].lowerBound
    // The longest name counts.
    for last in (first...min(first + 6, words.count - 1)).reversed() {
      let range = start..<words[last].upperBound
      let name = String(decoding: text[range], as: UTF8.self)
      guard let id = SPDXLicense.identifier(named: name) else { continue }
      return [
        StatedFact(
          topic: .license, value: id, written: name,
          range: range.lowerBound + offset..<range.upperBound + offset)
      ]
    }
    return []
  }
}
