import AssentLicense
import AssentRedline
import AssentRender
import Testing

/// Sentences that can be carried out, on words that were struck out, divided or moved.
@Suite struct AmendmentWordsTests {
  private static func sentences(_ old: String, _ new: String) -> String {
    let amendment = AmendmentTests.amendment(old, new)
    return String(decoding: AmendmentText(amendment).render(), as: UTF8.self)
  }

  /// Whether who applies an amendment has the new words.
  private static func holds(_ old: String, _ new: String) -> Bool {
    let amendment = AmendmentTests.amendment(old, new)
    let made = AmendedText(RedlineTextPairs.document(old), amendment).paragraphs
    let blocks = ClauseBlocks(RedlineTextPairs.document(new))
    let count = RedlineTextPairs.document(new).clauses.count
    let expected = ([nil] + (0..<count).map(Optional.some)).flatMap { index in
      blocks[index].map { $0.words(of: .inserted).filter { !$0.isWhitespace } }
    }.filter { !$0.isEmpty }
    return made == expected
  }

  @Test func `words that are struck out are deleted`() {
    let old = "# Terms\n\n## 4. Duty\n\n4.1 We are not liable for intent or gross negligence.\n"
    let text = Self.sentences(old, old.replacing("not", with: "~~not~~"))
    #expect(text.contains("1. In Section 4.1, “not” is deleted.\n"), "\(text)")
    #expect(!text.contains("The words are the same"), "\(text)")
    let other = Self.sentences(
      old, old.replacing("gross negligence", with: "~~gross negligence~~ fraud"))
    #expect(other.contains("“gross negligence.” is replaced by “fraud.”."), "\(other)")
    let back = Self.sentences(old.replacing("not", with: "~~not~~"), old)
    #expect(back.contains("“not” is inserted."), "\(back)")
  }

  @Test func `a sentence that became a clause of its own is inserted with its words`() {
    let first = "4.1 Oak is not liable for indirect damages."
    let old =
      "# Terms\n\n## 4. Liability\n\n"
      + "\(first) The liability of Oak is limited to the fees paid in the twelve months before the claim.\n\n4.2 Nothing in this Agreement limits liability for intent.\n"
    let new =
      "# Terms\n\n## 4. Liability\n\n\(first)\n\n"
      + "4.2 The total liability of Oak is limited to the fees paid in the twelve months before the claim.\n\n4.3 Nothing in this Agreement limits liability for intent.\n"
    let text = Self.sentences(old, new)
    #expect(text.contains("the following is inserted:\n\n   > \(first)\n"), "\(text)")
    #expect(text.contains("Section 4.1 is replaced by:\n\n   > 4.2 The total liability"), "\(text)")
    #expect(!text.contains("is moved from"), "\(text)")
    #expect(Self.holds(old, new), "\(text)")
  }

  @Test func `a paragraph whose end became items is replaced as the paragraph that it was`() {
    let old =
      "# Terms\n\n## 4. Liability\n\n"
      + "Nothing in it limits liability for intent or gross negligence.\n"
    let new =
      "# Terms\n\n## 4. Liability\n\nNothing in it limits liability for:\n\n"
      + "- intent, or\n- gross negligence.\n"
    let text = Self.sentences(old, new)
    #expect(
      text.contains(
        "the paragraph that begins with “Nothing in it limits liability for” is replaced by:"),
      "\(text)")
    #expect(!text.contains("“gross"), "\(text)")
    #expect(Self.holds(old, new), "\(text)")
  }

  @Test func `parts of a paragraph sign are named as German lawyers name them`() {
    let old =
      "---\nlanguage: de\n---\n\n# Vertrag\n\n## § 5 Haftung\n\n"
      + "(1) Wir haften bei Vorsatz.\n\n(2) Wir haften nicht bei Zufall.\n"
    let text = Self.sentences(old, old.replacing("Vorsatz", with: "Absicht"))
    #expect(text.contains("In § 5 Abs. 1 wird „Vorsatz.“ durch „Absicht.“ ersetzt."), "\(text)")
    let plain = Self.sentences(
      old.replacing("§ ", with: ""),
      old.replacing("§ ", with: "").replacing("Vorsatz", with: "Absicht"))
    #expect(plain.contains("In Abschnitt 5 (1) wird"), "\(plain)")
  }
}
