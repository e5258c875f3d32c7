import Foundation
import TestSupport
import Testing

/// What `init` writes is a project without faults.
@Suite struct InitTests {
  static let kinds = ["license", "eula", "terms", "privacy"]

  @Test(arguments: kinds)
  func `a new project lints clean, builds strictly and verifies`(kind: String) throws {
    let folder = try TemporaryFolder()
    let start = try Program.run(
      [
        "init", "--kind", kind, "--product", "A \"Quoted\" & <Odd> App", "--holder",
        "Zoë O'Hara \\ Co.", "--contact", "legal@example.org", "--date", "2025-11-03",
      ], in: folder.url)
    #expect(start.code == 0, "\(start.errors)")
    #expect(folder.exists("content/\(kind).md"))
    #expect(folder.exists("content/assent.yml"))
    for arguments in [
      ["lint", "--fail-on", "info"], ["build", "--strict"], ["verify"], ["build", "--check"],
    ] {
      let ending = try Program.run(arguments, in: folder.url)
      #expect(ending.code == 0, "\(arguments): \(ending.text)\(ending.errors)")
    }
    let page = try folder.text("Output/\(kind)/index.html")
    #expect(page.contains("Zoë O'Hara \\ Co."))
    #expect(page.contains("2025-11-03"))
  }

  @Test(arguments: kinds)
  func `a project is started once`(kind: String) throws {
    let folder = try TemporaryFolder()
    let arguments = ["init", "--kind", kind, "--contact", "https://example.org"]
    #expect(try Program.run(arguments, in: folder.url).code == 0)
    let before = try FolderContents(folder.url)
    let again = try Program.run(arguments, in: folder.url)
    #expect(again.code == 2)
    #expect(again.errors.contains("is there already"))
    #expect(try FolderContents(folder.url) == before)
  }

  @Test func `a file in the way keeps all files from being written`() throws {
    let folder = try TemporaryFolder()
    try folder.write("mine", to: ".github/workflows/agreements.yml")
    #expect(try Program.run(["init", "--contact", "a@example.org"], in: folder.url).code == 2)
    #expect(try FolderContents(folder.url).paths == [".github/workflows/agreements.yml"])
  }

  @Test func `a new project needs an address`() throws {
    let folder = try TemporaryFolder()
    let ending = try Program.run(["init"], in: folder.url)
    #expect(ending.code == 2)
    #expect(ending.errors.contains("--contact"))
    #expect(try FolderContents(folder.url).paths == [])
  }

  @Test func `the date is that of the environment where it has one`() throws {
    let folder = try TemporaryFolder()
    let ending = try Program.run(
      ["init", "--contact", "a@example.org"], in: folder.url,
      environment: ["SOURCE_DATE_EPOCH": "1700000000"])
    #expect(ending.code == 0)
    #expect(try folder.text("content/license.md").contains("2023-11-14"))
  }
}
