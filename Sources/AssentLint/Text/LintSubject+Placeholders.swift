import AssentDiagnostics
import AssentLicense
import AssentMarkup

// What looks like a placeholder, and is a word or an instruction; and days that are none yet.
extension LintSubject {
  // MARK: Words in capitals

  /// Whether `TODO` is the word for all in Spanish, Portuguese, Galician or Catalan: among other words
  /// in capitals, as in `A PESAR DE TODO LO CONTRARIO`.
  func isWordInCapitals(_ place: ProseScan.Place) -> Bool {
    let language = LanguageTag.language(of: document.language)
    let literal = document.markup.nodes[Int(place.node)].literal
    let text = document.markup.text[literal.range]
    let before = text.prefix(Int(place.start)).suffix(60)
    let after = text.dropFirst(Int(place.start + place.count)).prefix(60)
    // `TODO: THE FEES` is a note.
    if after.first == UInt8(ascii: ":") { return false }
    let isBehind = Self.isCapitals(before.split(separator: 0x20).last)
    let isBefore = Self.isCapitals(after.split(separator: 0x20).first)
    switch language {
    case "es", "pt", "gl", "ca", "it": return isBehind || isBefore
    default: return isBehind && isBefore
    }
  }

  /// Whether `À FAIRE` begins a note: behind no other words of its sentence, and before none in capitals.
  func isNote(_ place: ProseScan.Place) -> Bool {
    let literal = document.markup.nodes[Int(place.node)].literal
    let text = document.markup.text[literal.range]
    let before = text.prefix(Int(place.start)).last { $0 != 0x20 }
    let after = text.dropFirst(Int(place.start + place.count)).prefix(60)
    let isFirst = before.map { $0 &- 0x30 < 10 || ".:;([)".utf8.contains($0) } ?? true
    let next = after.drop { $0 == 0x20 || $0 == 0xC2 || $0 == 0xA0 }
    return isFirst
      && (next.first == UInt8(ascii: ":") || !Self.isCapitals(next.split(separator: 0x20).first))
  }

  /// Whether a word has capitals, and no other letters.
  private static func isCapitals(_ word: ArraySlice<UInt8>?) -> Bool {
    guard let word else { return false }
    let text = String(decoding: word, as: UTF8.self)
    return text.contains(where: \.isUppercase) && !text.contains(where: \.isLowercase)
  }

  // MARK: Names

  /// Whether words in brackets are the name that the text gives to somebody: `("[Supplier]")`, `(the “[Company]”)`.
  func isNameToGive(_ place: ProseScan.Place) -> Bool {
    let literal = document.markup.nodes[Int(place.node)].literal
    let text = document.markup.text[literal.range]
    let before = String(decoding: text.prefix(Int(place.start) - 1).suffix(24), as: UTF8.self)
    let after = String(
      decoding: text.dropFirst(Int(place.start + place.count) + 1).prefix(8), as: UTF8.self)
    guard let quote = before.last, let close = after.first, "\"'“„«‘»「『".contains(quote),
      "\"'”“»’«」』".contains(close),
      let open = before.lastIndex(where: { $0 == "(" || $0 == "（" })
    else { return false }
    return string(of: place).contains(where: \.isLetter)
      && before[before.index(after: open)...].dropLast().allSatisfy { $0.isLetter || $0 == " " }
  }

  // MARK: Instructions

  /// Whether a field stands in quotation marks, in a sentence that says what to do with it: `Replace
  /// "[Company Name]" with …`.
  func isQuotedByInstruction(_ range: Range<Int>) -> Bool {
    let bytes = source.bytes
    let start = max(0, range.lowerBound - 120)
    let end = min(bytes.count, range.upperBound + 90)
    let before = Self.oneLine(Self.paragraph(endingWith: bytes[start..<range.lowerBound]))
    let after = String(
      decoding: bytes[range.upperBound..<end].prefix { $0 != 0x0A }, as: UTF8.self)
    guard let close = after.first, "\"'”“»’«」』".contains(close),
      let open = before.lastIndex(where: { "\"“„«‘»「『”".contains($0) })
        ?? before.indices.last.flatMap({ before[$0] == "'" ? $0 : nil })
    else { return false }
    // `marked as "on behalf of: [named here]"`: what stands before the field is quoted, too.
    guard open == before.indices.last || before[..<open].last?.isWhitespace ?? true else {
      return false
    }
    let words = (before + " " + after).lowercased()
    return Self.instructions.contains { words.contains($0) }
  }

