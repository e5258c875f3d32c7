import AssentDiagnostics
import AssentDiagram
import AssentGate
import AssentLicense
import AssentLint
import AssentMarkup
import Foundation
import TestSupport
import Testing

@testable import AssentCompiler

/// Drawings of a gate are held against the machine, and each mistake in them is found.
@Suite struct GateFlowTests {
  /// A drawing as authors make them, with what they say of properties in its boxes.
  static let ownDrawing = """
    # Flow

    ```
    ┌───────────────────────────────┐
    │ hasScrolled = false           │
    │ hasAgreed = false             │
    │ scrollProgress = 0%           │
    │ canAccept = false             │
    └───────────────┬───────────────┘
                    │
                    │ scrolls to the middle
                    ▼
    ┌───────────────────────────────┐
    │ scrollProgress = 50%          │
    │ hasScrolled = false           │
    └───────────────┬───────────────┘
                    │
                    │ progress reaches 95%
                    ▼
    ┌───────────────────────────────┐
    │ hasScrolled = true            │
    │ canAccept = false             │
    └───────────────┬───────────────┘
                    │
                    │ ticks the box
                    ▼
    ┌───────────────────────────────┐
    │ hasAgreed = true              │
    │ canAccept = true              │
    └───────┬───────────────┬───────┘
            │               │
     Accept │               │ Decline
            ▼               ▼
    ┌───────────────┐   ┌───────────┐
    │ Stores version│   │ Alert     │
    └───────┬───────┘   └───────────┘
            │
            ▼
    ┌───────────────┐
    │ Main app      │
    └───────────────┘
    ```
    """

  static func graphs(_ text: String) -> [FlowGraph] {
    let source = SourceFile(path: "flow.md", bytes: Array(text.utf8))
    let document = LegalDocument(interpreting: Document(parsing: source), path: "flow.md")
    return LintSubject(document).diagrams.map(\.graph)
  }

  static func text(_ url: URL) throws -> String { try String(contentsOf: url, encoding: .utf8) }

  static let licenseGate = PackageFolder.root.appending(path: "content/flows/license-gate.md")
  static let seed = PackageFolder.shared.appending(path: "seeds/000-license-flow-diagrams.md")

  private static func contradictions(_ graph: FlowGraph) -> [String] {
    GateFlowCheck(graph, words: FlowWords()).findings
      .filter { $0.kind == .contradiction }.map(\.message)
  }

  /// Every drawing that is compared: our own, those that the project publishes, that of the seed.
  static func drawings() throws -> [(name: String, graph: FlowGraph)] {
    var all = graphs(ownDrawing).map { ("own", $0) }
    all += graphs(try text(licenseGate)).enumerated().map { ("license-gate \($0)", $1) }
    if PackageFolder.hasShared {
      all += graphs(try text(seed)).filter { $0.kind == .stateMachine }.map { ("seed", $0) }
    }
    return all
  }

  @Test func `drawings that show what the gate does are in order, and understood`() throws {
    let drawings = try Self.drawings()
    #expect(drawings.count >= 5)
    for (name, graph) in drawings {
      let findings = GateFlowCheck(graph, words: FlowWords()).findings
      #expect(findings.map(\.message) == [], "\(name)")
      #expect(graph.edges.count > 3, "\(name)")
    }
  }

  @Test(.enabled(if: PackageFolder.hasShared))
  func `no drawing of the seed that is about the gate is contradicted`() throws {
    for graph in Self.graphs(try Self.text(Self.seed)) where graph.kind == .stateMachine {
      #expect(Self.contradictions(graph) == [])
    }
    let launch = Self.graphs(try Self.text(Self.seed)).first
    #expect(launch.map(Self.contradictions) == [])
  }

