/// Tells what a section is about by the words of its heading, or of its first sentence.
struct MeaningReader {
  private let words: LanguageWords
  private lazy var leads = words.leads
  private var folded = FoldedText([], 0..<0)

  init(language: String) { words = LanguageWords.of(language) }

  /// The meanings of a heading or a run-in title.
  ///
  /// What is said of data in particular makes it no section on privacy, and what else it is about
  /// makes it no general one.
  mutating func meanings(of title: String) -> Set<SectionMeaning> {
    guard title.utf8.count >= 2 else { return [] }
    folded.fold(title)
    var bits: UInt64 = 0
    for match in words.headings.longestMatches(in: folded.bytes) {
      bits |= 1 << UInt64(match.value)
    }
    let count = folded.bytes.count
    if count <= 40 {
      words.wholeTitles.forEachMatch(in: folded.bytes, at: 0) { meaning, end in
        if end == count { bits |= 1 << UInt64(meaning) }
      }
    }
    var meanings = Self.meanings(ofBits: bits)
    if !meanings.isDisjoint(with: SectionMeaning.ofData) { meanings.remove(.privacy) }
    if meanings.subtracting([.contact]).count > 1 { meanings.remove(.general) }
    return meanings
  }

  /// What a sentence is about, most often said first, with how many phrases say it.
  mutating func said(
    in source: [UInt8], _ range: Range<Int>, limit: Int
  ) -> [(meaning: SectionMeaning, count: Int)] {
    let end = min(range.upperBound, range.lowerBound + limit * 2)
    folded.fold(source, range.lowerBound..<end)
    var said: [(meaning: SectionMeaning, count: Int)] = []
    for match in leads.longestMatches(in: folded.bytes) where match.range.upperBound <= limit {
      let meaning = Self.places[match.value]
      if let place = said.firstIndex(where: { $0.meaning == meaning }) {
        said[place].count += 1
      } else {
        said.append((meaning, 1))
      }
    }
    let most = said.map(\.count).max() ?? 0
    // What comes first stays first among equals.
    return said.filter { $0.count == most } + said.filter { $0.count < most }
  }

  /// The words of headings that stand in a text, as bits.
  mutating func mentioned(in source: [UInt8], _ range: Range<Int>) -> UInt64 {
    folded.fold(source, range)
    var bits: UInt64 = 0
    words.headings.forEachMatch(in: folded.bytes) { meaning, _ in bits |= 1 << UInt64(meaning) }
    return bits
  }

  /// What the sentences of a text say, as bits.
  mutating func sentences(in source: [UInt8], _ range: Range<Int>) -> UInt64 {
    folded.fold(source, range)
    var bits: UInt64 = 0
    leads.forEachMatch(in: folded.bytes) { meaning, _ in bits |= 1 << UInt64(meaning) }
    return bits
  }

  /// The meanings at the places of ``SectionMeaning/allCases`` whose bits are set.
  static func meanings(ofBits bits: UInt64) -> Set<SectionMeaning> {
    guard bits != 0 else { return [] }
    var meanings: Set<SectionMeaning> = []
    var rest = bits
    while rest != 0 {
      meanings.insert(places[rest.trailingZeroBitCount])
      rest &= rest - 1
    }
    return meanings
  }

  private static let places = SectionMeaning.allCases
}
