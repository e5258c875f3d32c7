import AssentDiagnostics
import AssentLicense
import AssentManifest
import Testing

/// Numbers and places of clauses as real agreements write them.
@Suite struct `the shape of clauses` {
  private func outline(_ text: String) -> [String] {
    interpret(text).clauses.map {
      String(repeating: ".", count: $0.depth) + ($0.number ?? "") + "|" + $0.title
    }
  }

  @Test(arguments: [
    ("## 1.) Felek", "1|Felek"), ("## CLÁUSULA 1ª — DO OBJETO", "1|DO OBJETO"),
    ("## ARTICLE 13 -DIVERS", "13|DIVERS"), ("## 1.2 30-Day Right", "1.2|30-Day Right"),
    ("## 一、总则", "一|总则"), ("## （二）范围", "(二)|范围"), ("## ① 料金", "①|料金"),
    ("## 3. cikk Díjak", "3|Díjak"), ("## 2 § Hinnat", "2|Hinnat"),
    ("## CLÁUSULA SÉTIMA", "|CLÁUSULA SÉTIMA"),
    ("## Čl. 4 Cena", "4|Cena"), ("## Άρθρο 2 Τιμές", "2|Τιμές"), ("## Điều 5. Phí", "5|Phí"),
    ("## Pasal 3 Biaya", "3|Biaya"), ("## Стаття 1. Умови", "1|Умови"), ("## 第3条の2 料金", "3の2|料金"),
    ("## Article 1er Objet", "1|Objet"),
  ]) func `is read from more headings`(heading: String, clause: String) {
    #expect(outline("# Title\n\n\(heading)\n\ntext\n") == [clause])
  }

  @Test(arguments: [
    ("가. 하나", "가|하나"), ("(가) 하나\n둘", "(가)|하나"), ("а) текст и ещё.", "а|"), ("א. טקסט ארוך.", "א|"),
    ("1.本規約は、契約です。", "1|"), ("٣. نص العقد كله.", "٣|"),
  ]) func `is read from letters of other scripts`(paragraph: String, clause: String) {
    #expect(outline("# T\n\n\(paragraph)\n") == [clause])
  }

  @Test func `is not read from mentions, towns and plurals`() {
    let text =
      "# T\n\nSections 2.C., 2.D. and 3 apply.\n\nг. Москва, улица.\n\n1.5 to 2 percent of it.\n"
    #expect(outline(text) == [])
  }

  @Test func `takes a small letter behind a number that comes next`() {
    let text =
      "# T\n\n## 5. Ends\n\n5.1 First it holds.\n\n5.2 a) if it rains;\n\n"
      + "7.9 percent of it.\n"
    #expect(outline(text) == ["5|Ends", ".5.1|", ".5.2|"])
  }

  @Test func `is that of Markdown's lists`() {
    #expect(
      outline("# T\n\n1. One\n   1. In one\n   2. In one\n2. Two\n   1. In two\n3. Three\n")
        == ["1|", ".1|", ".2|", "2|", ".1|", "3|"])
    #expect(
      outline("# T\n\n1. One:\n\n   (a) in one;\n\n   (b) in one.\n\n2. Two\n")
        == ["1|", ".(a)|", ".(b)|", "2|"])
  }

  @Test func `is no copyright notice behind the letter a`() {
    let text = "# T\n\n## 9. Fees\n\n(a) One fee.\n\nIt is due a. now or b. later.\n\n"
    #expect(
      outline(text + "(c) Other fees are due, too.\n\n(d) Taxes are due.\n")
        == ["9|Fees", ".(a)|", ".(c)|", ".(d)|Taxes are due"])
    #expect(outline(text + "(c) 2025 Ada Oak\n") == ["9|Fees", ".(a)|"])
  }

  @Test func `takes up a sign behind a list`() {
    #expect(
      outline("§ 1 Erstes\n\n(1) Es gilt:\n\n1. eins\n2. zwei\n\n(2) Es endet.\n\n§ 2 Zweites\n")
        == ["1|Erstes", ".(1)|", "..1|", "..2|", ".(2)|", "2|Zweites"])
  }

  @Test func `is told by numbers where all headings are of one level`() {
    #expect(
      outline("# T\n\n## 1. A\n\n## 1.1 B\n\ntext\n\n## 1.2 C\n\ntext\n\n## 2. D\n\ntext\n")
        == ["1|A", ".1.1|B", ".1.2|C", "2|D"])
  }

  @Test func `leaves out lists of contents`() {
    let links = "- [Scope](#scope)\n- [Fees](#fees)\n- [Term](#term)\n"
    let sections = "## Scope\n\ntext\n\n## Fees\n\ntext\n\n## Term\n\ntext\n"
    #expect(outline("# T\n\n## Contents\n\n\(links)\n\(sections)") == ["|Scope", "|Fees", "|Term"])
    #expect(
      outline("# T\n\n1. Scope\n2. Fees\n3. Term\n\n\(sections)") == ["|Scope", "|Fees", "|Term"])
    #expect(outline("# T\n\n1. Scope\n2. Fees\n3. Term\n").count == 3)
  }

  @Test func `leaves out headings that state a date`() {
    #expect(outline("# T\n\n#### Effective: May 4, 2026\n\n## Scope\n\ntext\n") == ["|Scope"])
    #expect(outline("# T\n\n## Effective dates\n\ntext\n") == ["|Effective dates"])
  }

  @Test func `leaves out a heading that is a part of the title`() {
    #expect(outline("# Oak\n\n## Terms\n\n### Scope\n\ntext\n\n### Fees\n") == ["|Scope", "|Fees"])
    #expect(outline("# Oak\n\n## Scope\n\ntext\n\n## Fees\n") == ["|Scope", "|Fees"])
  }

  @Test func `has bold lines below headings as titles`() {
    let body = "This sentence is long enough to be the text of a section and no address of anyone."
    #expect(
      outline("# T\n\n## 8. Data\n\n**Collection**\n\(body)\n\n**Storage**\n\n\(body)\n")
        == ["8|Data", ".|Collection", ".|Storage"])
    #expect(outline("# T\n\n## 8. Data\n\n**Oak Ltd.**\n1 Garden Road\nOakham\n") == ["8|Data"])
  }

  @Test func `has lines of plain text as titles`() {
    let body = "This sentence is long enough to be the text of a section, and it has a full stop."
    #expect(
      outline("Terms\n\nSCOPE\n\n\(body)\n\nFEES\n\n\(body)\n") == ["|SCOPE", "|FEES"])
    #expect(
      outline("Terms\n\n1. SCOPE\n\n\(body)\n\n2. FEES\n\n\(body)\n") == ["1|SCOPE", "2|FEES"])
  }

  @Test func `gives a clause with attributes its identifier`() {
    let document = interpret("# T\n\n## Prawa { id=\"prawa\" }\n\ntext\n")
    #expect(document.clauses.map(\.title) == ["Prawa"])
    #expect(document.clauses.map(\.anchor) == ["prawa"])
  }
}

