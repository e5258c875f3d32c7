import Foundation
import TestSupport
import Testing

/// What a build says on standard error when it is done.
@Suite struct BuildReportTests {
  @Test func `one line says what was published, and what was not`() throws {
    let project = try ReleaseProject.released(
      with: ["license.md": Project.license, "flows/start.md": Project.flow])
    let first = try project.run("build")
    let line = /published 1 agreement, 1 page; (\d+) files written, 0 unchanged, in \d+\.\d\d s\n/
    let found = try #require(first.errors.wholeMatch(of: line), "\(first.errors)")
    #expect(first.output.isEmpty)
    usleep(20_000)
    for _ in 0..<2 {
      let next = try project.run("build").errors
      let same =
        /all up to date: 1 agreement, 1 page; (\d+) files unchanged, in \d+\.\d\d s\n/
      let count = try #require(next.wholeMatch(of: same), "\(next)")
      // The record is rewritten once, and is not an artifact.
      #expect(try #require(Int(found.1)) - (try #require(Int(count.1))) <= 1)
    }
  }

  @Test func `versions are counted, and a draft is named every time`() throws {
    let release = try ReleaseProject.released(
      then: ReleaseProject.license("1.1", grant: "You may read this text."))
    let line = "not released: license 1.1; to publish a draft: assent release license\n"
    for _ in 0..<2 {
      let errors = try release.project.run("build").errors
      #expect(errors.hasSuffix(line), "\(errors)")
      usleep(20_000)
    }
    try release.release("license", "--change", "material", "--summary", "Reading.")
    let errors = try release.project.run("build").errors
    #expect(errors.contains("published 1 agreement in 2 versions; "), "\(errors)")
    #expect(!errors.contains("not released:"))
  }

  @Test func `a build that is quiet prints errors alone`() throws {
    let project = try Project()
    try project.folder.write("no heading\n", to: "content/a.md")
    #expect(try !project.run("build").errors.isEmpty)
    #expect(try project.run("build", "-q", "-o", "Elsewhere").errors == "")
    try project.folder.write(ExitCodeTests.flawed, to: "content/license.md")
    let ending = try project.run("build", "--quiet")
    #expect(ending.code == 1)
    // The text has a date, so it is the manifest that asks for a version.
    #expect(ending.errors.contains("[unlisted-agreement]"))
    #expect(!ending.errors.contains("warning"))
    #expect(!ending.errors.contains("published"))
  }

  @Test func `a build that is verbose lists every file it writes, and its stages`() throws {
    let project = try Project()
    for index in 0..<12 {
      try project.folder.write(Project.flow, to: "content/flows/\(index).md")
    }
    let lines = try project.run("build", "-v").errors.split(separator: "\n").map(String.init)
    let listed = Set(lines.filter { $0.hasPrefix("  ") }.map { String($0.dropFirst(2)) })
    let written = try FolderContents(project.folder["Output"]).paths
      .filter { $0 != ".assent-build" }
    #expect(listed.isSuperset(of: written))
    let stages = lines.compactMap { $0.wholeMatch(of: /\s+([a-z]+): \d+\.\d\d s/)?.1 }
    #expect(stages == ["read", "check", "publish"])
    #expect(lines.last?.hasPrefix("published 1 agreement, 13 pages; ") == true)
  }

  @Test func `a build that is refused says that nothing was published`() throws {
    let project = try Project()
    try project.folder.write(ExitCodeTests.flawed, to: "content/license.md")
    #expect(try project.run("build").errors.hasSuffix("\nnothing was published\n"))
  }
}
