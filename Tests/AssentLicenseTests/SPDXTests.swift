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
    guard case .or(let operands) = expression, case .and? = operands.last else {
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
    ("(MIT OR ISC) WITH x", 13, "'WITH' follows a parenthesis"),
    ("(MIT) WITH LLVM-exception", 6, "'WITH' follows a parenthesis"),
    ("MIT WITH LLVM-exception WITH LLVM-exception", 24, "operator 'WITH' is not expected here"),
    ("MIT WITH AdditionRef-", 9, "unknown license exception 'AdditionRef-'"),
    ("MIT+ +", 5, "an operator is missing before '+'"),
    ("DocumentRef-:LicenseRef-a", 0, "unknown license 'DocumentRef-:LicenseRef-a'"),
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
    #expect(SPDXLicense.identifiers.count > 700)
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

@Suite struct `SPDX names` {
  @Test(arguments: [
    ("CC BY 4.0", "write 'CC-BY-4.0'"), ("Apache License 2.0", "write 'Apache-2.0'"),
    ("Apache License, Version 2.0", "write 'Apache-2.0'"), ("Apache2", "write 'Apache-2.0'"),
    ("The MIT License", "write 'MIT'"), ("MTI", "write 'MIT'"), ("BSD-2", "write 'BSD-2-Clause'"),
    ("GPL", "write 'GPL-3.0-only' or 'GPL-3.0-or-later'"),
    ("GPLv2", "write 'GPL-2.0-only' or 'GPL-2.0-or-later'"),
    ("LGPL-3", "write 'LGPL-3.0-only' or 'LGPL-3.0-or-later'"), ("MPL", "write 'MPL-2.0'"),
    ("CC-BY-4", "write 'CC-BY-4.0'"), ("Apache-2.1", "write 'Apache-2.0'"),
  ]) func `have a guess when they are nearly right`(name: String, help: String) {
    let error = #expect(throws: SPDXExpressionError.self) { try SPDXExpression(parsing: name) }
    #expect(error?.help == help)
  }

  @Test func `that are deprecated are replaced by what can be read`() throws {
    let deprecated = SPDXLicense.identifiers.filter {
      SPDXLicense.named($0)?.isDeprecated == true
    }
    #expect(deprecated.count > 25)
    let without = deprecated.filter { SPDXLicense.replacements(for: $0).isEmpty }
    #expect(without == ["Net-SNMP", "Nunit"])
    for id in deprecated {
      for replacement in SPDXLicense.replacements(for: id) {
        let licenses = try SPDXExpression(parsing: replacement).licenses
        #expect(licenses.allSatisfy { !$0.isDeprecated }, "\(replacement)")
      }
    }
  }

  @Test func `that are no guess away are refused in a line`() {
    for name in ["x", "%", "日本", String(repeating: "a ", count: 30_000)] {
      let error = #expect(throws: SPDXExpressionError.self) { try SPDXExpression(parsing: name) }
      #expect(error?.message.hasPrefix("unknown license") == true)
    }
  }
}

@Suite struct `Long SPDX expressions` {
  @Test(arguments: ["OR", "AND"])
  func `of one operator nest nothing`(name: String) throws {
    let count = 50_000
    let text = Array(repeating: "MIT", count: count).joined(separator: " \(name) ")
    let expression = try SPDXExpression(parsing: text)
    #expect(expression.licenses.map(\.id) == ["MIT"])
    #expect(expression.description.utf8.count == text.utf8.count)
  }

  @Test func `nest as deep as the limit, and no deeper`() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "(MIT OR ", count: depth) + "ISC" + String(repeating: ")", count: depth)
    }
    #expect(try SPDXExpression(parsing: nested(64)).licenses.count == 2)
    #expect(throws: SPDXExpressionError.self) { try SPDXExpression(parsing: nested(65)) }
  }
}