@Suite struct `sections in more languages` {
  @Test(arguments: [
    ("Ansvarsbegränsning", SectionMeaning.liability), ("Opsigelse", .termination),
    ("Lovvalg", .governingLaw),
    ("Rekisterinpitäjä", .contact), ("Náhrada škody", .liability), ("Felmondás", .termination),
    ("Drepturile tale", .dataRights), ("Περιορισμός ευθύνης", .liability),
    ("Sorumluluk reddi", .liability),
    ("Вирішення спорів", .disputes), ("Hubungi kami", .contact), ("Luật áp dụng", .governingLaw),
    ("הגבלת אחריות", .liability), ("Opzegging", .termination), ("Prawa autorskie", .copyright),
  ]) func `are told by their words`(heading: String, meaning: SectionMeaning) throws {
    let clause = try #require(interpret("# T\n\n## \(heading)\n\ntext\n").clauses.first)
    #expect(clause.meanings.contains(meaning))
  }

  @Test func `are told by a label with a dash`() {
    let text =
      "# Условия\n\n## 7. Прочее\n\n7.1. Сад закрыт зимой.\n\n7.2. Применимое право — Российская Федерация.\n"
    #expect(interpret(text).clauses.last?.meanings.contains(.governingLaw) == true)
    let other =
      "# Условия\n\n## 7. Прочее\n\n7.1. Сад закрыт зимой.\n\n7.2. Сад — применимое право к нему не относится.\n"
    #expect(interpret(other).clauses.last?.meanings.contains(.governingLaw) == false)
  }

  @Test(arguments: [
    ("License Key Validation", SectionMeaning.grant), ("Privacy Notice", .contact),
    ("Circumvention Law Notice", .governingLaw), ("Acceptable Use", .acceptance),
    ("Payment Conditions", .restrictions),
  ]) func `are not told by a word in passing`(heading: String, meaning: SectionMeaning) throws {
    let clause = try #require(interpret("# T\n\n## \(heading)\n\ntext\n").clauses.first)
    #expect(!clause.meanings.contains(meaning))
  }
}

@Suite struct `dates in more languages` {
  @Test(arguments: [
    "**UTOLSÓ FRISSÍTÉS: 2025.01.31.**", "Senast uppdaterad: 31 januari 2025",
    "- 上次修改日期： 2025年1月31日",
    "Son güncelleme: [31.01.2025]", "Terakhir diperbarui: 31 Januari 2025",
    "Stand: 31. Januar 2025",
    "最終更新日：2025年1月31日", "Letzte Aktualisierung: 31.01.2025", "Sist oppdatert: 31. januar 2025",
    "Poslední aktualizace: 31. 1. 2025", "Ultima actualizare: 31 ianuarie 2025",
    "Τελευταία ενημέρωση: 31 Ιανουαρίου 2025", "עודכן לאחרונה: 31 בינואר 2025",
    "Останнє оновлення: 31 січня 2025", "Päivitetty viimeksi 31.1.2025",
  ]) func `are the day of the text`(line: String) {
    let document = interpret("# T\n\n\(line)\n\n## A\n\ntext\n")
    #expect(document.metadata.updated?.description == "2025-01-31")
  }
}
