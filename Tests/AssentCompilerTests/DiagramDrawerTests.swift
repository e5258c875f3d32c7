import AssentCompiler
import AssentDiagnostics
import AssentDiagram
import AssentLicense
import AssentLint
import AssentMarkup
import AssentRender
import Testing

@Suite struct DiagramDrawerTests {
  private static let text = """
    # Flow

    ```
    +---+     +---+
    | A |---->| B |
    +---+     +---+
    ```

    ```
    no drawing
    ```

    ```mermaid
    flowchart LR
      A --> B
    ```

    """

  private static func document() -> LegalDocument {
    LegalDocument(
      interpreting: Document(parsing: SourceFile(path: "flow.md", text: text)), path: "flow.md")
  }

  @Test func `diagrams that were read before are drawn as others are`() {
    var (one, two) = (Self.document(), Self.document())
    let unread = DiagramDrawer().draw(&one)
    let read = DiagramDrawer().draw(&two, read: LintedDiagram.all(in: two))
    #expect(unread.count == 2)
    #expect(unread.keys.sorted() == read.keys.sorted())
    for (node, drawn) in unread {
      #expect(drawn.picture?.main.svg == read[node]?.picture?.main.svg)
      #expect(drawn.graph == read[node]?.graph)
      #expect(drawn.text?(72) == read[node]?.text?(72))
    }
  }

  @Test func `what was read as no diagram is not read again`() {
    var document = Self.document()
    let drawn = DiagramDrawer().draw(&document, read: [])
    #expect(drawn.values.allSatisfy { $0.picture == nil && $0.graph == nil })
  }
}
