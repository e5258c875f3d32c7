import Foundation
import TestSupport
import Testing

/// A file that is missing ends with 3; one of another sort than is asked for, or that is there already, with 2.
@Suite struct NamedFileTests {
  private static func project() throws -> Project {
    let project = try Project()
    #expect(try project.run("build").code == 0)
    #expect(try project.run("keygen", "--output", "legal").code == 0)
    try project.folder.write("A text.\n", to: "README")
    try project.folder.write(String(repeating: "A long text.\n", count: 1_000), to: "LONG")
    return project
  }

  static let cases: [(line: String, code: Int32, words: String)] = [
    ("diff missing.md license", 3, "'missing.md': no such file"),
    ("diff missing license", 2, "'missing'"),
    ("read missing.md", 3, "'missing.md': no such file"),
    ("lint missing.md", 3, "'missing.md'"),
    ("render missing.md", 3, "'missing.md'"),
    ("sign --key missing.key", 3, "'missing.key': no such file"),
    ("revoke missing.pub --recovery-key legal.key --reason x", 3, "'missing.pub': no such file"),
    ("verify --key missing.pub", 3, "'missing.pub': no such file"),
    ("sign --key legal.pub", 2, "'legal.pub' is a public key"),
    ("verify --key legal.key", 2, "'legal.key' is a secret key"),
    ("sign --key README", 2, "'README' is no secret key"),
    ("sign --key LONG", 2, "'LONG' is no secret key"),
    ("keygen --output legal", 2, "'legal.key' already exists"),
    ("gate status --state README", 3, "--state names the folder"),
    ("gate status --age -3", 2, "--age -3 is below zero"),
    ("lint --jobs -1", 2, "--jobs -1 is below zero"),
    ("lint --kind licence", 2, "; did you mean 'license'?"),
    ("lint --format jsn", 2, "; did you mean 'json'?"),
    (
      "gate status --audience gest", 2,
      "did you mean 'guest'? Please provide one of 'guest' or 'member'."
    ),
    (
      "patch content/license.md README", 1,
      "it is not JSON; name the file that 'assent diff --to json'"
    ),
    ("gate run --bogus -- ls", 125, "unknown option '--bogus'"),
  ]

  @Test(arguments: cases)
  func `each command says what it is, and ends with its code`(
    line: String, code: Int32, words: String
  ) throws {
    let project = try Self.project()
    let ending = try Program.run(
      line.split(separator: " ").map(String.init), in: project.folder.url)
    #expect(ending.code == code, "\(ending.errors)")
    #expect(ending.errors.contains(words), "\(ending.errors)")
  }

  @Test func `a version that there is not is answered with those that there are`() throws {
    let project = try Project()
    let release = try project.run(
      "release", "license", "--version", "1.0", "--effective", "2025-11-03", "--effective-in-past",
      "--by", "legal@example.org")
    #expect(release.code == 0, "\(release.errors)")
    for line in [["diff", "license@1.0", "license@1.2"], ["read", "license@1.2"]] {
      let ending = try Program.run(line, in: project.folder.url)
      #expect(ending.code == 2)
      #expect(ending.errors.contains("it has '1.0'"), "\(ending.errors)")
    }
  }
}
