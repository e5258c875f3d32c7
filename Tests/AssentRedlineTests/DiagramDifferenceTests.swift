import AssentDiagnostics
import AssentDiagram
import AssentLicense
import AssentMarkup
import AssentRedline
import Foundation
import TestSupport
import Testing

/// What is told of a diagram that changed between two versions.
@Suite struct DiagramDifferenceTests {
  static func document(_ text: String) -> LegalDocument {
    let source = SourceFile(path: "flows/x.md", text: text)
    return LegalDocument(interpreting: Document(parsing: source), path: "flows/x.md")
  }

  static func differences(_ old: String, _ new: String) -> [DiagramDifference] {
    DiagramDifference.all(document(old), document(new))
  }

  static func mermaid(_ text: String) -> String { "# Flow\n\n```mermaid\n\(text)\n```\n" }
  static func drawing(_ text: String) -> String { "# Flow\n\n```\n\(text)\n```\n" }

  static let gate = """
    flowchart TD
      Show[Show the license] --> Read{Read to the end?}
      Read -->|yes| Accept[Accept]
      Read -->|no| Show
      Accept --> Open[Open the app]
    """

  /// A change of the flow above, and all that is said of it.
  static let mutations: [(old: String, new: String, lines: [String])] = [
    ("Accept[Accept]", "Accept[Agree]", ["node 'Accept' renamed to 'Agree'"]),
    (
      "Accept --> Open[Open the app]",
      "Accept --> Open[Open the app]\n  Read -->|never| Quit[Quit the app]",
      [
        "node 'Quit the app' added",
        "edge 'Read to the end?' → 'Quit the app' ('never') added",
      ]
    ),
    (
      "\n  Read -->|no| Show", "",
      ["edge 'Read to the end?' → 'Show the license' ('no') removed"]
    ),
    (
      "|yes|", "|to the end|",
      ["edge 'Read to the end?' → 'Accept' has 'to the end', not 'yes'"]
    ),
    (
      "Read -->|no| Show", "Read -->|no| Open",
      [
        "edge 'Read to the end?' → 'Open the app' ('no') added",
        "edge 'Read to the end?' → 'Show the license' ('no') removed",
      ]
    ),
    (
      "Read{Read to the end?}", "Read[Read to the end?]",
      ["node 'Read to the end?' drawn as box, not diamond"]
    ),
    (
      "\n  Accept --> Open[Open the app]", "",
      ["node 'Open the app' removed", "edge 'Accept' → 'Open the app' removed"]
    ),
    (
      "Accept --> Open", "Accept -.-> Open",
      ["edge 'Accept' → 'Open the app' drawn with another line or head"]
    ),
  ]

  @Test(arguments: mutations)
  func `a change of a flow is told as what it is`(old: String, new: String, lines: [String]) throws
  {
    let changed = Self.gate.replacing(old, with: new)
    #expect(changed != Self.gate)
    let found = Self.differences(Self.mermaid(Self.gate), Self.mermaid(changed))
    #expect(found.map(\.lines) == [lines])
    #expect(found.map(\.kind) == [.changed])
    let back = Self.differences(Self.mermaid(changed), Self.mermaid(Self.gate))
    #expect(back.first?.lines.count == lines.count)
    let svg = try #require(found.first?.svg)
    #expect(svg.contains("<desc id=\"d-d\">\(lines[0].split(separator: "'")[0])"))
    #expect(found.first?.drawing(width: 72, isASCII: false).isEmpty == false)
  }

