import AssentLicense
import Testing

/// Mentions of clauses of other agreements, which are none of this one.
@Suite struct OtherInstrumentTests {
  private static func text(_ sentence: String, title: String) -> String {
    "# \(title)\n\n## 1. Garden\n\n\(sentence).\n\n## 2. Pond\n\nFish.\n\n## 3. Barn\n\nHay.\n"
  }

  @Test(arguments: [
    "section 9 of the main agreement", "Section 9 of the Main Services Agreement",
    "clause 9 of the lease",
    "section 9 of the bylaws", "section 9 of the supplier's standard terms",
    "section 9 of the terms and conditions of the supplier",
    "§ 9 des Hauptvertrages", "§ 9 des Rahmenvertrags", "§ 9 der Satzung",
    "Ziffer 9 der Leistungsbeschreibung",
    "§ 9 der AGB des Anbieters", "§ 9 Abs. 2 des Kaufvertrags",
    "l’article 9 du contrat principal", "l’article 9 du contrat-cadre", "l’article 9 des statuts",
    "l’article 9 des conditions générales de vente du prestataire",
    "les articles 9 et suivants du Code civil",
    "l’art. 9, § 1, point f), du RGPD",
    "la cláusula 9 del contrato principal", "la cláusula 9 del acuerdo marco",
    "el artículo 9 de los estatutos",
    "los artículos 9 y siguientes del Código Civil",
    "a cláusula 9 do contrato principal", "a cláusula 9 do acordo-quadro",
    "a cláusula 9 dos termos do fornecedor",
    "la clausola 9 del contratto principale", "l’articolo 9 dello statuto",
    "gli articoli 9 e seguenti del codice civile",
    "artikel 9 van de hoofdovereenkomst", "artikel 9 van de voorwaarden van de leverancier",
    "§ 9 umowy głównej", "§ 9 umowy ramowej", "§ 9 regulaminu dostawcy", "art. 9 statutu",
    "пункт 9 основного договора", "пункт 9 устава", "раздел 9 договора поставщика",
    "článek 9 rámcové smlouvy", "článek 9 podmínek poskytovatele",
    "punkt 9 i huvudavtalet", "punkt 9 i hovedaftalen", "punkt 9 i hovedavtalen",
    "pääsopimuksen kohta 9",
    "Ana Sözleşme’nin 9. maddesi", "pasal 9 perjanjian induk", "điều 9 của hợp đồng chính",
    "基本契約第9条", "主合同第9条", "기본계약 제9조",
    "clause 9 of that agreement", "la cláusula 9 de ese contrato",
    "Ziffer 9 unserer Datenschutzerklärung", "Ziffer 9 der Datenschutzerklärung",
    "cláusula 9 de nuestra Política de Privacidad", "§ 9 naszej Polityki Prywatności",
    "l’article 9 de notre politique de confidentialité", "section 9 of our privacy policy",
    "The Privacy Policy’s Section 9", "the lease's clause 9",
    "the Data Processing Addendum’s Section 9",
    "Under the Master Services Agreement (Section 9)", "the Lease (clause 9)",
    "l’article 9 du bail", "l’article 9 du contrat de travail",
    "la cláusula 9 del contrato de arrendamiento", "§ 9 umowy najmu",
    "Ziffer 9 jenes Vertrags", "§ 9 umowy o pracę", "§ 9 tamtej umowy",
    "l’article 9 de l’accord-cadre",
    "пункт 9 договора аренды", "l’articolo 9 del contratto di locazione",
    "artikel 9 van ons privacybeleid",
    "a cláusula 9 da nossa Política de Privacidade", "Section 9 of your employment contract",
    "l’articolo 9 dell’allegato A", "Ziffer 9 der Anlage A", "l’article 9 de l’annexe A",
    "§ 9 załącznika A",
  ]) func `a clause of another agreement is not looked for in this one`(mention: String) {
    let document = interpret(Self.text("As in \(mention)", title: "Fish Terms"))
    let missing = document.references.filter { $0.clause == nil && $0.kind == .clause }
    #expect(missing == [], "\(document.references)")
  }

