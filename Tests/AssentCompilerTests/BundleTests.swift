import AssentArchive
import AssentCompiler
import AssentDiagnostics
import AssentManifest
import AssentRecord
import Foundation
import TestSupport
import Testing

@Suite("bundles")
struct BundleTests {
  private static func errors(_ bytes: [UInt8]) -> [RuleID] {
    BundleCheck.verify(bytes, name: "b").diagnostics.map(\.rule)
  }

  @Test(arguments: BundleFormat.allCases)
  func `every byte that is changed is caught`(_ format: BundleFormat) async throws {
    let bytes = try TinyRelease().bundle(format)
    #expect(Self.errors(bytes) == [])
    let step = Recording.isLong || bytes.count < 5_000 ? 1 : bytes.count / 1_000
    let missed = await withTaskGroup(of: [Int].self) { group in
      for part in 0..<4 {
        group.addTask {
          stride(from: part * step, to: bytes.count, by: 4 * step).filter { place in
            var changed = bytes
            changed[place] ^= 1 << UInt8(place % 8)
            return Self.errors(changed).isEmpty
          }
        }
      }
      return await group.reduce(into: []) { $0 += $1 }
    }
    #expect(missed == [])
  }

  @Test(arguments: [BundleFormat.tarGzip, .zip])
  func `a member that is missing, added, renamed, repeated or out of the folder is named`(
    _ format: BundleFormat
  ) throws {
    let archive = try #require(ArchiveFormat(rawValue: format.rawValue))
    let day = try #require(Manifest.Day("2026-03-01"))
    let members = try archive.unpack(TinyRelease().bundle(format)).members
    func found(_ change: (inout [ArchiveMember]) -> Void) throws -> Set<String> {
      var changed = members
      change(&changed)
      let result = BundleCheck.verify(try archive.pack(changed, day: day), name: "b")
      return Set(result.diagnostics.map { "\($0.rule) \($0.file)" })
    }
    #expect(try found { _ in } == [])
    for member in members where !member.path.hasSuffix("bundle.json") {
      let name = member.path.dropFirst("a-1.0/".count)
      let isSignature = name.hasSuffix(".minisig")
      let without = try found { $0.removeAll { $0.path == member.path } }
      // Without a signature the README and the sums say too much.
      #expect(
        without.contains(
          isSignature ? "bundle-differs b: a-1.0/README.txt" : "missing-file b: a-1.0/\(name)"),
        "\(name): \(without)")
      let renamed = try found { list in
        for index in list.indices where list[index].path == member.path { list[index].path += "x" }
      }
      // Without its manifest a bundle promises nothing.
      guard name != "manifest.json" else { continue }
      #expect(renamed.contains("unlisted-file b: a-1.0/\(name)x"), "\(name): \(renamed)")
    }
    #expect(
      try found { $0.append(ArchiveMember(path: "a-1.0/more", bytes: [])) }
        == ["unlisted-file b: a-1.0/more"])
    let moved = members.map {
      ArchiveMember(path: $0.path.replacing("a-1.0/", with: "a-1.1/"), bytes: $0.bytes)
    }
    #expect(try found { $0 = moved } == ["bundle-differs b"])
    for path in ["a-1.0/../b", "/a-1.0/b", "b/c", "a-1.0/a\\b", "a-1.0/A/1.0/en/a.txt"] {
      let changed = members + [ArchiveMember(path: path, bytes: [])]
      #expect(throws: ArchiveError.self, "\(path)") { try archive.pack(changed, day: day) }
    }
  }

  @Test func `a bundle is refused where what was published is not whole`() throws {
    let release = try TinyRelease()
    try release.folder.write("Apfel", to: "a/1.0/en/a.txt")
    #expect(throws: BundleRefusal.self) { try release.bundle(.zip) }
    try release.folder.remove("a/1.0/en/a.txt")
    #expect(throws: BundleRefusal.self) { try release.bundle(.tarGzip) }
  }

  @Test func `a version, a language and an agreement have to be published`() throws {
    let release = try TinyRelease()
    func message(_ agreement: String, _ version: String, _ locale: String = "en") throws -> String {
      let request = BundleRequest(
        agreement: agreement, version: try #require(Manifest.Version(version)),
        locales: [try #require(Manifest.Locale(locale))], published: release.folder.path,
        format: .zip)
      do { _ = try Bundle.make(request) } catch { return "\(error)" }
      return ""
    }
    #expect(try message("a", "1.0") == "")
    #expect(try message("A", "1.0") == "")
    #expect(
      try message("b", "1.0") == "'\(release.folder.path)' has no agreement 'b'; did you mean 'a'?")
    #expect(try message("a", "1.1") == "'a' has no published version '1.1'; did you mean 'a@1.0'?")
    #expect(try message("a", "1.0", "fr") == "'a@1.0' has no text in 'fr'; it has 'en'")
  }

  @Test(arguments: BundleFormat.allCases)
  func `a signature by another key is no signature`(_ format: BundleFormat) throws {
    let release = try TinyRelease()
    let bytes = try release.bundle(format)
    var trust = Trust()
    trust.keys = [release.key.publicKey]
    #expect(BundleCheck.verify(bytes, name: "b", trust: trust).diagnostics == [])
    let unsigned = try TinyRelease(isSigned: false).bundle(format)
    #expect(BundleCheck.verify(unsigned, name: "b").diagnostics == [])
    let found = BundleCheck.verify(unsigned, name: "b", trust: trust).diagnostics
    #expect(found.map(\.rule) == [.missingSignature])
  }

  @Test func `a site with redlines and languages fits into each format`() throws {
    let site = try TestSite([
      "flows/start.md": Samples.flow(), "assent.yml": "products: { näpp: { id: n, name: N } }\n",
    ])
    for (version, day) in [("1.0", "2025-01-01"), ("1.1", "2025-02-01"), ("1.2", "2025-03-01")] {
      try site.release(
        version,
        [
          "näpp/license.md": Samples.license(
            version: version, grant: "You may copy \(version)"),
          "näpp/license.fr.md": Samples.license(version: version, grant: "Copiez \(version)."),
        ], at: day)
    }
    try site.build()
    let version = Manifest.Version(stringLiteral: "1.2")
    for format in BundleFormat.allCases {
      let request = BundleRequest(
        agreement: "näpp/license", version: version, published: site.output.path,
        content: site.content.path, format: format)
      let bytes = try Bundle.make(request)
      #expect(BundleCheck.verify(bytes, name: "b").diagnostics == [])
      #expect(try Bundle.make(request) == bytes)
      guard format != .html else { continue }
      let members = try Bundle.members(of: request)
      let description = try #require(members.first { $0.path.hasSuffix("/bundle.json") })
      let schema = try PublishedSchemaTests.schema("bundle.schema.json")
      #expect(schema.problems(of: try JSONValue(parsing: description.bytes)) == [])
      let paths = members.map { $0.path.dropFirst("license-1.2/".count) }
      for path in [
        "README.txt", "SHA256SUMS", "bundle.json", "manifest.json", "assets/assent.css",
        "assets/assent.js", "schema/manifest.schema.json", "näpp/manifest.json",
        "näpp/license/1.2/fr/license.txt", "näpp/license/1.2/fr/changes-from-1.1.html",
        "näpp/license/1.2/en/changes-from-1.0.html", "näpp/releases/license/1.2/license.fr.md",
      ] {
        #expect(paths.contains(path[...]), "\(path)")
      }
      #expect(!paths.contains { $0.contains("/1.1/") || $0.contains("history") })
    }
  }

  @Test func `what is no bundle is said to be none`() {
    #expect(Self.errors([]) == [.notABundle])
    #expect(Self.errors(Array("hello".utf8)) == [.notABundle])
    #expect(Self.errors(Array("<!DOCTYPE html>\n<html>".utf8)) == [.notABundle])
    #expect(Self.errors([0x1F, 0x8B]) == [.damagedArchive])
    #expect(Self.errors(Array("PK\u{5}\u{6}".utf8)) == [.damagedArchive])
  }
}
