import AssentLicense

/// Builds the changes of clauses of which a redline consists.
struct RedlineBuilder {
  private(set) var clauses: [ClauseChange] = []
  private(set) var unchangedClauseCount = 0

  /// For each clause of the old text the one that it is in the new text, or -1.
  var pairs: [Int] { matcher.partners }

  private var pair: TextPair
  private let matcher: ClauseMatcher
  private let oldPlaces: ClausePlaces
  private let newPlaces: ClausePlaces
  /// By which words are compared: references that follow a renumbering are equal.
  private let numbers: ReferenceNumbers

  private var drafts: [Draft] = []
  /// The mentions that are told, by the clause of the new text.
  private var mentions: [Int: [KeptMention]] = [:]

  /// By how many levels all headings moved, where they all did: that is told once, with the first.
  private var headingShift = 0
  private var isShiftTold = false

  init(_ pair: TextPair) {
    matcher = ClauseMatcher(pair)
    oldPlaces = ClausePlaces(pair.oldDocument)
    newPlaces = ClausePlaces(pair.newDocument)
    numbers = ReferenceNumbers(pair, matcher)
    self.pair = numbers.pair
    build()
  }

  /// A change before it is written down.
  struct Draft {
    /// Indices of clauses, or what stands for one.
    var old: [Int]
    var new: [Int]
    var pieces: [Piece]
    /// Whether it is a passage that moved alone.
    var isMovedBlock = false
    /// The passages that stand in it now and stood elsewhere, with the number of pieces before each.
    var passages: [(place: Int, draft: Draft)] = []
  }

  private mutating func build() {
    drafts = [draft([WordText.frontMatter], [WordText.frontMatter])]
    for group in ClauseGroups(matcher, pair).groups {
      drafts.append(draft(group.old, group.new, hasBullets: group.hasBullets))
    }
    PassageMoves.move(in: &drafts, pair, numbers)
    headingShift = Self.headingShift(in: drafts, pair)
    write()
  }

  /// Tells mentions whose words stayed and that mean other clauses now, each with the clause around it.
  mutating func tell(_ mentions: [KeptMention]) {
    guard !mentions.isEmpty else { return }
    self.mentions = Dictionary(grouping: mentions, by: \.clause)
    pair = pair.marking(Set(mentions.compactMap(\.new)))
    clauses = []
    unchangedClauseCount = 0
    isShiftTold = false
    write()
  }

  private mutating func write() {
    for draft in drafts {
      let count = clauses.count
      add(draft)
      // In a clause of which nothing else is told they stand by themselves.
      let isTold = clauses.count > count
      for passage in draft.passages { add(passage.draft, place: isTold ? passage.place : nil) }
    }
  }

