import AssentManifest
import AssentRedline
import Testing

/// Numbers of parts of other texts, and parts of clauses that no clause has: what changes there is told, and as what it is.
@Suite struct OtherTextTests {
  private static let sections = [
    "Apples are red", "Bears sleep long", "Cows eat grass", "Dogs run far",
  ]

  /// Sections with consecutive numbers, the first of which has a remark.
  private static func text(_ remark: String, without gone: Int? = nil) -> String {
    let kept = sections.indices.filter { $0 != gone }
    return "# Fish Terms\n"
      + kept.enumerated().map { place, index in
        "\n## \(place + 1). \(sections[index])\n\n\(sections[index])\(index == 0 ? ", as \(remark) says" : "").\n"
      }.joined()
  }

  private static func assessment(
    _ old: String, _ new: String, _ language: String, without gone: Int? = nil
  ) -> ChangeAssessment {
    let head = "---\nkind: terms\nlanguage: \(language)\n---\n"
    return Redline(
      comparing: ChangeAssessorTests.legal(head + text(old), language: language),
      with: ChangeAssessorTests.legal(head + text(new, without: gone), language: language),
      names: ("old", "new")
    ).assessment
  }

  /// What becomes what, for the kind of a signal.
  private static func changes(_ assessment: ChangeAssessment, _ kind: ChangeAssessment.Signal.Kind)
    -> [String]
  {
    assessment.signals.filter { $0.kind == kind }.map { "\($0.old) > \($0.new)" }
  }

  static let others: [(language: String, mention: String)] = [
    ("en", "Section # of the Privacy Policy"), ("en", "Section # in our Privacy Policy"),
    ("en", "Article # of the GDPR"), ("en", "Art. # GDPR"),
    ("en", "the Data Processing Addendum’s Section #"),
    ("de", "Ziffer # der Datenschutzerklärung"), ("de", "Ziffer # in Anlage A"), ("de", "§ # BGB"),
    ("de", "Artikel # der DSGVO"), ("de", "§ # Abs. 2 BGB"),
    ("fr", "l’article # de notre politique de confidentialité"),
    ("es", "el artículo # de los estatutos"), ("it", "l’articolo # dello statuto"),
    ("pt", "a cláusula # do contrato principal"), ("nl", "artikel # van de hoofdovereenkomst"),
    ("pl", "§ # umowy głównej"), ("ru", "пункт # устава"), ("ja", "基本契約第#条"), ("zh", "主合同第#条"),
    ("ko", "기본계약 제#조"),
  ]

  @Test(arguments: others)
  func `a mention of another text follows no clause of this one`(language: String, mention: String)
  {
    let (old, new) = (mention.replacing("#", with: "4"), mention.replacing("#", with: "3"))
    for gone in [nil, 1] {
      let found = Self.assessment(old, new, language, without: gone)
      #expect(found.changeClass == .obligations)
      let targets = Self.changes(found, .referenceTarget)
      #expect(
        targets.count == 1 && targets[0].contains("4") && targets[0].contains("3"), "\(found)")
      #expect(Self.changes(found, .amount) == [] && Self.changes(found, .duration) == [])
    }
  }

  @Test(arguments: others)
  func `a mention of another text that stays means what it meant`(language: String, mention: String)
  {
    for number in ["2", "4"] {
      let words = mention.replacing("#", with: number)
      let found = Self.assessment(words, words, language, without: 1)
      #expect(Self.changes(found, .referenceTarget) == [], "\(found)")
    }
  }

  @Test func `a mention of this text behind one of another is this text's`() {
    let words = "Section 4 of the Privacy Policy and Section 4"
    let found = Self.assessment(
      words, "Section 4 of the Privacy Policy and Section 3", "en", without: 1)
    #expect(Self.changes(found, .referenceTarget) == [])
    let other = Self.assessment(
      words, "Section 3 of the Privacy Policy and Section 4", "en", without: 1)
    #expect(Self.changes(other, .referenceTarget).contains("Section 4 > Section 3"), "\(other)")
  }

  @Test(arguments: [
    ("de", "Absatz 1", "Absatz 2"), ("de", "§ 2 Absatz 1", "§ 2 Absatz 2"),
    ("de", "§ 2 Abs. 1 Satz 1", "§ 2 Abs. 1 Satz 2"), ("de", "Satz 1", "Satz 2"),
    ("de", "Nr. 3", "Nr. 4"), ("de", "§ 4 Abs. 2 Nr. 3 BGB", "§ 4 Abs. 2 Nr. 4 BGB"),
    ("fr", "art. 5 al. 2", "art. 5 al. 3"), ("es", "Artículo 2", "Artículo 3"),
    ("en", "Section 2(2)", "Section 2(3)"), ("en", "Section 2(a)", "Section 2(b)"),
    ("en", "point (a)", "point (b)"), ("en", "Articles 4, 6 GDPR", "Articles 4-6 GDPR"),
    ("ja", "第2条第1項", "第2条第2項"), ("zh", "第2条第1款", "第2条第2款"),
    ("pl", "§ 2 ust. 1", "§ 2 ust. 3"), ("it", "art. 2 comma 1", "art. 2 comma 2"),
    ("nl", "artikel 2 lid 1", "artikel 2 lid 2"), ("ru", "ч. 1 ст. 2 ГК РФ", "ч. 2 ст. 2 ГК РФ"),
  ]) func `numbers of parts of clauses are no amounts`(language: String, old: String, new: String) {
    let found = Self.assessment(old, new, language)
    #expect(found.changeClass == .obligations)
    #expect(!Self.changes(found, .referenceTarget).isEmpty, "\(found)")
    #expect(Self.changes(found, .amount) == [] && Self.changes(found, .duration) == [], "\(found)")
  }

  @Test func `a part that no clause has follows its clause`() {
    let found = Self.assessment(
      "Section 4(2) and § 4 Abs. 2", "Section 3(2) and § 3 Abs. 2", "en", without: 1)
    #expect(Self.changes(found, .referenceTarget) == [], "\(found)")
  }

  @Test func `a time behind a word that may name a part is a time`() {
    let found = Self.assessment("in part 30 days", "in part 60 days", "en")
    #expect(Self.changes(found, .duration) == ["30 > 60"], "\(found)")
  }
}
