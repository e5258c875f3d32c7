import AssentCompiler
import AssentLanguageServer
import AssentManifest
import Testing

/// An editor that talks to a server within the tests.
struct TestClient {
  var server: LanguageServer
  /// What the server sent, oldest first.
  var received: [JSONValue] = []
  private var lastID = 0

  /// What a client of today says of itself.
  static let capabilities: JSONValue = [
    "general": ["positionEncodings": ["utf-16"]],
    "workspace": ["workspaceEdit": ["documentChanges": true]],
    "textDocument": [
      "publishDiagnostics": ["relatedInformation": true, "codeDescriptionSupport": true],
      "documentSymbol": ["hierarchicalDocumentSymbolSupport": true],
      "codeAction": ["codeActionLiteralSupport": ["codeActionKind": ["valueSet": []]]],
      "hover": ["contentFormat": ["plaintext"]],
      "rename": ["prepareSupport": true],
    ],
  ]

  static let uri = "untitled:license.md"

  /// A server to which nothing was said.
  init() {
    server = LanguageServer(version: "1.2.3") { path, name in
      try path.map { try TextSurroundings(ofFileAt: $0) } ?? TextSurroundings(ofTextNamed: name)
    }
  }

  /// A server that is ready, and has a text open.
  init(
    _ text: String, uri: String = TestClient.uri,
    capabilities: JSONValue = TestClient.capabilities
  ) throws {
    self.init()
    _ = try request("initialize", ["processId": .null, "capabilities": capabilities])
    notify("initialized", [:])
    open(text, uri: uri)
  }

  // MARK: Sending

  static func framed(_ body: String) -> [UInt8] {
    Array("Content-Length: \(body.utf8.count)\r\n\r\n\(body)".utf8)
  }

  mutating func send(_ message: JSONValue) {
    send(Self.framed(String(decoding: CanonicalJSON.bytes(of: message), as: UTF8.self)))
  }

  mutating func send(_ bytes: [UInt8]) {
    server.receive(bytes)
    work()
  }

  /// Lets the server do what it has to do.
  mutating func work() {
    while server.isBusy {
      let bytes = server.step()
      if !bytes.isEmpty { received += Self.messages(in: bytes) }
    }
  }

  mutating func notify(_ method: String, _ parameters: JSONValue) {
    send(["jsonrpc": "2.0", "method": .string(method), "params": parameters])
  }

  mutating func open(_ text: String, uri: String = TestClient.uri) {
    notify(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": .string(uri), "languageId": "markdown", "version": 1, "text": .string(text),
        ]
      ])
  }

  mutating func change(_ changes: [JSONValue], version: Int = 2, uri: String = TestClient.uri) {
    notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": .string(uri), "version": .integer(version)],
        "contentChanges": .array(changes),
      ])
  }

  /// The whole answer to a request, with its result or its error.
  mutating func answer(_ method: String, _ parameters: JSONValue) throws -> JSONValue {
    lastID += 1
    let id = JSONValue.integer(lastID)
    send(["jsonrpc": "2.0", "id": id, "method": .string(method), "params": parameters])
    return try #require(received.last { $0["id"] == id && $0["method"] == nil })
  }

  mutating func request(_ method: String, _ parameters: JSONValue) throws -> JSONValue {
    let answer = try answer(method, parameters)
    return try #require(answer["result"], "\(answer)")
  }

  /// The result of a request about a place of the open text.
  mutating func request(
    _ method: String, line: Int, character: Int, _ others: [(String, JSONValue)] = []
  ) throws -> JSONValue {
    var parameters = JSONObject(others)
    parameters["textDocument"] = ["uri": .string(Self.uri)]
    parameters["position"] = ["line": .integer(line), "character": .integer(character)]
    return try request(method, .object(parameters))
  }

  // MARK: Reading

  static func messages(in bytes: [UInt8]) -> [JSONValue] {
    var rest = bytes[...]
    var found: [JSONValue] = []
    while !rest.isEmpty {
      guard let end = rest.firstRange(of: Array("\r\n\r\n".utf8)),
        let length = Int(String(decoding: rest[..<end.lowerBound], as: UTF8.self).dropFirst(16)),
        let json = try? JSONValue(parsing: Array(rest[end.upperBound...].prefix(length)))
      else { return found }
      found.append(json)
      rest = rest[end.upperBound...].dropFirst(length)
    }
    return found
  }

  /// The findings last told of a text.
  func findings(_ uri: String = TestClient.uri) -> [JSONValue] {
    let last = received.last {
      $0["method"] == "textDocument/publishDiagnostics"
        && $0["params"]?["uri"] == .string(uri)
    }
    return last?["params"]?["diagnostics"]?.array ?? []
  }

  func codes(_ uri: String = TestClient.uri) -> [String] {
    findings(uri).compactMap { $0["code"]?.string }
  }

  var errorCodes: [Int] { received.compactMap { $0["error"]?["code"]?.integer } }
}

extension JSONValue {
  /// `3:5-3:9`, with lines and columns from 0.
  var place: String {
    func position(_ json: JSONValue?) -> String {
      "\(json?["line"]?.integer ?? -1):\(json?["character"]?.integer ?? -1)"
    }
    return position(self["start"]) + "-" + position(self["end"])
  }
}
