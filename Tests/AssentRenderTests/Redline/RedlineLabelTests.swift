import AssentRender
import Testing

/// The words around redlines, in every language of the pages.
@Suite struct RedlineLabelTests {
  @Test(arguments: FrameLabels.languages)
  func `every language has every word of its own`(language: String) {
    let labels = RedlineLabels.labels(for: language)
    #expect(labels.language == language)
    #expect(labels.ownNames == Set(RedlineLabels.names))
    for name in RedlineLabels.names { #expect(!labels[name].isEmpty, "\(name)") }
  }

  @Test(arguments: FrameLabels.languages)
  func `a text has as many places for values in every language`(language: String) {
    let english = RedlineLabels.labels(for: "en")
    let labels = RedlineLabels.labels(for: language)
    for name in RedlineLabels.names {
      let count = labels[name].filter { $0 == "%" }.count
      #expect(count == english[name].filter { $0 == "%" }.count, "\(name)")
    }
  }

  @Test(arguments: FrameLabels.languages)
  func `history page and redline call changes by the same words`(language: String) {
    #expect(
      FrameLabels.labels(for: language)["clauseHistory"]
        == RedlineLabels.labels(for: language)["list"])
  }

  @Test func `a language without words has English, and a region those of its language`() {
    #expect(RedlineLabels.labels(for: "sw").language == "en")
    #expect(RedlineLabels.labels(for: "pt-BR").language == "pt")
    #expect(RedlineLabels.labels(for: "de").text("formerly", "4") == "vorher 4")
  }
}
