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

  @Test(arguments: [
    "# T\n\n## A\n\nText.\n\n### B\n\n(a) One.\n\nMore.\n\n## 2. C\n\n1. An item.\n2. Another.\n\nText.\n",
    "# T\n\nA note.[^n]\n\n[^n]: 1. One.\n    2. Two.\n\n## 1. A\n\n1.1 Text.\n\nMore.\n",
  ])
  func `the innermost clause is the last of those around a place`(text: String) {
    let document = interpret(text)
    let clauses = document.clauses
    let innermost = InnermostClause(clauses)
    for node in document.markup.nodes where node.isBlock && node.startLine > 0 {
      let place = node.range.start
      #expect(
        innermost.index(around: place) { place < $0.range.end && $0.number != nil }
          == clauses.lastIndex {
            $0.range.start <= place && place < $0.range.end && $0.number != nil
          })
    }
  }
}
