import AssentDiagnostics
import AssentLicense
import AssentManifest
import AssentMarkup
import AssentRender
import Testing

@Suite struct PlacedTextTests {
  static let source = """
    # Terms of *use*

    Intro with **bold**, `code`, a [link](https://example.org/a) and ~~old~~ words.\\
    A second line.[^1]

    - one
    - two

      more of two

    3) three
    4) four

    > quoted words

    | Name | What it is |
    |:-----|-----------:|
    | a    | the first of the letters, which comes before all others |
    | b    | second |

    ```
    code  stands
    ```

    ---

    [^1]: A note.

    """

  static func json(_ text: String) throws -> (document: Document, json: JSONValue) {
    let document = Document(parsing: SourceFile(path: "terms.md", text: text))
    let legal = LegalDocument(interpreting: document, path: "terms.md")
    let rendered = JSONRenderer(generator: "Test").render(legal) { _ in
      Manifest.Digest(sha256: Array(repeating: 0, count: 32))
    }
    return (document, try JSONValue(parsing: rendered.rendered.bytes))
  }

  @Test(arguments: [20, 40, 72, 100])
  func `a text of the document JSON looks like the one of its source`(width: Int) throws {
    let (document, json) = try Self.json(Self.source)
    let renderer = PlainTextRenderer(options: .init(width: width))
    let read = try DocumentReader.read(json)
    #expect(
      String(decoding: renderer.render(read).bytes, as: UTF8.self)
        == String(decoding: renderer.render(document).bytes, as: UTF8.self))
  }

  @Test func `what was read is counted alike at any width`() throws {
    let (_, json) = try Self.json(Self.source)
    let document = try DocumentReader.read(json)
    let texts = [12, 20, 40, 72, 120].map {
      PlainTextRenderer(options: .init(width: $0)).place(document)
    }
    #expect(Set(texts.map(\.size)).count == 1)
    for text in texts {
      #expect(text.size > 0)
      #expect(text.lines.map(\.end) == text.lines.map(\.end).sorted())
      #expect(text.lines.last?.end == text.size)
      for other in texts {
        for line in 0..<text.lines.count {
          // Going there and back neither loses nor gains what was read, beyond a line.
          let read = text.place(of: line)
          let there = other.line(after: read)
          #expect(other.place(of: there) <= read)
        }
      }
    }
  }

  @Test func `a text whose lines are all on the screen is read`() throws {
    let (_, json) = try Self.json("# Short\n\nA line.\n")
    let text = PlainTextRenderer(options: .init(width: 40)).place(try DocumentReader.read(json))
    #expect(text.place(of: text.lines.count) == text.size)
    #expect(text.line(after: 0) == 0)
  }

  @Test func `no line is wider than the screen`() throws {
    let long = String(repeating: "x", count: 300)
    let (_, json) = try Self.json("# A\n\n```\n\(long)\n```\n\n<https://example.org/\(long)>\n")
    let text = PlainTextRenderer(options: .init(width: 40)).place(try DocumentReader.read(json))
    for line in text.lines { #expect(displayColumns(of: line.bytes[...]) <= 40) }
    #expect(text.lines.map(\.end) == text.lines.map(\.end).sorted())
  }

  @Test func `control characters of a text reach no screen`() throws {
    let bad = "a\u{1B}[2Jb\u{7}c\u{9B}31md\u{202E}e"
    let json: JSONValue = [
      "blocks": [
        ["type": "paragraph", "text": .string(bad)], ["type": "code-block", "text": .string(bad)],
        [
          "type": "table", "alignments": [.null],
          "blocks": [
            [
              "type": "table-row", "header": true,
              "blocks": [["type": "table-cell", "text": .string(bad)]],
            ]
          ],
        ],
      ]
    ]
    for color in [false, true] {
      let options = PlainTextRenderer.Options(width: 40, usesColor: color)
      let text = PlainTextRenderer(options: options).place(try DocumentReader.read(json))
      let shown = text.lines.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
      #expect(!shown.contains("\u{1B}[2J") && !shown.contains("\u{7}"))
      #expect(!shown.contains("\u{9B}") && !shown.contains("\u{202E}"))
    }
  }

  static let wrong: [JSONValue] = [
    [:], ["blocks": [["type": "what"]]], ["blocks": [["type": "paragraph"]]],
    ["blocks": [["type": "heading", "level": 9, "text": "a"]]],
    ["blocks": [["type": "list", "ordered": true, "start": 99_999_999_999, "blocks": []]]],
    leaf("abc", ["type": "strong", "range": [1, 9]]),
    leaf("abc", ["type": "strong", "range": [-1, 2]]),
    leaf("é", ["type": "strong", "range": [1, 2]]),
    leaf("abc", ["type": "strong", "range": [0, 2]], ["type": "emphasis", "range": [1, 3]]),
    leaf("abc", ["type": "spin", "range": [0, 1]]),
  ]

  static func leaf(_ text: String, _ marks: JSONValue...) -> JSONValue {
    ["blocks": [["type": "paragraph", "text": .string(text), "marks": .array(marks)]]]
  }

  @Test(arguments: wrong)
  func `a document JSON that is not of its form is refused`(json: JSONValue) {
    #expect(throws: DocumentReader.Failure.self) { try DocumentReader.read(json) }
  }
}
