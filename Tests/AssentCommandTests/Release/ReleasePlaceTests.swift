import Foundation
import TestSupport
import Testing

/// What is released keeps its places, so that none is taken that a build could not give.
@Suite struct ReleasePlaceTests {
  /// Names of texts that come out at, or beside, places of the site's own.
  static let ids = [
    "latest", "assets", "schema", "index", "history", "manifest.json", "sitemap.xml", "SHA256SUMS",
    "releases", "feed.xml", "site.json", "public", "license.d", "index.html", "index.txt",
    "latest.txt", "history.html",
  ]

  @Test(arguments: ids)
  func `what is released can be built, and what cannot be built is not released`(id: String) throws
  {
    let project = try ReleaseProject([
      "\(id).md": "---\nkind: license\n---\n\n" + ReleaseProject.license()
    ])
    let before = try FolderContents(project.folder["content"])
    let release = try project.release(id)
    if release.code == 0 {
      let build = try project.project.run("build")
      #expect(build.code == 0, "\(build.errors)")
    } else {
      #expect(release.code == 1 || release.code == 2)
      #expect(!release.errors.isEmpty)
      let after = try FolderContents(project.folder["content"])
      #expect(after.differences(from: before) == [])
    }
  }

  @Test(arguments: ["assets", "schema", "manifest.json"])
  func `the place of the site's own files is refused by name`(id: String) throws {
    let project = try ReleaseProject([
      "\(id).md": "---\nkind: license\n---\n\n" + ReleaseProject.license()
    ])
    let release = try project.release(id)
    #expect(release.code == 1)
    #expect(release.errors.contains("would both be published at '\(id)"), "\(release.errors)")
    #expect(!project.folder.exists("content/releases"))
  }

  @Test func `of two names that differ in case the second is refused, and told of the first`()
    throws
  {
    let project = try ReleaseProject()
    try #require(try project.release("license").code == 0)
    try project.write(ReleaseProject.license(), to: "License.md")
    for arguments in [["lint"], ["build"], ["release", "License.md", "--by", "a@example.org"]] {
      let ending = try project.run(arguments)
      #expect(ending.code != 0, "\(arguments)")
      let words = ending.text + ending.errors
      let message = words.firstMatch(of: /this file and '(.*?)' are both .*\n --> (.*)/)
      #expect(
        message.map { Set([String($0.1), String($0.2)]) } == ["License.md", "content/license.md"],
        "\(words)")
    }
  }
}
