import AssentDiagnostics
import AssentDiagram
import AssentLicense
import AssentMarkup

extension DiagramSource {
  /// The text of a fenced code block; `nil` for other blocks.
  package init?(_ node: Node, of document: Document) {
    guard case .codeBlock(let info, isFenced: true) = node.kind else { return nil }
    self.init(
      file: document.source, text: Array(document.bytes(node.literal)),
      info: document.string(info), fenceLine: Int(node.startLine),
      indent: max(0, Int(node.startColumn) - 1))
  }

  /// Every fenced code block, in source order.
  package static func all(in document: Document) -> [DiagramSource] {
    var sources: [DiagramSource] = []
    for node in document.nodes {
      guard case .codeBlock = node.kind, let source = DiagramSource(node, of: document) else {
        continue
      }
      sources.append(source)
    }
    return sources
  }
}

extension LintedDiagram {
  /// The diagrams in the code fences of a document, in source order.
  package static func all(in document: LegalDocument) -> [LintedDiagram] {
    DiagramReading.all(DiagramSource.all(in: document.markup)).map { LintedDiagram($0) }
  }
}

extension LintSubject {
  /// Reports the defects of one kind in all drawings, the first one that straightening repairs with
  /// the repair of the drawing.
  fileprivate func report(_ kind: RuleID, help: String, _ findings: inout Findings) {
    for diagram in diagrams {
      var isOffered = false
      for (index, defect) in diagram.defects.enumerated() where defect.kind == kind {
        // With the wall back in its place, the sign is as doubtful as before.
        let isRepaired = kind != .ambiguousWidth && diagram.repaired.contains(index)
        findings.report(
          defect.message, at: defect.range, help: isRepaired ? "\(help); --fix does it" : help,
          fix: isRepaired && !isOffered ? diagram.repair : nil)
        if isRepaired { isOffered = true }
      }
    }
  }

  /// Reports what reading the diagrams found under the name of the rule.
  func reportReading(_ findings: inout Findings) {
    for diagram in diagrams {
      for found in diagram.graph.diagnostics where found.rule == findings.rule.id {
        findings.report(
          found.message, at: found.range, notes: found.notes, help: found.help, fix: found.fix)
      }
    }
  }
}

extension Rule {
  /// A rule about a defect of drawings; all of these are found by the reader, and reported alike.
  convenience init(
    defect id: RuleID, severity: Severity, summary: String, rationale: String,
    accepts: @autoclosure @escaping @Sendable () -> [String],
    rejects: @autoclosure @escaping @Sendable () -> [String], help: String
  ) {
    self.init(
      id: id, group: .diagrams, severity: severity, summary: summary, rationale: rationale,
      accepts: accepts(), rejects: rejects()
    ) { subject, findings in
      subject.report(id, help: help, &findings)
    }
  }

  /// A drawing in a code fence, for examples.
  static func fenced(_ drawing: String) -> String { "```\n\(drawing)\n```\n" }

  /// A mermaid diagram in its fence, for examples.
  static func mermaid(_ text: String) -> String { "```mermaid\n\(text)\n```\n" }
}
