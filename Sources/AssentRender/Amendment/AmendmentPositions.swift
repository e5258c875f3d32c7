import AssentLicense
import AssentRedline

/// Where the first part of a clause goes that has words of its own before its parts.
struct AmendmentPositions {
  private let documents: (old: LegalDocument, new: LegalDocument)
  private lazy var old = ClauseBlocks(documents.old)
  private lazy var new = ClauseBlocks(documents.new)

  init(_ old: LegalDocument, _ new: LegalDocument) {
    documents = (old, new)
  }

  /// How the paragraph of the old text begins that stands before the parts of a clause; `nil` where none does.
  ///
  /// - Parameters:
  ///   - clause: its index in the new text.
  ///   - place: where it stands in the old one.
  mutating func opening(before clause: Int, in place: ClauseChange.Place) -> Quotation? {
    guard let index = place.index else { return nil }
    let blocks = old[index]
    let count = new.countBeforeParts(of: clause)
    guard count > 0 else { return nil }
    let last = new[clause][count - 1].words(of: .inserted)
    // The paragraph itself, or of a clause whose paragraphs changed the one in its place.
    let found = blocks.lastIndex { $0.words(of: .deleted) == last } ?? min(count, blocks.count) - 1
    guard blocks.indices.contains(found), !blocks[found].isHeading else { return nil }
    let change = ClauseChange(kinds: [.changed], old: [place], new: [place], blocks: blocks)
    return ParagraphAmendments(change, at: place, tellsMentions: false).opening(found)
  }
}
