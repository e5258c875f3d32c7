import AssentDiagnostics
import AssentMarkup
import AssentRender
import Testing

/// What stands above the plain text of an agreement.
@Suite struct PlainTextHeadTests {
  static let digest = "sha256:" + String(repeating: "0123456789abcdef", count: 4)

  static func head(_ language: String, title: String? = nil) -> PlainTextHead {
    let labels = FrameLabels.labels(for: language)
    return PlainTextHead(
      title: title,
      rows: [
        .init(labels["version"], "1.10 (Autumn)"),
        .init(labels["effective"], "November 3, 2025"),
        .init(labels["publisher"], "A Publisher with 日本語 and a Name of Many Words, Ltd."),
        .init(labels["address"], "https://example.org/" + String(repeating: "place/", count: 9)),
        .init(labels["digest"], digest),
      ])
  }

  static let body = PlainTextSamples.document("# Title\n\nSome words, and *more*.\n")

  @Test(arguments: FrameLabels.languages, [20, 33, 40, 72, 100])
  func `a head keeps to the width and changes no word`(language: String, width: Int) {
    var options = PlainTextRenderer.Options(width: width)
    let plain = PlainTextRenderer(options: options).render(Self.body)
    options.head = Self.head(language)
    let headed = PlainTextRenderer(options: options).render(Self.body)
    #expect(headed.words == plain.words)
    let text = String(decoding: headed.bytes, as: UTF8.self)
    #expect(text.hasSuffix("─\n\n" + String(decoding: plain.bytes, as: UTF8.self)))
    for line in text.split(separator: "\n") {
      #expect(displayColumns(of: Array(line.utf8)[...]) <= width, "\(line)")
      #expect(line.last != " ")
    }
    if width >= 72 { #expect(text.split(separator: "\n").contains { $0.hasSuffix(Self.digest) }) }
    let joined = text.filter { !$0.isWhitespace }
    for row in Self.head(language).rows {
      #expect(joined.contains((row.label + row.value).filter { !$0.isWhitespace }), "\(row)")
    }
  }

  @Test func `a text without a title has that of its head`() {
    var options = PlainTextRenderer.Options()
    options.head = PlainTextHead(title: "Privacy Policy", rows: [.init("Version", "2")])
    let text = PlainTextRenderer(options: options).render(PlainTextSamples.document("Words.\n"))
    let rule = String(repeating: "─", count: 72)
    #expect(
      String(decoding: text.bytes, as: UTF8.self)
        == "Version  2\n\(rule)\n\nPrivacy Policy\n══════════════\n\nWords.\n")
  }

  @Test func `a head stands on the first page, and colors add nothing to it`() {
    var options = PlainTextRenderer.Options(
      pages: .init(title: "Title", version: "1.10"))
    options.head = Self.head("en")
    let pages = PlainTextRenderer(options: options).render(Self.body)
    let text = String(decoding: pages.bytes, as: UTF8.self)
    #expect(text.contains("page 1 of 1\n\nVersion    1.10 (Autumn)\n"))
    options.pages?.numbering = "%/%ページ"
    let japanese = PlainTextRenderer(options: options).render(Self.body).bytes
    let first = japanese.prefix { $0 != 0x0A }
    #expect(displayColumns(of: first) == 72)
    #expect(String(decoding: first, as: UTF8.self).hasSuffix(" 1/1ページ"))
    options.pages = nil
    let plain = PlainTextRenderer(options: options).render(Self.body).bytes
    options.usesColor = true
    let color = PlainTextRenderer(options: options).render(Self.body).bytes
    let bare = String(decoding: color, as: UTF8.self).replacing(/\u{1B}\[[0-9;]*m/, with: "")
    #expect(Array(bare.utf8) == plain)
  }

  @Test func `control characters of a value do not reach the terminal`() {
    var options = PlainTextRenderer.Options(usesColor: true)
    options.head = PlainTextHead(
      title: "A\u{1B}[31m\u{202E}B", rows: [.init("Publisher", "x\u{1B}]8;;y\u{7}\u{9B}z")])
    let text = PlainTextRenderer(options: options).render(PlainTextSamples.document("Words.\n"))
    let shown = String(decoding: text.bytes, as: UTF8.self)
      .replacing("\u{1B}[2m", with: "").replacing("\u{1B}[1m", with: "")
      .replacing("\u{1B}[0m", with: "")
    #expect(
      !shown.unicodeScalars.contains { "\u{1B}\u{7}\u{9B}\u{202E}".unicodeScalars.contains($0) })
  }
}
