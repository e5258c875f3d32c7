import Foundation
import TestSupport
import Testing

/// Facts have their words in every command that reads a document.
@Suite struct FactCommandTests {
  private static let configuration = """
    site: { name: Kana }
    profiles: { license: { require: [] } }
    facts: { days: 14 }

    """

  private func project(_ text: String = "Back within {{facts.days}} days of {{product.name}}.")
    throws
    -> Project
  {
    try Project([
      "assent.yml": Self.configuration,
      "license.md": Project.license.replacing("You may copy this text.", with: text),
    ])
  }

  @Test func `render, read and diff show the words`() throws {
    let project = try project()
    for arguments in [
      ["render", "content/license.md"], ["render", "content/license.md", "--to", "text"],
      ["read", "license"],
    ] {
      let ending = try Program.run(arguments, in: project.folder.url)
      #expect(ending.text.contains("Back within 14 days of Kana."), "\(arguments)")
    }
    try project.folder.write(
      Project.license.replacing("You may copy this text.", with: "Back within 15 days of Kana."),
      to: "old.md")
    let ending = try project.run("diff", "old.md", "content/license.md")
    #expect(ending.text.contains("[-15-]{+14+} days of Kana"))
  }

  @Test func `render says which fact is not known, and writes nothing`() throws {
    let ending = try project("{{facts.dayz}}").run("render", "content/license.md")
    #expect(ending.code == 1)
    #expect(ending.text.isEmpty)
    #expect(ending.errors.contains("content/license.md:10:1"))
  }

  @Test func `a release freezes the words, and a changed fact is a changed text`() throws {
    let project = try project()
    let ending = try project.run(
      "release", "license", "--by", "legal@example.org", "--effective", "2025-11-03",
      "--effective-in-past")
    #expect(ending.code == 0, "\(ending.errors)")
    let frozen = try project.folder.text("content/releases/license/1.0/license.md")
    #expect(frozen.contains("Back within 14 days of Kana."))
    #expect(try project.run("build").code == 0)
    #expect(try project.run("lint").code == 0)
    try project.folder.write(
      Self.configuration.replacing("14", with: "30"), to: "content/assent.yml")
    let lint = try project.run("lint")
    #expect(lint.code == 1)
    #expect(lint.text.contains("[changed-without-version]"))
    #expect(lint.text.contains("in the text or in its facts"))
    #expect(try project.run("build").code == 1)
    // What was released stays as it is.
    let released = try project.run("render", "content/releases/license/1.0/license.md")
    #expect(released.text.contains("Back within 14 days"))
  }

  @Test func `a comment turns a fact off, and one for a drift is of use`() throws {
    let project = try project(
      "<!-- assent-disable-next-line unresolved-fact -- for later -->\n{{facts.later}} comes.")
    #expect(try project.run("lint").text.contains("unresolved-fact") == false)
  }
}
