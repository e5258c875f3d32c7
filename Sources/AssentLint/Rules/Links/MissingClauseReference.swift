import AssentDiagnostics
import AssentLicense
import AssentMarkup

extension Rule {
  static let missingClauseReference = Rule(
    id: .missingClauseReference, group: .links, severity: .warning, scope: .agreements,
    summary: "The text refers to a clause that does not exist.",
    rationale: "A right or limit that depends on a missing clause is open to any reading.",
    accepts: [
      "# License\n\n## 1. Scope\n\nSee Section 2.\n\n## 2. Fees\n\nText.\n",
      "# License\n\n## 1. Scope\n\nSection 1798.83 of the California Civil Code applies.\n",
      "# License\n\n## 1. Scope\n\nSee [Section 9 of the fees](fees.md).\n",
      "# License\n\n## 1. Scope\n\nSee item 3 below.\n\n1. Text.\n1. Text.\n1. Text.\n",
      "# License\n\n## 1. Scope\n\nSee item 2 below.\n\n> 1. Text.\n> 2. Text.\n",
      "# License\n\n## 1. Scope\n\nSee item 2 below.\n\n| No. | Fee |\n| --- | --- |\n| 1 | None |\n| 2 | One |\n",
    ],
    rejects: [
      "# License\n\n## 1. Scope\n\nSee ⟪Section 4⟫.\n\n## 2. Fees\n\nText.\n",
      "# License\n\n## 1. Scope\n\nSee [⟪Section 4⟫](#scope).\n",
      "# License\n\n## 1. Scope\n\nSee ⟪Section\n4⟫ for fees.\n",
      "# License\n\n## 1. Scope\n\nSee ⟪item 4⟫ below.\n\n1. Text.\n1. Text.\n1. Text.\n",
    ]
  ) { subject, findings in
    for reference in subject.document.references
    where reference.clause == nil && reference.kind != .attachment
      && !subject.mayBeElsewhere(reference)
    {
      findings.report(
        "'\(reference.text)' does not exist in this document", at: reference.range,
        help: "refer to a clause of this document",
        cause: reference.kind == .title ? reference.text : reference.number)
    }
  }
}

extension LintSubject {
  /// Whether a reference may be right: to a statute, or to a number that stands at the beginning of
  /// a line, in text that is not marked up as a clause.
  fileprivate func mayBeElsewhere(_ reference: LegalDocument.Reference) -> Bool {
    if reference.kind == .title { return false }
    let number = reference.number
    guard let first = number.utf8.first else { return true }
    let isDecimal = first &- 0x30 < 10
    // A document without numbers of this kind refers to another one.
    let hasKind = document.clauses.contains { clause in
      // A single letter names a section only where headings do.
      if case .heading = clause.form {
      } else if !isDecimal || clause.form == .listItem {
        return false
      }
      guard let byte = clause.number?.utf8.first else { return false }
      return (byte &- 0x30 < 10) == isDecimal
    }
    guard hasKind else { return true }
    if isFarBeyondClauses(number) { return true }
    let start = source.offset(of: reference.range.start)
    if isBehindAcronym(start) { return true }
    let own = reference.range
    return isLineNumber(number.prefix { $0 != "(" && $0 != "-" }, besides: own)
      && number.split(separator: "(").dropFirst().allSatisfy {
        isLineNumber($0.prefix { $0 != ")" }, besides: own)
      }
  }

  /// Whether a number is of another order than those of the clauses: statutes have hundreds of articles.
  private func isFarBeyondClauses(_ number: String) -> Bool {
    guard let value = Int(number.prefix { $0.isASCII && $0.isNumber }) else { return false }
    let last = document.clauses.lazy.filter { $0.parent == nil }
      .compactMap { $0.number.flatMap { Int($0.prefix { $0.isASCII && $0.isNumber }) } }.max()
    return value > 2 * (last ?? 0) + 100
  }

  /// Whether the word before `offset` is that of a statute: `DSA Article 21`, `GDPR Art. 6`.
  private func isBehindAcronym(_ offset: Int) -> Bool {
    let word = source.bytes[..<offset].dropLast(1).suffix(while: { $0 &- 0x41 < 26 })
    return word.count >= 2
  }

  /// Whether an item of a numbered list is shown with the number, whatever is written before it.
  private func isItemNumber(_ number: Substring) -> Bool {
    guard let number = Int(number) else { return false }
    let markup = document.markup
    return markup.nodes.indices.contains { index in
      guard case .list(let style) = markup.nodes[index].kind, style.isOrdered else { return false }
      let place = number - Int(style.start)
      return place >= 0 && markup.children(of: index).dropFirst(place).contains { _ in true }
    }
  }

  /// Whether the number stands at the beginning of an item, or of some line, after marks and a word such
  /// as `Section`; of none that the mention itself goes on to.
  private func isLineNumber(_ number: Substring, besides mention: SourceRange) -> Bool {
    let wanted = Array(number.utf8)
    guard !wanted.isEmpty, !isItemNumber(number) else { return true }
    for line in 1...source.lineCount
    where line <= mention.start.line || line > mention.end.line {
      var text = source.line(line).drop { Self.marksBeforeNumbers.contains($0) }
      for word in ["section ", "article ", "clause "]
      where text.prefix(word.utf8.count).elementsEqual(word.utf8, by: { $0 | 0x20 == $1 | 0x20 }) {
        text = text.dropFirst(word.utf8.count)
      }
      guard text.starts(with: wanted), let next = text.dropFirst(wanted.count).first else {
        continue
      }
      if Self.marksAfterNumbers.contains(next) { return true }
    }
    return false
  }

  /// Of headings, lists, quotes, rows of tables and emphasis.
  private static let marksBeforeNumbers = Array(" \t#*([>-+|_".utf8)
  private static let marksAfterNumbers = Array(".) :*<\\|_".utf8)
}
