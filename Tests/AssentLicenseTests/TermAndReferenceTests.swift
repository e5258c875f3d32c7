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
    ("「本ソフト」とは、製品をいいます。", ["本ソフト"]), ("利用規約 (以下「規約」) です。", ["規約"]),
    (
      "When we say “Company”, “we”, or “our” in this document, we mean Ada.",
      ["Company", "we", "our"]
    ),
    ("They said \"hello\" and left.", []), ("Some (e.g., \"Boston\") are near.", []),
    ("Press \"OK\" (blue).", []),
  ]) func `are found where a text defines them`(text: String, names: [String]) {
    #expect(interpret("# T\n\n\(text)\n").terms.map(\.name) == names)
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
    "Section 230", "section title", "Ziffer 2 b) der GPL", "`Section 2`",
  ]) func `to statutes and other texts are none`(text: String) {
    #expect(interpret(Self.clauses + "See \(text).\n").references == [])
  }
}
