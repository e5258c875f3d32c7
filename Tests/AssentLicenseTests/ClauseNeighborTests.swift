import AssentDiagnostics
import AssentMarkup
import Testing

@testable import AssentLicense

@Suite struct ClauseNeighborTests {
  /// Sections with parts, numbered and not, and items in them.
  private static let clauses = interpret(
    """
    # T

    ## Scope

    Text.

    ## 1. Use

    1.1 One.

    1. An item.
    2. Another.

    1.2 Two.

    ## Costs

    (a) One.

    (b) Two.

    ## 2. End

    Text.

    """
  ).clauses

  @Test func `neighbors are those that a look at all clauses finds`() {
    let clauses = Self.clauses
    #expect(clauses.count == 10)
    let neighbors = ClauseNeighbors(clauses)
    for (index, clause) in clauses.enumerated() {
      let siblings = clauses.indices.filter { clauses[$0].parent == clause.parent }
      #expect(
        neighbors.sibling(of: index, in: clause.parent, isNext: true)
          == siblings.first { $0 > index })
      #expect(
        neighbors.sibling(of: index, in: clause.parent, isNext: false)
          == siblings.last { $0 < index })
      #expect(
        neighbors.numberedParts(of: index)
          == clauses.indices.filter { clauses[$0].parent == index && clauses[$0].number != nil })
      let sections = clauses.indices.filter { clauses[$0].form != .listItem }
      #expect(neighbors.section(before: index) == sections.last { $0 < index })
      #expect(
        neighbors.section(behindNode: clause.node)
          == sections.first { clauses[$0].node > clause.node })
    }
  }

  @Test func `the clause before one is that of its level`() {
    let clauses = Self.clauses
    for (index, clause) in clauses.enumerated() {
      #expect(
        clauses.sibling(before: index)
          == clauses.indices.last { $0 < index && clauses[$0].parent == clause.parent })
    }
  }
}
