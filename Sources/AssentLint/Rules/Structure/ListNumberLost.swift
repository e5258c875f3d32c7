import AssentDiagnostics
import AssentLicense
import AssentMarkup

extension Rule {
  static let listNumberLost = Rule(
    id: .listNumberLost, group: .structure, severity: .warning, scope: .agreements,
    summary: "An item of a list is shown with another number than is written before it.",
    rationale:
      "Markdown takes the first number of a list and counts on from it, whatever the others are: a mention of 'item 4' leads "
      + "to another one than the author has before his eyes. A list in which all items have the same number is meant to be counted.",
    accepts: [
      "1. one\n2. two\n3. three\n", "1. one\n1. two\n1. three\n", "4. four\n5. five\n",
      "1. one\n\nWords.\n\n2. two\n", "1) one\n2) two\n\n3. three\n", "0. none\n0. none\n",
      "007. seven\n008. eight\n", "- one\n- two\n",
    ],
    rejects: [
      "1. one\n2. two\n⟪4.⟫ four\n5. five\n", "1) one\n⟪3)⟫ two\n",
      "1. one\n2. two\n   1. a\n   ⟪3.⟫ b\n", "1. one\n2. two\n⟪2.⟫ three\n3. four\n",
      "> 3. three\n> ⟪5.⟫ five\n",
    ]
  ) { subject, findings in
    // Plain text is set as it stands.
    guard !subject.source.path.hasSuffix(".txt") else { return }
    let markup = subject.document.markup
    for (index, node) in markup.nodes.enumerated() {
      guard case .list(let style) = node.kind, style.isOrdered else { continue }
      var items: [(number: Int, bytes: Range<Int>)] = []
      for item in markup.children(of: index) {
        guard let written = subject.numberWritten(at: item) else { break }
        items.append(written)
      }
      guard let first = items.first, items.contains(where: { $0.number != first.number }) else {
        continue
      }
      for (place, item) in items.enumerated() where item.number != first.number + place {
        let marker = String(decoding: subject.source.bytes[item.bytes], as: UTF8.self)
        let shown = "\(first.number + place)" + marker.suffix(1)
        findings.report(
          "the item '\(marker)' is shown as '\(shown)'", atBytes: item.bytes,
          help:
            "number the items as they are shown, or put a paragraph or '<!-- -->' where another list begins"
        )
        break
      }
    }
  }
}

extension LintSubject {
  /// The number before an item of a list, as it is written, and its bytes with the sign behind it.
  fileprivate func numberWritten(at item: Int) -> (number: Int, bytes: Range<Int>)? {
    let range = source.bytes(of: document.markup.nodes[item].range)
    let digits = source.bytes[range].prefix { $0 &- 0x30 < 10 }
    guard let number = Int(String(decoding: digits, as: UTF8.self)),
      digits.endIndex < range.upperBound,
      [UInt8(ascii: "."), UInt8(ascii: ")")].contains(source.bytes[digits.endIndex])
    else { return nil }
    return (number, range.lowerBound..<digits.endIndex + 1)
  }
}
