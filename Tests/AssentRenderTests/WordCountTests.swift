import AssentRender
import Testing

struct WordCountTests {
  @Test(arguments: [
    ("", 0), (" ", 0), ("a", 1), ("one two", 2), ("  one\t\ttwo\n", 2), ("a-b", 1), ("-- a --", 1),
    ("— → │", 0), ("§ 5", 1), ("größer als", 2), ("1,000 @ 2.5", 2), ("z[Z]9:/", 1), ("`{|}~", 0),
    ("これは文。", 4), ("a\u{A0}b\u{3000}c", 3), ("seven letters and 8 digits 12345678", 6),
  ])
  func `a run with a letter or a digit is a word, wherever it stands`(text: String, count: Int) {
    // Each padding moves the text against the eight bytes that are read at once.
    for padding in 0..<9 {
      let before = String(repeating: "x", count: padding) + " "
      let after = " " + String(repeating: "#", count: 8 - padding)
      let total = count + (padding > 0 ? 1 : 0)
      #expect(WordCount.count(Array((before + text + after).utf8)) == total)
      #expect(WordCount.count(Array((before + text).utf8)) == total)
    }
  }

  @Test(arguments: [("en", 230), ("pl", 230), ("ja", 357), ("ja-JP", 357), ("zh-Hant", 255)])
  func `of Chinese and Japanese the characters of a minute are counted`(
    language: String, count: Int
  ) {
    #expect(WordCount.perMinute(language: language) == count)
  }
}
