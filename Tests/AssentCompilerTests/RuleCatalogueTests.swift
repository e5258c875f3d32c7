import AssentCompiler
import AssentDiagnostics
import AssentLint
import Testing

@Suite struct RuleCatalogueTests {
  @Test func `every name has one entry, in the order of the names`() {
    #expect(RuleCatalogue.entries.map(\.id) == RuleID.allCases)
  }

  @Test func `names are lower case words with hyphens`() {
    for id in RuleID.allCases {
      #expect(id.rawValue.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil, "\(id)")
    }
  }

  @Test func `every fault says what it is and why it matters`() {
    for fault in Fault.all {
      #expect(fault.summary.hasSuffix("."), "\(fault.id)")
      #expect(fault.rationale.hasSuffix("."), "\(fault.id)")
      #expect(fault.summary.count <= 100, "\(fault.id)")
    }
  }

  @Test func `a fault is no rule that a comment or a configuration could name`() {
    for fault in Fault.all { #expect(Rule.named(fault.id) == nil) }
    for rule in Rule.all { #expect(Rule.named(rule.id)?.id == rule.id) }
  }
}
