import AssentManifest
import TestSupport
import Testing

/// The list of products is read only as it is meant.
@Suite struct SiteManifestTests {
  private func product(_ id: String, at path: String) throws -> SiteManifest.Product {
    SiteManifest.Product(
      id: id, name: id, path: try #require(Manifest.Path(path)), sequence: 3,
      digest: Manifest.Digest(sha256: [UInt8](repeating: 7, count: 32)), bytes: 11)
  }

  private func list() throws -> SiteManifest {
    SiteManifest(
      site: SiteManifest.Site(name: "Legal", url: "https://example.org/legal/"),
      publisher: Manifest.Publisher(name: "Example Press", contact: nil), sequence: 6,
      generated: .epoch, expires: .epoch,
      previous: Manifest.Previous(
        sequence: 5, digest: Manifest.Digest(sha256: [UInt8](repeating: 9, count: 32))),
      keys: [
        Manifest.Key(
          id: "3BEF38EC7E4B22EB", algorithm: "Ed25519",
          publicKey: "RWTrIkt+7DjvO85fzCjgyiLlF34hXZ4qdI/eWyuW1ax7qWimFjrbMQDL", isRecovery: true,
          validUntil: .epoch)
      ],
      products: [
        try product("apps", at: "apps/manifest.json"), try product("site", at: "manifest.json"),
      ],
      log: SiteManifest.Log(
        origin: "example.org/legal", size: 2, root: "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="))
  }

  @Test func `a list is the same after it was written, and its form is canonical`() throws {
    let list = try list()
    let bytes = list.canonicalBytes()
    #expect(try SiteManifest(parsing: bytes) == list)
    #expect(CanonicalJSON.bytes(of: try JSONValue(parsing: bytes)) == bytes)
  }

  @Test func `a list with every field fits its schema, which has no other fields`() throws {
    let schema = JSONSchema(root: try Samples.schema("site.schema.json"))
    let value = try JSONValue(parsing: list().canonicalBytes())
    #expect(schema.problems(of: value) == [])
    #expect(schema.root["$id"] == .string(SiteManifest.schemaIdentifier))
    guard case .object(let fields)? = schema.root["properties"] else {
      Issue.record("no properties")
      return
    }
    #expect(Set(fields.members.map(\.key)) == SiteManifest.understoodNames)
  }

  @Test(arguments: [
    ("assent-site/1", "assent-site/2"), ("assent-site/1", "assent-manifest/1"),
    ("schema:site:1", "schema:site:2"), ("\"critical\":[]", "\"critical\":[\"scope\"]"),
    ("\"id\":\"apps\"", "\"id\":\"site\""), ("apps/manifest.json", "manifest.json"),
    ("apps/manifest.json", "../manifest.json"), ("\"sequence\":3", "\"sequence\":-3"),
    ("sha256:07", "sha256:G7"),
  ])
  func `a list that means something else is refused`(old: String, new: String) throws {
    let text = String(decoding: try list().canonicalBytes(), as: UTF8.self)
    #expect(text.contains(old))
    #expect(throws: ManifestError.self) {
      try SiteManifest(parsing: Array(text.replacing(old, with: new).utf8))
    }
  }
}
