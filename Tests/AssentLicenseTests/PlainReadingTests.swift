import AssentLicense
import AssentManifest
import Testing

/// What looks like a day, a name or a term of the text, and is none.
@Suite struct PlainReadingTests {
  // MARK: Days

  @Test(arguments: [
    ("en", "The GDPR has been in force since 25 May 2018."),
    ("en", "Regulation 2016 applies from 25 May 2018."),
    ("en", "Termination of this agreement takes effect from 1 June 2026."),
    ("de", "Die DSGVO gilt seit dem 25. Mai 2018."),
    ("de", "Tritt zum 1. Januar 2026 ein Fall ein, so endet alles."),
    ("fr", "La résiliation du contrat prend effet le 1er juin 2026."),
    ("es", "Los precios se aplican a partir del 1 de junio de 2026."),
    ("it", "I prezzi si applicano dal 1 giugno 2026."),
    ("pt", "Os preços aplicam-se a partir de 1 de junho de 2026."),
    ("nl", "De AVG geldt vanaf 25 mei 2018."), ("nl", "De prijzen gelden per 1 juni 2026."),
    ("da", "Prisen gælder fra 1. juni 2026."), ("fi", "Hinnat ovat voimassa 1.6.2026 alkaen."),
    ("cs", "Ceny platí ode dne 1. června 2026."),
    ("ro", "Prețurile se aplică începând cu 1 iunie 2026."),
    ("ru", "Цены действительны с 1 июня 2026 г."), ("uk", "Ціни діють від 1 червня 2026 р."),
    ("id", "Harga mulai berlaku pada 1 Juni 2026."),
    ("tr", "Fiyatlar 1 Haziran 2026 tarihinden itibaren geçerlidir."),
    ("hu", "Az árak 2026. június 1-től hatályosak."),
    ("en", "We rely on standard contractual clauses, which apply from 27 June 2021."),
    ("en", "The EU-US Data Privacy Framework agreement has been in force since 10 July 2023."),
    ("en", "Our Privacy Policy applies from 1 May 2024."),
    ("en", "Oak’s Privacy Policy applies from 1 May 2024."),
    ("en", "In terms of taxes, the rate applies from 1 May 2024."),
    ("en", "Police reports are valid from 1 May 2024."),
    ("de", "Unsere Datenschutzerklärung gilt seit dem 1. Mai 2024."),
    ("de", "Die Bedingungen der Bank gelten seit dem 1. Mai 2024."),
    ("de", "Die Lizenzgebühren gelten seit dem 1. Mai 2024."),
    ("fr", "Les conditions de la banque s’appliquent à compter du 1er mai 2024."),
    ("nl", "De voorwaarden van de bank gelden per 1 mei 2024."),
  ]) func `a day of a law or a price is none of the text`(language: String, sentence: String) {
    #expect(Self.document(sentence, language).metadata.effectiveDates.isEmpty)
  }

  @Test(arguments: [
    ("en", "These Terms have been in force since 1 June 2026."),
    ("en", "This policy applies from 1 June 2026."),
    ("de", "Diese Nutzungsbedingungen treten zum 1. Juni 2026 in Kraft."),
    ("de", "Diese Datenschutzerklärung gilt seit dem 1. Juni 2026."),
    ("fr", "Les présentes conditions prennent effet le 1er juin 2026."),
    ("es", "Estos términos se aplican a partir del 1 de junio de 2026."),
    ("it", "La presente informativa si applica dal 1 giugno 2026."),
    ("pt", "Estes termos entram em vigor a 1 de junho de 2026."),
    ("nl", "Deze voorwaarden gelden per 1 juni 2026."),
    ("pl", "Niniejszy regulamin ma zastosowanie od dnia 1 czerwca 2026 r."),
    ("sv", "Dessa villkor träder i kraft den 1 juni 2026."),
    ("da", "Disse vilkår gælder fra 1. juni 2026."),
    ("nb", "Disse vilkårene trer i kraft den 1. juni 2026."),
    ("fi", "Nämä käyttöehdot ovat voimassa 1.6.2026 alkaen."),
    ("cs", "Tyto podmínky platí ode dne 1. června 2026."),
    ("ro", "Acești termeni se aplică începând cu 1 iunie 2026."),
    ("ru", "Настоящие условия применяются с 1 июня 2026 г."),
    ("uk", "Ці умови діють від 1 червня 2026 р."),
    ("el", "Οι παρόντες όροι τίθενται σε ισχύ στις 1 Ιουνίου 2026."),
    ("he", "תנאים אלה בתוקף מיום 1 ביוני 2026."),
    ("id", "Syarat dan Ketentuan ini mulai berlaku pada 1 Juni 2026."),
    ("tr", "Bu koşullar 1 Haziran 2026 tarihinden itibaren geçerlidir."),
    ("hu", "Jelen feltételek 2026. június 1-től hatályosak."),
    ("en", "This Cancellation Policy applies from 1 June 2026."),
    ("en", "The Terms of Service apply from 1 June 2026."),
    ("de", "Die Nutzungsbedingungen gelten seit dem 1. Juni 2026."),
    ("cs", "Tato smlouva nabývá účinnosti dne 1. června 2026."),
    ("es", "Este contrato surte efecto a partir del 1 de junio de 2026."),
  ]) func `a sentence about the text says from when it holds`(language: String, sentence: String) {
    let days = Self.document(sentence, language).metadata.effectiveDates
    #expect(days.map(\.value.description) == ["2026-06-01"])
  }

