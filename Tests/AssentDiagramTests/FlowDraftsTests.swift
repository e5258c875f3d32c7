import Testing

@testable import AssentDiagram

struct FlowDraftsTests {
  private static let scales = [4_000, 598, 374, 240].flatMap { bound in
    [nil, 120, 80].flatMap { wrap in
      [nil, bound, bound / 2].map { PictureScale(within: bound, wrap: wrap, widestRank: $0) }
    }
  }

  private func graph(_ seed: Int) -> FlowGraph {
    var generator = GeneratedGraph(seed: 300 + seed)
    return generator.graph(
      nodes: 4 + seed * 3, edges: 3 + seed * 4, groups: seed % 3 == 0 ? 2 : 0)
  }

  @Test(arguments: 0..<6)
  func `what was laid out before does not change a layout`(_ seed: Int) {
    let graph = graph(seed)
    let drafts = FlowDrafts(graph)
    var placed = 0
    for scale in Self.scales {
      for stacking in [0, 3] {
        let alone = try? FlowDrafts(graph).place(scale, stacking: stacking)
        #expect((try? drafts.place(scale, stacking: stacking)) == alone)
        if alone != nil { placed += 1 }
      }
    }
    #expect(placed > 0)
  }

  @Test func `labels that are broken in the same lines are laid out once`() throws {
    let drafts = FlowDrafts(flow("a b", "b c", "a c"))
    let placed = try drafts.place(PictureScale(within: 598, wrap: 150))
    let work = drafts.work
    #expect(try drafts.place(PictureScale(within: 598, wrap: 120)) == placed)
    #expect(drafts.work == work)
  }

  @Test(arguments: 0..<6)
  func `a layout that costs less than the limit is never left out`(_ seed: Int) {
    let graph = graph(seed)
    var count = 0
    for scale in Self.scales {
      guard let placed = try? FlowDrafts(graph).place(scale) else { continue }
      count += 1
      let length = placed.edges.reduce(0) { sum, edge in
        sum
          + zip(edge.points, edge.points.dropFirst()).reduce(0) {
            $0 + abs($1.0.x - $1.1.x) + abs($1.0.y - $1.1.y)
          }
      }
      let limit = placed.height + length / 8 + 1
      #expect((try? FlowDrafts(graph).place(scale, limits: .init(cost: limit))) == placed)
    }
    #expect(count > 0)
  }

  @Test(arguments: 0..<6)
  func `a layout that is narrower than the limit is never left out`(_ seed: Int) throws {
    // With groups that edges join, the first of several layouts has to be within the limit.
    var generator = GeneratedGraph(seed: 300 + seed)
    let graph = generator.graph(nodes: 4 + seed * 3, edges: 3 + seed * 4, groups: 0)
    let placed = try FlowDrafts(graph).place(PictureScale())
    let limits = FlowLayout.Limits(width: placed.width + 1)
    #expect(try FlowDrafts(graph).place(PictureScale(), limits: limits) == placed)
  }

  @Test func `a rank that takes more than the limit is not laid out, whatever its order`() throws {
    let graph = flow("a b", "a c", "a d", "a e")
    let width = try FlowDrafts(graph).place(PictureScale()).width
    let drafts = FlowDrafts(graph)
    #expect(throws: LayoutError.tooWide) {
      try drafts.place(PictureScale(), limits: .init(width: width / 2))
    }
    #expect(drafts.work == 0)
  }
}
