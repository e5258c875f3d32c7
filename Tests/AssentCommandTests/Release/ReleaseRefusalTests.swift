import Foundation
import TestSupport
import Testing

/// What `assent release` refuses, and how it says so.
@Suite struct ReleaseRefusalTests {
  private static let next = ReleaseProject.license("1.1", grant: "You must read this text.")

  /// A working text after version 1.0 of 2025-11-03, options, exit code and message.
  static let cases: [(text: String, arguments: [String], code: Int32, message: String)] = [
    (
      next, ["license"], 2,
      "assent: say what the change is: the class computed is 'obligations'"
    ),
    (
      next, ["license", "--change", "editorial", "--reason", "Nothing."], 1,
      "error: version '1.1' is called editorial, and the class computed is 'obligations'"
    ),
    (
      next, ["license", "--change", "editorial", "--approve", "Fine."], 1,
      "error: version '1.1' is called editorial, and the class computed is 'obligations'"
    ),
    (
      next, ["license", "--change", "material"], 1,
      "error: version '1.1' is a material change, and has no summary [material-without-summary]"
    ),
    (
      next, ["license", "--change", "material", "--summary", ""], 2, "assent: --summary is empty"
    ),
    (
      next, ["license", "--change", "material", "--summary", "fr=Un."], 2,
      "assent: --summary is in 'fr', and there is no text in that language; there is 'en'"
    ),
    (
      next, ["license", "--change", "material", "--summary", "dk=En."], 2,
      "assent: --summary 'dk=…' names no language; there is 'en'"
    ),
    (
      next, ["license", "--change", "editorial", "--reason", "x", "--grace", "3"], 2,
      "assent: --grace is for a material change"
    ),
    (
      next, ["license", "--effective", "2025-11-03T00:00:00"], 2,
      "assent: --effective '2025-11-03T00:00:00' has no zone; end it with one, as in"
    ),
    (
      ReleaseProject.license(), ["license", "--at", "2025-11-04"], 2,
      "assent: version '1.0' is released already, with another --at; a release is not changed\n"
    ),
    (
      next, ["license", "--change", "material", "--summary", "A.", "--summary", "en=B."], 2,
      "assent: --summary is given twice in 'en'"
    ),
    (
      next, ["license", "--change", "material", "--summary", "A\nB"], 2,
      "assent: --summary holds a line end or another character that nobody sees"
    ),
    (
      next, ["license", "--version", "1.2"], 2,
      "assent: 'content/license.md' states version '1.1', not '1.2'; write '1.2' there, or release it "
        + "with --version 1.1"
    ),
    (
      next, ["license@1.1", "--version", "1.2"], 2,
      "assent: --version 1.2 is not 1.1, the version behind the '@'"
    ),
    (
      next, ["license", "--effective", "2026-01-01"], 2,
      "assent: 'content/license.md' states the effective date 2025-11-03, not 2026-01-01"
    ),
    (next, ["license", "--effective", "soon"], 2, "assent: --effective 'soon' is neither a day"),
    (next, ["license", "--version", "1..1"], 2, "assent: --version '1..1' cannot be a version"),
    (
      ReleaseProject.license("1.1", effective: "2025-11-02"), ["license"], 2,
      "assent: effective 2025-11-02 is before 2025-11-03, the day of the release; set a later date, "
        + "or add --effective-in-past if the text has been in force since then"
    ),
    (
      ReleaseProject.license("1.1", effective: "2025-11-02"),
      ["license", "--effective-in-past"], 2,
      "assent: effective 2025-11-02 is before 2025-11-03, when version '1.0' takes effect; set a "
        + "later date, or withdraw '1.0' first"
    ),
    (
      ReleaseProject.license("0.9"), ["license"], 2,
      "assent: version '0.9' is not higher than '1.0', the one released last; raise it above '1.0', in "
        + "the text as well"
    ),
    (
      ReleaseProject.license("1.0.0"), ["license"], 2,
      "assent: version '1.0.0' is not higher than '1.0', the one released last"
    ),
    (
      "---\nversion: \"2025-11-04\"\n---\n"
        + ReleaseProject.license().replacing("**Version**: 1.0\n", with: ""), ["license"], 2,
      "assent: version '2025-11-04' cannot be ordered after '1.0': one is a number, the other a date"
    ),
    (
      ReleaseProject.license(grant: "You may read this text."), ["license"], 2,
      "assent: version '1.0' of 'license' is released, with other words or files; raise the version"
    ),
    (
      ReleaseProject.license(), ["license", "--grace", "14"], 2,
      "assent: version '1.0' is released already, with another --grace"
    ),
    (
      ReleaseProject.license("1.1", grant: "See [here](#nowhere)."), ["license"], 1,
      "error: "
    ),
    (next, ["lisence"], 2, "assent: there is no agreement 'lisence'; did you mean 'license'?"),
    (next, [], 2, "assent: name the agreement to release"),
    (next, ["license", "--grace", "-1"], 2, "assent: "),
    (next, ["license@"], 2, "assent: '' cannot be a version; name one as in license@1.1"),
    (
      next, ["license", "--without", "fr"], 2,
      "assent: --without fr: the last release has no text in that language"
    ),
    (
      next, ["license", "--list", "--change", "material"], 2,
      "assent: --list cannot be used together with options of a release"
    ),
    (
      next, ["withdraw", "license", "--reason", "x"], 2,
      "assent: name the version as well, as in license@1.0"
    ),
    (
      next, ["withdraw", "license@1.1", "--reason", "x"], 2,
      "assent: version '1.1' has not been released"
    ),
    (next, ["withdraw", "license@1.0"], 2, "assent: missing expected argument '--reason <text>'"),
    (
      next, ["supersede", "license@1.0", "--with", "1.1"], 2,
      "assent: version '1.0' has been in force since 2025-11-03"
    ),
    (
      next, ["correct", "license@1.0", "--grace", "3", "--reason", "x"], 2,
      "assent: version '1.0' has been in force since 2025-11-03"
    ),
    (
      next, ["correct", "license@1.0", "--reason", "x"], 2,
      "assent: nothing to correct: set --grace, --effective or --summary"
    ),
    (
      next, ["approve", "license", "--reason", "x"], 2,
      "assent: the change of 'license' bears on obligations, so it is material, whoever approves; "
        + "release it with --change material --summary \"…\""
    ),
  ]

