import AssentCompiler
import AssentDiagnostics
import AssentManifest
import AssentRecord
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
    try site.changeRecord {
      $0.replacing("\"\(rule)\"", with: "\"rule-of-a-later-version\"")
    }
    usleep(20_000)
    let next = try site.build()
    #expect(next.diagnostics == first.diagnostics)
    #expect(try site.text(".assent-build") == record)
  }

  @Test func `a record that was damaged counts as none, wherever it is read`() throws {
    let site = try TestSite(Samples.site)
    try site.build()
    let record = try site.bytes(".assent-build")
    for place in stride(from: 0, to: record.count, by: max(1, record.count / 23)) {
      var damaged = record
      damaged[place] ^= 1
      try site.folder.write(damaged, to: "Output/.assent-build")
      let found = try Verifier.verify(site.output.path).diagnostics
      #expect(found.map(\.rule) == [.unlistedFile], "byte \(place)")
      #expect(
        found.first?.message
          == "this is not the record of the build that wrote the folder, or it was changed")
      // With what looks like no record at all, a build does nothing.
      let isHeading = place < "assent-build/".utf8.count
      let built = try site.build()
      #expect((built.outcome == .refused) == isHeading, "byte \(place)")
      #expect(try (site.bytes(".assent-build") == record) == !isHeading, "byte \(place)")
    }
    for size in [0, 1, 66, 67, record.count - 1] {
      try site.folder.write(Array(record.prefix(size)), to: "Output/.assent-build")
      #expect(try Verifier.verify(site.output.path).errors == [.unlistedFile], "\(size) bytes")
    }
  }
}

extension TestSite {
  /// Changes what the record of the last build says, and makes its last line anew.
  func changeRecord(_ change: (String) -> String) throws {
    let lines = try text(".assent-build").split(separator: "\n").dropLast()
    let text = change(lines.joined(separator: "\n") + "\n")
    let digest = TextDigest.digest(of: Array(text.utf8)).hexadecimal
    try Data((text + "e \(digest)\n").utf8).write(to: output.appending(path: ".assent-build"))
  }
}
