import AssentCompiler
import AssentDiagnostics
import AssentManifest
import AssentRecord
import Foundation
import TestSupport
import Testing

/// What a second build reads, writes and leaves alone.
@Suite struct IncrementalTests {
  @Test func `a build with no change writes nothing`() throws {
    let site = try TestSite(Samples.site)
    // A record is trusted only for sources that are older than it by a tick of the clock.
    usleep(20_000)
    try site.build()
    let before = try site.published()
    for _ in 0..<3 {
      let result = try site.build()
      #expect(result.outcome == .upToDate)
      #expect(result.writtenCount == 0)
      #expect(result.documentCount == 2)
    }
    #expect(try site.published().rewritten(since: before) == [])
  }

  @Test func `a build with no change reports the same findings`() throws {
    let site = try TestSite(["license.md": Samples.license(), "a.md": "no heading\n"])
    let first = try site.build()
    #expect(!first.diagnostics.isEmpty)
    // The first record may be too young to be trusted; the second build is quick or thorough.
    for _ in 0..<2 {
      usleep(20_000)
      let next = try site.build()
      #expect(next.diagnostics.map(\.message) == first.diagnostics.map(\.message))
      #expect(next.diagnostics.map(\.range) == first.diagnostics.map(\.range))
      #expect(next.diagnostics.map(\.file) == first.diagnostics.map(\.file))
      #expect(next.diagnostics.map(\.help) == first.diagnostics.map(\.help))
    }
  }

  @Test func `a build with no change counts what is too much to list again`() throws {
    let lines = (0..<30).map { "Line \($0) \u{200B}is\u{200B} (open.\n\n## H\($0)\n" }
    var files = ["license.md": Samples.license()]
    for index in 0..<12 { files["\(index).md"] = "# T\n\n" + lines.joined(separator: "\n") }
    let site = try TestSite(files)
    usleep(20_000)
    let first = try site.build()
    #expect(first.diagnostics.count > 200)
    let next = try site.build()
    #expect(next.diagnostics == [])
    #expect(next.unlistedCounts.values.reduce(0, +) == first.diagnostics.count)
  }

  @Test func `touching a source changes nothing`() throws {
    let site = try TestSite(Samples.site)
    try site.build()
    let before = try site.published()
    try FileManager.default.setAttributes(
      [.modificationDate: Date()], ofItemAtPath: site.content.appending(path: "license.md").path)
    #expect(try site.build().outcome == .upToDate)
    #expect(try site.published().rewritten(since: before).filter { $0 != ".assent-build" } == [])
  }

