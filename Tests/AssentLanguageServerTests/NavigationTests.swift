import AssentDiagnostics
import AssentManifest
import Testing

@testable import AssentLanguageServer

/// From a mention to what it names, and back.
@Suite struct NavigationTests {
  static let text = """
    ---
    version: 1.0
    ---

    # Example License

    ## 1. Definitions

    "Software" means the program and its manual.

    "Licensed Software" means the Software as delivered.

    ## 2. Grant

    Use the Software 😀 and Licensed Software; see Section 3.

    ### 2.1 Scope

    Of Softwares, `Software` and [Software](Software.md "Software") see
    [the end](#3-contact), <!-- Software --> and Firmware\\Software.

    ## 3. Contact

    Write to us.

    """

  private func definition(_ line: Int, _ character: Int) throws -> [String] {
    var client = try TestClient(Self.text)
    let result = try client.request(
      "textDocument/definition", line: line, character: character)
    return result.array?.map { $0["range"]?.place ?? "" } ?? []
  }

  @Test func `the definition of a term's use is the name that is defined`() throws {
    #expect(try definition(14, 9) == ["8:1-8:9"])
    #expect(try definition(14, 8) == ["8:1-8:9"], "at its beginning")
    #expect(try definition(14, 16) == ["8:1-8:9"], "and at its end")
    #expect(try definition(14, 25) == ["10:1-10:18"], "the longer name counts")
    #expect(try definition(14, 35) == ["10:1-10:18"])
    #expect(try definition(18, 4) == ["8:1-8:9"], "a plural")
    #expect(try definition(14, 1) == [])
    #expect(try definition(18, 17) == [], "code")
    #expect(try definition(18, 42) == [], "an address")
  }

  @Test func `the definition of a reference is the clause`() throws {
    #expect(try definition(14, 48) == ["21:0-21:13"])
    #expect(try definition(19, 3) == ["21:0-21:13"], "a link")
    #expect(try definition(21, 4) == ["21:0-21:13"], "itself")
  }

  private func references(_ line: Int, _ character: Int, _ includes: Bool) throws -> [String] {
    var client = try TestClient(Self.text)
    let result = try client.request(
      "textDocument/references", line: line, character: character,
      [("context", ["includeDeclaration": .bool(includes)])])
    return result.array?.map { $0["range"]?.place ?? "" } ?? []
  }

  @Test func `all uses of a term are found, shown words alone`() throws {
    let uses = ["10:30-10:38", "14:8-14:16", "18:3-18:12", "18:30-18:38", "19:54-19:62"]
    #expect(try references(8, 3, false) == uses)
    #expect(try references(8, 3, true) == ["8:1-8:9"] + uses)
  }

  @Test func `all mentions of a clause are found`() throws {
    #expect(try references(21, 4, false) == ["14:47-14:56", "19:0-19:21"])
    #expect(try references(14, 48, true) == ["14:47-14:56", "19:0-19:21", "21:0-21:13"])
    #expect(try references(0, 0, true) == [])
  }

  @Test func `what belongs together is marked`() throws {
    var client = try TestClient(Self.text)
    let result = try client.request("textDocument/documentHighlight", line: 21, character: 4)
    #expect(result.array?.count == 3)
  }

  @Test(arguments: [
    (14, 9, "Software\n\n\"Software\" means the program and its manual."),
    (14, 48, "3 Contact\n\nWrite to us."),
  ])
  func `what a mention names is shown`(_ line: Int, _ character: Int, _ shown: String) throws {
    var client = try TestClient(Self.text)
    let result = try client.request("textDocument/hover", line: line, character: character)
    #expect(result["contents"]?["value"]?.string == shown)
  }

  @Test func `where nothing is mentioned a finding is explained`() throws {
    var client = try TestClient("# A\n\nThe the *end*.\n")
    let result = try client.request("textDocument/hover", line: 2, character: 5)
    let value = result["contents"]?["value"]?.string ?? ""
    #expect(value.hasPrefix("doubled-word\n\n"))
    #expect(try client.request("textDocument/hover", line: 2, character: 12) == .null)
  }

