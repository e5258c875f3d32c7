import AssentDiagnostics
import AssentLicense
import AssentMarkup

extension Rule {
  static let duplicateClause = Rule(
    id: .duplicateClause, group: .structure, severity: .warning, scope: .agreements,
    summary: "Two clauses have the same text.",
    rationale:
      "One of them was meant to say something else, or will be forgotten when the other changes.",
    accepts: [
      "# L\n\n## 1. A\n\nThe fee is due on the first day of each month and is paid in euros.\n\n"
        + "## 2. B\n\nThe fee is due on the first day of each year and is paid in euros.\n",
      "# L\n\n## 1. A\n\nNone.\n\n## 2. B\n\nNone.\n",
    ],
    rejects: [
      "# L\n\n## 1. A\n\nThe fee is due on the first day of each month and is paid in euros.\n\n"
        + "## ⟪2⟫. B\n\nThe fee is due on the first day of each month and is paid in euros.\n",
      "# L\n\n## 1. A\n\nDie Gebühr heißt „fällig“, wenn der Käufer den Betrag am ersten Tag des Monats "
        + "schuldet.\n\n## ⟪2⟫. B\n\nDIE GEBÜHR heißt \"fällig\", wenn der Käufer den Betrag am ersten Tag "
        + "des Monats schuldet.\n",
      "# L\n\n1. The fee is due on the first day of each month and is paid in euros only.\n"
        + "2. ⟪The fee is due on the first day of each month and is paid in euros only.⟫\n",
    ]
  ) { subject, findings in
    let clauses = subject.document.clauses
    guard clauses.count > 1 else { return }
    var seen: [[UInt8]: Int] = [:]
    for (index, clause) in clauses.enumerated() {
      let words = subject.words(of: index)
      guard words.isLongEnough else { continue }
      guard let first = seen[words] else {
        seen[words] = index
        continue
      }
      let name = clauses[first].number ?? clauses[first].title
      findings.report(
        "clause '\(clause.number ?? clause.title)' has the text of clause '\(name)'",
        at: subject.place(of: clause),
        notes: [Diagnostic.Note("clause '\(name)'", at: subject.place(of: clauses[first]))],
        help: "take one of them out, or say what was meant", cause: subject.causeOfRepetition(index)
      )
    }
  }
}

extension [UInt8] {
  /// Whether that much is hardly said twice in passing: sixty letters, or twenty-four of a script
  /// in which a letter is a syllable or a word.
  fileprivate var isLongEnough: Bool {
    count >= 60 && (first ?? 0 >= 0xE0 ? count >= 72 : split(separator: 0x20).count >= 10)
  }
}

extension LintSubject {
  /// The words of a clause up to the next one, without its number and heading.
  fileprivate func words(of index: Int) -> [UInt8] {
    let clauses = document.clauses
    let clause = clauses[index]
    let nodes = document.markup.nodes
    var node = clause.node
    if case .heading = clause.form { node = Int(nodes[node].end) }
    let limit = index + 1 < clauses.count ? clauses[index + 1].node : nodes.count
    var bytes: [UInt8] = []
    while node < limit {
      switch nodes[node].kind {
      case .text, .code:
        bytes.append(0x20)
        bytes += document.markup.text[nodes[node].literal.range]
      case .heading: return []
      default: break
      }
      node += 1
    }
    var start = bytes.firstIndex { $0 > 0x20 } ?? bytes.count
    if clause.form == .paragraph, let number = clause.number,
      bytes[start...].starts(with: number.utf8)
    {
      start += number.utf8.count
    }
    return FoldedText(bytes, start..<bytes.count).bytes
  }

  /// What to underline of a clause: its number where it is written, or the item.
  fileprivate func place(of clause: Clause) -> SourceRange {
    switch clause.form {
    case .heading, .paragraph:
      return clause.number == nil
        ? document.markup.nodes[clause.node].range : range(ofNumberOf: clause)
    case .listItem:
      let paragraph = clause.node + 1
      return paragraph < document.markup.nodes.count
        ? document.markup.nodes[paragraph].range : document.markup.nodes[clause.node].range
    }
  }
}
