import AssentRedline
import AssentRender
import Testing

/// What an amendment says of clauses that stand beside lists, parts and mentions of other texts.
@Suite struct AmendmentPlaceTests {
  private static func sentences(_ old: String, _ new: String, _ language: String = "en") -> String {
    var redline = RedlineTextPairs.redline(old, new)
    redline.to.language = language
    let amendment = Amendment(
      redline, old: RedlineTextPairs.document(old), new: RedlineTextPairs.document(new))
    return String(decoding: AmendmentText(amendment).render(), as: UTF8.self)
  }

  private static let bulleted = """
    # Orchard Terms

    ## 1. Costs

    1.1 The guest pays:

    - fees of the ferry;
    - fees of the gate.

    ## 2. Fruit

    2.1 The guest may eat ripe pears at any time of the day.

    2.2 Nothing in these terms lets a guest pick green pears.

    ## 3. End

    3.1 Either of us may end this at the first snow.

    """
  private static let numbered = bulleted.replacing("- fees of the f", with: "1. fees of the f")
    .replacing("- fees of the g", with: "2. fees of the g")

  @Test(arguments: [(bulleted, numbered), (numbered, bulleted), (numbered, numbered)])
  func `a new clause stands behind the one before it, whatever marks a list above has`(
    _ old: String, _ new: String
  ) {
    let text = Self.sentences(
      old,
      new.replacing(
        "## 3. End", with: "2.3 Each guest shall wear a straw hat in the sun.\n\n## 3. End"))
    #expect(text.contains("After Section 2.2, the following is inserted:"), "\(text)")
  }

  @Test func `a new clause in a part that moved stands behind the one before it there`() {
    let gate = "## Gate\n\n### Locks\n\nLocks are of brass.\n\n### Keys\n\nKeys are of iron.\n\n"
    let pond =
      "## Pond\n\n### Geese\n\nWe feed every goose at noon and count them all before it gets dark.\n\n"
      + "### Boats\n\nEither of us may row a boat at any time of the day or of the night.\n\n"
    let new = "### Frogs\n\nFrogs may sing until midnight.\n\n"
    let text = Self.sentences(
      "# Park Terms\n\n" + gate + pond, "# Park Terms\n\n" + pond + new + gate)
    #expect(text.contains("After the section “Boats”, the following is inserted:"), "\(text)")
  }

  @Test func `a new clause stands behind one that is in a new part`() {
    let clauses = (1...3).map { "### \($0). Row \($0)\n\nTrees of row \($0) bear pears.\n\n" }
    let old = "# Orchard Terms\n\n" + clauses.joined()
    let new =
      "# Orchard Terms\n\n## Part A\n\n" + clauses.joined()
      + "### 4. Nuts\n\nNobody may crack nuts here.\n"
    let text = Self.sentences(old, new)
    #expect(text.contains("After Section 3, the following is inserted:"), "\(text)")
  }

  /// Clauses 4 and 5 of the old text are 3 and 4 of the new one; the first clause says what it said.
  private static func renumbered(_ mentions: String, _ newMentions: String) -> (String, String) {
    let head = "# Barn Terms\n\n## 1. Data\n\n"
    let oats = "## 2. Oats\n\nHorses of the barn get oats at noon.\n\n"
    let hay = "## 3. Hay\n\nCows of the barn get hay in winter.\n\n"
    let gate = "## 4. Gate\n\nThe gate is open from dawn on.\n\n"
    let rest = "## 5. Rest\n\nNobody wakes the owl.\n"
    return (
      head + mentions + "\n\n" + oats + hay + gate + rest,
      head + newMentions + "\n\n" + oats + gate.replacing("4", with: "3")
        + rest.replacing("5", with: "4")
    )
  }

  @Test(arguments: [
    (
      """
      We keep data as set out in Section 4 of the Privacy Policy.

      The lease (Section 4) and the tariff (**Section** 4) stand, as does Section 3 of the Privacy Policy.
      """, ["“4) and” is replaced by “3) and”", "“4) stand,” is replaced by “3) stand,”"]
    ),
    (
      """
      The lease (Section 4) stands. We keep data as set out in Section 4 of the Privacy Policy.

      The tariff (Section 4) stands. So does Section 3 of the Privacy Policy.
      """,
      [
        "“lease (Section 4) stands. We” is replaced by “lease (Section 3) stands. We”",
        "“tariff (Section 4) stands. So” is replaced by “tariff (Section 3) stands. So”",
      ]
    ),
  ])
  func `a mention that follows is told so that it is none of another text`(
    mentions: String, sentences: [String]
  ) {
    let (old, new) = Self.renumbered(
      mentions,
      mentions.replacing("(Section 4)", with: "(Section 3)")
        .replacing("(**Section** 4)", with: "(**Section** 3)"))
    let text = Self.sentences(old, new)
    for sentence in sentences {
      #expect(text.contains("In Section 1, \(sentence)."), "\(text)")
    }
    #expect(text.ranges(of: "is replaced by").count == sentences.count, "\(text)")
  }

  @Test(arguments: [
    ("en", "except in Section 4, Section 5 and Section 6, where"),
    ("de", "was in Abschnitt 4, Abschnitt 5 und Abschnitt 6 steht"),
    ("fr", "sauf dans l’article 4, l’article 5 et l’article 6, où"),
  ])
  func `the last of several clauses has a word before it`(language: String, words: String) {
    let pond = (1...3).map { "## \($0). Pond \($0)\n\nFrogs of pond \($0) sing.\n\n" }.joined()
    let rest = (4...6).map {
      "## \($0). Rest \($0)\n\nSee section 2 and section 3 in month \($0).\n\n"
    }.joined()
    let old = "# Pond Terms\n\n" + pond + rest + "## 7. End\n\nSee section 1.\n"
    var new = old
    for number in (1...7).reversed() {
      new = new.replacing("## \(number).", with: "## \(number + 1).")
    }
    new = new.replacing("# Pond Terms\n", with: "# Pond Terms\n\n## 1. Gate\n\nIt is open.\n")
      .replacing("and section 3", with: "and section 4")
      .replacing("See section 1.", with: "See section 2.")
    let text = Self.sentences(old, new, language)
    #expect(text.contains(words), "\(text)")
  }
}
