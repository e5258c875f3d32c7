import Testing

@testable import AssentManifest

@Suite struct TableTextTests {
  private static let cases: [(TableText, [String])] = [
    ("", [""]), (" ", [""]), (";", ["", ""]), ("a", ["a"]), (" a b ; c;", ["a b", "c", ""]),
    ("ä;  ;漢字 ", ["ä", "", "漢字"]), ("e\u{301};\u{301}x", ["e\u{301}", "\u{301}x"]),
  ]

  @Test func `fields are what stands between separators, without blanks at their ends`() {
    for (text, fields) in Self.cases {
      #expect(text.fields(at: ";").map { Array($0.bytes) } == fields.map { Array($0.utf8) })
    }
  }

  @Test func `fields of a part of a text are of that part`() {
    let text: TableText = "a; b|c; d|e"
    let parts = Array(text.fields(at: "|"))
    #expect(parts[1].fields(at: ";").map(\.string) == ["c", "d"])
    #expect(parts[1].sharesTable(with: parts[0]))
    #expect(parts[1].whole.string == "a; b|c; d|e")
  }

  @Test func `separators are found wherever they stand, and none behind the end of a part`() {
    let text: TableText =
      "0123456789abcdef0123;456789abcdef|0123456789abcdef0;123456789abcde;f|;|last"
    let parts = Array(text.fields(at: "|"))
    #expect(
      parts.map { $0.fields(at: ";").map(\.string) } == [
        ["0123456789abcdef0123", "456789abcdef"],
        ["0123456789abcdef0", "123456789abcde", "f"], ["", ""], ["last"],
      ])
    #expect(parts[0].cut(at: "|")?.before.string == nil)
    #expect(parts[1].cut(at: ";")?.after.string == "123456789abcde;f")
  }

  @Test func `lines are found by what they begin with, each once`() {
    let text: TableText = "en | a\nde | b\n\nenx | c\ne\nen | d"
    func found(_ words: [String]) -> [String] {
      text.lines(beginningWith: words.map { Array($0.utf8) }).map(\.string)
    }
    #expect(found(["en "]) == ["en | a", "en | d"])
    #expect(found(["en ", "de ", "en "]) == ["en | a", "de | b", "en | d"])
    #expect(found(["enx | cd", "fr "]) == [])
  }

  @Test(arguments: [
    ("", "", false), ("", "a", true), ("a", "", false), ("a", "b", true), ("a", "ab", true),
    ("ab", "a", false), ("é", "f", false), ("e\u{301}", "é", true), ("z", "é", true),
  ])
  func `texts are in the order of their bytes`(a: String, b: String, isBefore: Bool) {
    #expect(a.precedesInBytes(b) == isBefore)
    #expect(a.precedesInBytes(b) == a.utf8.lexicographicallyPrecedes(b.utf8))
  }
}
