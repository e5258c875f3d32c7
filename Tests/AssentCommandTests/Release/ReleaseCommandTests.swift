import Foundation
import TestSupport
import Testing

/// What `assent release` does, and what it says of it.
@Suite struct ReleaseCommandTests {
  @Test(.enabled(if: ReleaseProject.hasGit))
  func `a release is byte for byte what was written, with a line in the ledger`() throws {
    let project = try ReleaseProject()
    try project.git("init", "-q")
    let ending = try project.release("license")
    #expect(ending.code == 0)
    #expect(ending.errors == "")
    #expect(
      ending.text == """
        released license@1.0
          effective  2025-11-03, 00:00 UTC
          class      initial, revision 1
          languages  en
          by         legal@example.org, 2025-11-03
          wrote content/releases/license/1.0/license.md
          wrote content/releases/license/ledger.ndjson
        commit it:
          git add content/license.md content/releases
          git commit -m 'Release license 1.0'

        """)
    #expect(
      try project.folder.bytes("content/releases/license/1.0/license.md")
        == project.folder.bytes("content/license.md"))
    let ledger = try project.folder.text("content/releases/license/ledger.ndjson")
    #expect(ledger.split(separator: "\n").count == 1)
    #expect(ledger.contains(#""event":"released""#))
    #expect(try project.folder.text("content/releases/.gitattributes") == "* -text\n")
    #expect(try project.project.run("build").code == 0)
    #expect(try project.project.run("lint", "content").text == "")
  }

  @Test func `a release that is repeated says that it is there, and writes nothing`() throws {
    let project = try ReleaseProject.released()
    let before = try FolderContents(project.folder["content"])
    let again = try project.release("license")
    #expect(again.code == 0)
    #expect(
      again.text.hasPrefix("license@1.0 is released already, on 2025-11-03, just like this\n"))
    let other = try project.release("license", at: nil, by: nil)
    #expect(other.code == 0)
    #expect(try FolderContents(project.folder["content"]).rewritten(since: before) == [])
  }

  @Test(arguments: ["2025-11-03", "2025-11-04"])
  func `a version that replaces another at its own moment is told`(effective: String) throws {
    let project = try ReleaseProject.released(
      then: ReleaseProject.license("1.1", effective: effective, grant: "You must read this text."))
    let ending = try project.release("license", "--change", "material", "--summary", "Read it.")
    #expect(ending.code == 0)
    let message =
      "warning: version '1.1' takes effect with '1.0', on 2025-11-03, so '1.0' is never in force "
      + "[version-never-in-force]"
    #expect(ending.errors.contains(message) == (effective == "2025-11-03"), "\(ending.errors)")
  }

  @Test func `a dry run says what would be done, and does not do it`() throws {
    let project = try ReleaseProject()
    let ending = try project.release("license", "--dry-run")
    #expect(ending.code == 0)
    #expect(ending.text.hasPrefix("would release license@1.0\n"))
    #expect(!project.folder.exists("content/releases"))
  }

  @Test func `a material release raises the revision, and has its summary in each language`() throws
  {
    let project = try ReleaseProject([
      "license.md": ReleaseProject.license(),
      "license.fr.md": ReleaseProject.license().replacing("# License", with: "# Licence"),
    ])
    try project.release("license")
    for name in ["license.md", "license.fr.md"] {
      try project.write(ReleaseProject.license("1.1", grant: "You must read this text."), to: name)
    }
    let ending = try project.release(
      "content/license.md", "--change", "material", "--summary", "A duty to read.",
      "--summary", "fr=Il faut lire.", "--grace", "14")
    #expect(ending.code == 0, "\(ending.errors)")
    #expect(ending.text.contains("material, revision 2: everyone who agreed before is asked again"))
    #expect(ending.text.contains("  languages  en, fr\n"))
    #expect(ending.text.contains("effective  2025-11-03, 00:00 UTC, with 14 days of grace"))
    let ledger = try project.folder.text("content/releases/license/ledger.ndjson")
    #expect(ledger.contains(#""summary":{"en":"A duty to read.","fr":"Il faut lire."}"#))
    #expect(try project.project.run("build").code == 0)
  }

  @Test func `a translation of any name is released with its original`() throws {
    let text = ReleaseProject.license()
    let project = try ReleaseProject([
      "customer.md": "---\nkind: license\n---\n" + text,
      "customer.fr.md": text.replacing("# License", with: "# Licence"),
    ])
    let ending = try project.release("customer")
    #expect(ending.code == 0, "\(ending.errors)")
    #expect(ending.text.contains("  languages  en, fr\n"))
    #expect(project.folder.exists("content/releases/customer/1.0/customer.fr.md"))
    #expect(try project.project.run("build").code == 0)
    #expect(project.folder.exists("Output/customer/1.0/fr/index.html"))
    let page = try project.folder.text("Output/customer/1.0/fr/index.html")
    #expect(page.contains("<html lang=\"fr\""))
    // Frozen, it is one even where the working texts are gone.
    try project.release("customer")
    #expect(try project.project.run("verify").code == 0)
  }

  @Test func `pictures are kept with the text that shows them`() throws {
    let project = try ReleaseProject([
      "apps/license.md": ReleaseProject.license(
        grant: "![Seal](img/seal.png) [Form](../form.pdf) You may copy this text.")
    ])
    try project.folder.write("first", to: "content/apps/img/seal.png")
    try project.folder.write("form", to: "content/form.pdf")
    try project.folder.write("unused", to: "content/apps/unused.png")
    #expect(try project.release("license").code == 0)
    let kept = "content/apps/releases/license/1.0/"
    #expect(try project.folder.text(kept + "img/seal.png") == "first")
    #expect(try project.folder.text(kept + "_up/form.pdf") == "form")
    #expect(!project.folder.exists(kept + "unused.png"))
    try project.folder.write("second", to: "content/apps/img/seal.png")
    let again = try project.release("license")
    #expect(again.code == 2)
    #expect(again.errors.contains("is released, with other words or files"))
    try project.folder.write("other", to: kept + "img/seal.png")
    let lint = try project.project.run("lint", "content")
    #expect(lint.code == 1)
    #expect(lint.text.contains("'seal.png' was edited after its release [released-text-edited]"))
  }

  @Test(arguments: ["fees.pdf", "fees.svg"])
  func `a schedule that changed is a change of obligations`(name: String) throws {
    let grant = "![Fees](fees.svg) [Fees](fees.pdf) You may copy this text."
    let project = try ReleaseProject(["license.md": ReleaseProject.license(grant: grant)])
    let picture = "<svg xmlns=\"http://www.w3.org/2000/svg\"><text>30 euros</text></svg>\n"
    for file in ["fees.pdf", "fees.svg"] { try project.write(picture, to: file) }
    #expect(try project.release("license").code == 0)
    try project.write(picture.replacing("30", with: "99"), to: name)
    let lint = try project.project.run("lint", "content")
    #expect(lint.code == 1)
    #expect(lint.text.contains("'\(name)', which version '1.0' shows or links to, changed"))
    #expect(try project.run(["build"]).code == 1)
    try project.write(ReleaseProject.license("1.1", grant: grant))
    let refused = try project.release("license", "--change", "editorial")
    #expect(refused.code == 1)
    #expect(refused.errors.contains("the class computed is 'obligations'"))
    #expect(
      try project.release("license", "--change", "material", "--summary", "Higher fees.").code == 0)
    let signal = "resource: '\(name)' has other contents"
    #expect(
      try project.folder.text("content/releases/license/ledger.ndjson").contains(signal))
    #expect(try project.run(["build"]).code == 0)
    let redline = try project.folder.text("Output/license/1.1/en/changes-from-1.0.json")
    #expect(redline.contains("\"resource\""))
  }

  @Test func `another language that binds is a change of obligations`() throws {
    let french = ReleaseProject.license().replacing("# License", with: "# Licence")
    let project = try ReleaseProject([
      "license.md": ReleaseProject.license(), "license.fr.md": french,
    ])
    let first = try project.release("license")
    #expect(first.code == 0, "\(first.errors)")
    try project.write(ReleaseProject.license("1.1"))
    try project.write(
      "---\nauthoritative: true\n---\n" + french.replacing("1.0", with: "1.1"), to: "license.fr.md")
    let refused = try project.release("license", "--change", "editorial")
    #expect(refused.code == 1, "\(refused.errors)")
    #expect(refused.errors.contains("binding language: 'en' becomes 'fr'"))
  }

  @Test func `a version is withdrawn, superseded and corrected`() throws {
    let project = try ReleaseProject.released(
      then: ReleaseProject.license("1.1", effective: "2026-02-01", grant: "You must read it."))
    let words = ["--change", "material", "--summary", "A duty."]
    #expect(
      try project.run(["release", "license"] + words + ReleaseProject.fixed).code == 0)
    let corrected = try project.release(
      "correct", "license@1.1", "--grace", "30", "--reason", "As announced.")
    #expect(corrected.text.hasPrefix("corrected license@1.1\n  grace      30 days\n"))
    try project.write(
      ReleaseProject.license("1.2", effective: "2026-02-01", grant: "You must read all of it."))
    #expect(
      try project.run(["release", "license"] + words + ReleaseProject.fixed).code == 0)
    let superseded = try project.release("supersede", "license@1.1", "--with", "1.2")
    #expect(superseded.text.hasPrefix("superseded license@1.1 with license@1.2\n"))
    let withdrawn = try project.release("withdraw", "license@1.2", "--reason", "Wrong party.")
    #expect(withdrawn.text.hasPrefix("withdrew license@1.2 as of 2025-11-03\n"))
    let list = try project.release("--list", "--width", "100", by: nil)
    #expect(
      list.text == """
        license
          VERSION  STATUS      EFFECTIVE   CLASS     REV  RELEASED    BY                 DIGEST
          1.2      withdrawn   2026-02-01  material  3    2025-11-03  legal@example.org  \
        \(try digest(project, "1.2"))
          1.1      superseded  2026-02-01  material  2    2025-11-03  legal@example.org  \
        \(try digest(project, "1.1"))
          1.0      current     2025-11-03  initial   1    2025-11-03  legal@example.org  \
        \(try digest(project, "1.0"))
          1.2 was withdrawn on 2025-11-03: Wrong party.
          1.1 was superseded by 1.2 before it took effect

        """)
    #expect(try project.project.run("lint", "content").code == 0)
  }

  @Test func `until the day of a withdrawal comes, a build has to be told its own`() throws {
    let project = try ReleaseProject.released(
      then: ReleaseProject.license("1.1", grant: "You must read it."))
    let words = ["--change", "material", "--summary", "A duty."]
    #expect(try project.run(["release", "license"] + words + ReleaseProject.fixed).code == 0)
    let withdrawn = try project.release(
      "withdraw", "license@1.1", "--reason", "Wrong party.", "--at", "2999-01-01")
    #expect(withdrawn.code == 0, "\(withdrawn.errors)")
    let refused = try project.project.run("build")
    #expect(refused.code == 1 && refused.errors.contains("[withdrawal-to-come]"))
    #expect(refused.errors.contains("version '1.1' is withdrawn from 2999-01-01 on"))
    #expect(!project.folder.exists("Output/manifest.json"))
    let built = try project.project.run("build", "--date", "2026-03-01")
    #expect(built.code == 0, "\(built.errors)")
    let manifest = try project.folder.text("Output/manifest.json")
    #expect(manifest.contains(#""generated":"2026-03-01T00:00:00Z""#))
    #expect(try project.project.run("build", "--date", "2999-01-01").code == 0)
  }

  /// The first digits of the digest that the ledger has of a version.
  private func digest(_ project: ReleaseProject, _ version: String) throws -> String {
    let ledger = try project.folder.text("content/releases/license/ledger.ndjson")
    let line = try #require(
      ledger.split(separator: "\n").first {
        $0.contains(#""event":"released""#) && $0.contains("\"version\":\"\(version)\"")
      })
    let start = try #require(line.range(of: "\"sourceDigest\":\"sha256:"))
    return String(line[start.upperBound...].prefix(12))
  }

  @Test func `a summary is put right at any time`() throws {
    let project = try ReleaseProject.released(
      then: ReleaseProject.license("1.1", grant: "You must read it."))
    #expect(
      try project.release("license", "--change", "material", "--summary", "A dty.").code == 0)
    let corrected = try project.release(
      "correct", "license@1.1", "--summary", "A duty.", "--reason", "Typo.")
    #expect(
      corrected.text.hasPrefix("corrected license@1.1\n  summary    en: A duty.\n"),
      "\(corrected.errors)")
    let build = try project.project.run("build")
    #expect(build.code == 0, "\(build.errors)")
    let manifest = try project.folder.text("Output/manifest.json")
    #expect(manifest.contains("A duty.") && !manifest.contains("A dty."))
    let list = try project.release("--list", "--format", "json")
    #expect(list.text.contains(#""summary":{"en":"A duty."}"#))
  }

  @Test func `the list is told by the day, and is there for programs`() throws {
    let project = try ReleaseProject()
    #expect(
      try project.release("--list").text
        == "license\n  nothing is released yet\n")
    try project.release("license")
    #expect(try project.release("--list", at: "2025-11-02").text.contains("upcoming"))
    #expect(try project.release("--list", at: "2025-11-03").text.contains("current"))
    try project.write(ReleaseProject.license("2.0"))
    #expect(try project.release("--list").text.contains("\n  2.0      draft\n"))
    let json = try project.release("--list", "license", "--format", "json").text
    #expect(json.hasPrefix(#"{"agreements":[{"agreement":"license","draft":"2.0","versions":["#))
    #expect(json.contains(#""status":"current""#))
  }
}