  // MARK: Names

  @Test(arguments: [
    "Oak & Sons, 1888 GmbH", "Oak, Elm & Ash 24 LLP", "Oak Holding, Series 7 LLC", "Oak - 2K Games",
    "Oak 24 - Elm 25 GmbH", "Forty, 2 & Co. KG", "Oak, Version 2 Foundation",
    "Jo Oak, Ann Elm and 3 others", "Route 66, Route 77", "Oak 9, Oak 10, and Elm",
    "Windows Wonder Ltd.", "Icloud Systems GmbH",
  ]) func `a name with a number, or that of a system, in it is whole`(name: String) {
    let document = Self.document("Licensor: \(name)")
    #expect(document.metadata.licensor?.value == name)
  }

  @Test(arguments: [
    "Ada Oak, Garden Street 1, Elmtown", "Ada Oak, 12345 Elmtown", "Ada Oak, Gartenstr. 12a",
    "Ada Oak — ada@oak.example", "Jo <b>Ada</b>", "Ada Oak <small>(gardener)</small>",
  ]) func `an address, a remark and tags are no part of a name`(line: String) {
    let document = Self.document("Licensor: \(line)")
    #expect(document.metadata.licensor?.value == (line.hasPrefix("Jo") ? "Jo Ada" : "Ada Oak"))
  }

  @Test(
    arguments: [
      ("**Verantwortlich:** siehe Impressum", nil), ("Verantwortlich: wir sind es nicht.", nil),
      ("Verantwortlich: [Oak Labs](https://oak.example)", "Oak Labs"),
      ("Verantwortlich: *Jo* **Doe**", "Jo Doe"),
      ("The map app Trails is provided by Oak Trails GmbH.", "Oak Trails GmbH"),
    ] as [(String, String?)]) func `a sentence is no name, and marks are no part of one`(
      line: String, name: String?
    )
  {
    let language = line.contains("Verantwortlich") ? "de" : "en"
    #expect(Self.document(line, language).metadata.licensor?.value == name)
  }

