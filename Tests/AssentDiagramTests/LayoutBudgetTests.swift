import AssentDiagnostics
import Testing

@testable import AssentDiagram

/// What is laid out while a layout is looked for has a limit for each picture, and one for all of a document.
@Suite struct LayoutBudgetTests {
  private func document(_ count: Int) -> [DiagramReading] {
    let text = Array("flowchart LR\n a --> b\n".utf8)
    let file = SourceFile(path: "a.md", bytes: text)
    let source = DiagramSource(file: file, text: text, info: "mermaid", fenceLine: 0)
    return DiagramReading.all(Array(repeating: source, count: count))
  }

  private func graph(_ from: Int, _ to: Int) -> FlowGraph {
    let (one, other) = ((0..<from).map { "a\($0)" }, (0..<to).map { "b\($0)" })
    return Mermaid.graph(
      "flowchart LR\n \(one.joined(separator: " & ")) --> \(other.joined(separator: " & "))")
  }

  @Test func `few pictures of a document take what each may, and many share what there is`() {
    #expect(document(3).allSatisfy { $0.layoutWork == LayoutBudget.ofPicture })
    let works = document(4_000).map(\.layoutWork)
    #expect(works.count == 4_000 && Set(works).count == 1)
    #expect(works.reduce(0, +) <= 32 * LayoutBudget.ofPicture)
  }

  @Test func `drawings of a document share what is read to straighten them`() {
    let text = Array("┌───┐\n│ A │\n└──┘\n".utf8)
    let file = SourceFile(path: "a.md", bytes: text)
    let source = DiagramSource(file: file, text: text, info: "", fenceLine: 0)
    func works(_ count: Int) -> [Int] {
      DiagramReading.all(Array(repeating: source, count: count)).map(\.repairWork)
    }
    #expect(works(2) == [Trials.workOfDrawing, Trials.workOfDrawing])
    #expect(works(400).count == 400 && works(400).reduce(0, +) <= 6 * Trials.workOfDrawing)
    // Few texts are read however many drawings there are, so that what is plain is still repaired.
    #expect(
      DiagramReading.all(Array(repeating: source, count: 400)).allSatisfy {
        $0.repaired().drawn.source.text != text
      })
  }

  @Test func `many edges between few nodes are laid out less often than as many that are spread`() {
    func times(_ graph: FlowGraph) -> Int {
      let budget = LayoutBudget()
      return (0..<1_000).prefix { _ in
        let isAllowed = budget.allows(graph)
        if isAllowed { budget.pay(graph) }
        return isAllowed
      }.count
    }
    #expect(times(graph(16, 16)) <= 3)
    #expect(times(graph(1, 20)) > 100)
  }

  @Test func `a picture whose budget is spent is drawn whole, however wide`() throws {
    let graph = graph(12, 12)
    let it = try FlowPictures(graph, work: 0).placed(for: .telephone)
    #expect(it.placed.nodes.count == 24 && it.placed.edges.count == 144)
  }

  @Test(arguments: 4...8)
  func `the search for labels that fit may end wherever its budget does`(_ count: Int) {
    let labels = (1...count).map { "b\($0)[What is done in step number \($0)]" }
    let graph = Mermaid.graph("flowchart TB\n a --> \(labels.joined(separator: " & "))")
    // Each layout costs as much as there are nodes and edges.
    for work in stride(from: 0, to: 8 * (2 * count + 1), by: count) {
      let fit = PageFit(FlowDrafts(graph), page: .page, budget: LayoutBudget(work))
      if let placed = fit.fitting() { #expect(placed.nodes.count == count + 1, "\(work)") }
    }
  }
}
