import AssentManifest
import Testing

@testable import AssentGate

/// What changed, in words.
@Suite struct WhatChangedWordsTests {
  @Test func `a line of the metadata is told as what it was and what it is`() {
    func block(_ runs: [WhatChanged.Run]) -> WhatChanged.Block {
      WhatChanged.Block(form: .metadata, marker: "", depth: 0, isChanged: true, runs: runs)
    }
    typealias Run = WhatChanged.Run
    let licensor = block([
      Run(kind: .kept, text: "licensor: \"Example "), Run(kind: .deleted, text: "Press"),
      Run(kind: .inserted, text: "Books"), Run(kind: .kept, text: "\""),
    ])
    #expect(licensor.spoken(in: .english) == "Licensor: Example Press → Example Books")
    #expect(licensor.spoken(in: .arabic) == "Licensor: Example Press ← Example Books")
    let added = block([Run(kind: .inserted, text: "governing-law: DE")])
    #expect(added.spoken(in: .english) == "Governing law: — → DE")
    let version = block([
      Run(kind: .kept, text: "version: \""), Run(kind: .deleted, text: "1.0"),
      Run(kind: .inserted, text: "2.0"), Run(kind: .kept, text: "\""),
    ])
    let clause = WhatChanged.Clause(
      kinds: [.changed], title: "", formerTitle: nil, anchor: nil, parents: [],
      blocks: [version, licensor])
    #expect(clause.shownBlocks == [licensor], "versions are said before the clauses")
    let words = WhatChanged.Block(
      form: .paragraph, marker: "", depth: 0, isChanged: true,
      runs: [
        Run(kind: .kept, text: "You may "), Run(kind: .deleted, text: "not "),
        Run(kind: .inserted, text: "always"), Run(kind: .kept, text: " copy."),
      ])
    #expect(
      words.spoken(in: .english) == "You may [deleted: not] [inserted: always] copy.")
  }

  @Test func `a clause says which mention in it means another clause now`() throws {
    let comparison = try WhatChanged.read([
      "spec": "assent-diff/1", "unchangedClauses": 3,
      "clauses": [
        [
          "kinds": ["changed"],
          "old": [["anchor": "end", "number": "6", "title": "End", "parents": []]],
          "new": [["anchor": "end", "number": "6", "title": "End", "parents": []]],
          "mentions": [["text": "Section 3"]],
          "blocks": [
            [
              "form": "paragraph", "kind": "changed",
              "runs": [
                ["equal": "if you breach Section "], ["equal": "3", "sort": "reference"],
                ["equal": "."],
              ],
            ]
          ],
        ]
      ],
    ])
    guard case .clauses(let clauses, _) = comparison else { return #expect(Bool(false)) }
    #expect(
      clauses[0].heading(in: .english)
        == "6 End ('Section 3' does not mean the same clause any more)")
    #expect(
      clauses[0].shownBlocks.map { $0.spoken(in: .english) } == ["if you breach Section 3."])
  }
}
