import Foundation
import TestSupport
import Testing

/// `assent evidence`: which words were in force at a time.
@Suite struct EvidenceTests {
  /// 1.0 from November 3, 2025; 1.1 from February 1, 2026 in Tokyo, with 30 days of grace; withdrawn on
  /// June 1.
  static func project() throws -> ReleaseProject {
    let project = try ReleaseProject()
    try project.release("license")
    try project.write(
      ReleaseProject.license(
        "1.1", effective: "2026-02-01T00:00:00+09:00", grant: "You may copy this text once."))
    let ending = try project.release(
      "license", "--change", "material", "--summary", "Once.", "--grace", "30", at: "2026-01-10")
    #expect(ending.code == 0, "\(ending.errors)")
    try project.release(
      "withdraw", "license@1.1", "--reason", "Wrong party.", at: "2026-06-01")
    return project
  }

  /// The version in force as the first line says it, and the exit code.
  @discardableResult
  static func ask(
    _ project: ReleaseProject, _ name: String, _ time: String, _ more: String...
  ) throws -> Program.Ending {
    try Program.run(["evidence", name, "--on", time] + more, in: project.folder.url)
  }

  @Test func `each second has the version that was in force in it`() throws {
    let project = try Self.project()
    for (time, line, code) in [
      ("2025-11-02T23:59:59Z", "No version of 'license' was in force at", 1),
      ("2025-11-03T00:00:00Z", "Version 1.0 of 'license' was in force at", 0),
      ("2026-01-31T14:59:59Z", "Version 1.0 of 'license' was in force at", 0),
      ("2026-01-31T15:00:00Z", "Version 1.1 of 'license' was in force at", 0),
      ("2026-02-01T00:00:00+09:00", "Version 1.1 of 'license' was in force at", 0),
      ("2026-05-31T23:59:59Z", "Version 1.1 of 'license' was in force at", 0),
      ("2026-06-01T00:00:00Z", "Version 1.0 of 'license' was in force at", 0),
      ("2025-11-02", "No version of 'license' was in force on 2025-11-02", 1),
      (
        "2026-01-31",
        "What was in force changed within the day: version 1.0 until 2026-01-31T15:00:00Z, then "
          + "version 1.1.", 0
      ),
    ] {
      let ending = try Self.ask(project, "license", time)
      #expect(ending.text.hasPrefix(line), "\(time): \(ending.text) \(ending.errors)")
      #expect(ending.code == Int32(code), "\(time)")
    }
  }

