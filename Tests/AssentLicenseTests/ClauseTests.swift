import AssentDiagnostics
import AssentLicense
import Testing

@Suite struct `the clauses` {
  /// Clauses as `number|title` below one another by dots.
  private func outline(_ text: String) -> [String] {
    interpret(text).clauses.map {
      String(repeating: ".", count: $0.depth) + ($0.number ?? "") + "|" + $0.title
    }
  }

  @Test(arguments: [
    ("## 1. Scope", "1|Scope"), ("## 1.2 Scope", "1.2|Scope"), ("## A. Scope", "A|Scope"),
    ("## IV. Scope", "IV|Scope"), ("## § 5 Scope", "5|Scope"), ("## Article 3", "3|"),
    ("## Section 4 – Scope", "4|Scope"), ("## 第3条（範囲）", "3|（範囲）"),
    ("## Clause 2: Scope", "2|Scope"),
    ("## 1\\. Scope", "1|Scope"), ("## [1\\. Scope](#1-scope)", "1|Scope"), ("## Scope", "|Scope"),
    ("## 1) Scope", "1|Scope"), ("## 제3조 (범위)", "3|(범위)"), ("## Artikel 7 Haftung", "7|Haftung"),
    ("## 2025 in review", "|2025 in review"), ("## 3D models", "|3D models"),
    ("## Q: Does it work?", "|Q: Does it work?"),
    ("## 95% of users", "|95% of users"), ("## I am", "|I am"),
  ]) func `are read from headings`(heading: String, clause: String) {
    #expect(outline("# Title\n\n\(heading)\n\ntext\n") == [clause])
  }

