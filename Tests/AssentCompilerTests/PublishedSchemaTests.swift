import AssentCompiler
import AssentManifest
import Foundation
import TestSupport
import Testing

/// What a build writes fits the schemas that it publishes.
@Suite struct PublishedSchemaTests {
  static let goldens = PackageFolder.root.appending(path: "Tests/AssentCompilerTests/Goldens")

  static func schema(_ name: String) throws -> JSONSchema {
    let file = PackageFolder.root.appending(path: "templates/schema/\(name)")
    return JSONSchema(root: try JSONValue(parsing: [UInt8](Data(contentsOf: file))))
  }

  @Test(arguments: GoldenTests.cases)
  func `manifests and documents of a site fit their schemas`(_ golden: GoldenTests.Case) throws {
    let site = try TestSite()
    try site.build { $0.content = golden.folder.appending(path: "content").path }
    try checkAll(in: site)
  }

  @Test(.enabled(if: PackageFolder.hasShared), arguments: ["seeds", "corpus/box"])
  func `documents that others wrote fit the schema`(_ folder: String) throws {
    let site = try TestSite()
    try site.build { $0.content = PackageFolder.shared.appending(path: folder).path }
    try checkAll(in: site)
  }

  @Test func `what a sequence tells of its messages fits the schema`() throws {
    let site = try TestSite([
      "flow.md": Samples.flow(
        text: """
          ```mermaid
          sequenceDiagram
            autonumber 10 5
            participant A
            create participant B
            A-)B: begin
            Note left of A: waits
            destroy B
            B-->>A: end
          ```
          """)
    ])
    try site.build()
    try checkAll(in: site, atLeast: 2)
    let json = try site.text("flow.json")
    for member in [
      #""created":1"#, #""destroyed":2"#, #""number":"15""#, #""asynchronous":true"#,
    ] {
      #expect(json.contains(member), "\(member)")
    }
  }

  @Test func `a list of revoked keys fits its schema`() throws {
    let signed = try SignedSite()
    try signed.announce(try SignedSite.key(4))
    try signed.revoke(signed.first, replacement: signed.second)
    try signed.site.build()
    let schema = try Self.schema("revocations.schema.json")
    let value = try JSONValue(parsing: signed.site.bytes("revocations.json"))
    #expect(schema.problems(of: value) == [])
    #expect(schema.root["$id"] == value["$schema"])
  }

  @Test func `the rules and words of the gate are published, and a wrong row is refused`() throws {
    let site = try TestSite(["flow.md": Samples.flow(text: "Words.")])
    try site.build()
    let schema = try Self.schema("gate.schema.json")
    var table = try JSONValue(parsing: site.bytes("gate.json"))
    #expect(schema.problems(of: table) == [])
    #expect(schema.root["$id"] == table["$schema"])
    #expect(schema.problems(of: try JSONValue(parsing: site.bytes("gate-words.json"))) == [])
    var words = try JSONValue(parsing: site.bytes("assets/gate-de.json"))
    #expect(schema.problems(of: words) == [])
    if case .object(var object) = words {
      object["phrases"] = ["decline": ""]
      words = .object(object)
    }
    #expect(schema.problems(of: words) != [])
    let manifest = try site.text("manifest.json")
    #expect(manifest.contains("gate.json") && manifest.contains("gate-words.json"))
    guard case .object(var object) = table else { return }
    object["rows"] = [["event": "ticked", "from": []]]
    table = .object(object)
    #expect(schema.problems(of: table) != [])
  }

  private func checkAll(in site: TestSite, atLeast least: Int = 3) throws {
    let manifest = try Self.schema("manifest.schema.json")
    let document = try Self.schema("document.schema.json")
    let list = try Self.schema("site.schema.json")
    let gate = try Self.schema("gate.schema.json")
    var checked = 0
    for (path, entry) in try site.published().entries where path.hasSuffix(".json") {
      if path.hasPrefix("schema/") { continue }
      let value = try JSONValue(parsing: entry.bytes)
      let schema =
        switch path {
        case "site.json": list
        case "gate.json", "gate-words.json": gate
        case _ where path.hasPrefix("assets/gate-"): gate
        default: path.hasSuffix("manifest.json") ? manifest : document
        }
      #expect(Array(schema.problems(of: value).prefix(5)) == [], "\(path)")
      checked += 1
    }
    #expect(checked >= least)
  }
}
