import AssentDiagnostics
import Testing

/// Words that are taken for misspelled, and what is said of them.
@Suite struct MeantWordTests {
  private func findings(_ text: String, language: String = "en") -> [Diagnostic] {
    lint("---\nlanguage: \(language)\n---\n\n# T\n\n\(text)\n").of(.probableMisspelling)
  }

  @Test(arguments: [
    (
      "de",
      "Sie betreiben und betreiben und betreiben das. Wir betreiben es, und es wird betrieben."
    ),
    ("de", "Wir vertreiben, Sie vertreiben, alle vertreiben es. Es wird vertrieben."),
    ("de", "Wir beschreiben, Sie beschreiben, alle beschreiben es. Es ist beschrieben."),
    ("en", "Our conversation with you has ended, and a claim by you agrees with it."),
    ("en", "Automattic, Automattic and Automattic make it. Renewal is automatic."),
    ("fr", "Les données (personal data) sont conservées, la personnalisation aussi."),
  ]) func `are right`(language: String, text: String) {
    #expect(findings(text, language: language).map(\.message) == [])
  }

  @Test(arguments: [
    (
      "If you has read it, and you agrees, you may go.",
      ["is 'you have' meant?", "is 'you agree' meant?"]
    ),
    ("You has read it.", ["is 'you have' meant?"]),
    ("The resopnsiblity is yours.", ["is 'responsibility' meant?"]),
    ("Resopnsible is Oak.", ["is 'Responsible' meant?"]),
    ("It is TERMNIATED.", ["is 'TERMINATED' meant?"]),
    ("It may be prohobited.", ["is 'prohibited' meant?"]),
  ]) func `are told with the whole word that is meant`(text: String, help: [String]) {
    #expect(findings(text).compactMap(\.help) == help)
  }

  @Test func `are told once, and elsewhere only where they stand again`() {
    let found = findings("The liablity is limited.")
    #expect(found.map(\.notes.count) == [0])
    #expect(findings("The liablity and the liablity.").map(\.notes.count) == [1])
  }
}
