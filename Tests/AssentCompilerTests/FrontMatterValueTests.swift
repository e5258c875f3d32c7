import AssentCompiler
import AssentDiagnostics
import Foundation
import TestSupport
import Testing

/// What the values of the front matter mean to a build.
@Suite struct FrontMatterValueTests {
  private static func license(_ keys: String) -> String {
    "---\ntitle: License\nversion: 1.0\neffective: 2025-11-03\nlicensor: Example Press\n\(keys)---\n\n"
      + "# License\n\n## 1. Grant\n\nYou may copy this text.\n"
  }

  @Test func `a document is held to the profile that it names`() throws {
    let site = try TestSite([
      "license.md": Self.license("profile: notice\n"),
      "assent.yml": "profiles:\n  notice: { require: [contact] }\n",
    ])
    let missing = try site.build().diagnostics.filter { $0.rule == .missingSection }
    #expect(missing.count == 1)
    #expect(missing.first?.message.contains("contact") == true)
  }

  @Test func `a profile may be that of another kind`() throws {
    let site = try TestSite(["license.md": Self.license("profile: privacy\n")])
    let missing = try site.build().diagnostics.filter { $0.rule == .missingSection }
    #expect(missing.count == 2)
  }

  @Test func `a profile that there is not stops the build, with a guess`() throws {
    let site = try TestSite(["license.md": Self.license("profile: privcy\n")])
    let result = try site.build()
    #expect(result.outcome == .refused)
    let found = try #require(result.diagnostics.first { $0.rule == .invalidFrontMatter })
    #expect(found.message == "unknown profile 'privcy'")
    #expect(found.help == "did you mean 'privacy'?")
    #expect(found.range?.start == SourceLocation(line: 6, column: 10))
  }

  @Test(arguments: ["contact: [a, b]\n", "contact:\n  - a\n  - b\n", "contact: { a: b }\n"])
  func `a list where one value belongs is a finding`(key: String) throws {
    let site = try TestSite(["license.md": Self.license(key)])
    let found = try site.build().diagnostics.filter { $0.rule == .invalidFrontMatter }
    #expect(found.map(\.severity) == [.warning])
    #expect(
      found.first?.message == "'contact' has a list or a mapping where a single value belongs")
    #expect(found.first?.range?.start.line == 6)
  }

  @Test(arguments: ["contact:\n", "tags: [a, b]\n", "other:\n  - a\n"])
  func `an empty value and keys of others are none`(key: String) throws {
    let site = try TestSite(["license.md": Self.license(key)])
    #expect(try site.build().diagnostics.allSatisfy { $0.rule != .invalidFrontMatter })
  }

  @Test func `front matter of more than 64 kB is refused`() throws {
    let keys = (0..<9000).map { "key\($0): x\n" }.joined()
    let site = try TestSite(["license.md": Self.license(keys)])
    let result = try site.build()
    #expect(result.outcome == .refused)
    #expect(
      result.diagnostics.contains {
        $0.rule == .invalidFrontMatter && $0.message.hasSuffix("the limit is 65536")
      })
  }

  @Test func `a file whose name is not UTF-8 is named`() throws {
    let site = try TestSite(Samples.site)
    let path = site.content.path + "/\u{FFFD}.md"
    let bytes = Array(path.utf8).split(separator: 0xEF).first.map(Array.init) ?? []
    let name = (bytes + [0xE9, 0x2E, 0x6D, 0x64, 0]).map { CChar(bitPattern: $0) }
    let file = try #require(fopen(name, "w"))
    fclose(file)
    let found = try site.build().diagnostics.filter { $0.rule == .skippedEntry }
    #expect(found.map(\.message) == ["the name '\u{FFFD}.md' is not UTF-8"])
  }
}
