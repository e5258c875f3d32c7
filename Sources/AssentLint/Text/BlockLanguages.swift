import AssentLicense
import AssentMarkup

/// Which paragraphs of a text are of another language than the text, as those of two in one file are.
struct BlockLanguages {
  private let document: Document
  private let language: String
  /// What is known of blocks; each is read once.
  private var known: [Int: Bool] = [:]

  init(_ document: Document, of language: String) {
    self.document = document
    self.language = language
  }

  /// Whether the block around a node reads as another language, itself or, where its words are few, with blocks beside
  /// it.
  mutating func isForeign(_ node: Int) -> Bool {
    var block = node
    while block > 0, !document.nodes[block].isTextBlock {
      block = Int(document.nodes[block].parent)
    }
    if let known = known[block] { return known }
    let own = block..<Int(document.nodes[block].end)
    let isForeign =
      if let read = document.language(ofNodes: own) {
        read != language
      } else {
        // What stands before and behind may be of two languages.
        [(40, 40), (0, 60), (60, 0), (120, 120)].contains { before, behind in
          let near =
            max(0, own.lowerBound - before)..<min(document.nodes.count, own.upperBound + behind)
          return document.language(ofNodes: near).map { $0 != language } ?? false
        }
      }
    known[block] = isForeign
    return isForeign
  }
}

extension Node {
  fileprivate var isTextBlock: Bool {
    switch kind {
    case .paragraph, .heading, .tableCell: true
    default: false
    }
  }
}
