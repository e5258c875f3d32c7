/// Tells what a section is about by the words of its heading.
enum MeaningReader {
  /// The meanings of a heading or a run-in title, in whatever language.
  static func meanings(of title: String) -> Set<SectionMeaning> {
    var folded = FoldedText([], 0..<0)
    return meanings(of: title, folded: &folded)
  }

  /// The meanings of a title; `folded` is a buffer that is used again.
  static func meanings(of title: String, folded: inout FoldedText) -> Set<SectionMeaning> {
    guard title.utf8.count >= 2 else { return [] }
    folded.fold(title)
    var bits: UInt64 = 0
    SectionWords.table.forEachMatch(in: folded.bytes) { meaning, _ in
      bits |= 1 << UInt64(meaning)
    }
    if folded.bytes.count <= 40 { bits |= SectionWords.wholeTitles[folded.bytes] ?? 0 }
    return meanings(ofBits: bits)
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
