/// Tells what a section is about by the words of its heading.
enum MeaningReader {
  /// The meanings of a heading or a run-in title, in whatever language.
  static func meanings(of title: String) -> Set<SectionMeaning> {
    guard title.utf8.count >= 3 else { return [] }
    let folded = FoldedText(title)
    var bits: UInt64 = 0
    SectionWords.table.forEachMatch(in: folded.bytes) { meaning, _ in
      bits |= 1 << UInt64(meaning)
    }
    return meanings(ofBits: bits)
  }

  /// The meanings at the places of ``SectionMeaning/allCases`` whose bits are set.
  static func meanings(ofBits bits: UInt64) -> Set<SectionMeaning> {
    guard bits != 0 else { return [] }
    var meanings: Set<SectionMeaning> = []
    for (index, meaning) in SectionMeaning.allCases.enumerated()
    where bits >> UInt64(index) & 1 == 1 {
      meanings.insert(meaning)
    }
    return meanings
  }
}
