/// The words of one language that make a change matter, and those that do not.
struct SignalTable: Sendable {
  /// What a phrase says of the sentence it stands in.
  struct Meaning: Sendable {
    var kind: ChangeAssessment.Signal.Kind
    /// Whether it makes other changed words of its sentence matter; `and` and `you` do not.
    var isStrong: Bool
    /// Whether it says so only right before what it counts: `neuf jours`, `over 30`.
    var isCount = false
  }

  struct Match: Sendable {
    /// Indices of tokens.
    var tokens: Range<Int>
    var meaning: Meaning
    /// How many bytes of the words the phrase has.
    var length = 0
  }

  /// Phrases that begin where a word begins.
  private var anchored = PhraseTree()
  /// Phrases that may begin within a word.
  private var floating = PhraseTree()
  private var meanings: [Meaning] = []
  /// Articles and fillers, which change nothing.
  private(set) var neutral: Set<String> = []
  /// Words such as prepositions: one more or less is grammar, one for another is not.
  private(set) var small: Set<String> = []
  /// Words whose case is meaning in the middle of a sentence: German `Sie`.
  private(set) var cased: Set<String> = []
  /// Words that in capitals are others: English `US`.
  private(set) var initials: Set<String> = []
  /// Words that with a capital are names: English `May`.
  private(set) var namesakes: Set<String> = []
  /// Letters that may stand before a word and are not part of it.
  private var prefixes: Set<UInt32> = []
  private let writesSpaces: Bool

  /// - Parameter rows: `name: phrase; phrase`, one a line; `count` has the words that are amounts only before
  ///   what they count.
  init(_ rows: String, floats: Bool = false, prefixes: String = "") {
    writesSpaces = !floats
    self.prefixes = Set(prefixes.unicodeScalars.map(\.value))
    // By bytes: characters take ten times as long to tell apart.
    for line in rows.utf8.split(separator: UInt8(ascii: "\n")) {
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { continue }
      let name = Substring(line[..<colon])
      let phrases = line[line.index(after: colon)...].split(separator: UInt8(ascii: ";"))
        .map { Self.trimmed(Substring($0)) }
      switch name {
      case "neutral": neutral.formUnion(phrases)
      case "small": small.formUnion(phrases)
      case "cased": cased.formUnion(phrases)
      case "initials": initials.formUnion(phrases)
      case "namesakes": namesakes.formUnion(phrases)
      default: add(phrases, name, floats)
      }
    }
  }

  private mutating func add(_ phrases: [String], _ name: Substring, _ floats: Bool) {
    let isCount = name == "count"
    let isStrong = !isCount && !name.hasSuffix("?")
    let name = isCount ? "amount?" : name
    guard
      let kind = ChangeAssessment.Signal.Kind(rawValue: String(isStrong ? name : name.dropLast()))
    else { return }
    let value = Int32(truncatingIfNeeded: meanings.count)
    meanings.append(Meaning(kind: kind, isStrong: isStrong, isCount: isCount))
    for phrase in phrases where !phrase.isEmpty {
      var text = Substring(phrase)
      let isInner = text.first == "*"
      if isInner { text = text.dropFirst() }
      let isStem = text.last == "*"
      if isStem { text = text.dropLast() }
      let bytes = Self.searched(String(text))
      if isInner || floats {
        floating.insert(bytes, value, endsAnywhere: isStem || floats)
      } else {
        anchored.insert(bytes, value, endsAnywhere: isStem)
      }
    }
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text
    while text.utf8.first == 0x20 { text = text.dropFirst() }
    while text.utf8.last == 0x20 { text = text.dropLast() }
    return String(text)
  }

  private static func searched(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    for scalar in text.unicodeScalars {
      let value = ScalarFold.searched(ScalarFold.compared(scalar.value))
      if value != 0 { ScalarFold.append(value, to: &bytes) }
    }
    return bytes
  }

  // MARK: Finding

  /// All phrases of a range of tokens, in order of their beginnings.
  func matches(in text: AssessedText, _ range: Range<Int>) -> [Match] {
    let line = SearchLine(text, range, writesSpaces: writesSpaces)
    var found: [Match] = []
    line.bytes.withUnsafeBufferPointer { bytes in
      var index = 0
      while index < bytes.count {
        // Within the bytes of one character nothing begins.
        guard bytes[index] & 0xC0 != 0x80 else {
          index += 1
          continue
        }
        if line.starts[index] {
          addAnchored(from: index, at: index, bytes, line, &found)
          var start = index
          var letters = 0
          while !prefixes.isEmpty, letters < 3, start < bytes.count {
            let (scalar, count) = ScalarFold.decode(bytes, start)
            guard prefixes.contains(scalar) else { break }
            start += count
            letters += 1
            addAnchored(from: start, at: index, bytes, line, &found)
          }
        }
        floating.forEachMatch(bytes, index) { value, end in
          found.append(Match(tokens: line.tokens(index..<end), meaning: meanings[Int(value)]))
        }
        index += 1
      }
    }
    guard found.contains(where: \.meaning.isCount) else { return found }
    let amounts = Set(
      found.lazy.filter { [.amount, .duration].contains($0.meaning.kind) }
        .map(\.tokens.lowerBound))
    return found.filter { !$0.meaning.isCount || counts($0, before: amounts, text) }
  }

