import AssentManifest
import Foundation
import TestSupport
import Testing

/// Sessions of an editor with the program itself.
@Suite struct LanguageServerTests {
  /// Messages with their headers, in order.
  static func stream(_ messages: [JSONValue]) -> [UInt8] {
    messages.flatMap { message in
      let body = CanonicalJSON.bytes(of: message)
      return Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
    }
  }

  static func request(_ id: JSONValue, _ method: String, _ parameters: JSONValue) -> JSONValue {
    ["jsonrpc": "2.0", "id": id, "method": .string(method), "params": parameters]
  }

  static func notification(_ method: String, _ parameters: JSONValue) -> JSONValue {
    ["jsonrpc": "2.0", "method": .string(method), "params": parameters]
  }

  static func opened(_ uri: String, _ text: String) -> JSONValue {
    notification(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": .string(uri), "languageId": "markdown", "version": 1, "text": .string(text),
        ]
      ])
  }

  static func messages(in bytes: [UInt8]) throws -> [JSONValue] {
    var rest = bytes[...]
    var found: [JSONValue] = []
    while !rest.isEmpty {
      let end = try #require(rest.firstRange(of: Array("\r\n\r\n".utf8)))
      let header = String(decoding: rest[..<end.lowerBound], as: UTF8.self)
      let length = try #require(Int(header.dropFirst("Content-Length: ".count)))
      let body = rest[end.upperBound...].prefix(length)
      #expect(body.count == length)
      found.append(try JSONValue(parsing: Array(body)))
      rest = rest[end.upperBound...].dropFirst(length)
    }
    return found
  }

  static let initialize = request(1, "initialize", ["processId": .null, "capabilities": [:]])

  @Test func `a session from beginning to end`() throws {
    let folder = try TemporaryFolder()
    let text = "# Start\n\nThe the end.\n"
    let uri = folder["start.md"].absoluteString
    let input = Self.stream([
      Self.initialize, Self.notification("initialized", [:]), Self.opened(uri, text),
      Self.request(
        "hover", "textDocument/hover",
        ["textDocument": ["uri": .string(uri)], "position": ["line": 2, "character": 5]]),
      Self.request(2, "shutdown", .null), Self.notification("exit", .null),
    ])
    let ending = try Program.run(
      ["lsp", "--stdio", "--clientProcessId=1"], in: folder.url, input: input)
    #expect(ending.code == 0)
    #expect(ending.errors == "")
    let answers = try Self.messages(in: ending.output)
    #expect(answers.compactMap { $0["id"] } == [1, "hover", 2])
    let hover = answers.first { $0["id"] == "hover" }?["result"]?["contents"]
    #expect(hover?["value"]?.string?.hasPrefix("doubled-word") == true)
  }

  @Test func `the editor is told what lint says of the file`() throws {
    let project = try Project([
      "assent.yml": "", "terms.md": "# Terms\n\nThe the end, see Section 4.\n",
    ])
    let path = "content/terms.md"
    let lint = try Program.run(["lint", path, "--format", "json"], in: project.folder.url)
    let linted = try JSONValue(parsing: lint.output)["diagnostics"]?.array ?? []
    #expect(linted.count > 2)
    let uri = project.folder[path].absoluteString
    let ending = try Program.run(
      ["lsp"], in: project.folder.url,
      input: Self.stream([
        Self.initialize, Self.opened(uri, try project.folder.text(path)),
      ]))
    let told = try Self.messages(in: ending.output).last?["params"]?["diagnostics"]?.array ?? []
    #expect(told.map { $0["code"] } == linted.map { $0["rule"] })
    for (told, linted) in zip(told, linted) where linted["line"] != nil {
      let start = told["range"]?["start"]
      #expect(start?["line"]?.integer.map { $0 + 1 } == linted["line"]?.integer)
      #expect(start?["character"]?.integer.map { $0 + 1 } == linted["column"]?.integer)
    }
    // A client that goes away without a word is an error.
    #expect(ending.code == 1)
  }

  @Test(arguments: [
    [], Array("GET / HTTP/1.1\r\n\r\n".utf8), [UInt8](repeating: 0xFF, count: 9999),
  ])
  func `whatever comes in, the program ends in order`(_ input: [UInt8]) throws {
    let folder = try TemporaryFolder()
    let ending = try Program.run(["lsp"], in: folder.url, input: input)
    #expect(ending.code == 1)
    #expect(!ending.isOverdue)
    for answer in try Self.messages(in: ending.output) {
      #expect(answer["error"]?["code"] == -32700)
    }
  }

  /// Through pipes, as an editor does: each message after the answer to the one before.
  @Test func `an answer comes while the input stays open`() throws {
    let process = Process()
    process.executableURL = Program.url
    process.arguments = ["lsp"]
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    defer { process.terminate() }
    func read() throws -> JSONValue {
      var header: [UInt8] = []
      while !header.suffix(4).elementsEqual("\r\n\r\n".utf8) {
        header += [UInt8](try #require(try output.fileHandleForReading.read(upToCount: 1)))
      }
      let digits = String(decoding: header, as: UTF8.self).filter(\.isNumber)
      let body = try output.fileHandleForReading.read(upToCount: try #require(Int(digits)))
      return try JSONValue(parsing: [UInt8](try #require(body)))
    }
    func send(_ messages: JSONValue...) throws {
      try input.fileHandleForWriting.write(contentsOf: Data(Self.stream(messages)))
    }
    try send(Self.initialize)
    #expect(try read()["result"]?["serverInfo"]?["name"] == "assent")
    try send(Self.opened("untitled:a.md", "# A\n\nThe the end.\n"))
    #expect(try read()["params"]?["diagnostics"]?.array?.isEmpty == false)
    try send(Self.request(2, "shutdown", .null))
    #expect(try read()["result"] == .null)
    try send(Self.notification("exit", .null))
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }
}
