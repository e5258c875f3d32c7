import AssentDiagnostics
import AssentManifest
import Testing

@testable import AssentLanguageServer

/// Repairs and comments that an editor offers.
@Suite struct CodeActionTests {
  private func actions(
    _ text: String, _ line: Int, _ character: Int, _ context: JSONValue = ["diagnostics": []]
  ) throws -> (client: TestClient, actions: [JSONValue]) {
    var client = try TestClient(text, uri: TestClient.uri)
    let position: JSONValue = ["line": .integer(line), "character": .integer(character)]
    let result = try client.request(
      "textDocument/codeAction",
      [
        "textDocument": ["uri": .string(TestClient.uri)],
        "range": ["start": position, "end": position], "context": context,
      ])
    return (client, try #require(result.array))
  }

  /// The text after an action.
  private func applied(_ action: JSONValue?, to text: String) throws -> String {
    let edits = try #require(
      action?["edit"]?["documentChanges"]?.array?.first?["edits"]?.array)
    var open = OpenText(uri: TestClient.uri, version: 1, text: text, encoding: .utf16)
    for edit in edits.reversed() {
      _ = open.apply([["range": edit["range"] ?? .null, "text": edit["newText"] ?? .null]])
    }
    return String(decoding: open.source.bytes, as: UTF8.self)
  }

  @Test func `a repair is offered at its finding`() throws {
    let text = "# A\n\nWords 😀.  \nMore.   \n"
    let found = try actions(text, 3, 6, ["diagnostics": [], "only": ["quickfix"]])
    let repair = try #require(found.actions.first { $0["isPreferred"] == true })
    #expect(repair["kind"] == "quickfix")
    #expect(repair["diagnostics"]?.array?.first?["code"] == "trailing-space")
    #expect(try applied(repair, to: text).hasSuffix("More.\n"))
    let none = try actions(text, 0, 1, ["diagnostics": [], "only": ["refactor"]])
    #expect(none.actions.isEmpty)
  }

  @Test func `all repairs are one action, which leaves nothing to repair`() throws {
    let text = "# A\r\n\r\nIt is\u{200B} so.   \r\n\r\n### B\r\n\r\nWords"
    let only: JSONValue = ["diagnostics": [], "only": ["source.fixAll"]]
    let found = try actions(text, 0, 0, only)
    #expect(found.actions.map { $0["kind"] } == ["source.fixAll.assent"])
    let repaired = try applied(found.actions.first, to: text)
    #expect(repaired != text)
    #expect(try actions(repaired, 0, 0, only).actions.isEmpty)
  }

  @Test func `a menu that opens by itself offers no change of the whole text`() throws {
    let text = "# A\n\nWords.   \n"
    let automatic = try actions(text, 2, 7, ["diagnostics": [], "triggerKind": 2])
    #expect(!automatic.actions.contains { $0["kind"] == "source.fixAll.assent" })
    let invoked = try actions(text, 2, 7, ["diagnostics": [], "triggerKind": 1])
    #expect(invoked.actions.contains { $0["kind"] == "source.fixAll.assent" })
  }

  /// A text, the place of its finding, and the text with the comment.
  @Test(arguments: [
    // Before a paragraph the comment has a line of its own.
    (
      "# A\n\nThe the end.\n", 2, 5,
      "# A\n\n<!-- assent-disable-next-line doubled-word -->\nThe the end.\n"
    ),
    // Within a paragraph it would end it.
    (
      "# A\n\nFirst\nThe the end.\n", 3, 5,
      "# A\n\nFirst <!-- assent-disable-next-line doubled-word -->\nThe the end.\n"
    ),
    // Between items it would end the list.
    (
      "# A\n\n- one\n- the the end\n", 3, 7,
      "# A\n\n- one <!-- assent-disable-next-line doubled-word -->\n- the the end\n"
    ),
    // As many bytes at the line end as the text has.
    (
      "# A\r\n\r\nThe the end.\r\n", 2, 5,
      "# A\r\n\r\n<!-- assent-disable-next-line doubled-word -->\r\nThe the end.\r\n"
    ),
    // A row of a table has no place for it.
    (
      "# A\n\n| a | b |\n| - | - |\n| c | the the end |\n", 4, 11,
      "# A\n\n<!-- assent-disable doubled-word -->\n| a | b |\n| - | - |\n| c | the the end |\n\n"
        + "<!-- assent-enable doubled-word -->\n"
    ),
  ])
  func `a comment turns a rule off and leaves the blocks as they are`(
    _ text: String, _ line: Int, _ character: Int, _ expected: String
  ) throws {
    let found = try actions(text, line, character, ["diagnostics": [], "only": ["quickfix"]])
    let action = found.actions.first { $0["title"]?.string?.contains("'doubled-word'") == true }
    let changed = try applied(action, to: text)
    #expect(changed == expected)
    let codes = try TestClient(changed).codes()
    #expect(!codes.contains("doubled-word"))
    #expect(codes.contains("disable-without-reason"), "the reason is the author's to write")
  }

  @Test func `a finding about the file is turned off for the file`() throws {
    let text = "---\nversion: 1.0\n---\n\n# A\n\nWords.\n"
    let found = try actions(text, 0, 0, ["diagnostics": [], "only": ["quickfix"]])
    let action = try #require(
      found.actions.first { $0["title"]?.string?.contains("'missing-section'") == true })
    let changed = try applied(action, to: text)
    #expect(changed.contains("---\n<!-- assent-disable missing-section -->\n"))
    #expect(try !TestClient(changed).codes().contains("missing-section"))
  }

  @Test func `what no comment turns off has no such action`() throws {
    let text = "---\nversion: 1.0\nversion: 1.1\n---\n\n# A\n"
    let found = try actions(text, 2, 2)
    #expect(found.client.codes().contains("invalid-front-matter"))
    #expect(!found.actions.contains { $0["title"]?.string?.contains("invalid-front") == true })
  }
}
