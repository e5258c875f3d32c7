import AssentDiagnostics
import AssentLicense
import AssentMarkup

extension Rule {
  static let proseAsCode = Rule(
    id: .proseAsCode, group: .text, severity: .warning, scope: .agreements,
    summary: "Sentences are indented by four columns, so that they are code.",
    rationale:
      "Markdown shows what is indented so far in the letters of code, without its emphasis and its links, and reads no term, "
      + "number or reference in it.",
    accepts: [
      "Run this:\n\n    assent lint license.md --format text\n    assent build\n",
      "The form:\n\n    Copyright (C) 2026 Ada Oak\n",
      "- An item\n\n    and more of it, which is a paragraph of the item, as it is indented by four columns.\n",
      "```\nThe customer pays what is due within thirty days, and no later than that.\n```\n",
    ],
    rejects: [
      "Definitions:\n\n⟪    \"Work\" means the files that the licensor has published with this text.⟫\n",
      "第1条\n\n⟪    ２　前項の規定にかかわらず、利用者は鍵を返さなければならない。⟫\n",
      "You agree to this:\n\n⟪    The customer pays what is due within thirty days, and no later than that.⟫\n",
    ]
  ) { subject, findings in
    // Plain text is set as it stands.
    guard !subject.source.path.hasSuffix(".txt") else { return }
    let document = subject.document.markup
    for (index, node) in document.nodes.enumerated() {
      guard case .codeBlock(_, isFenced: false) = node.kind,
        isProse(document.bytes(document.nodes[index].literal))
      else { continue }
      let line = node.range.start.line
      let end = subject.source.line(line).count + 1
      findings.report(
        "text is indented so far that it is shown as code",
        at: SourceRange(
          start: SourceLocation(line: line, column: 1), end: SourceLocation(line: line, column: end)
        ),
        help: "take the spaces away, or write '- ' before each entry", cause: "indented")
    }
  }

  /// Whether a line is a sentence: ten words or more of letters, or fifteen characters of a script without spaces, with a
  /// full stop at their end.
  private static func isProse(_ text: ArraySlice<UInt8>) -> Bool {
    text.split(separator: 0x0A).contains { line in
      if line.drop(while: { $0 <= 0x20 }).suffix(3).elementsEqual("。".utf8) {
        let line = String(decoding: line, as: UTF8.self).unicodeScalars
        return line.count { (0x3040...0x9FFF).contains($0.value) } >= 15
      }
      let words = line.split(separator: 0x20)
      guard words.count >= 10, let last = line.last(where: { $0 > 0x20 }), ".;".utf8.contains(last)
      else {
        return false
      }
      let plain = words.count { word in
        word.allSatisfy { ($0 | 0x20) &- 0x61 < 26 || $0 >= 0x80 || ",.;\"'()-".utf8.contains($0) }
      }
      return plain * 10 >= words.count * 9
    }
  }
}
