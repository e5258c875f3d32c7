import AssentCompiler
import AssentDiagnostics
import Foundation
import TestSupport
import Testing

/// What lies in a content folder and is not read.
@Suite struct PassedOverTests {
  private func remarks(_ result: SiteBuild.Result) -> [String] {
    result.diagnostics.filter { $0.rule == .fileNotRead }.map(\.message)
  }

  @Test(arguments: [
    "LICENSE", "Licence", "license.txt", "COPYING", "EULA.txt", "terms.docx", "privacy.odt",
    "notes.rtf", "guide.rst", "assent.yaml", ".assent.yml", "flows/assent.yml", "flows/LICENSE",
    "Assent.yml",
  ])
  func `what looks like a document or a configuration is remarked`(name: String) throws {
    let site = try TestSite(["license.md": Samples.license(), name: "text\n"])
    let result = try site.build()
    #expect(result.outcome == .published)
    #expect(remarks(result).count == 1)
    #expect(
      remarks(result).first?.hasPrefix("'\(name.split(separator: "/").last ?? "")' is ") == true)
    let help = result.diagnostics.first { $0.rule == .fileNotRead }?.help
    #expect(help?.contains(".md'") == true || help?.contains("'assent.yml'") == true)
    let lint = try LintRun(paths: [site.content.path], jobs: 1).run(isFixing: false)
    #expect(lint.diagnostics.filter { $0.rule == .fileNotRead }.map(\.message) == remarks(result))
  }

  @Test(arguments: [
    "data.csv", "notes.txt", "Makefile", ".gitignore", ".license.txt.swp", "_drafts/terms.docx",
    "picture.png", "license.js", "license/a.md",
  ])
  func `other files are passed over in silence`(name: String) throws {
    let text = name.hasSuffix(".md") ? Samples.flow() : "text\n"
    let site = try TestSite(["license.md": Samples.license(), name: text])
    #expect(remarks(try site.build()) == [])
  }

  @Test func `a file that is excluded is not remarked`() throws {
    let site = try TestSite([
      "license.md": Samples.license(), "LICENSE": "x\n", "assent.yml": "exclude: [LICENSE]\n",
    ])
    #expect(remarks(try site.build()) == [])
  }

  @Test func `a configuration beside the content folder is remarked`() throws {
    let site = try TestSite(["license.md": Samples.license()])
    try site.folder.write("site: {name: X}\n", to: "assent.yml")
    let result = try site.build()
    #expect(remarks(result) == ["'assent.yml' is not read here"])
  }

  @Test func `a document whose name cannot be published is told as that alone`() throws {
    let site = try TestSite(["a:b.md": Samples.license()])
    #expect(try site.build().diagnostics.map(\.rule) == [.unpublishableName])
  }

  @Test func `a folder without documents is an error, and nothing is withdrawn`() throws {
    let site = try TestSite(["license.md": Samples.license()])
    try site.build()
    let before = try site.published()
    try FileManager.default.removeItem(at: site.content.appending(path: "license.md"))
    let result = try site.build()
    #expect(result.outcome == .refused)
    #expect(result.diagnostics.map(\.rule) == [.noDocuments])
    #expect(result.diagnostics.first?.help?.contains("assent init") == true)
    #expect(try site.published() == before)
    let lint = try LintRun(paths: [site.content.path], jobs: 1).run(isFixing: false)
    #expect(lint.diagnostics.map(\.rule) == [.noDocuments])
  }
}
