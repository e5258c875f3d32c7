import AssentRedline

/// What is amended within one clause, paragraph by paragraph.
struct ParagraphAmendments {
  private(set) var provisions: [Amendment.Provision] = []
  private(set) var leavesMarkup = false
  private(set) var leavesMentions = false

  private let place: ClauseChange.Place
  /// All words of the clause in the old text, a line a paragraph.
  private let text: QuotedText
  /// Where each block begins in it, in scalars; `nil` for one that was not there.
  private var offsets: [Int?] = []
  /// The words of the paragraphs that begin with a block.
  private var oldWords: [Int: String] = [:]
  private var newWords: [Int: String] = [:]
  private let isRenumbered: Bool
  /// The number that the clause had, where it has another one now.
  private let formerNumber: String?
  private let tellsMentions: Bool
  private let blocks: [BlockChange]

  /// More than so many changes make a paragraph new.
  private static let mostEdits = 5
  /// Scalars times edits that are looked through before a clause is told as a whole.
  private static let budget = 50_000_000

  /// - Parameter tellsMentions: whether each mention that follows its clause is told, since others
  ///   did not follow.
  init(_ change: ClauseChange, at place: ClauseChange.Place, tellsMentions: Bool) {
    self.place = place
    self.tellsMentions = tellsMentions
    blocks = change.blocks
    offsets = Array(repeating: nil, count: change.blocks.count)
    var whole = ""
    var count = 0
    for paragraph in change.paragraphs(of: .deleted) {
      offsets[paragraph.blocks.lowerBound] = count
      whole += paragraph.words + "\n"
      count += paragraph.words.unicodeScalars.count + 1
      oldWords[paragraph.blocks.lowerBound] = paragraph.words
    }
    for paragraph in change.paragraphs(of: .inserted) {
      newWords[paragraph.blocks.lowerBound] = paragraph.words
    }
    text = QuotedText(whole)
    isRenumbered = change.old.first?.number != change.new.first?.number
    formerNumber = isRenumbered ? change.old.first?.number : nil
    let edits = change.blocks.reduce(0) { $0 + ($1.kind == .same ? 0 : $1.runs.count) }
    guard count * max(edits, 1) < Self.budget else {
      provisions = [.clauses([place], new: change.newTexts)]
      return
    }
    var index = 0
    while index < blocks.count { index = add(index) }
  }

  /// Adds what is told of the block at `index`; returns the index of the next.
  private mutating func add(_ index: Int) -> Int {
    let block = blocks[index]
    // Words that are struck out are told as words.
    if block.runs.contains(where: {
      $0.kind != .equal && $0.sort == .markup && !$0.text.hasPrefix("~~")
    }) {
      leavesMarkup = true
    }
    var end = endOfSeams(index)
    if end > index + 1 {
      addSeams(index..<end)
      return end
    }
    switch block.kind {
    case .same: return end
    case .added:
      while end < blocks.count, blocks[end].kind == .added, blocks[end].seam == .none { end += 1 }
      addNew(index..<end)
      return end
    case .removed, .replaced: addParagraph(index)
    case .changed:
      if block.isHeading { addHeading(block) } else { addEdits(index) }
    }
    return end
  }

  /// Where the blocks end that were or are one paragraph with the block at `index`; those that one text alone has may
  /// stand between them.
  private func endOfSeams(_ index: Int) -> Int {
    var end = index + 1
    for next in blocks.indices[end...] {
      let kind: BlockChange.Kind
      switch blocks[next].seam {
      case .splitFromBefore: kind = .added
      case .joinedToBefore: kind = .removed
      case .none:
        guard blocks[next].kind == .added || blocks[next].kind == .removed else { return end }
        continue
      }
      guard blocks[end..<next].allSatisfy({ $0.kind == kind }) else { return end }
      end = next + 1
    }
    return end
  }

  /// Whether what is quoted stands in a clause as it is counted here, and no paragraph is part of one.
  ///
  /// - Parameter paragraphs: those of the clause in the old text, with passages that moved away.
  func quotesHold(in paragraphs: [String]) -> Bool {
    let whole = QuotedText(paragraphs.map { $0 + "\n" }.joined())
    lazy var areWhole = oldWords.values.allSatisfy(Set(paragraphs).contains)
    return provisions.allSatisfy { provision in
      switch provision {
      case .words(let change, _):
        guard let quoted = (change.old ?? change.anchor)?.text else { return false }
        return whole.offsets(of: quoted).count == text.offsets(of: quoted).count
      case .paragraph, .insertion: return areWhole
      default: return true
      }
    }
  }

  private mutating func addNew(_ range: Range<Int>) {
    let texts = range.compactMap { newWords[$0] }
    guard !texts.isEmpty else { return }
    let before = blocks[..<range.lowerBound].indices.last {
      oldWords[$0] != nil && !blocks[$0].isHeading
    }
    provisions.append(.insertion(of: texts, after: before.flatMap(opening), in: place))
  }

  /// Paragraphs that were divided or joined: the first becomes all there are now, the others none.
  private mutating func addSeams(_ range: Range<Int>) {
    let old = range.filter { oldWords[$0] != nil }
    let new = range.compactMap { newWords[$0] }
    guard let first = old.first else { return addNew(range) }
    for index in old {
      guard let opening = opening(index) else { continue }
      provisions.append(.paragraph(opening: opening, new: index == first ? new : [], in: place))
    }
  }

  /// A number that alone changed is told by another sentence.
  private mutating func addHeading(_ block: BlockChange) {
    guard !block.runs.allSatisfy({ $0.isSame || $0.isOtherTarget }) else { return }
    let isNumber = block.runs.allSatisfy { $0.isSame || $0.sort == .reference }
    guard !isNumber || !isRenumbered else { return }
    provisions.append(.heading(place, new: block.words(of: .inserted)))
  }

  private mutating func addParagraph(_ index: Int) {
    guard let opening = opening(index) else { return }
    provisions.append(
      .paragraph(opening: opening, new: newWords[index].map { [$0] } ?? [], in: place))
  }

  /// The words by which a paragraph is known: the fewest with which no other begins.
  func opening(_ index: Int) -> Quotation? {
    guard let offset = offsets[index] else { return nil }
    let words = oldWords[index] ?? ""
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
    let isFirst = blocks[..<index].allSatisfy { $0.form == .metadata }
    let paragraph = EditedParagraph(
      blocks[index], number: isFirst ? formerNumber : nil, tellsMentions: tellsMentions)
    for (old, new) in paragraph.linkTargets {
      provisions.append(.linkTarget(old: old, new: new, in: place))
    }
    if paragraph.leavesSpaces { leavesMarkup = true }
    if paragraph.leavesMentions { leavesMentions = true }
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
