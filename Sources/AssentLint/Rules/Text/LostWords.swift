import AssentDiagnostics
import AssentLicense
import AssentMarkup

extension Rule {
  static let lostWords = Rule(
    id: .lostWords, group: .text, severity: .error,
    summary: "Words stand in the file and on no page: a footnote without a mark, a cell too many.",
    rationale:
      "Markdown leaves out a footnote that nothing mentions, and what a row has beyond the last column. "
      + "Who reads the file reads a term that nobody is shown.",
    accepts: [
      "The fee[^1] is due.\n\n[^1]: Without tax.\n",
      "```\n[^2]: Without tax.\n```\n",
      "| Plan | Fee |\n|---|---|\n| Small | EUR 9 | \n| Large |\n| `a\\|b` | c\n",
      "Fees are due.\n\n[terms]: https://example.org\n",
    ],
    rejects: [
      "The fee is due.\n\n⟪[^1]⟫: Without tax.\n",
      "The fee[^1] is due.\n\n[^1]: Without tax.\n\n⟪[^late]⟫: With interest.\n",
      "| Plan | Fee |\n|---|---|\n| Small | EUR 9 | ⟪per seat⟫ |\n",
    ]
  ) { subject, findings in
    for place in subject.cellsBeyondTable {
      findings.report(
        "'\(String(decoding: subject.source.bytes[place], as: UTF8.self))' stands beyond the last column, and is on "
          + "no page", atBytes: place,
        help: "add a column to the head of the table, or write it in a cell")
    }
    for place in subject.footnotesWithoutMark {
      let label = String(decoding: subject.source.bytes[place], as: UTF8.self)
      findings.report(
        "nothing mentions the footnote '\(label)', and its words are on no page", atBytes: place,
        help: "write '\(label)' where it belongs, or remove it")
    }
  }
}

extension LintSubject {
  /// What rows have behind the cell of the last column, in bytes.
  fileprivate var cellsBeyondTable: [Range<Int>] {
    let markup = document.markup
    var found: [Range<Int>] = []
    for (index, node) in markup.nodes.enumerated() {
      guard case .tableRow = node.kind else { continue }
      let row = source.bytes(of: node.range)
      var start = row.lowerBound
      // A cell that the row lacks has no range of its own.
      for cell in markup.children(of: index) {
        start = max(start, source.bytes(of: markup.nodes[cell].range).upperBound)
      }
      var end = row.upperBound
      while start < end, Self.isBorder(source.bytes[start]) { start += 1 }
      while end > start, Self.isBorder(source.bytes[end - 1]) { end -= 1 }
      if start < end { found.append(start..<end) }
    }
    return found
  }

  private static func isBorder(_ byte: UInt8) -> Bool {
    byte <= 0x20 || byte == UInt8(ascii: "|")
  }

  /// The labels of footnotes that the parser left out, in bytes.
  fileprivate var footnotesWithoutMark: [Range<Int>] {
    let bytes = source.bytes
    var found: [(line: Int, label: Range<Int>)] = []
    for (index, start) in source.lineStarts.enumerated() {
      var place = Int(start)
      while place < bytes.count, place < Int(start) + 3, bytes[place] == 0x20 { place += 1 }
      guard place + 4 < bytes.count, bytes[place] == UInt8(ascii: "["),
        bytes[place + 1] == UInt8(ascii: "^"), let label = Self.label(at: place, in: bytes)
      else { continue }
      found.append((index + 1, label))
    }
    guard !found.isEmpty else { return [] }
    let first = document.markup.frontMatter?.lineCount ?? 0
    // A line is in one of these blocks at most, so that each is gone through once.
    var isRead = [Bool](repeating: false, count: source.lineStarts.count + 2)
    for node in document.markup.nodes {
      let lines = (Int(node.startLine)...max(Int(node.startLine), Int(node.endLine)))
        .clamped(to: 0...isRead.count - 1)
      switch node.kind {
      case .footnoteDefinition: isRead[lines.lowerBound] = true
      case .paragraph, .codeBlock, .htmlBlock, .heading:
        for line in lines { isRead[line] = true }
      default: continue
      }
    }
    return found.filter { $0.line > first && !isRead[$0.line] }.map(\.label)
  }

  /// The bytes of `[^late]`, where a colon stands behind it.
  private static func label(at start: Int, in bytes: [UInt8]) -> Range<Int>? {
    var end = start + 2
    while end < bytes.count, bytes[end] > 0x20, bytes[end] != UInt8(ascii: "]") { end += 1 }
    guard end > start + 2, end + 1 < bytes.count, bytes[end] == UInt8(ascii: "]"),
      bytes[end + 1] == UInt8(ascii: ":")
    else { return nil }
    return start..<end + 1
  }
}