  @Test(arguments: [
    ("section 9 of this agreement", "Fish Terms"), ("section 9 of the agreement", "Fish Terms"),
    ("Section 9 of the Agreement, which the supplier has", "Fish Terms"),
    ("§ 9 der Satzung", "Satzung des Teichvereins"), ("§ 9 dieser AGB", "AGB"),
    ("§ 9 der AGB", "AGB"),
    ("§ 9 des Hauptvertrags", "Hauptvertrag"),
    ("l’article 9 du présent contrat", "Contrat"), ("l’article 9 des statuts", "Statuts"),
    ("la cláusula 9 del contrato", "Contrato"), ("§ 9 niniejszej umowy", "Umowa"),
    ("section 9 of our terms", "Fish Terms"), ("this agreement’s section 9", "Fish Terms"),
    ("the agreement’s section 9", "Fish Terms"),
    ("under section 9 that agreement ends", "Fish Terms"),
    ("Limitation of Liability (Section 9)", "Fish Terms"),
    ("the parties’ rights (section 9)", "Fish Terms"),
    ("section 9, Exhibit A and all else", "Fish Terms"), ("Ziffer 9 unserer AGB", "Fisch"),
    ("the fee (section 9)", "Fish Terms"),
    ("section 9, the lease and all else", "Fish Terms"),
    ("section 9 of our privacy policy", "Privacy Policy"),
    ("Ziffer 9 dieser Datenschutzerklärung", "Datenschutzerklärung"),
    ("Ziffer 9 der Datenschutzerklärung", "Datenschutzerklärung"),
    ("l’article 9 du bail", "Bail"), ("l’article 9 de la politique", "Politique"),
    ("la cláusula 9 de nuestras condiciones", "Condiciones"),
    ("§ 9 umowy najmu", "Umowa najmu"), ("section 112 of this agreement", "Fish Terms"),
  ]) func `a clause of this agreement is`(mention: String, title: String) {
    let document = interpret(Self.text("As in \(mention)", title: title))
    let clauses = document.references.filter { $0.kind == .clause }
    #expect(clauses.map(\.number) == [mention.contains("112") ? "112" : "9"])
  }

  @Test(arguments: [
    (
      "l’article 9 du contrat-cadre, l’article 8 du présent contrat, l’article 13 ci-dessous, l’article 14 des présentes et à l’article 12",
      ["8", "13", "14", "12"]
    ),
    (
      "Section 9 of the Master Agreement, Section 8 of this Agreement, Section 13 below, Section 14 hereof and Section 12",
      ["8", "13", "14", "12"]
    ),
    (
      "Article 9 of the Master Agreement, Article 8 of this Agreement, Article 13 below and Article 12",
      ["8", "13", "12"]
    ),
    ("§ 9 des Rahmenvertrags, § 8 dieses Vertrags, § 13 unten, § 12", ["8", "13", "12"]),
    (
      "artículo 9 del contrato marco, artículo 8 del presente contrato, artículo 13 más abajo, artículo 12",
      ["8", "13", "12"]
    ),
    ("art. 9 umowy ramowej, art. 8 niniejszej umowy, art. 13 poniżej, art. 12", ["8", "13", "12"]),
  ]) func `a clause of another agreement hides none of this one`(
    mentions: String, missing: [String]
  ) {
    let document = interpret(Self.text("As in \(mentions)", title: "Fish"))
    #expect(document.references.filter { $0.clause == nil }.map(\.number) == missing)
  }

  @Test(arguments: [
    (
      "l’article 28 du RGPD. Voir l’article 8 du présent contrat. Voir l’article 12", ["8", "12"]
    ),
    ("Article 28 GDPR, Article 8 of this Agreement", ["8"]),
    ("§ 5 BGB, § 8 dieses Vertrags", ["8"]),
    // Nothing says that the text calls its clauses articles.
    ("Article 28 GDPR. See Article 12", []),
    // What was named as a part of a law stays one.
    ("Article 28 GDPR. See Article 8 of this Agreement. See Article 28", ["8"]),
    ("§ 305 BGB. See § 8 dieses Gesetzes", ["8"]),
  ]) func `a statute hides no clause that the text says is its own`(
    mentions: String, missing: [String]
  ) {
    let document = interpret(Self.text("As in \(mentions)", title: "Fish"))
    #expect(document.references.filter { $0.clause == nil }.map(\.number) == missing)
  }

  @Test func `an attachment that is not there is told behind its clause`() {
    let document = interpret(Self.text("As in Ziffer 9 der Anlage A", title: "Fish"))
    #expect(document.references.map(\.kind) == [.attachment])
    #expect(document.references.map(\.clause) == [nil])
  }

  @Test func `terms of a party are these where they have the number`() {
    let own = interpret(
      Self.text("As in section 3 of the terms of the supplier", title: "Fish Terms"))
    #expect(own.references.map { $0.clause.map { own.clauses[$0].number } } == ["3"])
  }

  @Test(arguments: [
    ("Section 2.1 (a) and (b)", ["clause-2.1.a", "clause-2.1.b"]),
    ("Section 2.1(a) and (b)", ["clause-2.1.a", "clause-2.1.b"]),
    // What no clause has is an item of the sentence.
    ("Section 2.1 (x) the fee and (y) the tax", ["21-payment"]),
  ]) func `parts behind a space are of the clause that has them`(mention: String, anchors: [String])
  {
    let document = interpret(
      "# Terms\n\n## 1. Scope\n\nSee \(mention).\n\n## 2. Fees\n\n### 2.1 Payment\n\nYou pay:\n\n(a) the fee;\n\n(b) the tax.\n"
    )
    let found = document.references.map { $0.clause.map { document.clauses[$0].anchor } ?? "none" }
    #expect(found == anchors, "\(document.references.map(\.text))")
  }
}