  @Test func `a version that was not in force is told, with the one that was`() throws {
    let project = try Self.project()
    for (name, time, line, code) in [
      (
        "license@1.1", "2026-01-31T14:59:59Z",
        "Version 1.1 of 'license' was not in force at 2026-01-31T14:59:59Z: it was to take effect on "
          + "2026-02-01T00:00:00+09:00. Version 1.0 was.", 1
      ),
      (
        "license@1.1", "2026-01-09",
        "Version 1.1 of 'license' was not in force on 2026-01-09 (00:00 to 24:00 UTC): it was "
          + "released on 2026-01-10. Version 1.0 was.", 1
      ),
      (
        "license@1.1", "2026-06-01",
        "Version 1.1 of 'license' counts as not in force on 2026-06-01 (00:00 to 24:00 UTC), because it "
          + "was withdrawn on that day: Wrong party. Until that was entered it may have been offered and "
          + "accepted. Version 1.0 was.", 1
      ),
      (
        "license@1.0", "2026-01-31",
        "Version 1.0 of 'license' was in force for a part of 2026-01-31.", 0
      ),
    ] {
      let ending = try Self.ask(project, name, time)
      #expect(ending.text.hasPrefix(line), "\(ending.text) \(ending.errors)")
      #expect(ending.code == Int32(code))
    }
    let ending = try Self.ask(project, "license@1.0", "2026-02-10")
    #expect(
      ending.text.contains(
        "Until 2026-03-02T15:00:00Z, acceptance of version 1.0 still counted"))
  }

  @Test func `the page stands alone, with the whole text and what it does not show`() throws {
    let project = try Self.project()
    let ending = try Self.ask(project, "license@1.0", "2026-01-01", "-o", "found/page.html")
    #expect(ending.code == 0, "\(ending.errors)")
    let page = try project.folder.text("found/page.html")
    let text = try #require(page.components(separatedBy: "class=\"evidence-text\"").last)
    #expect(text.contains("You may copy this text.") && !text.contains("once"))
    #expect(page.contains("The ledger releases/license/ledger.ndjson has 3 lines"))
    #expect(page.contains("A ledger by itself does not show when a line was written"))
    for outside in ["src=\"http", "<link", "<script", "href=\"../"] {
      #expect(!page.contains(outside), "\(outside)")
    }
    let first = try project.folder.bytes("found/page.html")
    try Self.ask(project, "license@1.0", "2026-01-01", "-o", "found/page.html")
    #expect(try project.folder.bytes("found/page.html") == first)
  }

  @Test func `what was published is held against the ledger, and bundled`() throws {
    let project = try Self.project()
    try project.run(["build", "--date", "2026-06-02"])
    let whole = try Self.ask(project, "license@1.0", "2026-01-01", "-o", "found")
    #expect(whole.code == 0, "\(whole.text) \(whole.errors)")
    #expect(whole.text.contains("The manifest is not signed.\n"))
    #expect(whole.text.contains("wrote found/license-1.0-on-2026-01-01.tar.gz\n"))
    try project.folder.write("You may.", to: "Output/license/1.0/en/license.txt")
    let changed = try Self.ask(project, "license@1.0", "2026-01-01", "-o", "changed")
    #expect(changed.code == 1)
    #expect(
      changed.text.contains(
        "What is published is not what was released: license/1.0/en/license.txt."))
    #expect(project.folder.exists("changed/license-1.0-on-2026-01-01.html"))
    #expect(!project.folder.exists("changed/license-1.0-on-2026-01-01.tar.gz"))
  }

  @Test func `a key that is named has to have signed what was published`() throws {
    let project = try Self.project()
    for name in ["own", "other"] { try project.run(["keygen", "-o", name]) }
    try project.run(["build", "--date", "2026-06-02"])
    #expect(try project.run(["sign", "--key", "own.key"]).code == 0)
    for (keys, code) in [
      (["own"], 0), (["other"], 1), (["own", "other"], 0), (["other", "own"], 0),
    ] {
      let words = keys.flatMap { ["--key", $0 + ".pub"] }
      let ending = try project.run(
        ["evidence", "license@1.0", "--on", "2026-01-01", "-o", keys.joined()] + words)
      #expect(ending.code == Int32(code), "\(keys): \(ending.text)\(ending.errors)")
    }
    let page = try project.folder.text("own/license-1.0-on-2026-01-01.html")
    #expect(page.contains("the key that you named"))
    // Each command says of a secret key what it is.
    for words in [
      ["evidence", "license", "--on", "2026-01-01"], ["verify"], ["log", "verify"],
      ["log", "consistency", "Output"],
    ] {
      let ending = try project.run(words + ["--key", "own.key"])
      #expect(ending.code == 2, "\(words): \(ending.errors)")
      #expect(ending.errors.contains("is a secret key; name the public one"), "\(ending.errors)")
    }
  }

  @Test(arguments: [
    (["evidence", "license", "--on", "2026"], 2, "is no day such as"),
    (["evidence", "license", "--on", "2026-02-30"], 2, "is no day such as"),
    (["evidence", "license", "--on", "9999-12-31"], 2, "is no day such as"),
    (["evidence", "license@2", "--on", "2026-01-01"], 2, "has no version '2'"),
    (["evidence", "other", "--on", "2026-01-01"], 2, "there is no agreement 'other'"),
    (["evidence", "license", "--on", "2026-01-01", "--locale", "fr"], 2, "no text in 'fr'"),
    (["evidence", "license", "--on", "2026-01-01", "--key", "RW"], 2, "neither a public key"),
    (["evidence", "license", "--on", "2026-01-01", "--published", "no"], 3, "publish first"),
    (["render", "content/license.md", "--to", "pdf"], 2, "--to pdf requires --output"),
  ])
  func `what cannot be answered is refused`(
    words: [String], code: Int, message: String
  ) throws {
    let project = try Self.project()
    let ending = try Program.run(words, in: project.folder.url)
    #expect(ending.code == Int32(code))
    #expect(ending.errors.contains(message), "\(ending.errors)")
    #expect(!project.folder.exists("evidence"))
  }

  @Test func `without WeasyPrint a PDF is refused, and what to install is named`() throws {
    let project = try Self.project()
    let ending = try Program.run(
      ["render", "content/license.md", "--to", "pdf", "-o", "license.pdf"], in: project.folder.url,
      environment: ["PATH": project.folder.path])
    #expect(ending.code == 3)
    #expect(ending.errors.contains("WeasyPrint makes the PDF, and is not installed"))
    #expect(ending.errors.contains("pipx install weasyprint"))
    #expect(!project.folder.exists("license.pdf"))
  }

  @Test(arguments: [
    ("exit 7", "does not say its version"),
    ("echo 'WeasyPrint version 57.2'; exit 0", "(WeasyPrint 57.2) fails"),
    (
      "case $1 in --version) echo 'WeasyPrint version 57.2';; *) echo 'error: unrecognized arguments: "
        + "--allowed-protocols' >&2; exit 2;; esac", "install version 70 or a later one"
    ),
    (
      "case $1 in --version) echo 'WeasyPrint version 70.0';; *) echo 'KeyError: x' >&2; exit 1;; esac",
      "(WeasyPrint 70.0) fails: KeyError: x"
    ),
    (
      "case $1 in --version) echo 'WeasyPrint version 70.0';; *) head -c 300000000 /dev/zero;; esac",
      "makes more than"
    ),
  ])
  func `an engine that fails is named, and nothing is written`(
    script: String, message: String
  ) throws {
    let project = try Self.project()
    try project.folder.writeProgram("#!/bin/sh\n\(script)\n", to: "bin/weasyprint")
    let ending = try Program.run(
      ["render", "content/license.md", "--to", "pdf", "-o", "license.pdf"], in: project.folder.url,
      environment: ["PATH": project.folder["bin"].path + ":/usr/bin:/bin"])
    #expect(ending.code == 3)
    #expect(ending.errors.contains(message), "\(ending.errors)")
    #expect(!project.folder.exists("license.pdf"))
  }
}
