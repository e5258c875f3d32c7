import AssentLicense

/// One line of a document in a language other than English, as far as it states facts.
struct WordedLine {
  private let text: [UInt8]
  /// In lower case, of the same length in bytes.
  private let lower: [UInt8]
  private let offset: Int
  private let words: FactWords

  /// `nil` for a line whose bytes would move in lower case.
  init?(_ line: String, offset: Int, words: FactWords) {
    text = Array(line.utf8)
    lower = Array(line.lowercased().utf8)
    self.offset = offset
    self.words = words
    guard text.count == lower.count else { return nil }
  }

  private func has(_ phrase: String) -> Bool { place(of: phrase) != nil }

  private func place(of phrase: String, from start: Int = 0) -> Range<Int>? {
    let phrase = Array(phrase.utf8)
    guard let first = phrase.first, lower.count - start >= phrase.count else { return nil }
    for index in start...lower.count - phrase.count
    where lower[index] == first && lower[index...].starts(with: phrase) {
      return index..<index + phrase.count
    }
    return nil
  }

  /// Whether the line tells of another time, a condition or an example.
  var isHypothetical: Bool {
    words.asides.contains(where: has) || has("→") || has("->") || has("==") || has("!=")
  }

  // MARK: Versions

  /// `Lizenzversion: 1.0`, `Version de la licence : 1.0`, `利用規約のバージョン：1.0`.
  var version: StatedFact? {
    for sign in [":", "：", "="] {
      guard let place = place(of: sign),
        let range = number(after: place.upperBound),
        let kind = kind(ofLabel: label(endingAt: place.lowerBound))
      else { continue }
      let written = string(range)
      return StatedFact(
        topic: .version(kind), value: FactReader.version(written), written: written,
        range: range.lowerBound + offset..<range.upperBound + offset)
    }
    return nil
  }

  private func string(_ range: Range<Int>) -> String {
    String(decoding: text[range], as: UTF8.self)
  }

  /// What stands before a colon, back to a wall or the start of the line, without marks.
  private func label(endingAt end: Int) -> String {
    let before = String(decoding: lower[..<end], as: UTF8.self)
    let cell = before.split(whereSeparator: { "│┃║|".contains($0) }).last ?? ""
    return cell.trimmingPrefix { !$0.isLetter }
      .filter { !"*_`\"'’“”«»「」".contains($0) || $0 == "'" || $0 == "’" }
      .replacing("’", with: "'")
      .split(separator: " ").joined(separator: " ")
  }

  /// The kind that a label names, where it has a word for versions and none that says more.
  private func kind(ofLabel label: String) -> DocumentKind? {
    guard !label.isEmpty, label.utf8.count <= 80 else { return nil }
    let named = words.kinds.sorted { $0.word.utf8.count > $1.word.utf8.count }
    for (word, kind) in named where label.contains(word) {
      for version in words.versions.sorted(by: { $0.utf8.count > $1.utf8.count }) {
        var rest = label
        guard let at = rest.firstRange(of: word) else { continue }
        rest.replaceSubrange(at, with: " ")
        guard let at = rest.firstRange(of: version) else { continue }
        rest.replaceSubrange(at, with: " ")
        let left = rest.split(separator: " ")
        // `Lizenzversion` and `Lizenz-Version` are one word.
        if left.allSatisfy({ words.joins.contains(String($0)) || $0 == "-" || $0 == "s" }) {
          return kind
        }
      }
    }
    return nil
  }

  private func number(after start: Int) -> Range<Int>? {
    var index = start
    while index < lower.count, " *_`\"'(\t".utf8.contains(lower[index]) { index += 1 }
    let begin = index
    if index < lower.count, lower[index] == UInt8(ascii: "v") { index += 1 }
    let digits = index
    var dots = 0
    while index < lower.count {
      if lower[index] &- 0x30 < 10 {
        index += 1
      } else if lower[index] == 0x2E, index > digits, index + 1 < lower.count,
        lower[index + 1] &- 0x30 < 10
      {
        dots += 1
        index += 1
      } else {
        break
      }
    }
    // `1.0.x`, a date or a range is no version that could be compared.
    guard dots > 0, dots < 3, index - digits < 10,
      index == lower.count || !"-+*/".utf8.contains(lower[index]) || lower[index] == 0x2A,
      index == lower.count || (lower[index] | 0x20) &- 0x61 >= 26
    else { return nil }
    return begin..<index
  }

