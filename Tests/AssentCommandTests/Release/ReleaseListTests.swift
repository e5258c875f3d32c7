import Foundation
import TestSupport
import Testing

/// `assent release --list`, and what builds say with it.
@Suite struct ReleaseListTests {
  @Test func `the list of a day says what a build of that day shows`() throws {
    let project = try ReleaseProject()
    #expect(try project.release("license").code == 0)
    let next = ReleaseProject.license("1.1", effective: "2026-03-01", grant: "You may read this.")
    try project.write(
      next.replacing("2026-03-01", with: "2026-03-01T12:00:00Z"))
    let released = try project.release("license", "--change", "material", "--summary", "A change.")
    #expect(released.code == 0, "\(released.errors)")
    for (day, current) in [("2026-03-01", "1.0"), ("2026-03-02", "1.1")] {
      let list = try project.project.run("release", "--list", "--at", day)
      let line = list.text.split(separator: "\n").first { $0.contains(" current ") }
      #expect(line?.contains("  \(current) ") == true, "\(list.text)")
      let build = try project.project.run("build", "--date", day)
      #expect(build.code == 0, "\(build.errors)")
      let manifest = try project.folder.text("Output/manifest.json")
      #expect(
        manifest.contains("\"current\": \"\(current)\"")
          || manifest.contains("\"current\":\"\(current)\""))
    }
  }

  @Test(arguments: [(100, 93), (93, 93), (80, 79), (72, 72), (40, 40), (20, 40)])
  func `the list fits the columns there are, and nothing of a version is cut`(
    width: Int, most: Int
  ) throws {
    let project = try ReleaseProject.released(
      then: ReleaseProject.license("1.1", effective: "2026-03-01", grant: "You must read this."))
    try #require(
      try project.release("license", "--change", "material", "--summary", "A duty.").code == 0)
    let reason = "The party that offers it was named wrongly, and so was its address in Bern."
    try #require(try project.release("withdraw", "license@1.1", "--reason", reason).code == 0)
    let list = try project.release("--list", "--width", String(width), by: nil)
    #expect(list.code == 0, "\(list.errors)")
    let lines = list.text.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= most }, "\(list.text)")
    let words = lines.joined(separator: " ").split(separator: " ")
    for word in ["1.0", "1.1", "withdrawn", "current", "2026-03-01", "material", "2025-11-03"] {
      #expect(words.contains(Substring(word)), "\(word)\n\(list.text)")
    }
    #expect(words.joined(separator: " ").contains(reason))
    #expect(words.contains("legal@example.org") == (width != 72), "\(list.text)")
    if width == 80 {
      #expect(try project.release("--list", by: nil).text == list.text)
    }
  }

  @Test func `of a ledger that cannot be read nothing is said but that`() throws {
    let project = try ReleaseProject.released()
    try project.folder.write("no ledger\n", to: "content/releases/license/ledger.ndjson")
    for arguments in [["release", "--list"], ["release", "--list", "license"]] {
      let list = try Program.run(arguments, in: project.folder.url)
      #expect(list.code == 1)
      #expect(list.text == "", "\(list.text)")
      #expect(list.errors.contains("ledger.ndjson"), "\(list.errors)")
    }
  }

  @Test func `an agreement is listed by the kind it declares`() throws {
    let project = try ReleaseProject([
      "Conduct.md": "---\nkind: terms\n---\n\n" + ReleaseProject.license(),
      "license.md": "---\nkind: flow\n---\n\n# Start\n",
    ])
    let list = try project.project.run("release", "--list")
    #expect(list.text.split(separator: "\n").first == "conduct", "\(list.text)")
    #expect(!list.text.contains("license\n"), "\(list.text)")
  }

  @Test func `commands in help name the content folder, as a shell reads it`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Project.license, to: "my docs/license.md")
    let words = ["build", "--content", "my docs"]
    #expect(try Program.run(words, in: folder.url).code == 0)
    try folder.write(ReleaseProject.license("1.1"), to: "my docs/license.md")
    let ending = try Program.run(words, in: folder.url)
    #expect(ending.code == 1)
    #expect(
      ending.errors.contains("assent release license --version 1.0 --from REF --content 'my docs'"),
      "\(ending.errors)")
  }
}