  @Test(arguments: cases.indices)
  func `what cannot be released is refused, and nothing is written`(index: Int) throws {
    let (text, arguments, code, message) = Self.cases[index]
    let project = try ReleaseProject.released(then: text)
    let before = try FolderContents(project.folder["content"])
    let ending = try project.run(["release"] + arguments + ReleaseProject.fixed)
    #expect(ending.code == code)
    #expect(ending.errors.hasPrefix(message), "\(ending.errors)")
    #expect(ending.text == "")
    let after = try FolderContents(project.folder["content"])
    #expect(after.differences(from: before) == [])
  }

  /// Day of the clock, options after `license`, and why it is refused; `nil` where it is not. The text
  /// takes effect on 2025-11-03.
  static let days: [(today: String, arguments: [String], message: String?)] = [
    ("2025-11-03", [], nil),
    ("2025-11-02", ["--at", "2025-11-02"], nil),
    ("2025-11-02", ["--at", "2025-11-03"], nil),
    (
      "2025-11-04", [],
      "effective 2025-11-03 is before 2025-11-04, the day of the release; set a later date, or add "
        + "--effective-in-past if the text has been in force since then"
    ),
    ("2025-11-04", ["--effective-in-past"], nil),
    (
      "2025-11-04", ["--at", "2025-11-02"],
      "--at 2025-11-02 is before today, 2025-11-04 in UTC; leave it out, or add --at-in-past to date "
        + "the entry back"
    ),
    (
      "2025-11-04", ["--at", "2025-11-02", "--effective-in-past"],
      "--at 2025-11-02 is before today, 2025-11-04 in UTC"
    ),
    (
      "2025-11-04", ["--at", "2025-11-02", "--at-in-past"],
      "effective 2025-11-03 is before 2025-11-04, which is today in UTC"
    ),
    ("2025-11-04", ["--at", "2025-11-02", "--at-in-past", "--effective-in-past"], nil),
    (
      "2025-11-01", ["--at", "2025-11-03"],
      "--at 2025-11-03 is after today, 2025-11-01 in UTC; leave it out, as nothing could be added "
        + "before that day"
    ),
  ]