  @Test func `words in a hover are shown as they are`() throws {
    let client: JSONValue = [
      "textDocument": ["hover": ["contentFormat": ["markdown", "plaintext"]]]
    ]
    let text = "# A\n\n\"Fee\" means 5 \\* 3 <b>\\_dollars\\_.\n\nThe Fee.\n"
    var editor = try TestClient(text, capabilities: client)
    let result = try editor.request("textDocument/hover", line: 4, character: 5)
    #expect(result["contents"]?["kind"] == "markdown")
    let value = result["contents"]?["value"]?.string
    #expect(value == "**Fee**\n\n\"Fee\" means 5 \\* 3 \\_dollars\\_.")
  }

  @Test func `no letter before a sign makes a mark of it in a hover`() throws {
    let client: JSONValue = ["textDocument": ["hover": ["contentFormat": ["markdown"]]]]
    // U+0D4E is one character with what follows it.
    let words = "\"Fee\" means \u{D4E}\\[a\u{D4E}\\](x)."
    var editor = try TestClient("# A\n\n\(words)\n\nThe Fee.\n", capabilities: client)
    let result = try editor.request("textDocument/hover", line: 4, character: 5)
    let value = result["contents"]?["value"]?.string ?? ""
    #expect(Array(value.utf8) == Array("**Fee**\n\n\(words)".utf8))
  }

  @Test func `a script without spaces has terms within its lines`() throws {
    let text = "# 利用規約\n\n「本サービス」とは、当社のサービスをいいます。\n\n利用者は本サービスを利用できます。\n"
    var client = try TestClient(text)
    let result = try client.request("textDocument/references", line: 2, character: 2)
    #expect(result.array?.map { $0["range"]?.place ?? "" } == ["2:1-2:6", "4:4-4:9"])
  }

  // MARK: Rename

