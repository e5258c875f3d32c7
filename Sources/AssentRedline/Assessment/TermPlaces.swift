import AssentLicense

/// Where a text defines its terms, and which words are parts of their names.
struct TermPlaces {
  /// For each sentence the names that it defines.
  private var bySentence: [Int: [String]] = [:]
  /// For each block that is a definition as a whole, the names.
  private var byBlock: [Int: [String]] = [:]
  private let names: TermNames

  init(_ legal: LegalDocument, _ text: AssessedText) {
    names = TermNames(legal.terms.map(\.name))
    let terms = Dictionary(grouping: legal.terms) { Int(text.blockOfNode[$0.node]) }
    for block in terms.keys.sorted() where block >= 0 {
      let range = text.blocks[block].tokens
      // The first place of each name, and better the first in quotation marks.
      var places: [String: (place: Int, isQuoted: Bool)] = [:]
      for index in range {
        guard let name = names.name(at: index, in: text) else { continue }
        let isQuoted = index > 0 && text.tokens[index - 1].kind == .punctuation
        if let known = places[name], known.isQuoted || !isQuoted { continue }
        places[name] = (index, isQuoted)
      }
      let opening = range.lazy.filter { text.tokens[$0].isWord }.prefix(4).last ?? range.lowerBound
      for term in terms[block] ?? [] {
        guard let place = places[term.name]?.place else { continue }
        bySentence[Int(text.tokens[place].sentence), default: []].append(term.name)
        if place <= opening { byBlock[block, default: []].append(term.name) }
      }
    }
  }

  /// The names that a sentence defines, or what introduces it.
  func defined(in sentence: Int, of text: AssessedText) -> [String] {
    if let names = bySentence[sentence] { return names }
    var block = text.sentences[sentence].block
    for _ in 0..<6 {
      if let names = byBlock[block] { return names }
      block = text.blocks[block].lead
      if block < 0 { return [] }
    }
    return []
  }

  /// Whether a word is the name of a term by itself.
  func isName(_ key: UInt64) -> Bool { names.single.contains(key) }

  /// The name of a term that holds words and more, with its capital.
  func longerName(around tokens: Range<Int>, in text: AssessedText) -> Range<Int>? {
    names.longerName(around: tokens, in: text)
  }

  /// Whether a word is part of a term's name, in whatever case.
  func holds(_ index: Int, in text: AssessedText) -> Bool { names.holds(index, in: text) }

  /// Whether a word is part of a term's name that has more words, in whatever case.
  func holdsWithOthers(_ index: Int, in text: AssessedText) -> Bool {
    names.holds(index, in: text, least: 2)
  }
}

/// The names of terms, found in words.
struct TermNames {
  private var rows: [(name: String, keys: [UInt64])] = []
  /// Numbers of rows by the first word, and by each word with its place in the name.
  private var byFirst: [UInt64: [Int]] = [:]
  private var byAny: [UInt64: [(row: Int, offset: Int)]] = [:]
  private(set) var single: Set<UInt64> = []

  init(_ names: [String]) {
    let reader = WordReader(language: "")
    for name in names.prefix(2_000) {
      let keys = reader.keys(of: name).map {
        AssessedText.combined($0, UInt64(AssessedText.Token.Kind.word.rawValue))
      }
      guard let first = keys.first, keys.count <= 12 else { continue }
      byFirst[first, default: []].append(rows.count)
      for (offset, key) in keys.enumerated() {
        byAny[key, default: []].append((rows.count, offset))
      }
      if keys.count == 1 { single.insert(first) }
      rows.append((name, keys))
    }
  }

  /// The longest name that begins with a word, in whatever case but with its capital.
  func name(at index: Int, in text: AssessedText) -> String? {
    guard let found = byFirst[text.tokens[index].key] else { return nil }
    var best: (name: String, count: Int)?
    for row in found.prefix(64) where rows[row].keys.count > best?.count ?? 0 {
      guard stands(row, at: index, in: text), hasCase(of: rows[row].name, index, text) else {
        continue
      }
      best = (rows[row].name, rows[row].keys.count)
    }
    return best?.name
  }

  private func hasCase(of name: String, _ index: Int, _ text: AssessedText) -> Bool {
    let written = text.text(index)
    guard let first = name.unicodeScalars.first, first.properties.isUppercase else { return true }
    return written.unicodeScalars.first?.properties.isUppercase ?? false
  }

  /// - Parameter least: how many words the name has at least.
  func holds(_ index: Int, in text: AssessedText, least: Int = 1) -> Bool {
    guard let found = byAny[text.tokens[index].key] else { return false }
    return found.prefix(64).contains {
      rows[$0.row].keys.count >= least && stands($0.row, at: index - $0.offset, in: text)
    }
  }

  func longerName(around tokens: Range<Int>, in text: AssessedText) -> Range<Int>? {
    guard let first = tokens.first, let found = byAny[text.tokens[first].key] else { return nil }
    for (row, offset) in found.prefix(64) {
      let name = first - offset..<first - offset + rows[row].keys.count
      guard name.count > tokens.count, name.upperBound >= tokens.upperBound,
        stands(row, at: name.lowerBound, in: text),
        hasCase(of: rows[row].name, name.lowerBound, text)
      else { continue }
      return name
    }
    return nil
  }

  private func stands(_ row: Int, at start: Int, in text: AssessedText) -> Bool {
    let keys = rows[row].keys
    guard start >= 0, start + keys.count <= text.tokens.count else { return false }
    for offset in keys.indices where text.tokens[start + offset].key != keys[offset] {
      return false
    }
    return true
  }
}

/// The writing of a word, so far as it tells whether a table knows its language.
enum Script: Hashable {
  case latin, cyrillic, arabic, hebrew, han, hangul, other

  init(language: String) {
    self =
      switch language {
      case "ru": .cyrillic
      case "ar": .arabic
      case "he", "iw": .hebrew
      case "ja", "zh": .han
      case "ko": .hangul
      default: .latin
      }
  }

  /// The writing of the first letter of a word; numbers and signs are Latin.
  init(of word: ArraySlice<UInt8>) {
    let scalar = word.withUnsafeBufferPointer { bytes in
      bytes.isEmpty ? 0 : ScalarFold.decode(bytes, 0).0
    }
    self =
      switch scalar {
      case 0..<0x370, 0x1E00...0x1EFF: .latin
      case 0x400...0x52F: .cyrillic
      case 0x590...0x5FF: .hebrew
      case 0x600...0x6FF, 0x750...0x77F: .arabic
      case 0x3005...0x30FF, 0x3400...0x9FFF, 0xF900...0xFAFF: .han
      case 0xAC00...0xD7A3: .hangul
      default: ScalarClass(scalar) == .letter || ScalarClass(scalar) == .ideograph ? .other : .latin
      }
  }
}
