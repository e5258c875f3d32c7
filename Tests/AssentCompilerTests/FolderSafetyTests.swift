import AssentCompiler
import AssentDiagnostics
import Foundation
import TestSupport
import Testing

/// A build reads nothing outside of its content and writes nothing outside of its output.
@Suite struct FolderSafetyTests {
  private func link(_ path: String, to target: String, in folder: TemporaryFolder) throws {
    let url = folder[path]
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: url.path, withDestinationPath: folder[target].path)
  }

  @Test(arguments: ["content/link.md", "content/flows/link.md", "content/license.md"])
  func `a link to a document outside is not followed`(path: String) throws {
    let site = try TestSite(["flows/start.md": Samples.flow()])
    try site.folder.write("# Secret\n\nOutside text.\n", to: "outside/secret.md")
    try link(path, to: "outside/secret.md", in: site.folder)
    let result = try site.build()
    #expect(result.diagnostics.map(\.rule).contains(.skippedEntry))
    for (path, entry) in try site.published().entries {
      #expect(!String(decoding: entry.bytes, as: UTF8.self).contains("Outside text"), "\(path)")
    }
  }

  @Test func `a link to a folder outside is not followed`() throws {
    let site = try TestSite(["flows/start.md": Samples.flow()])
    try site.folder.write(Samples.flow("Secret"), to: "outside/secret.md")
    try link("content/more", to: "outside", in: site.folder)
    #expect(try site.build().documentCount == 1)
    #expect(!site.exists("more"))
  }

  @Test func `a configuration that is a link is not read`() throws {
    let site = try TestSite(Samples.site)
    try site.folder.write("site: { name: From Outside }\n", to: "outside/assent.yml")
    try link("content/assent.yml", to: "outside/assent.yml", in: site.folder)
    #expect(throws: InputError.self) { try site.build() }
    #expect(!site.folder.exists("Output"))
  }

  @Test(arguments: ["index.html", "license/index.html", "manifest.json"])
  func `a link in the place of a page is refused and its target left alone`(path: String) throws {
    let site = try TestSite(Samples.site)
    try site.folder.write("precious", to: "outside/file")
    try link("Output/" + path, to: "outside/file", in: site.folder)
    #expect(throws: InputError.self) { try site.build() }
    #expect(try site.folder.text("outside/file") == "precious")
  }

  @Test(arguments: ["license", "flows", "assets", "license/1.0"])
  func `a link in the place of a folder is refused and its target left empty`(
    path: String
  ) throws {
    let site = try TestSite(Samples.site)
    try FileManager.default.createDirectory(
      at: site.folder["outside"], withIntermediateDirectories: true)
    try link("Output/" + path, to: "outside", in: site.folder)
    #expect(throws: InputError.self) { try site.build() }
    #expect(try FolderContents(site.folder["outside"]).paths == [])
  }

  @Test func `a link that appears after a build is not followed by the next`() throws {
    let site = try TestSite(Samples.site)
    try site.build()
    try site.folder.write("precious", to: "outside/start.html")
    try site.folder.remove("Output/flows")
    try link("Output/flows", to: "outside", in: site.folder)
    try site.write(Samples.flow(text: "Other words."), to: "flows/start.md")
    #expect(throws: InputError.self) { try site.build() }
    #expect(try site.folder.text("outside/start.html") == "precious")
  }

  @Test func `stale files are not removed through a link`() throws {
    let site = try TestSite(Samples.site)
    try site.build()
    try site.folder.write("precious", to: "outside/start.html")
    try site.folder.remove("Output/flows")
    try link("Output/flows", to: "outside", in: site.folder)
    try site.folder.remove("content/flows")
    _ = try? site.build()
    #expect(try site.folder.text("outside/start.html") == "precious")
  }

  @Test func `a record that names files outside removes none`() throws {
    let site = try TestSite(Samples.site)
    try site.build()
    try site.folder.write("precious", to: "precious.txt")
    try site.changeRecord {
      $0.replacing("\nn ", with: "\no 8 ../precious.txt\no 8 /etc/hostname\nn ", maxReplacements: 1)
    }
    try site.write(Samples.flow(text: "Other words."), to: "flows/start.md")
    _ = try? site.build()
    #expect(try site.folder.text("precious.txt") == "precious")
  }

  @Test func `a build touches nothing beside its output`() throws {
    let site = try TestSite(Samples.site)
    let before = try FolderContents(site.folder.url)
    try site.build()
    let rest = try FolderContents(site.folder.url).rewritten(since: before)
      .filter { !$0.hasPrefix("Output/") }
    #expect(rest == [])
  }

  static let overlaps: [(content: String, output: String)] = [
    ("content", "content"), ("content", "content/Output"), ("content", "content/a/b/c"),
    ("content/flows", "content"), ("content", "."),
  ]

  @Test(arguments: overlaps)
  func `folders that overlap are refused`(content: String, output: String) throws {
    let site = try TestSite(Samples.site)
    let before = try FolderContents(site.folder.url)
    #expect(throws: UsageError.self) {
      try site.build {
        $0.content = site.folder[content].path
        $0.output = site.folder[output].path
      }
    }
    #expect(try FolderContents(site.folder.url).rewritten(since: before) == [])
  }
}
