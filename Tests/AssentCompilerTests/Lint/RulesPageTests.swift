import Foundation
import TestSupport
import Testing

@testable import AssentCompiler

/// The page of the rules in the manual is made of the rules.
struct RulesPageTests {
  @Test func `docs has the page as the program prints it`() throws {
    let file = PackageFolder.root.appending(path: "docs/rules.md")
    if Recording.isOn { try Data(RulesPage.markdown.utf8).write(to: file) }
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text == RulesPage.markdown, "ASSENT_RECORD=1 writes it anew")
  }

  @Test func `the page as HTML has an anchor for every rule`() {
    let page = String(decoding: RulesPage.html, as: UTF8.self)
    for entry in RuleCatalogue.entries { #expect(page.contains("id=\"\(entry.id)\"")) }
  }

  @Test func `findings link to the page where the site has it, and to no other host`() throws {
    let files = ["assent.yml": "site: { url: \"https://legal.test\" }", "start.md": "# A\n"]
    let site = try TestSite(files)
    let run = LintRun(paths: [site.content.path], jobs: 1)
    #expect(try run.run(isFixing: false).rulesAddress == nil)
    try site.folder.write("x", to: "content/public/rules.html")
    let result = try run.run(isFixing: false)
    var report = LintReport(
      diagnostics: result.diagnostics, sources: result.sources, documents: result.documents,
      root: try ReportRoot(named: site.content.path), bar: nil, version: "0")
    #expect(!String(decoding: report.sarif, as: UTF8.self).contains("helpUri"))
    report.rulesAddress = result.rulesAddress
    #expect(
      String(decoding: report.sarif, as: UTF8.self)
        .contains(#""helpUri":"https://legal.test/rules.html#missing-title""#))
  }

  @Test func `the page has a section for every rule`() {
    let page = RulesPage.markdown
    for entry in RuleCatalogue.entries { #expect(page.contains("\n### `\(entry.id)`\n")) }
  }
}
