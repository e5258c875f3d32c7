import AssentDiagnostics
import AssentLicense
import AssentManifest
import AssentMarkup
import AssentRecord
import AssentRender
import Foundation
import TestSupport
import Testing

@testable import AssentCompiler

/// HTML, plain text and JSON of a document carry the same words.
@Suite struct WordsTests {
  static let samples = [
    "empty": "", "a title": "# Title\n",
    "inlines":
      "*a* **b** `c d` ~~e~~ [f](g \"h\") ![i](j \"k\") <https://l.org> m\\\nn  \no &amp; p\n",
    "raw HTML": "a <b>c</b> d\n\n<div>e</div>\n\nf <!-- g -->\n",
    "lists": "- a\n- b\n  1. c\n  2. d\n\n     e\n- [ ] f\n- [x] g\n\n5) h\n6) i\n",
    "tables": "|a|b|\n|:-|-:|\n|c|`d`|\n|e|\n|f|g|h|\n\n|only|\n|-|\n",
    "footnotes": "a[^1] b[^x] c[^1]\n\n[^1]: d\n\n    e\n[^x]: f[^1]\n[^unused]: g\n",
    "quotes and code": "> a\n> > b\n\n```swift\nc  d\n\n  e\n```\n\n    f\n",
    "widths": "日本語の文。 العربية עברית e\u{301} \u{FEFF} a\u{200B}b c\u{AD}d 👩‍👩‍👧 ①\n",
    "spaces": "a\u{A0}b\u{2003}c\u{3000}d\u{202F}e\tf\u{85}g\u{2028}h\n",
    "numbered clauses": "# 1. A\n\n1.1 b\n\n1.2 c\n\n(a) d\n\n(b) e\n\n## Article II. F\n\n§ 3 g\n",
    "entities": "&nbsp;a&#8203;b &lt;c&gt; &quot;d&quot; &#0; &shy;\n",
    "diagrams": "```\n┌─┐\n│a│──▶ b\n└─┘\n```\n\n```mermaid\nflowchart\n a-->b\n```\n\nx → y\n",
    "two pictures": "```mermaid\nflowchart TD\n"
      + (1...6).map { " a{Which?} -->|way \($0)| b\($0)[What is done on way \($0)]\n" }.joined()
      + "```\n\nx\n",
    "a tall picture": "```mermaid\nflowchart TD\n"
      + (1...40).map { " a\($0) --> a\($0 + 1)\n" }.joined() + "```\n\nx\n",
    "long words": String(repeating: "a", count: 300) + " | " + String(repeating: "b ", count: 200),
    "wide table": "|" + String(repeating: "column heading|", count: 30) + "\n|"
      + String(repeating: "-|", count: 30) + "\n|" + String(repeating: "cell text|", count: 30),
    "bad bytes": "a\u{FFFD}b\u{0}c\n",
  ]

  @Test(arguments: samples.keys.sorted())
  func `the forms of a text have the same words`(name: String) throws {
    check(Array(try #require(Self.samples[name]).utf8), path: "\(name).md")
  }

  @Test(arguments: ["license.md", "flow.md"])
  func `invalid bytes are the same words in every form`(path: String) {
    check(Array("# A\n\nb".utf8) + [0xFF, 0xC3, 0x28, 0x0A, 0x80], path: path)
  }

  static let folders = ["seeds", "corpus/agreements", "corpus/box", "corpus/mermaid"]

  @Test(.enabled(if: PackageFolder.hasShared), arguments: folders)
  func `the forms of documents that others wrote have the same words`(folder: String) throws {
    let files = PackageFolder.files(
      below: PackageFolder.shared.appending(path: folder), endings: [".md", ".txt", ".mmd"])
    try #require(!files.isEmpty)
    for file in files {
      check([UInt8](try Data(contentsOf: file)), path: file.lastPathComponent)
    }
  }

  @Test(.enabled(if: PackageFolder.hasShared && Recording.isLong))
  func `the forms of every version in the histories have the same words`() throws {
    let folder = PackageFolder.shared.appending(path: "corpus/histories")
    for file in PackageFolder.files(below: folder, endings: [".md"]) {
      check([UInt8](try Data(contentsOf: file)), path: file.lastPathComponent)
    }
  }

  private func check(_ bytes: [UInt8], path: String) {
    let document = Document(parsing: SourceFile(path: path, bytes: bytes))
    guard document.diagnostics.isEmpty else { return }
    let legal = LegalDocument(interpreting: document, path: path)
    let page = StandalonePage.html(of: legal).words.words(in: document.text)
    let marked = String(decoding: StandalonePage.html(of: legal).bytes, as: UTF8.self)
      .replacing(
        "<article class=\"text\">",
        with: "<article class=\"text\" id=\"assent-text\" tabindex=\"-1\">")
    switch PageText.read(Array(marked.utf8), title: legal.metadata.title ?? "") {
    case .text(let words, _):
      #expect(
        TextDigest.digest(ofText: words) == TextDigest.digest(ofWords: page), "\(path): read back")
    case .strange(let tag, let line), .hidden(let tag, let line):
      Issue.record("\(path): '\(tag)' in line \(line) of the page")
    }
    let bare = HTMLRenderer().render(document).words.words(in: document.text)
    let json = JSONRenderer(generator: "").render(legal, digest: TextDigest.digest(ofWords:))
    #expect(json.rendered.words.words(in: document.text) == page, "\(path): JSON and page")
    #expect(bare == page, "\(path): fragment and page")
    for width in [20, 72, 200] {
      let text = PlainTextRenderer(options: .init(width: width)).render(document)
      #expect(
        text.words.words(in: document.text) == page, "\(path): text of \(width) columns and page")
    }
    #expect(json.textDigest == TextDigest.digest(ofWords: page), "\(path): digest")
    let stated = String(decoding: json.rendered.bytes, as: UTF8.self)
    #expect(stated.contains(json.textDigest.description), "\(path): digest in the JSON")
  }
}
