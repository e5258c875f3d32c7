/// Reads names of companies and persons in text: words with capitals, and the form of a company.
struct CompanyName {
  private let bytes: [UInt8]
  private let range: Range<Int>

  init(_ bytes: [UInt8], _ range: Range<Int>) {
    self.bytes = bytes
    self.range = range
  }

  private struct Word {
    var range: Range<Int>
    /// Without the marks at its ends.
    var text: String
    /// Whether a comma, a point or a parenthesis ends it, so that no name goes on behind it.
    var isLast: Bool
    /// Whether it is the form of a company, and no word of a sentence that is written like one.
    var isForm: Bool
  }

  /// How many words decide about a name at their end, with some more before it.
  private static let longestName = 14

  /// The name that ends at a byte, as far as it goes back.
  func name(endingAt end: Int) -> Range<Int>? {
    let words = words(in: range.lowerBound..<end, last: Self.longestName)
    guard let last = words.last else { return nil }
    var first = words.count - 1
    guard isPart(last.text) || last.isForm else { return nil }
    while first > 0, words.count - first < 9 {
      let before = words[first - 1]
      // `AGB der Firma "Oak UG`
      if isQuoted(words[first]) { break }
      // `with Elm Ltd. Oak Ltd. ("we")`
      if before.isForm, before.text.hasSuffix("."), !Self.goesOn(words[first]) {
        break
      }
      if before.isLast, !(words[first].isForm && endsWithComma(before)) {
        if !before.isForm || !words[first].isForm { break }
      }
      let isInside =
        Self.connectors.contains(before.text) && first > 1 && isPart(words[first - 2].text)
      guard
        isPart(before.text) || isInside
          || (first == 1 && !Self.isSentence(before.text)
            && last.isForm && words.count <= 4)
          || words[first].isForm && isSpelledSmall(before)
      else { break }
      first -= 1
    }
    return trimmed(words[first...])
  }

  /// The name that begins at a byte.
  ///
  /// - Parameter allowsSites: whether `acorn.example` is a name.
  func name(startingAt start: Int, allowsSites: Bool = false) -> Range<Int>? {
    var start = start
    while start < range.upperBound {
      if PartyWords.isMark(bytes[start]) || bytes[start] == UInt8(ascii: ":") {
        start += 1
      } else if let mark = ["“", "„", "«", "”", "’", "‘"].first(where: {
        bytes[start..<range.upperBound].starts(with: $0.utf8)
      }) {
        start += mark.utf8.count
      } else {
        break
      }
    }
    if allowsSites {
      let end = bytes[start..<range.upperBound].firstIndex(where: isASCIISpace) ?? range.upperBound
      if let site = Self.site(bytes, start..<end) { return site }
    }
    var found: [Word] = []
    let all = words(in: start..<min(range.upperBound, start + 120))
    for (index, word) in all.enumerated() {
      guard
        isPart(word.text) || (Self.connectors.contains(word.text) && !found.isEmpty)
          || !found.isEmpty && beginsForm(word, all[index...])
          || index + 1 < all.count && all[index + 1].isForm && isSpelledSmall(word)
      else {
        break
      }
      // `Oak ApS (No. 5)`, `Oak GmbH ("Oak")`
      if !found.isEmpty, isOpened(word), !word.isForm { break }
      if let last = found.last, index + 1 < all.count, endsName(last, word, all[index + 1]) {
        break
      }
      found.append(word)
      // `Oak Software, Inc.`
      let goesOn = index + 1 < all.count && all[index + 1].isForm && endsWithComma(word)
      if word.isLast && !goesOn || found.count == 7 { break }
    }
    found = Self.withoutSentence(found)
    while let last = found.last, Self.connectors.contains(last.text) { found.removeLast() }
    guard !found.isEmpty else { return nil }
    return trimmed(found[...], isStated: true)
  }

