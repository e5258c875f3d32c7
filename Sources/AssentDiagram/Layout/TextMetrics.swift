import AssentDiagnostics

/// Widths of text in a common sans-serif font, from a table, so that they are the same everywhere.
package enum TextMetrics {
  /// Advance widths of U+0020 to U+007E in thousandths of an em.
  /// Source: the Core 14 metrics of Helvetica, which Arial and Liberation Sans share.
  private static let widths: [Int] = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278,
    556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556,
    1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778,
    667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556,
    333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556,
    556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
  ]

  /// The width of a line in thousandths of an em.
  package static func width(of text: String) -> Int {
    var text = text
    return text.withUTF8 { width(of: $0) }
  }

  /// The width of text in UTF-8, in thousandths of an em.
  static func width(of bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let widths = widths
    var sum = 0
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte &- 0x20 < 0x5F {
        sum += widths[Int(byte &- 0x20)]
        index += 1
      } else {
        let (scalar, end) = decodeScalar(bytes, at: index)
        sum += knownWidth(of: scalar) ?? otherWidth
        index = end
      }
    }
    return sum
  }

  /// Whether the table has all characters of a text, or fonts agree on them.
  static func isMeasured(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { knownWidth(of: $0.value) != nil }
  }

  /// Most letters of a script that the table does not have are about as wide as this.
  private static let otherWidth = 640

  private static func knownWidth(of scalar: UInt32) -> Int? {
    switch scalar {
    case 0x20...0x7E: widths[Int(scalar) - 0x20]
    case 0..<0x300: 600
    case 0x300...0x36F, 0x200B...0x200F, 0xFE00...0xFE0F: 0
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6:
      1000
    case 0x1F000...0x1FAFF, 0x2600...0x27BF: 1250
    case 0x20000...0x3FFFF: 1000
    case 0x2190...0x21FF, 0x2200...0x25FF: 1000
    default: nil
    }
  }
}

/// Breaks lines at spaces, or within words that are too long, so that none is wider than `limit`.
///
/// The lines are as even as the fewest lines allow, where no word is broken.
///
/// - Parameter drawn: the width of so many thousandths of an em.
func wrapped(_ lines: [String], limit: Int, drawn: (Int) -> Int) -> [String] {
  lines.flatMap { line in
    let words = WordWrap(line, space: 278, measure: TextMetrics.width)
    return drawn(words.longest) <= limit
      ? words.lines(limit: limit, drawn: drawn)
      : broken(line, limit) { drawn(TextMetrics.width(of: $0)) }
  }
}

/// Breaks a line between its words and, where a word is wider than `limit`, within that.
func broken(_ line: String, _ limit: Int, _ width: (String) -> Int) -> [String] {
  var result: [String] = []
  var current = ""
  for word in line.split(separator: " ") {
    let candidate = current.isEmpty ? String(word) : current + " " + word
    if width(candidate) <= limit {
      current = candidate
      continue
    }
    if !current.isEmpty { result.append(current) }
    current = ""
    for character in word {
      if !current.isEmpty, width(current + String(character)) > limit {
        let rest = afterBreak(current, before: character)
        result.append(String(current.dropLast(rest.count)))
        current = rest
      }
      current.append(character)
    }
  }
  if !current.isEmpty { result.append(current) }
  return result.isEmpty ? [""] : result
}

/// What a line may be broken between: its words, and the words within its names.
func partsOfWords(_ line: String) -> [String] {
  var result: [String] = []
  var last: Character = " "
  for character in line {
    if last == " " || isBreak(last, character) { result.append("") }
    if character != " " { result[result.count - 1].append(character) }
    last = character
  }
  return result
}

private func isBreak(_ last: Character, _ next: Character) -> Bool {
  let marks = "./_-:,;()?&="
  return marks.contains(last) && !marks.contains(next) || last.isLowercase && next.isUppercase
}

/// The end of a piece of a long word that goes better into the next line: what follows the last
/// mark between names, or a new word within a name. Empty where the piece has no such place.
private func afterBreak(_ piece: String, before next: Character) -> String {
  var rest = ""
  var following = next
  for character in piece.reversed() {
    if isBreak(character, following) { return rest }
    rest.insert(character, at: rest.startIndex)
    following = character
    if rest.utf8.count * 2 > piece.utf8.count { break }
  }
  return ""
}
