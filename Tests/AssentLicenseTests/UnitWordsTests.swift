import AssentLicense
import Testing

/// The table of units that redlines and the comparison of translations share.
@Suite struct UnitWordsTests {
  @Test func `no word names two units`() {
    let words = UnitWords.rows.flatMap(\.words)
    #expect(Set(words).count == words.count)
    #expect(words.allSatisfy { !$0.isEmpty && !$0.contains(":") && $0 == $0.lowercased() })
  }

  @Test func `every unit has words in many languages`() {
    for unit in ["days", "weeks", "months", "years"] {
      let words = UnitWords.rows.first { $0.unit == unit }?.words ?? []
      #expect(words.count > 20, "\(unit)")
    }
    #expect(UnitWords.currencies.contains("EUR"))
  }
}