  @Test(arguments: days.indices)
  func `no day lies in the past unless that is said`(index: Int) throws {
    let (today, arguments, message) = Self.days[index]
    let project = try ReleaseProject()
    let ending = try Program.run(
      ["release", "license"] + arguments + ReleaseProject.fixed, in: project.folder.url,
      environment: ReleaseProject.environment(on: today))
    #expect(ending.code == (message == nil ? 0 : 2), "\(ending.errors)")
    #expect(ending.errors.hasPrefix(message.map { "assent: " + $0 } ?? ""), "\(ending.errors)")
    #expect(project.folder.exists("content/releases") == (message == nil))
  }

  @Test func `no entry of a ledger is dated back unless that is said, and a withdrawal can come`()
    throws
  {
    let project = try ReleaseProject(["license.md": ReleaseProject.license(effective: "2026-01-01")]
    )
    try #require(try project.release("license", at: "2025-11-03").code == 0)
    let words = ["withdraw", "license@1.0", "--reason", "Wrong party."]
    for (arguments, message) in [
      (words + ["--at", "2025-11-04"], "--at 2025-11-04 is before today"),
      (
        ["correct", "license@1.0", "--grace", "3", "--reason", "x", "--at", "2025-12-24"],
        "--at 2025-12-24 is after today"
      ),
      (
        ["correct", "license@1.0", "--effective", "2025-11-04", "--reason", "x"],
        "'content/releases/license/1.0/license.md' states the effective date 2026-01-01"
      ),
    ] {
      let ending = try Program.run(
        ["release"] + arguments + ReleaseProject.fixed, in: project.folder.url,
        environment: ReleaseProject.environment(on: "2025-11-10"))
      #expect(ending.code == 2)
      #expect(ending.errors.hasPrefix("assent: " + message), "\(ending.errors)")
    }
    let coming = try project.release(
      "withdraw", "license@1.0", "--reason", "Wrong party.", "--at", "2025-12-24", at: "2025-11-10")
    #expect(coming.code == 0, "\(coming.errors)")
    let list = try project.release("--list", at: "2025-11-10", by: nil)
    #expect(list.text.contains("1.0 will be withdrawn on 2025-12-24: Wrong party."))
  }

  @Test func `a language that is gone has to be left out by name`() throws {
    let project = try ReleaseProject([
      "license.md": ReleaseProject.license(), "license.fr.md": ReleaseProject.license(),
    ])
    try project.release("license")
    try project.folder.remove("content/license.fr.md")
    try project.write(Self.next)
    let refused = try project.release("license", "--change", "material", "--summary", "A.")
    #expect(
      refused.errors
        == "assent: the text in 'fr' is missing, which version '1.0' had as 'license.fr.md'; bring it "
        + "up to date, or add --without fr\n")
    let lint = try project.project.run("lint", "content")
    #expect(lint.text.contains("is missing [lost-locale]"))
    let released = try project.release(
      "license", "--change", "material", "--summary", "A.", "--without", "fr")
    #expect(released.code == 0, "\(released.errors)")
  }

  @Test func `translations of another version or date are refused`() throws {
    let project = try ReleaseProject([
      "license.md": ReleaseProject.license(), "license.fr.md": ReleaseProject.license("1.1"),
    ])
    let ending = try project.release("license")
    #expect(ending.code == 1)
    #expect(
      ending.errors.hasPrefix(
        "error: version '1.1' is not '1.0', that of 'license.md' [locale-version-differs]"))
  }

  @Test func `a release without a language that is promised is refused, as a build is`() throws {
    let project = try ReleaseProject([
      "license.md": ReleaseProject.license(), "assent.yml": "site:\n  locales: [en, fr]\n",
    ])
    let ending = try project.release("license")
    #expect(ending.code == 1)
    #expect(ending.errors.contains("'license.md' has no text in 'fr'"), "\(ending.errors)")
    #expect(ending.errors.contains("[missing-locale]"))
  }

  @Test func `somebody has to be named who releases it`() throws {
    let project = try ReleaseProject()
    let ending = try project.release("license", by: nil)
    #expect(ending.code == 2)
    #expect(
      ending.errors
        == "assent: nobody is named who releases it; set --by to a name or address, or user.email of "
        + "git\n")
  }

  @Test func `an agreement is found by id, key or path, and by nothing that means two`() throws {
    let project = try ReleaseProject([
      "a/license.md": ReleaseProject.license(), "b/license.md": ReleaseProject.license(),
      "imprint.md": "---\nkind: terms\n---\n" + ReleaseProject.license(),
      "faq.md": Project.flow,
      "assent.yml": "profiles:\n  terms: { require: [] }\n",
    ])
    let two = try project.release("license")
    #expect(
      two.errors
        == "assent: 'license' is the id of several agreements; name one of 'a/license', 'b/license'\n"
    )
    #expect(try project.release("a/license").code == 0)
    #expect(try project.release("./content/b/license.md").code == 0)
    #expect(try project.release("imprint").code == 0)
    let none = try project.release("faq")
    #expect(none.code == 2)
    #expect(none.errors.hasPrefix("assent: 'content/faq.md' is no agreement; write 'kind: terms'"))
  }

  @Test func `a folder with damaged releases takes no other`() throws {
    let project = try ReleaseProject.released(then: Self.next)
    try project.folder.write("other", to: "content/releases/license/1.0/license.md")
    let ending = try project.release("license", "--change", "material", "--summary", "A.")
    #expect(ending.code == 1)
    #expect(ending.errors.hasPrefix("error: 'license.md' was edited after its release"))
    #expect(
      ending.errors.contains("git checkout HEAD -- content/releases/license/1.0/license.md"))
  }
}

