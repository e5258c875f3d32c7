import AssentLicense
import Testing

@Suite struct `SPDX expressions` {
  @Test(arguments: [
    ("MIT", "MIT"), ("mit", "MIT"), ("cc-by-4.0", "CC-BY-4.0"), ("GPL-2.0+", "GPL-2.0+"),
    ("(MIT OR Apache-2.0) AND CC-BY-4.0", "(MIT OR Apache-2.0) AND CC-BY-4.0"),
    ("MIT OR (Apache-2.0 AND CC0-1.0)", "MIT OR Apache-2.0 AND CC0-1.0"),
    (
      "GPL-2.0-or-later WITH Classpath-exception-2.0",
      "GPL-2.0-or-later WITH Classpath-exception-2.0"
    ),
    ("LicenseRef-My.1", "LicenseRef-My.1"),
    ("DocumentRef-a:LicenseRef-b", "DocumentRef-a:LicenseRef-b"),
  ]) func `are read and written`(text: String, written: String) throws {
    #expect(try SPDXExpression(parsing: text).description == written)
  }

  @Test func `bind AND tighter than OR`() throws {
    let expression = try SPDXExpression(parsing: "MIT OR ISC AND Zlib")
    guard case .or(_, .and) = expression else {
      Issue.record("read as \(expression)")
      return
    }
    #expect(expression.licenses.map(\.id) == ["MIT", "ISC", "Zlib"])
  }

  @Test(arguments: [
    ("", 0, "the license expression is empty"), ("MTI", 0, "unknown license 'MTI'"),
    ("MIT or ISC", 4, "operator 'or' is not in capitals"),
    ("MIT ISC", 4, "an operator is missing before 'ISC'"),
    ("(MIT", 0, "'(' is not closed"), ("MIT)", 3, "')' closes nothing"),
    ("MIT AND", 7, "a license is missing at the end"),
    ("OR MIT", 0, "a license is missing before 'OR'"),
    ("MIT WITH x", 9, "unknown license exception 'x'"),
    ("(MIT OR ISC) WITH x", 13, "'WITH' stands behind more than one license"),
    ("LicenseRef-", 0, "unknown license 'LicenseRef-'"),
  ]) func `say what is wrong and where`(text: String, offset: Int, message: String) {
    let error = #expect(throws: SPDXExpressionError.self) { try SPDXExpression(parsing: text) }
    #expect(error?.offset == offset)
    #expect(error?.message == message)
  }

  @Test func `refuse nesting without end`() {
    let text = String(repeating: "(", count: 100_000) + "MIT"
    #expect(throws: SPDXExpressionError.self) { try SPDXExpression(parsing: text) }
  }

  @Test func `know the list`() throws {
    #expect(SPDXLicense.identifiers.count > 650)
    let license = try #require(SPDXLicense.named("Apache-2.0"))
    #expect(license.name == "Apache License 2.0")
    #expect(license.isOSIApproved && !license.isDeprecated)
    #expect(SPDXLicense.named("GPL-2.0")?.isDeprecated == true)
  }

  @Test(arguments: [
    "CC-BY-4.0", "CC-BY-2.0", "CC-BY-SA-4.0", "CC0-1.0", "MIT", "Apache-2.0", "GPL-2.0-only",
    "GPL-3.0-or-later", "LGPL-2.1-only", "LGPL-3.0-only", "AGPL-3.0-only", "MPL-2.0",
    "BSD-2-Clause",
    "BSD-3-Clause", "ISC", "EPL-2.0", "OFL-1.1", "Unlicense",
  ]) func `summarise the common licenses`(id: String) throws {
    let summary = try #require(SPDXLicense.named(id)?.summary)
    #expect(summary.permissions.contains("Copy and pass on"))
    #expect(summary.limitations.contains("No warranty"))
  }
}
