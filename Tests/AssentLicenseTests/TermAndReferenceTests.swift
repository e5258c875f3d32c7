import AssentLicense
import Testing

@Suite struct `the terms` {
  @Test(arguments: [
    ("\"Software\" means the program.", ["Software"]), ("**\"Software\"** means it.", ["Software"]),
    ("“**Software**” means it.", ["Software"]),
    ("“We,” “Us” and “Our” refer to Ada.", ["We", "Us", "Our"]),
    ("Ada Ltd. (the \"Licensor\") agrees.", ["Licensor"]),
    ("Ada (“we,” “us,” or “our”) agrees.", ["we", "us", "our"]),
    ("Ada (collectively, the \"Parties\") agree.", ["Parties"]),
    ("„Nutzer“ bezeichnet jede Person.", ["Nutzer"]),
    ("der Dienst (im Folgenden „Dienst“) ist da.", ["Dienst"]),
    ("le contrat (ci-après la « Licence ») vaut.", ["Licence"]),
    ("« Logiciel » désigne le programme.", ["Logiciel"]),
    ("「当社」とは「株式会社オーク」を意味します。", ["当社"]), ("当社は「Oak（オーク）」という名称の地図を提供します。", []),
    ("当社が運営するサイトを「本サイト」という。", ["本サイト"]),
    ("「本ソフト」とは、製品をいいます。", ["本ソフト"]), ("利用規約 (以下「規約」) です。", ["規約"]),
    (
      "When we say “Company”, “we”, or “our” in this document, we mean Ada.",
      ["Company", "we", "our"]
    ),
    ("1.2 The word \"you\" means a person.", ["you"]),
    ("They said \"hello\" and left.", []), ("Some (e.g., \"Boston\") are near.", []),
    ("Press \"OK\" (blue).", []),
  ]) func `are found where a text defines them`(text: String, names: [String]) {
    #expect(interpret("# T\n\n\(text)\n").terms.map(\.name) == names)
  }