  /// Adds the phrases that begin at `start`, of one word or several that begin at `index`. Of those that are the
  /// same words the longest tells what they are: `gewährleist*`, not `gewähr*`.
  private func addAnchored(
    from start: Int, at index: Int, _ bytes: UnsafeBufferPointer<UInt8>, _ line: SearchLine,
    _ found: inout [Match]
  ) {
    let first = found.count
    anchored.forEachMatch(bytes, start) { value, end in
      let match = Match(
        tokens: line.tokens(index..<end), meaning: meanings[Int(value)], length: end - start)
      for place in found[first...].indices.reversed()
      where found[place].tokens == match.tokens && found[place].length < match.length
        && (match.meaning.isStrong || !found[place].meaning.isStrong)
      {
        found.remove(at: place)
      }
      found.append(match)
    }
  }

  /// Whether what stands behind a word is what it counts: a number, an amount, a time.
  private func counts(_ match: Match, before amounts: Set<Int>, _ text: AssessedText) -> Bool {
    let next = match.tokens.upperBound
    guard next < text.tokens.count else { return false }
    return text.tokens[next].kind == .number || amounts.contains(next)
  }
}

/// The words of a range of tokens in one row of bytes, for a search.
private struct SearchLine {
  var bytes: [UInt8] = []
  /// For each byte, whether a word begins there.
  var starts: [Bool] = []
  /// For each byte, the token it is of.
  private var owners: [Int32] = []

  init(_ text: AssessedText, _ range: Range<Int>, writesSpaces: Bool) {
    var isFirst = true
    for index in range {
      let token = text.tokens[index]
      switch token.kind {
      case .punctuation, .hidden, .tag, .address: continue
      case .word, .ideograph, .number, .symbol: break
      }
      let owner = Int32(truncatingIfNeeded: index)
      if !isFirst, writesSpaces || token.isAfterSpace {
        bytes.append(0x20)
        starts.append(false)
        owners.append(owner)
      }
      isFirst = false
      let first = bytes.count
      let folded = text.folded[token.foldedRange]
      if folded.allSatisfy({ $0 < 0x80 }) {
        bytes += folded
      } else {
        folded.withUnsafeBufferPointer { folded in
          var index = 0
          while index < folded.count {
            let (scalar, count) = ScalarFold.decode(folded, index)
            let value = ScalarFold.searched(scalar)
            if value != 0 { ScalarFold.append(value, to: &bytes) }
            index += count
          }
        }
      }
      for offset in first..<bytes.count {
        starts.append(offset == first)
        owners.append(owner)
      }
    }
  }

  func tokens(_ range: Range<Int>) -> Range<Int> {
    Int(owners[range.lowerBound])..<Int(owners[range.upperBound - 1]) + 1
  }
}

/// Phrases as a tree of bytes.
private struct PhraseTree: Sendable {
  private struct Ending: Sendable {
    var value: Int32
    var endsAnywhere: Bool
  }

  /// The nodes below others, by the node above and the byte between: a table of its own, since every
  /// byte of a text is looked up in it. As many as a power of two, at most half of them taken.
  private var branches = [Branch](repeating: Branch(), count: 64)
  /// What ends at each node.
  private var endings: [[Ending]] = [[]]

  private struct Branch: Sendable {
    /// The node above times 256, with the byte.
    var key: UInt32 = 0
    /// The node below; 0 for a place that is free.
    var node: Int32 = 0
  }

  mutating func insert(_ phrase: [UInt8], _ value: Int32, endsAnywhere: Bool) {
    var node: Int32 = 0
    for byte in phrase {
      let key = UInt32(node) << 8 | UInt32(byte)
      if let next = next(key) {
        node = next
        continue
      }
      node = Int32(endings.count)
      endings.append([])
      if endings.count * 2 > branches.count { grow() }
      Self.add(Branch(key: key, node: node), to: &branches)
    }
    endings[Int(node)].append(Ending(value: value, endsAnywhere: endsAnywhere))
  }

  private mutating func grow() {
    var larger = [Branch](repeating: Branch(), count: branches.count * 2)
    for branch in branches where branch.node != 0 { Self.add(branch, to: &larger) }
    branches = larger
  }

  private static func add(_ branch: Branch, to branches: inout [Branch]) {
    var place = place(of: branch.key, branches.count)
    while branches[place].node != 0 { place = (place + 1) & (branches.count - 1) }
    branches[place] = branch
  }

  @inline(__always)
  private static func place(of key: UInt32, _ count: Int) -> Int {
    Int(truncatingIfNeeded: (UInt64(key) &* 0x9E37_79B9_7F4A_7C15) >> 32) & (count - 1)
  }

  @inline(__always)
  private func next(_ key: UInt32) -> Int32? {
    branches.withUnsafeBufferPointer { branches in
      var place = Self.place(of: key, branches.count)
      while branches[place].node != 0 {
        if branches[place].key == key { return branches[place].node }
        place = (place + 1) & (branches.count - 1)
      }
      return nil
    }
  }

  /// Calls `body` with the value and the end of each phrase that begins at `start`.
  func forEachMatch(
    _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ body: (Int32, Int) -> Void
  ) {
    var node: Int32 = 0
    var index = start
    while index < bytes.count, let next = next(UInt32(node) << 8 | UInt32(bytes[index])) {
      node = next
      index += 1
      guard !endings[Int(node)].isEmpty else { continue }
      let isWordEnd = index == bytes.count || bytes[index] == 0x20
      for ending in endings[Int(node)] where ending.endsAnywhere || isWordEnd {
        body(ending.value, index)
      }
    }
  }
}

extension SignalTable {
  /// The table of a language; `nil` where there is none.
  static func of(_ language: String) -> SignalTable? {
    switch language {
    case "en": english
    case "de": german
    case "fr": french
    case "es": spanish
    case "it": italian
    case "pt": portuguese
    case "nl": dutch
    case "ja": japanese
    case "zh": chinese
    case "ko": korean
    case "ar": arabic
    case "he", "iw": hebrew
    case "pl": polish
    case "ru": russian
    default: nil
    }
  }
}
