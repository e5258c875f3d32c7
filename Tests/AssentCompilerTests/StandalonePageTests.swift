import AssentCompiler
import AssentDiagnostics
import AssentLicense
import AssentMarkup
import AssentRedline
import AssentRender
import Testing

/// Pages that need no other file.
@Suite struct StandalonePageTests {
  @Test(arguments: ["ar", "he", "en"])
  func `paths in a heading are read from left to right in any language`(language: String) {
    func document(_ text: String) -> LegalDocument {
      LegalDocument(
        interpreting: Document(parsing: SourceFile(path: "a.md", text: text)), path: "a.md")
    }
    let redline = Redline(
      comparing: document("# A\n\nb\n"), with: document("# A\n\nc\n"),
      names: ("/عقد/a.md", "/tmp/<b>.md"))
    let page = StandalonePage.html(of: redline, labels: RedlineLabels.labels(for: language))
    let html = String(decoding: page, as: UTF8.self)
    #expect(html.contains("<bdi dir=\"ltr\">/عقد/a.md</bdi>"))
    #expect(html.contains("<bdi dir=\"ltr\">/tmp/&lt;b&gt;.md</bdi>"))
    #expect(html.contains("\u{2066}/عقد/a.md\u{2069}") == (language != "en"))
  }
}
