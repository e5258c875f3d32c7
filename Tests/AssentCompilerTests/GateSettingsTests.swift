import AssentCompiler
import AssentDiagnostics
import AssentManifest
import Foundation
import TestSupport
import Testing

/// What a gate asks, from front matter and configuration to the manifest.
@Suite struct GateSettingsTests {
  /// A short text has not all sections of its kind.
  private static let rules = """
    rules: { "**": { missing-section: off, missing-licensor: off } }

    """

  /// The manifest of an agreement with lines of front matter, or what was found.
  private func build(
    _ lines: String, kind: String = "terms", configuration: String = "",
    beside neighbors: [String: String] = [:]
  ) throws -> (entry: Manifest.DocumentEntry?, findings: [Diagnostic]) {
    var files = neighbors.mapValues { Self.text($0, kind: "policy") }
    files["doc.md"] = Self.text(lines, kind: kind)
    files["assent.yml"] = Self.rules + configuration + "\n"
    let site = try TestSite(files)
    let result = try site.build()
    let linted = try LintRun(paths: [site.content.path], jobs: 1).run(isFixing: false)
    func own(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
      diagnostics.filter { [.invalidFrontMatter, .invalidConfiguration].contains($0.rule) }
    }
    let findings = own(result.diagnostics)
    // Where the configuration cannot be used, lint stops at it.
    #expect(own(linted.diagnostics).map(\.message) == findings.map(\.message))
    guard !result.diagnostics.contains(where: { $0.severity == .error }) else {
      return (nil, findings)
    }
    return (
      try Manifest(parsing: site.folder.bytes("Output/manifest.json")).documents.first, findings
    )
  }

  private static func text(_ lines: String, kind: String) -> String {
    """
    ---
    kind: \(kind)
    title: Terms
    version: "1.0"
    effective: 2025-11-03
    language: en
    \(lines)
    ---

    # Terms

    ## 1. Terms

    You may use it as you like.

    """
  }

