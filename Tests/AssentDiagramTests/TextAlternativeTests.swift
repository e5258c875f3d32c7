import AssentDiagnostics
import AssentDiagram
import Testing

@Suite struct TextAlternativeTests {
  private static func alternative(_ drawing: String) throws -> String {
    let file = SourceFile(path: "drawing.txt", text: drawing)
    let source = DiagramSource(file: file, text: file.bytes, info: "", fenceLine: 0)
    return try #require(FlowGraph(reading: source)).textAlternative
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
    #expect(try Self.alternative(drawing) == "Gate: if accepted, Main; if declined, Leave.")
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
}
