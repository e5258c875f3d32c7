import Foundation
import TestSupport
import Testing

/// What is wrong with a content folder as a whole has one answer, whichever command is asked.
@Suite struct LintAndBuildTests {
  static let cases: [(name: String, files: [String: String], code: Int32, rule: String)] = [
    (
      "settings for an agreement that there is not",
      ["assent.yml": "agreements: { privacy.md: { order: 2 } }\n"], 0, "invalid-configuration"
    ),
    (
      "a product that there is not", ["assent.yml": "products: { apps: { id: a } }\n"], 0,
      "invalid-configuration"
    ),
    (
      "a flow that there is not", ["assent.yml": "flows: { flows/x.md: gate }\n"], 2,
      "invalid-configuration"
    ),
    (
      "a flow that is an agreement", ["assent.yml": "flows: { license.md: gate }\n"], 2,
      "invalid-configuration"
    ),
    ("a key that is not known", ["assent.yml": "sight: {}\n"], 2, "invalid-configuration"),
    ("two names of one place", ["LICENSE.md": Project.license], 1, "output-collision"),
    ("two endings", ["license.markdown": Project.license], 1, "output-collision"),
    (
      "a page at the place of an agreement", ["license/index.md": Project.flow], 1,
      "output-collision"
    ),
    (
      "two products of one id",
      ["a b/license.md": Project.license, "a-b/license.md": Project.license], 1,
      "output-collision"
    ),
  ]

  @Test(arguments: cases.indices)
  func `lint and build end with the same code`(_ index: Int) throws {
    let (name, files, code, rule) = Self.cases[index]
    let project = try Project(
      files.merging(["license.md": Project.license, "flows/start.md": Project.flow]) { $1 })
    for line in [["lint"], ["lint", "content"], ["build"]] {
      let ending = try Program.run(line, in: project.folder.url)
      #expect(ending.code == code, "\(name), \(line): \(ending.text)\(ending.errors)")
      #expect((ending.text + ending.errors).contains("[\(rule)]"), "\(name), \(line)")
    }
    let never = try project.run("lint", "--fail-on", "never")
    #expect(never.code == (code == 2 ? 2 : 0), "\(name)")
  }

  @Test func `a warning about the configuration fails where warnings do`() throws {
    let project = try Project([
      "license.md": Project.license, "assent.yml": "products: { apps: { id: a } }\n",
    ])
    #expect(try project.run("lint", "--fail-on", "warning").code == 1)
    #expect(try project.run("build", "--strict").code == 1)
  }

  @Test func `standard input is not repaired in place`() throws {
    let project = try Project()
    for line in [["lint", "--fix", "-"], ["lint", "--fix", "--stdin-filename", "content/x.md"]] {
      let ending = try Program.run(line, in: project.folder.url)
      #expect(ending.code == 2)
      #expect(ending.errors.contains("--fix --dry-run"), "\(ending.errors)")
    }
  }
}
