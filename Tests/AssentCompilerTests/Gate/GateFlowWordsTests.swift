import AssentDiagnostics
import TestSupport
import Testing

@testable import AssentCompiler

/// The words of drawings are taken for what they say, and for nothing else.
@Suite struct GateFlowWordsTests {
  private static func kinds(_ line: String) throws -> [GateFlowCheck.Finding.Kind] {
    let text = "# Flow\n\nWords.\n\n```mermaid\nflowchart TD\n  \(line)\n```\n"
    return try GateFlowCheck(
      #require(GateFlowTests.graphs(text).first), words: FlowWords()
    ).findings.map(\.kind)
  }

  @Test(arguments: [
    "a[Agreed] -->|never accepts| b[RootView]",
    "a[Ready to agree] -->|does not tick the box| b[Agreed]",
    "a[LicenseAcceptanceView] -->|cannot decline| b[Alert]",
    "a[Alert] -->|does not exit| b[App closes]",
  ])
  func `what is denied is not understood`(_ line: String) throws {
    #expect(try Self.kinds(line) == [.unbound])
  }

  @Test(arguments: [
    "a[Reading] -->|scroll reaches 50%| b[Ready to agree]",
    "a[Reading] -->|\"scrolls, 50% is enough\"| b[Ready to agree]",
    "a[Reading] -->|below 95%| b[Ready to agree]",
    "a[Reading] -->|94.9%| b[Ready to agree]",
    "a[LicenseGateView] -->|versions match| b[LicenseAcceptanceView]",
    "a[LicenseGateView] -->|versions differ| b[RootView]",
    "a[LicenseAcceptanceView] -->|reaches 95%| b[RootView]",
  ])
  func `what is not so is found by its words`(_ line: String) throws {
    #expect(try Self.kinds(line) == [.contradiction])
  }

  @Test(arguments: [
    "a[Reading] -->|reaches 95%| b[Ready to agree]", "a[Reading] -->|96 %| b[Ready to agree]",
    "a[Reading] -->|not yet 95%| b[Reading]x", "a[LicenseGateView] -->|versions match| b[RootView]",
    "a[LicenseGateView] -->|versions don't match| b[LicenseAcceptanceView]",
  ])
  func `what is so is understood`(_ line: String) throws {
    #expect(try Self.kinds(line.replacing("]x", with: "]")) == [])
  }

  @Test(arguments: [
    (
      """
      ```
      ┌──────────┬──────────┬───────────┐
      │ Scrolled │  Agreed  │ canAccept │
      ├──────────┼──────────┼───────────┤
      │  false   │  true    │  TRUE     │
      └──────────┴──────────┴───────────┘
      ```
      """, "row 'false, true, TRUE' of the table"
    ),
    (
      "| Scrolled | Agreed | canAccept |\n| --- | --- | --- |\n| true | true | false |",
      "row 'true, true, false' of the table"
    ),
    (
      """
      ```
      ┌─────────────────────────────┐
      │ hasAgreed = true            │
      │ canAccept = true            │
      │ hasScrolledToBottom = false │
      └─────────────────────────────┘
      ```
      """, "the gate is never in the state of box"
    ),
  ])
  func `tables and boxes without lines are compared`(_ drawing: String, _ message: String) throws {
    let site = try TestSite([
      "flow.md": "# Gate\n\nWords.\n\n\(drawing)\n", "assent.yml": "flows:\n  flow.md: gate\n",
    ])
    let result = try site.build()
    #expect(result.outcome == .refused)
    let found = result.diagnostics.filter { $0.rule == .flowContradictsGate }
    #expect(found.count == 1 && found[0].message.hasPrefix(message), "\(found.map(\.message))")
  }

  @Test(arguments: ["gate", "onboarding"])
  func `a document without anything to compare is told`(_ subject: String) throws {
    let site = try TestSite([
      "flow.md": "# Gate\n\nWords.\n", "assent.yml": "flows:\n  flow.md: \(subject)\n",
    ])
    let found = try site.build().diagnostics.filter { $0.rule == .unboundFlowName }
    #expect(found.map(\.severity) == [.warning])
  }
}
