import AssentDiagnostics
import AssentLicense
import AssentMarkup

extension Rule {
  static let untranslatedBlock = Rule(
    id: .untranslatedBlock, group: .languages, severity: .warning, scope: .agreements,
    summary: "A paragraph of a translation stands word for word in the original.",
    rationale:
      "It was left behind. Names, addresses, quotations and code are the same in all languages and "
      + "are not reported.",
    original: """
      # Terms

      We may change these terms and will tell you about it one month before they change.

      Example Company, 1 Example Street, Exampletown
      """,
    accepts: [
      "---\nlanguage: de\n---\n# Bedingungen\n\nWir dürfen diese Bedingungen ändern und sagen es Ihnen "
        + "einen Monat vorher.\n\nExample Company, 1 Example Street, Exampletown\n"
    ],
    rejects: [
      "---\nlanguage: de\n---\n# Bedingungen\n\n⟪We may change these terms and will tell you about it "
        + "one month before they change.⟫\n\nExample Company, 1 Example Street, Exampletown\n"
    ]
  ) { subject, findings in
    guard let original = subject.original,
      LanguageTag.language(of: original.language)
        != LanguageTag.language(of: subject.document.language)
    else { return }
    var places: [[UInt8]: Int] = [:]
    for (words, node) in Prose.blocks(of: original.markup) where places[words] == nil {
      places[words] = node
    }
    for (words, node) in Prose.blocks(of: subject.document.markup) {
      guard let twin = places[words] else { continue }
      let file = original.path.pathNames.last ?? ""
      findings.report(
        "the paragraph stands word for word in '\(file)'",
        at: subject.document.markup.nodes[node].range,
        notes: [
          Diagnostic.Note(
            "in the original", file: original.markup.source.path,
            at: original.markup.nodes[twin].range)
        ], help: "translate it")
    }
  }
}

/// Blocks that are sentences of a language.
private enum Prose {
  static func blocks(of document: Document) -> [(words: [UInt8], node: Int)] {
    var found: [([UInt8], Int)] = []
    var index = 0
    while index < document.nodes.count {
      let end = Int(document.nodes[index].end)
      switch document.nodes[index].kind {
      case .blockQuote: index = end
      case .paragraph, .tableCell:
        if end - index < 10_000 {
          let words = words(document, index..<end)
          if isSentence(words) { found.append((Array(words.joined(separator: [0x20])), index)) }
        }
        index = end
      default: index += 1
      }
    }
    return found
  }

  private static func words(_ document: Document, _ nodes: Range<Int>) -> [ArraySlice<UInt8>] {
    BlockText(document, nodes: nodes).bytes.split { $0 == 0x20 || $0 == 0x09 }
  }

  /// Names and addresses have few words in lower case; a sentence in capitals has many of them.
  private static func isSentence(_ words: [ArraySlice<UInt8>]) -> Bool {
    var lower = 0
    var upper = 0
    var others = 0
    for word in words {
      guard let first = word.first else { continue }
      switch first {
      case 0x61...0x7A: lower += 1
      case 0xC3...0xDF: lower += 1
      case 0x41...0x5A where word.count > 1 && word.dropFirst().allSatisfy({ $0 < 0x61 }):
        upper += 1
      default: others += word.count { $0 >= 0xE0 }
      }
    }
    return lower >= 6 || upper >= 10 || others >= 20
  }
}
