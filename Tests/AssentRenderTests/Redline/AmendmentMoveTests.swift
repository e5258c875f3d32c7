import AssentLicense
import AssentRedline
import AssentRender
import Testing

/// What an amendment says of clauses that moved, and of mentions and lists beside them.
@Suite struct AmendmentMoveTests {
  private static func sentences(_ old: String, _ new: String, _ language: String = "en") -> String {
    var redline = RedlineTextPairs.redline(old, new)
    redline.to.language = language
    let amendment = Amendment(
      redline, old: RedlineTextPairs.document(old), new: RedlineTextPairs.document(new))
    return String(decoding: AmendmentText(amendment).render(), as: UTF8.self)
  }

  private static let geese =
    "We feed every goose of the pond at noon and count the ducks before dark."
  private static let old = """
    # Pond Terms

    ## 1. Gate

    The gate is open to all guests of the pond from dawn on.

    ## 2. Birds

    ### 2.1 Geese

    \(geese)

    ## 3. Boats

    Either of us may row a boat at any time of the day.

    ## 4. Rest

    See section 2.1 for birds.

    """

  @Test(arguments: [
    (
      "en",
      "Section 2.1 is moved to Section 3, after the paragraph that begins with “Either of us may row a”, and becomes Section 3.1."
    ),
    (
      "de",
      "Abschnitt 2.1 wird verschoben und steht in Abschnitt 3 nach dem Absatz, der mit „Either of us may row a“ beginnt, und wird Abschnitt 3.1."
    ),
    (
      "fr",
      "L’article 2.1 est déplacé dans l’article 3, après l’alinéa qui commence par « Either of us may row a », et devient l’article 3.1."
    ),
  ])
  func `a clause that moved is told in one sentence, with its place and its number`(
    language: String, sentence: String
  ) {
    let clause = "### 2.1 Geese\n\n\(Self.geese)\n\n"
    let new = Self.old.replacing(clause, with: "")
      .replacing("## 4.", with: clause.replacing("2.1", with: "3.1") + "## 4.")
      .replacing("section 2.1", with: "section 3.1")
    let text = Self.sentences(Self.old, new, language)
    #expect(text.contains("1. \(sentence)\n"), "\(text)")
    #expect(!text.contains("\n2. "), "\(text)")
  }

  @Test func `a clause that is gone keeps what moved out of it`() {
    let clause = "### 2.1 Geese\n\n\(Self.geese)\n\n"
    let new = Self.old.replacing("## 2. Birds\n\n", with: "").replacing(clause, with: "")
      .replacing("## 4.", with: clause + "## 4.").replacing("## 3.", with: "## 2.")
      .replacing("## 4.", with: "## 3.")
    let text = Self.sentences(Self.old, new)
    #expect(text.contains("Section 2 is deleted, except for what is moved out of it."), "\(text)")
    #expect(text.contains("Section 2.1 is moved to Section 3, after the paragraph"), "\(text)")
    let redline = RedlineText(labels: .labels(for: "en"), options: .init(width: 100)).render(
      RedlineTextPairs.redline(Self.old, new))
    #expect(
      String(decoding: redline, as: UTF8.self)
        .contains("moved: 2 Birds › 2.1 Geese → 2 Boats › 2.1 Geese"))
  }

  @Test(arguments: [("section 2.1", "section 3.1", true), ("the sun", "the sun", false)])
  func `mentions that follow are told where nothing else changed`(
    before: String, after: String, isSaid: Bool
  ) {
    let old = Self.old.replacing("section 2.1", with: before)
    let new = old.replacing("### 2.1", with: "### 3.1").replacing("## 2.", with: "## 3.")
      .replacing("## 3. Boats", with: "## 4. Boats").replacing("## 4. Rest", with: "## 5. Rest")
      .replacing("See \(before)", with: "See \(after)")
    let text = Self.sentences(old, new)
    #expect(text.contains("Where sections are mentioned") == isSaid, "\(text)")
  }

  @Test func `a mention that does not follow excepts its clause alone`() {
    let old =
      "# Pond Terms\n\n"
      + (1...3).map { "## \($0). Pond \($0)\n\nFrogs of pond \($0) sing.\n\n" }.joined()
      + "## 4. Rest\n\nSee section 2 and section 3.\n\n## 5. End\n\nSee section 1.\n"
    let new = old.replacing("# Pond Terms\n", with: "# Pond Terms\n\n## 1. Gate\n\nIt is open.\n")
      .replacing("## 5. End", with: "## 6. End").replacing("## 4. Rest", with: "## 5. Rest")
      .replacing("## 3. Pond", with: "## 4. Pond").replacing("## 2. Pond", with: "## 3. Pond")
      .replacing("## 1. Pond", with: "## 2. Pond")
      .replacing("section 2 and section 3", with: "section 2 and section 4")
      .replacing("See section 1.", with: "See section 2.")
    let text = Self.sentences(old, new)
    #expect(text.contains("except in Section 4, where only what is told above changes."), "\(text)")
    #expect(text.contains("In Section 4, “3.” is replaced by “4.”."), "\(text)")
  }

  private static let duties = """
    # Barn Terms

    ## 2. Duties

    The guest has these duties:

    1. He pays the fee on the first day of each month.
    2. He tells us of each leak at once.
    3. He gives back the key.

    """

  @Test(arguments: ["en", "de", "fr"], [true, false])
  func `a list that takes bullets for numbers, or numbers for bullets, keeps its items`(
    language: String, isToBullets: Bool
  ) {
    let bullets = (1...3).reduce(Self.duties) { $0.replacing("\n\($1). He", with: "\n- He") }
    let old = isToBullets ? Self.duties : bullets
    let new = (isToBullets ? bullets : Self.duties).replacing("at once", with: "within a day")
    let text = Self.sentences(old, new, language)
    #expect(text.contains("at once") && text.contains("within a day"), "\(text)")
    #expect(!text.contains("pays the fee") && !text.contains("gives back"), "\(text)")
    #expect(!text.contains("\n2. "), "\(text)")
  }

  @Test func `an item is named with its clause, once`() {
    let text = Self.sentences(Self.duties, Self.duties.replacing("each leak", with: "any leak"))
    #expect(text.contains("1. In Section 2 (2), “each” is replaced by “any”."), "\(text)")
    let old =
      "# T\n\n## 9. Pond\n\n### 9.2 Geese\n\nThe guest:\n\n(a) feeds geese; and\n\n(b) counts them all before it gets dark.\n"
    let other = Self.sentences(old, old.replacing("counts", with: "greets"))
    #expect(other.contains("1. In Section 9.2 (b), “counts” is replaced by “greets”."), "\(other)")
  }

  @Test func `an item that is new goes behind the words of its clause`() {
    let new = Self.duties.replacing(
      "1. He pays the fee", with: "1. He waters the oats every day.\n2. He pays the fee"
    )
    .replacing("\n2. He tells", with: "\n3. He tells").replacing(
      "\n3. He gives", with: "\n4. He gives")
    let text = Self.sentences(Self.duties, new)
    #expect(
      text.contains(
        "In Section 2, after the paragraph that begins with “The guest has these duties:”, the following is inserted:\n\n   > 1. He waters"
      ), "\(text)")
  }
}
