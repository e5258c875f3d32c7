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
    pair.new.blocks(of: clause ?? WordText.preamble).map { block in
      let isKept = !pair.new.blocks[block].words.isEmpty
      return BlockChange(
        Piece(oldBlock: block, newBlock: block, isKept: isKept), pair, hidesLevels: false)
    }
  }
}
