import AssentDiagnostics
import AssentLicense
import AssentMarkup

extension Rule {
  static let mergeConflict = Rule(
    id: .mergeConflict, group: .text, severity: .error, documentationSeverity: .error,
    summary: "A merge left both sides in the text.",
    rationale:
      "Which of the two people would accept is not decided. What follows from the marks, such as "
      + "front matter that cannot be read, is not reported.",
    accepts: ["# Git\n\n```text\n<<<<<<< HEAD\n```\n", "# T\n\n> A quotation.\n\nText << more.\n"],
    rejects: [
      "# T\n\n⟪<<<<<<< HEAD⟫\nYou may.\n=======\nYou must.\n>>>>>>> draft\n",
      "---\n⟪<<<<<<< HEAD⟫\nversion: 1.0\n=======\nversion: 1.1\n>>>>>>> draft\n---\n\n# T\n",
      "# T\n\nYou must.\n⟪>>>>>>> draft⟫\n",
    ]
  ) { subject, findings in
    let lines = subject.mergeMarkers
    guard let first = lines.first else { return }
    let source = subject.source
    let line = source.line(first)
    let others =
      lines.count > 1 ? ", and \(lines.count - 1) more line\(lines.count == 2 ? "" : "s")" : ""
    findings.report(
      "a mark of a merge stands in the text\(others)", atBytes: line.startIndex..<line.endIndex,
      help: "keep the words of one side, and remove the lines that begin with '<<<<<<<', '=======' "
        + "and '>>>>>>>'")
  }
}

extension LintSubject {
  /// The lines with marks of a merge; a code block may show how they look.
  var mergeMarkers: [Int] {
    let lines = source.mergeMarkers
    guard !lines.isEmpty else { return [] }
    let blocks = document.markup.nodes.compactMap { node -> ClosedRange<Int>? in
      guard case .codeBlock(_, isFenced: true) = node.kind, node.startLine < node.endLine else {
        return nil
      }
      return Int(node.startLine)...Int(node.endLine)
    }
    // Blocks of code are in the order of the text, and none stands in another.
    return lines.filter { line in
      let next = blocks.partitioningIndex { $0.upperBound >= line }
      return next == blocks.count || blocks[next].lowerBound > line
    }
  }
}
