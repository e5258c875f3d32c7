import AssentDiagnostics
import AssentLicense
import AssentMarkup
import Testing

/// Which version a text says is binding.
@Suite struct BindingLanguageTests {
  private func language(_ sentence: String) -> String? {
    BindingLanguage(
      statedIn: Document(parsing: SourceFile(path: "a.md", text: "# T\n\n\(sentence)\n")))?.language
  }

  @Test(arguments: [
    ("If the English and the German version differ, the German version prevails.", "de"),
    (
      "In the event of a conflict between the German and the English text the English text controls.",
      "en"
    ),
    ("The French version of these terms shall prevail over any translation.", "fr"),
    ("Only the Dutch version is legally binding.", "nl"),
    ("Maßgeblich ist die Fassung: English", "en"), ("Binding version: **German**.", "de"),
    ("The governing language is Polish.", "pl"),
    ("Bei Abweichungen geht die deutsche Fassung vor.", "de"),
    ("Maßgeblich ist allein die englische Fassung, die deutsche dient nur dem Verständnis.", "en"),
    ("Weichen die Fassungen voneinander ab, gilt die deutsche Fassung.", "de"),
    (
      "En cas de divergence entre la version anglaise et la version française, seule la version française fait foi.",
      "fr"
    ),
    ("La version anglaise prévaut sur la version française.", "en"),
    (
      "En caso de discrepancia entre la versión inglesa y la española, prevalecerá la versión española.",
      "es"
    ),
    ("La versión inglesa prevalecerá sobre la versión española.", "en"),
    ("In caso di divergenze prevale la versione italiana.", "it"),
    ("Em caso de divergência, prevalece a versão em português.", "pt"),
    ("Bij verschillen tussen de versies prevaleert de Nederlandse versie.", "nl"),
    ("W razie rozbieżności pierwszeństwo ma wersja polska.", "pl"),
    ("本規約の日本語版と英語版に相違がある場合、日本語版が優先します。", "ja"),
    ("如中文版本与英文版本不一致，以中文版本为准。", "zh"),
    ("번역본과 차이가 있는 경우, 한국어판이 우선합니다.", "ko"),
    ("В случае расхождений преимущественную силу имеет версия на русском языке.", "ru"),
  ]) func `is told in many languages`(sentence: String, expected: String) {
    #expect(language(sentence) == expected)
  }

  @Test(arguments: [
    "German law controls, and the courts of Bonn decide.",
    "Das deutsche Recht geht vor.",
    "Le droit français prévaut.",
    "The English version is a translation of the German one.",
    "Our German customers prevail upon us to write.",
    "The German version does not prevail.",
    "Translations are offered in English, French and German.",
    "The English text prevails.\n\nFor consumers in Austria the German text prevails.",
    "If any part is invalid, the rest prevails.",
    "Die englische Sprache ist uns lieb.",
    "This policy is in English and governs the use of the German site.",
  ]) func `is not told by words about laws, people or several versions`(sentence: String) {
    #expect(language(sentence) == nil)
  }
}
