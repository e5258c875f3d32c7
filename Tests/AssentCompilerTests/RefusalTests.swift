import AssentCompiler
import AssentDiagnostics
import Foundation
import TestSupport
import Testing

/// What stops a build, and that nothing is written then.
@Suite struct RefusalTests {
  static let faultyLicenses = [
    "no version": Samples.license().replacing("**Version**: 1.0\n", with: ""),
    "no date": Samples.license().replacing("**Effective Date**: 2025-11-03\n", with: ""),
    "no title": Samples.license().replacing("# License\n", with: ""),
    "no section on liability": Samples.license().replacing("## 3. Liability", with: "## 3. Else"),
    "a link that runs something": Samples.license(grant: "[x](javascript:alert)"),
    "nesting beyond the limit": Samples.license() + String(repeating: "> ", count: 2_000) + "x\n",
  ]

  @Test(arguments: faultyLicenses.sorted { $0.key < $1.key }.map(\.key))
  func `an agreement with an error leaves the output as it was`(fault: String) throws {
    let site = try TestSite(Samples.site)
    try site.build()
    let before = try site.published()
    try site.write(try #require(Self.faultyLicenses[fault]), to: "license.md")
    try site.write(Samples.flow("New"), to: "flows/new.md")
    let result = try site.build()
    #expect(result.outcome == .refused)
    #expect(
      result.diagnostics.contains { $0.severity == .error && $0.file.hasSuffix("license.md") })
    #expect(try site.published() == before)
  }

  @Test func `an agreement with an error leaves no output where there was none`() throws {
    let site = try TestSite(Samples.site)
    try site.write(try #require(Self.faultyLicenses["no version"]), to: "license.md")
    #expect(try site.build().outcome == .refused)
    #expect(!site.folder.exists("Output"))
  }

  @Test func `findings of all documents are reported when one stops the build`() throws {
    let site = try TestSite([
      "license.md": Samples.license().replacing("**Version**: 1.0\n", with: ""),
      "flows/start.md": Samples.flow(text: "[x](javascript:alert)"),
    ])
    let result = try site.build()
    let files = Set(result.diagnostics.map { $0.file.split(separator: "/").last ?? "" })
    #expect(files == ["license.md", "start.md"])
    #expect(result.diagnostics == result.diagnostics.sorted(by: Diagnostic.inSourceOrder))
  }

  @Test func `a flow document with findings comes out`() throws {
    let site = try TestSite([
      "license.md": Samples.license(), "flows/start.md": "text without a heading\n",
    ])
    let result = try site.build()
    #expect(result.outcome == .published)
    #expect(result.diagnostics.contains { $0.file.hasSuffix("flows/start.md") })
    #expect(site.exists("flows/start.html"))
  }

  @Test func `a flow document that cannot be parsed is left out, and the rest comes out`() throws {
    let deep = String(repeating: "> ", count: 2_000) + "x\n"
    let site = try TestSite(["license.md": Samples.license(), "flows/deep.md": deep])
    let result = try site.build()
    #expect(result.outcome == .published)
    #expect(result.diagnostics.contains { $0.rule == .parseLimit && $0.severity == .error })
    #expect(!site.exists("flows/deep.html"))
    #expect(site.exists("license/index.html"))
  }

  @Test func `strict builds stop at findings in flow documents`() throws {
    let site = try TestSite([
      "license.md": Samples.license(), "flows/start.md": "text without a heading\n",
    ])
    let result = try site.build { $0.isStrict = true }
    #expect(result.outcome == .refused)
    #expect(!site.folder.exists("Output"))
    try site.write(Samples.flow(), to: "flows/start.md")
    #expect(try site.build { $0.isStrict = true }.outcome == .published)
  }

  @Test func `a check writes nothing and says what would change`() throws {
    let site = try TestSite(Samples.site)
    let first = try site.build { $0.isCheck = true }
    #expect(first.outcome == .wouldChange)
    #expect(!site.folder.exists("Output"))
    try site.build()
    let before = try site.published()
    #expect(try site.build { $0.isCheck = true }.outcome == .upToDate)
    let text = Samples.license().replacing("# License", with: "---\nlicensor: A\n---\n\n# License")
    try site.write(text, to: "license.md")
    let changed = try site.build { $0.isCheck = true }
    #expect(changed.outcome == .wouldChange)
    #expect(changed.changedPaths.contains("license/index.html"))
    #expect(changed.changedPaths.contains("manifest.json"))
    #expect(try site.published() == before)
  }

  @Test func `a check also sees what would be removed`() throws {
    let site = try TestSite(Samples.site)
    try site.build()
    try site.folder.remove("content/flows/start.md")
    let result = try site.build { $0.isCheck = true }
    #expect(result.outcome == .wouldChange)
    #expect(site.exists("flows/start.html"))
  }
}
