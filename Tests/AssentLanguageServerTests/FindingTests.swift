import AssentCompiler
import AssentDiagnostics
import AssentManifest
import Foundation
import TestSupport
import Testing

@testable import AssentLanguageServer

/// What is found in a text that is open, while it changes.
@Suite struct FindingTests {
  static let flow = """
    ---
    title: Start
    version: 1.0
    last-updated: 2026-01-01
    ---

    # Start

    😀 The the start.

    """

  @Test func `a finding has place, severity, rule and help`() throws {
    let client = try TestClient(Self.flow, uri: "untitled:start.md")
    let finding = try #require(client.findings("untitled:start.md").first)
    #expect(client.codes("untitled:start.md") == ["doubled-word"])
    #expect(finding["range"]?.place == "8:7-8:10")
    #expect(finding["severity"] == 2)
    #expect(finding["source"] == "assent")
    #expect(finding["message"] == "'the' is repeated\nhelp: remove one")
    #expect(client.received.last?["params"]?["version"] == 1)
  }

  @Test func `columns are those that were agreed on`() throws {
    var capabilities = TestClient.capabilities
    guard case .object(var members) = capabilities else { return }
    members["general"] = ["positionEncodings": ["utf-16", "utf-8"]]
    capabilities = .object(members)
    let client = try TestClient(
      Self.flow, uri: "untitled:start.md", capabilities: capabilities)
    #expect(client.findings("untitled:start.md").first?["range"]?.place == "8:9-8:12")
  }

  @Test func `findings follow the text, and go when it is closed`() throws {
    let uri = "untitled:start.md"
    var client = try TestClient(Self.flow, uri: uri)
    client.change([PositionTests.change((8, 3), (8, 7), "")], version: 7, uri: uri)
    #expect(client.codes(uri) == [])
    #expect(client.received.last?["params"]?["version"] == 7)
    client.change([PositionTests.change((8, 3), (8, 3), "A a ")], version: 8, uri: uri)
    #expect(client.codes(uri) == ["doubled-word"])
    client.notify("textDocument/didClose", ["textDocument": ["uri": .string(uri)]])
    #expect(client.findings(uri) == [])
    #expect(client.received.last?["method"] == "textDocument/publishDiagnostics")
  }

  @Test func `a text is linted once for many changes that came together`() throws {
    let uri = "untitled:start.md"
    var client = try TestClient(Self.flow, uri: uri)
    let count = client.received.count
    var bytes: [UInt8] = []
    for version in 2..<50 {
      let message: JSONValue = [
        "method": "textDocument/didChange",
        "params": [
          "textDocument": ["uri": .string(uri), "version": .integer(version)],
          "contentChanges": [PositionTests.change((8, 3), (8, 3), "x")],
        ],
      ]
      bytes += TestClient.framed(
        String(decoding: CanonicalJSON.bytes(of: message), as: UTF8.self))
    }
    client.send(bytes)
    #expect(client.received.count == count + 1)
    #expect(client.received.last?["params"]?["version"] == 49)
  }