  @Test func `tags in code are words`() {
    #expect(Self.document("Write `<b>Version:</b> 9.9` there.").metadata.versions.isEmpty)
    #expect(
      Self.document("`<b>` is bold.\n\n<b>Version:</b> 1.2").metadata.versions.map(
        \.value.description) == ["1.2"])
  }

  @Test func `an address is not led to by words far above it`() {
    let text =
      "You send the notice to the other one, and it is for both that it ends with\njo@elm.example"
    let rest = String(repeating: "The garden is open.\n\n", count: 12)
    #expect(
      Self.document("\(rest)\(text)\n\nOther: ann@elm.example\n\n\(rest)").metadata.contact == nil)
    #expect(
      Self.document("If you have any questions, write to\njo@elm.example\n\nann@elm.example")
        .metadata.contact?.value.description == "mailto:jo@elm.example")
  }

  @Test(arguments: [
    ("Copyright (c) 2023-present Jo Doe", "Jo Doe"), ("Copyright (2023-present) Jo Doe", "Jo Doe"),
    ("© 2020–present, Oak Ltd.", "Oak Ltd."),
    ("Copyright 2020-2024 Presentation Oak", "Presentation Oak"),
  ]) func `the year of today is no part of a name`(line: String, name: String) {
    #expect(Self.document(line).metadata.licensor?.value == name)
  }

  @Test(arguments: [
    ("de", "Der Verein führt den Namen \"Eiche\".", "Eiche"),
    ("fi", "Yhdistyksen nimi on Tammi ry.", "Tammi ry"),
    ("en", "The name of the association is Oak Friends.", "Oak Friends"),
    ("cs", "Název spolku je Dub.", "Dub"),
  ]) func `an association is named by its bylaws`(language: String, sentence: String, name: String)
  {
    #expect(Self.document(sentence, language).metadata.licensor?.value == name)
  }

  @Test(arguments: [
    ("de", "Geändert auf der Mitgliederversammlung am 22.09.2020."),
    ("da", "Ændret ved ordinær generalforsamling 22. september 2020."),
    ("fr", "Statuts modifiés par l’assemblée générale du 22 septembre 2020."),
  ]) func `the meeting that changed a text says when`(language: String, sentence: String) {
    let days = Self.document(sentence, language).metadata.updatedDates
    #expect(days.map(\.value.description) == ["2020-09-22"])
  }

  @Test func `a revised text holds from the day of its revision, and not a part of it`() {
    let first = "この規程は、2021年4月1日から施行する。"
    let days = { Self.document($0, "ja").metadata.effectiveDates.map(\.value.description) }
    #expect(days("\(first)\n\nこの規程は一部改定し、2025年4月1日から施行する。") == ["2025-04-01"])
    #expect(days("\(first)\n\n第3条は、2025年4月1日から施行する。") == ["2021-04-01"])
  }

  @Test func `an address in an item is not led to by the item above`() {
    let list =
      "- Questions: see the list\n- sales@elm.example sells the hay\n- contact jo@oak.example"
    #expect(Self.document(list).metadata.contact?.value.description == "mailto:jo@oak.example")
  }

  // MARK: Terms

  @Test(arguments: [
    "“Licensed Mark” is a trademark listed below.", "“Marks” are the trademarks of each party.",
    "“Oak Mark” means the trademarks of Oak.",
    "“Oak Marks” are the registered trademarks of Oak Labs.",
    "“Software” is the program that is known under the registered trademark Oak.",
  ]) func `a term may be about trademarks`(sentence: String) {
    #expect(Self.document(sentence).terms.count == 1)
  }

  @Test(arguments: [
    "“OakPods” is a registered trademark.", "“OakPods” is a trademark of Oak Inc.",
    "„OakPods“ ist eine eingetragene Marke der Oak GmbH.",
  ]) func `what is called somebody's trademark is no term`(sentence: String) {
    #expect(Self.document(sentence, sentence.hasPrefix("„") ? "de" : "en").terms.isEmpty)
  }

  // MARK: Languages

  @Test(arguments: [
    "Mae’r telerau hyn yn berthnasol i bob defnydd o’r ardd. Rydych yn cytuno i gadw’r giât ar gau ac i dalu am unrhyw ddifrod "
      + "a wnewch. Gallwn newid y telerau ar unrhyw adeg drwy roi gwybod i chi o leiaf mis ymlaen llaw.",
    "Masharti haya yanahusu matumizi yote ya bustani. Unakubali kufunga lango na kulipa uharibifu wowote unaosababisha. "
      + "Tunaweza kubadilisha masharti haya wakati wowote kwa kukujulisha mwezi mmoja kabla.",
    "Ez gara aplikazioaren erabileratik sortutako kalteen erantzule. Ez gara aplikazioaren erabileratik sortutako kalteen "
      + "erantzule. Ez gara aplikazioaren erabileratik sortutako kalteen erantzule.",
    "Baldintza hauek lorategiaren erabilera guztiei aplikatzen zaizkie. Atea itxita edukitzea eta eragindako kalteak "
      + "ordaintzea onartzen duzu. Baldintzak edozein unetan alda ditzakegu, hilabete lehenago jakinarazita.",
  ]) func `a language of which few words are known is not told as another one`(text: String) {
    #expect(interpret("# 1\n\n\(text)\n\n\(text)\n").isLanguageKnown == false)
  }

  @Test(arguments: [
    (
      "gl",
      "Estas condicións son para todos os usos do xardín. Vostede acepta que non pode deixar aberta a porta, nin unha soa vez, e que paga os danos que faga."
    ),
    (
      "af",
      "Hierdie voorwaardes is van toepassing op die gebruik van die tuin. Jy mag nie die hek oop laat nie, en jy sal vir enige skade betaal wat jy aan ons tuin doen."
    ),
    (
      "az",
      "Bu şərtlər bağın hər bir istifadəsi üçün nəzərdə tutulub. Siz qapını bağlı saxlamağı və vurduğunuz ziyanı ödəməyi qəbul edirsiniz, biz isə sizin məlumatları heç kimə vermirik."
    ),
  ]) func `neighbors of languages are told from them`(language: String, text: String) {
    #expect(interpret("# 1\n\n\(text)\n").language == language)
  }

  // MARK: References

  @Test(arguments: [
    ("ja", "第１章　総則", "第１条（名称）", "第２章　会員", "第２条（会員）", "第２条", "２"),
    ("zh", "第一章 总则", "第一条 名称", "第二章 会员", "第二条 会员", "第二条", "二"),
    ("en", "Chapter I", "Article 1. Name", "Chapter II", "Article 2. Members", "Article 2", "2"),
  ]) func `an article of chapters is no chapter`(
    language: String, first: String, one: String, second: String, two: String, mention: String,
    number: String
  ) {
    let document = interpret(
      "---\nlanguage: \(language)\nkind: terms\n---\n\n# T\n\n## \(first)\n\n### \(one)\n\nHay: \(mention).\n\n## \(second)\n\n### \(two)\n\nHay.\n",
      as: "terms.md")
    let clause = document.references.first?.clause
    #expect(clause.map { document.clauses[$0].parent == nil } == false)
    #expect(clause.map { document.clauses[$0].number } == number)
  }

  @Test(arguments: [("sr", "Član"), ("hr", "Članak"), ("sr", "Члан"), ("bg", "Член")])
  func `articles of the South Slavs are clauses`(language: String, word: String) {
    let document = interpret(
      "---\nlanguage: \(language)\nkind: terms\n---\n\n# T\n\n### \(word) 1.\n\nHay, \(word.lowercased()) 2.\n\n### \(word) 2.\n\nHay.\n",
      as: "terms.md")
    #expect(document.clauses.map(\.number) == ["1", "2"])
    #expect(document.references.map(\.number) == ["2"])
  }

  @Test func `a sentence that ends with a word for a part mentions none`() {
    let document = interpret(
      "---\nkind: terms\n---\n\n# T\n\n## 1. A\n\nIt is for the student body. 1. The hay.\n\n## 2. B\n\nHay.\n",
      as: "terms.md")
    #expect(document.references.isEmpty)
  }

  @Test(arguments: [
    "See article 2.", "Siehe Artikel 2 dieser Erklärung.", "Zie artikel 2 van deze verklaring.",
  ])
  func `an article that is no subject of policies is a clause`(mention: String) {
    let document = interpret(
      "---\nkind: privacy\n---\n\n# Policy\n\nThe GDPR (AVG, DSGVO) applies. \(mention)\n\n## 1. A\n\nHay.\n\n## 2. B\n\nHay.\n",
      as: "privacy.md")
    #expect(document.references.map(\.number) == ["2"])
  }

  @Test(arguments: ["Articles 15 to 22", "Art. 15–21", "articles 15, 16 and 17"])
  func `a row of articles of the regulation is whole`(mention: String) {
    let document = interpret(
      "---\nkind: privacy\n---\n\n# Policy\n\nThe GDPR applies. You have rights (\(mention)).\n\n## 1. A\n\nHay.\n\n## 2. B\n\nHay.\n",
      as: "privacy.md")
    #expect(document.references.isEmpty)
  }

  @Test func `terms that name a regulation once have articles of their own`() {
    let parts = (1...8).map { "## \($0). Part \($0)\n\nHay.\n\n" }.joined()
    for mention in ["Article 2.1(a)", "Article 2(1) above", "Article 7"] {
      let document = interpret(
        "---\nkind: terms\n---\n\n# Terms\n\nThe GDPR applies. See \(mention).\n\n\(parts)",
        as: "terms.md")
      #expect(document.references.count == 1, "\(mention)")
    }
  }

  private static func document(_ text: String, _ language: String = "en") -> LegalDocument {
    interpret("---\nlanguage: \(language)\n---\n\n# T\n\n\(text)\n", as: "terms.md")
  }
}