  @Test func `are read from paragraphs, items and bold titles`() {
    #expect(
      outline(
        "# T\n\n## 2. Grant\n\n2.1 The licensor grants:\n\n(a) one;\n\n(b) two.\n\n2.2 Then it ends.\n"
      )
        == ["2|Grant", ".2.1|", "..(a)|", "..(b)|", ".2.2|"])
    #expect(
      outline("# T\n\n**1. Keine Datensammlung**\nText\n\n**2. Kontakt**\nText\n")
        == ["1|Keine Datensammlung", "2|Kontakt"])
    #expect(
      outline("**Agreement**\n\n**License**\n\n1. One\n2. Two\n\n**Term**\n\n3. Three\n")
        == ["|License", ".1|", ".2|", "|Term", ".3|"])
    #expect(
      outline("# T\n\n1\\. Restrictions. You agree.\n\n2\\. More.\n") == [
        "1|Restrictions", "2|More",
      ])
    #expect(outline("# T\n\n- (i) one\n- (ii) two\n") == ["(i)|", "(ii)|"])
  }

  /// Where no letter is a capital, a sentence is none the more a title.
  @Test(arguments: [
    ("4.1 本アプリは、個人情報を集めません。", "4.1|"), ("4.1 お支払いは済みましたか？", "4.1|"), ("4.1 料金", "4.1|料金"),
    ("4.1 料金は、\n毎月お支払いください。", "4.1|"), ("4.1 **料金**\n毎月お支払いください。", "4.1|料金"),
    ("4.1 本公司不收集您的信息。", "4.1|"), ("4.1 본 앱은 정보를 수집하지 않습니다.", "4.1|"),
    ("4.1 الرسوم خمسة يورو كل شهر.", "4.1|"), ("4.1 هل دفعت الرسوم؟", "4.1|"),
    ("4.1 الرسوم", "4.1|الرسوم"),
    ("4.1 האגרה היא חמישה אירו.", "4.1|"), ("4.1 शुल्क हर महीने देय है।", "4.1|"),
    ("4.1 ค่าธรรมเนียม", "4.1|ค่าธรรมเนียม"), ("4.1 ክፍያው በየወሩ ነው።", "4.1|"),
    ("4.1 Плата взимается ежемесячно. Всегда.", "4.1|"), ("4.1 Плата", "4.1|Плата"),
    ("4.1 плата за месяц", "4.1|"), ("4.1 Überblick", "4.1|Überblick"), ("4.1 über uns", "4.1|"),
  ])
  func `have a sentence for a title in no script`(_ paragraph: String, _ clause: String) {
    #expect(outline("# T\n\n\(paragraph)\n") == [clause])
  }

  @Test func `tell roman numerals from letters`() {
    let letters = (["(g) x", "(h) x", "(i) x", "(j) x"]).joined(separator: "\n\n")
    #expect(outline("# T\n\n\(letters)\n") == ["(g)|", "(h)|", "(i)|", "(j)|"])
    #expect(
      outline("# T\n\n(a) x\n\n(i) y\n\n(ii) y\n\n(b) x\n") == ["(a)|", ".(i)|", ".(ii)|", "(b)|"])
  }

  @Test func `do not come from sentences, years and copyright signs`() {
    let text =
      "# T\n\n(c) 2004 Ada\n\n2.5 million users.\n\nSection 4 of the Act applies.\n\n3 apples.\n"
    #expect(outline(text) == [])
  }

  @Test func `are headings alone in documentation`() {
    let document = interpret("# T\n\n## Steps\n\n1. One\n2. Two\n", as: "guide.md")
    #expect(document.clauses.map(\.title) == ["Steps"])
  }

  @Test func `have unique anchors as GitHub and kramdown write them`() {
    let document = interpret(
      "# T\n\n## Scope\n\n## Scope\n\n## Scope\n\n## Was ist „neu“? Öl & Ähre\n\n## Named {#my-id}\n"
    )
    #expect(
      document.clauses.map(\.anchor)
        == ["scope", "scope-1", "scope-2", "was-ist-neu-öl--ähre", "my-id"])
    #expect(document.anchors[1] == "t")
  }

  @Test func `have anchors by their full numbers`() {
    let document = interpret("# T\n\n## 2. Grant\n\n1. One\n2. Two\n\n## Fees\n\n1. One\n")
    #expect(
      document.clauses.map(\.anchor)
        == ["2-grant", "clause-2.1", "clause-2.2", "fees", "clause-fees-1"])
  }

  @Test func `reach to the end of their last part`() {
    let document = interpret("# T\n\n## 1. A\n\ntext\n\n1.1 First\n\nmore\n\n## 2. B\n\nlast\n")
    #expect(document.clauses.map(\.range.start.line) == [3, 7, 11])
    #expect(document.clauses.map(\.range.end.line) == [9, 9, 13])
  }
}

@Suite struct `section meanings` {
  @Test(arguments: [
    ("Disclaimer of Warranties", [SectionMeaning.warranty]), ("No warranty", [.warranty]),
    ("“AS-IS”", [.warranty]), ("Limitation of liability", [.liability]),
    ("免責事項", [.liability]), ("免责声明", [.warranty]),
    ("Gewährleistung", [.warranty]), ("Haftung", [.liability]), ("Garanties", [.warranty]),
    ("Limitazione di responsabilità", [.liability]), ("Отказ от гарантий", [.warranty]),
    ("Kündigung", [.termination]), ("Résiliation", [.termination]), ("終了", [.termination]),
    ("إنهاء الاتفاقية", [.termination]), ("Governing law and venue", [.governingLaw]),
    ("Wybór prawa", [.governingLaw]), ("준거법", [.governingLaw]), ("联系我们", [.contact]),
    ("Kontakt", [.contact]), ("Contact us", [.contact]), ("Privacidad", [.privacy]),
    ("Politique de confidentialité", [.privacy]),
    ("Data we collect", [.dataCollected]), ("License grant", [.grant]),
    ("Acceptance", [.acceptance]),
    ("Acknowledgments", [.acknowledgments]), ("Educational use", [.educationalUse]),
    ("Third-Party Components", [.thirdParty]), ("Food safety", [.safety]),
    ("Begriffsbestimmungen", [.definitions]),
  ]) func `are told by words in many languages`(heading: String, meanings: [SectionMeaning]) throws
  {
    let clause = try #require(interpret("# T\n\n## \(heading)\n\ntext\n").clauses.first)
    #expect(clause.meanings.isSuperset(of: meanings))
  }