  /// Whether a name ends before a word that may stand inside of names: `Oak GmbH and Elm`, `Oak Ltd for keys`, `Oak and You`.
  private func endsName(_ last: Word, _ word: Word, _ next: Word) -> Bool {
    guard Self.connectors.contains(word.text) else { return false }
    if Self.joints.contains(word.text) {
      return last.isForm && !Self.partners.contains(next.text) || PartyWords.isReader(next.text)
    }
    // `Oak Foundation of Bonn`
    return last.isForm && !(Self.kinds.contains(last.text) && Self.belongs.contains(word.text))
  }

  /// Whether a form of several words begins with one in small letters: `Dąb sp. z o.o.`
  private func beginsForm(_ word: Word, _ words: ArraySlice<Word>) -> Bool {
    word.text == "sp." && words.dropFirst(2).first?.text.hasPrefix("o") ?? false
      && words.dropFirst().first?.text == "z"
  }

  /// What stands between a company and where it is from.
  private static let belongs: Set<String> = [
    "of", "de", "du", "des", "der", "di", "da", "do", "van", "von",
  ]

  /// The name of a site that a word is: `acorn.example`, without marks around it.
  static func site(_ bytes: [UInt8], _ word: Range<Int>) -> Range<Int>? {
    var start = word.lowerBound
    var end = word.upperBound
    while start < end, !isASCIILetter(bytes[start]), !isASCIIDigit(bytes[start]) { start += 1 }
    while end > start, !isASCIILetter(bytes[end - 1]) { end -= 1 }
    let labels = bytes[start..<end].split(
      separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard labels.count == 2 || labels.count == 3, let last = labels.last,
      (2...6).contains(last.count),
      last.allSatisfy({ 0x61...0x7A ~= $0 }), end - start >= 6, end - start <= 40,
      labels.allSatisfy({ label in
        label.count >= 2
          && label.allSatisfy { isASCIILetter($0) || isASCIIDigit($0) || $0 == UInt8(ascii: "-") }
      }),
      labels[0].count >= 3, !files.contains(String(decoding: last, as: UTF8.self)),
      start == word.lowerBound || bytes[start - 1] != UInt8(ascii: "@")
    else { return nil }
    return start..<end
  }

  /// Endings of files, which look like those of sites.
  private static let files: Set<String> = [
    "md", "txt", "html", "json", "js", "ts", "py", "css", "pdf", "xml", "yml", "yaml", "exe", "zip",
    "png", "jpg", "sh", "swift", "php", "java", "rs", "toml", "csv", "env", "cfg", "plist", "apk",
  ]

  /// The first name with the form of a company.
  func first() -> Range<Int>? {
    let words = words(in: range)
    for (index, word) in words.enumerated() where word.isForm {
      guard index > 0,
        !words[index - 1].isLast || endsWithComma(words[index - 1])
      else { continue }
      let end = words[lastForm(from: index, words)].range.upperBound
      if let name = name(endingAt: end), name.count > word.text.utf8.count + 1 {
        return withNameBeforeDash(name, words)
      }
    }
    return bytes[range].contains { $0 >= 0xE3 } ? EastAsianName(bytes, range).first() : nil
  }

  /// The last of the forms that belong together: `GmbH & Co. KG`, `Co., Ltd.`, `Pty Ltd`.
  private func lastForm(from index: Int, _ words: [Word]) -> Int {
    var last = index
    while last + 1 < words.count {
      let next = words[last + 1]
      let isPartner = Self.partners.contains(next.text)
      if words[last].isLast {
        guard Self.partners.contains(words[last].text), next.isForm, endsWithComma(words[last])
        else { break }
        last += 1
      } else if isPartner || next.isForm && !Self.kinds.contains(next.text) {
        last += 1
      } else if Self.joints.contains(next.text), last + 2 < words.count,
        Self.partners.contains(words[last + 2].text)
      {
        last += 2
      } else {
        break
      }
    }
    return last
  }

  /// What stands between a company and its partners.
  private static let joints: Set<String> = [
    "&", "+", "und", "u.", "u", "and", "et", "e", "y", "en", "och", "og",
  ]
  /// The partners of a company.
  private static let partners: Set<String> = [
    "Co.", "Co", "CO.", "Cie", "Cie.", "Co.KG", "Co.KGaA", "Cia.", "Cía.",
  ]
  /// Forms that begin something else behind another form: `Oak Ltd. Company number 5`.
  private static let kinds: Set<String> = [
    "Company", "Foundation", "Association", "Genossenschaft", "Corporation",
  ]

  /// `TelesCoop – SCOP SARL`: where nothing but capitals stands before the form, the name stands
  /// before a dash.
  private func withNameBeforeDash(_ name: Range<Int>, _ words: [Word]) -> Range<Int> {
    guard let first = words.firstIndex(where: { $0.range.lowerBound == name.lowerBound }),
      first >= 2, ["–", "—", "-"].contains(words[first - 1].text),
      words[first].text.allSatisfy({ $0.isUppercase }), isPart(words[first - 2].text)
    else { return name }
    return words[first - 2].range.lowerBound..<name.upperBound
  }

  /// - Parameter most: how many of them are wanted at most, from the end.
  private func words(in range: Range<Int>, last most: Int = .max) -> [Word] {
    var words: [Word] = []
    var end = range.upperBound
    while words.count < most {
      while end > range.lowerBound, isASCIISpace(bytes[end - 1]) { end -= 1 }
      guard end > range.lowerBound else { break }
      var start = end
      while start > range.lowerBound, !isASCIISpace(bytes[start - 1]) { start -= 1 }
      if let word = word(start..<end) { words.append(word) }
      end = start
    }
    words.reverse()
    for index in words.indices where Self.wordlike.contains(words[index].text) {
      let next = index + 1 < words.count ? words[index + 1] : nil
      if let next, !words[index].isLast, !next.isForm, Self.isCapitals(next.text) {
        words[index].isForm = false
      }
    }
    return words
  }

  /// A word between spaces; `nil` where it is marks alone.
  private func word(_ range: Range<Int>) -> Word? {
    var first = range.lowerBound
    var end = range.upperBound
    while first < end, PartyWords.isMark(bytes[first]) || bytes[first] == UInt8(ascii: "(") {
      first += 1
    }
    var isLast = false
    while end > first, let mark = Self.closing(bytes[first..<end]) {
      // The point of `Ltd.` stays; that of `GmbH.` ends a sentence.
      if mark == ".", Self.takesPoint(String(decoding: bytes[first..<end], as: UTF8.self)) { break }
      if mark != "*", mark != "_" { isLast = true }
      end -= mark.utf8.count
    }
    // `l’Oak`
    if end - first > 5, bytes[first] | 0x20 == UInt8(ascii: "l") || bytes[first] | 0x20 == 0x64 {
      let mark = bytes[first + 1] == UInt8(ascii: "'") ? 1 : bytes[first + 1] == 0xE2 ? 3 : 0
      if mark > 0, LetterCase(of: bytes[(first + 1 + mark)..<end]) == .capital { first += 1 + mark }
    }
    // `Oak AB:s`
    if end - first > 3, bytes[end - 2] == UInt8(ascii: ":"), bytes[end - 1] == UInt8(ascii: "s") {
      end -= 2
    }
    let text = String(decoding: bytes[first..<end], as: UTF8.self)
    guard !text.isEmpty else { return nil }
    // `Feedback "AS IS"`: what opens there is no end of a name.
    let isOpened = bytes[range.lowerBound..<first].contains {
      [0x22, 0x27, 0x28, 0x5B].contains($0)
    }
    return Word(
      range: first..<range.upperBound, text: text, isLast: isLast,
      isForm: Self.isFormText(text) && !isOpened)
  }

  /// Whether a word is in capitals, as those of a sentence in capitals are.
  private static func isCapitals(_ word: String) -> Bool {
    !word.contains { $0.isLowercase } && word.contains { $0.isUppercase } && word != "KG"
  }

  private static func closing(_ word: ArraySlice<UInt8>) -> String? {
    // Most words end with a letter of ASCII.
    if word.suffix(2).allSatisfy({ $0 < 0x80 }), word.last.map(isASCIILetter) ?? true { return nil }
    let text = String(decoding: word.suffix(4), as: UTF8.self)
    guard let last = text.last else { return nil }
    return ",.;:)]*_\"'”“’»（".contains(last) ? String(last) : nil
  }

  /// The range of some words, without a word that begins a sentence before them, where they are a name.
  ///
  /// - Parameter isStated: whether the text says that a name is here.
  private func trimmed(_ words: ArraySlice<Word>, isStated: Bool = false) -> Range<Int>? {
    var words = words
    // `the Privacy Notice for Oak SAS`
    if let last = words.last, last.isForm,
      let joint = words.dropLast().indices.dropFirst().last(where: {
        Self.connectors.contains(words[$0].text)
          && Self.documents.contains(words[$0 - 1].text.lowercased())
      }), joint + 2 < words.endIndex
    {
      words = words[(joint + 1)...]
    }
    while let first = words.first, words.count > 1,
      Self.isSentence(first.text) || Self.connectors.contains(first.text)
    {
      words = words.dropFirst()
    }
    guard let first = words.first, let last = words.last, !Self.isSentence(first.text) else {
      return nil
    }
    var end = last.range.lowerBound + last.text.utf8.count
    if last.text == "UG", bytes[end..<range.upperBound].starts(with: Self.limited) {
      end += Self.limited.count
    }
    let start = first.range.lowerBound
    // `ООО «Дуб»`
    for (open, close) in [("«", "»"), ("„", "“"), ("„", "”"), ("“", "”")]
    where bytes.firstOffsets(of: Array(open.utf8), in: start..<end) != nil
      && bytes.firstOffsets(of: Array(close.utf8), in: start..<end) == nil
      && bytes[end..<range.upperBound].starts(with: close.utf8)
    {
      end += close.utf8.count
    }
    let isOfCompany = isStated || last.isForm
    guard end - start >= 3, end - start <= 90,
      !words.contains(where: {
        let word = $0.text.lowercased()
        return Self.documents.contains(word) || !isOfCompany && Self.wares.contains(word)
      })
    else { return nil }
    return start..<end
  }

  /// Whether a word may be part of a name: a capital, a digit, another script's letter or `&`.
  private func isPart(_ word: String) -> Bool {
    if word == "&" || Self.isFormText(word) { return true }
    guard !word.contains("@"), !word.hasPrefix("http"), let first = word.unicodeScalars.first else {
      return false
    }
    return first.properties.isUppercase || ("0"..."9").contains(first)
      || "«„".contains(Character(first))
      || word.dropFirst().contains { $0.isUppercase }
  }

  /// Whether a quotation mark opens right before a word.
  private func isQuoted(_ word: Word) -> Bool {
    let before = bytes[max(range.lowerBound, word.range.lowerBound - 3)..<word.range.lowerBound]
    return before.last == UInt8(ascii: "\"") || before.elementsEqual("“".utf8)
      || before.elementsEqual("„".utf8)
  }

  private func endsWithComma(_ word: Word) -> Bool { bytes[word.range.upperBound - 1] == 0x2C }

  /// Whether a parenthesis opens right before a word, before the marks around it.
  private func isOpened(_ word: Word) -> Bool {
    let before = bytes[range.lowerBound..<word.range.lowerBound]
    return before.last { !PartyWords.isMark($0) || isASCIISpace($0) } == UInt8(ascii: "(")
  }

  /// Whether a word in small letters is a name that the text also has in quotation marks or as that of a site.
  private func isSpelledSmall(_ word: Word) -> Bool {
    let name = Array(word.text.utf8)
    guard !word.isLast, name.count >= 4, name.allSatisfy({ $0 &- 0x61 < 26 || isASCIIDigit($0) })
    else { return false }
    var start = 0
    let end = min(bytes.count, Self.lookedThrough)
    while let found = bytes.firstOffsets(of: name, in: start..<end) {
      start = found.upperBound
      guard found.lowerBound > 0, start + 1 < bytes.count else { continue }
      let (before, behind) = (bytes[found.lowerBound - 1], bytes[start])
      let isQuoted =
        before == UInt8(ascii: "\"") && behind == before
        || before == 0x9C && bytes[start...].starts(with: "”".utf8)
      let isSite =
        behind == UInt8(ascii: ".") && isASCIILetter(bytes[start + 1])
        && ("/.@[(".utf8.contains(before) || isASCIISpace(before))
      if isQuoted || isSite { return true }
    }
    return false
  }

  /// How many bytes of a text are looked through for other spellings of a name.
  static let lookedThrough = 30_000

  /// Whether the last word of a name is the form of a company.
  static func hasForm(_ name: ArraySlice<UInt8>) -> Bool {
    name.split(whereSeparator: isASCIISpace).last.map {
      isFormText(String(decoding: $0, as: UTF8.self))
    } ?? false
  }

  private static func isFormText(_ word: String) -> Bool {
    forms.contains(word)
      || forms.contains(word.hasSuffix(".") ? String(word.dropLast()) : word + ".")
  }

  /// Where the sentence before a byte begins, at most 400 bytes before it: points of forms end none.
  static func sentenceStart(before end: Int, in bytes: [UInt8], from start: Int) -> Int {
    let first = max(start, end - 400)
    var index = end - 1
    while index > first {
      defer { index -= 1 }
      // `。` takes no space behind it.
      if bytes[index] == 0x82, index > first + 1, bytes[index - 2] == 0xE3, bytes[index - 1] == 0x80
      {
        return index + 1
      }
      guard isASCIISpace(bytes[index]) else { continue }
      if bytes[index] == 0x0A, bytes[index - 1] == 0x0A { return index + 1 }
      guard ".!?".utf8.contains(bytes[index - 1]) else { continue }
      let word = bytes[first..<index].split(whereSeparator: isASCIISpace).last ?? []
      guard takesPoint(String(decoding: word, as: UTF8.self)) else { return index + 1 }
    }
    return first
  }

  /// Whether the point behind a form is a part of it: `Ltd.`, `S.A.`, and not `GmbH.`.
  private static func takesPoint(_ word: String) -> Bool {
    forms.contains(word)
      || word.hasSuffix(".") && abbreviations.contains(String(word.dropLast()))
  }

  /// Forms that are often written with a point.
  private static let abbreviations: Set<String> = [
    "Ltd", "LTD", "Inc", "INC", "Corp", "Pty", "plc", "Sp", "sp", "Lda", "LDA", "Ltda", "LTDA",
    "Srl",
    "Kft",
    "Zrt",
    "Nyrt", "Bt", "Şti",
  ]

  /// Whether a word belongs to the form of a company before it: `GmbH & Co.`, `Co. Ltd.`
  private static func goesOn(_ word: Word) -> Bool {
    word.isForm && !kinds.contains(word.text) || partners.contains(word.text)
      || joints.contains(word.text)
  }

  /// The words of a name up to the point with which a sentence ends behind its form: `Oak Ltd. We lend`.
  private static func withoutSentence(_ words: [Word]) -> [Word] {
    for (word, next) in zip(words.indices, words.indices.dropFirst())
    where word > 0 && words[word].isForm && words[word].text.hasSuffix(".")
      && !goesOn(words[next])
    {
      return Array(words[...word])
    }
    return words
  }

  /// What the form of a small company has behind it in German.
  private static let limited = Array(" (haftungsbeschränkt)".utf8)

  private static func isSentence(_ word: String) -> Bool { openings.contains(word.lowercased()) }
}
