import AssentManifest
import AssentMarkup

/// What the words and letters of a text say of its language, in points.
struct LanguageEvidence {
  private(set) var byteCount = 0
  private var wordCount = 0
  /// How often the article of English stands there, which no other language has.
  private var articleCount = 0
  /// Whether letters stand there that English does not have.
  private var hasForeignLetters = false
  /// The points of each language of Latin script, by its place in ``SmallWords``.
  private var points = [Int](repeating: 0, count: SmallWords.shared.languages.count)
  private var scripts = ScriptCounts()
  /// A bit for each slot of ``SmallWords`` whose word stands there.
  private var seen = [UInt64](repeating: 0, count: SmallWords.slots / 64)

  /// What a language needs to have a quarter more than others: six words that no other one has, or so many letters of its
  /// script; and what it needs where it has twice as much.
  private static let (manyWords, fewWords, letters) = (72, 40, 40)

  mutating func add(_ text: UnsafeBufferPointer<UInt8>) {
    let words = SmallWords.shared
    byteCount += text.count
    var key: UInt64 = 0
    var length = 0
    var previous: UInt8 = 0
    var isForeign = false
    for byte in text {
      if byte >= 0x80 {
        if byte < 0xC0, let languages = words.languages(ofLetter: previous, byte) {
          add(languages, SmallWords.pointsOfLetter)
        }
        isForeign = isForeign || byte >= 0xCD
        hasForeignLetters = hasForeignLetters || 0xC3...0xDF ~= byte
        previous = byte
      } else if !isASCIILetter(byte) {
        addWord(key, length, words)
        (key, length) = (0, 0)
        continue
      }
      // Words of more than eight bytes are none of a list, and neither is 0.
      key = length < 8 ? key << 8 | UInt64(byte | (byte < 0x80 ? 0x20 : 0)) : 0
      length += 1
    }
    addWord(key, length, words)
    if isForeign { scripts.add(text) }
  }

  @inline(__always)
  private mutating func addWord(_ key: UInt64, _ length: Int, _ words: SmallWords) {
    guard length > 1 else { return }
    wordCount += 1
    if key == Self.article { articleCount += 1 }
    guard key > 0, let slot = words.slot(ofWord: key) else { return }
    seen[slot >> 6] |= 1 << UInt64(slot & 63)
    add(words.languages(ofSlot: slot), SmallWords.pointsOfWord)
  }

  /// Adds what is known of some languages, which they share.
  private mutating func add(_ languages: UInt32, _ table: [Int]) {
    let share = table[min(languages.nonzeroBitCount, table.count) - 1]
    var rest = languages
    while rest != 0 {
      points[rest.trailingZeroBitCount] += share
      rest &= rest - 1
    }
  }

  /// The language that has the most points, and clearly more than any other; `nil` where none has.
  var language: String? {
    let languages = SmallWords.shared.languages
    var all = points
    // Vietnamese has letters of its own.
    if scripts.vietnamese > 0, let place = languages.firstIndex(of: "vi") {
      all[place] += scripts.vietnamese
    }
    let ofScripts = scripts.isEmpty ? [] : scripts.points
    for script in ofScripts { all.append(script.points) }
    let ranked = Self.largest(of: all)
    let most = all[ranked[0]]
    guard most >= Self.fewWords else { return nil }
    func name(_ place: Int) -> String {
      place < languages.count ? languages[place] : ofScripts[place - languages.count].language
    }
    let best = name(ranked[0])
    // Most words of Norwegian are Danish.
    let second = name(ranked[1])
    let isNear = Self.near.contains { $0.contains(best) && $0.contains(second) }
    if isNear, all[ranked[1]] == most { return nil }
    let next = all[ranked[isNear ? 2 : 1]]
    let isScript = ranked[0] >= languages.count
    let isClear = most >= (isScript ? Self.letters : Self.manyWords) && 5 * next <= 4 * most
    guard isClear || 2 * next <= most else { return nil }
    // Where few words are known, another language has them as well: Welsh is none of these.
    guard isScript || 4 * most >= 3 * wordCount, isScript || hasSeveralWords(of: ranked[0]) else {
      return nil
    }
    return isScript ? scripts.language(of: best) : best
  }

  /// Whether more than one word, again and again, speaks for a language, where there are enough of them.
  ///
  /// - Parameter place: its place in ``SmallWords``.
  private func hasSeveralWords(of place: Int) -> Bool {
    guard wordCount >= 24 else { return true }
    var count = 0
    for (index, bits) in seen.enumerated() {
      var rest = bits
      while rest != 0 {
        let slot = index << 6 | rest.trailingZeroBitCount
        if SmallWords.shared.languages(ofSlot: slot) >> UInt32(place) & 1 == 1 { count += 1 }
        rest &= rest - 1
      }
    }
    return count >= 4
  }

  /// The places of the three largest of some numbers, the largest first; of equals the first one.
  private static func largest(of numbers: [Int]) -> [Int] {
    var places = [0, 0, 0]
    var values = [-1, -1, -1]
    for (place, number) in numbers.enumerated() where number > values[2] {
      var rank = 2
      while rank > 0, number > values[rank - 1] {
        (values[rank], places[rank]) = (values[rank - 1], places[rank - 1])
        rank -= 1
      }
      (values[rank], places[rank]) = (number, place)
    }
    return places
  }

  /// Languages that share most of their words, so that a few of its own tell one from the other.
  private static let near: [Set<String>] = [
    ["da", "nb"], ["gl", "pt"], ["af", "nl"], ["az", "tr"],
  ]

  /// Whether the text is English in part: one word in fifty is its article; so few words that none needs to be it are taken for
  /// English, where all their letters are.
  var isPartlyEnglish: Bool {
    wordCount < 40 ? !hasForeignLetters : 50 * articleCount >= wordCount
  }

  /// `the`, the first byte highest.
  private static let article: UInt64 = 0x74_6865
}