  @Test(arguments: [
    ("die Firma, nachstehend als \"Anbieter\" bezeichnet, und", ["Anbieter"]),
    ("die App (nachfolgend „App\"), gilt.", ["App"]),
    (
      "l'outil (ci-après l’« **Outil** ») ou (ci-après les « **Outils** » est", ["Outil", "Outils"]
    ),
    ("el programa (en adelante, el “Programa”) es", ["Programa"]),
    ("\"Affiliate\" of a party means any entity.", ["Affiliate"]),
    ("“Control” with respect to an entity means half of its votes.", ["Control"]),
    ("umowa, określaną jako „Umowa”, trwa", ["Umowa"]),
    ("договор, именуемого в дальнейшем «Договор»", ["Договор"]),
    ("a empresa, referidas como \"Empresa\", dá", ["Empresa"]),
    ("la empresa, en adelante \"Empresa\", da", ["Empresa"]),
    ("il servizio (di seguito, il \"Servizio\")", ["Servizio"]),
    ("a loja, doravante denominada **\"LOJA\"** ou **\"NÓS\"**;", ["LOJA", "NÓS"]),
    ("de dienst (hierna: “Dienst”) is", ["Dienst"]), ("договор (далее — «Договор»)", ["Договор"]),
    ("сайт (далее – Сайт) и сервис", ["Сайт"]), ("serwis (zwany dalej „Serwisem”)", ["Serwisem"]),
    ("podmínky (dále jen „Podmínky“)", ["Podmínky"]),
    ("cég (a továbbiakban: Szolgáltató)", ["Szolgáltató"]),
    ("firma (denumită în continuare „Firma”)", ["Firma"]),
    ("uygulama (\"Uygulama\")", ["Uygulama"]),
    ("tjänsten (nedan kallad ”Tjänsten”)", ["Tjänsten"]),
    ("palvelu (jäljempänä ”Palvelu”)", ["Palvelu"]),
    ("layanan (selanjutnya disebut “Layanan”)", ["Layanan"]),
    ("dịch vụ (sau đây gọi là “Dịch vụ”)", ["Dịch vụ"]),
    ("η υπηρεσία (εφεξής «Υπηρεσία»)", ["Υπηρεσία"]),
    ("האפליקציה (להלן: \"האפליקציה\")", ["האפליקציה"]),
    ("الشركة (\"نحن\" أو \"لنا\")", ["نحن", "لنا"]),
    ("本公司（以下简称“本平台”）提供", ["本平台"]), ("用户（下称“用户”）", ["用户"]), ("「會員」是指人。", ["會員"]),
    ("株式会社（以下「当社」といいます）", ["当社"]), ("事項を「本規約」といいます。", ["本規約"]),
    ("회사(이하 “회사”라 합니다)는", ["회사"]), ("‘이용자’란 사람을 말합니다.", ["이용자"]),
    ("Ada Inc. (\"Ada,\" “we,\" \"us\") acts.", ["Ada", "we", "us"]),
    ("the text (hereinafter the Text) is", ["Text"]), ("the works (the **Works**) are", ["Works"]),
    ("The Ada Public License (APL) and blue light (UVB). The APL holds.", ["APL"]),
    ("**1.1 \"App\"** means it.", ["App"]), ("PROVIDED “AS IS” (“as is”).", []),
    ("the fees (see “Prices”) are due", []), ("Use the “Send” button (top right).", []),
    ("The Provider (Oak Ltd, No. 12) grants a license.", ["Provider"]),
    ("The\u{A0}Provider (Oak Ltd, No. 12) grants a license.", ["Provider"]),
    ("Der\u{202F}Anbieter (Eiche GmbH, Nr. 12) gewährt es.", ["Anbieter"]),
    ("The\u{3000}Provider (Oak Ltd, No. 12) grants a license.", ["Provider"]),
  ]) func `are found in every language and form`(text: String, names: [String]) {
    #expect(interpret("# T\n\n\(text)\n").terms.map(\.name) == names)
  }

  @Test(arguments: [
    ("- Cena je částka.\n- Účet je záznam.", ["Cena", "Účet"]),
    ("- Work: a thing.\n- User: a person.", ["Work", "User"]),
    ("- **\"Œuvre\" (chose):** un.\n- **\"Vous\":** deux.", ["Œuvre", "Vous"]),
    ("Adapted Work means a change.\n\nThe licensee is free to leave.", ["Adapted Work"]),
    (
      "- Work: a thing.\n- User: a person.\n\n"
        + "Capitalised terms not defined here have the meaning in the Oak Agreement.",
      ["Work", "User"]
    ),
    (
      "Work means a thing.\n\nTerms used but not defined here have the meaning of that text.",
      ["Work"]
    ),
    ("| Name | What |\n|---|---|\n| Work | a |\n| User | b |", ["Work", "User"]),
    ("1. **Work** – a thing.\n2. **User** – a person.", ["Work", "User"]),
  ]) func `are the heads of entries of a list of definitions`(list: String, names: [String]) {
    let text = "# T\n\n## Definitions\n\nThe following terms apply:\n\n\(list)\n"
    #expect(interpret(text).terms.map(\.name) == names)
    #expect(interpret("# T\n\nAs follows.\n\n\(list)\n").terms.count < 2)
  }

  @Test(arguments: [
    ("Oak Ltd. (the \"Licensor, we, us\") lends.", ["Licensor", "we", "us"]),
    ("« Clé et/ou Clé du Jardin » désigne ce qui ouvre.", ["Clé", "Clé du Jardin"]),
    ("“Oak, Inc.” means the lender.", ["Oak, Inc"]),
  ]) func `stand in one pair of marks`(text: String, names: [String]) {
    #expect(interpret("# T\n\n\(text)\n").terms.map(\.name) == names)
  }

