import AssentDiagnostics
import AssentDiagram
import Testing

@Suite struct TextAlternativeTests {
  private static func alternative(_ drawing: String) throws -> String {
    let file = SourceFile(path: "drawing.txt", text: drawing)
    let source = DiagramSource(file: file, text: file.bytes, info: "", fenceLine: 0)
    return try #require(FlowGraph(reading: source)).textAlternative
  }

  @Test func `a label of many thousand words to which many lines lead is told whole once`() {
    let label = (1...4_000).map { "w\($0)" }.joined(separator: " ")
    let lines = (1...200).map { "  B\($0) --> A" }
    let graph = Mermaid.graph("flowchart TD\n  A[\"\(label)\"]\n" + lines.joined(separator: "\n"))
    let told = graph.textAlternative
    #expect(told.contains(label))
    #expect(told.utf8.count < 12 * label.utf8.count)
    #expect(told.split(separator: "\n").count == 201)
  }

  @Test func `a choice reads as conditions`() throws {
    let drawing = """
           ┌────────┐
           │ Gate   │
           │ closed │
           └───┬────┘
         ┌─────┴─────┐
      accepted    declined
         │           │
         ▼           ▼
      ┌──────┐   ┌───────┐
      │ Main │   │ Leave │
      └──────┘   └───────┘
      """
    #expect(try Self.alternative(drawing) == "Gate closed: if accepted, Main; if declined, Leave.")
  }

  @Test func `a step and its note are sentences`() throws {
    let drawing = """
      Welcome
        ↓
      Sign in ← once
        ↓ when done
      Main
      """
    #expect(
      try Self.alternative(drawing) == """
        Welcome: Sign in.
        Sign in: when done, Main.
        Note on Sign in: once.
        """)
  }

  @Test func `what a name leaves out is told once`() throws {
    let drawing = """
      First:
      ┌──────────┐
      │ Settings │
      │          │
      │ • About  │
      │ • Terms  │
      └────┬─────┘
           ▼
      ┌──────────┐
      │ Accept   │
      │ again    │
      └──────────┘
      """
    #expect(
      try Self.alternative(drawing) == """
        First.
        Settings: Accept again.
        In Settings: About; Terms.
        """)
  }

  @Test func `a table reads with the names of its columns`() throws {
    let drawing = """
      ┌──────┬───────┐
      │ Plan │ Users │
      ├──────┼───────┤
      │ Free │     1 │
      │ Team │    25 │
      └──────┴───────┘
      """
    #expect(
      try Self.alternative(drawing) == """
        Table: Plan, Users.
        Free: Users 1.
        Team: Users 25.
        """)
  }

  @Test func `a sequence is told message by message`() {
    let graph = Mermaid.graph(
      """
      sequenceDiagram
        A->>B: Ask
        alt known
          B-->>A: Answer
        else unknown
          B->>B: Look up
          Note over A,B: takes a while
        end
      """)
    #expect(
      graph.textAlternative == """
        A to B: Ask.
        Alternatives: known.
        B to A: Answer.
        Else: unknown.
        B to itself: Look up.
        Note on A and B: takes a while.
        End of alternatives.
        """)
  }
}