  // MARK: Thresholds

  /// `bis mindestens 95 % scrollen`.
  var threshold: StatedFact? {
    guard words.scrolls.contains(where: has), words.bounds.contains(where: has) else { return nil }
    var found: [(value: Int, range: Range<Int>)] = []
    for index in lower.indices where lower[index] == UInt8(ascii: "%") || isWidePercent(index) {
      var end = index
      while end > 0,
        lower[end - 1] == 0x20 || lower[end - 1] == 0xA0 || lower[end - 1] == 0xC2
          || lower[end - 1] == 0xAF || lower[end - 1] == 0x80 || lower[end - 1] == 0xE2
      {
        end -= 1
      }
      var start = end
      while start > 0, lower[start - 1] &- 0x30 < 10 { start -= 1 }
      guard let value = Int(string(start..<end)), (1...100).contains(value) else { continue }
      found.append((value, start..<index + (lower[index] == 0x25 ? 1 : 3)))
    }
    guard Set(found.map(\.value)).count == 1, let first = found.first else { return nil }
    return StatedFact(
      topic: .threshold, value: String(first.value), written: string(first.range),
      range: first.range.lowerBound + offset..<first.range.upperBound + offset)
  }

  /// `％` of full width.
  private func isWidePercent(_ index: Int) -> Bool {
    lower[index] == 0xEF && lower[index...].starts(with: "％".utf8)
  }

  // MARK: Licenses

  /// `Diese App steht unter der Lizenz CC BY 4.0.`
  var license: StatedFact? {
    guard words.licensed.contains(where: has),
      let subject = words.subjects.lazy.compactMap({ place(of: $0) }).first,
      // What stands before may be a part of the product.
      subject.lowerBound < 6
    else { return nil }
    let pieces = pieces(from: subject.upperBound)
    for first in pieces.indices {
      for last in (first..<min(first + 6, pieces.count)).reversed() {
        let range = pieces[first].lowerBound..<pieces[last].upperBound
        guard let id = SPDXLicense.identifier(named: string(range)) else { continue }
        return StatedFact(
          topic: .license, value: id, written: string(range),
          range: range.lowerBound + offset..<range.upperBound + offset)
      }
    }
    return nil
  }

  /// Words of Latin letters, digits and the signs in names of licenses.
  private func pieces(from start: Int) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var index = start
    func isPart(_ byte: UInt8) -> Bool {
      (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == 0x2E || byte == 0x2D
    }
    while index < lower.count {
      guard isPart(lower[index]) else {
        index += 1
        continue
      }
      let start = index
      while index < lower.count, isPart(lower[index]) { index += 1 }
      var end = index
      while end > start, lower[end - 1] == 0x2E { end -= 1 }
      if end > start { found.append(start..<end) }
    }
    return found
  }

  // MARK: Counts

  /// `Die Lizenz hat 15 Abschnitte.`
  var count: StatedFact? {
    guard let kind = words.kinds.first(where: { has($0.word) })?.kind else { return nil }
    for section in words.sections {
      guard let place = place(of: section) else { continue }
      var end = place.lowerBound
      while end > 0, lower[end - 1] == 0x20 { end -= 1 }
      var start = end
      while start > 0, lower[start - 1] &- 0x30 < 10 { start -= 1 }
      // `第12条` is a reference, and `§ 12` as well.
      let before = String(decoding: lower[..<start].suffix(3), as: UTF8.self)
      guard let value = Int(string(start..<end)), (2...99).contains(value), before != "第",
        !before.contains("§"), !before.contains(".")
      else { continue }
      return StatedFact(
        topic: .count(kind), value: String(value), written: string(start..<end),
        range: start + offset..<end + offset)
    }
    return nil
  }
}