  @Test func `an edit of the same size at the same time is seen`() throws {
    let site = try TestSite(Samples.site)
    let source = site.content.appending(path: "flows/start.md").path
    let time = Date(timeIntervalSince1970: 1_700_000_000)
    try FileManager.default.setAttributes([.modificationDate: time], ofItemAtPath: source)
    try site.build()
    usleep(20_000)
    try site.build()
    let before = try site.published()
    try site.write(Samples.flow(text: "Open, then rest."), to: "flows/start.md")
    try FileManager.default.setAttributes([.modificationDate: time], ofItemAtPath: source)
    #expect(try site.build().outcome == .published)
    #expect(try site.text("flows/start.txt").contains("rest"))
    let written = try site.published().rewritten(since: before)
    #expect(
      written == [
        ".assent-build", "SHA256SUMS", "flows/start.html", "flows/start.json", "flows/start.txt",
        "manifest.json", "site.json",
      ])
  }

  @Test func `an edit right after a build is seen`() throws {
    let site = try TestSite(Samples.site)
    for round in 0..<10 {
      try site.write(Samples.flow(text: "Round \(round)."), to: "flows/start.md")
      try site.build()
      #expect(try site.text("flows/start.txt").contains("Round \(round)."))
    }
  }

  static let tampering: [(name: String, change: @Sendable (URL) throws -> Void)] = [
    ("a byte changed", { try Data("<p>other</p>".utf8).write(to: $0) }),
    ("emptied", { try Data().write(to: $0) }),
    ("removed", { try FileManager.default.removeItem(at: $0) }),
    (
      "another mode",
      { try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: $0.path) }
    ),
    (
      "the same size and time",
      { url in
        let time = try FileManager.default.attributesOfItem(atPath: url.path)[.modificationDate]
        var bytes = [UInt8](try Data(contentsOf: url))
        bytes[bytes.count / 2] ^= 1
        try Data(bytes).write(to: url)
        try FileManager.default.setAttributes(
          [.modificationDate: time as Any], ofItemAtPath: url.path)
      }
    ),
  ]

  @Test(arguments: tampering.indices, ["license/index.html", "index.html", "manifest.json"])
  func `an output that somebody changed is repaired`(change: Int, path: String) throws {
    let site = try TestSite(Samples.site)
    try site.build()
    let before = try site.published()
    usleep(20_000)
    try Self.tampering[change].change(site.output.appending(path: path))
    #expect(try site.published().differences(from: before) == [path])
    #expect(try site.build().outcome == .published, "\(Self.tampering[change].name)")
    // A manifest that reads well counts as one published before, and the next has its number.
    let different = try site.published().differences(from: before).filter { $0 != ".assent-build" }
    #expect(Set(different).isSubset(of: path == "manifest.json" ? [path, "site.json"] : []))
    #expect(try Verifier.verify(site.output.path).diagnostics.map(\.message) == [])
  }

  @Test func `what is published no more goes away with its folders`() throws {
    let site = try TestSite(Samples.site)
    try site.write(Samples.flow(), to: "old/deep/page.md")
    try site.build()
    #expect(site.exists("old/deep/page.html"))
    try site.folder.remove("content/old")
    try site.build()
    #expect(!site.exists("old"))
    #expect(try Verifier.verify(site.output.path).diagnostics == [])
  }

  @Test(arguments: ["notes.txt", "flows/notes.txt", ".hidden", "license/1.0/en/x.html"])
  func `a file that Assent did not publish stops the build and stays`(path: String) throws {
    let site = try TestSite(Samples.site)
    try site.build()
    usleep(20_000)
    // The first record may be too young to be trusted.
    try site.build()
    try site.folder.write("mine", to: "Output/" + path)
    let before = try site.published()
    for isChanged in [false, true] {
      if isChanged { try site.write(Samples.flow(text: "Other words."), to: "flows/start.md") }
      let result = try site.build()
      #expect(result.outcome == .refused)
      #expect(
        result.diagnostics.filter { $0.severity > .info }.map(\.rule) == [.foreignFile])
      #expect(try site.published() == before)
    }
  }

  @Test func `a new version does not take the place of the old one`() throws {
    let site = try TestSite(Samples.site)
    try site.build()
    let before = try site.published()
    try site.write(Samples.license(version: "1.1"), to: "license.md")
    let result = try site.build()
    #expect(result.outcome == .refused)
    #expect(result.diagnostics.filter { $0.severity == .error }.map(\.rule) == [.releaseNotKept])
    #expect(try site.published() == before)
  }

  @Test func `the sequence counts the manifests that differ`() throws {
    let site = try TestSite(Samples.site)
    try site.build()
    let first = try site.bytes("manifest.json")
    #expect(try Manifest(parsing: first).sequence == 1)
    try site.write(Samples.flow(text: "Other words."), to: "flows/start.md")
    try site.build()
    let second = try Manifest(parsing: site.bytes("manifest.json"))
    #expect(second.sequence == 2)
    #expect(second.previous?.sequence == 1)
    #expect(second.previous?.digest == TextDigest.digest(of: first))
    try site.build()
    #expect(try Manifest(parsing: site.bytes("manifest.json")).sequence == 2)
  }

  @Test func `another width, template, configuration or program builds anew`() throws {
    let site = try TestSite(Samples.site)
    try site.build()
    usleep(20_000)
    #expect(try site.build().outcome == .upToDate)
    #expect(try site.build { $0.width = 60 }.outcome == .published)
    #expect(try site.build { $0.generator = "Assent 9.9.9" }.outcome == .published)
    try site.folder.write("<!DOCTYPE html>\n{{{body}}}\n", to: "templates/page.mustache")
    let templates = site.folder["templates"].path
    #expect(try site.build { $0.templates = templates }.outcome == .published)
    #expect(
      try site.text("flows/start.html").hasPrefix("<!DOCTYPE html>\n<div class=\"headline\">\n<h1"))
    try site.write("site:\n  name: Another Name\n", to: "assent.yml")
    #expect(try site.build().outcome == .published)
    #expect(try site.text("index.html").contains("Another Name"))
  }

  @Test func `a file from the epoch given is the newest date`() throws {
    let site = try TestSite(Samples.site)
    try site.build()
    #expect(try site.text("manifest.json").contains("\"generated\":\"2025-11-03T00:00:00Z\""))
    try site.build { $0.sourceDate = 1_800_000_000 }
    #expect(try site.text("manifest.json").contains("\"generated\":\"2027-01-15T08:00:00Z\""))
  }
}
