import Foundation
import TestSupport
import Testing

/// Releases of texts that were published before there were releases.
@Suite(.enabled(if: ReleaseProject.hasGit)) struct ReleaseFromGitTests {
  private func history() throws -> ReleaseProject {
    let project = try ReleaseProject([
      "license.md":
        "# License\n\nLast Updated: January 3, 2024\n\n![S](seal.png) You may copy it.\n",
      "seal.png": "first",
    ])
    try project.git("init", "-q")
    try project.git("add", "-A")
    try project.git("commit", "-qm", "One")
    try project.git("tag", "v1.0")
    try project.write(ReleaseProject.license("1.1", effective: "2024-03-04"))
    try project.folder.write("second", to: "content/seal.png")
    try project.git("commit", "-qam", "Two", day: "2024-03-04")
    try project.git("tag", "--", "-n")
    try project.write(ReleaseProject.license("2.0", grant: "You must read this text."))
    return project
  }

  @Test func `old versions are released in their order, with the day of their commit`() throws {
    let project = try history()
    let first = try project.release(
      "license", "--from", "v1.0", "--version", "1.0", "--effective", "2024-01-03", at: nil)
    #expect(first.code == 0, "\(first.errors)")
    #expect(first.text.contains(", 2024-01-03)\n  by         legal@example.org, 2024-01-03\n"))
    #expect(first.text.contains("  git add content/releases\n"))
    #expect(try project.folder.text("content/releases/license/1.0/seal.png") == "first")
    #expect(
      try project.folder.text("content/releases/license/1.0/license.md").contains("January 3, 2024")
    )
    let second = try project.release(
      "license", "--from", "HEAD", "--change", "material", "--summary", "Two.", at: nil)
    #expect(second.code == 0, "\(second.errors)")
    let ledger = try project.folder.text("content/releases/license/ledger.ndjson")
    #expect(ledger.matches(of: /"source":"[0-9a-f]{40}"/).count == 2)
    let third = try project.release("license", "--change", "material", "--summary", "A duty.")
    #expect(third.code == 0, "\(third.errors)")
    #expect(try project.project.run("lint", "content").code == 0)
  }

  @Test func `no day to come closes the ledger, neither one that is stated nor that of a commit`()
    throws
  {
    let project = try ReleaseProject()
    try project.git("init", "-q")
    try project.git("add", "-A")
    try project.git("commit", "-qm", "One", day: "2025-11-02")
    let stated = try project.release("license", "--from", "HEAD", "--at", "2099-01-01")
    #expect(stated.code == 2)
    #expect(
      stated.errors.hasPrefix("assent: --at 2099-01-01 is after today, 2025-11-03 in UTC"),
      "\(stated.errors)")
    try project.git("commit", "-q", "--allow-empty", "-m", "Two", day: "2099-01-01")
    let committed = try project.release("license", "--from", "HEAD")
    #expect(committed.code == 2)
    #expect(
      committed.errors.hasPrefix(
        "assent: 2099-01-01, the day of the commit, is after today, 2025-11-03 in UTC"),
      "\(committed.errors)")
    #expect(!project.folder.exists("content/releases"))
    let dated = try project.release("license", "--from", "HEAD", "--at", "2025-11-02")
    #expect(dated.code == 0, "\(dated.errors)")
  }

  @Test(arguments: [
    ("v9", "assent: revision 'v9' is not in the Git repository of 'content'"),
    ("-n", "assent: '-n' is not a revision of Git"),
    ("--output=x", "assent: '--output=x' is not a revision of Git"),
    ("HEAD:content", "assent: revision 'HEAD' has no file 'content'"),
    ("de=HEAD:content/license.md", "assent: --from names no text that binds"),
    ("v1.0", "assent: 'content/license.md at v1.0' states no version; name one with --version"),
  ])
  func `a revision that cannot be read is told`(_ revision: String, _ message: String) throws {
    let project = try history()
    let ending = try project.release("license", "--from=" + revision)
    #expect(ending.code == 2)
    #expect(ending.errors.hasPrefix(message), "\(ending.errors)")
    #expect(!project.folder.exists("content/releases"))
  }

  @Test func `no program that the repository names is run`() throws {
    let project = try history()
    // A signature is looked at by the program that the settings name, and there has to be one.
    let script = """
      git cat-file commit HEAD | awk '/^committer/ {
        print; print "gpgsig -----BEGIN PGP SIGNATURE-----"; print " "; print " iQ=="
        print " -----END PGP SIGNATURE-----"; next } { print }' |
        git hash-object -t commit -w --stdin
      """
    let id = try project.git("-c", "alias.sign=!\(script)", "sign").text
      .trimmingCharacters(in: .whitespacesAndNewlines)
    try #require(id.count == 40)
    let program = project.folder["signed"].path
    try project.folder.writeProgram("#!/bin/sh\ntouch '\(program).ran'\n", to: "signed")
    for name in ["gpg.program", "core.pager", "core.fsmonitor", "diff.external", "core.editor"] {
      try project.git("config", name, program)
    }
    try project.git("config", "log.showSignature", "true")
    try project.git("show", "--no-patch", id)
    try #require(project.folder.exists("signed.ran"), "git itself runs it")
    try project.folder.remove("signed.ran")
    let ending = try project.release(
      "license", "--from", id, "--effective", "2024-03-04", "--dry-run")
    #expect(ending.code == 0, "\(ending.errors)")
    #expect(!project.folder.exists("signed.ran"))
  }

  @Test func `without a repository the answer says so`() throws {
    let project = try ReleaseProject()
    let ending = try project.release("license", "--from", "v1.0")
    #expect(ending.code == 3)
    #expect(ending.errors == "assent: cannot read 'content': it is in no Git repository\n")
  }

  @Test func `a content folder in a subfolder of a work tree is read`() throws {
    let project = try ReleaseProject()
    try project.git("init", "-q")
    try project.git("add", "-A")
    try project.git("commit", "-qm", "One")
    let other = project.folder["tree"].path
    try project.git("worktree", "add", "-q", other)
    let ending = try Program.run(
      ["release", "license", "--from", "HEAD", "--content", other + "/content", "--by", "a"],
      in: project.folder.url)
    #expect(ending.code == 0, "\(ending.errors)")
    #expect(project.folder.exists("tree/content/releases/license/1.0/license.md"))
  }
}