  @Test(arguments: [
    "\"OakPods\" is a registered trademark of Oak Inc.",
    "„OakPods“ ist eine eingetragene Marke der Oak GmbH.",
  ]) func `are no names that are called trademarks`(sentence: String) {
    #expect(interpret("# Terms\n\n## 1. Marks\n\n\(sentence)\n").terms.map(\.name) == [])
  }

  @Test(arguments: [
    "Ilekroć w Regulaminie użyto wymienionych poniżej zwrotów, mają one znaczenie wskazane w niniejszym ustępie:",
    "Whenever the words below are used with a capital letter, they mean:",
    "I dessa villkor har följande begrepp denna betydelse:",
  ]) func `are in a list that a sentence announces`(sentence: String) {
    let document = interpret(
      "# Terms\n\n## 1. General\n\n\(sentence)\n\n- **App** – a program.\n- **Client** – a user.\n")
    #expect(document.terms.map(\.name) == ["App", "Client"])
  }

  @Test func `are no labels that stand again and again`() {
    let text =
      "# T\n\n- **Provider:** Elm Inc.\n- **Data:** none\n\n- **Provider:** Ash Inc.\n\nThe Provider keeps it.\n"
    #expect(interpret(text).terms.map(\.name) == [])
  }

  @Test func `are headings of one level in a section of definitions`() {
    let text =
      "# T\n\nText.\n\n# Definitions\n\n## 1. Key\n\nmeans a key.\n\n## 2. Rules of Keys\n\nThese hold.\n\n"
      + "### 2.1 Further keys\n\nText.\n\n### 2.2 Lost keys\n\nText.\n\n## 3. Term, Terms\n\nmeans a month.\n"
    #expect(interpret(text).terms.map(\.name) == ["Key", "Rules of Keys", "Term", "Terms"])
  }

  @Test func `are no items that say how something is`() {
    let text =
      "# T\n\n## Definitions\n\n1. Fees are the amounts that fall due.\n2. Gate is any gate.\n3. Lost keys are replaced at once.\n"
      + "4. Where a gate is closed, ask.\n"
    #expect(interpret(text).terms.map(\.name) == ["Fees", "Gate"])
  }

  @Test func `are bold words in a section of definitions`() {
    let text =
      "# T\n\n## Definitions\n\n- **Work**: a thing.\n- **You:** a person.\n\n## Other\n\n- **No**: x\n"
    #expect(interpret(text).terms.map(\.name) == ["Work", "You"])
  }

  @Test func `have their place and an anchor of their own`() throws {
    let document = interpret("# T\n\nThe \"Big Work\" means x. Ada (the \"Big Work\") y.\n")
    #expect(document.terms.map(\.anchor) == ["term-big-work", "term-big-work-1"])
    #expect(document.terms.map { source($0.range, of: document) } == ["Big Work", "Big Work"])
  }
}

@Suite struct `the references` {
  private static let clauses = """
    # T

    ## 1. One

    ## 2. Two

    2.1 First.

    (a) A part.

    (b) A part.

    2.2 Second.

    ## 3. Three


    """

  @Test(arguments: [
    ("See Section 2.1.", ["2.1"]), ("See Sections 1 and 3.", ["1", "3"]),
    ("See Sections 1, 2 or 3.", ["1", "2", "3"]),
    ("See clause 2.1(b).", ["2.1.b"]), ("Siehe § 3.", ["3"]), ("gemäß Ziffer 3", ["3"]),
    ("selon l'article 2", ["2"]),
    ("第3条による。", ["3"]), ("see [Section 3](#3-three)", ["3"]),
    ("Section 2 of this Agreement", ["2"]),
    ("(Section 1)", ["1"]), ("under Section 2.2 of these Terms", ["2.2"]),
  ]) func `point to clauses`(text: String, numbers: [String]) {
    let document = interpret(Self.clauses + text + "\n")
    let found = document.references.map { reference in
      reference.clause.map { document.clauses[$0].anchor } ?? "none"
    }
    #expect(found.count == numbers.count)
    for (anchor, number) in zip(found, numbers) {
      #expect(anchor == "clause-\(number)" || anchor.hasPrefix("\(number)-"))
    }
  }

