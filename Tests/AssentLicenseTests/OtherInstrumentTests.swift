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
  ]) func `a clause of another agreement is not looked for in this one`(mention: String) {
    let document = interpret(Self.text("As in \(mention)", title: "Fish Terms"))
    #expect(document.references.filter { $0.clause == nil } == [], "\(document.references)")
  }

  @Test(arguments: [
    ("section 9 of this agreement", "Fish Terms"), ("section 9 of the agreement", "Fish Terms"),
    ("Section 9 of the Agreement, which the supplier has", "Fish Terms"),
    ("§ 9 der Satzung", "Satzung des Teichvereins"), ("§ 9 dieser AGB", "AGB"),
    ("§ 9 der AGB", "AGB"),
    ("§ 9 des Hauptvertrags", "Hauptvertrag"),
    ("l’article 9 du présent contrat", "Contrat"), ("l’article 9 des statuts", "Statuts"),
    ("la cláusula 9 del contrato", "Contrato"), ("§ 9 niniejszej umowy", "Umowa"),
  ]) func `a clause of this agreement is`(mention: String, title: String) {
    let document = interpret(Self.text("As in \(mention)", title: title))
    #expect(document.references.map(\.number) == ["9"])
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
