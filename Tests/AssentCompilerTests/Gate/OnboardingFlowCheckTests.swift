import AssentDiagnostics
import AssentDiagram
import AssentGate
import Foundation
import TestSupport
import Testing

@testable import AssentCompiler

/// Drawings of an onboarding are held against it, and each mistake in them is found.
@Suite struct OnboardingFlowCheckTests {
  private static func published() throws -> [FlowGraph] {
    GateFlowTests.graphs(
      try GateFlowTests.text(PackageFolder.root.appending(path: "content/flows/onboarding.md")))
  }

  @Test func `the drawings that the project publishes are in order, and understood`() throws {
    let check = OnboardingFlowCheck(try Self.published())
    #expect(check.findings.map(\.message) == [])
    #expect(
      check.steps.map(\.id) == [
        "welcome", "sign in with apple", "profile", "permissions", "subscription",
      ])
    #expect(check.steps.map(\.isRequired) == [true, true, true, false, true])
  }

  @Test func `each line that leads elsewhere is found`() throws {
    let graphs = try Self.published()
    var count = 0
    // The chain says what the steps are; where it is changed, these are others.
    for place in graphs.indices.dropFirst() {
      for index in graphs[place].edges.indices {
        var mutant = graphs
        let edge = graphs[place].edges[index]
        (mutant[place].edges[index].from, mutant[place].edges[index].to) = (edge.to, edge.from)
        let source = graphs[place].nodes.first { $0.id == edge.to }?.lines.joined() ?? ""
        // Who canceled may try again.
        if source == "Canceled" || source == "Nothing found" { continue }
        #expect(
          OnboardingFlowCheck(mutant).findings.contains { $0.kind == .contradiction },
          "\(edge.from) to \(edge.to)")
        count += 1
      }
    }
    #expect(count >= 10)
  }

  @Test(arguments: [
    ("Canceled → Subscription", "Canceled → Onboarding complete"),
    ("Found → Onboarding complete", "Found → Subscription"),
    ("Nothing found → Subscription", "Nothing found → Onboarding complete"),
    ("is false → OnboardingView", "is false → MainTabView"),
    ("is true → MainTabView", "is true → OnboardingView"),
  ])
  func `an ending or a screen that is another one is found`(
    _ old: String, _ new: String
  ) throws {
    let text = try GateFlowTests.text(
      PackageFolder.root.appending(path: "content/flows/onboarding.md"))
    try #require(text.contains(old))
    let graphs = GateFlowTests.graphs(text.replacing(old, with: new))
    #expect(OnboardingFlowCheck(graphs).findings.contains { $0.kind == .contradiction })
  }

  private static func flow(_ lines: String) -> String {
    "# Onboarding\n\nWords.\n\n## Steps\n\n```mermaid\nflowchart TD\n\(lines)\n```\n"
  }

  private static let chain = """
      a["First launch"] --> b["Welcome (no requirement)"]
      b --> c["Sign In (required)"]
      c --> d["Alerts (optional)"]
      d --> e["Main app"]
    """

  @Test(arguments: [
    ("x[\"Sign In\"] -->|Skip| y[\"Alerts\"]", false),
    ("x[\"Alerts\"] -->|Not now| y[\"Main app\"]", true),
    ("x[\"Sign In\"] --> y[\"Main app\"]", false),
    ("x[\"Sign In\"] -->|Back| y[\"Welcome\"]", true),
    ("x[\"Welcome\"] -->|Back| y[\"Sign In\"]", false),
    ("x[\"Main app\"] --> y[\"Sign In\"]", false),
    ("x[\"Main app\"] -->|sign-in lapses| y[\"Sign In\"]", true),
  ])
  func `skipping, going back and lapsing are what the machine does`(
    _ line: String, _ isSo: Bool
  ) throws {
    let graphs =
      GateFlowTests.graphs(Self.flow(Self.chain)) + GateFlowTests.graphs(Self.flow("  " + line))
    #expect(OnboardingFlowCheck(graphs).findings.isEmpty == isSo)
  }

  @Test func `a build with a drawing that disagrees publishes nothing`() throws {
    let site = try TestSite([
      "flow.md": Self.flow(Self.chain + "\n  f[\"Canceled\"] --> e"),
      "assent.yml": "flows:\n  flow.md: onboarding\n",
    ])
    let result = try site.build()
    #expect(result.outcome == .refused)
    #expect(
      result.diagnostics.first { $0.rule == .flowContradictsGate }?.message
        == "the onboarding does not go from 'Canceled' to 'Main app'")
  }
}
