import AssentRender
import Testing

struct WordSinkTests {
  @Test(arguments: [
    "", " ", "a", "a b", "one two\tthree\nfour\r\n", "12345678", "1234567 9", "        x        ",
    "a\u{A0}b\u{2003}c\u{3000}d\u{2028}e\u{85}f\u{202F}g\u{1680}h\u{205F}i\u{200B}j\u{180E}k",
    "größer als\u{A0}§ 5 — “so”", "これは　文です。 はい", "а б в", "\u{1}\u{8} \u{B}\u{C}\u{E}",
  ])
  func `all but Unicode white space is kept`(text: String) {
    let expected = String(
      String.UnicodeScalarView(text.unicodeScalars.filter { !$0.properties.isWhitespace }))
    for padding in 0..<9 {
      var sink = WordSink()
      let padded = String(repeating: "x ", count: padding) + text
      sink.append(Array(padded.utf8)[...])
      sink.append(Array(text.utf8)[...])
      let all = String(repeating: "x", count: padding) + expected + expected
      #expect(String(decoding: sink.bytes, as: UTF8.self) == all)
    }
  }
}
