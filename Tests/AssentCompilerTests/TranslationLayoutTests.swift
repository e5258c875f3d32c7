import AssentCompiler
import AssentDiagnostics
import Foundation
import TestSupport
import Testing

/// Translations that lie where they are agreements of their own.
@Suite struct TranslationLayoutTests {
  /// The warnings of a build, which are those of `lint`.
  private static func found(
    _ paths: [String], _ configuration: String = "", text: String = Samples.license()
  ) throws -> [Diagnostic] {
    var files = Dictionary(uniqueKeysWithValues: paths.map { ($0, text) })
    files["assent.yml"] = Samples.profiles + configuration
    let site = try TestSite(files)
    let lint = try LintRun(paths: [site.content.path], jobs: 1).run(isFixing: false)
    let built = try site.build().diagnostics
    let linted = lint.diagnostics.filter { $0.rule == .separateTranslation }
    #expect(
      linted.map(\.message) == built.filter { $0.rule == .separateTranslation }.map(\.message))
    #expect(linted.allSatisfy { $0.severity == .warning })
    return linted
  }

  static let layouts: [(paths: [String], file: String, help: String)] = [
    (["privacy.md", "de/privacy.md"], "de/privacy.md", "move it to 'privacy.de.md'"),
    (
      ["privacy.md", "de/privacy.md", "fr/privacy.md"], "de/privacy.md",
      "move it to 'privacy.de.md'"
    ),
    (
      ["en/privacy.md", "de/privacy.md"], "de/privacy.md",
      "'en/privacy.md' as 'privacy.md' and 'de/privacy.md' as 'privacy.de.md'"
    ),
    (["terms.md", "pt_BR/terms.md"], "pt_BR/terms.md", "move it to 'terms.pt-BR.md'"),
    (["app/terms.md", "app/de/terms.md"], "app/de/terms.md", "'app/terms.de.md'"),
    (["app/terms.md", "de/app/terms.md"], "de/app/terms.md", "'app/terms.de.md'"),
    (["terms.md", "i18n/de/terms.md"], "i18n/de/terms.md", "move it to 'terms.de.md'"),
    (["terms.md", "terms.pt_BR.md"], "terms.pt_BR.md", "name it 'terms.pt-BR.md'"),
    (["terms.md", "terms.german.md"], "terms.german.md", "name it 'terms.de.md'"),
  ]

  @Test(arguments: layouts)
  func `are one warning, which says where they belong`(
    paths: [String], file: String, help: String
  ) throws {
    let found = try Self.found(paths)
    #expect(found.count == 1)
    #expect(found.first?.file.hasSuffix("/content/" + file) == true, "\(found)")
    #expect(found.first?.help?.contains(help) == true, "\(found)")
  }

  static let others: [[String]] = [
    ["terms.md", "terms.de.md"], ["it/terms.md"], ["no/terms.md", "privacy.md"],
    ["terms.md", "it/license.md", "no/privacy.md"], ["terms.md", "mac/terms.md"],
    ["terms.md", "terms.old.md", "terms.arm.md", "terms.de_old.md"], ["terms.md", "apps/terms.md"],
    ["apps/license.md", "tools/license.md"],
  ]

  @Test(arguments: others)
  func `are not seen in other folders and names`(paths: [String]) throws {
    #expect(try Self.found(paths) == [])
  }

  @Test func `are none where the folder is a product, or the text is of another language`() throws {
    let paths = ["terms.md", "it/terms.md"]
    #expect(try Self.found(paths).count == 1)
    #expect(try Self.found(paths, "products: { it: { id: it-tool } }\n") == [])
    let text = "---\nlanguage: en\n---\n\n" + Samples.license()
    #expect(try Self.found(paths, text: text) == [])
  }
}