  @Test(.enabled(if: PackageFolder.hasShared))
  func `of all drawings of the seed one line is contradicted, which leaves out an answer`() throws {
    let graphs = Self.graphs(try Self.text(Self.seed))
    #expect(graphs.count == 9)
    // "Show alert" asks a question: only its answer "Exit" leads on, and "Review again" leads back.
    let expected = ["the gate does not go from 'Show alert' to 'Exit App exit(0)' by itself"]
    #expect(graphs.flatMap(Self.contradictions) == expected)
    var graph = try #require(graphs.last)
    let exit = try #require(
      graph.edges.firstIndex { edge in
        graph.nodes.contains {
          $0.id == edge.to && $0.lines.joined(separator: " ").contains("exit(0)")
        }
      })
    graph.edges[exit].label = ["Exit"]
    #expect(Self.contradictions(graph) == [])
  }

  @Test func `each line drawn the other way round is found`() throws {
    for (name, graph) in try Self.drawings() {
      for index in graph.edges.indices {
        var mutant = graph
        mutant.edges[index].from = graph.edges[index].to
        mutant.edges[index].to = graph.edges[index].from
        #expect(
          !Self.contradictions(mutant).isEmpty,
          "\(name): \(graph.edges[index].from) to \(graph.edges[index].to)")
      }
    }
  }

  @Test func `each line with the words of another event is found`() throws {
    let words = FlowWords()
    let labels = [
      "scrolls, below 95%", "progress reaches 95%", "ticks the box", "taps Accept", "taps Decline",
      "Review again", "Exit", "next launch", "unticks the box",
    ]
    for (name, graph) in try Self.drawings() {
      for (index, edge) in graph.edges.enumerated() {
        guard let event = words.event(ofLine: edge.label) else { continue }
        for label in labels {
          guard let other = words.event(ofLine: [label]), other != event else { continue }
          // An answer is any decision, and any scrolling may reach the end or not.
          if case .scrolls = event, case .scrolls = other, event == .scrolls(reachesEnd: nil) {
            continue
          }
          // The app may be launched at any moment, and then shows the text from its beginning.
          if other == .event(.launched) { continue }
          var mutant = graph
          mutant.edges[index].label = [label]
          #expect(
            !Self.contradictions(mutant).isEmpty, "\(name): '\(edge.label)' as '\(label)'")
        }
      }
    }
  }

  @Test func `yes and no the other way round are found`() throws {
    let graph = try #require(Self.graphs(try Self.text(Self.licenseGate)).first)
    var mutant = graph
    for (index, edge) in graph.edges.enumerated() {
      if edge.label == ["YES"] { mutant.edges[index].label = ["NO"] }
      if edge.label == ["NO"] { mutant.edges[index].label = ["YES"] }
    }
    #expect(mutant != graph)
    #expect(Self.contradictions(mutant).count == 2)
  }

  @Test func `each property that is stated wrongly is found`() throws {
    let swaps = [
      ("= false", "= true"), ("= true", "= false"), ("= TRUE", "= false"), ("= 0.96", "= 0.6"),
      ("= 50%", "= 97%"), ("Accept on", "Accept off"), ("Accept still off", "Accept on"),
      ("can be ticked", "cannot be ticked"),
    ]
    var count = 0
    for (name, graph) in try Self.drawings() {
      for (index, node) in graph.nodes.enumerated() {
        for (row, line) in node.lines.enumerated() {
          for (old, new) in swaps where line.contains(old) {
            var mutant = graph
            mutant.nodes[index].lines[row] = line.replacing(old, with: new)
            #expect(!Self.contradictions(mutant).isEmpty, "\(name): \(line)")
            count += 1
          }
        }
      }
    }
    #expect(count >= 10)
  }

  @Test(.enabled(if: PackageFolder.hasShared))
  func `each row of a truth table that is wrong is found`() throws {
    let graph = try #require(
      Self.graphs(try Self.text(Self.seed)).first { !$0.tables.isEmpty && $0.kind == .stateMachine }
    )
    for row in graph.tables[0].rows.indices.dropFirst() {
      var mutant = graph
      let last = mutant.tables[0].rows[row].count - 1
      let isTrue = mutant.tables[0].rows[row][last].lowercased().contains("true")
      mutant.tables[0].rows[row][last] = isTrue ? "FALSE" : "TRUE"
      #expect(Self.contradictions(mutant).count == 1)
    }
  }

  @Test func `a name binds the author's own word`() throws {
    let text = """
      ```
      ┌───────────┐
      │ Agreed    │
      └─────┬─────┘
            │ taps the green thing
            ▼
      ┌───────────┐
      │ Saving    │
      └─────┬─────┘
            ▼
      ┌───────────┐
      │ Dashboard │
      └───────────┘
      ```
      """
    let graph = try #require(Self.graphs(text).first)
    let unbound = GateFlowCheck(graph, words: FlowWords()).findings
    #expect(
      unbound.map(\.message) == [
        "box 'Saving' is no state or event of the gate",
        "box 'Dashboard' is no state or event of the gate",
        "'taps the green thing' is no event of the gate",
      ])
    #expect(unbound.allSatisfy { $0.kind == .unbound })
    let named = FlowWords(names: [
      "Saving": "storing", "Dashboard": "open", "green thing": "acceptPressed",
    ])
    #expect(GateFlowCheck(graph, words: named).findings == [])
    let wrong = FlowWords(names: [
      "Saving": "storing", "Dashboard": "declining", "green thing": "acceptPressed",
    ])
    #expect(
      GateFlowCheck(graph, words: wrong).findings.map(\.message) == [
        "the gate does not go from 'Saving' to 'Dashboard' by itself"
      ])
  }

  // MARK: In a project

  private static let flow = """
    # Gate

    Words.

    ## States

    ```
    ┌──────────────────────────────┐
    │ LicenseAcceptanceView        │
    └──────────────┬───────────────┘
                   │ presses Decline
                   ▼
    ┌──────────────────────────────┐
    │ RootView                     │
    └──────────────────────────────┘
    ```

    """

  @Test func `a build with a drawing that disagrees publishes nothing`() throws {
    let site = try TestSite(["flow.md": Self.flow, "assent.yml": "flows:\n  flow.md: gate\n"])
    let result = try site.build()
    #expect(result.outcome == .refused)
    let finding = try #require(
      result.diagnostics.first { $0.rule == .flowContradictsGate })
    #expect(finding.severity == .error && finding.range?.start.line == 11)
    #expect(
      finding.message
        == "the gate does not go from 'LicenseAcceptanceView' to 'RootView' on 'presses Decline'")
    #expect(!site.exists("flow.html"))
  }

  @Test func `the same drawing is published where it describes no gate`() throws {
    let site = try TestSite(["flow.md": Self.flow])
    #expect(try site.build().outcome != .refused)
  }

  @Test(arguments: ["gate", "onboarding"])
  func `an agreement describes no gate`(subject: String) throws {
    let site = try TestSite([
      "license.md": Samples.license(), "assent.yml": "flows:\n  license.md: \(subject)\n",
    ])
    let result = try site.build()
    #expect(result.outcome == .refused)
    #expect(
      result.diagnostics.filter { $0.severity == .error }.map(\.message) == [
        "'license.md' is named under 'flows' and is an agreement, which describes no gate"
      ])
  }

  @Test func `what is named under flows has to be there, and to be understood`() throws {
    let missing = try TestSite(["flow.md": Self.flow, "assent.yml": "flows:\n  flo.md: gate\n"])
    let result = try missing.build()
    #expect(result.outcome == .refused)
    #expect(
      result.diagnostics.map(\.message).contains(
        "'flo.md' is named under 'flows' and is no document"))
    for (yaml, message) in [
      ("flows:\n  flow.md: door\n", "unknown subject 'door' in flows.flow.md"),
      ("flows:\n  flow.md: {names: {}}\n", "flows.flow.md does not say what it describes"),
      (
        "flows:\n  flow.md: {describes: onboarding, names: {Home: open}}\n",
        "flows.flow.md has names for what an onboarding draws, which are not read"
      ),
      (
        "flows:\n  flow.md: {describes: gate, names: {Home: opne}}\n",
        "unknown state or event 'opne' in names; did you mean 'open'?"
      ),
      ("flows:\n  flow.md: {describe: gate}\n", "unknown key 'describe' in flows.flow.md"),
    ] {
      let site = try TestSite(["flow.md": Self.flow, "assent.yml": yaml])
      let messages = (try? site.build().diagnostics.map(\.message)) ?? []
      #expect(messages.contains { $0.hasPrefix(message) }, "\(messages)")
    }
  }
}

extension GateFlowTests {
  @Test func `the largest drawing that is compared, and one that is larger`() throws {
    func chain(_ count: Int) -> String {
      let lines = (0..<count).map { index in
        "  n\(count - index)[\"Reading\"] -->|scrolls, below 95%| n\(count - index - 1)[\"Reading\"]"
      }
      return "# Flow\n\nWords.\n\n```mermaid\nflowchart TD\n\(lines.joined(separator: "\n"))\n```\n"
    }
    let graph = try #require(Self.graphs(chain(GateFlowCheck.mostEdges)).first)
    #expect(graph.edges.count == GateFlowCheck.mostEdges)
    #expect(GateFlowCheck(graph, words: FlowWords()).findings == [])
    let site = try TestSite([
      "flow.md": chain(GateFlowCheck.mostEdges + 1), "assent.yml": "flows:\n  flow.md: gate\n",
    ])
    let finding = try site.build().diagnostics.first { $0.rule == .flowContradictsGate }
    #expect(
      finding?.message
        == "diagram has 301 lines, more than the 300 that are compared with the gate")
  }
}
