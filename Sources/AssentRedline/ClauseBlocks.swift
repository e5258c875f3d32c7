import AssentLicense

/// The blocks of each clause of one text, as a redline has those that are the same.
package struct ClauseBlocks: Sendable {
  private let pair: TextPair

  package init(_ document: LegalDocument) {
    let text = PreparedText(document)
    pair = TextPair(text, text)
  }

  /// The blocks of the clause with an index from 0; with `nil`, of what stands before the first.
  package subscript(clause: Int?) -> [BlockChange] {
    pair.new.blocks(of: clause ?? WordText.preamble).map(block)
  }

  /// How many of the blocks of a clause stand before the first clause within it.
  package func countBeforeParts(of clause: Int) -> Int {
    let parts = pair.newDocument.clauses.indices.lazy.filter { index in
      pair.newDocument.clauses[index].parent == clause
    }
    let own = pair.new.blocks(of: clause)
    guard let first = parts.lazy.compactMap({ pair.new.blocks(of: $0).first }).first else {
      return own.count
    }
    return own.count { $0 < first }
  }

  private func block(_ block: Int) -> BlockChange {
    let isKept = !pair.new.blocks[block].words.isEmpty
    return BlockChange(
      Piece(oldBlock: block, newBlock: block, isKept: isKept), pair, hidesLevels: false)
  }
}
