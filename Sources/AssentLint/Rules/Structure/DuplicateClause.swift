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
    var seen: [UInt64: [(clause: Int, text: ClauseText)]] = [:]
    for (index, clause) in clauses.enumerated() {
      let text = subject.text(of: index)
      // Most clauses are unlike any other, and need no closer look.
      let alike = seen[text.hash, default: []]
      let words = alike.isEmpty ? [] : text.words
      guard let first = alike.first(where: { $0.text.words == words })?.clause else {
        seen[text.hash, default: []].append((index, text))
        continue
      }
      guard words.isLongEnough else { continue }
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

/// What stands in a clause up to the next one, without its number and heading.
private struct ClauseText {
  private let bytes: ArraySlice<UInt8>
  /// A hash of its words; the same where they are the same.
  let hash: UInt64

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    let isASCII = bytes.allSatisfy { $0 < 0x80 }
    hash = Self.hash(isASCII ? bytes : Self.words(of: bytes)[...])
  }

  /// The words in the form in which they are compared.
  var words: [UInt8] { Self.words(of: bytes) }

  private static func words(of bytes: ArraySlice<UInt8>) -> [UInt8] {
    FoldedText(Array(bytes), 0..<bytes.count).bytes
  }

  /// FNV-1a of folded words, or of ASCII as folding would leave it.
  private static func hash(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    var isSpacePending = false
    folds.withUnsafeBufferPointer { folds in
      bytes.withUnsafeBufferPointer { bytes in
        for byte in bytes {
          let fold = folds[Int(byte)]
          guard fold > 0 else {
            isSpacePending = true
            continue
          }
          if isSpacePending { hash = (hash ^ 0x20) &* 0x100_0000_01B3 }
          isSpacePending = false
          hash = (hash ^ UInt64(fold)) &* 0x100_0000_01B3
        }
      }
    }
    return hash
  }

  /// What folding leaves of each byte, 0 for nothing.
  private static let folds: [UInt8] = (0...UInt8.max).map { byte in
    let isLetter = (byte | 0x20) &- 0x61 < 26
    return isLetter ? byte | 0x20 : byte &- 0x30 < 10 || byte >= 0x80 ? byte : 0
  }
}

extension LintSubject {
  /// The text of a clause; nothing where there are headings in it.
  fileprivate func text(of index: Int) -> ClauseText {
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
      case .heading: return ClauseText([])
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
    return ClauseText(bytes[start...])
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
