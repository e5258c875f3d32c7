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

  @Test(arguments: [
    wideFlow, wideSequence, "flowchart TD\n a --> b", "---\ntitle: T\n---\nflowchart TD\n a --> b",
  ])
  func `a picture has the height that it states`(_ text: String) throws {
    let it = try picture(text)
    for picture in [it.main, it.narrow].compactMap({ $0 }) {
      #expect(picture.svg.contains(" width=\"\(picture.width)\" height=\"\(picture.height)\""))
      #expect(!picture.isTall)
    }
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

  @Test func `groups that run across by themselves run down on a telephone`() throws {
    let rows = [("LR", "Requesting"), ("RL", "Responding")].map { direction, name in
      "subgraph \(name)\n direction \(direction)\n"
        + (0..<3).map { "\(name)\($0)" }.joined(separator: " --> ") + "\n end\n"
    }
    let it = try picture("flowchart TD\n subgraph g\n \(rows.joined()) end")
    let narrow = try #require(it.narrow)
    #expect(!narrow.svg.contains(">1/"))
    // The lines of the one run across, those of the other down.
    #expect(!it.main.svg.contains("V") && narrow.svg.contains("V"))
  }

  private static func boxes(_ words: String, line: Int) -> String {
    let wall = String(repeating: "─", count: words.count + 2)
    let blank = String(repeating: " ", count: line + 1)
    return
      "┌\(wall)┐\(blank)┌\(wall)┐\n│ \(words) │\(String(repeating: "─", count: line))▶│ \(words) │\n"
      + "└\(wall)┘\(blank)└\(wall)┘\n"
  }

  @Test func `a drawing has narrower blanks on a telephone, and the same shapes`() throws {
    let it = try picture(Self.boxes("Read", line: 50), info: "")
    #expect(!it.main.isReadable(on: .telephone))
    let narrow = try #require(it.narrow)
    #expect(narrow.isReadable(on: .telephone))
    #expect(XMLFaults(narrow.svg).first == nil)
    for element in ["<rect", "<path", "<text", "<tspan"] {
      #expect(
        it.main.svg.split(separator: element).count == narrow.svg.split(separator: element).count)
    }
  }

  @Test func `a drawing full of words has one picture`() throws {
    let words = String(repeating: "many words ", count: 5)
    #expect(try picture(Self.boxes(words, line: 4), info: "").narrow == nil)
  }
}
