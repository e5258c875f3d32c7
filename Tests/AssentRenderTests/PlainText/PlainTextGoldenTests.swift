import AssentDiagnostics
import AssentMarkup
import AssentRender
import Foundation
import Testing

struct PlainTextGoldenTests {
  struct Golden: CustomTestStringConvertible, Sendable {
    var input: String
    var output: String
    var options = PlainTextRenderer.Options()

    var testDescription: String { output }
  }

  static let goldens: [Golden] = [
    Golden(input: "prose", output: "prose"),
    Golden(input: "prose", output: "prose-color", options: .init(usesColor: true)),
    Golden(input: "lists", output: "lists"),
    Golden(input: "tables", output: "tables"),
    Golden(input: "tables", output: "tables-40", options: .init(width: 40)),
    Golden(
      input: "tables", output: "tables-ambiguous", options: .init(width: 80, ambiguousWide: true)),
    Golden(input: "quotes-and-notes", output: "quotes-and-notes"),
    Golden(
      input: "quotes-and-notes", output: "quotes-and-notes-color", options: .init(usesColor: true)),
    Golden(input: "code", output: "code"),
    Golden(input: "japanese", output: "japanese"),
    Golden(input: "japanese", output: "japanese-31", options: .init(width: 31)),
    Golden(input: "arabic", output: "arabic"),
    Golden(input: "german", output: "german"),
    Golden(input: "german", output: "german-24", options: .init(width: 24)),
    Golden(
      input: "pages", output: "pages",
      options: .init(pages: .init(title: "Agreement", version: "1.0"))),
  ]

  @Test(arguments: goldens)
  func `the text of a document is its golden`(golden: Golden) throws {
    let input = PlainTextSamples.folder.appending(path: golden.input + ".md")
    let output = PlainTextSamples.folder.appending(path: golden.output + ".txt")
    let source = SourceFile(path: golden.input + ".md", bytes: Array(try Data(contentsOf: input)))
    let document = Document(parsing: source)
    let bytes = PlainTextRenderer(options: golden.options).render(document).bytes
    if PlainTextSamples.isRecording {
      try Data(bytes).write(to: output)
    }
    let expected = String(decoding: try Data(contentsOf: output), as: UTF8.self)
    #expect(String(decoding: bytes, as: UTF8.self) == expected)
  }
}
