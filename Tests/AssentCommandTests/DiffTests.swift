import Foundation
import TestSupport
import Testing

/// `assent diff` and `assent patch`, as they are used.
@Suite struct DiffTests {
  static let old = "# Terms\n\n## 1. Pay\n\nPay within thirty days.\n"
  static let new = "# Terms\n\n## 1. Pay\n\nPay within sixty days.\n"

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(Self.old, to: "old.md")
    try folder.write(Self.new, to: "new.md")
    return folder
  }

  private func run(_ arguments: [String], in folder: TemporaryFolder) throws -> Program.Ending {
    try Program.run(arguments, in: folder.url)
  }

  @Test func `two files are compared, and the code is 1 only where that was asked`() throws {
    let folder = try folder()
    let ending = try run(["diff", "old.md", "new.md"], in: folder)
    #expect(ending.code == 0)
    #expect(ending.text.contains("Pay within [-thirty-]{+sixty+} days."), "\(ending.text)")
    #expect(ending.errors == "")
    #expect(try run(["diff", "old.md", "new.md", "--exit-code"], in: folder).code == 1)
    #expect(try run(["diff", "old.md", "old.md", "--exit-code"], in: folder).code == 0)
  }

  @Test(arguments: ["html", "markdown", "json", "amendment"])
  func `every format has the changed words, on standard output and in a file`(format: String) throws
  {
    let folder = try folder()
    let ending = try run(["diff", "old.md", "new.md", "--to", format], in: folder)
    #expect(ending.code == 0)
    #expect(ending.text.contains("thirty") && ending.text.contains("sixty"))
    let written = try run(["diff", "old.md", "new.md", "--to", format, "-o", "out"], in: folder)
    #expect(written.code == 0)
    #expect(written.text == "")
    #expect(Array(try Data(contentsOf: folder["out"])) == ending.output)
  }

  @Test func `the class is one line, and what decided it follows`() throws {
    let text = try run(["diff", "old.md", "new.md", "--class"], in: folder()).text
    let lines = text.split(separator: "\n")
    #expect(["obligations", "wording"].contains(lines.first ?? ""), "\(text)")
  }

  @Test func `a file of a Git revision is read as it was committed`() throws {
    let folder = try folder()
    func git(_ arguments: String...) throws {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments =
        ["git", "-C", folder.url.path, "-c", "user.name=A", "-c", "user.email=a@example.org"]
        + arguments
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
    }
    try git("init")
    try git("add", "old.md")
    try git("commit", "-m", "One")
    try folder.write(Self.new, to: "old.md")
    let ending = try run(["diff", "HEAD:old.md", "old.md"], in: folder)
    #expect(ending.text.contains("[-thirty-]{+sixty+}"), "\(ending.errors)")
    let missing = try run(["diff", "HEAD:none.md", "old.md"], in: folder)
    #expect(missing.code == 3)
    #expect(missing.errors.hasPrefix("assent: cannot read 'HEAD:none.md': "), "\(missing.errors)")
    let staged = try run(["diff", ":old.md", "old.md"], in: folder)
    #expect(staged.text.contains("[-thirty-]{+sixty+}"), "\(staged.errors)")
    let unknown = try run(["diff", "v9:old.md", "old.md"], in: folder)
    #expect(unknown.code == 2)
    #expect(unknown.errors.hasPrefix("assent: revision 'v9' is not in the Git repository"))
    let option = try run(["diff", "--", "--output=x:old.md", "old.md"], in: folder)
    #expect(option.code == 2)
    #expect(option.errors.contains("'--output=x' is not a revision of Git"), "\(option.errors)")
    #expect(!FileManager.default.fileExists(atPath: folder["x:old.md"].path))
  }

  /// A folder with released license, and a working text of other words.
  private func released() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let text = Project.license.replacing("You may copy this text.", with: "Pay within thirty days.")
    try folder.write(text, to: "content/license.md")
    let ending = try Program.run(
      ["release", "license", "--by", "a@example.org"], in: folder.url,
      environment: ReleaseProject.today)
    #expect(ending.code == 0, "\(ending.errors)")
    try folder.write(
      text.replacing("thirty", with: "sixty").replacing("1.0", with: "1.1"),
      to: "content/license.md")
    return folder
  }

  @Test(arguments: [
    (
      "content/releases/license/1.0/license.md", "thirty",
      "'license.md' was edited after its release"
    ),
    ("content/releases/license/ledger.ndjson", "\"event\":", "ledger"),
  ])
  func `a release that was altered is not compared, and is told`(
    path: String, word: String, message: String
  ) throws {
    let folder = try released()
    let text = try String(contentsOf: folder[path], encoding: .utf8)
    try folder.write(text.replacing(word, with: "2025-11-05"), to: path)
    for arguments in [["license"], ["license@1.0", "license"], ["license", "license@1.0"]] {
      let ending = try run(["diff"] + arguments, in: folder)
      #expect(ending.code == 1, "\(arguments)")
      #expect(ending.text == "")
      #expect(ending.errors.contains(message), "\(ending.errors)")
      #expect(
        ending.errors.contains("git checkout HEAD -- content/releases/license"), "\(ending.errors)")
    }
    // What asks for no release is as before.
    #expect(try run(["diff", "license", "content/license.md"], in: folder).code == 0)
  }

  @Test func `a release is found by its version, and alone it is held against the working text`()
    throws
  {
    let folder = try released()
    for arguments in [
      ["diff", "license"], ["diff", "license@1.0", "license"], ["diff", "content/license.md"],
      ["diff", "LICENSE"], ["diff", "LICENSE@1.0", "License"],
      ["diff", "content/license.md@1.0", "license"], ["diff", "./content/license.md"],
    ] {
      let ending = try run(arguments, in: folder)
      #expect(ending.text.hasPrefix("Changes from license@1.0 to license\n"), "\(ending.errors)")
      #expect(ending.text.contains("[-thirty-]{+sixty+}"))
    }
    let other = try run(["diff", "license@1.1", "license"], in: folder)
    #expect(other.code == 2)
    #expect(
      other.errors == "assent: 'license' has no version '1.1'; it has '1.0'\n")
    let tongue = try run(["diff", "license", "--locale", "fr"], in: folder)
    #expect(tongue.errors.hasPrefix("assent: 'license@1.0' has no text in 'fr'; it has 'en'"))
  }

  @Test func `without a language it is the text that binds that is compared`() throws {
    let folder = try TemporaryFolder()
    let german = "---\nauthoritative: true\n---\n" + Project.license
    try folder.write(
      Project.license.replacing("Nobody is liable.", with: "No one is liable."),
      to: "content/license.md")
    try folder.write(german, to: "content/license.de.md")
    let ending = try Program.run(
      ["release", "license", "--by", "a@example.org"], in: folder.url,
      environment: ReleaseProject.today)
    #expect(ending.code == 0, "\(ending.errors)")
    let same = try run(["diff", "license", "--exit-code"], in: folder)
    #expect(same.code == 0, "\(same.text)")
    try folder.write(german.replacing("1.0", with: "1.1"), to: "content/license.de.md")
    let list = try run(["release", "--list", "--format", "json"], in: folder)
    #expect(list.text.contains("\"draft\":\"1.1\""), "\(list.text)\(list.errors)")
  }

  @Test(arguments: [
    ["license"], ["license@1.0", "license"], ["license@1.0", "content/license.md"],
  ])
  func `the class is that of a release, in the language of the configuration`(
    arguments: [String]
  ) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "site: { language: de }\nprofiles: { license: { require: [] } }\n", to: "content/assent.yml")
    let text = Project.license.replacing(
      "You may copy this text.", with: "Der Mieter zahlt, so dass die Wohnung ihm bleibt.")
    try folder.write(text, to: "content/license.md")
    let environment = ReleaseProject.today
    let words = ["release", "license", "--by", "a@example.org"]
    let first = try Program.run(words, in: folder.url, environment: environment)
    #expect(first.code == 0, "\(first.errors)")
    try folder.write(
      text.replacing("dass", with: "daß").replacing("1.0", with: "1.1"), to: "content/license.md")
    let release = try Program.run(
      words + ["--change", "editorial", "--approve", "Spelling.", "--dry-run"], in: folder.url,
      environment: environment)
    #expect(release.text.contains("computed   wording\n"), "\(release.text)\(release.errors)")
    let diff = try run(["diff"] + arguments + ["--class"], in: folder)
    #expect(diff.text == "wording\n", "\(diff.errors)")
  }

  @Test func `one name with a version holds that one against the working text`() throws {
    let folder = try released()
    let ending = try Program.run(
      [
        "release", "license", "--change", "material", "--summary", "Longer.", "--by",
        "a@example.org",
      ], in: folder.url, environment: ReleaseProject.today)
    #expect(ending.code == 0, "\(ending.errors)")
    let text = try run(["diff", "license@1.0"], in: folder).text
    #expect(text.hasPrefix("Changes from license@1.0 to license\n"), "\(text)")
    let read = try run(["read", "license@1.0"], in: folder)
    #expect(read.text.contains("thirty"), "\(read.errors)")
    #expect(try run(["read", "license"], in: folder).text.contains("sixty"))
  }

  @Test(arguments: [
    "content/releases/license/ledger.ndjson", "content/releases/license/1.0/license.md",
    "content/releases/license/2.0/new.md", "content/license.md",
  ])
  func `no difference is written over a release or the text it is about`(file: String) throws {
    let folder = try released()
    let before = try FolderContents(folder["content"])
    for arguments in [
      ["diff", "license@1.0", "license@1.0"], ["diff", "license"],
      ["diff", "license@1.0", "content/license.md"],
    ] {
      let ending = try run(arguments + ["-o", file], in: folder)
      #expect(ending.code == 2, "\(arguments)")
      #expect(ending.errors.hasPrefix("assent: '\(file)' is "), "\(ending.errors)")
    }
    let json = try run(["diff", "license", "--to", "json", "-o", "d.json"], in: folder)
    #expect(json.code == 0, "\(json.errors)")
    let frozen = "content/releases/license/1.0/license.md"
    let patch = try run(["patch", frozen, "d.json", "-o", file], in: folder)
    #expect(patch.code == (file == "content/license.md" ? 0 : 2), "\(patch.errors)")
    let after = try FolderContents(folder["content"])
    #expect(after.differences(from: before) == [])
  }

  @Test(arguments: ["text", "markdown", "html"])
  func `what changed in a diagram is told of its nodes, not of its code`(format: String) throws {
    let folder = try TemporaryFolder()
    let old = "# Flow\n\n```mermaid\nflowchart TD\n  A[Ask] -->|yes| B[Open]\n```\n"
    try folder.write(old, to: "old.md")
    try folder.write(old.replacing("B[Open]", with: "B[Go on]"), to: "new.md")
    let text = try run(["diff", "old.md", "new.md", "--to", format], in: folder).text
    // Markdown and HTML have signs of their own for quotation marks.
    let line = try #require(text.split(separator: "\n").first { $0.contains("renamed to") })
    #expect(line.contains("Open") && line.contains("Go on"))
    #expect(text.contains("Flow diagram"))
    switch format {
    case "text":
      #expect(text.contains("(was: Open)"))
      #expect(!text.contains("flowchart TD"))
    case "html": #expect(text.contains("<svg") && text.contains("<details>"))
    default: #expect(!text.contains("flowchart TD"))
    }
  }

  @Test func `a language is served by the text that its readers understand best`() throws {
    let folder = try TemporaryFolder()
    try folder.write("# Terms\n\nThese are the terms.\n", to: "content/terms.md")
    try folder.write("# Conditions\n\nVoici.\n", to: "content/terms.fr.md")
    let french = try run(["read", "terms", "--locale", "fr-CA"], in: folder)
    #expect(french.text.contains("Voici."), "\(french.errors)")
    #expect(try run(["read", "terms", "--locale", "en-GB"], in: folder).text.contains("These are"))
    let none = try run(["read", "terms", "--locale", "de"], in: folder)
    #expect(none.code == 2)
    #expect(none.errors == "assent: 'terms' has no working text in 'de'; it has 'en', 'fr'\n")
  }

  @Test func `what cannot be compared is said with what to do`() throws {
    let folder = try folder()
    let cases = [
      (
        ["diff", "nothing", "new.md"], 2,
        "there is no text 'nothing', neither a file nor an agreement in content/"
      ),
      (["diff", "eula@1.0", "new.md"], 2, "there is no agreement 'eula'; there is 'terms'"),
      (["diff", "terms@1.0", "new.md"], 2, "'terms' has no releases in content/; a file of a Git"),
      (
        ["diff", "terms"], 2,
        "'terms' has no release to compare with; name two texts, as in 'assent diff "
          + "HEAD:./content/terms.md content/terms.md', or"
      ),
      (
        ["diff", "old.md", "new.md", "-o", "old.md"], 2, "'old.md' is read, and is not written over"
      ),
      (["diff", "-", "-"], 2, "only one text can be standard input"),
      (["diff", "old.md", "new.md", "--whole", "--to", "html"], 2, "--whole requires --to text"),
      (
        ["diff", "old.md", "new.md", "--locale", "fr"], 2,
        "--locale fr requires the name of an agreement"
      ),
      (["read", "-", "--locale", "fr"], 2, "--locale fr requires the name of an agreement"),
    ]
    for (arguments, code, message) in cases {
      if arguments[1] != "nothing" {
        try folder.write(Self.old, to: "content/terms.md")
      }
      let ending = try run(arguments, in: folder)
      #expect(ending.code == Int32(code), "\(arguments)")
      #expect(ending.errors.hasPrefix("assent: " + message), "\(ending.errors)")
    }
  }

  @Test func `a patch makes each text of the other, byte for byte`() throws {
    let folder = try folder()
    _ = try run(["diff", "old.md", "new.md", "--to", "json", "-o", "d.json"], in: folder)
    #expect(try run(["patch", "old.md", "d.json"], in: folder).text == Self.new)
    #expect(try run(["patch", "new.md", "d.json", "--reverse"], in: folder).text == Self.old)
    let written = try run(["patch", "old.md", "d.json", "-o", "made.md"], in: folder)
    #expect(written.code == 0)
    #expect(try String(contentsOf: folder["made.md"], encoding: .utf8) == Self.new)
  }

  @Test func `a patch refuses another text, a difference that is none, and its own input`() throws {
    let folder = try folder()
    _ = try run(["diff", "old.md", "new.md", "--to", "json", "-o", "d.json"], in: folder)
    let wrong = try run(["patch", "new.md", "d.json"], in: folder)
    #expect(wrong.code == 1)
    #expect(wrong.text == "")
    #expect(wrong.errors.contains("is not the old text of 'd.json': its digest is sha256:"))
    #expect(wrong.errors.contains("it is the new text, so add --reverse"), "\(wrong.errors)")
    let none = try run(["patch", "old.md", "new.md"], in: folder)
    #expect(none.code == 1)
    #expect(none.errors.hasPrefix("assent: 'new.md' is no difference of texts: "), "\(none.errors)")
    let own = try run(["patch", "old.md", "d.json", "-o", "./old.md"], in: folder)
    #expect(own.code == 2)
    #expect(try String(contentsOf: folder["old.md"], encoding: .utf8) == Self.old)
  }

  @Test(.enabled(if: PackageFolder.hasShared))
  func `the texts of a history come back both ways`() throws {
    let folder = try TemporaryFolder()
    let history = PackageFolder.shared.appending(path: "corpus/histories/basecamp-privacy")
    let files = PackageFolder.files(below: history, endings: [".md"]).prefix(4)
    for (old, new) in zip(files, files.dropFirst()) {
      let json = folder["d.json"].path
      _ = try run(["diff", old.path, new.path, "--to", "json", "-o", json], in: folder)
      let there = try run(["patch", old.path, json], in: folder)
      #expect(there.output == Array(try Data(contentsOf: new)))
      let back = try run(["patch", new.path, json, "--reverse"], in: folder)
      #expect(back.output == Array(try Data(contentsOf: old)))
    }
  }
}
