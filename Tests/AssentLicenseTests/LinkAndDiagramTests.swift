import AssentLicense
import Testing

@Suite struct `links and diagrams` {
  @Test func `links keep destination, text and place`() {
    let document = interpret("# T\n\nA [**b** c](https://d.e) and ![f](g.png).\n", as: "x.md")
    #expect(document.links.map(\.destination) == ["https://d.e", "g.png"])
    #expect(document.links.map(\.text) == ["b c", "f"])
    #expect(document.links.map(\.isImage) == [false, true])
  }

  @Test(
    arguments: [
      ("```\n┌──┐\n│a │\n└──┘\n```", LegalDocument.Diagram.Notation.boxDrawing),
      ("```text\n+---+\n| a |\n+---+\n```", .boxDrawing), ("```mermaid\ngraph TD\n```", .mermaid),
      ("```\nA\n  ↓\nB\n```", .arrows), ("```\nA\n    â†“\nB\n```", .arrows), ("A\n↓\nB", .arrows),
      ("```swift\n// ┌──┐\n```", nil), ("```\nlet x = 1\n```", nil), ("a → b", nil),
      ("```\n↓\n```", nil), ("```{mermaid}\ngraph TD\n```", .mermaid),
      ("```{.mermaid #gate}\ngraph TD\n```", .mermaid), ("```mmd\ngraph TD\n```", .mermaid),
      ("```mmd\n# Some words\n```", nil), ("```{python}\nx = 1\n```", nil),
    ] as [(String, LegalDocument.Diagram.Notation?)])
  func `drawings are told from code`(text: String, notation: LegalDocument.Diagram.Notation?) {
    #expect(interpret("# T\n\n\(text)\n", as: "x.md").diagrams.first?.notation == notation)
  }
}
