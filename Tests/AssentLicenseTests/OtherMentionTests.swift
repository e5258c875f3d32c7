import AssentLicense
import Testing

/// Mentions that are no references: of other texts, and of parts that no clause has.
@Suite struct OtherMentionTests {
  private static func document(_ sentence: String, title: String = "Fish Terms") -> LegalDocument {
    interpret(
      "# \(title)\n\n## 1. Garden\n\n\(sentence).\n\n## 2. Pond\n\nFish.\n\n## 3. Barn\n\nHay.\n")
  }

  @Test(arguments: [
    ("See Section 9 in our Privacy Policy", "Section 9"),
    ("See Section 2 in our Privacy Policy", "Section 2"),
    ("See Section 9 (Data) in our Privacy Policy", "Section 9"),
    ("See Section 9 in the Data Processing Addendum", "Section 9"),
    ("See Section 9 under the Lease", "Section 9"),
    ("See our Privacy Policy, Section 9", "Section 9"),
    ("Siehe Ziffer 9 in unserer Datenschutzerklärung", "Ziffer 9"),
    ("Siehe § 9 in der Satzung", "§ 9"), ("Siehe Ziffer 9 in Anlage A", "Ziffer 9"),
    ("Voir l’article 9 dans notre politique de confidentialité", "article 9"),
    ("Véase la cláusula 9 en nuestra Política de Privacidad", "cláusula 9"),
    ("Zie artikel 9 in ons privacybeleid", "artikel 9"),
    ("Veja a cláusula 9 na nossa Política de Privacidade", "cláusula 9"),
    ("Article 9 of the GDPR", "Article 9"), ("17 U.S.C. § 2", "§ 2"),
    ("Pflichten nach Art. 9 Datenschutz-Grundverordnung gelten", "Art. 9"),
    ("Symbols (§ 9 German Criminal Code) are banned", "§ 9"),
  ]) func `a mention of another text is kept as one`(sentence: String, mention: String) {
    let document = Self.document(sentence)
    #expect(document.references.filter { $0.kind == .clause } == [])
    #expect(document.otherMentions.filter(\.isForeign).map(\.text) == [mention])
  }

  @Test(arguments: [
    "See Section 9 in this agreement", "See Section 9 in Germany", "See Section 9 in January",
    "See Section 9 in the Fish Terms", "The fish, Section 9 and the hay",
    "Смотри пункт 9 настоящего договора", "Дивись пункт 9 цього договору",
    "See point 9 of this agreement", "Zobacz pkt 9 niniejszej umowy",
    "Voir le point 9 du présent contrat", "Siehe Punkt 9 dieses Vertrags",
  ]) func `a mention of this text that no clause has is missing`(sentence: String) {
    let document = Self.document(sentence)
    #expect(document.references.filter { $0.clause == nil }.map(\.number) == ["9"])
    #expect(document.otherMentions == [])
  }

  private static func policy(_ sentence: String, kind: String = "privacy") -> LegalDocument {
    interpret(
      "---\nkind: \(kind)\n---\n\n# Fish\n\nThe GDPR applies.\n\n## 1. Garden\n\n\(sentence)\n\n"
        + (2...7).map { "## \($0). Part \($0)\n\nHay.\n\n" }.joined()
        + "### 7.1 Barn\n\nHay.\n", as: "\(kind).md")
  }

  @Test(arguments: [
    "Contract (Art. 6.1b)", "Contract (Art. 6(1)(b))",
    "| Why | Basis |\n|---|---|\n| To pay | Art. 6.1b |",
    "Consent may be withdrawn (Art. 7(3)).", "Right to erasure (Art. 7)", "Basis: Article 7.1 b",
    "Vertrag (Art. 6 Abs. 1 lit. b)", "Base légale : article 6, paragraphe 1, point b)",
    "Contratto (art. 6, par. 1, lett. b)", "Contrato (art. 6.º, n.º 1, al. b)",
    "Overeenkomst (art. 6 lid 1 sub b)", "Umowa (art. 6 ust. 1 lit. b)", "Avtal (artikel 6.1 b)",
    "Kontrakt (art. 6, stk. 1, litra b)", "Sopimus (6 artiklan 1 kohta b)",
    "Smlouva (čl. 6 odst. 1 písm. b)",
    "Sopimus (9 artiklan 1 kohta b)",
  ]) func `an article in a privacy policy without articles is of the regulation`(sentence: String) {
    let document = Self.policy(sentence)
    #expect(document.references == [])
    #expect(document.otherMentions.contains { $0.isForeign })
  }

  @Test func `an article may be a clause where the text says so, or no regulation is named`() {
    #expect(Self.policy("See Article 6 of this policy.").references.map(\.number) == ["6"])
    #expect(Self.policy("Voir l’article 6.", kind: "terms").references.map(\.number) == ["6"])
    #expect(Self.policy("See Article 2(1) above.", kind: "terms").references.count == 1)
    #expect(Self.policy("See Article 9.", kind: "terms").references.map(\.number) == ["9"])
    #expect(
      Self.policy("Voir l’article 2 de la présente politique, et l’article 9, paragraphe 1.")
        .references
        .map(\.text) == ["article 2"])
    let unnamed = interpret(
      "# Privacy\n\n## 1. A\n\nSee Art. 2.\n\n## 2. B\n\nHay.\n", as: "privacy.md")
    #expect(unnamed.references.map(\.number) == ["2"])
  }

  @Test func `all mentions stand in the order of the text`() {
    let document = Self.document(
      "Section 2 of the GDPR, Section 2 of this agreement, point 7 or Satz 1 and Section 3")
    #expect(
      document.mentions.map(\.text) == ["Section 2", "Section 2", "point 7", "Satz 1", "Section 3"])
    #expect(document.mentions.map(\.isForeign) == [true, false, false, false, false])
    #expect(document.mentions.map { $0.reference == nil } == [true, false, true, true, false])
  }

  @Test func `what a clause has no part for is the rest of a number`() {
    let document = Self.document("Section 2(4) and § 3 Abs. 2")
    #expect(document.references.map(\.rest) == [["4"], ["2"]])
  }
}
