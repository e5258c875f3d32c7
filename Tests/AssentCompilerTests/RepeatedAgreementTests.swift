import AssentCompiler
import AssentDiagnostics
import AssentRecord
import Foundation
import TestSupport
import Testing

/// One text that lies at two places is asked for twice, which nobody means.
@Suite struct RepeatedAgreementTests {
  private static let copy = "---\nkind: license\n---\n\n" + Samples.license()

  /// What a build tells, and lint as well.
  private static func findings(_ site: TestSite) throws -> [Diagnostic] {
    let linted = try LintRun(paths: [site.content.path], jobs: 2).run(isFixing: false)
    let found = try site.build().diagnostics.filter { $0.rule == .repeatedAgreement }
    #expect(linted.diagnostics.filter { $0.rule == .repeatedAgreement } == found)
    return found
  }

  @Test func `two files with one text are told, with both names and what to do`() throws {
    let site = try TestSite(["license.md": Samples.license(), "copy.md": Self.copy])
    let found = try Self.findings(site)
    let finding = try #require(found.first)
    #expect(found.count == 1 && finding.severity == .warning)
    #expect(finding.file.hasSuffix("/content/license.md"))
    #expect(finding.message.contains("/content/license.md' has the same words as '"))
    #expect(finding.message.contains("/content/copy.md', and people are asked"))
    #expect(finding.help?.hasPrefix("keep one and remove the other; ") == true)
    // It is told by a build that has nothing to do, too.
    usleep(20_000)
    #expect(try Self.findings(site) == found)
    #expect(try site.build().outcome == .upToDate)
    try site.folder.remove("Output")
    #expect(try site.build { $0.isStrict = true }.outcome == .refused)
  }

  @Test func `texts of two products, of two audiences and in two languages repeat nothing`() throws
  {
    let front = "---\nlicensor: Example Press\n"
    let products = try TestSite([
      "license.md": Samples.license(), "apps/license.md": Samples.license(),
      "assent.yml": "products:\n  apps:\n    name: Apps\n",
    ])
    #expect(try Self.findings(products) == [])
    let people = try TestSite([
      "license.md": front + "audience: { who: guests }\n---\n\n" + Samples.license(),
      "copy.md": front + "kind: license\naudience: { who: members }\n---\n\n" + Samples.license(),
    ])
    #expect(try Self.findings(people) == [])
    let languages = try TestSite([
      "license.md": Samples.license(), "license.fr.md": Samples.license(),
    ])
    #expect(try Self.findings(languages) == [])
  }

  @Test func `a copy in a folder is a product that nobody named, which is a remark`() throws {
    let site = try TestSite([
      "license.md": Samples.license(), "legal/license.md": Samples.license(),
    ])
    let found = try Self.findings(site)
    let finding = try #require(found.first)
    #expect(found.count == 1 && finding.severity == .info)
    #expect(finding.file.hasSuffix("/content/legal/license.md"))
    #expect(
      finding.message.contains("/content/license.md', and each is the agreement of a product"))
    #expect(
      finding.help
        == "remove the one that is a copy; or name 'legal' under 'products' in assent.yml, if two products "
        + "are meant")
    #expect(try site.build { $0.isStrict = true }.outcome != .refused)
  }

  @Test func `of two that were released one is withdrawn, and then nobody is asked twice`() throws {
    let site = try TestSite()
    try site.release("1.0", ["license.md": Samples.license()], at: "2025-11-03")
    try site.write(Self.copy, to: "copy.md")
    // What was released stays, so the other one is named first.
    #expect(try #require(Self.findings(site).first).file.hasSuffix("/content/copy.md"))
    try site.release("1.0", ["copy.md": Self.copy], at: "2025-11-03")
    let finding = try #require(Self.findings(site).first)
    #expect(finding.help?.contains("assent release withdraw license@1.0") == true)
    try site.append("1.0", at: "2025-11-04", .withdrawn(reason: "Published twice."))
    #expect(try Self.findings(site) == [])
  }

  @Test func `the version that is in force is asked for, not one that comes later`() throws {
    let site = try TestSite()
    let next = Samples.license().replacing("1.0", with: "1.1") + "\nNobody may sell it.\n"
    try site.release("1.0", ["license.md": Samples.license()], at: "2025-11-03")
    try site.release("1.1", ["license.md": next], at: "2025-11-04", effective: "2027-06-01")
    try site.write(Self.copy, to: "copy.md")
    #expect(try Self.findings(site).count == 1)
    let words = next.replacing("2025-11-03", with: "2025-11-04")
    try site.write("---\nkind: license\n---\n\n" + words, to: "copy.md")
    #expect(try Self.findings(site) == [])
  }
}
