import AssentManifest
import Testing

@testable import AssentLanguageServer

/// How a client and the server begin and end, and what is answered to what is no message.
@Suite struct LifecycleTests {
  @Test func `what the server can do is told with what was agreed on`() throws {
    var client = TestClient()
    let result = try client.request(
      "initialize",
      ["capabilities": ["general": ["positionEncodings": ["utf-16", "utf-8"]]]])
    #expect(result["capabilities"]?["positionEncoding"] == "utf-8")
    #expect(result["serverInfo"]?["version"] == "1.2.3")
    var old = TestClient()
    let other = try old.request("initialize", ["capabilities": [:]])
    #expect(other["capabilities"]?["positionEncoding"] == "utf-16")
    #expect(other["capabilities"]?["codeActionProvider"] == false)
    #expect(other["capabilities"]?["renameProvider"] == true)
  }

  @Test func `nothing is answered before initialize and after shutdown`() throws {
    var client = TestClient()
    #expect(try client.answer("shutdown", .null)["error"]?["code"] == -32002)
    _ = try client.request("initialize", ["capabilities": [:]])
    #expect(try client.answer("initialize", [:])["error"]?["code"] == -32600)
    #expect(try client.request("shutdown", .null) == .null)
    #expect(try client.answer("textDocument/hover", [:])["error"]?["code"] == -32600)
  }

  @Test func `the exit code tells whether shutdown came before exit`() throws {
    var orderly = try TestClient("# Terms\n")
    _ = try orderly.request("shutdown", .null)
    orderly.notify("exit", .null)
    #expect(orderly.server.exitCode == 0)
    var sudden = try TestClient("# Terms\n")
    sudden.notify("exit", .null)
    #expect(sudden.server.exitCode == 1)
    #expect(try TestClient("# Terms\n").server.codeAtEnd == 1)
  }

  @Test func `an id comes back as it was sent`() throws {
    var client = try TestClient("# Terms\n")
    for id: JSONValue in ["one", 1, -7, ""] {
      client.send(["jsonrpc": "2.0", "id": id, "method": "x/y"])
      #expect(client.received.last?["id"] == id)
      #expect(client.received.last?["error"]?["code"] == -32601)
    }
  }

  @Test func `unknown notifications and responses of the client are passed over`() throws {
    var client = try TestClient("# Terms\n")
    let count = client.received.count
    client.notify("$/setTrace", ["value": "off"])
    client.notify("workspace/didFoo", .null)
    client.send(["jsonrpc": "2.0", "id": "assent-watch", "result": .null])
    client.send(["jsonrpc": "2.0", "id": 4, "error": ["code": 1, "message": "no"]])
    #expect(client.received.count == count)
  }

  @Test(arguments: [
    ("{\"id\": 1, \"method\": ", -32700), ("", -32700), ("nonsense", -32700),
    ("\u{FEFF}{}", -32700),
    ("[]", -32600), ("3", -32600), ("{}", -32600), ("{\"id\":1}", -32600),
    ("{\"id\":{},\"method\":\"x\"}", -32600), ("{\"id\":1.5,\"method\":\"x\"}", -32600),
    ("{\"id\":1,\"method\":2}", -32600), ("{\"id\":1,\"id\":2,\"method\":\"x\"}", -32700),
    (String(repeating: "[", count: 100_000), -32700),
  ])
  func `what is no message is answered with an error, and the next one is read`(
    _ body: String, _ code: Int
  ) throws {
    var client = try TestClient("# Terms\n")
    client.send(TestClient.framed(body))
    #expect(client.errorCodes == [code])
    #expect(client.received.last?["id"] == .null)
    #expect(try client.answer("x/y", [:])["error"]?["code"] == -32601)
  }

  @Test(arguments: [
    "textDocument/hover", "textDocument/rename", "textDocument/codeAction",
    "textDocument/documentSymbol", "textDocument/definition",
  ])
  func `wrong parameters are an error of their own`(_ method: String) throws {
    var client = try TestClient("# Terms\n")
    for parameters: JSONValue in [
      .null, [], 3, [:], ["textDocument": 3], ["textDocument": ["uri": 3]],
    ] {
      #expect(try client.answer(method, parameters)["error"]?["code"] == -32602)
    }
    let text: JSONValue = ["uri": .string(TestClient.uri)]
    for position: JSONValue in [.null, 3, ["line": -1, "character": 0], ["line": "a"]] {
      let answer = try client.answer(
        method, ["textDocument": text, "position": position, "range": position])
      if method != "textDocument/documentSymbol" {
        #expect(answer["error"]?["code"] == -32602, "\(position)")
      }
    }
    #expect(try client.request(method, ["textDocument": ["uri": "untitled:other"]]) == .null)
  }

  @Test func `a request that was cancelled while it waited is not worked on`() throws {
    var client = try TestClient("# Terms\n")
    func request(_ id: JSONValue) -> [UInt8] {
      TestClient.framed(
        String(
          decoding: CanonicalJSON.bytes(of: ["id": id, "method": "x/y"]), as: UTF8.self))
    }
    let cancel = #"{"method":"$/cancelRequest","params":{"id":"b"}}"#
    client.send(request("a") + request("b") + TestClient.framed(cancel) + request(3))
    let answers = client.received.suffix(3)
    #expect(answers.map { $0["id"] } == ["a", "b", 3])
    #expect(answers.map { $0["error"]?["code"] } == [-32601, -32800, -32601])
    // Of a request that is answered already nothing is left to cancel.
    client.send(TestClient.framed(cancel) + request("b"))
    #expect(client.received.last?["error"]?["code"] == -32601)
  }
}
