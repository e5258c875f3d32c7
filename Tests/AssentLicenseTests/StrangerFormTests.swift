import AssentLicense
import AssentManifest
import Testing

/// Forms that agreements of authors have whom nobody asked.
@Suite struct StrangerFormTests {
  // MARK: Versions and days

  @Test func `a version behind a sentence on one line is that of the text`() {
    let metadata = interpret(
      "---\nlanguage: es\n---\n\n# Términos\n\nTexto.\n\n*Documento generado el 29/05/2026. Versión 3.0 — Plantilla.*\n",
      as: "terms.md"
    ).metadata
    #expect(metadata.versions.map(\.value.number) == ["3.0"])
    #expect(metadata.updatedDates.map(\.value.description) == ["2026-05-29"])
  }

  @Test(arguments: [
    "The tool is for Java. Version 3.0 of it is needed.", "We use the key. Version 2 opens more.",
    "GNU General Public License Version 3 applies to the keys.",
  ]) func `a version of something else in a sentence is none of the text`(line: String) {
    #expect(interpret("# Terms\n\n\(line)\n", as: "terms.md").metadata.versions.isEmpty)
  }

  @Test func `a version that is linked to where it stands is that of the text`() {
    let metadata = interpret(
      "# Standard Terms\n\nOak Keys Mutual Agreement [Version 1.2](https://oak.example/keys/1.2/) is free to use.\n",
      as: "terms.md"
    ).metadata
    #expect(metadata.versions.map(\.value.number) == ["1.2"])
  }

  @Test(arguments: ["v3.0 (2024-05-06)", "**v3.0** (May 6, 2024)", "v3.0 – 6 May 2024"])
  func `a version and its day may stand alone on a line`(line: String) {
    let metadata = interpret("# Terms\n\n\(line)\n", as: "terms.md").metadata
    #expect(metadata.versions.map(\.value.number) == ["3.0"])
    #expect(metadata.publishedDates.map(\.value.description) == ["2024-05-06"])
  }

  @Test(arguments: [("de", "Stand: 14.08.26"), ("fr", "Dernière mise à jour : 14/08/26")])
  func `behind a label a year may have two digits`(language: String, line: String) {
    let metadata = interpret("---\nlanguage: \(language)\n---\n\n# T\n\n\(line)\n", as: "terms.md")
      .metadata
    #expect(metadata.updatedDates.map(\.value.description) == ["2026-08-14"])
  }

  @Test(arguments: [
    (
      "de",
      "Version 2.0 wird ersetzt, die gültig ab 1. Januar 2024 war, und die galt ab 1. Januar 2023."
    ),
    ("fr", "Elle remplace la version 2.0, qui était en vigueur depuis le 1 janvier 2024."),
    ("es", "Sustituye a la versión 2.0, que era vigente desde el 1 de enero de 2024."),
  ]) func `a day since when a former text held is none of this one`(language: String, line: String)
  {
    let document = interpret("---\nlanguage: \(language)\n---\n\n# T\n\n\(line)\n", as: "terms.md")
    #expect(document.metadata.effectiveDates.isEmpty)
  }

  @Test func `Polish without its accents is Polish`() {
    let line =
      "Niniejszy regulamin okresla zasady korzystania z ogrodu przez osoby, ktore nie sa jego czlonkami, lub dla ich gosci. "
      + "Klucz nie jest wydawany, oraz nie moze byc uzyty przez inne osoby, zgodnie z prawem.\n\n"
    #expect(interpret("# Regulamin\n\n\(line)\(line)", as: "terms.md").language == "pl")
  }

  // MARK: Parties

  @Test(arguments: [
    (
      "oaktree IT Limited, a company of Ireland with number 5, of 13 Elm St, Dublin; hereafter referred to as \"we\" or \"us\".",
      "oaktree IT Limited"
    ),
    (
      "- **Company** (referred to as either \"the Company\", \"We\", \"Us\" or \"Our\" in this Agreement) refers to Acorn.",
      "Acorn"
    ),
    (
      "- **Company** (referred to as \"the Company\", \"We\" or \"Us\") refers to Oak Keys, 1 Elm Road.",
      "Oak Keys"
    ),
    ("The app, and all the trademarks related to it, still belong to AcornKeys.", "AcornKeys"),
    ("- Responsible party: **Ada Oak (independent gardener)**", "Ada Oak"),
    ("**Developer:** Acorn — acorn-keys.org", "Acorn"),
    (
      "## Who we are\n\n**Acorn** is an iOS app for gardens.\n\nIt is made by Oak GmbH.", "Oak GmbH"
    ),
    (
      "L’interface (ci-après l’« Interface ») est un outil.\n\nElle est exploitée par la société Gens de Chêne, société par actions.",
      "Gens de Chêne"
    ),
    (
      "## Exploitant de la Plateforme\n\nLa Plateforme, l’Outil et le Service sont exploités par la société Chêne, de Lyon.",
      "Chêne"
    ),
  ]) func `who offers a text is found in the words of strangers`(text: String, name: String) {
    let language = text.contains("’") || text.contains("société") ? "fr" : "en"
    let document = interpret("---\nlanguage: \(language)\n---\n\n# T\n\n\(text)\n", as: "terms.md")
    #expect(document.metadata.licensor?.value == name)
  }

