import AssentLicense
import AssentRedline

/// Passages that moved, and the clauses that are told as a whole since such a passage divides what
/// would be quoted of them.
struct MovedPassages {
  private let from: Set<Int?>
  private let to: Set<Int?>
  private let old: ClauseBlocks?
  private let new: ClauseBlocks?
  private var retold: Set<Int?> = []

  init(_ redline: Redline, _ old: LegalDocument, _ new: LegalDocument) {
    let passages = redline.clauses.filter(\.isPassage)
    from = Set(passages.compactMap { $0.old.first }.map(\.index))
    to = Set(passages.compactMap { $0.new.first }.map(\.index))
    self.old = passages.isEmpty ? nil : ClauseBlocks(old)
    self.new = passages.isEmpty ? nil : ClauseBlocks(new)
  }

  /// Whether a clause is to be told as a whole, as its sentences would quote what a passage divides.
  mutating func divide(_ change: ClauseChange, _ paragraphs: ParagraphAmendments) -> Bool {
    guard let old, let before = change.old.first, let after = change.new.first,
      from.contains(before.index) || to.contains(after.index),
      !paragraphs.quotesHold(in: old[before.index].map { $0.words(of: .deleted) })
    else { return false }
    retold.insert(after.index)
    return true
  }

  /// The paragraphs of a clause in the new text, with passages that moved into it.
  func newTexts(of change: ClauseChange) -> [String] {
    guard let new, let place = change.new.first else { return change.newTexts }
    return new[place.index].map { $0.words(of: .inserted) }.filter { !$0.isEmpty }
  }

  /// Whether the clause at a place has been told as a whole.
  func isRetold(_ place: ClauseChange.Place) -> Bool { retold.contains(place.index) }
}
