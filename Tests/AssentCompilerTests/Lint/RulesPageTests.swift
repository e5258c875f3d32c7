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

  @Test func `the page has a section for every rule`() {
    let page = RulesPage.markdown
    for entry in RuleCatalogue.entries { #expect(page.contains("\n### `\(entry.id)`\n")) }
  }
}