  @Test func `ids that moved to other nodes do not make them the same`() {
    let old = "flowchart TD\n  A[Start] --> B[Show]\n  B --> C[Accept]"
    let new = "flowchart TD\n  A[Start] --> B[Ask for age]\n  B --> C[Show]\n  C --> D[Accept]"
    let lines = Self.differences(Self.mermaid(old), Self.mermaid(new)).flatMap(\.lines)
    #expect(
      lines == [
        "node 'Ask for age' added", "edge 'Start' → 'Ask for age' added",
        "edge 'Ask for age' → 'Show' added", "edge 'Start' → 'Show' removed",
      ])
  }

  @Test func `a step that is called otherwise is known by what leads to it`() {
    let box = """
      ┌──────┐     ┌────────┐     ┌──────┐
      │ Show ├────>│ Accept ├────>│ Open │
      └──────┘     └────────┘     └──────┘
      """
    let found = Self.differences(
      Self.drawing(box), Self.drawing(box.replacing(" Accept ", with: " I will ")))
    #expect(found.map(\.lines) == [["node 'Accept' renamed to 'I will'"]])
  }

  @Test func `places and spaces are no difference, and yet are told`() {
    let narrow = "┌──────┐   ┌──────┐\n│ Show ├──>│ Open │\n└──────┘   └──────┘"
    let wide = "┌──────┐        ┌──────┐\n│ Show ├───────>│ Open │\n└──────┘        └──────┘"
    let found = Self.differences(Self.drawing(narrow), Self.drawing(wide))
    #expect(found.map(\.kind) == [.redrawn])
    #expect(Self.differences(Self.drawing(narrow), Self.drawing(narrow)).isEmpty)
  }

  @Test func `messages of a sequence that change places are told`() {
    let old = "sequenceDiagram\n  A->>B: one\n  B->>A: two\n  A->>B: three"
    let new = "sequenceDiagram\n  A->>B: one\n  A->>B: three\n  B->>A: two"
    let found = Self.differences(Self.mermaid(old), Self.mermaid(new))
    #expect(found.flatMap(\.lines).count == 1)
    #expect(found.flatMap(\.lines).first?.hasSuffix("moved") == true)
    #expect(found.first?.picture(prefix: "d") != nil)
  }

  @Test func `what changed shows in the picture without color`() throws {
    let changed = Self.gate.replacing("Accept[Accept]", with: "Accept[Agree]")
      .replacing("\n  Read -->|no| Show", with: "\n  Read -->|no| Quit[Quit]")
      .replacing("Open[Open the app]", with: "Show")
    let found = Self.differences(Self.mermaid(Self.gate), Self.mermaid(changed))
    let svg = try #require(found.first?.svg)
    for words in ["+ Quit", "− Open the", "(was: Accept)"] {
      #expect(svg.contains(words), "\(words)")
    }
    #expect(svg.contains("stroke-dasharray=\"6 4\"") || svg.contains("stroke-dasharray:6 4"))
    let text = found.first?.drawing(width: 72, isASCII: true).joined(separator: "\n") ?? ""
    for words in ["+ Quit", "− Open the", "(was: Accept)"] {
      #expect(text.contains(words), "\(words)")
    }
  }

  @Test func `diagrams are known again when others come before them`() {
    let other = "flowchart LR\n  One --> Two"
    let old = Self.mermaid(Self.gate)
    let new =
      Self.mermaid(other)
      + Self.mermaid(Self.gate.replacing("Accept[Accept]", with: "Accept[Agree]"))
    let found = Self.differences(old, new)
    #expect(found.map(\.kind) == [.added, .changed])
    #expect(found.last?.lines == ["node 'Accept' renamed to 'Agree'"])
    #expect(
      Self.differences(new, old).map(\.kind).sorted { $0.rawValue < $1.rawValue } == [
        .changed, .removed,
      ])
  }

  @Test func `another drawn title is told, also beside a name for readers of the screen`() {
    func titled(_ title: String) -> String {
      Self.mermaid(
        "---\ntitle: \(title)\n---\n"
          + Self.gate.replacing("flowchart TD", with: "flowchart TD\n  accTitle: Gate"))
    }
    let found = Self.differences(titled("For adults"), titled("For everyone"))
    #expect(
      Set(found.flatMap(\.lines)) == ["words 'For adults' removed", "words 'For everyone' added"])
  }

  @Test func `a large flow of nodes alike is compared in bounded time`() {
    let nodes = (0..<400).map { "  n\($0)[Step] --> n\($0 + 1)[Step]" }.joined(separator: "\n")
    let old = Self.mermaid("flowchart TD\n" + nodes)
    let new = Self.mermaid("flowchart TD\n" + nodes + "\n  n400 --> last[Done]")
    let lines = Self.differences(old, new).flatMap(\.lines)
    #expect(lines.contains("node 'Done' added"))
    #expect(lines.count < 30)
  }

  /// The drawings of the flow documents beside the project, each with a node renamed.
  @Test func `a node renamed in a real drawing is told, and nothing else`() throws {
    let folder = PackageFolder.shared.appending(path: "seeds")
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    else { return }
    var tried = 0
    var right = 0
    for name in names.sorted() where name.hasSuffix(".md") {
      let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      let blocks = text.components(separatedBy: "```")
      for (index, block) in blocks.enumerated() where !index.isMultiple(of: 2) {
        let old = "```\(block)```\n"
        let source = Self.document(old)
        guard Self.differences("", old).first != nil, source.diagrams.count == 1,
          let range = block.range(of: "[A-Z][a-z]{5,}", options: .regularExpression)
        else { continue }
        let word = String(block[range])
        let changed = old.replacing(word, with: String(word.reversed()), maxReplacements: 1)
        let found = Self.differences(old, changed).flatMap(\.lines)
        tried += 1
        if (1...2).contains(found.count) { right += 1 }
      }
    }
    #expect(tried == 0 || Double(right) >= 0.8 * Double(tried), "\(right) of \(tried)")
  }
}
