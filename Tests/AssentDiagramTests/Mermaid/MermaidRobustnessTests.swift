import AssentDiagnostics
import Foundation
import TestSupport
import Testing

@testable import AssentDiagram

/// Whatever the text, reading it ends, soon, with a graph that holds together.
@Suite struct MermaidRobustnessTests {
  @Test func `mutated texts are read without harm and written as valid ones`() {
    var mutation = MermaidMutation(seed: 4)
    for round in 0..<(Recording.isLong ? 1_000_000 : 5_000) {
      let text = mutation.next()
      let graph = Mermaid.graph(bytes: text)
      let ids = Set(graph.nodes.map(\.id))
      let all = ids.union(graph.groups.map(\.id))
      let isWhole =
        ids.count == graph.nodes.count && all.count == ids.count + graph.groups.count
        && graph.edges.allSatisfy { all.contains($0.from) && all.contains($0.to) }
        && graph.groups.allSatisfy { $0.nodes.allSatisfy(all.contains) }
        && (graph.isValid || !graph.diagnostics.isEmpty)
      if isWhole, round % 5 > 0 { continue }
      let read = Mermaid.graph(graph.mermaidText)
      // A text that is written is shown as it is.
      let words = graph.nodes.map { $0.lines.map(\.shown) }
      let isKept = read.isValid && read.nodes.map { $0.lines.map(\.shown) } == words
      let isChecked = graph.kind == .flow || graph.kind == .classDiagram
      if !isWhole || (!isKept && isChecked) {
        Issue.record("\(String(decoding: text, as: UTF8.self))\n\(graph.mermaidText)")
      }
    }
  }

  @Test(arguments: [
    " ", "[", "(", "{", "|", "\"", "-", ".", "=", "~", "a@", " & a", "<a", " direction TB", "x ",
    "o-", "\n", "subgraph ", "subgraph a\n", "end ", "%%{a", "%% x\n", "#a", "style a#:", "call ",
    "a[x ", "a[\"", "a -- b ", "a@{ ", "a -->|x ", "A-->B & C\n", " x", "\t x-", "state a ",
    "state a {\n", "note left of a\n", "state a <<fork>> ", "loop x\n", "activate a\n",
    "A {", "A ||--o{ B:c ", "x?", "a~b ", "a~", "accDescr {", "1 ", "class A b,", "style A x",
    "accTitle ", "} ", "class a {\n", "namespace a {\n", "namespace a.b {\n", "a.",
    "a --> b : c: ", "<<a>> b\n", "a ()-- b\n", "class a { b } ", "`a", "class a {\n\"\n",
    "accDescr { ", "note \"a\"\n", "a~b~ ",
  ]) func `the time for one piece again and again follows their number`(piece: String) {
    for header in [
      "graph TD\n", "stateDiagram-v2\n", "sequenceDiagram\n", "erDiagram\n", "erDiagram\nA {",
      "classDiagram\n",
    ] {
      let isProportional = ProcessorTime.isProportional(to: 12_000 / piece.utf8.count) { count in
        _ = Mermaid.graph(header + String(repeating: piece, count: count))
      }
      #expect(isProportional, "\(header)")
    }
  }

  @Test func `the time for blanks in the label of an ellipse follows their number`() {
    let isProportional = ProcessorTime.isProportional(to: 6_000) { count in
      _ = Mermaid.graph("graph TD\na(-x" + String(repeating: " ", count: count) + "y-)\n")
    }
    #expect(isProportional)
  }

  @Test func `10,000 nodes are read`() {
    let lines = (0..<10_000).map { "n\($0)[Node \($0)] --> n\($0 + 1)" }
    let graph = Mermaid.flow(lines.joined(separator: "\n"))
    #expect(graph.nodes.count == 10_001)
    #expect(graph.edges.count == 10_000)
  }

  @Test func `subgraphs and composite states have a limit of depth`() {
    let subgraphs = (0..<300).map { "subgraph s\($0)" } + ["A"] + (0..<300).map { _ in "end" }
    let graph = Mermaid.flow(subgraphs.joined(separator: "\n"))
    #expect(graph.isValid)
    #expect(graph.groups.count == 100)
    #expect(graph.diagnostics.map(\.rule) == [.diagramTooLarge])
    let states = (0..<300).map { "state s\($0) {" } + ["A"] + (0..<300).map { _ in "}" }
    let machine = Mermaid.graph("stateDiagram-v2\n" + states.joined(separator: "\n"))
    #expect(machine.groups.count <= 100)
    #expect(!machine.diagnostics.isEmpty)
  }
}
