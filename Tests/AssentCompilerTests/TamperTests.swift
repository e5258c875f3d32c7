import AssentCompiler
import AssentDiagnostics
import AssentManifest
import Foundation
import TestSupport
import Testing

/// What somebody else did to content, output and record does not make a build say what is not so.
@Suite struct TamperTests {
  private func verify(_ site: TestSite) throws -> [RuleID] {
    try Verifier.verify(site.output.path).diagnostics.map(\.rule)
  }

  /// A site that a second build finds up to date.
  private func settled(_ files: [String: String] = Samples.site) throws -> TestSite {
    let site = try TestSite(files)
    usleep(20_000)
    try site.build()
    #expect(try site.build().outcome == .upToDate)
    return site
  }

  static let touches: [@Sendable (URL) throws -> Void] = [
    {
      try FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: $0.path)
    },
    {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: 3_600)], ofItemAtPath: $0.path)
    },
    { try Data(contentsOf: $0).write(to: $0) },
    { try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: $0.path) },
  ]

  @Test(arguments: touches.indices)
  func `an edit is seen whatever is done to the record after it`(touch: Int) throws {
    let site = try settled()
    usleep(20_000)
    try site.write(Samples.flow(text: "Open, then rest."), to: "flows/start.md")
    usleep(20_000)
    try Self.touches[touch](site.output.appending(path: ".assent-build"))
    #expect(try site.build().outcome == .published)
    #expect(try site.text("flows/start.txt").contains("rest"))
  }

  @Test(arguments: touches.indices)
  func `a published file that was changed is seen whatever is done to the record`(
    touch: Int
  ) throws {
    let site = try settled()
    usleep(20_000)
    let page = try site.text("flows/start.txt").replacing("read", with: "rest")
    try site.folder.write(page, to: "Output/flows/start.txt")
    usleep(20_000)
    try Self.touches[touch](site.output.appending(path: ".assent-build"))
    _ = try site.build()
    #expect(try verify(site) == [])
  }

  @Test(arguments: [false, true])
  func `texts of another folder are seen, though paths, sizes and times say nothing`(
    isRenamed: Bool
  ) throws {
    let site = try TestSite(Samples.site)
    for (path, text) in Samples.site {
      try site.folder.write(text.replacing("Open", with: "Shut"), to: "other/" + path)
    }
    usleep(20_000)
    try site.build()
    #expect(try site.build().outcome == .upToDate)
    if isRenamed {
      try FileManager.default.moveItem(at: site.content, to: site.folder["old"])
      try FileManager.default.moveItem(at: site.folder["other"], to: site.content)
      #expect(try site.build().outcome == .published)
    } else {
      let other = site.folder["other"].path
      #expect(try site.build { $0.content = other }.outcome == .published)
    }
    #expect(try site.text("flows/start.txt").contains("Shut"))
  }

  @Test(arguments: ["", "{", "[]", nil])
  func `the numbers of manifests go on where one is lost`(text: String?) throws {
    let site = try settled()
    try site.write(Samples.flow(text: "Second."), to: "flows/start.md")
    try site.build()
    #expect(try Manifest(parsing: site.bytes("manifest.json")).sequence == 2)
    try site.folder.remove("Output/manifest.json")
    if let text { try site.folder.write(text, to: "Output/manifest.json") }
    try site.build()
    let manifest = try Manifest(parsing: site.bytes("manifest.json"))
    #expect(manifest.sequence == 3)
    #expect(manifest.previous?.sequence == 2)
  }

  @Test func `a manifest with the last number there is stops the build`() throws {
    let site = try settled()
    let manifest = try site.text("manifest.json")
      .replacing("\"sequence\":1", with: "\"sequence\":9007199254740991")
    try site.folder.write(manifest, to: "Output/manifest.json")
    try site.write(Samples.flow(text: "Second."), to: "flows/start.md")
    let result = try site.build()
    #expect(result.outcome == .refused)
    #expect(result.diagnostics.contains { $0.rule == .unusableManifest })
  }

  @Test(arguments: ["license.md", "eula.fr.md", "app/terms.md"])
  func `an agreement that is a link stops the build`(path: String) throws {
    let site = try settled()
    let before = try site.published()
    try site.folder.write(Samples.license(), to: "aside.md")
    try site.folder.remove("content/license.md")
    let link = site.content.appending(path: path)
    try FileManager.default.createDirectory(
      at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: link, withDestinationURL: site.folder["aside.md"])
    let result = try site.build()
    #expect(result.outcome == .refused)
    #expect(result.diagnostics.contains { $0.rule == .skippedEntry && $0.severity == .error })
    #expect(try site.published() == before)
  }

  @Test(arguments: ["notes.assent-tmp", "archive/manifest.json", ".assent-stage/notes.txt"])
  func `a file that only looks like one of ours stays`(path: String) throws {
    let site = try settled()
    let text = path.hasSuffix("manifest.json") ? try site.text("manifest.json") : "mine"
    try site.folder.write(text, to: "Output/" + path)
    try site.write(Samples.flow(text: "Second."), to: "flows/start.md")
    #expect((try? site.build().outcome) != .published)
    #expect(try site.text(path) == text)
  }

  @Test func `two spellings of one name are two files`() throws {
    let site = try settled(["license.md": Samples.license(), "flows/café.md": Samples.flow()])
    try site.folder.write("other", to: "Output/flows/cafe\u{301}.html")
    #expect(try verify(site) == [.unlistedFile])
    #expect(try site.build().diagnostics.contains { $0.rule == .foreignFile })
    let lint = try LintRun(paths: [site.content.path], jobs: 1).run(isFixing: false)
    #expect(lint.documentCount == 2)
    try site.write(Samples.flow(), to: "flows/cafe\u{301}.md")
    #expect(
      try LintRun(paths: [site.content.path], jobs: 1).run(isFixing: false).documentCount == 3)
    #expect(try site.build().diagnostics.contains { $0.rule == .outputCollision })
  }

  @Test func `folders can be read whatever the umask`() throws {
    let old = umask(0o077)
    defer { umask(old) }
    let site = try TestSite(Samples.site)
    try site.build()
    for folder in ["", "license", "license/1.0/en", "assets"] {
      let attributes = try FileManager.default.attributesOfItem(
        atPath: site.output.appending(path: folder).path)
      #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o755, "\(folder)")
    }
  }

  static let days: [(language: String, day: String)] = [
    ("en", "2026-11-12"), ("en-GB", "2026-12-11"), ("fr", "2026-12-11"), ("de", "2026-12-11"),
    ("en_US", "2026-11-12"), ("German", "2026-12-11"),
  ]

  @Test(arguments: days)
  func `a date of digits is read in the language that the front matter states`(
    language: String, day: String
  ) throws {
    let text =
      "---\nversion: 1.0\neffective: 11/12/2026\nlanguage: \(language)\n---\n# T\n\nText.\n"
    let site = try TestSite(["license.md": text, "assent.yml": Samples.profiles])
    try site.build()
    let manifest = try Manifest(parsing: site.bytes("manifest.json"))
    #expect(manifest.documents.first?.releases.first?.effective.description == day)
  }

  @Test(arguments: ["\n", "\n \n\n", "\r\n"])
  func `front matter below blank lines is an error, and told as the one cause`(lead: String) throws
  {
    let text =
      lead + "---\nkind: license\nversion: 1.0\neffective: 2025-11-03\n---\n\n# T\n\nText.\n"
    let site = try TestSite(["x.md": text, "assent.yml": Samples.profiles])
    let result = try site.build()
    #expect(result.outcome == .refused)
    #expect(
      result.diagnostics.filter { $0.severity == .error }.map(\.rule) == [.invalidFrontMatter])
  }
}