  @Test(arguments: [("terms.md", "support@oak-keys.org"), ("privacy.md", "privacy@oak-keys.org")])
  func `an address for data is the contact of a privacy policy, and not of terms`(
    path: String, address: String
  ) {
    let document = interpret(
      "# T\n\n## Contact us\n\nWrite to privacy@oak-keys.org or support@oak-keys.org.\n", as: path)
    #expect(document.metadata.contact?.value.description == "mailto:" + address)
  }

  @Test func `an address beside the name of who offers a text, at its foot, is the contact`() {
    let document = interpret(
      "# T\n\n**Developer:** Ada Oak\n\n\(String(repeating: "The garden is open to all.\n\n", count: 12))Ada Oak | Acorn | acorn@oak-keys.org\n",
      as: "terms.md")
    #expect(document.metadata.contact?.origin == .prose)
  }

  // MARK: Terms

  @Test func `names behind tags of HTML are terms`() {
    let document = interpret(
      "# T\n\n1. <span id=\"13.2\">**\"Affiliate\"**</span> means a company.\n2. <a id=\"b\"></a>\"Beta Key\" means a key.\n",
      as: "terms.md")
    #expect(document.terms.map(\.name) == ["Affiliate", "Beta Key"])
  }

  @Test func `a name in bold behind words that introduce it is a term`() {
    let document = interpret(
      "# T\n\nFor the rest of this text, these will be referred to as **Oak Services**.\n",
      as: "terms.md")
    #expect(document.terms.map(\.name) == ["Oak Services"])
  }

  @Test func `names that are joined to others in one parenthesis are terms`() {
    let document = interpret(
      "# T\n\nNames of others are theirs (the “Foreign Marks”, and, collectively with the marks of Oak, the “Marks”).\n",
      as: "terms.md")
    #expect(document.terms.map(\.name) == ["Foreign Marks", "Marks"])
  }

  @Test func `one word in parentheses is no term for standing there twice`() {
    let document = interpret(
      "# T\n\nYou ask in the free chat (Premium).\n\nAsk in the chat (Premium) again. The Premium plan is yours.\n",
      as: "terms.md")
    #expect(document.terms.isEmpty)
  }

  @Test func `values in quotation marks are no terms`() {
    let document = interpret(
      "# T\n\nWe are told the outcome (\"held,\" \"smiled,\" \"laughed\"). This app (\"the Tool\") and the Tool are ours.\n",
      as: "terms.md")
    #expect(document.terms.map(\.name) == ["Tool"])
  }

  // MARK: References

  @Test func `a paragraph of a law is none of a text that mentions laws alone by that sign`() {
    let document = interpret(
      "---\nlanguage: de\n---\n\n# T\n\n## 1. Daten\n\nEs gilt § 1 BDSG, § 2 Abs. 1 BDSG und § 5 BGB. Besondere Arten von Daten (§ 3 "
        + "Absatz 9) sind keine; nach § 3 Gartenschutzgesetz auch nicht. Siehe Ziffer 2.\n\n## 2. Ende\n\nText.\n\n## 3. Rest\n\nText.\n",
      as: "terms.md")
    #expect(document.references.map(\.text) == ["Ziffer 2"])
  }

  @Test(arguments: ["art. 4-bis", "art. 4bis"])
  func `a mention of an inserted clause is none of the one before it`(mention: String) {
    let document = interpret(
      "---\nlanguage: it\n---\n\n# T\n\n## 4. Licenza\n\nVedi \(mention).\n\n## 4-bis. Revoca\n\nTesto.\n\n## 5. Altro\n\nTesto.\n",
      as: "terms.md")
    #expect(document.references.map { $0.clause.map { document.clauses[$0].number } } == ["4-bis"])
    #expect(document.references.map(\.text) == [mention])
  }
}
