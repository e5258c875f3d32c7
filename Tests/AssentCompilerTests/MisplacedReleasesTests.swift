import AssentCompiler
import AssentDiagnostics
import AssentManifest
import Foundation
import TestSupport
import Testing

/// Releases stay published: no name, link or setting takes them out without an error.
@Suite struct MisplacedReleasesTests {
  private func released() throws -> TestSite {
    let site = try TestSite(["license.md": Samples.license()])
    try site.release("1.0", ["license.md": Samples.license()], at: "2025-11-03")
    return site
  }

  private func move(_ site: TestSite, _ from: String, _ to: String) throws {
    let target = site.content.appending(path: to)
    try FileManager.default.createDirectory(
      at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.moveItem(at: site.content.appending(path: from), to: target)
  }

  /// The errors of build and lint, and that a release is refused, too.
  private func errors(_ site: TestSite) throws -> [String] {
    let build = try site.build().diagnostics
    let lint = try LintRun(paths: [site.content.path], jobs: 1).run(isFixing: false).diagnostics
    let all = [build, lint].map { found in
      found.filter { $0.rule == .releasedTextEdited }.map { $0.summary(below: site.content) }
        .sorted()
    }
    #expect(all[0] == all[1])
    let before = try FolderContents(site.content)
    var request = ReleaseRequest(
      content: site.content.path, agreement: "license",
      day: EntryDay(today: try #require(Manifest.Day("2025-11-03"))))
    request.by = "legal@example.org"
    #expect(try ReleaseRun(request).run().outcome == .refused)
    #expect(try FolderContents(site.content).differences(from: before) == [])
    return all[0]
  }

  @Test(arguments: [
    ("releases", "Releases"), ("releases", ".releases"), ("releases", "_releases"),
    ("releases", "old/archive"), ("releases/license", "releases/.license"),
    ("releases/license", "releases/License"), ("releases/license", "releases/more/license"),
    ("releases/license/ledger.ndjson", "releases/ledger.ndjson"),
  ])
  func `releases under another name are an error`(_ from: String, _ to: String) throws {
    let site = try released()
    #expect(try site.build().outcome == .published)
    try move(site, from, to)
    let found = try site.build()
    #expect(found.outcome == .refused)
    #expect(found.diagnostics.contains { $0.rule == .releasedTextEdited && $0.help != nil })
    let lint = try LintRun(paths: [site.content.path], jobs: 1).run(isFixing: false).diagnostics
    #expect(lint.contains { $0.rule == .releasedTextEdited })
  }

  @Test func `a folder of releases cannot be excluded`() throws {
    let site = try released()
    try site.write("exclude: [releases]\n", to: "assent.yml")
    #expect(try errors(site) == ["error released-text-edited releases"])
  }

  @Test func `a folder of releases is no link, and nothing is written through one`() throws {
    let site = try released()
    let elsewhere = try TemporaryFolder()
    let place = elsewhere.url.appending(path: "releases")
    try FileManager.default.moveItem(at: site.content.appending(path: "releases"), to: place)
    try FileManager.default.createSymbolicLink(
      at: site.content.appending(path: "releases"), withDestinationURL: place)
    let before = try FolderContents(elsewhere.url)
    #expect(try errors(site) == ["error released-text-edited releases"])
    #expect(try FolderContents(elsewhere.url).differences(from: before) == [])
    let file = site.content.appending(path: "license.md").path
    let alone = try LintRun(paths: [file], jobs: 1).run(isFixing: false)
    #expect(alone.diagnostics.contains { $0.rule == .releasedTextEdited })
  }

  @Test(arguments: [
    ("apps", "apps", "exclude: [apps]\n"), ("apps", ".apps", ""), ("apps", "_apps", ""),
    ("apps/releases", "public/releases", ""), ("apps/releases", "public/a/b", ""),
    ("apps/releases", ".a/b/c/old", ""),
  ])
  func `releases vanish with no folder above them`(
    _ from: String, _ to: String, _ configuration: String
  ) throws {
    let site = try TestSite()
    try site.release("1.0", ["apps/license.md": Samples.license()], at: "2025-11-03")
    try site.write(Samples.flow(), to: "start.md")
    #expect(try site.build().outcome == .published)
    if from != to { try move(site, from, to) }
    try site.write(configuration, to: "assent.yml")
    try site.folder.remove("Output")
    let build = try site.build()
    #expect(build.outcome == .refused)
    let lint = try LintRun(paths: [site.content.path], jobs: 1).run(isFixing: false)
    for found in [build.diagnostics, lint.diagnostics] {
      #expect(
        found.filter { $0.rule == .releasedTextEdited }.map { $0.summary(below: site.content) }
          == [
            "error released-text-edited \(to)\(from == "apps" ? "/releases" : "")/license/ledger.ndjson"
          ])
    }
  }

  @Test func `a work tree of Git in a hidden folder is nobody's business`() throws {
    let site = try released()
    try site.write("gitdir: elsewhere\n", to: ".trees/one/.git")
    try site.write("{\"at\":1}\n", to: ".trees/one/releases/license/ledger.ndjson")
    #expect(try site.build().outcome == .published)
  }

  @Test func `a hidden or excluded folder of another kind is nobody's business`() throws {
    let site = try released()
    try site.write("text\n", to: ".releases/notes/a.md")
    try site.write("text\n", to: "public/ledger.ndjson")
    #expect(try site.build().outcome == .published)
  }
}
