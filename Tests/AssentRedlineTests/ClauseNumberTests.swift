import AssentManifest
import AssentRedline
import Testing

/// Clauses that stay and have other numbers, with and without mentions of them.
@Suite struct ClauseNumberTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var language: String
    var old: String
    var new: String

    init(_ name: String, in language: String = "en", _ old: String, _ new: String) {
      (self.name, self.language) = (name, language)
      (self.old, self.new) = (old, new)
    }

    var testDescription: String { name }
  }

  /// The class in one direction, which is that in the other.
  static func assessment(_ pair: Case) -> ChangeAssessment {
    let there = ChangeAssessorTests.assessment(pair.old, pair.new, language: pair.language)
    let back = ChangeAssessorTests.assessment(pair.new, pair.old, language: pair.language)
    #expect(there.changeClass == back.changeClass, "\(there.signals) \(back.signals)")
    return there
  }

  static let kept = [
    Case(
      "an item of a list whose numbers begin later",
      "# Orchard Terms\n\n1. Pick ripe pears.\n2. Close the gate.\n\nClause 1 stays in force.\n",
      "# Orchard Terms\n\n2. Pick ripe pears.\n3. Close the gate.\n\nClause 1 stays in force.\n"),
    Case(
      "an item whose number another one took", in: "de",
      "# Vertrag\n\n1. Das Tor bleibt offen.\n2. Der Hof bleibt zu.\n\nZiffer 2 gilt weiter.\n",
      "# Vertrag\n\n2. Das Tor bleibt offen.\n3. Der Hof bleibt zu.\n\nZiffer 2 gilt weiter.\n"),
    Case(
      "paragraphs whose numbers were exchanged",
      "# Orchard Terms\n\n1.1 Pick the ripe pears.\n\n1.2 Close the old gate.\n\nClause 1.1 stays.\n",
      "# Orchard Terms\n\n1.2 Pick the ripe pears.\n\n1.1 Close the old gate.\n\nClause 1.1 stays.\n"
    ),
    Case(
      "a paragraph by its letter",
      "# Orchard Terms\n\na) Pick ripe pears.\n\nb) Close the gate.\n\nItem a) stays in force.\n",
      "# Orchard Terms\n\nb) Pick ripe pears.\n\na) Close the gate.\n\nItem a) stays in force.\n"),
    Case(
      "a letter within a sentence", in: "fr",
      "# Contrat\n\na) Le verger est clos.\n\nb) La cour est libre.\n\nSeule la lettre a) survit.\n",
      "# Contrat\n\nb) Le verger est clos.\n\na) La cour est libre.\n\nSeule la lettre a) survit.\n"
    ),
    Case(
      "headings", in: "es",
      "# Contrato\n\n## 1. Llaves\n\nHay dos.\n\n## 2. Lluvia\n\nHay poca. Rige la cláusula 1.\n",
      "# Contrato\n\n## 2. Llaves\n\nHay dos.\n\n## 1. Lluvia\n\nHay poca. Rige la cláusula 1.\n"),
  ]

  @Test(arguments: kept)
  func `a mention that stays while its clause has another number is a signal`(_ pair: Case) {
    let found = Self.assessment(pair)
    #expect(found.signals.map(\.kind).contains(.referenceTarget), "\(found)")
    #expect(found.signals.contains { $0.description.contains("the same clause any more") })
  }

  static let renumbered = [
    Case(
      "a list that begins with another number",
      "# Orchard Terms\n\n1. Pick ripe pears.\n2. Close the gate.\n",
      "# Orchard Terms\n\n4. Pick ripe pears.\n5. Close the gate.\n"),
    Case(
      "paragraphs whose numbers were exchanged", in: "de",
      "# Vertrag\n\n1.1 Das Tor bleibt offen.\n\n1.2 Der Hof bleibt zu.\n",
      "# Vertrag\n\n1.2 Das Tor bleibt offen.\n\n1.1 Der Hof bleibt zu.\n"),
    Case(
      "letters", in: "it",
      "# Contratto\n\na) Il cancello resta aperto.\n\nb) Il cortile resta chiuso.\n",
      "# Contratto\n\nb) Il cancello resta aperto.\n\na) Il cortile resta chiuso.\n"),
    Case(
      "headings", in: "ru",
      "# Договор\n\n## 1. Ключи\n\nИх два.\n\n## 2. Дождь\n\nОн редок.\n",
      "# Договор\n\n## 2. Ключи\n\nИх два.\n\n## 1. Дождь\n\nОн редок.\n"),
    Case(
      "a clause whose items keep their letters and are mentioned by them",
      "# Orchard Terms\n\n## 4. Tools\n\n(a) Oil the saw.\n\n(b) Dry the net.\n\nItem (a) stays.\n",
      "# Orchard Terms\n\n## 5. Tools\n\n(a) Oil the saw.\n\n(b) Dry the net.\n\nItem (a) stays.\n"),
    Case(
      "mentions that followed to numbers that other clauses had",
      "# Orchard Terms\n\n1. Pick ripe pears.\n2. Close the gate.\n\nClause 1 stays in force.\n",
      "# Orchard Terms\n\n2. Pick ripe pears.\n3. Close the gate.\n\nClause 2 stays in force.\n"),
  ]

  @Test(arguments: renumbered)
  func `other numbers of clauses are more than marks, and no change of duties`(_ pair: Case) {
    let found = Self.assessment(pair)
    #expect(found.changeClass == .wording, "\(found.signals)")
  }

  @Test(arguments: [
    ("en", "Fees", "As item 2.1. and 2.2. say, pay."),
    ("de", "Kosten", "Nach der vorstehenden Ziffer 2.1. und 2.2. wird gezahlt."),
    ("fr", "Frais", "Selon le point 2.1. et 2.2. il faut payer."),
  ])
  func `a mention that followed its clause is no amount, and one that did not is a signal`(
    _ language: String, _ title: String, _ mention: String
  ) {
    let old =
      "# Garden\n\n## 2. \(title)\n\n2.1. Lilies bloom.\n\n2.2. Poppies sway.\n\n2.3. \(mention)\n"
    let new = old.replacing("2.", with: "3.")
    let followed = ChangeAssessorTests.assessment(old, new, language: language)
    #expect(followed.changeClass <= .wording, "\(followed.signals)")
    let half = new.replacing(mention.replacing("2.", with: "3."), with: mention)
    let kept = ChangeAssessorTests.assessment(old, half, language: language)
    #expect(kept.signals.map(\.kind).contains(.referenceTarget), "\(kept.signals)")
  }

  @Test func `a mention in a sentence that was moved is compared, too`() {
    let text = """
      # Orchard Terms

      ## 1. Keys

      Lilies bloom near the pond. As Clause 2 says, the tall gate stays shut.

      ## 2. Rain

      Poppies sway near the wall.

      ## 3. Sun

      Roses climb the fence.

      """
    let moved = text.replacing(" As Clause 2 says, the tall gate stays shut.", with: "")
      .replacing(
        "near the wall.", with: "near the wall. As Clause 2 says, the tall gate stays shut."
      )
      .replacing("## 2.", with: "## 9.")
    let found = ChangeAssessorTests.assessment(text, moved)
    #expect(found.signals.map(\.kind).contains(.referenceTarget), "\(found.signals)")
  }
}