  private func draft(_ old: [Int], _ new: [Int], hasBullets: Bool = false) -> Draft {
    var oldBlocks = old.flatMap { pair.old.blocks(of: $0) }
    var newBlocks = new.flatMap { pair.new.blocks(of: $0) }
    if hasBullets {
      // In reading order: paragraphs of the clause may stand behind its items.
      oldBlocks.sort()
      newBlocks.sort()
    }
    return Draft(
      old: hasBullets ? [old[0]] : old, new: hasBullets ? [new[0]] : new,
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
    Piece(oldBlock: old, newBlock: new, isKept: !pair.old.blocks[old].words.isEmpty)
  }

  // MARK: Changes

  private mutating func add(_ draft: Draft, place: Int? = nil) {
    let isPaired = !draft.old.isEmpty && !draft.new.isEmpty
    var kinds: [ClauseChange.Kind] = []
    if draft.old.isEmpty { kinds.append(.added) }
    if draft.new.isEmpty { kinds.append(.removed) }
    let isPreamble = draft.new.first == WordText.preamble
    if isPaired, !isPreamble, draft.new.count > 1 { kinds.append(.split) }
    if isPaired, !isPreamble, draft.old.count > 1 { kinds.append(.joined) }
    if draft.isMovedBlock || draft.new.contains(where: matcher.moved.contains) {
      kinds.append(.moved)
    }
    if !draft.isMovedBlock, isRenumbered(draft) { kinds.append(.renumbered) }
    let mentions = mentions(in: draft)
    if isPaired, kinds.isEmpty, mentions.isEmpty, isSurelySame(draft) {
      countUnchanged(draft)
      return
    }
    let hidesLevels = headingShift != 0 && isShiftTold
    let blocks = draft.pieces.map { BlockChange($0, pair, hidesLevels: hidesLevels) }
    if draft.pieces.contains(where: { Self.levels(of: $0, pair) != nil }) { isShiftTold = true }
    // What only mentions a clause by its new number is told where nothing else is: it reads otherwise than before, and
    // whether the mention is of this text is for people to see.
    let isNamed = !kinds.isEmpty
    if isPaired,
      !mentions.isEmpty
        || blocks.contains(where: { Self.holdsChange($0, besidesMentions: isNamed) })
    {
      kinds.append(.changed)
    }
    if kinds.isEmpty {
      // A clause whose words stand elsewhere now, and are told there.
      countUnchanged(draft)
      return
    }
    let isMoved = kinds.contains(.moved) && !draft.isMovedBlock
    clauses.append(
      ClauseChange(
        kinds: kinds, old: draft.old.map { Self.place($0, oldPlaces, ordered: isMoved) },
        new: draft.new.map { Self.place($0, newPlaces, ordered: isMoved) }, blocks: blocks,
        isPassage: draft.isMovedBlock, blocksBefore: place, mentions: mentions))
  }

  /// The mentions that a clause is told for; a passage has none of its own.
  private func mentions(in draft: Draft) -> [ClauseChange.Mention] {
    guard !mentions.isEmpty, !draft.isMovedBlock else { return [] }
    var clauses: Set<Int> = Set(draft.new)
    for piece in draft.pieces {
      if let block = piece.newBlock { clauses.insert(pair.new.blocks[block].clause) }
    }
    let found = clauses.sorted().flatMap { mentions[$0] ?? [] }
    return found.map { mention in
      ClauseChange.Mention(
        text: mention.text,
        old: mention.old.flatMap { pair.oldDocument.references[$0].clause }.map { oldPlaces[$0] },
        new: mention.new.flatMap { pair.newDocument.references[$0].clause }.map { newPlaces[$0] })
    }
  }

  private mutating func countUnchanged(_ draft: Draft) {
    if let clause = draft.new.first, clause >= 0 { unchangedClauseCount += 1 }
  }

  /// Whether no word, style or form differs, which spares writing the runs.
  private func isSurelySame(_ draft: Draft) -> Bool {
    draft.pieces.allSatisfy { piece in
      guard let a = piece.oldBlock, let b = piece.newBlock, piece.seam == .none,
        pair.old.blocks[a].form == pair.new.blocks[b].form
          || (headingShift != 0 && isShiftTold && Self.levels(of: piece, pair) != nil)
      else { return false }
      if piece.isKept {
        return zip(pair.old.blocks[a].words, pair.new.blocks[b].words)
          .allSatisfy { isSame($0, $1) }
      }
      return piece.items.allSatisfy { $0.kind == .equal && isSame($0.old, $0.new) }
    }
  }

  private func isSame(_ old: Int, _ new: Int) -> Bool {
    let (a, b) = (pair.old.words[old], pair.new.words[new])
    return a.number == b.number && a.spelling == b.spelling && a.style == b.style
      && a.traits == b.traits
  }

  /// The difference of levels that all headings have that stand in both texts; 0 where there is none, or
  /// more than one.
  private static func headingShift(in drafts: [Draft], _ pair: TextPair) -> Int {
    var shifts: [Int] = []
    for draft in drafts {
      for piece in draft.pieces {
        if let (old, new) = levels(of: piece, pair) { shifts.append(new - old) }
      }
    }
    guard shifts.count >= 3, let first = shifts.first, shifts.allSatisfy({ $0 == first }) else {
      return 0
    }
    return first
  }

  /// The levels of a heading in the two texts.
  private static func levels(of piece: Piece, _ pair: TextPair) -> (Int, Int)? {
    guard let old = piece.oldBlock, let new = piece.newBlock,
      case .heading(let a) = pair.old.blocks[old].form,
      case .heading(let b) = pair.new.blocks[new].form
    else { return nil }
    return (a, b)
  }

  private func isRenumbered(_ draft: Draft) -> Bool {
    guard draft.old.count == 1, draft.new.count == 1, let old = draft.old.first,
      let new = draft.new.first, old >= 0, new >= 0
    else { return false }
    return pair.oldDocument.clauses[old].number != pair.newDocument.clauses[new].number
  }

  /// - Parameter besidesMentions: whether it has to differ in more than the numbers of clauses.
  private static func holdsChange(_ block: BlockChange, besidesMentions: Bool) -> Bool {
    block.seam != .none || block.kind == .added || block.kind == .removed
      || block.runs.contains { run in
        !run.isSame && !(besidesMentions && run.sort == .reference && !run.isOtherTarget)
      }
  }

  private static func place(
    _ index: Int, _ places: ClausePlaces, ordered: Bool
  ) -> ClauseChange.Place {
    guard index < 0 else { return ordered ? places.placeInOrder(index) : places[index] }
    return ClauseChange.Place(
      anchor: index == WordText.frontMatter ? "front-matter" : "", number: nil, title: "",
      parents: [])
  }
}
