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

  private func checkAll(in site: TestSite, atLeast least: Int = 3) throws {
    let manifest = try Self.schema("manifest.schema.json")
    let document = try Self.schema("document.schema.json")
    let list = try Self.schema("site.schema.json")
    var checked = 0
    for (path, entry) in try site.published().entries where path.hasSuffix(".json") {
      if path.hasPrefix("schema/") { continue }
      let value = try JSONValue(parsing: entry.bytes)
      let schema =
        path.hasSuffix("manifest.json") ? manifest : path == "site.json" ? list : document
      #expect(Array(schema.problems(of: value).prefix(5)) == [], "\(path)")
      checked += 1
    }
    #expect(checked >= least)
  }
}
