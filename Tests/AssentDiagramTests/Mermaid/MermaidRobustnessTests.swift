import AssentDiagnostics
import AssentDiagram
import Foundation
import Testing

/// Whatever the text, reading it ends, soon, with a graph that holds together.
@Suite struct MermaidRobustnessTests {
  /// Numbers that look random and are the same in every run (SplitMix64).
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var value = state
      value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
      value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
      return value ^ (value >> 31)
    }
  }

  private static let seeds = [
    "graph TD\nA[a (b)] -->|c| D{d}\nsubgraph s [t]\n  D & E -- f --> G((g))\nend\nclass A,D h\n",
    "---\ntitle: a\n---\nflowchart LR\nA@{ shape: doc, label: \"b\" } e1@==> C([\"`**c**`\"])\n",
    "graph TD\n%% c\n%%{init: {}}%%\nstyle A fill:#f9f;\nlinkStyle 0 stroke:red\nA-.->B-->|\"x\"|C\n",
    "graph TD\naccDescr {\na\n}\nclick A \"https://a.b\" \"c\" _blank\nA[/a\\] ~~~ B>b]\n",
    "stateDiagram-v2\n[*] --> A\nstate A {\n  b --> c : d\n  --\n  e\n}\nnote left of A : f\n",
    "stateDiagram-v2\nstate f <<fork>>\nstate \"g\" as h\nclassDef i fill:#f00\nclass h i\n",
    "sequenceDiagram\nactor A as B\nA->>+C: d\nalt e\nC-->>-A: f\nelse g\nNote over A,C: h\nend\n",
  ]

  private static let pieces = [
    "[", "]", "(", ")", "{", "}", "((", "))", "{{", "}}", "[/", "/]", "-->", "---", "==>", "-.->",
    "~~~", "|", "\"", "`", "\"`", "@{", "@", "&", ";", ":::", ":", "#quot;", "#", "%%", "%%{",
    "end",
    "subgraph ", "style ", "click ", "direction LR", "state ", "note ", "--", "[*]", "loop x\n",
    "->>", "+", "\n", " ", "\t", "<br/>", "é", "😀", "\u{FEFF}", "\0", "---\n",
  ]

  private static func mutated(_ numbers: inout Numbers) -> [UInt8] {
    var text = Array(seeds[Int.random(in: seeds.indices, using: &numbers)].utf8)
    for _ in 0..<Int.random(in: 1...4, using: &numbers) where !text.isEmpty {
      let at = Int.random(in: text.indices, using: &numbers)
      switch Int.random(in: 0..<4, using: &numbers) {
      case 0: text[at] = UInt8.random(in: 0...255, using: &numbers)
      case 1:
        text.insert(
          contentsOf: Array(pieces[Int.random(in: pieces.indices, using: &numbers)].utf8), at: at)
      case 2:
        text.removeSubrange(at..<min(text.count, at + Int.random(in: 1...9, using: &numbers)))
      default: text.insert(contentsOf: text[at...].prefix(40), at: at)
      }
    }
    return text
  }

  @Test func `mutated texts are read without harm and written as valid ones`() {
    let isLong = ProcessInfo.processInfo.environment["ASSENT_LONG"] == "1"
    var numbers = Numbers(state: 4)
    for round in 0..<(isLong ? 1_000_000 : 10_000) {
      let text = Self.mutated(&numbers)
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
      let isKept = read.isValid && read.nodes.map(\.lines) == graph.nodes.map(\.lines)
      if !isWhole || (!isKept && graph.kind == .flow) {
        Issue.record("\(String(decoding: text, as: UTF8.self))\n\(graph.mermaidText)")
      }
    }
  }

  @Test(arguments: [
    " ", "[", "(", "{", "|", "\"", "-", ".", "=", "~", "a@", " & a", "<a", " direction TB", "x ",
    "o-", "\n", "subgraph ", "subgraph a\n", "end ", "%%{a", "%% x\n", "#a", "style a#:", "call ",
    "a[x ", "a[\"", "a -- b ", "a@{ ", "a -->|x ", "A-->B & C\n", " x", "\t x-", "state a ",
    "state a {\n", "note left of a\n", "state a <<fork>> ", "loop x\n", "activate a\n",
  ]) func `50 KB of one piece end in a second`(piece: String) {
    let clock = ContinuousClock()
    for header in ["graph TD\n", "stateDiagram-v2\n", "sequenceDiagram\n"] {
      let text = header + String(repeating: piece, count: 50_000 / piece.utf8.count)
      // Without optimisation, so many times the second that a release build has.
      #expect(clock.measure { _ = Mermaid.graph(text) } < .seconds(10))
    }
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
    #expect(graph.diagnostics.map(\.rule) == ["diagram-too-large"])
    let states = (0..<300).map { "state s\($0) {" } + ["A"] + (0..<300).map { _ in "}" }
    let machine = Mermaid.graph("stateDiagram-v2\n" + states.joined(separator: "\n"))
    #expect(machine.groups.count <= 100)
    #expect(!machine.diagnostics.isEmpty)
  }
}