  private func renamed(
    _ text: String, _ line: Int, _ character: Int, to name: String
  ) throws -> String {
    var client = try TestClient(text)
    let result = try client.request(
      "textDocument/rename", line: line, character: character, [("newName", .string(name))])
    let change = try #require(result["documentChanges"]?.array?.first)
    #expect(change["textDocument"]?["version"] == 1)
    // From the end, so that no edit moves another.
    var open = OpenText(uri: TestClient.uri, version: 1, text: text, encoding: .utf16)
    for edit in try #require(change["edits"]?.array).reversed() {
      _ = open.apply([["range": edit["range"] ?? .null, "text": edit["newText"] ?? .null]])
    }
    return String(decoding: open.source.bytes, as: UTF8.self)
  }

  @Test func `a term is renamed where it is defined and used, and nowhere else`() throws {
    let text = try renamed(Self.text, 14, 9, to: "Program")
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[8] == "\"Program\" means the program and its manual.")
    #expect(lines[10] == "\"Licensed Software\" means the Program as delivered.")
    #expect(lines[14] == "Use the Program 😀 and Licensed Software; see Section 3.")
    #expect(lines[18] == "Of Programs, `Software` and [Program](Software.md \"Software\") see")
    #expect(lines[19].contains("<!-- Software -->"))
    // Back again it is the text that it was.
    #expect(try renamed(text, 8, 2, to: "Software") == Self.text)
  }

  @Test func `what is renamed is shown first`() throws {
    var client = try TestClient(Self.text)
    let term = try client.request("textDocument/prepareRename", line: 14, character: 9)
    #expect(term["placeholder"] == "Software")
    #expect(term["range"]?.place == "14:8-14:16")
    for (line, character) in [(14, 1), (21, 4), (14, 48)] {
      let other = try client.request(
        "textDocument/prepareRename", line: line, character: character)
      #expect(other == .null)
    }
  }

  @Test(arguments: [
    (14, 9, ""), (14, 9, "  "), (14, 9, " Program"), (14, 9, "Two\nlines"), (14, 9, "A \"B\""),
    (14, 9, "Licensed Software"), (14, 1, "Program"), (14, 9, "~~Program~~"), (14, 9, "{{name}}"),
    (14, 9, "Q&amp;A"), (14, 9, "http://example.org/"), (14, 9, "Pro\u{202E}gram"),
    (14, 9, "Pro\u{200B}gram"), (14, 9, "Pro\u{2028}gram"), (14, 9, "-"),
  ])
  func `a name that no term can have is refused`(
    _ line: Int, _ character: Int, _ name: String
  ) throws {
    var client = try TestClient(Self.text)
    let answer = try client.answer(
      "textDocument/rename",
      [
        "textDocument": ["uri": .string(TestClient.uri)],
        "position": ["line": .integer(line), "character": .integer(character)],
        "newName": .string(name),
      ])
    #expect(answer["error"]?["code"] == -32803)
  }

  @Test(arguments: ["Programm 2", "R&D Work", "Customer’s Data", "本ソフトウェア", "नियम", "Œuvre (A/B)"])
  func `a name of any script is taken`(_ name: String) throws {
    var client = try TestClient(Self.text)
    let result = try client.request(
      "textDocument/rename", line: 14, character: 9, [("newName", .string(name))])
    #expect(result["error"] == nil)
    #expect(result["documentChanges"] != nil || result["changes"] != nil)
  }

  @Test func `a client without versions gets plain changes`() throws {
    var client = try TestClient(Self.text, capabilities: [:])
    let result = try client.request(
      "textDocument/rename", line: 14, character: 9, [("newName", "Program")])
    #expect(result["changes"]?[TestClient.uri]?.array?.count == 6)
  }

  // MARK: Outline

  private func names(_ json: JSONValue?, _ depth: Int = 0) -> [String] {
    (json?.array ?? []).flatMap { symbol in
      [String(repeating: "  ", count: depth) + (symbol["name"]?.string ?? "")]
        + names(symbol["children"], depth + 1)
    }
  }

  @Test func `the outline is the tree of clauses`() throws {
    var client = try TestClient(Self.text)
    let parameters: JSONValue = ["textDocument": ["uri": .string(TestClient.uri)]]
    let result = try client.request("textDocument/documentSymbol", parameters)
    #expect(names(result) == ["1 Definitions", "2 Grant", "  2.1 Scope", "3 Contact"])
    let grant = result.array?[1]
    #expect(grant?["range"]?.place == "12:0-19:63")
    #expect(grant?["selectionRange"]?.place == "12:0-12:11")
    var old = try TestClient(Self.text, capabilities: [:])
    let flat = try old.request("textDocument/documentSymbol", parameters)
    #expect(flat.array?.map { $0["containerName"]?.string } == [nil, nil, "2 Grant", nil])
  }

  @Test func `a clause without a title is named by its first words`() throws {
    var client = try TestClient("# Terms\n\n1. You may *not* sell it.\n2. You may keep it.\n")
    let result = try client.request(
      "textDocument/documentSymbol", ["textDocument": ["uri": .string(TestClient.uri)]])
    #expect(names(result) == ["1 You may not sell it.", "2 You may keep it."])
  }

  @Test func `clauses, front matter, code and comments fold`() throws {
    let text = Self.text + "\n<!-- x\ny -->\n\n```\na\nb\n```\n"
    var client = try TestClient(text)
    let result = try client.request(
      "textDocument/foldingRange", ["textDocument": ["uri": .string(TestClient.uri)]])
    let lines = result.array?.map {
      "\($0["startLine"]?.integer ?? -1)-\($0["endLine"]?.integer ?? -1)"
        + ($0["kind"]?.string.map { " " + $0 } ?? "")
    }
    #expect(
      lines == [
        "0-2 region", "6-10", "12-19", "16-19", "21-31", "25-26 comment", "28-31",
      ])
  }
}
