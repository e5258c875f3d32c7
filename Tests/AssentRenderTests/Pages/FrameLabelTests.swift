import AssentLicense
import AssentManifest
import AssentRender
import Testing

/// The words of pages in the languages there are.
@Suite struct FrameLabelTests {
  static let english = FrameLabels.labels(for: "en")

  @Test(arguments: FrameLabels.languages)
  func `a language has every word, with the values of the English one`(language: String) {
    let labels = FrameLabels.labels(for: language)
    #expect(labels.language == language)
    #expect(labels.words.keys.sorted() == FrameLabels.names.sorted())
    for name in FrameLabels.names {
      let text = labels[name]
      #expect(!text.isEmpty && text.first != " " && text.last != " ", "\(name)")
      #expect(
        text.count { $0 == "%" } == Self.english[name].count { $0 == "%" }, "\(name): \(text)")
      #expect(!text.contains { "<>|\n".contains($0) }, "\(name): \(text)")
    }
  }

  @Test(arguments: FrameLabels.languages.filter { $0 != "en" })
  func `a language has a phrase for all that licenses allow and ask for`(language: String) {
    let labels = FrameLabels.labels(for: language)
    var count = 0
    for license in SPDXLicense.identifiers.compactMap({ SPDXLicense.named($0)?.summary }) {
      for phrase in license.permissions + license.conditions + license.limitations {
        #expect(labels.phrase(phrase) != phrase, "\(language): \(phrase)")
        #expect(Self.english.phrase(phrase) == phrase)
        count += 1
      }
    }
    #expect(count > 100)
  }

  @Test(arguments: [
    ("en", "November 3, 2025"), ("de", "3. November 2025"), ("fr", "3 novembre 2025"),
    ("es", "3 de noviembre de 2025"), ("it", "3 novembre 2025"), ("pt", "3 de novembro de 2025"),
    ("nl", "3 november 2025"), ("ja", "2025年11月3日"), ("zh", "2025年11月3日"),
    ("ko", "2025년 11월 3일"), ("ar", "3 نوفمبر 2025"), ("he", "3 בנובמבר 2025"),
    ("pt-BR", "3 de novembro de 2025"), ("fi", "2025-11-03"),
  ])
  func `a date reads as people write it`(language: String, text: String) throws {
    let date = try #require(Manifest.Day(year: 2025, month: 11, day: 3))
    #expect(DateText.text(date, language: language) == text)
  }

  @Test(arguments: [
    ("de", "Deutsch"), ("pt-BR", "Português (Brasil)"), ("fr-LU", "Français (LU)"),
    ("ar", "العربية"), ("zh-Hant", "繁體中文"), ("tlh", "tlh"),
  ])
  func `a language is named in itself`(tag: String, name: String) {
    #expect(LanguageName.text(tag) == name)
  }

  @Test func `values stand where the text has a place for them`() {
    #expect(Self.english.text("linkTo", "100 % of it") == "Link to 100 % of it")
    #expect(Self.english.text("pageOf", "2", "3") == "page 2 of 3")
    #expect(FrameLabels.labels(for: "ja").text("linkTo", "第1条") == "第1条へのリンク")
    #expect(FrameLabels.labels(for: "xx-Latn").language == "en")
  }
}
