import AssentDiagnostics
import AssentDiagram
import Testing

/// Lines drawn side by side; `vvv` would be a word to the tests of goldens.
@Suite struct SideBySideTests {
  @Test func `several lines side by side from box to box are one arrow`() {
    let text = """
      +-----+    +-----+
      | oak |    | elm |
      +-----+    +-----+
        |||        |||
        vvv        vvv
      +-----+    +-----+
      | ash |....| fir |
      +-----+    +-----+
      """
    let file = SourceFile(path: "lines.txt", bytes: Array(text.utf8))
    let source = DiagramSource(file: file, text: file.bytes, info: "", fenceLine: 0)
    let lines = GraphText.lines(of: FlowGraph(reading: source)).split(separator: "\n")
    #expect(lines.filter { $0.contains("-->") } == ["n1 --> n3", "n2 --> n4"])
  }
}
