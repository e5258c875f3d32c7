import AssentDiagnostics
import AssentDiagram
import Foundation
import Testing

/// Small drawings with their graphs beside them; ASSENT_RECORD=1 writes the graphs anew.
@Suite struct GoldenTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Goldens")

  static let names: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".txt") }.sorted()

  @Test func `there are drawings`() {
    #expect(Self.names.count >= 25)
  }

  @Test(arguments: names) func `a drawing gives its graph`(name: String) throws {
    let drawing = try Data(contentsOf: Self.folder.appending(path: name))
    let file = SourceFile(path: name, bytes: Array(drawing))
    let source = DiagramSource(file: file, text: file.bytes, info: "", fenceLine: 0)
    let graph = GraphText.lines(of: FlowGraph(reading: source))
    let expected = Self.folder.appending(
      path: String(name.dropLast(4)) + ".graph")
    if ProcessInfo.processInfo.environment["ASSENT_RECORD"] == "1" {
      try graph.write(to: expected, atomically: true, encoding: .utf8)
    }
    #expect(try graph == String(contentsOf: expected, encoding: .utf8))
  }
}