  /// What stands behind the last empty line.
  private static func paragraph(endingWith text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var isEmpty = false
    for index in text.indices.reversed() {
      if text[index] == 0x0A {
        if isEmpty { return text[(index + 1)...] }
        isEmpty = true
      } else if text[index] > 0x20 {
        isEmpty = false
      }
    }
    return text
  }

  /// A text whose lines are joined with spaces.
  private static func oneLine(_ text: ArraySlice<UInt8>) -> String {
    String(decoding: text.map { $0 == 0x0A || $0 == 0x0D ? 0x20 : $0 }, as: UTF8.self)
  }

  /// How the words begin that tell what to write for a field.
  private static let instructions = [
    "replac", "marking the work", "marked as", "substitut", "fill in", "placeholder", "in brackets",
    "ersetz", "platzhalter",
    "remplac", "reemplaz", "sustitu", "marcador", "sostitu", "segnaposto", "substitu", "vervang",
    "invulveld", "zastąp", "zamień", "замени", "замініть", "ersätt", "erstat", "erstatt", "korvaa",
    "nahraď", "nahradit", "cserél", "înlocui", "αντικαταστ", "değiştir", "ganti", "thay thế",
    "置き換え", "替换", "替換", "바꾸", "استبدل", "החלף",
  ]

  // MARK: Days

  /// Days still to be written behind their label: `Last updated: YYYY-MM-DD`, `Stand: TT.MM.JJJJ`.
  var unwrittenDays: [ProseScan.Place] {
    let markup = document.markup
    var found: [ProseScan.Place] = []
    for (index, node) in markup.nodes.enumerated()
    where node.kind == .text && node.literal.count >= 10 {
      let literal = markup.bytes(node.literal)
      guard Self.hasMonth(literal) else { continue }
      for word in literal.split(separator: 0x20) {
        var word = word
        while let last = word.last, last == UInt8(ascii: ".") || last == UInt8(ascii: ",") {
          word.removeLast()
        }
        guard word.count == 10, Self.days.contains(String(decoding: word, as: UTF8.self)) else {
          continue
        }
        let place = ProseScan.place(
          Int32(truncatingIfNeeded: index), word.startIndex - literal.startIndex, word.count)
        if isBehindLabel(bytes(of: place).lowerBound) { found.append(place) }
      }
    }
    return found
  }

  /// Whether a text has `MM` in it.
  private static func hasMonth(_ text: ArraySlice<UInt8>) -> Bool {
    text.withUnsafeBufferPointer { bytes in
      var index = 1
      while index < bytes.count {
        if bytes[index] == UInt8(ascii: "M") {
          if bytes[index - 1] == UInt8(ascii: "M") { return true }
          index += 1
        } else {
          index += 2
        }
      }
      return false
    }
  }

  /// Whether the label of a day stands right before, and not words about the form of days.
  private func isBehindLabel(_ start: Int) -> Bool {
    let line = source.bytes[max(0, start - 90)..<start].split(
      separator: 0x0A, omittingEmptySubsequences: false)
    let label = String(decoding: line.last ?? [], as: UTF8.self).lowercased()
      .filter { $0 != "*" && $0 != "_" }
    guard !Self.forms.contains(where: { label.contains($0) }) else { return false }
    let words = label.split(whereSeparator: \.isWhitespace)
    guard let last = words.last, let mark = last.last else { return false }
    return mark == ":" || mark == "：" || mark == "|" || Self.labels.contains(String(last))
  }

  /// The days of templates, in the letters of several languages.
  private static let days: Set<String> = {
    let orders: [(year: String, day: String)] = [
      ("YYYY", "DD"), ("JJJJ", "TT"), ("JJJJ", "DD"), ("AAAA", "JJ"), ("AAAA", "DD"),
      ("AAAA", "GG"),
      ("RRRR", "DD"), ("RRRR", "DZ"), ("YYYY", "GG"), ("VVVV", "PP"),
    ]
    return Set(
      orders.flatMap { year, day in
        ["-", "/", "."].flatMap { mark in
          [[year, "MM", day], [day, "MM", year], ["MM", day, year]].map {
            $0.joined(separator: mark)
          }
        }
      })
  }()

  private static let forms = [
    "format", "form ", "form of", "form:", "formato", "datumsnotatie", "pattern", "style",
  ]
  /// What a day follows without a colon.
  private static let labels: Set<String> = [
    "effective", "updated", "modified", "revised", "dated", "since", "published", "stand", "ab",
    "vom",
  ]
}
