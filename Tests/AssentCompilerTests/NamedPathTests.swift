import AssentCompiler
import AssentDiagnostics
import Foundation
import TestSupport
import Testing

/// Paths of the configuration that match nothing.
@Suite struct NamedPathTests {
  private static let site = [
    "license.md": Samples.license(), "other-app/terms.md": Samples.license(),
    "flows/start.md": Samples.flow(), "drafts/new.md": Samples.flow(),
  ]

  private static func found(_ lines: String) throws -> [Diagnostic] {
    let site = try TestSite(
      Self.site.merging(["assent.yml": Samples.profiles + lines]) { $1 })
    let lint = try LintRun(paths: [site.content.path], jobs: 1).run(isFixing: false)
    let linted = lint.diagnostics.filter { $0.rule == .invalidConfiguration }
    for _ in 0..<2 {
      let built = try site.build().diagnostics.filter { $0.rule == .invalidConfiguration }
      #expect(linted.map(\.message) == built.map(\.message), "\(lines)")
    }
    return linted
  }

  static let slips: [(lines: String, message: String, help: String)] = [
    (
      "products: { oter-app: { id: my-app } }\n", "no document lies in 'oter-app'",
      "did you mean 'other-app'?"
    ),
    ("products: { x: { id: x } }\n", "no document lies in 'x'", "write the path of a folder"),
    (
      "rules: { \"flow/**\": { doubled-word: off } }\n", "'flow/**' matches no document",
      "did you mean 'flows/**'?"
    ),
    (
      "rules: { licence.md: { doubled-word: off } }\n", "'licence.md' matches no document",
      "did you mean 'license.md'?"
    ),
    (
      "rules: { \"**/strat.md\": { doubled-word: off } }\n", "'**/strat.md' matches no document",
      "did you mean '**/start.md'?"
    ),
    (
      "agreements: { privacy.md: { order: 2 } }\n", "'privacy.md' matches no agreement",
      "write the path of an agreement"
    ),
    ("exclude: [\"draft/**\"]\n", "'draft/**' excludes nothing", "did you mean 'drafts/**'?"),
  ]

  @Test(arguments: slips)
  func `are warned of, with a guess where one is near`(
    lines: String, message: String, help: String
  ) throws {
    let found = try Self.found(lines)
    #expect(found.map(\.severity) == [.warning], "\(found)")
    #expect(found.first?.message.hasPrefix(message) == true, "\(found)")
    #expect(found.first?.help?.hasPrefix(help) == true, "\(found)")
    #expect(found.first?.range != nil)
  }

  @Test func `that exclude nothing yet are a remark`() throws {
    #expect(try Self.found("exclude: [\"internal/**\"]\n").map(\.severity) == [.info])
  }

  @Test(arguments: [
    "products: { .: { id: x }, other-app: { id: y }, flows: { id: z } }\n",
    "rules: { \"**\": { doubled-word: off }, \"other-app/*\": { doubled-word: off } }\n",
    "exclude: [drafts, \"drafts/**\", \"drafts/new.md\", \"**/start.md\"]\n",
    "agreements: { \"**\": { order: 2 } }\n",
  ])
  func `that match something are not`(lines: String) throws {
    #expect(try Self.found(lines) == [])
  }

  @Test func `of flows that are missing are an error, with a guess`() throws {
    let found = try Self.found("flows: { flows/strat.md: gate }\n")
    #expect(found.map(\.severity) == [.error])
    #expect(found.first?.help == "did you mean 'flows/start.md'?")
  }
}
