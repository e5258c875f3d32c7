import Foundation
import TestSupport
import Testing

/// Diagrams that are much too large end soon, as a drawing or with a diagnostic.
@Suite(.serialized) struct DiagramBoundTests {
  private static let header = "flowchart TD\n"

  static let all: [(name: String, text: String)] = [
    ("10,000 nodes in a chain", header + (0..<10_000).map { "n\($0)-->n\($0 + 1)\n" }.joined()),
    ("10,000 nodes in a tree", header + (1..<10_000).map { "n\($0 / 3)-->n\($0)\n" }.joined()),
    ("10,000 nodes alone", header + (0..<10_000).map { "n\($0)[Node \($0)]\n" }.joined()),
    ("10,000 edges side by side", header + String(repeating: "A-->|l|B\n", count: 10_000)),
    ("5,000 edges of one node", header + (0..<5_000).map { "A-->n\($0)\n" }.joined()),
    (
      "everything to everything",
      header
        + (0..<150).flatMap { one in (0..<one).map { "n\(one)-->n\($0)\n" } }.joined()
    ),
    (
      "deep subgraphs",
      header + (0..<3_000).map { "subgraph s\($0)\n" }.joined() + "A\n"
        + String(repeating: "end\n", count: 3_000)
    ),
    ("open brackets", header + "A" + String(repeating: "[", count: 50_000)),
    ("a long label", header + "A[" + String(repeating: "word ", count: 10_000) + "]"),
    ("a long word", header + "A[" + String(repeating: "w", count: 50_000) + "]"),
    ("a long edge", header + "A" + String(repeating: "-", count: 50_000) + ">B"),
    ("loops", header + String(repeating: "A-->A\n", count: 5_000)),
    (
      "deep frames",
      "sequenceDiagram\n" + String(repeating: "loop x\n", count: 6_000) + "A->>B: x\n"
    ),
    (
      "9,000 participants",
      "sequenceDiagram\n" + (0..<9_000).map { "A\($0)->>A\($0 + 1): m\n" }.joined()
    ),
    (
      "notes and activations",
      "sequenceDiagram\n"
        + String(repeating: "A->>+B: x\nNote over A: y\nB-->>-A: z\n", count: 4_000)
    ),
    ("many messages", "sequenceDiagram\n" + String(repeating: "A->>B: hello\n", count: 4_000)),
  ]

  /// Drawings that come close to what one may hold.
  static let drawings: [(name: String, text: String)] = [
    ("60 chains of 990 words", chains), ("a net of 39,000 junctions", net),
    ("300 rows of bars, each other one moved", bars),
  ]

  private static let chains: String = {
    var words = ["A", "│"]
    for number in 0..<990 { words += ["w\(number)", "│"] }
    words += ["▼", "B"]
    let rows = words.map { word in
      String(repeating: word.padding(toLength: 8, withPad: " ", startingAt: 0), count: 60)
    }
    return rows.joined(separator: "\n")
  }()

  private static let bars: String = {
    func row(_ sign: String) -> String { String(repeating: sign + "  ", count: 300) }
    let moved = (0..<300).map { String(repeating: " ", count: $0 % 2) + row("|") }
    return ([row("a")] + moved + [row("v"), row("b")]).joined(separator: "\n")
  }()

  private static let net: String = {
    func row(_ left: String, _ right: String) -> String {
      left + String(repeating: " ", count: 517) + right
    }
    var rows = [row("a", "b"), row("│", "│")]
    for number in 0..<150 {
      let tees = (0..<258).map { ($0 + number) % 2 == 0 ? "┬─" : "┴─" }
      rows += ["├─" + tees.joined() + "┤", String(repeating: "│ ", count: 260)]
    }
    rows += [row("▼", "▼"), row("c", "d")]
    return rows.joined(separator: "\n")
  }()

  private func draw(
    _ text: String, as form: String, _ program: URL?, named name: String = "a.mmd"
  ) throws -> Program.Ending {
    let folder = try TemporaryFolder()
    try folder.write(text, to: name)
    return try Program.run(
      ["diagram", name, "--to", form], in: folder.url, program: program, limit: 300)
  }

  @Test(arguments: ["json", "svg", "text", "mermaid"])
  func `hostile nesting ends`(_ form: String) throws {
    for name in ["deep subgraphs", "open brackets", "deep frames", "a long word"] {
      let text = try #require(Self.all.first { $0.name == name }?.text)
      let ending = try draw(String(text.prefix(20_000)), as: form, nil)
      #expect(!ending.isOverdue, "\(name)")
      #expect(ending.code == 0 || !ending.errors.isEmpty, "\(name)")
    }
  }

  @Test(
    .enabled(if: Program.optimized != nil, "this wants the optimized program"),
    arguments: all.map(\.name))
  func `a hostile diagram takes seconds at most, and 256 megabytes`(_ name: String) throws {
    let text = try #require(Self.all.first { $0.name == name }?.text)
    for form in ["json", "svg", "text", "mermaid"] {
      let ending = try draw(text, as: form, Program.optimized)
      #expect(!ending.isOverdue)
      #expect(ending.code == 0 || !ending.errors.isEmpty)
      // Ten times what each of them takes; how long that is, the benchmarks say.
      #expect(ending.processorTime < 10, "\(form)")
      #expect(ending.peakMemory < 256 << 20, "\(form)")
    }
  }

  @Test(
    .enabled(if: Program.optimized != nil, "this wants the optimized program"),
    arguments: drawings.map(\.name))
  func `a drawing as large as any is read in a second or so`(_ name: String) throws {
    let text = try #require(Self.drawings.first { $0.name == name }?.text)
    let ending = try draw(text, as: "json", Program.optimized, named: "a.txt")
    #expect(ending.code == 0, "\(ending.errors)")
    #expect(String(decoding: ending.output, as: UTF8.self).contains("point"))
    // Ten times what each of them takes.
    #expect(ending.processorTime < 2.5)
    #expect(ending.peakMemory < 256 << 20)
  }
}
