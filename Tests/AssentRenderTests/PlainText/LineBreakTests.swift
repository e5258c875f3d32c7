import AssentMarkup
import AssentRender
import Testing

struct LineBreakTests {
  struct Example: CustomTestStringConvertible, Sendable {
    var width: Int
    var markdown: String
    var lines: [String]

    var testDescription: String { lines.joined(separator: "|") }
  }

  static let examples: [Example] = [
    Example(width: 12, markdown: "one two three four", lines: ["one two", "three four"]),
    Example(width: 12, markdown: "exactly 12 c", lines: ["exactly 12 c"]),
    Example(width: 12, markdown: "a well-known fact", lines: ["a well-known", "fact"]),
    Example(width: 12, markdown: "very well-known", lines: ["very well-", "known"]),
    Example(width: 12, markdown: "pass it --verbose", lines: ["pass it", "--verbose"]),
    Example(width: 12, markdown: "years 2020-2021", lines: ["years", "2020-2021"]),
    Example(width: 12, markdown: "abcdefgh (-40)", lines: ["abcdefgh", "(-40)"]),
    Example(width: 12, markdown: "ten letters - no", lines: ["ten", "letters - no"]),
    Example(width: 12, markdown: "to `a-flag b-c`d", lines: ["to a-flag", "b-cd"]),
    Example(width: 12, markdown: "foo **bar**bazqux", lines: ["foo", "barbazqux"]),
    Example(width: 12, markdown: "dreizehnlangeWorte", lines: ["dreizehnlang", "eWorte"]),
    Example(width: 12, markdown: "before\u{A0}after it", lines: ["before after", "it"]),
    Example(width: 12, markdown: "abc before\u{A0}after", lines: ["abc", "before after"]),
    Example(width: 12, markdown: "Donau\u{AD}dampf\u{AD}schiff", lines: ["Donaudampf-", "schiff"]),
    Example(width: 12, markdown: "zero\u{200B}width\u{200B}space", lines: ["zerowidth", "space"]),
    Example(width: 12, markdown: "an em—dash here", lines: ["an em—dash", "here"]),
    Example(width: 12, markdown: "before em—dash", lines: ["before em—", "dash"]),
    Example(width: 12, markdown: "ein Wort, „zwei“", lines: ["ein Wort,", "„zwei“"]),
    Example(width: 12, markdown: "日本語の文。です", lines: ["日本語の文。", "です"]),
    Example(width: 12, markdown: "日本語の文字。で", lines: ["日本語の文", "字。で"]),
    Example(width: 12, markdown: "日本語の文「字」", lines: ["日本語の文", "「字」"]),
    Example(width: 12, markdown: "あいうえおかっ", lines: ["あいうえお", "かっ"]),
    Example(width: 12, markdown: "あいうえおデー", lines: ["あいうえお", "デー"]),
    Example(width: 12, markdown: "日本\n語です", lines: ["日本語です"]),
    Example(width: 12, markdown: "日本\nEU", lines: ["日本 EU"]),
    Example(width: 12, markdown: "한국어 문장입니다", lines: ["한국어", "문장입니다"]),
    Example(width: 12, markdown: "日本語の[本](b)", lines: ["日本語の", "本[1]"]),
    Example(
      width: 12, markdown: String(repeating: "👩‍👩‍👧‍👦", count: 7),
      lines: [String(repeating: "👩‍👩‍👧‍👦", count: 6), "👩‍👩‍👧‍👦"]),
    Example(
      width: 12, markdown: String(repeating: "e\u{301}", count: 13),
      lines: [String(repeating: "e\u{301}", count: 12), "e\u{301}"]),
    Example(width: 12, markdown: "ภาษาไทยภาษาไทย", lines: ["ภาษาไทยภาษาไ", "ทย"]),
    Example(width: 12, markdown: "السلام عليكم ورحمة", lines: ["السلام عليكم", "ورحمة"]),
    Example(width: 12, markdown: "§ 12 sentence", lines: ["§ 12", "sentence"]),
    Example(width: 12, markdown: "see the old § 5", lines: ["see the old", "§ 5"]),
  ]

  @Test(arguments: examples)
  func `lines break where the script allows`(example: Example) {
    let text = PlainTextSamples.text(example.markdown, width: example.width)
    let lines = text.split(separator: "\n").prefix { !$0.hasPrefix("──") }.map {
      $0.drop { $0 == " " }
    }
    #expect(lines.map(String.init) == example.lines)
  }

  @Test func `controls do not reach the terminal, but count as words`() {
    let document = PlainTextSamples.document("a\u{1B}[31mb\u{9B}c\u{202E}d\u{2066}e\u{7F}")
    let rendered = PlainTextRenderer().render(document)
    #expect(
      String(decoding: rendered.bytes, as: UTF8.self) == "a\u{FFFD}[31mb\u{FFFD}cde\u{FFFD}\n")
    #expect(
      String(decoding: rendered.words.words(in: document.text), as: UTF8.self)
        == "a\u{1B}[31mb\u{9B}c\u{202E}d\u{2066}e\u{7F}")
  }

  @Test func `controls in code do not reach the terminal`() {
    let text = PlainTextSamples.text("```\na\u{1B}]8;;x\u{7}\u{202E}b\u{85}\n```")
    #expect(text == "    a\u{FFFD}]8;;x\u{FFFD}b\u{FFFD}\n")
  }

  @Test func `a link in color holds nothing but printable ASCII`() {
    let text = PlainTextSamples.text(
      "[a](<http://x/\u{1B}ü b>)", PlainTextRenderer.Options(usesColor: true))
    #expect(text.contains("\u{1B}]8;;http://x/%1B%C3%BC%20b\u{1B}\\a"))
  }

  @Test func `nothing but raw HTML is no line at all`() {
    #expect(PlainTextSamples.text("<!-- a -->\n\n<div></div>\n").isEmpty)
    #expect(PlainTextSamples.text("a\n\n<!-- b -->\n\nc\n") == "a\n\nc\n")
  }
}