  @Test func `a note with a place is related information`() throws {
    let text = """
      # Terms

      ## 1. Use

      Words.

      ## 1. Use

      Other words.

      """
    let client = try TestClient(text, uri: "untitled:terms.md")
    let finding = try #require(
      client.findings("untitled:terms.md").first { $0["code"] == "clause-number-repeated" })
    let related = try #require(finding["relatedInformation"]?.array?.first)
    #expect(related["location"]?["uri"] == "untitled:terms.md")
    #expect(related["location"]?["range"]?.place.hasPrefix("2:") == true)
    // A client that does not know it reads the note in the message.
    let plain = try TestClient(text, uri: "untitled:terms.md", capabilities: [:])
    let told = try #require(
      plain.findings("untitled:terms.md").first { $0["code"] == "clause-number-repeated" })
    #expect(told["relatedInformation"] == nil)
    #expect(told["message"]?.string?.contains("\nnote: ") == true)
  }

  @Test func `the page of a rule is linked where its address is told`() throws {
    var client = TestClient()
    _ = try client.request(
      "initialize",
      [
        "capabilities": TestClient.capabilities,
        "initializationOptions": ["rulesPage": "https://example.org/rules#"],
      ])
    client.open(Self.flow)
    let finding = client.findings().first { $0["code"] == "doubled-word" }
    #expect(finding?["codeDescription"]?["href"] == "https://example.org/rules#doubled-word")
  }

  @Test func `a text beyond the limit is not looked at, and says so`() throws {
    let text = "# A\n\n" + String(repeating: "word ", count: OpenText.mostBytes / 5)
    var client = try TestClient(text)
    #expect(client.findings().count == 1)
    #expect(client.findings().first?["message"]?.string?.contains("larger than 4 MiB") == true)
    #expect(try client.request("textDocument/hover", line: 0, character: 0) == .null)
    client.change([["text": "# A\n"]])
    #expect(client.findings().allSatisfy { $0["code"] != nil })
  }

  // MARK: Files

  @Test func `the configuration of the nearest folder decides, and lint says the same`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "rules:\n  \"**\": { doubled-word: error }\n", to: "content/assent.yml")
    try folder.write(Self.flow, to: "content/flows/a start.md")
    let path = folder["content/flows/a start.md"].path
    let uri = DocumentAddress(ofFileAt: path).uri
    #expect(uri.hasSuffix("/flows/a%20start.md"))
    let client = try TestClient(Self.flow, uri: uri)
    #expect(client.findings(uri).map { $0["severity"] } == [1])
    let linted = try LintRun(paths: [path], jobs: 1).run(isFixing: false)
    #expect(client.codes(uri) == linted.diagnostics.map(\.rule.rawValue))
  }

  @Test func `a changed configuration counts when the client tells of it`() throws {
    let folder = try TemporaryFolder()
    try folder.write("rules:\n  \"**\": { doubled-word: error }\n", to: "content/assent.yml")
    let uri = DocumentAddress(ofFileAt: folder["content/start.md"].path).uri
    var client = try TestClient(Self.flow, uri: uri)
    for (text, severities) in [
      ("rules:\n  \"**\": { doubled-word: info }\n", [3]),
      ("rules:\n  \"**\": { doubled-word: off }\n", []),
      ("exclude: [start.md]\n", []), ("", [2]),
    ] as [(String, [JSONValue])] {
      try folder.write(text, to: "content/assent.yml")
      client.notify("workspace/didChangeWatchedFiles", ["changes": []])
      #expect(client.findings(uri).map { $0["severity"] } == severities, "\(text)")
    }
  }

  @Test func `a changed configuration counts from the next change of the text at the latest`()
    throws
  {
    let folder = try TemporaryFolder()
    try folder.write("rules:\n  \"**\": { doubled-word: error }\n", to: "content/assent.yml")
    let uri = DocumentAddress(ofFileAt: folder["content/start.md"].path).uri
    var client = try TestClient(Self.flow, uri: uri)
    #expect(client.findings(uri).map { $0["severity"] } == [1])
    try folder.write(
      "rules:\n  \"**\": { doubled-word: info }\n# changed\n", to: "content/assent.yml")
    client.change([PositionTests.change((9, 0), (9, 0), "\n")], uri: uri)
    #expect(client.findings(uri).map { $0["severity"] } == [3])
  }

  @Test func `a wrong configuration is told in the document, with its place`() throws {
    let folder = try TemporaryFolder()
    try folder.write("ruels: {}\n", to: "content/assent.yml")
    let uri = DocumentAddress(ofFileAt: folder["content/start.md"].path).uri
    let client = try TestClient(Self.flow, uri: uri)
    #expect(client.codes(uri) == ["invalid-configuration"])
    let finding = try #require(client.findings(uri).first)
    #expect(finding["message"]?.string?.hasPrefix("assent.yml: ") == true)
    let place = finding["relatedInformation"]?.array?.first?["location"]
    #expect(place?["uri"]?.string?.hasSuffix("/content/assent.yml") == true)
    #expect(place?["range"]?.place == "0:0-0:5")
  }

  @Test func `a file in a folder that is not there is linted as it is`() throws {
    let uri = "file:///no/such/folder/start.md"
    let client = try TestClient(Self.flow, uri: uri)
    #expect(client.codes(uri) == ["doubled-word"])
  }

  @Test func `a client that can is asked to tell of changed files`() throws {
    var client = TestClient()
    _ = try client.request(
      "initialize",
      [
        "capabilities": [
          "workspace": ["didChangeWatchedFiles": ["dynamicRegistration": true]]
        ]
      ])
    client.notify("initialized", [:])
    #expect(client.received.last?["method"] == "client/registerCapability")
    #expect(try TestClient("# A\n").received.allSatisfy { $0["id"] != "assent-watch" })
  }

  @Test(
    arguments: [
      ("file:///a/b%20c.md", "/a/b c.md"), ("file://localhost/a.md", "/a.md"),
      ("file:///a.md?x#y", "/a.md"), ("FILE:///a.md", "/a.md"), ("file://host/a.md", nil),
      ("untitled:a.md", nil), ("file:///a%00.md", nil), ("", nil),
    ] as [(String, String?)])
  func `an address names a file or none`(_ uri: String, _ path: String?) {
    #expect(DocumentAddress(uri).path == path)
  }
}
