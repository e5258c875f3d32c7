/// Words that a document has several times, found by their beginning or their end.
///
/// A slip leaves one half of a word as it is.
struct FrequentWords {
  /// The words with equal letters at one place, as a list through `next` for each hash of the letters.
  private struct Places {
    private var firsts = [Int32](repeating: -1, count: 1024)
    private var next: [Int32]
    private var keys: [UInt64]

    init(_ keys: [UInt64]) {
      self.keys = keys
      next = [Int32](repeating: -1, count: keys.count)
      for index in keys.indices.reversed() {
        let bucket = Self.bucket(keys[index])
        next[index] = firsts[bucket]
        firsts[bucket] = Int32(index)
      }
    }

    /// The first word with these letters for which `isRight` holds.
    @inline(__always)
    func first(at key: UInt64, where isRight: (Int) -> Bool) -> Int? {
      var index = Int(firsts[Self.bucket(key)])
      while index >= 0 {
        if keys[index] == key, isRight(index) { return index }
        index = Int(next[index])
      }
      return nil
    }

    private static func bucket(_ key: UInt64) -> Int { Int((key &* 0x9E37_79B9_7F4A_7C15) >> 54) }
  }

  private let all: LongWords
  /// Whether `ie` for `ei`, or a `t`, makes another form of a verb, as in German `betreiben` and `betrieben`.
  private let swapsVowels: Bool
  private let words: [LongWords.Word]
  private let byBeginning: Places
  private let byEnd: Places

  /// - Parameter words: those of `all` that are frequent.
  init(_ words: [LongWords.Word], of all: LongWords, language: String) {
    self.all = all
    swapsVowels = language == "de"
    self.words = words
    byBeginning = Places(
      words.map { all.withLetters(of: $0) { LongWords.key($0, at: 0) } })
    byEnd = Places(
      words.map { all.withLetters(of: $0) { LongWords.key($0, at: $0.count - 3) } })
  }

  /// The word that stands `least` times or more and that `letters` are a slip of.
  func source(of letters: Span<UInt32>, atLeast least: Int) -> LongWords.Word? {
    let place =
      byBeginning.first(at: LongWords.key(letters, at: 0)) { isSource($0, of: letters, least) }
      ?? byEnd.first(at: LongWords.key(letters, at: letters.count - 3)) {
        isSource($0, of: letters, least)
      }
    return place.map { words[$0] }
  }

  private func isSource(_ index: Int, of letters: Span<UInt32>, _ least: Int) -> Bool {
    words[index].count >= least
      && all.withLetters(of: words[index]) { right in
        guard abs(right.count - letters.count) <= 1,
          let slip = Slip(letters, of: right, head: 1, tail: 3, isWhole: true)
        else { return false }
        if swapsVowels, slip == .swapped, Self.swapsVowels(letters, of: right) { return false }
        if swapsVowels, slip == .added || slip == .dropped, Self.isInflected(letters, right) {
          return false
        }
        return Self.isTold(slip, letters, of: right)
      }
  }

  /// Whether a slip makes hardly ever another word of one so long.
  private static func isTold(
    _ slip: Slip, _ letters: Span<UInt32>, of right: Span<UInt32>
  ) -> Bool {
    switch slip {
    case .swapped: !isInPair(letters)
    case .doubled, .halved: right.count >= 8
    case .added, .dropped: right.count >= 10 && !isInPair(letters)
    case .other: false
    }
  }

  /// Whether the letters that change places are `e` and `i`.
  private static func swapsVowels(_ letters: Span<UInt32>, of right: Span<UInt32>) -> Bool {
    let shortest = min(letters.count, right.count)
    guard let place = (0..<shortest).first(where: { letters[$0] != right[$0] }) else {
      return false
    }
    return Set([letters[place], right[place]]) == vowels
  }

  /// Whether a `t` before the ending makes one word of the other, as in German `vereinbaren` and `vereinbarten`.
  private static func isInflected(_ one: Span<UInt32>, _ other: Span<UInt32>) -> Bool {
    let (short, long) = one.count < other.count ? (one, other) : (other, one)
    guard long.count == short.count + 1,
      let place = (0..<short.count).first(where: { short[$0] != long[$0] })
    else { return false }
    return long[place] == 0x74 && short.count - place <= 2 && short[place] == 0x65
  }

  private static let vowels = Set("ei".unicodeScalars.map(\.value))

  private static func isInPair(_ letters: Span<UInt32>) -> Bool {
    pairs.contains((0..<min(7, letters.count)).map { letters[$0] })
  }

  /// Words that are words with their letters in another order as well.
  private static let pairs = Set(
    ["complai", "complia", "martial", "marital", "contata", "alterna"].map {
      $0.unicodeScalars.map(\.value)
    })
}
