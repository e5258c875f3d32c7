import AssentCompiler
import AssentDiagnostics
import AssentLicense
import AssentMarkup
import Foundation
import TestSupport
import Testing

/// What is asked of a PDF file, without and with an engine.
@Suite struct PDFTests {
  static func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  @Test(arguments: [
    ("The fee is 30 euros.", "The fee\u{AD} is 30 euros.", true),
    // More may stand between: numbers of pages, marks of lists, addresses.
    ("Pay at once.", "Title\nPay at (https://example.org)\u{C}once. 1 / 2", true),
    ("The fee is 30 euros.", "The fee is 14 euros.", false),
    ("You may not copy.", "You may copy.", false),
    ("First. Second.", "Second. First.", false),
    ("Cafe\u{301}", "Café", true),
    ("a\u{1F4C4}b", "a\u{25A1}b", false),
  ])
  func `every character of the text is in the file, in its order`(
    words: String, file: String, isThere: Bool
  ) {
    let found = PDFWords.missing(
      in: Self.bytes(file), of: Self.bytes(words.filter { !$0.isWhitespace }), .inOrder)
    #expect((found == nil) == isThere, "\(found ?? "")")
  }

  @Test func `text from right to left needs its characters, in any order`() {
    let words = Self.bytes("אבג(30)")
    #expect(
      PDFWords.missing(in: Self.bytes("\u{202B}גבא\u{202C} )30("), of: words, .characters) == nil)
    #expect(PDFWords.missing(in: Self.bytes("גב )30("), of: words, .characters) != nil)
    #expect(PDFWords.missing(in: Self.bytes("גבא 30"), of: words, .letters) == nil)
    #expect(PDFWords.missing(in: Self.bytes("גבא 3"), of: words, .letters) != nil)
  }

  @Test func `what is missing is named`() {
    let missing = PDFWords.missing(in: Self.bytes("b"), of: Self.bytes("ab"), .inOrder)
    #expect(missing == "it lacks 'a' (U+0061)")
  }

  /// A file with one font, whose table `head` says version 2.5.
  private static func file(version: [UInt8]) -> [UInt8] {
    let font: [UInt8] =
      [0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0] + Array("head".utf8) + [0, 0, 0, 0, 0, 0, 0, 28]
      + [0, 0, 0, 54, 0, 1, 0, 0] + version
    return bytes("%PDF-1.7\n1 0 obj\n<</FontName /ABCDEF+Some-Serif/FontFile2 12 0 R>>\nendobj\n")
      + bytes("12 0 obj\n<</Length 36>>\nstream\n") + font + bytes("\nendstream\nendobj\n")
  }

  @Test func `a font is named with its version`() {
    #expect(PDFFonts.names(in: Self.file(version: [0, 2, 0x80, 0])) == ["Some-Serif 2.500"])
  }

  @Test func `no bytes stop the search for fonts`() {
    let whole = Self.file(version: [0, 2, 0x80, 0])
    for count in stride(from: 0, through: whole.count, by: 1) {
      _ = PDFFonts.names(in: Array(whole.prefix(count)))
    }
    for index in whole.indices {
      var changed = whole
      changed[index] = 0xFF
      _ = PDFFonts.names(in: changed)
    }
  }

  static func page(_ text: String, language: String = "en", picturesIn folder: String = "")
    -> PDF.Page
  {
    let source = SourceFile(
      path: "license.md", bytes: bytes("---\nlanguage: \(language)\nversion: 1.0\n---\n\n" + text))
    return StandalonePage.pdfPage(
      of: LegalDocument(interpreting: Document(parsing: source), path: "license.md"),
      picturesIn: folder)
  }

  @Test func `a picture that is not beside the document is refused, not lost`() {
    let error = #expect(throws: InputError.self) {
      try PDF.make(Self.page("# License\n\n![Seal](../seal.png)\n"))
    }
    #expect(error?.description.contains("seal.png") == true)
  }

  // MARK: With WeasyPrint

  static let hasEngine = Tool.find("weasyprint") != nil

  /// What looks into files that were made: fontconfig's tool and those of poppler.
  static let hasTools = ["fc-list", "pdfinfo", "pdffonts", "pdftotext"].allSatisfy {
    Tool.find($0) != nil
  }

  static let english = """
    # License

    ## 1. Grant

    You may copy this text, and pay 30 euros within 14 days: <https://example.org/fees>.

    - one
    - two

    | Fee | Day |
    |---|---|
    | 30 | 14 |

    """

  @Test(
    .enabled(if: hasEngine && hasTools),
    arguments: [
      ("en", english), ("ja", "# 使用許諾\n\n## 1. 許諾\n\n料金は 30 日以内に支払うものとします。\n"),
      ("ar", "# الترخيص\n\n## 1. المنح\n\nيستحق الرسم خلال 30 يوماً من الفاتورة.\n"),
      ("he", "# רישיון\n\n## 1. הענקה\n\nהתשלום (30) יחול בתוך ימים מן החשבונית.\n"),
      ("en", "# Flow\n\n```\n┌─────┐\n│ Ask │\n└─────┘\n```\n\nThen 3 answers.\n"),
    ])
  func `the file is tagged, names engine and fonts, and is the same each time`(
    language: String, text: String
  ) throws {
    let page = Self.page(text, language: language)
    let made: PDF.Made
    do { made = try PDF.make(page) } catch {
      // What no font can write, no file can hold; then that is what is said.
      let fonts = try Self.run("fc-list", ":lang=\(language)")
      #expect(fonts.isEmpty, "\(error)")
      return
    }
    #expect(made.isCompared)
    #expect(made.engine.hasPrefix("WeasyPrint "))
    #expect(try PDF.make(page).bytes == made.bytes)

    let folder = try TemporaryFolder()
    try folder.write(made.bytes, to: "made.pdf")
    let file = folder["made.pdf"].path
    let facts = try Self.run("pdfinfo", file)
    #expect(facts.contains(/(?m)^Tagged: +yes$/), "\(facts)")
    let tags = try Self.run("pdfinfo", "-struct", file)
    #expect(tags.contains("H1 (block)"), "\(tags)")
    let custom = try Self.run("pdfinfo", "-custom", file)
    #expect(custom.contains("WeasyPrint "), "\(custom)")
    // Each font of the file, by its name without the mark of a subset, stands there with a version.
    let named = try #require(custom.split(separator: "\n").first { $0.hasPrefix("fonts:") })
    let embedded = try Self.run("pdffonts", file).split(separator: "\n").dropFirst(2)
      .compactMap { $0.split(separator: " ").first?.split(separator: "+").last }
    #expect(!embedded.isEmpty)
    for font in embedded {
      #expect(named.contains(" \(font) "), "\(font): \(named)")
    }
  }

  private static func run(_ name: String, _ arguments: String...) throws -> String {
    try Program.run(
      arguments, in: PackageFolder.root, program: URL(fileURLWithPath: "/usr/bin/\(name)")
    ).text
  }

  @Test(.enabled(if: hasEngine)) func `a page can open no other file`() throws {
    var page = Self.page(Self.english)
    let secret = try TemporaryFolder()
    try secret.write("p { color: red } p::after { content: \"secret\" }", to: "style.css")
    let link = "<link rel=\"stylesheet\" href=\"file://\(secret.path)/style.css\"></head>"
    page.html = Self.bytes(
      String(decoding: page.html, as: UTF8.self).replacing("</head>", with: link))
    let plain = try PDF.make(Self.page(Self.english))
    #expect(try PDF.make(page).bytes == plain.bytes)
  }
}
