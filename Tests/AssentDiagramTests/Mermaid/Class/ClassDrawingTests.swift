import Testing

@testable import AssentDiagram

/// Class diagrams as they are drawn.
@Suite struct ClassDrawingTests {
  private static let text = """
    classDiagram
      class Shape~T~ {
        <<interface>>
        +area()* double
        -count$
      }
      Shape <|.. Square
      Square "1" *-- "4" Side : has
      Drawable ()-- Side
      note "drawn"
    """

  @Test func `a terminal shows compartments, signs and how many`() {
    let lines = TerminalDrawing(Mermaid.graph(Self.text), width: 80).lines.joined(separator: "\n")
    for part in [
      "«interface»", "Shape<T>", "├──────", "│ -count {static}  ",
      "│ +area() : double {abstract} │",
      "△", "┆", "◆", "1", "4", "has", "○", "Drawable", "│ drawn │",
    ] { #expect(lines.contains(part), "\(part)") }
    let ascii = TerminalDrawing(
      Mermaid.graph(Self.text.replacing("<<interface>>", with: "")), width: 80, isASCII: true)
    #expect(ascii.lines.allSatisfy { $0.utf8.allSatisfy { $0 < 128 } })
  }

  @Test func `long members go on farther in, and a name is as wide as its rows`() {
    let text =
      "classDiagram\nclass ANameThatIsLongerThanAWord {\n+find(first: String, second: String, third: String) List~Result~\n}"
    let lines = TerminalDrawing(Mermaid.graph(text), width: 60).lines
    #expect(lines.contains { $0.contains("ANameThatIsLongerThanAWord") })
    #expect(lines.contains { $0.hasPrefix("│   ") && $0.contains("Result") })
  }

  @Test func `a picture has the words of all members and a frame for each namespace`() throws {
    let svg = try PictureTests.picture(
      "\(Self.text)\nnamespace N {\nclass Side\n}", name: "a.mmd"
    ).svg
    let drawn = String(svg[(try #require(svg.firstRange(of: "</desc>"))).upperBound...])
    for part in [
      "«interface»", "Shape&lt;T&gt;", "+area() : double", "font-style=\"italic\"",
      "text-decoration=\"underline\"", ">Drawable<", ">drawn<", ">N<", ">has<", ">1<", ">4<",
    ] { #expect(drawn.contains(part), "\(part)") }
  }

  @Test func `notes alone are drawn`() throws {
    let text = "classDiagram\nnote \"all there is\""
    #expect(try PictureTests.picture(text, name: "a.mmd").svg.contains(">all there is<"))
    let source = PictureTests.source(Array(text.utf8), name: "a.mmd")
    let drawing = TerminalDrawing(Mermaid.graph(text), from: source, width: 80)
    #expect(drawing.lines.contains { $0.contains("│ all there is ") })
  }

  @Test func `the members of a class with a link are not underlined, which would be static`() throws
  {
    let svg = try PictureTests.picture(
      "classDiagram\nclass A {\n<<b>>\n+c\n+d$\n}\nlink A \"https://a.b\"", name: "a.mmd"
    ).svg
    let lined = svg.split(separator: "\n").filter { $0.contains("text-decoration") }
    #expect(lined.map { $0.contains(">A<") || $0.contains(">+d<") } == [true, true])
  }
}