/// Texts in several languages that were published before there were releases.
@Suite(.enabled(if: ReleaseProject.hasGit)) struct ReleaseLanguagesFromGitTests {
  private static let old = "# License\n\nYou may copy this text.\n"
  private static let german = "# Lizenz\n\nDer Text darf kopiert werden.\n"

  private func project(_ files: [String: String]) throws -> ReleaseProject {
    let project = try ReleaseProject(files)
    try project.git("init", "-q")
    try project.git("add", "-A")
    try project.git("commit", "-qm", "One")
    return project
  }

  /// The languages of the texts that bind, as the ledger has them.
  private func ledger(_ project: ReleaseProject) throws -> String {
    try project.folder.text("content/releases/license/ledger.ndjson")
  }

  @Test func `the text without a language in its name binds, whatever the alphabet says`() throws {
    let project = try project(["license.md": Self.old, "license.de.md": Self.german])
    let ending = try project.release(
      "license", "--from", "HEAD", "--version", "1.0", "--effective", "2024-01-03", at: nil)
    #expect(ending.code == 0, "\(ending.errors)")
    #expect(ending.text.contains("  languages  en, de\n"))
    #expect(try ledger(project).matches(of: /"authoritative":true,"file":"license.md"/).count == 1)
  }

  @Test func `the text that says so binds`() throws {
    let project = try project([
      "license.en.md": "---\nauthoritative: true\n---\n" + Self.old, "license.de.md": Self.german,
    ])
    let ending = try project.release(
      "license", "--from", "HEAD", "--version", "1.0", "--effective", "2024-01-03", at: nil)
    #expect(ending.text.contains("  languages  en, de\n"), "\(ending.errors)")
  }

  @Test func `where nothing says which text binds, nothing is released`() throws {
    let project = try project(["license.en.md": Self.old, "license.de.md": Self.german])
    let ending = try project.release(
      "license", "--from", "HEAD", "--version", "1.0", "--effective", "2024-01-03", at: nil)
    #expect(ending.code == 2)
    #expect(
      ending.errors.hasPrefix(
        "assent: nothing says which of 'license.de.md', 'license.en.md' is authoritative"))
    #expect(!project.folder.exists("content/releases"))
  }

  @Test func `a translation that lagged is released as it was, or left out`() throws {
    let project = try project([
      "license.md": ReleaseProject.license("1.1", effective: "2024-01-03"),
      "license.de.md": ReleaseProject.license(effective: "2023-01-03"),
    ])
    let kept = try project.release("license", "--from", "HEAD", "--dry-run", at: nil)
    #expect(kept.code == 0, "\(kept.errors)")
    #expect(kept.errors.hasPrefix("warning: version '1.0' is not '1.1', that of 'license.md'"))
    #expect(kept.text.contains("  languages  en, de\n"))
    let binding = try project.release(
      "license", "--from", "HEAD", "--without", "en", "--dry-run", at: nil)
    #expect(binding.errors.hasPrefix("assent: --without en: "))
    let ending = try project.release("license", "--from", "HEAD", "--without", "de", at: nil)
    #expect(ending.code == 0, "\(ending.errors)")
    #expect(ending.text.contains("  languages  en\n"))
    #expect(!project.folder.exists("content/releases/license/1.1/license.de.md"))
  }

  @Test func `a date that is given is recorded in place of the one an old text states`() throws {
    let project = try project([
      "license.md": ReleaseProject.license(effective: "2024-01-02")
    ])
    let ending = try project.release(
      "license", "--from", "HEAD", "--effective", "2024-01-03", at: nil)
    #expect(ending.code == 0, "\(ending.errors)")
    #expect(
      ending.text.contains("  effective  2024-01-03, 00:00 UTC; the text states 2024-01-02\n"))
    #expect(try ledger(project).contains(#""effective":"2024-01-03""#))
    let lint = try project.project.run("lint", "content")
    #expect(lint.code == 0, "\(lint.text)")
  }

  @Test func `texts that lay elsewhere are released under the name of today`() throws {
    let project = try project(["faq.md": Project.flow])
    try project.folder.write(Self.old + "\n![S](i/seal.png)\n", to: "legal/en/terms.md")
    try project.folder.write("seal", to: "legal/en/i/seal.png")
    try project.folder.write(Self.german, to: "legal/de/agb.md")
    try project.git("add", "-A")
    try project.git("commit", "-qm", "Two")
    try project.git("tag", "old")
    try project.write(ReleaseProject.license("2.0"))
    let ending = try project.release(
      "license", "--from", "old:legal/en/terms.md", "--from", "de=old:legal/de/agb.md", "--version",
      "1.0", "--effective", "2024-01-03", at: nil)
    #expect(ending.code == 0, "\(ending.errors)")
    #expect(ending.text.contains("  languages  en, de\n"))
    let kept = "content/releases/license/1.0/"
    #expect(try project.folder.text(kept + "license.md").hasPrefix(Self.old))
    #expect(try project.folder.text(kept + "license.de.md") == Self.german)
    #expect(try project.folder.text(kept + "i/seal.png") == "seal")
  }

  @Test func `lint has warnings at most for an old text that is its release`() throws {
    let project = try project(["license.md": Self.old])
    let ending = try project.release(
      "license", "--from", "HEAD", "--version", "1.0", "--effective", "2024-01-03", at: nil)
    #expect(ending.code == 0, "\(ending.errors)")
    for path in ["content", "content/license.md"] {
      let lint = try project.project.run("lint", path)
      #expect(lint.code == 0, "\(lint.text)")
      #expect(lint.text.contains("warning: "), "\(lint.text)")
    }
    try project.write(Self.old + "\nMore.\n")
    #expect(try project.project.run("lint", "content").code == 1)
  }
}
