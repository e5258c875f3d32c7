import AssentDiagnostics
import AssentManifest
import Testing

@testable import AssentLanguageServer

/// Every request about every place of odd texts.
@Suite struct EveryPlaceTests {
  static let texts = [
    "", "\n", "\r\n\r", "\u{FEFF}# A\n", "---\nversion: 1.0\n", "---\nversion: 1\n---",
    "# A\n\n| \"Fee\" | means 3 |\n| - | - |\n| Fee | Section 9 |",
    "# A\n\n> \"Two\n> Words\" means x.\n>\n> - 1. Two\n>   Words\n",
    "# A\n\n1. 😀 \"X\" means y.\n   (a) X [X](#x \"X\") ![X](x.png)\n   <!-- X\n   X -->\n",
    "<!-- assent-disable crlf -->\n\n# A\r\n\r\n```\nX\n",
    "# A\n\n[x]: #a\n[X]\n\n[^1]: X\n\nX[^1]\n",
    "1.\n2.\n\n   \u{0}\u{200B}\n\n\"\" means \"\".\n\n\"\u{301}\" means a mark \u{301}.\n",
    "# 規約\n\n「本サービス」とは、サービスをいう。本サービスは第１条。\n\n## 第1条\n",
  ]

  static let methods = [
    "definition", "references", "documentHighlight", "hover", "prepareRename", "rename",
    "codeAction", "documentSymbol", "foldingRange",
  ]

  @Test(arguments: texts)
  func `no place stops a request, and every place in an answer is in the text`(
    _ text: String
  ) throws {
    var client = try TestClient(text)
    let map = PositionMap(source: .init(path: "", text: text), encoding: .utf16)
    let places = (0...text.utf8.count).map { map.position(ofByte: $0) }
    let last = try #require(places.max())
    for place in Set(places + [TextPosition(line: 99, character: 99)]) {
      for method in Self.methods {
        let answer = try client.answer(
          "textDocument/" + method,
          [
            "textDocument": ["uri": .string(TestClient.uri)], "position": place.json,
            "newName": "Other", "context": ["diagnostics": []],
            "range": ["start": place.json, "end": last.json],
          ])
        if let error = answer["error"] { #expect(error["code"] == -32803, "\(method)") }
        for found in Self.positions(in: answer["result"]) {
          #expect(found <= last, "\(method) \(found)")
        }
      }
    }
    for finding in client.findings() {
      let range = finding["range"]
      let start = try #require(TextPosition(range?["start"]))
      let end = try #require(TextPosition(range?["end"]))
      #expect(start <= end)
      #expect(end <= last)
    }
  }

  private static func positions(in json: JSONValue?) -> [TextPosition] {
    switch json {
    case .object(let object)?:
      if let position = TextPosition(json) { return [position] }
      return object.members.flatMap { positions(in: $0.value) }
    case .array(let elements)?: return elements.flatMap { positions(in: $0) }
    case .null?, .bool?, .integer?, .string?, nil: return []
    }
  }

  @Test func `the range of a clause holds its heading and its parts`() throws {
    var client = try TestClient(NavigationTests.text)
    let result = try client.request(
      "textDocument/documentSymbol", ["textDocument": ["uri": .string(TestClient.uri)]])
    func check(_ symbols: [JSONValue], in range: ClosedRange<TextPosition>?) throws {
      for symbol in symbols {
        let ends = try ["range", "selectionRange"].map { key in
          let start = try #require(TextPosition(symbol[key]?["start"]))
          return start...(try #require(TextPosition(symbol[key]?["end"])))
        }
        #expect(ends[0].contains(ends[1].lowerBound) && ends[0].contains(ends[1].upperBound))
        if let range { #expect(range.contains(ends[0].upperBound)) }
        try check(symbol["children"]?.array ?? [], in: ends[0])
      }
    }
    try check(try #require(result.array), in: nil)
  }
}