  @Test func `every setting of front matter is in the manifest`() throws {
    let (entry, findings) = try build(
      """
      asks: acknowledgement
      required: false
      order: 4
      page: together
      audience: { who: members, minimumAge: 13, guardian_below: 16 }
      gate:
        scroll-threshold: 900
        require-agreement: no
        acceptWhenUnscrollable: false
        renew-after: 365
        on-store-failure: refuse
        signature: typed-name
        accept-migrated: true
      """, beside: ["other.md": "order: 5\npage: together"])
    #expect(findings == [])
    let found = try #require(entry)
    #expect(found.asks == .acknowledgement && !found.required && found.order == 4)
    #expect(found.page == .together)
    #expect(found.audience == .init(who: .members, minimumAge: 13, guardianBelow: 16))
    #expect(
      found.gate
        == Manifest.Gate(
          scrollThreshold: 900, requireAgreement: false, acceptWhenUnscrollable: false,
          renewAfterDays: 365, onStoreFailure: .refuse, signature: .typedName, acceptMigrated: true)
    )
  }

  @Test(arguments: [
    ("license", Manifest.DocumentEntry.Asks.agreement), ("privacy", .acknowledgement),
    ("policy", .agreement),
  ])
  func `without a word the kind says what is asked`(
    _ kind: String, _ asks: Manifest.DocumentEntry.Asks
  ) throws {
    let entry = try #require(try build("", kind: kind).entry)
    #expect(entry.asks == asks && entry.required)
    #expect(entry.kind.rawValue == kind)
  }

  @Test func `a consent is not required`() throws {
    #expect(try build("asks: consent").entry?.required == false)
  }

  @Test
  func `the configuration is outweighed by the text, and its list by path outweighs the text`()
    throws
  {
    let configuration = """
      gate: { renew-after: 30, scroll-threshold: 500 }
      products:
        ".": { id: app, gate: { renew-after: 60, signature: typed-name } }
      agreements:
        "**": { order: 7, gate: { renew-after: never } }
        doc.md: { order: 8 }
      """
    let entry = try #require(
      try build("order: 2\ngate: { scroll-threshold: 700 }", configuration: configuration).entry)
    #expect(entry.order == 8)
    #expect(entry.gate.scrollThreshold == 700)
    #expect(entry.gate.renewAfterDays == nil)
    #expect(entry.gate.signature == .typedName)
  }

  @Test(arguments: [
    ("asks: agrement", "asks 'agrement' is none of", "write 'asks: agreement'"),
    ("required: maybe", "required 'maybe' is neither true nor false", "write 'required: true'"),
    ("order: -1", "order '-1' is not a number from 0 to 1000000", "such as 2"),
    ("order: 99999999999999999999", "is not a number from 0", "such as 2"),
    ("order: [1]", "'order' has a list or a mapping", "one value"),
    ("page: both", "page 'both' is none of", "write 'page: own'"),
    ("audience: members", "audience 'members' is not a mapping", "who"),
    ("audience: [members]", "audience is a list", "who"),
    ("audience: { wo: all }", "unknown key 'wo' in audience; did you mean 'who'?", "use 'who'"),
    ("gate: { audience.who: all }", "unknown key 'audience.who' in gate", "use one of"),
    ("gate: { renew-after: 0 }", "renew-after '0' is not a number from 1 to 36500", "never"),
    ("gate: { scroll-threshold: 95% }", "scroll-threshold '95%' is not", "thousandths"),
    ("asks: consent\nrequired: true", "a consent is required", "remove"),
    (
      "audience: { minimum-age: 13, guardian-below: 13 }",
      "guardian-below 13 is not above minimum-age 13", "above 13"
    ),
  ])
  func `a wrong value or a contradiction is an error at its place`(
    _ lines: String, _ message: String, _ help: String
  ) throws {
    let (entry, findings) = try build(lines)
    #expect(entry == nil)
    let finding = try #require(findings.first)
    #expect(findings.count == 1)
    #expect(finding.message.contains(message))
    #expect(finding.help?.contains(help) == true)
    #expect((finding.range?.start.line ?? 0) >= 7)
  }

  @Test(arguments: [
    ("gate: { renew-after: soon }", "renew-after 'soon' is not"),
    ("gate: { who: all }", "unknown key 'who' in gate"),
    ("agreements: { doc.md: { gats: {} } }", "did you mean 'gate'?"),
    ("agreements: { doc.md: { page: [own] } }", "is not a text"),
    ("agreements: [doc.md]", "agreements is not a mapping"),
  ])
  func `so is one in the configuration`(_ configuration: String, _ message: String) throws {
    let (_, findings) = try build("", configuration: configuration)
    #expect(findings.contains { $0.message.contains(message) && $0.severity == .error })
  }

  @Test func `a path that is none is told`() throws {
    let (entry, findings) = try build("", configuration: "agreements: { dok.md: { order: 1 } }\n")
    #expect(entry?.order == 0)
    #expect(findings.map(\.severity) == [.warning])
    #expect(findings.first?.help == "did you mean 'doc.md'?")
  }

  @Test func `in a flow document these keys are those of other programs`() throws {
    let (_, findings) = try build(
      "order: first\npage: 3\naudience: developers\nrequired: [a]", kind: "flow")
    #expect(findings == [])
  }

  @Test(arguments: [
    ("page: together", [:], "remove it"),
    (
      "page: together", ["other.md": "order: 1"], "add 'page: together' to 'other.md', or remove it"
    ),
    (
      "page: together\norder: 1",
      ["a.md": "page: own", "z.md": "page: together\norder: 3", "b.md": "order: 2"],
      "add 'page: together' to 'a.md', or remove it"
    ),
  ])
  func `a page that is shared with nothing is told, with the neighbor`(
    _ lines: String, _ neighbors: [String: String], _ help: String
  ) throws {
    let (entry, findings) = try build(lines, beside: neighbors)
    #expect(entry != nil)
    let finding = try #require(findings.first { $0.file.hasSuffix("/doc.md") })
    #expect(finding.severity == .warning && finding.range?.start.line == 7)
    #expect(finding.message.hasPrefix("page 'together' shares its page with nothing"))
    #expect(finding.help == help)
    #expect(findings.count == neighbors.values.filter { $0.contains("together") }.count + 1)
  }

  @Test func `those that share a page are not`() throws {
    #expect(
      try build(
        "page: together\norder: 2",
        beside: ["a.md": "order: 1", "z.md": "page: together\norder: 3"]
      ).findings == [])
    // What a pattern says of all is no mistake in one of them.
    let (_, findings) = try build("", configuration: "agreements: { \"**\": { page: together } }")
    #expect(findings.map(\.severity) == [.info])
  }

  @Test func `a privacy policy that asks for an agreement is told so`() throws {
    let (entry, findings) = try build("asks: agreement", kind: "privacy")
    #expect(entry?.asks == .agreement)
    #expect(findings.map(\.severity) == [.info] && findings.first?.range?.start.line == 7)
    #expect(findings.first?.message.hasPrefix("a privacy policy asks for an agreement") == true)
    #expect(try build("asks: consent", kind: "privacy").findings == [])
  }
}
