/// The words by which headings name what a section is about.
enum SectionWords {
  /// Phrases with the place of their meaning in ``SectionMeaning/allCases``.
  static let table: PhraseTable<Int> = {
    var places: [String: Int] = [:]
    for (index, meaning) in SectionMeaning.allCases.enumerated() {
      places[meaning.rawValue] = index
    }
    return PhraseTable(table: rows) { places[String($0)] }
  }()

  private static let rows = """
    en | warranty | warrant*
    """
}
