import AssentDiagnostics
import AssentLicense
import AssentMarkup

extension Rule {
  static let longSentence = Rule(
    id: .longSentence, group: .structure, severity: .info, isOptional: true,
    summary: "A sentence has more than 80 words.",
    rationale:
      "Who loses the beginning before the end has not agreed to it. Off by default, for sentences of "
      + "agreements are long.",
    accepts: ["# T\n\nA short sentence. And one more.\n"],
    rejects: [
      "# T\n\n⟪" + String(repeating: "one and ", count: 41) + "two.⟫\n"
    ]
  ) { subject, findings in
    let document = subject.document.markup
    for node in document.nodes.indices where document.nodes[node].kind == .paragraph {
      let text = BlockText(document, nodes: node..<Int(document.nodes[node].end)).bytes
      var words = 0
      var longest = 0
      var isInWord = false
      for (index, byte) in text.enumerated() {
        let isWord = byte > 0x20
        if isWord, !isInWord { words += 1 }
        isInWord = isWord
        let next = index + 1 < text.count ? text[index + 1] : 0x20
        if next == 0x20, [0x2E, 0x3F, 0x21, 0x3B, 0x3A].contains(byte) {
          longest = max(longest, words)
          words = 0
        }
      }
      longest = max(longest, words)
      guard longest > 80 else { continue }
      findings.report(
        "sentence has \(longest) words", at: document.nodes[node].range,
        help: "make several sentences of it, or a list")
    }
  }
}
