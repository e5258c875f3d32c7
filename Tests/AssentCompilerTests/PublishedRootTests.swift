import AssentCompiler
import AssentDiagnostics
import Foundation
import TestSupport
import Testing

/// A folder that is no published one is told from one, and nothing of it is judged.
@Suite struct PublishedRootTests {
  private static func verify(_ site: TestSite, _ path: String = "") throws -> [Diagnostic] {
    try Verifier.verify(site.folder[path].path).diagnostics
  }

  @Test func `a folder above the published one is one finding, which names the one that is meant`()
    throws
  {
    let site = try TestSite(Samples.site)
    try site.build()
    try site.folder.write("secret", to: "legal.key")
    try site.folder.write("{\"name\": \"Web App\"}", to: "manifest.json")
    let found = try Self.verify(site)
    #expect(found.map(\.rule) == [.noManifest])
    #expect(found.first?.message.contains("'Output'") == true)
    #expect(found.first?.help?.contains("assent verify ") == true)
    #expect(found.first?.help?.hasSuffix("Output") == true)
  }

  @Test func `of several the first is named, and how many there are`() throws {
    let site = try TestSite(Samples.site)
    try site.build()
    let elsewhere = site.folder["elsewhere/deep"].path
    try site.build { $0.output = elsewhere }
    let found = try Self.verify(site)
    #expect(found.map(\.rule) == [.noManifest])
    #expect(found.first?.message.contains("'Output' is, one of 2") == true)
  }

  @Test func `a folder without any is one finding`() throws {
    let site = try TestSite(Samples.site)
    #expect(try Self.verify(site).map(\.rule) == [.noManifest])
    #expect(try Self.verify(site, "content").map(\.rule) == [.noManifest])
  }

  @Test(arguments: ["manifest.json", "site.json", ".assent-build", "schema/site.schema.json"])
  func `a published folder that lost a file is checked all the same`(_ lost: String) throws {
    let site = try TestSite(Samples.site.merging(["app/terms.md": Samples.license()]) { $1 })
    try site.build()
    try site.folder.remove("Output/" + lost)
    try site.folder.write("x", to: "Output/extra.txt")
    #expect(try Self.verify(site, "Output").contains { $0.rule == .unlistedFile })
  }

  @Test(arguments: ["", "{", "[]", "{\"schema\": 1}"])
  func `a manifest that was damaged is reported as that`(_ text: String) throws {
    let site = try TestSite(Samples.site)
    try site.build()
    try site.folder.write(text, to: "Output/manifest.json")
    #expect(try Self.verify(site, "Output").contains { $0.rule == .unreadableManifest })
  }

  @Test func `nobody is told to remove what Assent did not write`() throws {
    let site = try TestSite(Samples.site)
    try site.build()
    try site.folder.write("mine", to: "Output/notes.txt")
    try site.write(Samples.flow(text: "Second."), to: "flows/start.md")
    let found = try Self.verify(site, "Output") + site.build().diagnostics
    let advice = found.filter { $0.file.hasSuffix("notes.txt") }.compactMap(\.help)
    #expect(advice.count == 2)
    #expect(advice.allSatisfy { !$0.contains("remove") }, "\(advice)")
  }
}
