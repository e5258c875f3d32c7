import AssentCompiler
import AssentDiagnostics
import Foundation
import TestSupport
import Testing

/// The remark that an agreement is published as it stands.
@Suite struct NotReleasedTests {
  private static let head = "---\nkind: terms\nversion: 1.0\neffective: 2025-01-01\n---\n"

  private static func rules(_ text: String) throws -> Set<RuleID> {
    let site = try TestSite(["terms.md": text, "assent.yml": Samples.profiles])
    let lint = try LintRun(paths: [site.content.path], jobs: 1).run(isFixing: false)
    return Set(lint.diagnostics.map(\.rule)).union(try site.build().diagnostics.map(\.rule))
  }

  @Test(arguments: [
    head, head + "\n<!-- later -->\n", head + "\n# Terms\n\nSome\0words.\n",
    head + "\n# Terms\n\n**Version**: 2.0\n\n[nowhere]()\n",
  ])
  func `is not made of a text that has errors, or no words`(text: String) throws {
    let rules = try Self.rules(text)
    #expect(!rules.contains(.notReleased), "\(rules)")
    #expect(!rules.isEmpty)
  }

  @Test func `an empty document has no other finding but those about its front matter`() throws {
    let rules = try Self.rules(Self.head)
    #expect(rules.contains(.emptyDocument))
    #expect(
      rules.isDisjoint(with: [.missingSection, .missingTopHeading, .unstatedKind]), "\(rules)")
  }

  @Test func `is made of a text that can be released`() throws {
    #expect(try Self.rules(Self.head + "\n# Terms\n\nSome words.\n").contains(.notReleased))
  }
}
