import AssentDiagnostics
import AssentLicense
import AssentMarkup

extension Rule {
  static let unexpectedLanguage = Rule(
    id: .unexpectedLanguage, group: .metadata, severity: .warning,
    summary:
      "The words are of another language than the page, or of one that nothing tells.",
    rationale:
      "A page is read out, hyphenated and set in the language that is stated, from left to right or from right to left, and "
      + "sections, dates and numbers are read by its words. What a document does not state itself is 'site.language' "
      + "of the configuration, which 'assent init' sets to English, or what the words tell; where they tell nothing it is English.",
    accepts: [
      "---\nlanguage: de\n---\n\n" + german, german, "---\nlanguage: en\n---\n\n" + english,
      "---\nlanguage: en\n---\n\n# AGB\n\nDer Vertrag ist kurz, und der Kunde ist der Nutzer.\n",
      "---\nlanguage: be\n---\n\n" + russian,
      "---\nlanguage: en\n---\n\n" + english + german,
    ],
    rejects: [
      "---\nlanguage: ⟪en⟫\n---\n\n" + german, "---\nlanguage: ⟪de⟫\n---\n\n" + english,
      "---\nlanguage: ⟪fr⟫\n---\n\n" + russian, welsh,
    ]
  ) { subject, findings in
    let document = subject.document
    if !document.isLanguageKnown, document.kind.isAgreement, document.markup.text.count >= 160,
      !document.markup.hasEnglishWords
    {
      findings.report(
        "nothing tells the language of the text, which is published as English", at: nil,
        help: subject.helpToState("language: …") + ", with the tag of it, such as 'et' or 'pt-BR'")
      return
    }
    // Few words tell nothing, and most texts are in English and say so.
    guard document.markup.text.count >= 400,
      LanguageTag.language(of: document.language) != "en" || !subject.readsAsEnglish,
      let read = document.markup.language(otherThan: document.language),
      // A translation that is not translated is that.
      subject.original.map({ LanguageTag.language(of: $0.language) != read }) ?? true
    else { return }
    let stated = document.metadata.languages.first
    let advice =
      stated == nil
      ? (subject.nameWithLanguage(read).map { "name it '\($0)', or " } ?? "")
        + subject.helpToState("language: \(read)")
      : "write 'language: \(read)'"
    findings.report(
      "the text reads as \(LanguageTag.englishName(of: read)), and is published as "
        + LanguageTag.englishName(of: document.language), at: stated?.range,
      help: advice + "; or the language that it is in")
  }

  private static let german =
    "# AGB\n\n"
    + String(
      repeating: "Der Vertrag ist kurz, und wir haften nicht für die Daten von Dritten. ", count: 8)
    + "\n\n"
  private static let english =
    "# Terms\n\n"
    + String(
      repeating: "The contract is short, and we are not liable for the data of others. ", count: 8)
    + "\n\n"
  private static let welsh =
    "# Telerau\n\n"
    + String(
      repeating: "Mae'r cytundeb hwn yn fyr, ac nid ydym yn gyfrifol am ddata pobl eraill. ",
      count: 8)
  private static let russian =
    "# Условия\n\n"
    + String(repeating: "Договор краток, и мы не отвечаем за данные третьих лиц. ", count: 8) + "\n"
}

extension LintSubject {
  /// The name that makes a translation of a file that is named for its language in another way: `terms.de.md` for
  /// `terms_DE.md`; `nil` for other names.
  fileprivate func nameWithLanguage(_ language: String) -> String? {
    let name = document.path.pathNames.last.map(String.init) ?? document.path
    guard DocumentKind.language(atEndOf: name) == language,
      let dot = name.lastIndex(of: "."),
      let mark = name.lastIndex(where: { $0 == "_" || $0 == "-" })
    else { return nil }
    return name[..<mark] + "." + language + name[dot...]
  }
}
