import AssentDiagnostics
import AssentLint
import Testing

/// What the rules say about flows and drawings, and what they leave alone.
@Suite struct DiagramRuleTests {
  private static func mermaid(_ text: String) -> [Diagnostic] {
    lint("# Flow\n\n```mermaid\n\(text)\n```\n", path: "flows/x.md").filter {
      [.unreachableNode, .deadEnd, .decisionWithOneBranch, .unlabelledDecisionBranch]
        .contains($0.rule)
    }
  }

  @Test func `a picture that no layout brings to the page is told with its width`() {
    func found(_ participants: Int) -> [String] {
      let names = (0..<participants).map { "participant Participant\($0)" }
      let text = "sequenceDiagram\n\(names.joined(separator: "\n"))\nParticipant0->>Participant1: a"
      return lint("# Flow\n\n```mermaid\n\(text)\n```\n", path: "flows/x.md")
        .filter { $0.rule == .diagramTooWide }.map(\.message)
    }
    #expect(found(3) == [])
    let messages = found(12)
    #expect(messages.count == 1)
    #expect(messages.first?.hasSuffix("pixels wide, the page 614") == true)
  }

  @Test func `a picture in parts is told with how many they are`() {
    func found(_ text: String) -> [String] {
      lint("# Flow\n\n```mermaid\nflowchart TB\n\(text)\n```\n", path: "flows/x.md")
        .filter { $0.rule == .diagramTooWide }.map(\.message)
    }
    #expect(found("a & b --> c & d") == [])
    let messages = found("a & b & c & d --> e & f & g & h")
    #expect(messages.count == 1)
    let words = "parts: in one it has no room on the page, or its lines cross too often"
    #expect(messages.first?.hasSuffix(words) == true)
  }

  @Test(arguments: [
    // Several starts.
    "graph TD\nA --> C\nB --> C\nC --> D([Done])",
    // A circle is a flow, too.
    "graph TD\nA --> B\nB --> C\nC --> A",
    // A start that also comes back to itself.
    "graph TD\nA --> A\nA --> D([Done])\nB --> A",
    // What leads to a frame leads to what is in it.
    "graph TD\nA --> g\nsubgraph g\nB\nC\nend\ng --> D([Done])",
    // A legend of several nodes.
    "graph TD\nA --> B\nB --> D([Done])\nL1[fast]\nL2[slow]\nL3[late]",
    // A diamond that is no question.
    "graph TD\nA --> B{Read}\nB --> D([Done])",
    "graph TD\nA{Sure?} -->|yes| B([End])\nA -->|no| C([End])",
    "graph TD\nA{Sure?} --> B([Yes, go on])\nA --> C([No, stop])",
    "stateDiagram-v2\n[*] --> A\nA --> B\nB --> [*]",
    "sequenceDiagram\nA->>B: Really?",
  ]) func `a flow as people draw it has no finding`(text: String) {
    #expect(Self.mermaid(text).map(\.message) == [])
  }

  @Test(arguments: [
    ("graph TD\nA --> B\nB --> D([Done])\nC[Alert]", "no start leads to 'Alert'"),
    (
      "stateDiagram-v2\n[*] --> A\nA --> [*]\nB --> A\nA --> A\nB --> C\nC --> B",
      "no start leads to 'B'"
    ),
    ("graph TD\nA --> B\nB --> C\nC --> D\nA --> D([Done])\nB --> E", "nothing follows 'E'"),
    ("graph TD\nA[Sure?] --> B([End])", "decision 'Sure?' has only one branch"),
    (
      "graph TD\nA{Sure?} --> B([End])\nA --> C([Stop])",
      "decision 'Sure?' does not say when it leads to 'End' and to 'Stop'"
    ),
  ]) func `a fault of a flow is found once`(text: String, message: String) {
    #expect(Self.mermaid(text).map(\.message) == [message])
  }

  @Test(arguments: ["", "text", "plaintext", "ascii", "console", "swift", "unicode"])
  func `a drawing is checked whatever its fence is called`(info: String) {
    let text = "# Flow\n\n```\(info)\n┌──────┐\n│ Open  │\n│ Read │\n└──────┘\n```\n"
    let found = lint(text, path: "flows/x.md").filter { $0.rule == .borderOffset }
    #expect(found.map(\.range?.start.line) == [5])
  }

  @Test func `a question in a box with one way out is a decision`() {
    let text = """
      ```
      ┌───────────┐
      │ Accepted? │
      └─────┬─────┘
            │ yes
            ▼
      ┌───────────┐
      │ Main view │
      └───────────┘
      ```

      """
    let found = lint(text, path: "flows/x.md").of(.decisionWithOneBranch)
    #expect(found.map(\.message) == ["decision 'Accepted?' has only one branch"])
    #expect(found.first?.range?.start.line == 2 || found.first?.range?.start.line == 3)
  }

  @Test func `several findings of one drawing are repaired at once`() {
    let drawing = """
      # Flow

      > ```
      > ┌──────┐
      > │ a     │
      > │ b   │
      > └──────┘
      >    │
      >    ▼
      > ┌──────┐
      > │ Gate │\u{20}\u{20}
      > └─────┘
      > ```

      Text.

      """
    let bytes = Array(drawing.utf8)
    let fixed = FixIt.apply(lint(bytes, path: "flows/x.md").compactMap(\.fix), to: bytes)
    #expect(
      String(decoding: fixed, as: UTF8.self) == """
        # Flow

        > ```
        > ┌──────┐
        > │ a    │
        > │ b    │
        > └──┬───┘
        >    │
        >    ▼
        > ┌──────┐
        > │ Gate │
        > └──────┘
        > ```

        Text.

        """)
    let left = lint(fixed, path: "flows/x.md").filter { $0.fix != nil }
    #expect(left.map(\.message) == [])
  }

  @Test func `a region turns off a rule about drawings`() {
    let text = """
      <!-- assent-disable border-offset -- drawn by somebody else -->

      ```
      ┌──────┐
      │ a     │
      └──────┘
      ```

      """
    #expect(lint(text, path: "flows/x.md").of(.borderOffset).isEmpty)
  }

  @Test func `code is no drawing`() {
    let text = "```swift\nlet a = b | c\n```\n\n```sh\n$ ls | wc -l\t# count\n```\n"
    #expect(
      lint(text, path: "flows/x.md").filter { $0.rule != .missingTitle }
        .allSatisfy { !$0.rule.rawValue.contains("wall") && $0.rule != .tabInDiagram })
  }
}
