import AssentLicense

/// Builds the changes of clauses of which a redline consists.
struct RedlineBuilder {
  private(set) var clauses: [ClauseChange] = []
  private(set) var unchangedClauseCount = 0

  private var pair: TextPair
  private let matcher: ClauseMatcher
  /// By which words are compared: references that follow a renumbering are equal.
  private let numbers: (old: [Int32], new: [Int32])

  init(_ pair: TextPair) {
    var pair = pair
    matcher = ClauseMatcher(pair)
    numbers = ReferenceNumbers.numbers(of: &pair, matcher)
    self.pair = pair
    build()
  }

  /// A change before it is written down.
  struct Draft {
    /// Indices of clauses, or what stands for one.
    var old: [Int]
    var new: [Int]
    var pieces: [Piece]
    /// Whether it is a paragraph that moved alone.
    var isMovedBlock = false
  }

  private mutating func build() {
    var drafts = [WordText.frontMatter, WordText.preamble].map { draft([$0], [$0]) }
    for group in ClauseGroups(matcher).groups { drafts.append(draft(group.old, group.new)) }
    BlockMoves.move(in: &drafts, pair) { old, new in pieces([old], [new]) }
    for draft in drafts { add(draft) }
  }

  private func draft(_ old: [Int], _ new: [Int]) -> Draft {
    let oldBlocks = old.flatMap { pair.old.blocks(of: $0) }
    let newBlocks = new.flatMap { pair.new.blocks(of: $0) }
    return Draft(
      old: old, new: new,
      pieces: isEqual(oldBlocks, newBlocks)
        ? zip(oldBlocks, newBlocks).map { keptPiece($0, $1) } : pieces(oldBlocks, newBlocks))
  }

  private func pieces(_ old: [Int], _ new: [Int]) -> [Piece] {
    var alignment = Alignment(
      pair, old, new, oldNumbers: numbers.old, newNumbers: numbers.new)
    alignment.clean()
    return PieceBuilder(alignment).pieces
  }

  /// Whether two lists of blocks have the same words, in the same forms.
  private func isEqual(_ old: [Int], _ new: [Int]) -> Bool {
    guard old.count == new.count else { return false }
    for (a, b) in zip(old, new) {
      guard pair.old.blocks[a].number == pair.new.blocks[b].number,
        pair.old.blocks[a].words.count == pair.new.blocks[b].words.count
      else { return false }
      for (i, j) in zip(pair.old.blocks[a].words, pair.new.blocks[b].words)
      where pair.old.words[i].number != pair.new.words[j].number { return false }
    }
    return true
  }

  private func keptPiece(_ old: Int, _ new: Int) -> Piece {
    Piece(
      oldBlock: old, newBlock: new,
      items: zip(pair.old.blocks[old].words, pair.new.blocks[new].words).map {
        Piece.Item(kind: .equal, old: $0, new: $1)
      })
  }

  // MARK: Changes

  private mutating func add(_ draft: Draft) {
    let isPaired = !draft.old.isEmpty && !draft.new.isEmpty
    var kinds: [ClauseChange.Kind] = []
    if draft.old.isEmpty { kinds.append(.added) }
    if draft.new.isEmpty { kinds.append(.removed) }
    if isPaired, draft.new.count > 1 { kinds.append(.split) }
    if isPaired, draft.old.count > 1 { kinds.append(.joined) }
    if draft.isMovedBlock || draft.new.contains(where: matcher.moved.contains) {
      kinds.append(.moved)
    }
    if !draft.isMovedBlock, isRenumbered(draft) { kinds.append(.renumbered) }
    if isPaired, kinds.isEmpty, isSurelySame(draft) {
      countUnchanged(draft)
      return
    }
    let blocks = draft.pieces.map { BlockChange($0, pair) }
    if isPaired, blocks.contains(where: { Self.holdsChange($0) }) { kinds.append(.changed) }
    if kinds.isEmpty {
      // A clause whose words stand elsewhere now, and are told there.
      countUnchanged(draft)
      return
    }
    clauses.append(
      ClauseChange(
        kinds: kinds, old: draft.old.map { place($0, pair.oldDocument) },
        new: draft.new.map { place($0, pair.newDocument) }, blocks: blocks,
        isPassage: draft.isMovedBlock))
  }

  private mutating func countUnchanged(_ draft: Draft) {
    if let clause = draft.new.first, clause >= 0 { unchangedClauseCount += 1 }
  }

  /// Whether no word, style or form differs, which spares writing the runs.
  private func isSurelySame(_ draft: Draft) -> Bool {
    draft.pieces.allSatisfy { piece in
      guard let a = piece.oldBlock, let b = piece.newBlock, piece.seam == .none,
        pair.old.blocks[a].form == pair.new.blocks[b].form
      else { return false }
      return piece.items.allSatisfy { item in
        item.kind == .equal && pair.old.words[item.old].number == pair.new.words[item.new].number
          && pair.old.words[item.old].style == pair.new.words[item.new].style
          && pair.old.words[item.old].traits == pair.new.words[item.new].traits
      }
    }
  }

  private func isRenumbered(_ draft: Draft) -> Bool {
    guard draft.old.count == 1, draft.new.count == 1, let old = draft.old.first,
      let new = draft.new.first, old >= 0, new >= 0
    else { return false }
    return pair.oldDocument.clauses[old].number != pair.newDocument.clauses[new].number
  }

  /// Whether a block differs in more than the numbers of clauses.
  private static func holdsChange(_ block: BlockChange) -> Bool {
    block.seam != .none || block.kind == .added || block.kind == .removed
      || block.runs.contains { $0.kind != .equal && $0.sort != .reference }
  }

  private func place(_ index: Int, _ document: LegalDocument) -> ClauseChange.Place {
    guard index >= 0 else {
      return ClauseChange.Place(
        anchor: index == WordText.frontMatter ? "front-matter" : "", number: nil, title: "",
        parents: [])
    }
    let clause = document.clauses[index]
    var parents: [String] = []
    var parent = clause.parent
    while let above = parent {
      let clause = document.clauses[above]
      parents.append(clause.number ?? clause.title)
      parent = clause.parent
    }
    return ClauseChange.Place(
      anchor: clause.anchor, number: clause.number, title: clause.title,
      parents: parents.reversed(), index: index)
  }
}
