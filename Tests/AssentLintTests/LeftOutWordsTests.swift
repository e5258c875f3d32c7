import AssentDiagnostics
import AssentLint
import Testing

/// Words of raw HTML, which no page shows.
@Suite struct LeftOutWordsTests {
  @Test func `words in several places are counted together`() {
    let text =
      "# Notes\n\n<Note>\nTwo words.\n</Note>\n\nText.\n\n<Info>\nThree more words.\n</Info>\n"
    let found = lint(text).of(.wordsInRawHTML)
    #expect(
      found.map(\.message) == [
        "5 words in raw HTML in 2 places are left out of the page, 'Two' the first"
      ])
    #expect(found.first?.notes.count == 1)
  }

  @Test func `words in one place are told as they are`() {
    let found = lint("# Notes\n\n<Note>\nTwo words.\n</Note>\n").of(.wordsInRawHTML)
    #expect(
      found.map(\.message) == ["2 words in raw HTML are left out of the page, 'Two' the first"])
  }
}