  @Test func `secrets of the other side are no personal data`() throws {
    let text =
      "# T\n\n## 3. Duties\n\nEach party keeps confidential information of the other secret.\n"
    #expect(try #require(interpret(text).clauses.first).meanings == [.confidentiality])
  }

  @Test(arguments: [
    ("Notices", "en", [SectionMeaning.contact, .general]),
    ("Confidentiality", "en", [.confidentiality]), ("Geheimhaltung", "de", [.confidentiality]),
    ("Rücktritt", "de", [.termination]), ("Stundenansätze", "de", [.payment]),
    ("Gerichtsstand", "de", [.disputes]), ("Rétractation", "fr", [.termination]),
    ("Durée de conservation", "fr", [.dataRetention]), ("Fuero", "es", [.disputes]),
    ("Foro competente", "it", [.disputes]), ("Prazo", "pt", [.termination]),
    ("Klachtenregeling", "nl", [.disputes]), ("Ångerrätt", "sv", [.termination]),
    ("Lovvalg", "da", [.governingLaw]), ("Formål", "nb", [.dataUse]),
    ("Säilytysaika", "fi", [.dataRetention]), ("Reklamacje", "pl", [.disputes]),
    ("Příjemci", "cs", [.dataSharing]), ("Panaszkezelés", "hu", [.disputes]),
    ("Anularea", "ro", [.termination]), ("Ευθύνη", "el", [.liability]),
    ("Cayma hakkı", "tr", [.termination]), ("Реквизиты", "ru", [.contact]),
    ("Реквізити", "uk", [.contact]), ("Tautan", "id", [.thirdParty]),
    ("Khiếu nại", "vi", [.disputes]), ("النزاعات", "ar", [.disputes]),
    ("הודעות", "he", [.contact]), ("合意管轄", "ja", [.disputes]), ("청약철회", "ko", [.payment]),
    ("法律适用与管辖", "zh-Hans", [.governingLaw, .disputes]), ("退費", "zh-Hant", [.payment]),
  ]) func `are told in the words of the language of the text`(
    heading: String, language: String, meanings: [SectionMeaning]
  ) throws {
    let text = "---\nlanguage: \(language)\n---\n\n# T\n\n## \(heading)\n\n…\n"
    let clause = try #require(interpret(text).clauses.first)
    #expect(clause.meanings.isSuperset(of: meanings))
    #expect(!clause.meanings.contains(.privacy))
  }

  @Test func `are not told in the words of another language`() throws {
    // `Pris` is a price in Swedish.
    let text = "---\nlanguage: fr\n---\n\n# T\n\n## Pris\n\n…\n"
    #expect(try #require(interpret(text).clauses.first).meanings == [])
  }

  @Test(
    arguments: [
      (
        "en", "1. You must not use the service to send anything that others did not ask for.",
        .conduct
      ),
      (
        "de",
        "1. Dieser Vertrag unterliegt dem Recht der Republik Österreich und keinem anderen Recht.",
        .governingLaw
      ),
      (
        "fr", "1. Le prestataire ne saurait être tenu des pertes que le client subit par sa faute.",
        .liability
      ),
      (
        "es",
        "1. El servicio se ofrece tal cual, y nadie promete que funcione todos los días del año.",
        .warranty
      ),
      (
        "pl",
        "1. Spory rozstrzyga sąd właściwy dla siedziby usługodawcy, o ile ustawa nie mówi inaczej.",
        .disputes
      ),
      (
        "ru", "1. Споры решаются в суде по месту нахождения владельца сада, если иное не сказано.",
        .disputes
      ),
      ("ja", "1. 当方は、本サービスの利用によって利用者に生じた不利益について、一切の責任を負いません。", .liability),
      ("zh", "1. 用户应当妥善保管自己的账号和密码，并对使用该账号进行的全部行为自行负责，不得交给他人。", .accounts),
      ("ko", "1. 회사는 정원 서비스의 중단으로 이용자에게 생긴 불편에 대하여 어떠한 책임을 지지 않습니다.", .liability),
    ] as [(String, String, SectionMeaning)])
  func `are told by the first sentence of a clause without a title`(
    language: String, clause: String, meaning: SectionMeaning
  ) throws {
    let text = "---\nlanguage: \(language)\n---\n\n# T\n\n\(clause)\n"
    #expect(try #require(interpret(text).clauses.first).meanings == [meaning])
  }

