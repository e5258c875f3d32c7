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
  /// The clauses of the old text that passages left for clauses that are new.
  private var left: Set<Int?>

  init(_ redline: Redline, _ old: LegalDocument, _ new: LegalDocument) {
    let passages = redline.clauses.filter(\.isPassage)
    from = Set(passages.compactMap { $0.old.first }.map(\.index))
    to = Set(passages.compactMap { $0.new.first }.map(\.index))
    let added = Set(
      redline.clauses.filter { $0.old.isEmpty && !$0.isPassage }.flatMap(\.new).map(\.index))
    left = Set(
      passages.filter { $0.new.first.map { added.contains($0.index) } ?? false }
        .compactMap { $0.old.first }.map(\.index))
    self.old = passages.isEmpty ? nil : ClauseBlocks(old)
    self.new = passages.isEmpty ? nil : ClauseBlocks(new)
  }

  /// Whether a clause is to be told as a whole, as its sentences would quote what a passage divides.
  mutating func divide(_ change: ClauseChange, _ paragraphs: ParagraphAmendments) -> Bool {
    guard let old, let before = change.old.first, let after = change.new.first,
      from.contains(before.index) || to.contains(after.index),
      left.remove(before.index) != nil
        || !paragraphs.quotesHold(in: old[before.index].map { $0.words(of: .deleted) })
    else { return false }
    retold.insert(after.index)
    return true
  }

  /// The paragraphs of a clause in the new text, with passages that moved into it.
  func newTexts(of change: ClauseChange) -> [String] {
    guard new != nil, let place = change.new.first else { return change.newTexts }
    return newTexts(at: place.index)
  }

  /// The paragraphs of the clause of the new text with an index.
  private func newTexts(at index: Int?) -> [String] {
    new?[index].map { $0.words(of: .inserted) }.filter { !$0.isEmpty } ?? []
  }

  /// The paragraphs of a new clause, with passages that moved into it and are told with it.
  mutating func newTexts(ofNew change: ClauseChange) -> [String] {
    guard let place = change.new.first, to.contains(place.index) else { return change.newTexts }
    retold.insert(place.index)
    return newTexts(of: change)
  }

  /// What is left of a clause that a passage went away from and of which nothing else is told; `nil` where that is told
  /// already.
  ///
  /// - Parameter index: of the clause in the new text.
  mutating func rest(of place: ClauseChange.Place, now index: Int) -> [String]? {
    left.remove(place.index) == nil ? nil : newTexts(at: index)
  }

  /// Whether the clause at a place has been told as a whole.
  func isRetold(_ place: ClauseChange.Place) -> Bool { retold.contains(place.index) }
}
