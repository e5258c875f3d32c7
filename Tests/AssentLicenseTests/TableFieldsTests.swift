import Testing

@testable import AssentLicense

@Suite struct TableFieldsTests {
  @Test(arguments: [
    ("", [""]), (" ", [""]), (";", ["", ""]), ("a", ["a"]), (" a b ; c;", ["a b", "c", ""]),
    ("ä;  ;漢字 ", ["ä", "", "漢字"]), ("e\u{301};\u{301}x", ["e\u{301}", "\u{301}x"]),
  ])
  func `fields are what stands between separators, without blanks at their ends`(
    text: String, fields: [String]
  ) {
    #expect(text.fields(at: ";").map { Array($0.utf8) } == fields.map { Array($0.utf8) })
  }

  @Test func `fields of a part of a text are of that part`() {
    let text = "a; b|c; d|e"
    #expect(text.fields(at: "|")[1].fields(at: ";") == ["c", "d"])
  }
}
