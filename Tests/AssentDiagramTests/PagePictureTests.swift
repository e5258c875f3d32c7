import AssentDiagnostics
import Testing

@testable import AssentDiagram

/// The picture of a page, and the narrow one beside it.
@Suite struct PagePictureTests {
  private func picture(_ text: String, info: String = "mermaid") throws -> PagePicture {
    let source = DiagramSource(
      file: SourceFile(path: "a.md", bytes: Array(text.utf8)), text: Array(text.utf8), info: info,
      fenceLine: 0)
    let reading = try #require(DiagramReading(source))
    return try #require(
      try PagePicture(of: reading.graph, from: source, read: reading, prefix: "p"))
  }

  private static let wideFlow =
    "flowchart TD\n a{Which of them?}\n"
    + (1...5).map {
      " a -->|way \($0)| b\($0)[What is done on way \($0)]\n b\($0) --> c[All is done]\n"
    }
    .joined()
  private static let wideSequence =
    "sequenceDiagram\n participant A as LicenseGateView\n participant B as LicenseAcceptanceModel\n"
    + " participant C as AcceptanceStore\n A->>B: which version was accepted last?\n"
    + " B->>C: reads the log of acceptances\n C-->>A: the last acceptance of this person\n"

  private static func ids(_ svg: String) -> [Substring] {
    svg.split(separator: " id=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
  }

  @Test(arguments: [wideFlow, wideSequence])
  func `what has no room on a telephone has a narrow picture beside it`(_ text: String) throws {
    let it = try picture(text)
    #expect(it.main.isReadable(on: .page) && !it.main.isReadable(on: .telephone))
    let narrow = try #require(it.narrow)
    #expect(narrow.isReadable(on: .telephone))
    #expect(XMLFaults(narrow.svg).first == nil)
    #expect(Set(Self.ids(it.main.svg)).isDisjoint(with: Self.ids(narrow.svg)))
  }

  @Test func `a narrow picture is called by the names of the wide one`() throws {
    let it = try picture(Self.wideFlow)
    let narrow = try #require(it.narrow)
    #expect(!narrow.svg.contains("<title") && !narrow.svg.contains("<desc"))
    for name in ["aria-labelledby=\"p-t\"", "aria-describedby=\"p-d\""] {
      #expect(it.main.svg.contains(name) && narrow.svg.contains(name))
    }
  }

  @Test func `what has room on a telephone has one picture`() throws {
    #expect(try picture("flowchart TD\n a --> b --> c").narrow == nil)
    #expect(try picture("sequenceDiagram\n A->>B: one").narrow == nil)
  }

  @Test func `a drawing has the arrangement of its author alone`() throws {
    let line = String(repeating: "─", count: 60)
    let it = try picture(
      "┌───┐\(String(repeating: " ", count: 61))┌───┐\n│ a │\(line)▶│ b │\n"
        + "└───┘\(String(repeating: " ", count: 61))└───┘\n", info: "")
    #expect(!it.main.isReadable(on: .telephone) && it.narrow == nil)
  }
}
