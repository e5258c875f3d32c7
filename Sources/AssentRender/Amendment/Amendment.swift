import AssentLicense
import AssentRedline

/// A change as sentences: who applies them to the words of the old text has those of the new one.
///
/// Clauses are named by their old numbers and words are counted in the old text, so the order in
/// which the sentences are applied does not matter. Markup is not told.
package struct Amendment: Sendable {
  /// One sentence, as what it says.
  package enum Provision: Hashable, Sendable {
    case words(WordAmendment, in: ClauseChange.Place)
    case linkTarget(old: String, new: String, in: ClauseChange.Place)
    /// The paragraph that begins with `opening` becomes others; none of them deletes it.
    case paragraph(opening: Quotation, new: [String], in: ClauseChange.Place)
    /// Paragraphs after the one that begins with `opening`; `nil` puts them first.
    case insertion(of: [String], after: Quotation?, in: ClauseChange.Place)
    case heading(ClauseChange.Place, new: String)
    /// All of a clause becomes other words; none delete it.
    case clauses([ClauseChange.Place], new: [String])
    /// New clauses, after one of the old text; `nil` puts them first.
    case newClauses([String], after: ClauseChange.Place?)
    case move(ClauseChange.Place, after: ClauseChange.Place?)
    case passage([String], from: ClauseChange.Place, to: ClauseChange.Place)
    case number(ClauseChange.Place, new: ClauseChange.Place)
  }

  package let from: String
  package let to: String
  package private(set) var provisions: [Provision] = []
  package let language: String
  /// Whether markup changed, or a list its marks, which no sentence tells.
  package private(set) var leavesMarkup = false

  private let redline: Redline
  private let newClauses: [Clause]

  /// - Parameters:
  ///   - redline: what differs.
  ///   - new: the new text, for the clauses after which new ones stand.
  package init(_ redline: Redline, new: LegalDocument) {
    self.init(redline, newClauses: new.clauses)
  }

  init(_ redline: Redline, newClauses: [Clause]) {
    from = redline.from.name
    to = redline.to.name
    language = redline.to.language
    self.redline = redline
    self.newClauses = newClauses
    var index = 0
    while index < redline.clauses.count {
      let change = redline.clauses[index]
      index += 1
      if change.old.isEmpty {
        // Clauses that are new in a row are one insertion.
        var texts = change.newTexts
        var last = change
        while index < redline.clauses.count, redline.clauses[index].follows(last) {
          last = redline.clauses[index]
          texts += last.newTexts
          index += 1
        }
        provisions.append(.newClauses(texts, after: place(before: change)))
      } else {
        add(change)
      }
    }
  }

  private mutating func add(_ change: ClauseChange) {
    guard let old = change.old.first else { return }
    if change.new.isEmpty {
      let parentIsRemoved = redline.clauses.contains { other in
        other.new.isEmpty && other.old.first.map { $0.isParent(of: old) } == true
      }
      if !parentIsRemoved { provisions.append(.clauses(change.old, new: [])) }
      return
    }
    if change.isPassage, let new = change.new.first {
      provisions.append(.passage(change.newTexts, from: old, to: new))
      return
    }
    if change.kinds.contains(.split) || change.kinds.contains(.joined) {
      provisions.append(.clauses(change.old, new: change.newTexts))
      return
    }
    if change.kinds.contains(.moved) { provisions.append(.move(old, after: place(before: change))) }
    if let new = change.new.first, old.number != new.number, new.number != nil {
      provisions.append(.number(old, new: new))
    }
    let paragraphs = ParagraphAmendments(change, at: old)
    provisions += paragraphs.provisions
    if paragraphs.leavesMarkup { leavesMarkup = true }
  }

  /// The clause of the old text after which a clause stands in the new one; `nil` for the first.
  private func place(before change: ClauseChange) -> ClauseChange.Place? {
    guard let index = change.new.first?.index else { return nil }
    for before in stride(from: min(index, newClauses.count) - 1, through: 0, by: -1) {
      let changed = redline.clauses.first { $0.new.contains { $0.index == before } }
      guard let changed else {
        let clause = newClauses[before]
        return ClauseChange.Place(
          anchor: clause.anchor, number: clause.number, title: clause.title, parents: [],
          index: before)
      }
      if let old = changed.old.last { return old }
    }
    return nil
  }
}

extension ClauseChange.Place {
  /// Whether another clause of the same text stands within it.
  fileprivate func isParent(of other: ClauseChange.Place) -> Bool {
    guard let name = number ?? (title.isEmpty ? nil : title) else { return false }
    return other != self && other.parents.contains(name)
  }
}

extension ClauseChange {
  /// A paragraph of one of the two texts.
  package struct Paragraph: Hashable, Sendable {
    package var words: String
    package var isHeading: Bool
    /// Its first block, and where what goes on in it ends.
    package var blocks: Range<Int>
  }

  /// The paragraphs of the old text (`deleted`) or the new one (`inserted`): blocks, but where a seam
  /// says that several were one.
  package func paragraphs(of kind: Run.Kind) -> [Paragraph] {
    var paragraphs: [Paragraph] = []
    for (index, block) in blocks.enumerated() {
      guard block.kind != (kind == .deleted ? .added : .removed) else { continue }
      let words = block.words(of: kind)
      let goesOn = block.seam == (kind == .deleted ? .splitFromBefore : .joinedToBefore)
      if goesOn, let last = paragraphs.indices.last, paragraphs[last].blocks.upperBound == index {
        let space = paragraphs[last].words.isEmpty || words.isEmpty ? "" : " "
        paragraphs[last].words += space + words
        paragraphs[last].blocks = paragraphs[last].blocks.lowerBound..<(index + 1)
      } else {
        paragraphs.append(
          Paragraph(words: words, isHeading: block.isHeading, blocks: index..<(index + 1)))
      }
    }
    return paragraphs.filter { !$0.words.isEmpty }
  }

  /// The words of its paragraphs in the new text.
  package var newTexts: [String] { paragraphs(of: .inserted).map(\.words) }

  /// Whether it is new, and stands right after another new clause.
  fileprivate func follows(_ other: ClauseChange) -> Bool {
    guard old.isEmpty, let index = new.first?.index, let last = other.new.last?.index else {
      return false
    }
    return index == last + 1
  }
}

extension BlockChange {
  /// Its words in the old text (`deleted`) or the new one (`inserted`), after the mark of a list.
  package func words(of kind: Run.Kind) -> String {
    let words = runs.lazy.filter { $0.sort != .linkTarget && $0.sort != .markup }
    let text = words.compactMap { $0.text(in: kind) }.joined().trimmed.replacing("\t", with: " | ")
    guard case .listItem(let marker, _) = form, !marker.isEmpty, !text.isEmpty else { return text }
    return "\(marker) \(text)"
  }
}
