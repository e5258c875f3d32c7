import AssentCompiler
import AssentDiagnostics
import Foundation
import TestSupport
import Testing

/// Records that another version of the program wrote.
@Suite struct RecordVersionTests {
  @Test func `a finding that this version does not know is looked for anew`() throws {
    let site = try TestSite(["license.md": Samples.license(), "a.md": "no heading\n"])
    usleep(20_000)
    let first = try site.build()
    let rule = try #require(first.diagnostics.first?.rule.rawValue)
    usleep(20_000)
    #expect(try site.build().outcome == .upToDate)
    let record = try site.text(".assent-build")
    #expect(record.contains("\"\(rule)\""))
    let later = record.replacing("\"\(rule)\"", with: "\"rule-of-a-later-version\"")
    try Data(later.utf8).write(to: site.output.appending(path: ".assent-build"))
    usleep(20_000)
    let next = try site.build()
    #expect(next.diagnostics == first.diagnostics)
    #expect(try site.text(".assent-build") == record)
  }
}
