import AssentDiagnostics
import AssentDiagram
import AssentLint
import AssentMarkup

/// The documents that are named as descriptions of a gate or an onboarding, and what is found where they disagree with it.
enum GateFlows {
  /// What the configuration says of such a document.
  struct Description: Hashable, Sendable {
    enum Subject: String, Hashable, Sendable, CaseIterable {
      case gate
      case onboarding
    }

    var subject = Subject.gate
    /// Names that the author uses, and what they are in the gate.
    var names: [String: String] = [:]
  }

  /// The findings in the drawings of one document, and in its table of states.
  static func findings(
    in diagrams: [LintedDiagram], of document: Document, _ description: Description
  ) -> [Diagnostic] {
    let file = document.source.path
    let graphs = diagrams.map(\.graph).filter(isCompared)
    if let large = graphs.first(where: { $0.edges.count > GateFlowCheck.mostEdges }) {
      return [
        Diagnostic(
          rule: .flowContradictsGate, severity: .error,
          message: "diagram has \(large.edges.count) lines, more than the "
            + "\(GateFlowCheck.mostEdges) that are compared with the gate",
          file: file, range: large.nodes.first?.range, help: "draw it in several parts")
      ]
    }
    switch description.subject {
    case .onboarding:
      guard !graphs.isEmpty else { return [nothing(in: file)] }
      return OnboardingFlowCheck(graphs).findings.map { finding in
        diagnostic(finding, in: file, "leave it out, or call it what the manual calls it")
      }
    case .gate:
      let words = FlowWords(names: description.names)
      let table = GateStateTable(document)
      guard table.isFound || !graphs.isEmpty else { return [nothing(in: file)] }
      let found = graphs.flatMap { GateFlowCheck($0, words: words).findings }
      return (found + table.findings).map { finding in
        diagnostic(
          finding, in: file,
          "name what it is under 'flows' in assent.yml: names: {\"its words\": reading}")
      }
    }
  }

  /// A box or truth table without lines is a list.
  private static func isCompared(_ graph: FlowGraph) -> Bool {
    switch graph.kind {
    case .flow, .stateMachine, .list: true
    case .sequence, .entityRelationship, .classDiagram, .tree, .timeline, .mockUp, .other: false
    }
  }

  private static func nothing(in file: String) -> Diagnostic {
    Diagnostic(
      rule: .unboundFlowName, severity: .warning,
      message: "the document is named under 'flows' and has nothing that is compared", file: file,
      help: "draw what it describes, or remove it from 'flows' in assent.yml")
  }

  /// - Parameter binding: how what is not bound can be.
  private static func diagnostic(
    _ finding: GateFlowCheck.Finding, in file: String, _ binding: String
  ) -> Diagnostic {
    switch finding.kind {
    case .contradiction:
      Diagnostic(
        rule: .flowContradictsGate, severity: .error, message: finding.message, file: file,
        range: finding.range,
        help: "draw what the gate does, or name what is meant under 'flows' in assent.yml")
    case .unbound:
      Diagnostic(
        rule: .unboundFlowName, severity: .info, message: finding.message, file: file,
        range: finding.range, help: binding)
    }
  }

  /// What is found of an agreement that is named: people accept it, and it describes no gate.
  static func agreement(_ path: String, in file: String) -> Diagnostic {
    Diagnostic(
      rule: .invalidConfiguration, severity: .error,
      message: "'\(path)' is named under 'flows' and is an agreement, which describes no gate",
      file: file,
      help: "remove it from 'flows' in assent.yml, and draw the gate in a document of its own")
  }
}
