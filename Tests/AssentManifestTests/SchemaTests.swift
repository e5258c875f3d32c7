import AssentManifest
import TestSupport
import Testing

struct SchemaTests {
  let manifest: JSONSchema
  let document: JSONSchema
  let manifestSample: JSONValue
  let documentSample: JSONValue

  init() throws {
    manifest = JSONSchema(root: try Samples.schema("manifest.schema.json"))
    document = JSONSchema(root: try Samples.schema("document.schema.json"))
    manifestSample = try JSONValue(parsing: Samples.bytes("manifest.json"))
    documentSample = try JSONValue(parsing: Samples.bytes("document.json"))
  }

  @Test func `the schemas have the names that the files give`() {
    #expect(manifest.root["$id"] == .string(Manifest.schemaIdentifier))
    #expect(manifest.root["$id"] == manifestSample["$schema"])
    #expect(document.root["$id"] == documentSample["$schema"])
  }

  @Test func `a manifest with every field fits its schema`() {
    #expect(manifest.problems(of: manifestSample) == [])
  }

  @Test func `a document with every type of block fits its schema`() {
    #expect(document.problems(of: documentSample) == [])
  }

  @Test func `the schema and the manifest have the same fields`() {
    let properties = manifest.root.objects.flatMap { object -> [String] in
      guard object["type"] == "object", case .object(let fields)? = object["properties"] else {
        return []
      }
      return fields.members.map(\.key)
    }
    #expect(Set(properties) == Manifest.understoodNames)
  }

  @Test func `every field of the schemas is described`() {
    for schema in [manifest, document] {
      for object in schema.root.objects where object["additionalProperties"] == false {
        guard case .object(let fields)? = object["properties"] else { continue }
        for field in fields.members where field.key != "type" || schema.root == manifest.root {
          #expect(isDescribed(field.value, in: schema), "\(field.key)")
        }
      }
    }
  }

  private func isDescribed(_ field: JSONValue, in schema: JSONSchema) -> Bool {
    if field["description"] != nil { return true }
    guard case .string(let name)? = field["$ref"] else { return false }
    return schema.root["$defs"]?[String(name.dropFirst("#/$defs/".count))]?["description"] != nil
  }

  @Test(
    arguments: [
      ([], "later", true, "/later: not allowed"),
      (["product"], "id", "", "/product/id: minLength"),
      (["documents", 0], "kind", "contract", "/documents/0/kind: enum"),
      (["documents", 0], "asks", "consensus", "/documents/0/asks: enum"),
      (["documents", 0], "page", "both", "/documents/0/page: enum"),
      (["documents", 0], "order", -1, "/documents/0/order: minimum"),
      (["documents", 0, "audience"], "who", "friends", "/documents/0/audience/who: enum"),
      (["documents", 0, "gate"], "acceptMigrated", 1, "/documents/0/gate/acceptMigrated: type"),
      (["documents", 0], "acceptanceRevision", 0, "/documents/0/acceptanceRevision: minimum"),
      (
        ["documents", 0, "gate"], "scrollThreshold", 1_001,
        "/documents/0/gate/scrollThreshold: maximum"
      ),
      (["pages", 0], "path", "../a", "/pages/0/path: pattern"),
      (["pages", 0], "path", "/a", "/pages/0/path: pattern"),
      (["pages", 0], "path", "a/./b", "/pages/0/path: pattern"),
      (["previous"], "digest", "sha256:", "/previous/digest: pattern"),
      (["extensions", "files", 0], "bytes", "1", "/extensions/files/0/bytes: type"),
      ([], "generated", "2025-11-06", "/generated: pattern"),
    ] as [([PathComponent], String, JSONValue, String)])
  func `what the reader refuses does not fit the schema`(
    path: [PathComponent], key: String, value: JSONValue, problem: String
  ) {
    var changed = Mutable(value: manifestSample)
    changed.set(path + [.key(key)], to: value)
    #expect(manifest.problems(of: changed.value) == [problem])
  }

  @Test(
    arguments: [
      (["blocks", 0], "blocks", [], "/blocks/0/blocks: not allowed"),
      (["blocks", 0], "type", "html-block", "/blocks/0/type: enum"),
      (["blocks", 0], "range", [1, 1, 2], "/blocks/0/range: minItems"),
      (["terms", 0], "range", [1, 1, 2, 0], "/terms/0/range/3: minimum"),
      (["terms", 0], "range", [1, 1, 2, 1, 1], "/terms/0/range/4: not allowed"),
      (
        ["blocks", 2, "blocks", 0, "blocks", 0], "task", "done",
        "/blocks/2/blocks/0/blocks/0/task: type"
      ),
      (["blocks", 1, "marks", 1], "range", [12], "/blocks/1/marks/1/range: minItems"),
      (["blocks", 1, "marks", 2], "type", "link", "/blocks/1/marks/2: destination is missing"),
      ([], "spec", "assent-document/2", "/spec: const"),
    ] as [([PathComponent], String, JSONValue, String)])
  func `a document in another form does not fit the schema`(
    path: [PathComponent], key: String, value: JSONValue, problem: String
  ) {
    var changed = Mutable(value: documentSample)
    changed.set(path + [.key(key)], to: value)
    #expect(document.problems(of: changed.value) == [problem])
  }
}
