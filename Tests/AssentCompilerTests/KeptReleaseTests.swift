import AssentCompiler
import AssentDiagnostics
import AssentManifest
import Foundation
import TestSupport
import Testing

@Suite("what was published before")
struct KeptReleaseTests {
  private func errors(_ result: SiteBuild.Result) -> [Diagnostic] {
    result.diagnostics.filter { $0.severity == .error }
  }

  @Test func `words do not change under one version`() throws {
    let site = try TestSite(Samples.site)
    try site.build()
    let before = try site.published()
    try site.write(Samples.license(grant: "You may read this text."), to: "license.md")
    let result = try site.build()
    let error = try #require(errors(result).first)
    #expect(error.rule == .changedWithoutVersion)
    #expect(
      error.message
        == "version 1.0 was published before, in '\(site.output.path)', with other words")
    #expect(error.help?.contains("assent release license --version 1.0 --from REF") == true)
    #expect(
      error.help?.hasSuffix(
        "or, if neither a person nor a gate has seen it, remove '\(site.output.path)': numbers begin "
          + "anew, and a gate that saw a higher one refuses what comes") == true, "\(error)")
    #expect(error.file == site.content.path + "/license.md")
    #expect(try site.published() == before)
  }

  @Test func `what --previous names is not to be removed`() throws {
    let site = try TestSite(Samples.site)
    try site.build()
    try FileManager.default.moveItem(at: site.output, to: site.folder["before"])
    try site.write(Samples.license(version: "1.1"), to: "license.md")
    let result = try site.build { $0.previous = site.folder["before"].path }
    let error = try #require(errors(result).first)
    #expect(error.rule == .releaseNotKept)
    #expect(
      error.help?.contains("gate has seen it, build without --previous: ") == true, "\(error)")
  }

  @Test func `markup may change under one version`() throws {
    let site = try TestSite(Samples.site)
    try site.build()
    try site.write(
      Samples.license(grant: "You may *copy* this text."), to: "license.md")
    #expect(try site.build().outcome == .published)
  }

  @Test func `a version that was raised without a release is not lost`() throws {
    let site = try TestSite(Samples.site)
    try site.build()
    try site.write(Samples.license(version: "1.1"), to: "license.md")
    let error = try #require(errors(try site.build()).first)
    #expect(error.rule == .releaseNotKept)
    #expect(
      error.message
        == "version 1.0 of 'license' was published before, in '\(site.output.path)', and would be lost"
    )
    #expect(
      error.help?.hasPrefix("keep it: assent release license --version 1.0 --from REF") == true)
    // Kept as a release, the version may be raised.
    try site.release("1.0", ["license.md": Samples.license()], at: "2025-11-03")
    try site.write(Samples.license(version: "1.1"), to: "license.md")
    #expect(try site.build().outcome == .published)
  }

  @Test func `an agreement that was published does not go`() throws {
    let site = try TestSite(Samples.site)
    try site.build()
    try site.folder.remove("content/license.md")
    let error = try #require(errors(try site.build()).first)
    #expect(error.rule == .releaseNotKept)
    #expect(error.message.hasPrefix("agreement 'license' was published before"))
  }

  @Test func `a product that was published does not go`() throws {
    let site = try TestSite(["flows/a.md": Samples.flow(), "app/license.md": Samples.license()])
    try site.build()
    try site.folder.remove("content/app")
    let error = try #require(errors(try site.build()).first)
    #expect(error.rule == .releaseNotKept)
    #expect(error.message.hasPrefix("agreement 'app/license' was published before"))
  }

  @Test func `releases that are removed with their ledger are missed`() throws {
    let site = try TestSite()
    try site.release("1.0", ["license.md": Samples.license()], at: "2025-11-03")
    let second = Samples.license(version: "1.1", grant: "You may read this text.")
    try site.release("1.1", ["license.md": second], at: "2025-11-04")
    try site.build()
    try site.folder.remove("content/releases")
    let error = try #require(errors(try site.build()).first)
    #expect(error.rule == .releaseNotKept)
    #expect(error.message.hasPrefix("version 1.0 of 'license'"))
  }

  @Test func `the manifest may be named`() throws {
    let site = try TestSite(Samples.site)
    try site.build()
    try site.write(Samples.license(version: "1.1"), to: "license.md")
    let clone = TestSite(folder: try TemporaryFolder())
    try FileManager.default.copyItem(at: site.content, to: clone.content)
    for previous in ["", "/manifest.json"] {
      let path = site.output.path + previous
      let error = try #require(errors(try clone.build { $0.previous = path }).first)
      #expect(error.rule == .releaseNotKept)
      #expect(error.message.contains("'\(path)'"))
    }
    #expect(throws: InputError.self) {
      try clone.build { $0.previous = clone.content.path + "/license.md" }
    }
    #expect(throws: InputError.self) { try clone.build { $0.previous = clone.content.path } }
    #expect(try clone.build().outcome == .published)
  }

  @Test func `the number follows on that of the manifest named`() throws {
    let site = try TestSite(Samples.site)
    try site.build()
    try site.write(Samples.flow(text: "Other words."), to: "flows/start.md")
    try site.build()
    #expect(try site.manifest().sequence == 2)
    try site.write(Samples.flow(text: "Yet other words."), to: "flows/start.md")
    let clone = try site.builtAnew { $0.previous = site.output.path }
    try site.build()
    #expect(try clone.bytes("manifest.json") == (try site.bytes("manifest.json")))
    #expect(try clone.manifest().sequence == 3)
  }
}