/// What a working text states of a version that was released.
@Suite struct ReleasedFactsTests {
  private static func text(_ effective: String?) -> String {
    "---\nversion: \"1.0\"\n" + (effective.map { "effective: \($0)\n" } ?? "") + "---\n"
      + ReleaseProject.license().replacing(
        "**Version**: 1.0\n**Effective Date**: 2025-11-03\n", with: "")
  }

  @Test func `another effective date is an error that names both, and the way back`() throws {
    let project = try ReleaseProject(["license.md": Self.text("2027-01-01")])
    #expect(try project.release("license").code == 0)
    try project.write(Self.text("2027-06-01"))
    for command in ["lint", "build"] {
      let ending = try project.project.run(command)
      #expect(ending.code == 1)
      let words = ending.text + ending.errors
      #expect(
        words.contains(
          "error: version '1.0' was released to take effect on 2027-01-01, not on 2027-06-01 "
            + "[changed-without-version]"), "\(words)")
      #expect(words.contains("cp content/releases/license/1.0/license.md content/license.md"))
      #expect(!words.contains("release correct"))
    }
  }

  @Test func `no correction is offered of a date that the text in another language states`() throws
  {
    let project = try ReleaseProject([
      "license.md": Self.text(nil), "license.fr.md": Self.text("2027-01-01"),
    ])
    try project.git("init", "-q")
    try project.git("add", "-A")
    try project.git("commit", "-qm", "One")
    let release = try project.release(
      "license", "--from", "HEAD", "--effective", "2027-01-01", at: nil)
    #expect(release.code == 0, "\(release.errors)")
    try project.write(Self.text("2027-06-01"))
    let lint = try project.project.run("lint")
    #expect(lint.text.contains("was released to take effect on 2027-01-01"), "\(lint.text)")
    #expect(!lint.text.contains("release correct"), "\(lint.text)")
    let corrected = try project.release(
      "correct", "license@1.0", "--effective", "2027-06-01", "--reason", "Moved.")
    #expect(corrected.code == 2)
    #expect(
      corrected.errors.hasPrefix(
        "assent: 'content/releases/license/1.0/license.fr.md' states the effective date 2027-01-01"),
      "\(corrected.errors)")
  }

  @Test func `where the released text states no date, it can be corrected`() throws {
    let project = try ReleaseProject(["license.md": Self.text("2027-01-01")])
    try project.git("init", "-q")
    try project.write(Self.text(nil))
    try project.git("add", "-A")
    try project.git("commit", "-qm", "One")
    let release = try project.release(
      "license", "--from", "HEAD", "--effective", "2027-01-01", at: nil)
    #expect(release.code == 0, "\(release.errors)")
    try project.write(Self.text("2027-06-01"))
    let lint = try project.project.run("lint")
    #expect(
      lint.text.contains("assent release correct license@1.0 --effective 2027-06-01 --reason"),
      "\(lint.text)")
    let corrected = try project.release(
      "correct", "license@1.0", "--effective", "2027-06-01", "--reason", "Moved.")
    #expect(corrected.code == 0, "\(corrected.errors)")
    #expect(try project.project.run("lint").code == 0)
  }
}