  @Test func `are told by the words before a colon`() throws {
    let text = "# T\n\n## 12. Rest\n\n12.1 Severability: The rest stays.\n"
    #expect(try #require(interpret(text).clauses.last).meanings == [.general])
  }

  @Test func `of a general section are also what its text says`() throws {
    let text = "# T\n\n## General\n\nThese terms are governed by the laws of Utopia.\n"
    #expect(try #require(interpret(text).clauses.first).meanings == [.general, .governingLaw])
  }

  @Test func `of a definition are none`() throws {
    let text = "# T\n\n## 1. Definitions\n\n**1.1 Subscription fee** means what is paid.\n"
    #expect(try #require(interpret(text).clauses.last).meanings == [])
  }

  @Test(arguments: ["Purposeful design", "Asylum", "Commercial lawn care", "Summary", "Overview"])
  func `are not seen in parts of words`(heading: String) {
    #expect(interpret("# T\n\n## \(heading)\n\ntext\n").clauses.first?.meanings == [])
  }

  @Test func `are found in a plain license without headings`() {
    let text = """
      Permission is hereby granted, free of charge, to any person.

      THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND. IN NO EVENT SHALL THE AUTHORS
      BE LIABLE FOR ANY CLAIM.
      """
    #expect(interpret(text).coveredMeanings.isSuperset(of: Profile.builtIn(for: .license).required))
  }

  @Test func `are missing where nothing speaks of them`() {
    let covered = interpret("# License\n\n## Grant\n\nYou may copy.\n").coveredMeanings
    #expect(covered.isDisjoint(with: [.warranty, .liability, .termination]))
  }

  @Test func `a bold paragraph goes on with the numbers of headings`() {
    let document = interpret(
      "# T\n\n## § 1 Scope\n\n1. One.\n\n**§2 FEES**\n\n1. Two.\n2. See § 2 ust. 1.\n\n**§ 3 Days**\n\n"
        + "1. Three.\n\n## § 4 End\n\n1. Four.\n")
    let tops = document.clauses.filter { $0.parent == nil }
    #expect(tops.map(\.number) == ["1", "2", "3", "4"])
    #expect(tops.map(\.title) == ["Scope", "FEES", "Days", "End"])
    let target = document.references.first?.clause.map { document.clauses[$0] }
    #expect(target?.number == "1" && target?.parent.map { document.clauses[$0].number } == "2")
  }

  @Test func `a bold paragraph below a heading is a part of it where it goes on with no number`() {
    let document = interpret(
      "# T\n\n## 1. Scope\n\n**1. Place**\n\nText.\n\n**2. Time**\n\nText.\n\n## 2. End\n\nText.\n")
    #expect(document.clauses.filter { $0.parent == nil }.map(\.title) == ["Scope", "End"])
  }

  @Test(arguments: [
    ("tr", "İletişim"), ("tr", "İLETİŞİM"), ("tr", "iletişim"), ("el", "Επικοινωνία"),
    ("el", "ΕΠΙΚΟΙΝΩΝΙΑ"),
  ]) func `a heading in capitals has the meaning of the same in small letters`(
    language: String, title: String
  ) {
    let document = interpret(
      "---\nlanguage: \(language)\n---\n\n# T\n\n## \(title)\n\njo@oak.example\n")
    #expect(document.coveredMeanings.contains(.contact))
  }
}
