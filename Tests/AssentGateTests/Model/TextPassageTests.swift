import AssentGate
import AssentManifest
import Testing

@Suite struct TextPassageTests {
  @Test func `lists, notes, rows and code keep their order and signs`() {
    let document: JSONValue = [
      "blocks": [
        ["type": "heading", "level": 2, "text": "1. Scope"],
        [
          "type": "list", "ordered": true, "start": 3, "delimiter": ")",
          "blocks": [
            [
              "type": "list-item",
              "blocks": [
                ["type": "paragraph", "text": "a"], ["type": "paragraph", "text": "b"],
                [
                  "type": "list", "ordered": false,
                  "blocks": [
                    ["type": "list-item", "blocks": [["type": "paragraph", "text": "c"]]]
                  ],
                ],
              ],
            ],
            ["type": "list-item", "blocks": [["type": "paragraph", "text": "d"]]],
          ],
        ],
        [
          "type": "paragraph", "text": "see é here",
          "marks": [["type": "footnote-reference", "range": [6, 6], "label": "1"]],
        ],
        [
          "type": "table",
          "blocks": [
            [
              "type": "table-row", "header": true,
              "blocks": [
                ["type": "table-cell", "text": "A"], ["type": "table-cell", "text": "B"],
              ],
            ]
          ],
        ],
        ["type": "thematic-break"], ["type": "novelty", "text": "kept"],
        [
          "type": "footnote-definition", "label": "1",
          "blocks": [["type": "paragraph", "text": "note"]],
        ],
      ]
    ]
    let passages = TextPassage.passages(of: document)
    #expect(passages.map(\.id) == Array(passages.indices))
    #expect(
      passages.map { "\($0.depth) \($0.text)" } == [
        "0 1. Scope", "1 a", "1 b", "2 c", "1 d", "0 see é[1] here", "0 A\tB", "0 ", "0 kept",
        "1 note",
      ])
    #expect(
      passages.map(\.form) == [
        .heading(level: 2), .item(marker: "3)"), .paragraph, .item(marker: "•"),
        .item(marker: "4)"), .paragraph, .row(isHeader: true), .rule, .paragraph,
        .item(marker: "[1]"),
      ])
  }

  @Test func `what is no document has no passages`() {
    #expect(TextPassage.passages(of: .null).isEmpty)
    #expect(TextPassage.passages(of: ["blocks": [1, "a", ["type": "list"]]]).isEmpty)
  }
}