  @Test(arguments: [
    ("the preceding Section", "1-one"), ("the following Section", "3-three"),
    ("de vorige paragraaf", "none"), ("preceding sections", "none"),
    ("the preceding months", "none"),
    ("the first paragraph", "clause-2.1"), ("het eerste lid", "clause-2.1"),
    ("the second paragraph", "clause-2.2"),
    ("the third paragraph", "none"), ("the first paragraph of Article 5 of Law 12", "none"),
  ]) func `point to a neighbour, or to a part by its place`(mention: String, anchor: String) {
    let document = interpret(
      "# T\n\n## 1. One\n\nText.\n\n## 2. Two\n\n1. First.\n\n2. Second, see \(mention).\n\n## 3. Three\n\nEnd.\n"
    )
    let found = document.references.first?.clause.map { document.clauses[$0].anchor } ?? "none"
    #expect(found == anchor)
  }

  private static let deep = """
    # T

    ## 1. One

    1. First.

    2. Second.

       (a) A part.

       (b) A part.

    ## 2. Two Things

    ### 2.1 Inner

    ### 2.2 Other

    ## IX. Nine

    ## Exhibit A: Fees

    Text.

    ## Annex B: Places

    Text.


    """

  @Test(arguments: [
    ("§ 1 Abs. 2", "clause-1.2"), ("Ziffer 2.1", "21-inner"), ("l’article 2", "2-two-things"),
    ("Section IX", "ix-nine"), ("Section 9", "ix-nine"), ("第１条", "1-one"), ("第二条", "2-two-things"),
    ("第1条第2項", "clause-1.2"), ("제2조", "2-two-things"), ("제1조 제2항", "clause-1.2"),
    ("пункт 2.1", "21-inner"),
    ("пункте 2 раздела 1", "clause-1.2"), ("pkt 2.2", "22-other"), ("punto 2.1", "21-inner"),
    ("2.1. pont", "21-inner"), ("Madde 2", "2-two-things"), ("2. madde", "2-two-things"),
    ("Điều 2", "2-two-things"),
    ("Pasal 2", "2-two-things"), ("άρθρο 2", "2-two-things"), ("סעיף 2", "2-two-things"),
    ("المادة 2", "2-two-things"),
    ("čl. 2.2", "22-other"), ("paragraph 2 of Section 1", "clause-1.2"),
    ("the section on Two Things", "2-two-things"),
    ("Abschnitt „Inner“", "21-inner"), ("Exhibit A", "exhibit-a-fees"),
    ("Art. 2, § 1", "21-inner"), ("artigo 2.º", "2-two-things"),
    ("n.º 2 do artigo 1.º", "clause-1.2"),
    ("annex b", "annex-b-places"),
  ]) func `are read in every written form`(text: String, anchor: String) {
    let document = interpret(Self.deep + "So \(text) says.\n")
    let found = document.references.compactMap { $0.clause.map { document.clauses[$0].anchor } }
    #expect(found.first == anchor, "\(document.references.map(\.text))")
  }

  @Test(arguments: [
    "letters a), b) and c) of clause 2.1", "Buchst. a, b und c von Ziffer 2.1",
    "points a), b) et c) de l’article 2.1", "letras a), b) y c) del apartado 2.1",
    "alíneas a), b) e c) do n.º 1 do artigo 2.º", "lettere a), b) e c) del comma 1 dell'art. 2",
  ]) func `lists of letters are of what is named behind them`(text: String) {
    let document = interpret(
      """
      # T

      ## Art. 1 One

      So \(text) say.

      ## Art. 2 Two

      2.1 Guests bring:

      (a) boots;

      (b) coats;

      (c) hats.

      """)
    let found = document.references.suffix(3).map { reference in
      reference.clause.map { document.clauses[$0].anchor } ?? "none"
    }
    #expect(found == ["a", "b", "c"].map { "clause-2.1.\($0)" }, "\(document.references)")
  }

