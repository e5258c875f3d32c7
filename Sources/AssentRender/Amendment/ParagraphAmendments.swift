import AssentRedline

/// What is amended within one clause, paragraph by paragraph.
struct ParagraphAmendments {
  private(set) var provisions: [Amendment.Provision] = []
  private(set) var leavesMarkup = false

  private let place: ClauseChange.Place
  /// All words of the clause in the old text, a line a paragraph.
  private let text: QuotedText
  /// Where each block begins in it, in scalars; `nil` for one that was not there.
  private var offsets: [Int?] = []
  private let blocks: [BlockChange]

  /// More than so many changes make a paragraph new.
  private static let mostEdits = 5
  /// Scalars times edits that are looked through before a clause is told as a whole.
  private static let budget = 50_000_000

  init(_ change: ClauseChange, at place: ClauseChange.Place) {
    self.place = place
    blocks = change.blocks
    var whole = ""
    var count = 0
    for block in change.blocks {
      let words = block.words(of: .deleted)
      guard block.kind != .added, !words.isEmpty else {
        offsets.append(nil)
        continue
      }
      offsets.append(count)
      whole += words + "\n"
      count += words.unicodeScalars.count + 1
    }
    text = QuotedText(whole)
    let edits = change.blocks.reduce(0) { $0 + ($1.kind == .same ? 0 : $1.runs.count) }
    guard count * max(edits, 1) < Self.budget, !change.blocks.contains(where: { $0.seam != .none })
    else {
      provisions = [.clauses([place], new: change.newTexts)]
      return
    }
    var index = 0
    while index < blocks.count { index = add(index) }
  }

  /// Adds what is told of the block at `index`; returns the index of the next.
  private mutating func add(_ index: Int) -> Int {
    let block = blocks[index]
    if block.runs.contains(where: { $0.kind != .equal && $0.sort == .markup }) {
      leavesMarkup = true
    }
    switch block.kind {
    case .same: return index + 1
    case .added:
      var end = index
      var texts: [String] = []
      while end < blocks.count, blocks[end].kind == .added {
        texts.append(blocks[end].words(of: .inserted))
        end += 1
      }
      let texted = texts.filter { !$0.isEmpty }
      let before = blocks[..<index].lastIndex { $0.kind != .added && !$0.isHeading }
      if !texted.isEmpty {
        provisions.append(.insertion(of: texted, after: before.flatMap(opening), in: place))
      }
      return end
    case .removed, .replaced: addParagraph(index)
    case .changed:
      if block.isHeading {
        provisions.append(.heading(place, new: block.words(of: .inserted)))
      } else {
        addEdits(index)
      }
    }
    return index + 1
  }

  private mutating func addParagraph(_ index: Int) {
    guard let opening = opening(index) else { return }
    let new = blocks[index].words(of: .inserted)
    let isRemoved = blocks[index].kind == .removed || new.isEmpty
    provisions.append(.paragraph(opening: opening, new: isRemoved ? [] : [new], in: place))
  }

  /// The words by which a paragraph is known: the fewest with which no other begins.
  private func opening(_ index: Int) -> Quotation? {
    guard let offset = offsets[index] else { return nil }
    let words = blocks[index].words(of: .deleted)
    let starts = Set(offsets.compactMap { $0 }).subtracting([offset])
    var quoted = words
    for length in [6, 12, 24] {
      quoted = Self.prefix(of: words, length)
      if text.offsets(of: quoted).allSatisfy({ !starts.contains($0) }) { return Quotation(quoted) }
    }
    // Of paragraphs that begin alike, which one it is.
    let alike = text.offsets(of: quoted).filter { $0 == offset || starts.contains($0) }
    return Quotation(quoted, occurrence: alike.firstIndex(of: offset).map { $0 + 1 })
  }

  private mutating func addEdits(_ index: Int) {
    guard let offset = offsets[index] else { return }
    let paragraph = EditedParagraph(blocks[index])
    for (old, new) in paragraph.linkTargets {
      provisions.append(.linkTarget(old: old, new: new, in: place))
    }
    let edits = paragraph.edits
    guard !edits.isEmpty else { return }
    guard edits.count <= Self.mostEdits else { return addParagraph(index) }
    var amendments: [WordAmendment] = []
    for edit in edits {
      guard let amendment = paragraph.amendment(edit, in: text, from: offset) else {
        return addParagraph(index)
      }
      amendments.append(amendment)
    }
    provisions += amendments.map { .words($0, in: place) }
  }

  /// So many words of the beginning; characters where there are no spaces.
  static func prefix(of text: String, _ count: Int) -> String {
    let words = text.split(separator: " ", maxSplits: count, omittingEmptySubsequences: false)
    let head = words.prefix(count).joined(separator: " ")
    return head.count > count * 16 ? String(head.prefix(count * 4)) : head
  }
}
