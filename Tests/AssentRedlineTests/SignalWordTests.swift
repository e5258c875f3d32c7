import AssentRedline
import Testing

/// What words are called by a signal.
@Suite struct SignalWordTests {
  @Test(arguments: [
    (
      "de", "Die Gewährleistung endet.", "Die Garantie endet.",
      [ChangeAssessment.Signal.Kind.warranty]
    ),
    ("fr", "Le matériel est ancien et lourd.", "Le matériel est neuf et lourd.", []),
    ("fr", "Il dure huit jours.", "Il dure neuf jours.", [.amount]),
    ("de", "Texte zu Vögeln.", "Texte über Vögel.", []),
    ("de", "Es gilt ab 18 Jahren.", "Es gilt über 18 Jahren.", [.amount]),
    ("it", "Tu vieni da noi.", "Tu sei da noi.", []),
    ("en", "The other pond freezes.", "The third pond freezes.", []),
    ("en", "The rent rises each month.", "The rent rises over 5 euros.", [.amount]),
  ]) func `a word is an amount where it counts, and what its longest stem says`(
    language: String, old: String, new: String, kinds: [ChangeAssessment.Signal.Kind]
  ) {
    let head = "---\nlanguage: \(language)\n---\n\n# T\n\n"
    let found = ChangeSignalTests.assessment(head + old + "\n", head + new + "\n").signals.map(
      \.kind)
    #expect(!found.contains(.modal), "\(found)")
    if kinds.isEmpty {
      #expect(!found.contains(.amount), "\(found)")
    } else {
      #expect(kinds.allSatisfy(found.contains), "\(found)")
    }
  }
}