  @Test(arguments: [
    ("ko", "제%장", "제%조", ["제3조", "제1조", "제2조 1항", "제4조", "제9조", "제2장"]),
    ("ja", "第%章", "第%条", ["第3条", "第1条", "第2条第1項", "第4条", "第9条", "第2章"]),
    (
      "en", "Chapter %", "Article %",
      ["Article 3", "Article 1", "Article 2(1)", "Article 4", "Article 9", "Chapter 2"]
    ),
  ]) func `to articles are of none of the chapters around them`(
    language: String, chapter: String, article: String, mentions: [String]
  ) {
    func heading(_ word: String, _ number: Int) -> String { word.replacing("%", with: "\(number)") }
    let text =
      "---\nlanguage: \(language)\n---\n\n# T\n\n## \(heading(chapter, 1)) A\n\n### \(heading(article, 1)) Keys\n\nx\n\n"
      + "### \(heading(article, 2)) Gates\n\n(1) x\n\n(2) x\n\n## \(heading(chapter, 2)) B\n\n"
      + "### \(heading(article, 3)) Ponds\n\nx\n\n### \(heading(article, 4)) Barns\n\nx\n\n"
      + mentions.map { "(\($0)) x " }.joined() + "\n"
    let document = interpret(text)
    let titles = document.references.map { $0.clause.map { title($0, of: document) } }
    #expect(titles == ["Ponds", "Keys", "Gates", "Barns", nil, "B"])
  }

  @Test func `to sections of sections that are counted anew stay as they are`() {
    let text =
      "# T\n\n## 1. A\n\n### 1. Keys\n\nx\n\n### 2. Gates\n\nx\n\n## 2. B\n\n### 1. Ponds\n\nSee Section 2.\n"
    let document = interpret(text)
    #expect(document.references.map { $0.clause.map { document.clauses[$0].title } } == ["B"])
  }

  @Test func `a part that is not there is no section`() {
    let document = interpret(
      "# T\n\n## 1. A\n\n1. Nr. 3 und lid 2 gelten.\n\n## 2. B\n\nx\n\n## 3. C\n\nx\n")
    #expect(document.references == [])
  }

  @Test func `a numeral behind a letter is an item of the sentence`() {
    let text =
      "# T\n\n## 1. Use\n\nYou agree (i) to the limits of Section 2(a), or (ii) to leave.\n\n## 2. Free\n\n### (a) One\n\nText.\n"
    #expect(interpret(text).references.map(\.text) == ["Section 2(a)"])
  }

  @Test func `a title may stand behind a word such as below`() {
    let text =
      "# T\n\n## 1. Use\n\nSee Section 2 below (Free).\n\n## 2. Gate\n\nText.\n\n## 3. Free\n\nText.\n"
    #expect(interpret(text).references.first?.title == "Free")
  }

  @Test func `a number in a list is no clause above it`() {
    let document = interpret(
      "# T\n\n## 1. A\n\nSee clauses 2, 3.1 and 2.\n\n## 2. B\n\nx\n\n## 3. C\n\nx\n")
    #expect(document.references.map(\.clause) == [1, nil, 1])
  }

  @Test func `a heading with an ordinal keeps its title`() {
    let document = interpret("# T\n\n## Artigo 1.º Objeto\n\nx\n\n## Artigo 2.º Conta\n\nx\n")
    #expect(document.clauses.map(\.title) == ["Objeto", "Conta"])
  }

  @Test func `to a number that several clauses have name them all`() throws {
    let document = interpret("# T\n\n## 1. A\n\nSee Section 2.\n\n## 2. B\n\nx\n\n## 2. C\n\nx\n")
    let reference = try #require(document.references.first)
    #expect(reference.others.count == 1)
  }

