import Foundation
import TestSupport
import Testing

/// Facts that several documents state are compared, in prose, code and drawings alike.
@Suite struct LintFactsTests {
  private static let license = Project.license.replacing("1.0", with: "2.0").replacing(
    "# License", with: "---\nspdx: CC-BY-4.0\n---\n\n# License")

  private static let flow = """
    # Gate

    *Version 1.0, Last Updated: November 3, 2025*

    License Version: 2.0.

    This app is licensed under CC BY 4.0.

    Scroll to at least 95 % of the text. Then `acceptedLicenseVersion` is stored.

    ```
    ┌───────────────────────┐
    │ acceptedLicenseVersion│
    └───────────────────────┘
    ```

    """

  private func rules(_ files: [String: String]) throws -> [String] {
    let ending = try Project(files).run("lint", "--fail-on", "never")
    return ending.text.matches(of: /\[([a-z-]+-drift)\]\n --> (\S+)/).map { "\($0.1) \($0.2)" }
  }

  @Test func `documents that say the same are fine`() throws {
    #expect(try rules(["license.md": Self.license, "a.md": Self.flow, "b/c.md": Self.flow]) == [])
  }

  @Test(arguments: [
    ("Version: 2.0.", "Version: 1.9.", "version-drift content/b.md:5:18"),
    ("CC BY 4.0", "CC BY 3.0", "license-name-drift content/b.md:7:28"),
    ("95 %", "90 %", "threshold-drift content/b.md:9:20"),
    (
      "│ acceptedLicenseVersion│", "│ acceptedLicenceVersion│", "identifier-drift content/b.md:13:5"
    ),
  ])
  func `planted drift is found where it stands`(right: String, wrong: String, finding: String)
    throws
  {
    let planted = Self.flow.replacing(right, with: wrong)
    #expect(planted != Self.flow)
    let files = ["license.md": Self.license, "a.md": Self.flow, "b.md": planted]
    #expect(try rules(files) == [finding])
  }

  @Test func `a document speaks of the agreement that is nearest`() throws {
    let files = [
      "license.md": Self.license, "other/license.md": Project.license, "a.md": Self.flow,
      "other/flows/b.md": Self.flow.replacing("Version: 2.0", with: "Version: 1.0")
        .replacing("95 %", with: "80 %"),
    ]
    #expect(try rules(files) == [])
  }

  @Test func `agreements that do not agree settle nothing`() throws {
    let files = [
      "license.md": Self.license, "license.de.md": Project.license,
      "a.md": Self.flow.replacing("Version: 2.0", with: "Version: 3.0"),
    ]
    #expect(try rules(files) == [])
  }

  @Test func `drift is turned off as other findings are, and its comment is of use`() throws {
    let comment = "<!-- assent-disable-next-line version-drift -- of an old app -->\n"
    let planted = Self.flow.replacing(
      "License Version: 2.0", with: comment + "License Version: 1.0")
    let project = try Project(["license.md": Self.license, "a.md": planted])
    let text = try project.run("lint").text
    #expect(!text.contains("version-drift"))
    #expect(!text.contains("unused-disable"))
    // A build does not compare, and takes no offence at the comment.
    #expect(!(try project.run("build").errors.contains("unused-disable")))
    let idle = try Project(["license.md": Self.license, "a.md": comment + Self.flow])
    #expect(try idle.run("lint").text.contains("unused-disable"))
    try idle.folder.write(
      "rules:\n  \"**\": { threshold-drift: info }\n", to: "content/assent.yml")
    try idle.folder.write(Self.flow.replacing("95 %", with: "50 %"), to: "content/b.md")
    #expect(try idle.run("lint").text.contains("info: threshold is"))
  }

  @Test(.enabled(if: !PackageFolder.seeds.isEmpty, "no ../shared/seeds"))
  func `the drawings of others drift nowhere that is true`() throws {
    let folder = try TemporaryFolder()
    let ending = try Program.run(
      ["lint", "--fail-on", "never"] + PackageFolder.seeds, in: folder.url)
    let drifts = ending.text.matches(of: /\[([a-z-]+-drift)\]/).map { String($0.1) }
    #expect(drifts == [])
  }
}

extension PackageFolder {
  fileprivate static let seeds = files(
    below: PackageFolder.shared.appending(path: "seeds"), endings: [".md"]
  ).map(\.path)
}
