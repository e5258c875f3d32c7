import AssentDiagnostics
import Foundation
import TestSupport
import Testing

@testable import AssentDiagram

/// Whatever a text says, its drawings end, keep their width and end no line with a blank.
struct DrawingFuzzTests {

  @Test(arguments: 0..<(Recording.isLong ? 1_000 : 3))
  func `mutated mermaid is laid out and drawn`(_ seed: Int) throws {
    var mutation = MermaidMutation(seed: UInt64(seed))
    for _ in 0..<(Recording.isLong ? 1_000 : 50) {
      let text = mutation.next()
      let words = Comment(rawValue: String(decoding: text, as: UTF8.self))
      let file = SourceFile(path: "a.mmd", bytes: text)
      let source = DiagramSource(file: file, text: text, info: "mermaid", fenceLine: 0)
      let graph = try #require(FlowGraph(reading: source))
      _ = try? DiagramPicture(of: graph, from: source, prefix: "a", isStandalone: true)
      for width in [80, 30] {
        let drawing = TerminalDrawing(graph, from: source, width: width, isASCII: width == 30)
        if drawing.form == .verbatim { continue }
        #expect(drawing.lines.allSatisfy { !$0.hasSuffix(" ") }, words)
        #expect(drawing.lines.allSatisfy { textColumns($0) <= width }, words)
      }
    }
  }
}