  @Test(arguments: ["Section 14", "§ 9", "clause 2.1(c)", "Section 2.7"])
  func `to clauses that are not there stay open`(text: String) {
    let document = interpret(Self.clauses + "See \(text) of this Agreement.\n")
    #expect(document.references.count == 1)
    #expect(document.references.first?.clause == nil)
    #expect(document.references.first.map { source($0.range, of: document) } == text)
  }

  @Test(arguments: [
    "Section 1798.83 of the California Civil Code", "17 U.S.C. § 512", "Art. 6 GDPR", "§ 312g BGB",
    "Section 5 of the FTC Act", "Art. 6 Abs. 1 lit. a DSGVO", "California Civil Code Section 15",
    "§ 2 UrhG", "Section 2 of the Privacy Policy", "Article 3 of Regulation (EU) 2016/679",
    "Section 230", "section title", "개인정보보호법 제2조", "民法第2条", "《民法典》第二条",
    "art. 2 ust. 1 lit. b) RODO",
    "§ 2 zákona č. 89/2012", "статьи 2 Федерального закона", "article 2-III de la loi n° 2004-575",
    "art. 2, IV, da Lei nº 9.610", "article L. 2 du Code", "Annex I of the GDPR", "제2자에게", "第三者",
    "Ziffer 2 b) der GPL", "`Section 2`",
  ]) func `to statutes and other texts are none`(text: String) {
    #expect(interpret(Self.clauses + "See \(text).\n").references == [])
  }

  @Test(
    arguments: [
      ("Section 230 of the Communications Decency Act holds.", "Section 14.2 says more.", [nil]),
      ("Section 9 of the Elm Act holds.", "See Section 9.", []),
      ("Section 2 of the Sale of Goods Act holds.", "See Section 2.", ["2-two"]),
      ("Clause 3 of the Elm Act holds.", "See clauses 1 and 3.", ["1-one", "3-three"]),
      ("Ziffer 2 gilt nach den gesetzlichen Regeln.", "Siehe Ziffer 2.", ["2-two", "2-two"]),
      ("Es gilt Ziffer 2 nach gesetzlichen Vorschriften.", "Nichts.", ["2-two"]),
      ("Es gilt Ziffer 3 des Gesetzes.", "Siehe Ziffer 3.", ["3-three"]),
      ("Clause 2.1 and Clause 3 of the Elm Act hold.", "See Clause 1.", ["1-one"]),
      ("See Article 28 GDPR.", "Article 2 and Article 32 hold.", ["2-two"]),
      ("See Article 2 GDPR.", "Article 2 holds.", []),
      ("See Section 1.", "A certified body decides under Article 21.", ["1-one"]),
    ] as [(String, String, [String?])])
  func `to the text itself are none of a law it names`(
    law: String, text: String, anchors: [String?]
  ) {
    for words in ["\(law)\n\n\(text)\n", "\(text)\n\n\(law)\n"] {
      let document = interpret(Self.clauses + "It holds:\n\n" + words)
      #expect(
        document.references.map { $0.clause.map { document.clauses[$0].anchor } } == anchors,
        "\(document.references.map(\.text))")
    }
  }

  @Test func `to an article are of this text where its clauses are articles`() {
    let text =
      "# T\n\n## Article 1 One\n\nSee Article 2 GDPR.\n\n## Article 2 Two\n\n"
      + "We see Article 2 and Article 9.\n"
    let document = interpret(text)
    #expect(document.references.map(\.number) == ["2", "9"])
    #expect(document.references.map { $0.clause == nil } == [false, true])
  }
}

/// The title of a clause; of a part without one that of the clause around it.
private func title(_ clause: Int, of document: LegalDocument) -> String {
  let clause = document.clauses[clause]
  return clause.title.isEmpty ? clause.parent.map { title($0, of: document) } ?? "" : clause.title
}
