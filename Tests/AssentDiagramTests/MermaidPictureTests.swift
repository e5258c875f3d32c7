import Foundation
import Testing

@testable import AssentDiagram

struct MermaidPictureTests {
  /// The picture without its title and description.
  private func drawn(_ text: String) throws -> String {
    let svg = try PictureTests.picture(text, name: "a.mmd").svg
    return String(svg[(try #require(svg.firstRange(of: "</desc>"))).upperBound...])
  }

  private func frames(_ text: String) throws -> [PlacedGraph.Rect] {
    let source = PictureTests.source(Array(text.utf8), name: "a.mmd")
    let graph = try #require(FlowGraph(reading: source)).drawn
    return try FlowLayout.place(graph, scale: PictureScale()).nodes.map(\.frame)
  }

  @Test(arguments: [
    "flowchart TD\n a:::warn --> b\n classDef warn fill:#f8d7da",
    "flowchart TD\n a --> b\n classDef default fill:#f8d7da",
    "stateDiagram-v2\n a --> b\n classDef warn fill:#f8d7da\n class a warn",
    "flowchart TD\n subgraph g\n a --> b\n end\n style g fill:#f8d7da",
    "flowchart TD\n subgraph g\n a --> b\n end\n class g warn\n classDef warn fill:#f8d7da",
  ])
  func `classes and styles color what they are for`(_ text: String) throws {
    #expect(try drawn(text).contains("fill=\"#f8d7da\""))
  }

  @Test func `a style of its own comes after those of classes`() throws {
    let text = try drawn("flowchart TD\n a:::x\n classDef x fill:#111111\n style a fill:#222222")
    #expect(text.contains("#222222"))
    #expect(!text.contains("#111111"))
  }

  @Test(arguments: [
    ("fill:#222222", "#ffffff"), ("fill:#eeeeee", "#1f2328"), ("fill:navy", "#ffffff"),
    ("fill:white", "#1f2328"), ("fill:navy,color:#ff0000", "#ff0000"),
  ])
  func `words can be read on every fill`(_ style: String, _ color: String) throws {
    let box = try drawn("flowchart TD\n a[words]\n style a \(style)")
    #expect(box.contains("fill=\"\(color)\">words"))
    let group = try drawn(
      "flowchart TD\n subgraph g\n a -->|words| b\n end\n style g \(style)")
    #expect(group.contains("fill=\"\(color)\">words"))
    #expect(group.contains("fill=\"\(color)\">g<"))
  }

  @Test func `words without a fill behind them have the color of the page`() throws {
    let text = try drawn("flowchart TD\n a[words]\n style a fill:none")
    #expect(text.contains("class=\"dt\" fill=\"#1f2328\">words"))
  }

  @Test(arguments: [
    ("#111827", "#9198a1"), ("#f3f4f6", "#57606a"), ("#808080", "#ffffff"), ("#f96", "#1f2328"),
  ])
  func `lines are seen on the fill of a group, and are those of the page outside of it`(
    _ fill: String, _ color: String
  ) throws {
    let inside = try drawn("flowchart TD\n subgraph g\n a --> b\n end\n style g fill:\(fill)")
    #expect(inside.contains("\" stroke=\"\(color)\"/>"))
    #expect(inside.contains("z\" fill=\"\(color)\"/>"))
    let across = try drawn("flowchart TD\n subgraph g\n a\n end\n a --> b\n style g fill:\(fill)")
    let line = try #require(across.split(separator: "\n").first { $0.hasPrefix("<path d=") })
    #expect(line.split(separator: "<path").map { $0.contains("stroke=") } == [true, false])
  }

  @Test func `a clear fill is the page, and one that is half clear is as on white`() throws {
    let clear = try drawn("flowchart TD\n a[words]\n style a fill:#00000033")
    #expect(clear.contains("fill=\"#00000033\""))
    #expect(clear.contains("class=\"dt\" fill=\"#1f2328\">words"))
    let half = try drawn("flowchart TD\n a[words]\n style a fill:#00000099")
    #expect(half.contains("fill=\"#666666\""))
    #expect(half.contains("fill=\"#ffffff\">words"))
  }

  @Test func `the notes of states are drawn`() throws {
    let text = try drawn(
      "stateDiagram-v2\n a --> b\n note right of a : once only\n note left of b\n and again\n end note"
    )
    #expect(text.contains("once only"))
    #expect(text.contains("and again"))
    #expect(text.contains("stroke-dasharray"))
  }

  @Test func `the label of a loop stands beside it`() throws {
    let text = try drawn("flowchart TD\n a -->|again| a")
    let path = try #require(text.split(separator: "\n").first { $0.hasPrefix("<path d=") })
    #expect(path.split(separator: "M").count == 2)
  }

  @Test(arguments: [1, 3, 8])
  func `starts and ends are as large with many lines as with one`(_ count: Int) throws {
    let states = (0..<count).map { " [*] --> s\($0)\n s\($0) --> [*]\n" }.joined()
    let frames = try frames("stateDiagram-v2\n" + states)
    #expect(frames.contains { $0.width == 20 && $0.height == 20 })
    #expect(frames.contains { $0.width == 24 && $0.height == 24 })
  }

  @Test(arguments: [
    "h((hub)) --> a & b & c & d & e & f", "h@{ shape: f-circ } --> a & b\n a & b --> h",
  ])
  func `a circle that many lines meet is round`(_ lines: String) throws {
    let frames = try frames("flowchart TD\n " + lines)
    #expect(frames.contains { $0.width == $0.height && $0.width > 30 })
  }

  @Test func `a choice is as high as it is wide, and a bar stands across the flow`() throws {
    let choice = try frames("stateDiagram-v2\n state c <<choice>>\n a --> c")
    #expect(choice.contains { $0.width == $0.height })
    let down = try frames("stateDiagram-v2\n state f <<fork>>\n a --> f")
    #expect(down.contains { $0.width > 4 * $0.height })
    let right = try frames("stateDiagram-v2\n direction LR\n state f <<fork>>\n a --> f")
    #expect(right.contains { $0.height > 4 * $0.width })
  }

  @Test(arguments: ["fork", "sm-circ", "fr-circ", "f-circ", "hourglass", "bolt", "cross-circ"])
  func `a sign has words only where its author gives it some`(_ shape: String) throws {
    #expect(try !drawn("flowchart LR\n a@{ shape: \(shape) }").contains("<text"))
    #expect(
      try drawn("flowchart LR\n a@{ shape: \(shape), label: \"words\" }").contains(">words<"))
  }

  @Test func `names of icons are left out`() throws {
    #expect(try drawn("flowchart LR\n a[fa:fa-car Drive at 10:30]").contains(">Drive at 10:30<"))
  }

  @Test(arguments: ["a --> b --> c --> d --> a", "a --> b --> c --> d\n d --> b\n c -->|no| a"])
  func `what leads back goes around a flow that is straight`(_ edges: String) throws {
    let frames = try frames("flowchart LR\n \(edges)")
    #expect(Set(frames.map(\.midY)).count == 1)
  }

  @Test func `no line makes a step that is too small to see why`() throws {
    let text =
      "flowchart LR\n a -->|login| b\n a -->|query| b\n b -->|rows| a\n a --> c --> d\n d --> a\n b --> d"
    let source = PictureTests.source(Array(text.utf8), name: "a.mmd")
    let graph = try #require(FlowGraph(reading: source)).drawn
    let placed = try FlowLayout.place(graph, scale: PictureScale())
    for edge in placed.edges {
      for (one, two) in zip(edge.points, edge.points.dropFirst()) {
        #expect(max(abs(one.x - two.x), abs(one.y - two.y)) > 5)
      }
    }
  }

  @Test func `a person is drawn from head to foot`() throws {
    let svg = try PictureTests.picture(
      "sequenceDiagram\n actor u as User\n participant a as App\n u->>a: hello", name: "a.mmd"
    ).svg
    let box = try #require(svg.firstMatch(of: /viewBox="[-0-9]+ ([-0-9]+)/)).1
    let head = try #require(svg.firstMatch(of: /d="M[0-9]+ ([0-9]+)a6 6/)).1
    #expect(try #require(Int(box)) < (try #require(Int(head))) - 6)
  }

  @Test func `a title stands on no bar`() throws {
    let svg = try PictureTests.picture(
      """
      sequenceDiagram
        participant u as User
        participant a as App
        u->>+a: hello
        alt a condition with many words in it
          a->>u: yes
        end
        a->>-u: bye
      """, name: "a.mmd"
    ).svg
    let bars = svg.matches(of: /<rect [^>]*width="10"/).count
    #expect(bars == 2)
  }

  @Test func `a long name is broken between its words`() throws {
    let text = try drawn(
      "flowchart TD\n a[com.example.license.LicenseAcceptanceViewControllerFactory]")
    #expect(text.contains(">com.example.license."))
    #expect(!text.contains(">ory<"))
    #expect(
      text.matches(of: />([A-Za-z.]+)</).map { String($0.1) }.joined()
        == "com.example.license.LicenseAcceptanceViewControllerFactory")
  }

  @Test func `members stand in the middle under a long title`() throws {
    let text = "flowchart TD\n subgraph g [A title with many words]\n a --> b\n end"
    let source = PictureTests.source(Array(text.utf8), name: "a.mmd")
    let graph = try #require(FlowGraph(reading: source)).drawn
    let placed = try FlowLayout.place(graph, scale: PictureScale())
    let frame = try #require(placed.groups.first).frame
    #expect(placed.nodes.allSatisfy { abs($0.frame.midX - frame.midX) <= 2 })
  }

  @Test func `members that edges enter stand in line with those beside them`() throws {
    let frames = try frames(
      "flowchart TD\n a --> b\n subgraph g\n b\n c\n end\n b --> d\n c --> e")
    #expect(frames[1].y == frames[2].y)
  }

  private static let kinds = [
    "flowchart LR\n a --> b", "sequenceDiagram\n a->>b: c", "stateDiagram-v2\n a --> b",
    "classDiagram\n a --> b", "erDiagram\n a ||--o{ b : c",
  ]

  @Test(arguments: kinds) func `a title stands over the picture, within its frame`(
    _ text: String
  ) throws {
    let plain = try PictureTests.picture(text, name: "a.mmd")
    let title = "How the terms of a license are accepted & kept, by whoever opens the program first"
    let titled = try PictureTests.picture("---\ntitle: \(title)\n---\n" + text, name: "a.mmd")
    let heading = try #require(titled.svg.split(separator: "\n").first { $0.contains("bold") })
    let words = heading.split(separator: ">").filter { !$0.hasPrefix("<") }.map {
      $0.prefix { $0 != "<" }
    }
    #expect(words.count > 1)
    #expect(words.joined(separator: " ") == title.replacing("&", with: "&amp;"))
    #expect(XMLFaults(titled.svg).first == nil)
    #expect(titled.isReadable(on: .telephone))
    #expect(titled.width >= plain.width)
    let box = try Self.viewBox(titled.svg)
    let lines = words.map {
      PictureHeading([String($0).replacing("&amp;", with: "&")], over: 0).width
    }
    #expect(lines.allSatisfy { $0 <= box[2] })
    let y = try #require(heading.firstMatch(of: /y="(-?\d+)"/).flatMap { Int($0.1) })
    #expect(y - 16 >= box[1])
    #expect(try box[3] >= Self.viewBox(plain.svg)[3] + 2 * 16)
  }

  private static func viewBox(_ svg: String) throws -> [Int] {
    let found = try #require(svg.firstMatch(of: /viewBox="([^"]+)"/))
    return found.1.split(separator: " ").compactMap { Int($0) }
  }

  @Test(arguments: kinds) func `a title for readers of the screen alone is not drawn`(
    _ text: String
  ) throws {
    let it = try PictureTests.picture(text + "\n accTitle: Unseen\n", name: "a.mmd")
    #expect(it.title == "Unseen")
    #expect(it.svg.components(separatedBy: "Unseen").count == 3)
    let both = try PictureTests.picture(
      "---\ntitle: Seen\n---\n" + text + "\n accTitle: Unseen\n", name: "a.mmd")
    #expect(both.svg.contains(">Seen</text>"))
  }

  @Test(arguments: kinds) func `both titles are kept in mermaid, each as what it is`(
    _ text: String
  ) throws {
    for (head, tail) in [
      ("---\ntitle: \"Seen, #1\"\n---\n", ""), ("", "x"), ("---\ntitle: Seen\n---\n", "x"),
    ] {
      let name = tail.isEmpty ? "" : "\n accTitle: Read aloud: a & b\n"
      let source = PictureTests.source(Array((head + text + name).utf8), name: "a.mmd")
      let graph = try #require(FlowGraph(reading: source))
      let written = graph.mermaidText
      let again = try #require(
        FlowGraph(reading: PictureTests.source(Array(written.utf8), name: "a.mmd")))
      #expect(again.isValid)
      #expect(again.title == graph.title)
      #expect(again.shownTitle == graph.shownTitle)
      #expect(name.isEmpty || again.title == "Read aloud: a & b")
    }
  }

  @Test func `the title of a sequence is drawn, in both of its forms`() throws {
    for line in ["title Buying a seat", "title: Buying a seat"] {
      let text = "sequenceDiagram\n \(line)\n a->>b: c"
      #expect(try drawn(text).contains(">Buying a seat</text>"))
    }
  }
}
