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
    return FoldedWords.fold(bytes, withoutNumber: clause.form == .paragraph ? clause.number : nil)
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

private enum FoldedWords {
  /// Letters and digits in lower case with single spaces between words.
  static func fold(_ bytes: [UInt8], withoutNumber number: String?) -> [UInt8] {
    var rest = bytes[...].drop { $0 <= 0x20 }
    if let number, rest.starts(with: number.utf8) { rest = rest.dropFirst(number.utf8.count) }
    var folded: [UInt8] = []
    folded.reserveCapacity(rest.count)
    for byte in rest {
      switch byte {
      case 0x41...0x5A: folded.append(byte | 0x20)
      case 0x61...0x7A, 0x30...0x39, 0x80...: folded.append(byte)
      default: if let last = folded.last, last != 0x20 { folded.append(0x20) }
      }
    }
    while folded.last == 0x20 { folded.removeLast() }
    return folded
  }
}
